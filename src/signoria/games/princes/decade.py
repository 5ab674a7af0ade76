"""A decade: turns in player order until the last event is gone, then income (PRI-002, PRI-060, PRI-210)."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Option, Span
from signoria.core.rows import cleared
from signoria.core.value import Action, Key
from signoria.games.princes.actions import Declare
from signoria.games.princes.events import CurrencyDeclared, DecadeBegan, TurnBegan
from signoria.games.princes.income import take_income
from signoria.games.princes.offers import open_window
from signoria.games.princes.scoring import RankingCities
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import DECADES, GOLD, INFLUENCE, NOBODY, POPE_BIT
from signoria.games.princes.turn import Turn

DECLARE: Final = Option(Declare, Span(GOLD, INFLUENCE))


def begin_decade(s: Princes, decade: int) -> None:
    """Open the next four events, the cannon back to 0, used tiles turned back, the Pope on display (PRI-215).

    Tiles, troops, events won, status, cards and triumphs stay (PRI-217).
    """
    s.decade = decade
    s.display |= s.t.decade_mask[decade] | POPE_BIT
    s.cannon = 0
    s.used = 0
    s.declared = -1
    s.last_event_sold = False
    for seat in range(s.seats):
        s.own = cleared(s.own, seat, POPE_BIT)  # PRI-136
    open_window(s)
    s.tell(DecadeBegan(decade))


def undeclared(s: Princes) -> int:
    """The player of Baglioni B, as long as he owes his declaration, or NOBODY (PRI-053, PRI-218)."""
    if s.declared < 0:
        for seat in range(s.seats):
            if s.t.declares[s.face[seat]]:
                return seat
    return NOBODY


class Decade(Frame[Princes]):
    """The next player in order is active (PRI-061); the decade ends after a turn, never within (PRI-126)."""

    TAG = "decade"
    OF = ("turn seat",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def key(self) -> Key:
        return (self.turn,)

    def run(self, s: Princes) -> None:
        if s.last_event_sold:
            s.become(EndOfDecade(self.turn))
        elif undeclared(s) != NOBODY:
            s.call(DeclaringCurrency(undeclared(s)), then=self)
        else:
            s.active = self.turn
            open_window(s)
            s.tell(TurnBegan(self.turn))
            s.call(Turn(self.turn), then=Decade(s.follower[self.turn]))


class DeclaringCurrency(Frame[Princes]):
    """Baglioni B declares before the first turn of a decade (PRI-053, PRI-218, D-05)."""

    TAG = "declaring_currency"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def waits_for(self, s: Princes) -> int:
        return 1 << self.seat

    def options(self, s: Princes, seat: int) -> list[Option]:
        return [DECLARE]

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, Declare):
            s.declared = action.currency
            s.tell(CurrencyDeclared(seat, action.currency))
            s.end()


class EndOfDecade(Frame[Princes]):
    """Income for all (PRI-211), then the next decade or the final scoring (PRI-002).

    The next decade starts with the player after the one whose turn ended this one (PRI-216).
    """

    TAG = "end_of_decade"
    OF = ("turn seat",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def key(self) -> Key:
        return (self.turn,)

    def run(self, s: Princes) -> None:
        take_income(s)
        if s.decade < DECADES:
            begin_decade(s, s.decade + 1)
            s.become(Decade(self.turn))
        else:
            s.decade += 1
            s.active = NOBODY
            s.become(RankingCities())
