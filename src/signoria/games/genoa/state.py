"""The table (GEN-010, GEN-011): goods, cards, tower, markers, and what is being negotiated."""

from typing import ClassVar, Final

from signoria.core.chance import Chance
from signoria.core.flow import State
from signoria.games.genoa.bids import Ask, Offer
from signoria.games.genoa.tables import Board, Tables

NO_PROMISE: Final = [0, 0, -1]
"""Nothing is promised out of the running action: first good, second good, reward of a large order."""


class Genoa(State):
    """Everything on the table. Lists by seat, or by seat and thing, seat by seat."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("alternative", "slow", "start", "active", "turns", "taken", "marker", "bank", "finished"),
        *("money", "goods", "stock", "own", "supply", "owner", "hands", "pools", "discards"),
        *("path", "visited", "closed", "performer", "fees", "smalls", "based", "bonus", "spent", "performed"),
        *("sheets", "offers", "answered", "asks", "ask_ids", "last_ask", "asked", "talks"),
        *("promise", "drawn", "trace", "lacks", "tested"),
    )

    def __init__(self, t: Tables, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.t: Final = t
        # Agreed before the game.
        self.alternative = 0
        """1: the other way to draw the board (GEN-197, question Q1 of the catalogue)."""
        self.slow = 0
        """1: days between moves, fewer rounds of negotiation (GEN-126)."""
        # Rounds and turns.
        self.start = 0
        self.active = 0
        self.turns = 0
        """Turns begun in this round."""
        self.taken: list[int] = []
        """Turns begun by each seat in the whole game."""
        self.marker = 0
        self.bank = 0
        """Ducats that the bank has paid out so far."""
        self.finished = 0
        # Goods: cubes and special cards by thing, 13 for each seat.
        self.money: list[int] = []
        self.goods: list[int] = []
        self.stock: list[int] = []
        self.own: list[int] = []
        """Markers in the own supply."""
        self.supply: list[int] = []
        """Markers in the general supply, by colour (one colour a seat)."""
        self.owner: list[int] = []
        """Seat whose marker lies on each building, or -1."""
        self.hands: list[list[int]] = []
        """Cards by seat and pile: hands[4 * seat + pile]; nobody limits how many one holds (GEN-015)."""
        self.pools: list[list[int]] = []
        """Face-down piles, without order."""
        self.discards: list[list[int]] = []
        # The turn.
        self.path: list[int] = []
        """Fields the tower has stood on this turn, in order; the tower stands on the last."""
        self.visited = 0
        self.closed = 0
        """Streets whose discs were taken off in the marker phase (mask of fields)."""
        self.performer: list[int] = []
        """Seat that carried out each building's action this turn, or -1."""
        self.fees = 0
        """Buildings whose owner was paid this turn (mask)."""
        self.smalls = 0
        """Buildings whose small order was fulfilled this turn (mask)."""
        self.based = 0
        """Seats whose regular action of this turn is used (mask)."""
        self.bonus = 0
        """Second action of A with two players: 0 not earned, 1 there, 2 used (GEN-272)."""
        self.spent: list[int] = []
        """More-action cards each seat spent this turn."""
        self.performed: list[int] = []
        """Regular actions each seat carried out this turn."""
        # Negotiation.
        self.sheets: list[list[Offer]] = []
        """Offers written down in the running proposal step, unseen by the others."""
        self.offers: list[list[Offer]] = []
        """Offers standing since the last proposal step."""
        self.answered = 0
        """Seats that have handed in their answer in the running proposal step (mask)."""
        self.asks: list[Ask] = []
        self.ask_ids: list[int] = []
        """Numbers of the asks: never used twice in a turn, so nobody agrees to terms just changed."""
        self.last_ask = 0
        self.asked = 0
        """Asks published since the last proposal step ended."""
        self.talks = 0
        """Rounds of negotiation in this turn (GEN-108)."""
        # The running action.
        self.promise: list[int] = []
        """What the running action owes A: first good, second good, reward (GEN-120)."""
        self.drawn: list[int] = []
        """Cards just drawn of which some are promised (GEN-116)."""
        # What people know beyond their own hand.
        self.trace: list[int] = []
        """By viewer (last row: everybody) and card: mask of hands it must be in; 0: it may be anywhere."""
        self.lacks: list[int] = []
        """Messages that a seat cannot hold, because they would have been delivered (mask of cards)."""
        self.tested = 0
        """Ends of turns that showed something about messages, in the whole game."""

    @property
    def board(self) -> Board:
        return self.t.boards[self.alternative]

    @property
    def field(self) -> int:
        """Where the tower stands."""
        return self.path[-1]

    def clone(self) -> "Genoa":
        other = Genoa(self.t, self.seats, self.chance.clone())
        self.copy_flow(other)
        self._copy_numbers(other)
        self._copy_goods(other)
        self._copy_turn(other)
        other.sheets = [sheet.copy() for sheet in self.sheets]
        other.offers = [offers.copy() for offers in self.offers]
        other.asks = self.asks.copy()
        other.ask_ids = self.ask_ids.copy()
        other.promise = self.promise.copy()
        other.drawn = self.drawn.copy()
        other.trace = self.trace.copy()
        other.lacks = self.lacks.copy()
        return other

    def _copy_numbers(self, other: "Genoa") -> None:
        other.alternative = self.alternative
        other.slow = self.slow
        other.start = self.start
        other.active = self.active
        other.turns = self.turns
        other.marker = self.marker
        other.bank = self.bank
        other.finished = self.finished
        other.visited = self.visited
        other.closed = self.closed
        other.fees = self.fees
        other.smalls = self.smalls
        other.based = self.based
        other.bonus = self.bonus
        other.answered = self.answered
        other.last_ask = self.last_ask
        other.asked = self.asked
        other.talks = self.talks
        other.tested = self.tested

    def _copy_goods(self, other: "Genoa") -> None:
        other.taken = self.taken.copy()
        other.money = self.money.copy()
        other.goods = self.goods.copy()
        other.stock = self.stock.copy()
        other.own = self.own.copy()
        other.supply = self.supply.copy()
        other.owner = self.owner.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.pools = [pool.copy() for pool in self.pools]
        other.discards = [pile.copy() for pile in self.discards]

    def _copy_turn(self, other: "Genoa") -> None:
        other.path = self.path.copy()
        other.performer = self.performer.copy()
        other.spent = self.spent.copy()
        other.performed = self.performed.copy()
