"""Step I: the turn order of the district (BRI-105 to BRI-108)."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.seating import after
from signoria.core.value import Action, Key
from signoria.games.brides.ability_ids import ORDER
from signoria.games.brides.actions import Pass
from signoria.games.brides.counters import apply_at_once, target_of
from signoria.games.brides.events_district import TurnOrderSet
from signoria.games.brides.favour import by_favour
from signoria.games.brides.requirements import prestige_of
from signoria.games.brides.state import Brides
from signoria.games.brides.tables import FIRST, RANKS, SECOND
from signoria.games.brides.using import used_tile
from signoria.games.brides.why import why_not_aim
from signoria.games.brides.windows import could, offers


class StepOne(Frame[Brides]):
    """Abilities of step I, one at a time round the circle until all present pass in succession (BRI-105).

    `passed` is the mask of those who passed since the last ability.
    """

    TAG = "step_one"
    OF = ("asked seat", "passed seat*")

    def __init__(self, asked: int, passed: int) -> None:
        self.asked: Final = asked
        self.passed: Final = passed

    def key(self) -> Key:
        return (self.asked, self.passed)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.asked

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [*offers(s, seat, s.t.order_mask, ORDER), Option(Pass)]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return why_not_aim(s, seat, action, s.t.order_mask)

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, Pass):
            ask_from(s, after(seat, s.seats), self.passed | 1 << seat)
            return
        question = apply_at_once(s, seat, used_tile(action), target_of(s, action))
        if question is None:
            ask_from(s, after(seat, s.seats), 0)
        else:
            s.call(question, then=CircleGoesOn(after(seat, s.seats)))


class CircleGoesOn(Frame[Brides]):
    """After an ability of step I that had to ask somebody, the circle goes on (BRI-105)."""

    TAG = "circle_goes_on"
    OF = ("following seat",)

    def __init__(self, following: int) -> None:
        self.following: Final = following

    def key(self) -> Key:
        return (self.following,)

    def run(self, s: Brides) -> None:
        ask_from(s, self.following, 0)


def ask_from(s: Brides, seat: int, passed: int) -> None:
    """Ask the next player present, from `seat` on, who has not passed and might use something."""
    for _ in range(s.seats):
        if (s.present >> seat) & 1 and not (passed >> seat) & 1 and could(s, seat, s.t.order_mask, ORDER):
            s.become(StepOne(asked=seat, passed=passed))
            return
        seat = after(seat, s.seats)
    s.end()


def fix_order(s: Brides) -> None:
    """Edicts by favour, husbands of first and second bride, then prestige, ties by favour (BRI-106)."""
    favour = by_favour(s)
    present = [seat for seat in favour if (s.present >> seat) & 1]
    order = [seat for seat in present if (s.edicts >> seat) & 1]
    for rank in (FIRST, SECOND):  # BRI-108: only if present; R-49: once, as the first bride's
        man = s.groom_on[s.district * RANKS + rank]
        if man >= 0 and s.owner[man] in present and s.owner[man] not in order:
            order.append(s.owner[man])
    rest = [seat for seat in present if seat not in order]
    while rest:
        best = rest[0]  # the best in favour among equals
        for seat in rest:
            if prestige_of(s, seat) > prestige_of(s, best):
                best = seat
        order.append(best)
        rest.remove(best)
    s.order = order  # BRI-107: later changes of prestige do not matter
    for i in range(len(order)):
        if not s.quiet:
            s.tell(TurnOrderSet(order[i], i + 1))
