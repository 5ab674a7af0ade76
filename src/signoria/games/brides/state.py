"""The table of Brides & Bribes (BRI-001 to BRI-007): flat lists of ints.

Lists named after players are indexed by seat; `workers` by seat and colour, `laid` by seat and spot, `bride`,
`groom_on` and `wed_round` by district and rank, `local_workers` by district and colour. Tiles have one owner
and
one place. What others know of a tile is a mask in `seen`.
"""

from typing import ClassVar, Final

from signoria.core.chance import Chance
from signoria.core.flow import State
from signoria.games.brides.tables import COLOURS, DISTRICTS, RANKS, SHIPS, SPOTS, Tables

# Places of a tile (BRI-007).
OUT: Final = 0
"""Owned by nobody: an item on its stack, a common on a pile or in the box, a loyal of an unused family."""
HAND: Final = 1
DELEGATION: Final = 2
IN_HAND: Final = 3
"""In the hand that was taken up from the active district (BRI-102)."""
LEADER: Final = 4
OPEN: Final = 5
"""A lasting ability, face up until the end of the district (BRI-166)."""
PLAYED: Final = 6
"""Just played, waiting to take effect (BRI-170)."""
RESIDENCE: Final = 7
WEDDED: Final = 8
"""A loyal lying on a bride (BRI-193)."""

NO_HEAP: Final = -1
PUBLIC: Final = 32
"""Bit of `seen`: everybody knows, spectators too."""
ALL: Final = 63


_NOTHING: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []
"""What the constructor fills in; nobody ever changes it."""


class Brides(State):
    """Everything on the table."""

    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "start", "row", "favour", "moved", "family", "second", "ducats", "influence", "gained",
        "lost", "coaches", "workers", "businesses", "owner", "place", "heap", "seen", "used", "owned",
        "laid", "passed", "items_only", "conclusions", "ship_holder", "supply", "sold", "in_play",
        "resolved", "lord", "bride", "groom_on", "wed_round", "bride_pile", "dead", "local_workers",
        "markers", "face_up", "pile", "under", "under_seen", "box", "district", "present", "acted", "order",
        "leader", "groom", "prestige_mod", "charm_mod", "brides_mod", "lord_mod", "no_weddings",
        "no_workers", "edicts", "active", "deed", "barred", "interfered", "helped", "killed", "taken",
        "plays", "skips",
    )
    # fmt: on

    def __init__(self, t: Tables, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.t: Final = t
        self.round = 0
        """The round being played, 1 to 6 (BRI-050)."""
        self.start = 0
        """Holder of the white coach (BRI-030)."""
        self.row = 0
        """Row of the favour track that counts (BRI-027)."""
        self.favour: list[int] = _NOTHING
        """Seats by favour, best first; two players use the white coach instead (BRI-374)."""
        self.moved: list[int] = _NOTHING
        """Seats that asked for favour this round, in order (BRI-065)."""
        self.family: list[int] = _NOTHING
        self.second: list[int] = _NOTHING
        self.ducats: list[int] = _NOTHING
        self.influence: list[int] = _NOTHING
        self.gained: list[int] = _NOTHING
        """All influence ever gained by each seat, for the ledger of the invariants."""
        self.lost: list[int] = _NOTHING
        self.coaches: list[int] = _NOTHING
        """Coaches not in use."""
        self.workers: list[int] = _NOTHING
        self.businesses: list[int] = _NOTHING
        """Mask of business types."""
        self.owner: list[int] = _NOTHING
        self.place: list[int] = _NOTHING
        self.heap: list[int] = _NOTHING
        """Where a tile was laid this round: a spot, or NO_HEAP for the hand."""
        self.seen: list[int] = _NOTHING
        """Who knows the place of an owned tile: a bit for each seat, and PUBLIC."""
        self.used: list[int] = _NOTHING
        self.owned: list[list[int]] = _NO_LISTS
        """Tiles of each seat (BRI-007)."""
        self.laid: list[int] = _NOTHING
        """Tiles in each delegation."""
        self.passed = 0
        self.items_only: list[int] = _NOTHING
        """Districts whose face-down tiles of this seat are known to be items (BRI-104, BRI-226)."""
        self.conclusions = 0
        """How often everybody could conclude something about a hidden hand (R-44): see `redeal.hidden`."""
        self.ship_holder: list[int] = _NOTHING
        self.supply: list[int] = _NOTHING
        self.sold: list[int] = _NOTHING
        """Cards taken from each business stack."""
        self.in_play = 0
        self.resolved = 0
        self.lord: list[int] = _NOTHING
        self.bride: list[int] = _NOTHING
        self.groom_on: list[int] = _NOTHING
        self.wed_round: list[int] = _NOTHING
        self.bride_pile: list[list[int]] = _NO_LISTS
        """Face-down brides in the box: pools without order (BRI-022)."""
        self.dead: list[int] = _NOTHING
        """Killed brides (BRI-229)."""
        self.local_workers: list[int] = _NOTHING
        self.markers: list[int] = _NOTHING
        self.face_up: list[int] = _NOTHING
        self.pile: list[list[int]] = _NO_LISTS
        """Face-down commons: pools without order (BRI-024)."""
        self.under: list[int] = _NOTHING
        """The tile under the face-up common, once somebody has seen it (BRI-396)."""
        self.under_seen: list[int] = _NOTHING
        self.box: list[int] = _NOTHING
        """Commons out of the game."""
        self.district = -1
        """The active district (BRI-100)."""
        self.present = 0
        self.acted = 0
        self.order: list[int] = _NOTHING
        """Seats that still have to act here, in turn order (BRI-106)."""
        self.leader: list[int] = _NOTHING
        self.groom: list[int] = _NOTHING
        """The man who married here in this resolution (BRI-193)."""
        self.prestige_mod: list[int] = _NOTHING
        self.charm_mod: list[int] = _NOTHING
        self.brides_mod = 0
        self.lord_mod = 0
        self.no_weddings = False
        self.no_workers = False
        self.edicts = 0
        self.active = -1
        self.deed = -1
        self.barred = 0
        self.interfered = False
        self.helped = False
        """The active player has used a completing ability this turn (BRI-154)."""
        self.killed = 0
        """Seats whose leader was killed this turn."""
        self.taken: list[int] = _NOTHING
        """Workers just taken from the district, for the Mediator (BRI-276)."""
        self.plays = 0
        """Abilities played in this district."""
        self.skips = 0

    def lay_out(self) -> None:
        """Give every list its size: a bare table. The constructor leaves it out: clones do not need it."""
        self.favour = list(range(self.seats))
        self.moved = []
        self.family = [-1] * self.seats
        self.second = [-1] * self.seats
        self.ducats = [0] * self.seats
        self.influence = [0] * self.seats
        self.gained = [0] * self.seats
        self.lost = [0] * self.seats
        self.coaches = [0] * self.seats
        self.workers = [0] * (self.seats * COLOURS)
        self.businesses = [0] * self.seats
        self.owner = [-1] * self.t.tiles
        self.place = [OUT] * self.t.tiles
        self.heap = [NO_HEAP] * self.t.tiles
        self.seen = [0] * self.t.tiles
        self.used = [0] * self.t.tiles
        self.owned = [[] for _ in range(self.seats)]
        self.laid = [0] * (self.seats * SPOTS)
        self.items_only = [0] * self.seats
        self.ship_holder = [-1] * SHIPS
        self.supply = [self.t.workers_per_colour] * COLOURS
        self.sold = [0] * len(self.t.business_item)
        self.lord = [-1] * DISTRICTS
        self.bride = [-1] * (DISTRICTS * RANKS)
        self.groom_on = [-1] * (DISTRICTS * RANKS)
        self.wed_round = [0] * (DISTRICTS * RANKS)
        self.bride_pile = [[] for _ in range(RANKS)]
        self.dead = []
        self.local_workers = [0] * (DISTRICTS * COLOURS)
        self.markers = [0] * DISTRICTS
        self.face_up = [-1] * DISTRICTS
        self.pile = [[] for _ in range(DISTRICTS)]
        self.under = [-1] * DISTRICTS
        self.under_seen = [0] * DISTRICTS
        self.box = []
        self.order = []
        self.leader = [-1] * self.seats
        self.groom = [-1] * self.seats
        self.prestige_mod = [0] * self.seats
        self.charm_mod = [0] * self.seats
        self.taken = [0] * COLOURS

    def clone(self) -> "Brides":
        other = Brides(self.t, self.seats, self.chance.clone())
        self.copy_flow(other)
        self._copy_players(other)
        self._copy_board(other)
        self._copy_district(other)
        return other

    def _copy_players(self, other: "Brides") -> None:
        """Players and their tiles."""
        other.round = self.round
        other.start = self.start
        other.row = self.row
        other.favour = self.favour.copy()
        other.moved = self.moved.copy()
        other.family = self.family.copy()
        other.second = self.second.copy()
        other.ducats = self.ducats.copy()
        other.influence = self.influence.copy()
        other.gained = self.gained.copy()
        other.lost = self.lost.copy()
        other.coaches = self.coaches.copy()
        other.workers = self.workers.copy()
        other.businesses = self.businesses.copy()
        other.owner = self.owner.copy()
        other.place = self.place.copy()
        other.heap = self.heap.copy()
        other.seen = self.seen.copy()
        other.used = self.used.copy()
        other.owned = [part.copy() for part in self.owned]
        other.laid = self.laid.copy()
        other.passed = self.passed
        other.items_only = self.items_only.copy()
        other.conclusions = self.conclusions

    def _copy_board(self, other: "Brides") -> None:
        """The board between two resolutions."""
        other.ship_holder = self.ship_holder.copy()
        other.supply = self.supply.copy()
        other.sold = self.sold.copy()
        other.in_play = self.in_play
        other.resolved = self.resolved
        other.lord = self.lord.copy()
        other.bride = self.bride.copy()
        other.groom_on = self.groom_on.copy()
        other.wed_round = self.wed_round.copy()
        other.bride_pile = [part.copy() for part in self.bride_pile]
        other.dead = self.dead.copy()
        other.local_workers = self.local_workers.copy()
        other.markers = self.markers.copy()
        other.face_up = self.face_up.copy()
        other.pile = [part.copy() for part in self.pile]
        other.under = self.under.copy()
        other.under_seen = self.under_seen.copy()
        other.box = self.box.copy()

    def _copy_district(self, other: "Brides") -> None:
        """What lasts only while a district is resolved."""
        other.district = self.district
        other.present = self.present
        other.acted = self.acted
        other.order = self.order.copy()
        other.leader = self.leader.copy()
        other.groom = self.groom.copy()
        other.prestige_mod = self.prestige_mod.copy()
        other.charm_mod = self.charm_mod.copy()
        other.brides_mod = self.brides_mod
        other.lord_mod = self.lord_mod
        other.no_weddings = self.no_weddings
        other.no_workers = self.no_workers
        other.edicts = self.edicts
        other.active = self.active
        other.deed = self.deed
        other.barred = self.barred
        other.interfered = self.interfered
        other.helped = self.helped
        other.killed = self.killed
        other.taken = self.taken.copy()
        other.plays = self.plays
        other.skips = self.skips
