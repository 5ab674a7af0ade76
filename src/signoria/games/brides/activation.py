"""Phase 3: districts are resolved (BRI-100, BRI-101, BRI-200), in the order in which players choose them."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.seating import after
from signoria.core.value import Action, Key
from signoria.games.brides.actions import Activate
from signoria.games.brides.events_district import DistrictActivated, DistrictEnded
from signoria.games.brides.leaders import take_up_hands
from signoria.games.brides.reasons import ALREADY_RESOLVED, NOT_IN_PLAY
from signoria.games.brides.state import IN_HAND, LEADER, NO_MODIFIERS, OPEN, Brides
from signoria.games.brides.tables import DISTRICTS
from signoria.games.brides.tiles import discard, lay_aside, retire, tiles_in
from signoria.games.brides.turn import begin_turn
from signoria.games.brides.turn_order import ask_from, fix_order


def unresolved(s: Brides) -> list[int]:
    """Districts in play that were not resolved this round."""
    left = s.in_play & ~s.resolved
    return [district for district in range(DISTRICTS) if (left >> district) & 1]


class Districts(Frame[Brides]):
    """Clockwise from the start player, each chooses a district, present or not (BRI-100, BRI-101)."""

    TAG = "districts"
    OF = ("chooser seat",)

    def __init__(self, chooser: int) -> None:
        self.chooser: Final = chooser

    def key(self) -> Key:
        return (self.chooser,)

    def waits_for(self, s: Brides) -> int:
        left = s.in_play & ~s.resolved
        return 1 << self.chooser if left & (left - 1) else 0

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(Activate, Among(unresolved(s)))]

    def at_random(self, s: Brides, seat: int, rng: Rng) -> Action:
        return Activate(rng.one_of(unresolved(s)))

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        if isinstance(action, Activate) and 0 <= action.district < DISTRICTS:
            return ALREADY_RESOLVED if (s.resolved >> action.district) & 1 else NOT_IN_PLAY
        return 0

    def run(self, s: Brides) -> None:
        """The last district needs no choice; without any left the phase is over."""
        left = unresolved(s)
        if left:
            self.activate(s, left[0])
        else:
            s.end()

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, Activate):
            self.activate(s, action.district)

    def activate(self, s: Brides, district: int) -> None:
        s.district = district
        if not s.quiet:
            s.tell(DistrictActivated(self.chooser, district))
        s.call(Resolution(1), then=Districts(after(self.chooser, s.seats)))


class Resolution(Frame[Brides]):
    """A district: leaders, turn order, actions, end."""

    TAG = "resolution"
    OF = ("step",)

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def key(self) -> Key:
        return (self.step,)

    def run(self, s: Brides) -> None:
        if self.step == 1:  # leaders (BRI-102, BRI-103)
            s.call(take_up_hands(s), then=Resolution(2))
        elif self.step == 2:  # step I (BRI-105)
            s.call(FirstInCircle(), then=Resolution(3))
        elif self.step == 3:
            fix_order(s)
            s.become(Resolution(4))
        elif s.order:  # step II: in turn order, until each has resolved an action or left (BRI-130, BRI-133)
            s.call(begin_turn(s, s.order[0]), then=self)
        else:
            close_district(s)
            s.end()


class FirstInCircle(Frame[Brides]):
    """Step I begins with the start player, or the first present after him (BRI-105)."""

    TAG = "first_in_circle"

    def run(self, s: Brides) -> None:
        ask_from(s, s.start, 0)


def close_district(s: Brides) -> None:
    """All tiles but married loyals go to the residences, coaches come back, lasting effects end (BRI-200)."""
    for seat in range(s.seats):
        if (s.present >> seat) & 1:
            _go_home(s, seat)
        s.leader[seat] = -1
    s.groom = (-1,) * s.seats
    s.modifiers = NO_MODIFIERS
    s.brides_mod = 0
    s.lord_mod = 0
    s.no_weddings = False
    s.no_workers = False
    s.edicts = 0
    s.present = 0
    s.acted = 0
    s.plays = 0
    s.skips = 0
    s.resolved |= 1 << s.district
    if not s.quiet:
        s.tell(DistrictEnded(s.district))
    s.district = -1


def _go_home(s: Brides, seat: int) -> None:
    """Unplayed tiles go face down (BRI-395), open lasting items to their stacks (BRI-166)."""
    for tile in tiles_in(s, seat, IN_HAND):
        lay_aside(s, tile)
    for tile in tiles_in(s, seat, LEADER):
        retire(s, tile)
    for tile in tiles_in(s, seat, OPEN):
        discard(s, tile)
    s.coaches[seat] += 1
