"""The table: everything is public (VIR-009) except family cards while they are being placed (VIR-110)."""

from typing import ClassVar, Final

from signoria.core.chance import Chance
from signoria.core.flow import Frame, State
from signoria.games.virtu.tables import Tables

# Parts of a game.
SETUP: Final = 0
SPRING: Final = 1
SIEGES: Final = 2
WINTER: Final = 3
OVER: Final = 4

NOBODY: Final = -1


class Virtu(State):
    """The table. Lists are indexed by seat unless a comment says otherwise."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "forfeit_surplus",
        "agents_per_palace",
        "tokens_after_own",
        "bank_limited",
        "kind_for_phase",
        "year_limit",
        "secret_setup",
        "year",
        "part",
        "last_year",
        "order",
        "power",
        "seat_of",
        "cards",
        "face",
        "marker",
        "indulgences",
        "coins",
        "owned",
        "up",
        "fresh",
        "holder",
        "cathedrals",
        "troops",
        "reserve",
        "routed",
        "agents",
        "agents_ready",
        "agents_left",
        "supply",
        "removed",
        "patronage",
        "patron_of",
        "allies",
        "allies_used",
        "tokens",
        "trophies",
        "city_stack",
        "patron_stack",
        "fought",
        "leonardo_cities",
        "requested",
        "barred",
        "owed",
        "indulgences_left",
        "moved",
        "arrangements",
        "paid_kinds",
    )

    def __init__(self, t: Tables, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.t: Final = t
        # What the table agreed on
        self.forfeit_surplus = 0
        self.agents_per_palace = 0
        self.tokens_after_own = 0
        self.bank_limited = 0
        self.kind_for_phase = 0
        self.year_limit = 0
        self.secret_setup = 1
        # Time and order
        self.year = 0
        self.part = SETUP
        self.last_year = 0
        self.order: list[int] = []
        """Seats in turn order."""
        self.power: list[int] = []
        self.seat_of: list[int] = []
        """By power; -1 for powers out of play."""
        # Palaces
        self.cards: list[int] = []
        """By `seat * 16 + field`; -1 for an empty field."""
        self.face: list[int] = []
        """Mask of courtier fields with a face-up card."""
        self.marker: list[int] = []
        self.indulgences: list[int] = []
        """Mask of rooms."""
        # Domains
        self.coins: list[int] = []
        self.owned: list[int] = []
        """Mask of tiles; its city part says which cities a player controls."""
        self.up: list[int] = []
        self.fresh: list[int] = []
        """Mask of sources that were bought this winter and cannot pay in it (VIR-631)."""
        # The board
        self.holder: list[int] = []
        """By city: who controls it, -1 neutral."""
        self.cathedrals = 0
        self.troops: list[int] = []
        """By `seat * 30 + city`: troops in an own city or before another one."""
        self.reserve: list[int] = []
        self.routed: list[int] = []
        """One entry `seat * 30 + city` for each troop that has to retreat (VIR-525)."""
        self.agents: list[int] = []
        """By place: whose agent is there, -1 none."""
        self.agents_ready: list[int] = []
        self.agents_left: list[int] = []
        """Agents still in the general supply."""
        self._prestige_board()

    def _prestige_board(self) -> None:
        self.supply: list[int] = []
        """By item."""
        self.removed = 0
        """Mask of cards that left the game."""
        self.patronage: list[int] = []
        self.patron_of: list[int] = []
        """By patron bonus: who took it, -1 nobody."""
        self.allies: list[int] = []
        """By alliance."""
        self.allies_used = 0
        self.tokens: list[int] = []
        self.trophies: list[int] = []
        """Mask of seats whose trophy a player has."""
        self.city_stack: list[int] = []
        """Seats by their last move on the city track; within a field later means higher (VIR-540)."""
        self.patron_stack: list[int] = []
        self.fought: list[int] = []
        """Mask of cities before which a player won a battle this spring (VIR-531)."""
        self.leonardo_cities = 0
        """Cities before which the owner of Leonardo used him as besieger this spring (B-09)."""
        self.requested = 0
        self.barred = 0
        self.owed = 0
        """Seats that owe their palace an indulgence card at the end of their action (VIR-314)."""
        self.indulgences_left = 0
        self.moved: list[int] = []
        """By field of the palace that is being rearranged: how often its card was moved (VIR-627)."""
        self.arrangements: list[int] = []
        """Arrangements of that palace that have been there this winter, two ints each."""
        self.paid_kinds: list[int] = []
        """By `seat * 8 + symbol`: sources that paid it in this phase; empty unless the option asks for it."""

    def aside(self) -> "Frame[Virtu]":
        """Florins may be taken at any time (VIR-216)."""
        from signoria.games.virtu.florins import FLORINS  # here, because that frame needs this class

        return FLORINS

    def clone(self) -> "Virtu":
        other = Virtu(self.t, self.seats, self.chance.clone())
        self.copy_flow(other)
        self._copy_settings(other)
        other.cards = self.cards.copy()
        other.face = self.face.copy()
        other.marker = self.marker.copy()
        other.indulgences = self.indulgences.copy()
        other.coins = self.coins.copy()
        other.owned = self.owned.copy()
        other.up = self.up.copy()
        other.fresh = self.fresh.copy()
        other.holder = self.holder.copy()
        other.cathedrals = self.cathedrals
        other.troops = self.troops.copy()
        other.reserve = self.reserve.copy()
        other.routed = self.routed.copy()
        other.agents = self.agents.copy()
        other.agents_ready = self.agents_ready.copy()
        other.agents_left = self.agents_left.copy()
        self._copy_prestige_board(other)
        return other

    def _copy_settings(self, other: "Virtu") -> None:
        other.forfeit_surplus = self.forfeit_surplus
        other.agents_per_palace = self.agents_per_palace
        other.tokens_after_own = self.tokens_after_own
        other.bank_limited = self.bank_limited
        other.kind_for_phase = self.kind_for_phase
        other.year_limit = self.year_limit
        other.secret_setup = self.secret_setup
        other.year = self.year
        other.part = self.part
        other.last_year = self.last_year
        other.order = self.order.copy()
        other.power = self.power.copy()
        other.seat_of = self.seat_of.copy()

    def _copy_prestige_board(self, other: "Virtu") -> None:
        other.supply = self.supply.copy()
        other.removed = self.removed
        other.patronage = self.patronage.copy()
        other.patron_of = self.patron_of.copy()
        other.allies = self.allies.copy()
        other.allies_used = self.allies_used
        other.tokens = self.tokens.copy()
        other.trophies = self.trophies.copy()
        other.city_stack = self.city_stack.copy()
        other.patron_stack = self.patron_stack.copy()
        other.fought = self.fought.copy()
        other.leonardo_cities = self.leonardo_cities
        other.requested = self.requested
        other.barred = self.barred
        other.owed = self.owed
        other.indulgences_left = self.indulgences_left
        other.moved = self.moved.copy()
        other.arrangements = self.arrangements.copy()
        other.paid_kinds = self.paid_kinds.copy()
