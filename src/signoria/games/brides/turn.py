"""A turn in a district (BRI-130 to BRI-157): announce, interference, completing, deed, more abilities."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.rows import overlaid
from signoria.core.value import Action, Key
from signoria.games.brides.ability_ids import FREE, SUCCESS
from signoria.games.brides.actions import Done
from signoria.games.brides.announcing import Announcing
from signoria.games.brides.completing import Completing, asks, without_asking
from signoria.games.brides.counters import play, target_of
from signoria.games.brides.dowry import Dowry
from signoria.games.brides.interference import Interference, next_to_interfere
from signoria.games.brides.state import NO_WORKERS, TAKEN, Brides
from signoria.games.brides.tables import MARRY_SECOND, RANKS
from signoria.games.brides.the_six_actions import carry_out
from signoria.games.brides.turn_results import ANNOUNCE_AGAIN, ENOUGH, GO_ON, TURN_OVER
from signoria.games.brides.using import used_tile
from signoria.games.brides.why import why_not_aim
from signoria.games.brides.windows import could, offers

ANNOUNCE: Final = 1
INTERFERENCE_ROUND: Final = 2
COMPLETION: Final = 3
CARRYING_OUT: Final = 4
AFTER_SUCCESS: Final = 5
FREELY: Final = 6


def begin_turn(s: Brides, seat: int) -> "Turn":
    """A player becomes the active one (BRI-130); nothing of an earlier turn counts any more."""
    s.active = seat
    s.deed = -1
    s.barred = 0
    s.interfered = False
    s.helped = False
    s.killed = 0
    s.workers = overlaid(s.workers, TAKEN, NO_WORKERS)
    return Turn(seat, ANNOUNCE)


def end_turn(s: Brides) -> None:
    """Nobody is active between two turns."""
    s.active = -1
    s.deed = -1
    s.end()


class Turn(Frame[Brides]):
    """The reference procedure `turn(A)` of section 2.8, step by step."""

    TAG = "turn"
    OF = ("seat seat", "step")

    def __init__(self, seat: int, step: int) -> None:
        self.seat: Final = seat
        self.step: Final = step

    def key(self) -> Key:
        return (self.seat, self.step)

    def at(self, step: int) -> "Turn":
        return Turn(self.seat, step)

    def run(self, s: Brides) -> None:
        if self.step == ANNOUNCE:
            s.call(Announcing(self.seat), then=self.at(INTERFERENCE_ROUND))
        elif self.step == INTERFERENCE_ROUND:
            self.open_interference(s)
        elif self.step == COMPLETION:
            self.complete(s)
        elif self.step == CARRYING_OUT:
            self.carry_out(s)
        elif self.step == AFTER_SUCCESS:
            self.use_more(s, s.t.success_mask[s.deed], SUCCESS, self.at(FREELY))
        elif (s.present >> self.seat) & 1 and could(s, self.seat, s.t.free_mask, FREE):
            s.call(Afterwards(self.seat, FREE), then=self)
        else:
            end_turn(s)

    def resume(self, s: Brides, result: int) -> None:
        """Once the action is resolved nothing is skipped any more, even if the leader dies (BRI-225)."""
        if result == TURN_OVER:
            end_turn(s)
        elif result == ANNOUNCE_AGAIN:
            s.become(self.at(ANNOUNCE))
        elif result == ENOUGH:
            if self.step == AFTER_SUCCESS:
                s.become(self.at(FREELY))
            else:
                end_turn(s)

    def open_interference(self, s: Brides) -> None:
        """The first of the others who might interfere is asked (BRI-150)."""
        asked = next_to_interfere(s, self.seat)
        if asked < 0:
            s.become(self.at(COMPLETION))
        else:
            child = Interference(active=self.seat, deed=s.deed, asked=asked)
            s.call(child, then=self.at(COMPLETION))

    def complete(self, s: Brides) -> None:
        """The completing window, unless everybody knows that there is nothing to decide (BRI-154)."""
        if asks(s, self.seat, s.deed):
            s.call(Completing(self.seat, s.deed), then=self.at(CARRYING_OUT))
        elif without_asking(s, self.seat, s.deed) == GO_ON:
            s.become(self.at(CARRYING_OUT))
        else:
            end_turn(s)

    def carry_out(self, s: Brides) -> None:
        """Carry out; after a wedding comes the dowry (BRI-154, BRI-195)."""
        carry_out(s, self.seat, s.deed)
        if s.deed <= MARRY_SECOND:
            bride = s.bride[s.district * RANKS + s.deed]
            s.call(Dowry(groom=self.seat, bride=bride, asked=-1), then=self.at(AFTER_SUCCESS))
        else:
            s.become(self.at(AFTER_SUCCESS))

    def use_more(self, s: Brides, mask: int, window: int, following: "Turn") -> None:
        """After a resolved action: as many fitting abilities as he likes, one at a time (BRI-156)."""
        if (s.present >> self.seat) & 1 and could(s, self.seat, mask, window):
            s.call(Afterwards(self.seat, window), then=self)
        else:
            s.become(following)


class Afterwards(Frame[Brides]):
    """The active player may use a success ability, later a free one on anybody here (BRI-156, BRI-157)."""

    TAG = "afterwards"
    OF = ("seat seat", "window window")

    def __init__(self, seat: int, window: int) -> None:
        self.seat: Final = seat
        self.window: Final = window

    def key(self) -> Key:
        return (self.seat, self.window)

    def mask(self, s: Brides) -> int:
        return s.t.free_mask if self.window == FREE else s.t.success_mask[s.deed]

    def waits_for(self, s: Brides) -> int:
        return 1 << self.seat

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [*offers(s, seat, self.mask(s), self.window), Option(Done)]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return why_not_aim(s, seat, action, self.mask(s))

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            s.end(ENOUGH)
        else:  # the play takes this frame's place; afterwards the turn asks again
            s.become(play(s, seat, used_tile(action), target_of(s, action)))
