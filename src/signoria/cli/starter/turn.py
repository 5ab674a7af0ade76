"""Turns (STA-002 to STA-005): draw or stop, clockwise, until everybody has stopped."""

from typing import Final

from signoria.cli.starter.actions import Draw, Stop
from signoria.cli.starter.events import CardDrawn, HandShown, Stopped
from signoria.cli.starter.reasons import HAND_FULL
from signoria.cli.starter.scoring import scores
from signoria.cli.starter.state import Starter
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.piles import draw
from signoria.core.seating import everyone, next_in
from signoria.core.value import Action, Key


class Turn(Frame[Starter]):
    """One seat draws or stops (STA-002)."""

    TAG = "turn"
    OF = ("active seat",)

    def __init__(self, active: int) -> None:
        self.active: Final = active

    def key(self) -> Key:
        return (self.active,)

    def waits_for(self, s: Starter) -> int:
        return 1 << self.active

    def options(self, s: Starter, seat: int) -> list[Option]:
        out = [Option(Stop)]
        if s.pool and len(s.hands[seat]) < s.t.most_cards:
            out.append(Option(Draw))
        return out

    def why_not(self, s: Starter, seat: int, action: Action) -> int:
        if isinstance(action, Draw) and len(s.hands[seat]) >= s.t.most_cards:
            return HAND_FULL
        return 0

    def take(self, s: Starter, seat: int, action: Action) -> None:
        if isinstance(action, Draw):
            card = draw(s.chance, s.pool)
            s.hands[seat].append(card)
            s.tell_apart(1 << seat, CardDrawn(seat, card), CardDrawn(seat, -1))
        else:
            s.stopped |= 1 << seat
            s.tell(Stopped(seat))
        self.pass_on(s)

    def pass_on(self, s: Starter) -> None:
        """The next seat that has not stopped is asked; with nobody left, hands are shown (STA-003)."""
        playing = everyone(s.seats) & ~s.stopped
        if playing:
            s.become(Turn(next_in(playing, self.active, s.seats)))
        else:
            s.become(Showdown())


class Showdown(Frame[Starter]):
    """All hands are laid open and counted (STA-005)."""

    TAG = "showdown"

    def run(self, s: Starter) -> None:
        s.shown = 1
        points = scores(s)
        for seat in range(s.seats):
            s.tell(HandShown(seat, points[seat]))
        s.end()
