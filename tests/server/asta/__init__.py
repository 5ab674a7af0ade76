"""Asta, a title for the server's tests: lots under the hammer, bids rise in turn, nothing else happens."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from signoria.core.chance import Chance, Rng
from signoria.core.flow import Frame, State
from signoria.core.option import Option, Span
from signoria.core.seating import everyone, next_in
from signoria.core.value import Action, Event, Key
from signoria.play.game import Game, Sheet

LOTS = 3


class Asta(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("gold", "won", "lot")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.gold = [20] * seats
        self.won = [0] * seats
        self.lot = 0

    def clone(self) -> "Asta":
        other = Asta(self.seats, self.chance.clone())
        self.copy_flow(other)
        other.gold, other.won, other.lot = self.gold.copy(), self.won.copy(), self.lot
        return other


class Bid(Action):
    TAG = "bid"
    OF = ("gold gold",)

    def __init__(self, gold: int) -> None:
        self.gold: Final = gold

    def key(self) -> Key:
        return (self.gold,)


class Pass(Action):
    TAG = "pass"


class LotSold(Event):
    TAG = "lot_sold"
    OF = ("winner seat", "gold gold")


class Sale(Frame[Asta]):
    """Sell one lot after the other."""

    TAG = "sale"

    def run(self, s: Asta) -> None:
        if s.lot == LOTS:
            s.end()
            return
        s.lot += 1
        s.call(Auction(0, everyone(s.seats), 0, -1), then=self)


class Auction(Frame[Asta]):
    """Bid higher or leave; the last one inside pays."""

    TAG = "auction"
    OF = ("turn seat", "inside seat*", "high gold", "leader seat")

    def __init__(self, turn: int, inside: int, high: int, leader: int) -> None:
        self.turn: Final = turn
        self.inside: Final = inside
        self.high: Final = high
        self.leader: Final = leader

    def key(self) -> Key:
        return (self.turn, self.inside, self.high, self.leader)

    def waits_for(self, s: Asta) -> int:
        return 1 << self.turn

    def options(self, s: Asta, seat: int) -> list[Option]:
        out = [Option(Pass)]
        if s.gold[seat] > self.high:
            out.append(Option(Bid, Span(self.high + 1, s.gold[seat])))
        return out

    def take(self, s: Asta, seat: int, action: Action) -> None:
        inside, high, leader = self.inside, self.high, self.leader
        if isinstance(action, Bid):
            high, leader = action.gold, seat
        else:
            inside &= ~(1 << seat)
        following = next_in(inside, seat, s.seats)
        if following in (-1, leader):
            if leader >= 0:
                s.gold[leader] -= high
                s.won[leader] += 1
            s.tell(LotSold(leader, high))
            s.end()
        else:
            s.become(Auction(following, inside, high, leader))


class TableView(msgspec.Struct):
    gold: list[int]
    won: list[int]
    lot: int


def start(_tables: None, seats: int, _options: Mapping[str, int], chance: Chance) -> Asta:
    s = Asta(seats, chance)
    s.stack.append(Sale())
    return s


def redeal(s: Asta, _seat: int, _rng: Rng) -> Asta:
    return s.clone()


def tally(s: Asta, _seat: int) -> list[Sheet]:
    return [[10 * won, gold] for won, gold in zip(s.won, s.gold, strict=True)]


def load(_data: Mapping[str, Any]) -> None:
    return None


GAME: Game[Asta, None] = Game(
    id="asta",
    rule_prefix="AST",
    rules_version=1,
    least_seats=2,
    most_seats=4,
    bound=500,
    home=Path(__file__).parent,
    load=load,
    blank=lambda _tables, seats: Asta(seats, Chance()),
    start=start,
    view=lambda s, _seat: TableView(s.gold, s.won, s.lot),
    hidden=lambda _s, _seat: 0,
    redeal=redeal,
    check=lambda _s: [],
    scores=lambda s: [10 * won + gold for won, gold in zip(s.won, s.gold, strict=True)],
    sources=("lots", "gold"),
    tally=tally,
    places=lambda s: [1 + sum(other > mine for other in s.won) for mine in s.won],
    default=lambda _s, _seat: Pass(),
    frames=(Sale, Auction),
    actions=(Bid, Pass),
    events=(LotSold,),
    reasons={},
    nouns={},
)
