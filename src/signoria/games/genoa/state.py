"""The table (GEN-010, GEN-011): goods, cards, tower, markers, and what is being negotiated."""

from typing import ClassVar, Final

from signoria.core.chance import Chance
from signoria.core.flow import State
from signoria.core.rows import Ints
from signoria.games.genoa.bids import Ask, Offer
from signoria.games.genoa.tables import Board, Tables

NO_PROMISE: Final = (0, 0, -1)
"""Nothing is promised out of the running action: first good, second good, reward of a large order."""


class Genoa(State):
    """Everything on the table. Rows by seat, or by seat and thing, seat by seat.

    What changes seldom is a tuple, replaced whole, so that clones share it: searching bots copy tables far
    more often than cards change hands. For the same reason the constructor gives no values: `setup` lays the
    table out, and a clone copies each thing once.
    """

    LAYOUT = 3
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("alternative", "slow", "start", "active", "turns", "taken", "marker", "bank", "finished"),
        *("money", "goods", "stock", "own", "supply", "owner", "hands", "pools", "discards"),
        *("dice", "path", "visited", "closed", "performer", "fees", "smalls"),
        *("based", "bonus", "spent", "performed"),
        *("sheets", "offers", "answered", "asks", "ask_ids", "last_ask", "asked", "talks"),
        *("promise", "drawn", "trace", "lacks", "tested"),
    )
    __slots__ = (*FIELDS, "t")  # so many attributes in a dictionary double the time of a clone

    # Agreed before the game.
    alternative: int
    """1: the other way to draw the board (GEN-197, question Q1 of the catalogue)."""
    slow: int
    """1: days between moves, fewer rounds of negotiation (GEN-126)."""
    # Rounds and turns.
    start: int
    active: int
    turns: int
    """Turns begun in this round."""
    taken: Ints
    """Turns begun by each seat in the whole game."""
    marker: int
    bank: int
    """Ducats that the bank has paid out so far."""
    finished: int
    # Goods: cubes and special cards by thing, 13 for each seat.
    money: list[int]
    goods: list[int]
    stock: Ints
    own: Ints
    """Markers in the own supply."""
    supply: Ints
    """Markers in the general supply, by colour (one colour a seat)."""
    owner: Ints
    """Seat whose marker lies on each building, or -1."""
    hands: list[Ints]
    """Cards by seat and pile: hands[4 * seat + pile]; nobody limits how many one holds (GEN-015)."""
    pools: list[Ints]
    """Face-down piles; where a card stands in them means nothing, but chance names cards by their place."""
    discards: list[Ints]
    # The turn.
    dice: Ints
    """Red and blue as rolled this turn; nothing if the tower was placed by a card."""
    path: Ints
    """Fields the tower has stood on this turn, in order; the tower stands on the last."""
    visited: int
    closed: int
    """Streets whose discs were taken off in the marker phase (mask of fields)."""
    performer: Ints
    """Seat that carried out each building's action this turn, or -1."""
    fees: int
    """Buildings whose owner was paid this turn (mask)."""
    smalls: int
    """Buildings whose small order was fulfilled this turn (mask)."""
    based: int
    """Seats whose regular action of this turn is used (mask)."""
    bonus: int
    """Second action of A with two players: 0 not earned, 1 there, 2 used (GEN-272)."""
    spent: Ints
    """More-action cards each seat spent this turn."""
    performed: Ints
    """Regular actions each seat carried out this turn."""
    # Negotiation.
    sheets: list[tuple[Offer, ...]]
    """Offers written down in the running proposal step, unseen by the others."""
    offers: list[tuple[Offer, ...]]
    """Offers standing since the last proposal step."""
    answered: int
    """Seats that have handed in their answer in the running proposal step (mask)."""
    asks: tuple[Ask, ...]
    ask_ids: Ints
    """Numbers of the asks: never used twice in a turn, so nobody agrees to terms just changed."""
    last_ask: int
    asked: int
    """Asks published since the last proposal step ended."""
    talks: int
    """Rounds of negotiation in this turn (GEN-108)."""
    # The running action.
    promise: Ints
    """What the running action owes A: first good, second good, reward (GEN-120)."""
    drawn: Ints
    """Cards just drawn of which some are promised (GEN-116)."""
    # What people know beyond their own hand.
    trace: list[Ints]
    """What each viewer (last row: everybody) knows of others' cards: notes, see `knowledge`."""
    lacks: Ints
    """Messages that a seat cannot hold, because they would have been delivered (mask of cards)."""
    tested: int
    """Ends of turns that showed something about messages, in the whole game."""

    def __init__(self, t: Tables, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.t: Final = t

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
        self._copy_game(other)
        self._copy_turn(other)
        self._copy_talk(other)
        return other

    def _copy_game(self, other: "Genoa") -> None:
        other.alternative = self.alternative
        other.slow = self.slow
        other.start = self.start
        other.active = self.active
        other.turns = self.turns
        other.taken = self.taken
        other.marker = self.marker
        other.bank = self.bank
        other.finished = self.finished
        other.money = self.money.copy()
        other.goods = self.goods.copy()
        other.stock = self.stock
        other.own = self.own
        other.supply = self.supply
        other.owner = self.owner
        other.hands = self.hands.copy()
        other.pools = self.pools.copy()
        other.discards = self.discards.copy()
        other.trace = self.trace.copy()
        other.lacks = self.lacks
        other.tested = self.tested

    def _copy_turn(self, other: "Genoa") -> None:
        other.dice = self.dice
        other.path = self.path
        other.visited = self.visited
        other.closed = self.closed
        other.performer = self.performer
        other.fees = self.fees
        other.smalls = self.smalls
        other.based = self.based
        other.bonus = self.bonus
        other.spent = self.spent
        other.performed = self.performed
        other.promise = self.promise
        other.drawn = self.drawn

    def _copy_talk(self, other: "Genoa") -> None:
        other.sheets = self.sheets.copy()
        other.offers = self.offers.copy()
        other.answered = self.answered
        other.asks = self.asks
        other.ask_ids = self.ask_ids
        other.last_ask = self.last_ask
        other.asked = self.asked
        other.talks = self.talks
