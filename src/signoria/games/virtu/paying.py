"""Paying a cost (VIR-213 to VIR-224): the payer names for each symbol the sources used for it."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Domain, Option, Some, Span
from signoria.core.value import Action, Key
from signoria.games.virtu.actions import Pay
from signoria.games.virtu.events import Paid
from signoria.games.virtu.lanes import lanes
from signoria.games.virtu.masks import lowest
from signoria.games.virtu.means import Means
from signoria.games.virtu.purse import earn
from signoria.games.virtu.question import RARELY, Question
from signoria.games.virtu.reasons import EXHAUSTED, NO_SUCH_SYMBOL, NOT_COVERED, NOT_NEEDED, USED_TWICE
from signoria.games.virtu.sources import (
    FOR_FLORINS,
    ROOM_SOURCES,
    amount,
    available,
    total_of,
    use,
    with_symbol,
)
from signoria.games.virtu.spending import EITHER, Spending, met
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import CROSS, CROWN, FLORIN, PAYABLE

NOTHING: Final = Span(0, 0)


class Payment(Question):
    """One payment (VIR-213); ends with the mask of the sources that were used.

    `either` are symbols that may be crowns or crosses; `barred` are room cards that have given another kind
    of symbol this spring (VIR-219).
    """

    TAG = "payment"
    OF = (
        "seat seat",
        "purpose purpose",
        "barred source*",
        "florins florins",
        "crowns count",
        "crosses count",
        "cavalry count",
        "ships count",
        "either count",
    )

    def __init__(
        self,
        seat: int,
        purpose: int,
        barred: int = 0,
        florins: int = 0,
        crowns: int = 0,
        crosses: int = 0,
        cavalry: int = 0,
        ships: int = 0,
        either: int = 0,
    ) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose
        self.barred: Final = barred
        self.florins: Final = florins
        self.crowns: Final = crowns
        self.crosses: Final = crosses
        self.cavalry: Final = cavalry
        self.ships: Final = ships
        self.either: Final = either

    def key(self) -> Key:
        cost = (self.florins, self.crowns, self.crosses, self.cavalry, self.ships, self.either)
        return (self.seat, self.purpose, self.barred, *cost)

    def cost(self) -> list[int]:
        return [self.florins, self.crowns, self.crosses, self.cavalry, self.ships, self.either]

    def covered_by(self, means: Means) -> bool:
        """Can the cost be paid at all?"""
        need = lanes(self.florins, self.crowns, self.crosses, self.cavalry, self.ships)
        return means.covers(need, self.either)

    def spending(self, s: Virtu) -> Spending:
        """All sources that may help."""
        return Spending(Means(s, self.seat, available(s, self.seat, self.purpose) & ~self.barred))

    def options(self, s: Virtu, seat: int) -> list[Option]:
        """For each symbol of the cost any of the sources that show it."""
        usable = available(s, seat, self.purpose) & ~self.barred
        cost = self.cost()
        box: list[Domain] = []
        for kind in range(PAYABLE):
            asked = cost[kind] > 0 or (cost[EITHER] > 0 and kind in (CROWN, CROSS))
            ids = with_symbol(s, seat, usable, kind) if asked else []
            box.append(Some(ids, 0, len(ids)) if ids else NOTHING)
        return [Option(Pay, *box)]

    def objection(self, s: Virtu, seat: int, action: Action) -> int:
        """Each source gives one kind only, the cost is covered, and no source is used for nothing."""
        masks = list(action.key())
        seen = 0
        sums: list[int] = []
        for kind in range(PAYABLE):
            if seen & masks[kind]:
                return USED_TWICE
            seen |= masks[kind]
            sums.append(total_of(s, seat, masks[kind], kind))
        if not met(self.cost(), sums, s.coins[seat]):
            return NOT_COVERED
        return self._superfluous(s, masks, sums)

    def _superfluous(self, s: Virtu, masks: list[int], sums: list[int]) -> int:
        """NOT_NEEDED if some source could be left out; coins only pay what florin sources leave open."""
        cost = self.cost()
        for kind in range(PAYABLE):
            mask = masks[kind]
            while mask:
                n = amount(s, self.seat, lowest(mask), kind)
                mask &= mask - 1
                sums[kind] -= n
                enough = met(cost, sums, 0 if kind == FLORIN else s.coins[self.seat])
                sums[kind] += n
                if enough:
                    return NOT_NEEDED
        return LEGAL

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        """A source that lies face down or does not show the symbol."""
        if seat != self.seat or not isinstance(action, Pay):
            return LEGAL
        usable = available(s, seat, self.purpose) & ~self.barred
        for mask in action.key():
            if mask < 0 or mask & ~usable:
                return EXHAUSTED
        return NO_SUCH_SYMBOL

    def at_random(self, s: Virtu, seat: int, rng: Rng) -> Action | None:
        return self._random(s, rng)

    def propose(self, s: Virtu, seat: int, option: Option, rng: Rng) -> Action | None:
        return self._random(s, rng)

    def _random(self, s: Virtu, rng: Rng) -> Action | None:
        """Half of the time the careful payment, otherwise sources in random order, an indulgence rarely."""
        spending = self.spending(s)
        order = spending.careful()
        if len(order) > 1 and rng.below(2):
            last = order.pop()
            rng.shuffle(order)
            order.insert(0 if rng.below(RARELY) == 0 else len(order), last)
        return self._pay(spending, order)

    def suggest(self, s: Virtu, seat: int, option: Option) -> Action | None:
        """The careful payment: free sources first, those that show little before rich ones, no waste."""
        spending = self.spending(s)
        return self._pay(spending, spending.careful())

    def _pay(self, spending: Spending, order: list[int]) -> Action | None:
        masks = spending.payment(self.cost(), order)
        return Pay(masks[0], masks[1], masks[2], masks[3], masks[4]) if masks else None

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        """Florin symbols pay first; what they give beyond the cost is kept, or not (VIR-218, A-01)."""
        masks = list(action.key())
        room = min(total_of(s, seat, masks[FLORIN] & ROOM_SOURCES, FLORIN), self._room_limit(s))
        surplus = room + total_of(s, seat, masks[FLORIN] & ~ROOM_SOURCES, FLORIN) - self.florins
        used = 0
        for kind in range(PAYABLE):
            used |= masks[kind]
            use(s, seat, masks[kind], kind)
        coins = max(0, -surplus)
        s.coins[seat] -= coins
        if not s.quiet:
            s.tell(Paid(seat, coins, masks[0], masks[1], masks[2], masks[3], masks[4]))
        earn(s, seat, surplus)
        s.end(used)

    def _room_limit(self, s: Virtu) -> int:
        """Of the florins of room cards at most so many count: all, or no more than the cost."""
        return self.florins if s.forfeit_surplus else 99


class Settled(Frame[Virtu]):
    """Something was paid and nothing else follows here (VIR-213)."""

    TAG = "settled"

    def run(self, s: Virtu) -> None:
        s.end()


def charge(s: Virtu, seat: int, florins: int, then: Frame[Virtu]) -> None:
    """Pay florins and go on as `then`: from the purse if it has enough, otherwise by a payment.

    Who would rather keep coins takes the florins of a source first (VIR-216): the result is the same.
    """
    if s.coins[seat] >= florins:
        s.coins[seat] -= florins
        if florins and not s.quiet:
            s.tell(Paid(seat, coins=florins))
        s.become(then)
    else:
        s.call(Payment(seat, FOR_FLORINS, florins=florins), then=then)
