"""Winter, step 1: pay (VIR-610, VIR-611)."""

from typing import Final

from signoria.core.flow import LEGAL
from signoria.core.option import Among, Option
from signoria.core.value import Action
from signoria.games.virtu.actions import AskFlorins
from signoria.games.virtu.domain import lose_troops, on_board
from signoria.games.virtu.paying import Settled, charge
from signoria.games.virtu.question import ASK_FLORINS, Question
from signoria.games.virtu.reasons import NO_TROOP, TOO_POOR
from signoria.games.virtu.requests import may_request, request, request_refusal
from signoria.games.virtu.sources import can_afford
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import CITIES
from signoria.games.virtu.winter_actions import Dismiss, PayTroops
from signoria.games.virtu.winter_events import TroopDismissed, TroopsPaid

_PAY_TROOPS: Final = Option(PayTroops)


def wages_due(s: Virtu, seat: int) -> int:
    """Florins for all troops on the board together (VIR-610)."""
    return s.t.wages[on_board(s, seat)]


class Wages(Question):
    """Pay for all troops, or remove some until what is paid covers the rest (VIR-610, VIR-611)."""

    TAG = "wages"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        out: list[Option] = []
        if can_afford(s, seat, wages_due(s, seat)):
            out.append(_PAY_TROOPS)
        base = seat * CITIES
        out.append(Option(Dismiss, Among([c for c in range(CITIES) if s.troops[base + c]])))
        if may_request(s, seat):
            out.append(ASK_FLORINS)
        return out

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat != self.seat:
            return LEGAL
        if isinstance(action, AskFlorins):
            return request_refusal(s, seat)
        if isinstance(action, PayTroops):
            return TOO_POOR
        return NO_TROOP if isinstance(action, Dismiss) else LEGAL

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, AskFlorins):
            request(s, seat, s.t.indulgence_florins)
        elif isinstance(action, PayTroops):
            s.tell(TroopsPaid(seat, wages_due(s, seat)))
            charge(s, seat, wages_due(s, seat), then=Settled())
        elif isinstance(action, Dismiss):
            lose_troops(s, seat, action.city, 1)
            s.tell(TroopDismissed(seat, action.city))
            if wages_due(s, seat) == 0:
                s.end()
