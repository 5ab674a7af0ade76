"""The course of the game: years of spring and winter (VIR-300, VIR-500, VIR-600, VIR-700)."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.value import Key
from signoria.games.virtu.events import PointsCounted, YearBegan
from signoria.games.virtu.retreat import Retreats
from signoria.games.virtu.scoring import points_of
from signoria.games.virtu.sieges import SiegeTurns
from signoria.games.virtu.spring import SpringTurns
from signoria.games.virtu.state import OVER, SIEGES, SPRING, WINTER, Virtu
from signoria.games.virtu.turn_order import check_end, set_order
from signoria.games.virtu.winter import WinterTurns


class Year(Frame[Virtu]):
    """A year: spring turns, sieges, retreats, turn order, winter."""

    TAG = "year"
    OF = ("step count",)

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def key(self) -> Key:
        return (self.step,)

    def run(self, s: Virtu) -> None:
        if self.step == 0:  # spring, part A (VIR-300)
            begin(s)
            s.call(SpringTurns(0), then=Year(1))
        elif self.step == 1:  # spring, part B: sieges (VIR-500)
            s.part = SIEGES
            s.call(SiegeTurns(0), then=Year(2))
        elif self.step == 2:  # retreats, after all sieges (VIR-521)
            s.call(Retreats(0), then=Year(3))
        elif self.step == 3:  # turn order, end of the game, then winter (VIR-542, VIR-543, VIR-600)
            set_order(s)
            check_end(s)
            s.part = WINTER
            forget_kinds(s)
            s.call(WinterTurns(0), then=Year(4))
        elif s.last_year:
            finish(s)
        else:
            s.become(Year(0))


def begin(s: Virtu) -> None:
    """What is counted by the year or by the spring begins anew."""
    s.year += 1
    s.part = SPRING
    s.requested = 0
    s.barred = 0
    s.leonardo_cities = 0
    s.fresh = (0,) * s.seats
    s.fought = (0,) * s.seats
    forget_kinds(s)
    s.tell(YearBegan(s.year))


def forget_kinds(s: Virtu) -> None:
    """A new phase: with the option for it, sources may pay any kind again (A-03)."""
    s.paid_kinds = (0,) * len(s.paid_kinds)


def finish(s: Virtu) -> None:
    """After the last winter the points are counted (VIR-700, VIR-709)."""
    s.part = OVER
    for seat in range(s.seats):
        s.tell(PointsCounted(seat, points_of(s, seat)))
    s.end()
