"""Completing (BRI-154 to BRI-155): the active player helps his action with own tiles, then carries it out."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.value import Action, Key
from signoria.games.brides.ability_ids import COMPLETE
from signoria.games.brides.actions import CarryOut, Skip
from signoria.games.brides.counters import play, target_of
from signoria.games.brides.reasons import MUST_CARRY_OUT, NOT_YET
from signoria.games.brides.requirements import attainable, payable
from signoria.games.brides.skipping import skip
from signoria.games.brides.state import Brides
from signoria.games.brides.turn_results import GO_ON, TURN_OVER
from signoria.games.brides.using import used_tile
from signoria.games.brides.why import why_not_aim
from signoria.games.brides.windows import could, offers


class Completing(Frame[Brides]):
    """One completing ability at a time, then carry out; skip only where BRI-155 allows it."""

    TAG = "completing"
    OF = ("seat seat", "deed deed")

    def __init__(self, seat: int, deed: int) -> None:
        self.seat: Final = seat
        self.deed: Final = deed

    def key(self) -> Key:
        return (self.seat, self.deed)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.seat

    def options(self, s: Brides, seat: int) -> list[Option]:
        out = offers(s, seat, s.t.complete_mask[self.deed], COMPLETE)
        if payable(s, seat, self.deed):
            out.append(Option(CarryOut))
        elif s.interfered or not attainable(s, seat, self.deed):
            out.append(Option(Skip))
        return out

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        if isinstance(action, Skip):
            return MUST_CARRY_OUT
        if isinstance(action, CarryOut):
            return NOT_YET
        return why_not_aim(s, seat, action, s.t.complete_mask[self.deed])

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, CarryOut):
            s.end(GO_ON)
        elif isinstance(action, Skip):
            skip(s, seat)
            s.end(TURN_OVER)
        else:
            s.helped = True
            s.call(play(s, seat, used_tile(action), target_of(s, action)), then=self)

    def resume(self, s: Brides, result: int) -> None:
        if not (s.present >> self.seat) & 1:  # BRI-226
            s.end(TURN_OVER)
        elif (s.killed >> self.seat) & 1:  # BRI-224
            skip(s, self.seat)
            s.end(TURN_OVER)
        elif not asks(s, self.seat, self.deed):
            s.end(without_asking(s, self.seat, self.deed))


def asks(s: Brides, seat: int, deed: int) -> bool:
    """Is there anything to ask, as far as everybody knows (R-44)?"""
    return could(s, seat, s.t.complete_mask[deed], COMPLETE)


def without_asking(s: Brides, seat: int, deed: int) -> int:
    """Publicly nothing left to play: carry out what is payable, otherwise skip (BRI-155)."""
    if payable(s, seat, deed):
        return GO_ON
    skip(s, seat)
    return TURN_OVER
