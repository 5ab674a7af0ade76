"""Genoa, as advice to a player: what everything is worth in ducats, and what an action is worth to whom.

1. Ducats are points. Everything else is worth what it will still bring: little in the last round, and an
   order much more once its cubes lie before you.
2. A large order with its three cubes is the best thing in the city; bring it home before the others see it.
3. Privileges never get old, and each further neighbour in a chain is worth more than the one before.
4. Before every deal ask what the action is worth to the other side: the price lies between your values.
5. Markers pay early: each of your buildings earns a fee whenever somebody else acts there.
6. As active player your own action is one of several things you sell; do not walk past a good building for
   which somebody pays.
"""

from typing import Any, ClassVar, Final

from signoria.bots.valuation import Valuation
from signoria.bots.values import genoa_cards as cards
from signoria.bots.values import genoa_prices as prices
from signoria.bots.values.genoa_habits import habit
from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.value import Action
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.action_window import BEFORE, ActionWindow
from signoria.games.genoa.actions import AnyStart, Exchange
from signoria.games.genoa.bids import AnotherRound, Ask, Offer, WithdrawAsk
from signoria.games.genoa.current_building import AnswerHere, OffersHere
from signoria.games.genoa.neighbouring_fields import AnswerNext, OffersNext
from signoria.games.genoa.orders import small_orders
from signoria.games.genoa.ownership_markers import MarkerPhase
from signoria.games.genoa.scoring import worth as privileges_worth
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import BUILDINGS, FIELDS, LARGE, MESSAGE, PILES, PRIVILEGE, SMALL, Board

FEES_A_TURN: Final = 1.0
"""Ducats that an own building earns a turn on average, until somebody removes the marker."""

# How far a seat can count on reaching a building so many steps away.
LEADING: Final = [0.9, 0.75, 0.6, 0.45, 0.3]
"""For the active player, who moves the tower."""
FOLLOWING: Final = [0.35, 0.3, 0.2, 0.12, 0.08]
"""For the others, who must pay for it."""
SELLING: Final = 0.35
"""Share of the best buyer's gain that the active player gets."""


class GenoaValues(Valuation[Genoa]):
    """All amounts are ducats at the end of the game."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "ducats",
        "privileges",
        "buildings",
        "orders",
        "messages",
        "goods",
        "prospects",
    )

    def __init__(self) -> None:
        self.board: Board | None = None
        self.steps: list[list[int]] = []

    def swing(self, s: Genoa) -> float:
        return 25.0 + 8.0 * (s.t.last_field[s.seats] - s.marker)

    def horizon(self, s: Genoa) -> int:
        """To the end of this turn or a little beyond: what a deal is worth shows at once."""
        return 14

    def trust(self) -> float:
        return 12.0

    def quiet(self, s: Genoa) -> bool:
        """Offers on the table are not judged: first the active player answers."""
        top = s.stack[-1]
        if isinstance(top, (AnswerHere, AnswerNext)):
            return False
        return not (s.asks and isinstance(top, (OffersHere, OffersNext)))

    def parts(self, s: Genoa, seat: int) -> list[float]:
        out = self.holdings(s, seat, prices.time_left(s))
        out.append(self.prospects(s)[seat])
        return out

    def worth(self, s: Genoa, seat: int) -> float:
        return self.worths(s)[seat]

    def worths(self, s: Genoa) -> list[float]:
        time = prices.time_left(s)
        out = self.prospects(s)
        for seat in range(s.seats):
            for part in self.holdings(s, seat, time):
                out[seat] += part
        return out

    def holdings(self, s: Genoa, seat: int, time: float) -> list[float]:
        """What a seat has, wherever the tower goes; the first six parts."""
        hands = s.hands
        row = PILES * seat
        turns = prices.turns_left(s)
        buildings = 0.0
        for owner in s.owner:
            if owner == seat:
                buildings += s.t.payouts.owned + FEES_A_TURN * turns
        cubes = s.goods[KINDS * seat : KINDS * seat + 8]
        orders = 0.0
        for card in hands[row + LARGE]:
            orders += prices.LARGE_ORDER[_lay_out(s, card, cubes)]
        for card in hands[row + SMALL]:
            orders += prices.SMALL_ORDER[_lay_out(s, card, cubes)]
        messages = 0.0
        for card in hands[row + MESSAGE]:
            messages += self.message(s, seat, card, time)
        goods = prices.OWN_MARKER * s.own[seat]
        for kind in range(5):
            goods += prices.SPECIAL_CARD[kind] * s.goods[KINDS * seat + 8 + kind]
        for count in cubes:
            goods += prices.CUBE * count
        return [
            float(s.money[seat]),
            float(privileges_worth(s.t, hands[row + PRIVILEGE])),
            buildings,
            orders * time,
            messages,
            goods * time,
        ]

    def message(self, s: Genoa, seat: int, card: int, time: float) -> float:
        """A message is luck unless one of its buildings is visited and the other lies on the way."""
        pair = s.t.cards.pair[card]
        here = s.visited & pair
        if here == pair:
            return float(s.t.payouts.message)
        if here and s.path and not isinstance(s.stack[-1], MarkerPhase):
            other = (pair & ~here).bit_length() - 1
            far = self.distances(s.board)[s.path[-1]][other]
            if far <= s.t.discs - len(s.path):
                sure = LEADING[far] if seat == s.active else FOLLOWING[far]
                return max(s.t.payouts.message * sure, prices.MESSAGE_CARD * time)
        return prices.MESSAGE_CARD * time

    def prospects(self, s: Genoa) -> list[float]:
        """What the rest of this turn may still bring: the own action, and what others pay for theirs."""
        out = [0.0] * s.seats
        top = s.stack[-1]
        if not s.path or isinstance(top, MarkerPhase):
            return out
        time = prices.time_left(s)
        field = s.path[-1]
        moves = s.t.discs - len(s.path)
        undecided = isinstance(top, (OffersHere, AnswerHere))
        if isinstance(top, ActionWindow):
            self._running_action(s, top, time, out)
        near = self.distances(s.board)[field]
        buyer = 0.0
        for seat in range(s.seats):
            if not has_action(s, seat):
                continue
            needs = prices.needs(s, seat, time)
            cost = prices.action_cost(s, seat, time)
            best = 0.0
            for building in range(BUILDINGS):
                far = near[building]
                if far > moves or (far == 0 and not undecided):
                    continue
                if far > 0 and (s.visited >> building) & 1:
                    continue
                gain = prices.gain(s, seat, building, needs, time) - cost
                sure = LEADING[far] if seat == s.active else FOLLOWING[far]
                best = max(best, gain * sure)
                if seat != s.active:
                    buyer = max(buyer, gain * LEADING[far])
            out[seat] += best
        out[s.active] += SELLING * buyer
        return out

    def _running_action(self, s: Genoa, window: ActionWindow, time: float, out: list[float]) -> None:
        """Somebody is about to act: the gain is as good as there, less what was promised out of it."""
        seat = window.seat
        if window.stage == BEFORE:
            needs = prices.needs(s, seat, time)
            out[seat] += prices.gain(s, seat, window.building, needs, time)
            owed = prices.promise_worth(
                s, window.building, s.promise[0], s.promise[1], s.promise[2], needs, time
            )
            out[seat] -= owed
            out[s.active] += owed
        elif small_orders(s, seat, window.building):
            out[seat] += s.t.payouts.small - prices.SMALL_ORDER[1] * time

    def distances(self, board: Board) -> list[list[int]]:
        """Steps between all fields, counted once for a board."""
        if self.board is not board:
            self.board = board
            self.steps = [_walk(board, field) for field in range(FIELDS)]
        return self.steps

    def policy(self, s: Genoa, frame: Frame[Any], seat: int, rng: Rng) -> Action | None:
        return habit(s, frame, seat, self.distances(s.board), rng)

    def ideas(self, s: Genoa, frame: Frame[Any], seat: int, option: Option, rng: Rng) -> list[Action] | None:
        """Prices between nothing and what the action is worth to the buyer; few asks, and none taken back."""
        if option.action is Offer:
            return prices.offers_worth_a_thought(s, seat, option)
        if option.action is Ask:
            first = isinstance(frame, (AnswerHere, AnswerNext)) and frame.round == 1
            return prices.asks_worth_a_thought(s, option) if first else []
        if option.action is Exchange:
            swap = cards.swap(s, seat, prices.time_left(s))
            return [] if swap is None else [swap]
        if option.action is AnyStart:
            return cards.starts_worth_a_thought(s, seat)
        if option.action is WithdrawAsk or (option.action is AnotherRound and not s.asks):
            return []  # better offers come from naming a price
        return None


def _lay_out(s: Genoa, card: int, cubes: list[int]) -> int:
    """Set cubes aside for an order; how many of its cubes were there."""
    found = 0
    for good in s.t.cards.goods[card]:
        if cubes[good] > 0:
            cubes[good] -= 1
            found += 1
    return found


def _walk(board: Board, start: int) -> list[int]:
    """Steps from one field to all others."""
    out = [FIELDS] * FIELDS
    out[start] = 0
    edge = [start]
    while edge:
        following: list[int] = []
        for field in edge:
            for other in board.near[field]:
                if out[other] > out[field] + 1:
                    out[other] = out[field] + 1
                    following.append(other)
        edge = following
    return out
