"""Winter (VIR-600): in turn order every player pays, rearranges, buys, recruits and may form an alliance."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.value import Key
from signoria.games.virtu.alliances import Allying
from signoria.games.virtu.buying import Buying
from signoria.games.virtu.pay_troops import Wages, wages_due
from signoria.games.virtu.recruiting import Recruiting
from signoria.games.virtu.reorganise import Rearranging, begin_rearranging
from signoria.games.virtu.requests import may_request
from signoria.games.virtu.state import Virtu


class WinterTurns(Frame[Virtu]):
    """One player after the other performs all five steps (VIR-600)."""

    TAG = "winter_turns"
    OF = ("at count",)

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def key(self) -> Key:
        return (self.at,)

    def run(self, s: Virtu) -> None:
        if self.at == s.seats:
            s.end()
        else:
            s.call(WinterTurn(s.order[self.at], 1), then=WinterTurns(self.at + 1))


class WinterTurn(Frame[Virtu]):
    """The five steps of one player (VIR-600). A step with nothing to choose is passed over."""

    TAG = "winter_turn"
    OF = ("seat seat", "step count")

    def __init__(self, seat: int, step: int) -> None:
        self.seat: Final = seat
        self.step: Final = step

    def key(self) -> Key:
        return (self.seat, self.step)

    def run(self, s: Virtu) -> None:
        seat = self.seat
        if self.step == 1:  # pay (VIR-610)
            self._ask(s, Wages(seat), bool(wages_due(s, seat)))
        elif self.step == 2:  # rearrange (VIR-620)
            begin_rearranging(s, seat)
            moving = Rearranging(seat)
            self._ask(s, moving, may_request(s, seat) or moving.anything(s))
        elif self.step == 3:  # buy (VIR-630)
            buying = Buying(seat, 0)
            self._ask(s, buying, may_request(s, seat) or len(buying.items(s, 1)) > 0)
        elif self.step == 4:  # recruit (VIR-640)
            self._ask(s, Recruiting(seat, 0), s.reserve[seat] > 0)
        elif self.step == 5:  # alliance (VIR-650)
            allying = Allying(seat)
            self._ask(s, allying, len(allying.options(s, seat)) > 1)
        else:
            s.end()

    def _ask(self, s: Virtu, frame: Frame[Virtu], needed: bool) -> None:
        """To do nothing is always possible; a request of an indulgence is something (VIR-315)."""
        later = WinterTurn(self.seat, self.step + 1)
        if needed:
            s.call(frame, then=later)
        else:
            s.become(later)
