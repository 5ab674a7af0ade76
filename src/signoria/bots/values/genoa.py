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
from signoria.bots.values.genoa_habits import Manners, habit, trusting, wary
from signoria.bots.values.genoa_outlook import FOLLOWING, LEADING, distances, gains_of_all, outlook
from signoria.bots.values.genoa_worth import Scale, Worth, plain, weighed
from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.value import Action
from signoria.games.genoa.action_window import BEFORE, ActionWindow
from signoria.games.genoa.actions import AnyStart, Exchange
from signoria.games.genoa.bids import AnotherRound, Ask, Offer, WithdrawAsk
from signoria.games.genoa.current_building import AnswerHere, OffersHere
from signoria.games.genoa.negotiation import Proposals
from signoria.games.genoa.neighbouring_fields import AnswerNext, OffersNext
from signoria.games.genoa.orders import small_orders
from signoria.games.genoa.ownership_markers import MarkerPhase
from signoria.games.genoa.scoring import worth as privileges_worth
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import LARGE, MESSAGE, PILES, PRIVILEGE, SMALL, Board


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

    def __init__(self, scale: Scale | None = None, manners: Manners | None = None) -> None:
        self.scale: Final = plain() if scale is None else scale
        self.manners: Final = trusting() if manners is None else manners
        self.searching: GenoaValues | None = None
        self.board: Board | None = None
        self.steps: list[list[int]] = []

    def swing(self, s: Genoa) -> float:
        return 25.0 + 8.0 * (s.t.last_field[s.seats] - s.marker)

    def horizon(self, s: Genoa) -> int:
        """To the end of this turn or a little beyond: what a deal is worth shows at once."""
        return 14

    def trust(self) -> float:
        return 40.0

    def for_search(self) -> "GenoaValues":
        """A search imagines others as they were seen to bargain, and weighs things by what they brought."""
        if self.searching is None:
            self.searching = GenoaValues(weighed(), wary())
        return self.searching

    def quiet(self, s: Genoa) -> bool:
        """Offers on the table are not judged: first the active player answers."""
        top = s.stack[-1]
        if isinstance(top, (AnswerHere, AnswerNext)):
            return False
        return not (s.asks and isinstance(top, (OffersHere, OffersNext)))

    def parts(self, s: Genoa, seat: int) -> list[float]:
        out = self.holdings(s, seat, self.scale.now(s))
        out.append(self.prospects(s)[seat])
        return out

    def worth(self, s: Genoa, seat: int) -> float:
        return self.worths(s)[seat]

    def worths(self, s: Genoa) -> list[float]:
        now = self.scale.now(s)
        out = self.prospects(s)
        for seat in range(s.seats):
            for part in self.holdings(s, seat, now):
                out[seat] += part
        return out

    def holdings(self, s: Genoa, seat: int, worth: Worth) -> list[float]:
        """What a seat has, wherever the tower goes; the first six parts."""
        hands = s.hands
        row = PILES * seat
        buildings = 0.0
        for owner in s.owner:
            if owner == seat:
                buildings += worth.building
        cubes = s.goods[KINDS * seat : KINDS * seat + 8]
        orders = 0.0
        for card in hands[row + LARGE]:
            orders += worth.large[_lay_out(s, card, cubes)]
        for card in hands[row + SMALL]:
            orders += worth.small[_lay_out(s, card, cubes)]
        messages = 0.0
        for card in hands[row + MESSAGE]:
            messages += self.message(s, seat, card, worth)
        goods = worth.marker * s.own[seat]
        for kind in range(5):
            goods += worth.special[kind] * s.goods[KINDS * seat + 8 + kind]
        for count in cubes:
            goods += worth.cube * count
        return [
            float(s.money[seat]),
            float(privileges_worth(s.t, hands[row + PRIVILEGE])),
            buildings,
            orders,
            messages,
            goods,
        ]

    def message(self, s: Genoa, seat: int, card: int, worth: Worth) -> float:
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
                return max(s.t.payouts.message * sure, worth.message)
        return worth.message

    def prospects(self, s: Genoa) -> list[float]:
        """What the rest of this turn may still bring, and the turns to come.

        Both must count: imagined play is cut off early in one answer's future and late in another's, some
        moves on or in the next player's turn, and what is still to come then is all that makes them alike.
        """
        out = self._this_turn(s)
        turn = self.scale.turn
        rounds = s.t.last_field[s.seats] - s.marker
        for seat in range(s.seats):
            later = (seat - s.start) % s.seats >= s.turns
            out[seat] += turn * (rounds + 1 if later else rounds)
        if not s.path:
            out[s.active] += turn
        return out

    def _this_turn(self, s: Genoa) -> list[float]:
        """The own action, what others pay for theirs, and what is not in sight yet."""
        out = [0.0] * s.seats
        top = s.stack[-1]
        if not s.path or isinstance(top, MarkerPhase):
            return out
        worth = self.scale.now(s)
        moves = s.t.discs - len(s.path)
        undecided = isinstance(top, (OffersHere, AnswerHere))
        near = self.distances(s.board)[s.path[-1]]
        out = outlook(s, gains_of_all(s, worth, near, moves), -1, near, s.visited, moves, undecided)
        out[s.active] += self.scale.moves[moves]
        if isinstance(top, ActionWindow):
            self._running_action(s, top, worth, out)
        return out

    def _running_action(self, s: Genoa, window: ActionWindow, worth: Worth, out: list[float]) -> None:
        """Somebody is about to act: the gain is as good as there, less what was promised out of it."""
        seat = window.seat
        if window.stage == BEFORE:
            needs = prices.needs(s, seat, worth)
            out[seat] += prices.gain(s, seat, window.building, needs, worth)
            owed = prices.promise_worth(
                s, window.building, s.promise[0], s.promise[1], s.promise[2], needs, worth
            )
            out[seat] -= owed
            out[s.active] += owed
        elif small_orders(s, seat, window.building):
            out[seat] += s.t.payouts.small - worth.small[1]

    def distances(self, board: Board) -> list[list[int]]:
        """Steps between all fields, counted once for a board."""
        if self.board is not board:
            self.board = board
            self.steps = distances(board)
        return self.steps

    def reconsider(self, s: Genoa, seat: int) -> None:
        """Offers that others have written unseen: rivals do not bid at random."""
        if isinstance(s.stack[-1], Proposals):
            for other in range(s.seats):
                if other != seat:
                    s.sheets[other] = ()
            s.answered &= 1 << seat

    def policy(self, s: Genoa, frame: Frame[Any], seat: int, rng: Rng) -> Action | None:
        return habit(s, frame, seat, self.distances(s.board), self.scale.now(s), self.manners, rng)

    def ideas(self, s: Genoa, frame: Frame[Any], seat: int, option: Option, rng: Rng) -> list[Action] | None:
        """Prices between nothing and what the action is worth to the buyer; few asks, and none taken back."""
        if option.action is Offer:
            return prices.offers_worth_a_thought(s, seat, option, self.scale.now(s))
        if option.action is Ask:
            first = isinstance(frame, (AnswerHere, AnswerNext)) and frame.round == 1
            return prices.asks_worth_a_thought(s, option, self.scale.now(s)) if first else []
        if option.action is Exchange:
            swap = cards.swap(s, seat, self.scale.now(s))
            return [] if swap is None else [swap]
        if option.action is AnyStart:
            return cards.starts_worth_a_thought(s, seat, self.scale.now(s))
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
