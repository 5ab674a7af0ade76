"""The table: everything is public (VIR-009) except family cards while they are being placed (VIR-110)."""

from typing import ClassVar, Final

from signoria.core.chance import Chance
from signoria.core.flow import State
from signoria.core.rows import Ints
from signoria.games.virtu.tables import Tables

# Parts of a game.
SETUP: Final = 0
SPRING: Final = 1
SIEGES: Final = 2
WINTER: Final = 3
OVER: Final = 4

NOBODY: Final = -1


class Virtu(State):
    """The table. Rows are indexed by seat unless a comment says otherwise.

    What changes seldom is a tuple, replaced whole, so that clones share it. The constructor gives no values:
    `setup` lays the table out, and a clone copies each thing once.
    """

    LAYOUT = 3
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
    __slots__ = (*FIELDS, "t")  # so many attributes in a dictionary double the time of a clone

    # What the table agreed on
    forfeit_surplus: int
    agents_per_palace: int
    tokens_after_own: int
    bank_limited: int
    kind_for_phase: int
    year_limit: int
    secret_setup: int
    # Time and order
    year: int
    part: int
    last_year: int
    order: Ints
    """Seats in turn order."""
    power: Ints
    seat_of: Ints
    """By power; -1 for powers out of play."""
    # Palaces
    cards: Ints
    """By `seat * 16 + field`; -1 for an empty field."""
    face: list[int]
    """Mask of courtier fields with a face-up card."""
    marker: list[int]
    indulgences: Ints
    """Mask of rooms."""
    # Domains
    coins: list[int]
    owned: Ints
    """Mask of tiles; its city part says which cities a player controls."""
    up: Ints
    fresh: Ints
    """Mask of sources that were bought this winter and cannot pay in it (VIR-631)."""
    # The board
    holder: Ints
    """By city: who controls it, -1 neutral."""
    cathedrals: int
    troops: Ints
    """By `seat * 30 + city`: troops in an own city or before another one."""
    reserve: list[int]
    routed: Ints
    """One entry `seat * 30 + city` for each troop that has to retreat (VIR-525)."""
    agents: Ints
    """By place: whose agent is there, -1 none."""
    agents_ready: Ints
    agents_left: Ints
    """Agents still in the general supply."""
    supply: Ints
    """By item."""
    removed: int
    """Mask of cards that left the game."""
    patronage: Ints
    patron_of: Ints
    """By patron bonus: who took it, -1 nobody."""
    allies: Ints
    """By alliance."""
    allies_used: int
    tokens: Ints
    trophies: Ints
    """Mask of seats whose trophy a player has."""
    city_stack: Ints
    """Seats by their last move on the city track; within a field later means higher (VIR-540)."""
    patron_stack: Ints
    fought: Ints
    """Mask of cities before which a player won a battle this spring (VIR-531)."""
    leonardo_cities: int
    """Cities before which the owner of Leonardo used him as besieger this spring (B-09)."""
    requested: int
    barred: int
    owed: int
    """Seats that owe their palace an indulgence card at the end of their action (VIR-314)."""
    indulgences_left: int
    moved: list[int]
    """By field of the palace that is being rearranged: how often its card was moved (VIR-627)."""
    arrangements: Ints
    """Arrangements of that palace that have been there this winter, two ints each."""
    paid_kinds: Ints
    """By `seat * 8 + symbol`: sources that paid it in this phase; empty unless the option asks for it."""

    def __init__(self, t: Tables, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.t: Final = t

    def clone(self) -> "Virtu":
        other = Virtu(self.t, self.seats, self.chance.clone())
        self.copy_flow(other)
        self._copy_settings(other)
        other.cards = self.cards
        other.face = self.face.copy()
        other.marker = self.marker.copy()
        other.indulgences = self.indulgences
        other.coins = self.coins.copy()
        other.owned = self.owned
        other.up = self.up
        other.fresh = self.fresh
        other.holder = self.holder
        other.cathedrals = self.cathedrals
        other.troops = self.troops
        other.reserve = self.reserve.copy()
        other.routed = self.routed
        other.agents = self.agents
        other.agents_ready = self.agents_ready
        other.agents_left = self.agents_left
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
        other.order = self.order
        other.power = self.power
        other.seat_of = self.seat_of

    def _copy_prestige_board(self, other: "Virtu") -> None:
        other.supply = self.supply
        other.removed = self.removed
        other.patronage = self.patronage
        other.patron_of = self.patron_of
        other.allies = self.allies
        other.allies_used = self.allies_used
        other.tokens = self.tokens
        other.trophies = self.trophies
        other.city_stack = self.city_stack
        other.patron_stack = self.patron_stack
        other.fought = self.fought
        other.leonardo_cities = self.leonardo_cities
        other.requested = self.requested
        other.barred = self.barred
        other.owed = self.owed
        other.indulgences_left = self.indulgences_left
        other.moved = self.moved.copy()
        other.arrangements = self.arrangements
        other.paid_kinds = self.paid_kinds
