"""The table of Princes of the Renaissance: what is public (PRI-013) and what is hidden (PRI-014)."""

from typing import ClassVar, Final

from signoria.core.chance import Chance
from signoria.core.flow import State
from signoria.core.rows import Ints
from signoria.games.princes.tables import Tables


class Princes(State):
    """Everything on the table. Masks of lots: see `tables`.

    A new table is bare: `setup` or `clone` lays everything on it, each thing once, because a search clones
    tables all the time.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "beginners",
        "side",
        "open_money",
        "stall_guard",
        "order",
        "follower",
        "bids",
        "face",
        "gold",
        "influence",
        "pay",
        "banked",
        "own",
        "troops",
        "triumphs",
        "supply",
        "status",
        "on_city",
        "display",
        "removed",
        "used",
        "decade",
        "cannon",
        "active",
        "declared",
        "last_event_sold",
        "passes",
        "pool",
        "under",
        "discard",
        "hands",
        "drawn",
        "peeked",
        "attacker",
        "defender",
        "weather",
        "condottieri",
        "league",
        "bribed",
        "wars_won",
        "incomes",
        "city_points",
        "revealed",
        "offers",
        "offers_made",
        "spoken",
        "dealt",
        "doubt",
        "purse_changes",
    )

    LAYOUT: ClassVar[int] = 4
    __slots__ = (*FIELDS, "t")  # half the time of a clone: so many attributes make a large dictionary

    # What the table agreed on (PRI-028).
    beginners: bool
    side: int
    open_money: bool
    stall_guard: bool
    # Players.
    order: Ints
    """Seats by order marker (PRI-015)."""
    follower: Ints
    """For each seat the next one in player order."""
    bids: Ints
    """Total bids of the start auctions (PRI-041)."""
    face: Ints
    """Family tile of each seat: family, plus 6 on side B; -1 before one is chosen."""
    gold: list[int]
    influence: list[int]
    pay: Ints
    """Gold lying on the family tiles (PRI-166)."""
    banked: list[int]
    """What the bank has taken in, less what it gave, for each currency (INV-08)."""
    own: Ints
    """City tiles, events and the Pope of each seat, as a mask of lots."""
    troops: Ints
    triumphs: Ints
    # Board.
    supply: Ints
    status: Ints
    on_city: Ints
    """Status events on the city fields, as masks of lots (PRI-122)."""
    display: int
    removed: int
    used: int
    """Turned tiles (PRI-011)."""
    decade: int
    """0 before the first turn, 1 to 3, then 4 in the final scoring."""
    cannon: int
    active: int
    declared: int
    """Currency declared by Baglioni B for this decade (PRI-253)."""
    last_event_sold: bool
    passes: int
    """Pass actions in a row."""
    # Treachery cards: numbers of single cards, in hands as masks; their kinds stand in the tables.
    pool: list[int]
    under: list[int]
    """Cards that Bentivoglio put under the pile, the uppermost first; drawn when the pool is empty."""
    discard: list[int]
    hands: list[int]
    drawn: int
    """The two cards Bentivoglio is choosing from (PRI-254)."""
    peeked: int
    """Cards in other hands that Bentivoglio once put under the pile and so knows."""
    # The present war.
    attacker: int
    defender: int
    weather: Ints
    """Modifier of the attacking and the defending city (PRI-156)."""
    condottieri: Ints
    league: int
    """Side that the Pope's owner has joined: 0 attacking, 1 defending."""
    bribed: Ints
    """Bribed troops of each seat (PRI-181)."""
    # Memory for invariants and the end.
    wars_won: int
    incomes: int
    city_points: list[int]
    revealed: bool
    # Negotiation (PRI-322).
    offers: list[list[int]]
    """Open offers: id, maker, partner, gold and influence given, gold and influence wanted, promise."""
    offers_made: int
    spoken: Ints
    dealt: Ints
    """For each seat the mask of seats it has exchanged money with."""
    doubt: list[int]
    """How far others may be wrong about a purse: see `purses`. Empty while nobody can be."""
    purse_changes: Ints
    """Clues given about each purse, counted round and round."""

    def __init__(self, t: Tables, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.t: Final = t

    def clone(self) -> "Princes":
        other = Princes(self.t, self.seats, self.chance.clone())
        self.copy_flow(other)
        self._copy_players(other)
        self._copy_board(other)
        self._copy_cards(other)
        self._copy_war(other)
        self._copy_deals(other)
        return other

    def _copy_players(self, other: "Princes") -> None:
        other.order = self.order
        other.follower = self.follower
        other.bids = self.bids
        other.face = self.face
        other.gold = self.gold.copy()
        other.influence = self.influence.copy()
        other.pay = self.pay
        other.banked = self.banked.copy()
        other.own = self.own
        other.troops = self.troops
        other.triumphs = self.triumphs

    def _copy_board(self, other: "Princes") -> None:
        other.beginners = self.beginners
        other.side = self.side
        other.open_money = self.open_money
        other.stall_guard = self.stall_guard
        other.supply = self.supply
        other.status = self.status
        other.on_city = self.on_city
        other.display = self.display
        other.removed = self.removed
        other.used = self.used
        other.decade = self.decade
        other.cannon = self.cannon
        other.active = self.active
        other.declared = self.declared
        other.last_event_sold = self.last_event_sold
        other.passes = self.passes
        other.incomes = self.incomes
        other.city_points = self.city_points.copy()
        other.revealed = self.revealed

    def _copy_cards(self, other: "Princes") -> None:
        other.pool = self.pool.copy()
        other.under = self.under.copy()
        other.discard = self.discard.copy()
        other.hands = self.hands.copy()
        other.drawn = self.drawn
        other.peeked = self.peeked

    def _copy_war(self, other: "Princes") -> None:
        other.attacker = self.attacker
        other.defender = self.defender
        other.weather = self.weather
        other.condottieri = self.condottieri
        other.league = self.league
        other.bribed = self.bribed
        other.wars_won = self.wars_won

    def _copy_deals(self, other: "Princes") -> None:
        other.offers = []
        for offer in self.offers:
            other.offers.append(offer.copy())
        other.offers_made = self.offers_made
        other.spoken = self.spoken
        other.dealt = self.dealt
        other.doubt = self.doubt.copy()
        other.purse_changes = self.purse_changes
