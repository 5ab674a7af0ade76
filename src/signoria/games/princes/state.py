"""The table of Princes of the Renaissance: what is public (PRI-013) and what is hidden (PRI-014)."""

from typing import Any, ClassVar, Final

from signoria.core.chance import Chance
from signoria.core.flow import Frame, State
from signoria.games.princes.tables import NOBODY, Tables


class Princes(State):
    """Everything on the table. Masks of lots: see `tables`."""

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

    def __init__(self, t: Tables, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.t: Final = t
        # What the table agreed on (PRI-028).
        self.beginners = False
        self.side = 0
        self.open_money = False
        self.stall_guard = True
        # Players.
        self.order: list[int] = []
        """Seats by order marker (PRI-015)."""
        self.follower: list[int] = []
        """For each seat the next one in player order."""
        self.bids: list[int] = []
        """Total bids of the start auctions (PRI-041)."""
        self.face: list[int] = []
        """Family tile of each seat: family, plus 6 on side B; -1 before one is chosen."""
        self.gold: list[int] = []
        self.influence: list[int] = []
        self.pay: list[int] = []
        """Gold lying on the family tiles (PRI-166)."""
        self.banked: list[int] = []
        """What the bank has taken in, less what it gave, for each currency (INV-08)."""
        self.own: list[int] = []
        """City tiles, events and the Pope of each seat, as a mask of lots."""
        self.troops: list[int] = []
        self.triumphs: list[int] = []
        # Board.
        self.supply: list[int] = []
        self.status: list[int] = []
        self.on_city: list[int] = []
        """Status events on the city fields, as masks of lots (PRI-122)."""
        self.display = 0
        self.removed = 0
        self.used = 0
        """Turned tiles (PRI-011)."""
        self.decade = 0
        """0 before the first turn, 1 to 3, then 4 in the final scoring."""
        self.cannon = 0
        self.active = NOBODY
        self.declared = -1
        """Currency declared by Baglioni B for this decade (PRI-253)."""
        self.last_event_sold = False
        self.passes = 0
        """Pass actions in a row."""
        # Treachery cards: numbers of single cards; their kinds stand in the tables.
        self.pool: list[int] = []
        self.under: list[int] = []
        """Cards that Bentivoglio put under the pile, the uppermost first; drawn when the pool is empty."""
        self.discard: list[int] = []
        self.hands: list[list[int]] = []
        self.drawn: list[int] = []
        """The two cards Bentivoglio is choosing from (PRI-254)."""
        self.peeked = 0
        """Mask of cards in other hands that Bentivoglio once put under the pile and so knows."""
        # The present war.
        self.attacker = NOBODY
        self.defender = NOBODY
        self.weather: list[int] = []
        """Modifier of the attacking and the defending city (PRI-156)."""
        self.condottieri: list[int] = []
        self.league = NOBODY
        """Side that the Pope's owner has joined: 0 attacking, 1 defending."""
        self.bribed: list[int] = []
        """Bribed troops of each seat (PRI-181)."""
        # Memory for invariants and the end.
        self.wars_won = 0
        self.incomes = 0
        self.city_points: list[int] = []
        self.revealed = False
        # Negotiation (PRI-322).
        self.offers: list[list[int]] = []
        """Open offers: id, maker, partner, gold and influence given, gold and influence wanted, promise."""
        self.offers_made = 0
        self.spoken: list[int] = []
        self.dealt: list[int] = []
        """For each seat the mask of seats it has exchanged money with."""
        self.doubt: list[int] = []
        """How far others may be wrong about a purse: see `purses`. Empty while nobody can be."""
        self.purse_changes: list[int] = []
        """Clues given about each purse, counted round and round."""

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
        other.order = self.order.copy()
        other.follower = self.follower.copy()
        other.bids = self.bids.copy()
        other.face = self.face.copy()
        other.gold = self.gold.copy()
        other.influence = self.influence.copy()
        other.pay = self.pay.copy()
        other.banked = self.banked.copy()
        other.own = self.own.copy()
        other.troops = self.troops.copy()
        other.triumphs = self.triumphs.copy()

    def _copy_board(self, other: "Princes") -> None:
        other.beginners = self.beginners
        other.side = self.side
        other.open_money = self.open_money
        other.stall_guard = self.stall_guard
        other.supply = self.supply.copy()
        other.status = self.status.copy()
        other.on_city = self.on_city.copy()
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
        other.hands = [hand.copy() for hand in self.hands]
        other.drawn = self.drawn.copy()
        other.peeked = self.peeked

    def _copy_war(self, other: "Princes") -> None:
        other.attacker = self.attacker
        other.defender = self.defender
        other.weather = self.weather.copy()
        other.condottieri = self.condottieri.copy()
        other.league = self.league
        other.bribed = self.bribed.copy()
        other.wars_won = self.wars_won

    def _copy_deals(self, other: "Princes") -> None:
        other.offers = [offer.copy() for offer in self.offers]
        other.offers_made = self.offers_made
        other.spoken = self.spoken.copy()
        other.dealt = self.dealt.copy()
        other.doubt = self.doubt.copy()
        other.purse_changes = self.purse_changes.copy()

    def aside(self) -> Frame[Any]:
        # Imported here, because the aside is written in terms of this class.
        from signoria.games.princes.negotiation import NEGOTIATION

        return NEGOTIATION
