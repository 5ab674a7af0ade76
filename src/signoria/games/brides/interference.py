"""Interference (BRI-150 to BRI-153): the others, one after the other, may use one ability each."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.seating import after
from signoria.core.value import Action, Key
from signoria.games.brides.ability_ids import INTERFERE
from signoria.games.brides.actions import Pass
from signoria.games.brides.counters import play, target_of
from signoria.games.brides.requirements import attainable, payable
from signoria.games.brides.skipping import skip
from signoria.games.brides.state import Brides
from signoria.games.brides.turn_results import ANNOUNCE_AGAIN, GO_ON, TURN_OVER
from signoria.games.brides.using import used_tile
from signoria.games.brides.why import why_not_aim
from signoria.games.brides.windows import could, offers


class Interference(Frame[Brides]):
    """The seat asked may use one ability against the announcement or pass, for good (BRI-150)."""

    TAG = "interference"
    OF = ("active seat", "deed deed", "asked seat")

    def __init__(self, active: int, deed: int, asked: int) -> None:
        self.active: Final = active
        self.deed: Final = deed
        self.asked: Final = asked

    def key(self) -> Key:
        return (self.active, self.deed, self.asked)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.asked

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [*offers(s, seat, s.t.interfere_mask[self.deed], INTERFERE), Option(Pass)]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return why_not_aim(s, seat, action, s.t.interfere_mask[self.deed])

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, Pass):
            self.go_on(s)
            return
        s.interfered = True
        s.call(play(s, seat, used_tile(action), target_of(s, action)), then=self)

    def resume(self, s: Brides, result: int) -> None:
        """Is the announcement still standing (BRI-153)?"""
        seat = self.active
        if not (s.present >> seat) & 1:  # BRI-226
            s.end(TURN_OVER)
        elif (s.killed >> seat) & 1:  # BRI-224
            skip(s, seat)
            s.end(TURN_OVER)
        elif s.deed < 0:  # BRI-158
            s.end(ANNOUNCE_AGAIN)
        elif payable(s, seat, self.deed):
            self.go_on(s)
        else:
            self.look_for_means(s, seat)

    def look_for_means(self, s: Brides, seat: int) -> None:
        """Only hidden tiles could save the action now: if not, skip (BRI-175); all learn it (R-44)."""
        s.conclusions += 1
        if attainable(s, seat, self.deed):
            self.go_on(s)
        else:
            skip(s, seat)
            s.end(TURN_OVER)

    def go_on(self, s: Brides) -> None:
        """Ask the next player clockwise; each decides once (BRI-152)."""
        asked = next_to_interfere(s, self.asked)
        if asked < 0:
            s.end(GO_ON)
        else:
            s.become(Interference(active=self.active, deed=self.deed, asked=asked))


def next_to_interfere(s: Brides, seat: int) -> int:
    """The next player after `seat` who is present and might interfere, or -1 (BRI-150, BRI-151)."""
    mask = s.t.interfere_mask[s.deed]
    seat = after(seat, s.seats)
    while seat != s.active:
        if (s.present >> seat) & 1 and could(s, seat, mask, INTERFERE):
            return seat
        seat = after(seat, s.seats)
    return -1
