"""The table of Brides & Bribes (BRI-001 to BRI-007): rows that clones share: bots copy it often.

Rows named after players are indexed by seat, those named after brides by district and rank. Three rows hold
several rows, each beginning at a named index: `workers[SUPPLY + colour]`, `ground[FACE_UP + district]`,
`modifiers[CHARM + seat]`. Tiles have one owner and one place. What others know of a tile is a mask in `seen`.
"""

# long: the rows, their first values and their copy stand together, or one of them would be forgotten.

from typing import ClassVar, Final

from signoria.core.chance import Chance
from signoria.core.flow import State
from signoria.core.rows import Ints, stamped
from signoria.games.brides.tables import COLOURS, DISTRICTS, MOST_SEATS, RANKS, SHIPS, SOURCES, SPOTS, Tables

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

NO_HEAP: Final = 255
PUBLIC: Final = 32
"""Bit of `seen`: everybody knows, spectators too."""
ALL: Final = 63

# Rows of `workers`, each by colour: first those of the seats, then these.
SUPPLY: Final = MOST_SEATS * COLOURS
TAKEN: Final = SUPPLY + COLOURS
"""Workers just taken from the district, for the Mediator (BRI-276)."""
NO_WORKERS: Final = bytes(COLOURS)
LOCAL: Final = TAKEN + COLOURS
"""Workers lying in the districts: here the row of the first district begins."""
ALL_WORKERS: Final = LOCAL + DISTRICTS * COLOURS

# Rows of `ground`, each by district.
LORD: Final = 0
MARKERS: Final = DISTRICTS
FACE_UP: Final = 2 * DISTRICTS
UNDER: Final = 3 * DISTRICTS
"""The tile under the face-up common, once somebody has seen it (BRI-396)."""
UNDER_SEEN: Final = 4 * DISTRICTS
"""Who has seen it: a mask as in `seen`."""

# Rows of `modifiers`, each by seat.
PRESTIGE: Final = 0
CHARM: Final = MOST_SEATS
NO_MODIFIERS: Final = (0,) * (2 * MOST_SEATS)

SECOND_COLOUR: Final = MOST_SEATS
"""Row of `family`: the second families of two players (BRI-372)."""


class Brides(State):
    """Everything on the table."""

    # fmt: off
    LAYOUT: ClassVar[int] = 4
    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "start", "row", "favour", "moved", "family", "ducats", "influence", "earned", "coaches",
        "workers", "businesses", "owner", "place", "heap", "seen", "used", "owned", "laid", "passed",
        "items_only", "conclusions", "ship_holder", "sold", "in_play", "resolved", "bride", "groom_on",
        "wed_round", "bride_pile", "dead", "ground", "pile", "box", "district", "present", "acted", "order",
        "leader", "groom", "modifiers", "brides_mod", "lord_mod", "no_weddings", "no_workers", "edicts",
        "active", "deed", "barred", "interfered", "helped", "killed", "plays", "skips",
    )
    # fmt: on
    __slots__ = (*FIELDS, "t")

    round: int
    """The round being played, 1 to 6 (BRI-050)."""
    start: int
    """Holder of the white coach (BRI-030)."""
    row: int
    """Row of the favour track that counts (BRI-027)."""
    favour: Ints
    """Seats by favour, best first; two players use the white coach instead (BRI-374)."""
    moved: Ints
    """Seats that asked for favour this round, in order (BRI-065)."""
    family: Ints
    """By seat; behind SECOND_COLOUR the second ones."""
    ducats: list[int]
    influence: Ints
    earned: Ints
    """All influence by seat and source, see `score_sheet`; payments and losses are negative."""
    coaches: list[int]
    """Coaches not in use."""
    workers: bytes
    """By seat and colour; behind SUPPLY, TAKEN and LOCAL those of nobody."""
    businesses: Ints
    """Mask of business types."""
    owner: Ints
    place: bytes
    heap: bytes
    """Where a tile was laid this round: a spot, or NO_HEAP for the hand."""
    seen: bytes
    """Who knows the place of an owned tile: a bit for each seat, and PUBLIC."""
    used: bytes
    owned: list[Ints]
    """Tiles of each seat (BRI-007)."""
    laid: bytes
    """Tiles in each delegation, by seat and spot."""
    passed: int
    items_only: int
    """Face-down tiles in districts that are known to be items: see `items_bit` (BRI-104, BRI-226)."""
    conclusions: int
    """How often everybody could conclude something about a hidden hand (R-44): see `redeal.hidden`."""
    ship_holder: Ints
    sold: Ints
    """Cards taken from each business stack."""
    in_play: int
    resolved: int
    bride: Ints
    groom_on: Ints
    wed_round: Ints
    bride_pile: list[Ints]
    """Face-down brides in the box by rank: pools without order, see `pools` (BRI-022)."""
    dead: int
    """Mask of killed brides (BRI-229)."""
    ground: Ints
    """What lies in the districts: LORD, MARKERS, FACE_UP, UNDER, UNDER_SEEN."""
    pile: list[Ints]
    """Face-down commons by district: pools without order (BRI-024)."""
    box: int
    """Mask of commons out of the game."""
    district: int
    """The active district (BRI-100)."""
    present: int
    acted: int
    order: list[int]
    """Seats that still have to act here, in turn order (BRI-106)."""
    leader: list[int]
    groom: Ints
    """The man who married here in this resolution (BRI-193)."""
    modifiers: Ints
    """Of the leaders: PRESTIGE and CHARM."""
    brides_mod: int
    lord_mod: int
    no_weddings: bool
    no_workers: bool
    edicts: int
    active: int
    deed: int
    barred: int
    interfered: bool
    helped: bool
    """The active player has used a completing ability this turn (BRI-154)."""
    killed: int
    """Seats whose leader was killed this turn."""
    plays: int
    """Abilities played in this district."""
    skips: int

    def __init__(self, t: Tables, seats: int, chance: Chance) -> None:
        """Only the shell: `lay_out` or `clone` fills it, so that a clone sets everything once."""
        super().__init__(seats, chance)
        self.t: Final = t

    def lay_out(self) -> "Brides":
        """A bare table."""
        self._seat_players()
        self._lay_board()
        self._clear_district()
        return self

    def _seat_players(self) -> None:
        self.round = self.start = self.row = 0
        self.favour = tuple(range(self.seats))
        self.moved = ()
        self.family = (-1,) * (2 * MOST_SEATS)
        self.ducats = [0] * self.seats
        self.influence = (0,) * self.seats
        self.earned = (0,) * (self.seats * SOURCES)
        self.coaches = [0] * self.seats
        self.workers = bytes(ALL_WORKERS)
        self.businesses = (0,) * self.seats
        self.owner = (-1,) * self.t.tiles
        self.place = bytes([OUT]) * self.t.tiles
        self.heap = bytes([NO_HEAP]) * self.t.tiles
        self.seen = bytes(self.t.tiles)
        self.used = bytes(self.t.tiles)
        self.owned = [()] * self.seats
        self.laid = bytes(self.seats * SPOTS)
        self.passed = self.items_only = self.conclusions = 0

    def _lay_board(self) -> None:
        for colour in range(COLOURS):
            self.workers = stamped(self.workers, SUPPLY + colour, self.t.workers_per_colour)
        self.ship_holder = (-1,) * SHIPS
        self.sold = (0,) * len(self.t.business_item)
        self.in_play = self.resolved = 0
        self.bride = (-1,) * (DISTRICTS * RANKS)
        self.groom_on = (-1,) * (DISTRICTS * RANKS)
        self.wed_round = (0,) * (DISTRICTS * RANKS)
        self.bride_pile = [()] * RANKS
        self.dead = 0
        nothing = (-1,) * DISTRICTS
        none = (0,) * DISTRICTS
        self.ground = nothing + none + nothing + nothing + none
        self.pile = [()] * DISTRICTS
        self.box = 0

    def _clear_district(self) -> None:
        self.district = -1
        self.present = self.acted = 0
        self.order = []
        self.leader = [-1] * self.seats
        self.groom = (-1,) * self.seats
        self.modifiers = NO_MODIFIERS
        self.brides_mod = self.lord_mod = 0
        self.no_weddings = self.no_workers = False
        self.edicts = 0
        self.active = self.deed = -1
        self.barred = self.killed = 0
        self.interfered = self.helped = False
        self.plays = self.skips = 0

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
        other.favour = self.favour
        other.moved = self.moved
        other.family = self.family
        other.ducats = self.ducats.copy()
        other.influence = self.influence
        other.earned = self.earned
        other.coaches = self.coaches.copy()
        other.workers = self.workers
        other.businesses = self.businesses
        other.owner = self.owner
        other.place = self.place
        other.heap = self.heap
        other.seen = self.seen
        other.used = self.used
        other.owned = self.owned.copy()
        other.laid = self.laid
        other.passed = self.passed
        other.items_only = self.items_only
        other.conclusions = self.conclusions

    def _copy_board(self, other: "Brides") -> None:
        """The board between two resolutions."""
        other.ship_holder = self.ship_holder
        other.sold = self.sold
        other.in_play = self.in_play
        other.resolved = self.resolved
        other.bride = self.bride
        other.groom_on = self.groom_on
        other.wed_round = self.wed_round
        other.bride_pile = self.bride_pile.copy()
        other.dead = self.dead
        other.ground = self.ground
        other.pile = self.pile.copy()
        other.box = self.box

    def _copy_district(self, other: "Brides") -> None:
        """What lasts only while a district is resolved."""
        other.district = self.district
        other.present = self.present
        other.acted = self.acted
        other.order = self.order.copy()
        other.leader = self.leader.copy()
        other.groom = self.groom
        other.modifiers = self.modifiers
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
        other.plays = self.plays
        other.skips = self.skips


def items_bit(seat: int, district: int) -> int:
    """The bit of `items_only` for a player's face-down tiles in a district."""
    return 1 << (seat * DISTRICTS + district)


def heap_of(s: Brides, tile: int) -> int:
    """Where a tile was laid this round; -1 for the hand."""
    heap = s.heap[tile]
    return -1 if heap == NO_HEAP else heap
