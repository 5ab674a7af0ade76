"""Winter, step 5: alliances (VIR-650 to VIR-656)."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.rows import exchanged
from signoria.core.value import Action, Key
from signoria.games.virtu.actions import AskFlorins
from signoria.games.virtu.lanes import LANE
from signoria.games.virtu.means import Means
from signoria.games.virtu.paying import Payment
from signoria.games.virtu.question import ASK_FLORINS, Question
from signoria.games.virtu.reasons import ALLY_TAKEN, NEEDS_AGENT, NOT_COVERED
from signoria.games.virtu.requests import may_request, request, request_refusal
from signoria.games.virtu.sources import FOR_ALLIANCE, available
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    ALLIANCES,
    CAVALRY,
    CROSS,
    CROWN,
    FIRST_ALLIANCE_PLACE,
    PAYABLE,
    SHIP,
    SYMBOLS,
)
from signoria.games.virtu.winter_actions import FormAlliance, FormWithAgent, NoAlliance, TakeOver
from signoria.games.virtu.winter_events import AllianceFormed, AllianceTakenOver

_NO_ALLIANCE: Final = Option(NoAlliance)


def cost_of(s: Virtu, seat: int, ally: int, saved: int) -> Payment:
    """The printed cost, one symbol less of the kind `saved` (-1: nothing saved) (VIR-651, B-31)."""
    n = [s.t.alliance_cost[ally * SYMBOLS + kind] for kind in range(PAYABLE)]
    if saved >= 0:
        n[saved] -= s.t.alliance_saving
    return Payment(seat, FOR_ALLIANCE, crowns=n[CROWN], crosses=n[CROSS], cavalry=n[CAVALRY], ships=n[SHIP])


class Allying(Question):
    """Form or take over at most one alliance a winter; a player may hold several (VIR-650).

    A free one at its cost, with an own agent there for one symbol less (VIR-651, VIR-469); another player's
    one only with an own agent there and at full cost (VIR-652).
    """

    TAG = "allying"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        out = [_NO_ALLIANCE]
        within_reach = [ally for ally in range(ALLIANCES) if self._within_reach(s, ally)]
        if not within_reach:
            return out
        means = Means(s, seat, available(s, seat, FOR_ALLIANCE))
        free: list[int] = []
        foreign: list[int] = []
        for ally in within_reach:
            if s.allies[ally] < 0 and s.agents[FIRST_ALLIANCE_PLACE + ally] == seat:
                saved = self._savings(s, means, ally)
                if saved:
                    out.append(Option(FormWithAgent, Among([ally]), Among(saved)))
            elif means.covers(s.t.ally_cost[ally]):
                (free if s.allies[ally] < 0 else foreign).append(ally)
        if free:
            out.append(Option(FormAlliance, Among(free)))
        if foreign:
            out.append(Option(TakeOver, Among(foreign)))
        if len(out) > 1 and may_request(s, seat):
            out.append(ASK_FLORINS)
        return out

    def _within_reach(self, s: Virtu, ally: int) -> bool:
        """Free, or another player's one with an own agent there."""
        holder = s.allies[ally]
        return holder < 0 or (holder != self.seat and s.agents[FIRST_ALLIANCE_PLACE + ally] == self.seat)

    def _savings(self, s: Virtu, means: Means, ally: int) -> list[int]:
        """The symbols of the cost that may be saved so that the rest can be paid."""
        out: list[int] = []
        for kind in range(PAYABLE):
            if s.t.alliance_cost[ally * SYMBOLS + kind]:
                if means.covers(s.t.ally_cost[ally] - (s.t.alliance_saving << (LANE * kind))):
                    out.append(kind)
        return out

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat != self.seat:
            return LEGAL
        if isinstance(action, AskFlorins):
            return request_refusal(s, seat)
        if not isinstance(action, (FormAlliance, FormWithAgent, TakeOver)):
            return LEGAL
        if not 0 <= action.alliance < ALLIANCES:
            return LEGAL
        mine = s.agents[FIRST_ALLIANCE_PLACE + action.alliance] == seat
        if isinstance(action, FormAlliance):
            return ALLY_TAKEN if s.allies[action.alliance] >= 0 else NOT_COVERED
        return NOT_COVERED if mine else NEEDS_AGENT

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, AskFlorins):
            request(s, seat, s.t.indulgence_florins)
        elif isinstance(action, FormWithAgent):
            s.call(cost_of(s, seat, action.alliance, action.symbol), then=Allied(seat, action.alliance))
        elif isinstance(action, (FormAlliance, TakeOver)):
            s.call(cost_of(s, seat, action.alliance, -1), then=Allied(seat, action.alliance))
        else:
            s.end()


class Allied(Frame[Virtu]):
    """The alliance is paid: own marker on it, bonus active; agents stay (VIR-651, VIR-652, VIR-653, B-32)."""

    TAG = "allied"
    OF = ("seat seat", "alliance alliance")

    def __init__(self, seat: int, alliance: int) -> None:
        self.seat: Final = seat
        self.alliance: Final = alliance

    def key(self) -> Key:
        return (self.seat, self.alliance)

    def run(self, s: Virtu) -> None:
        former = s.allies[self.alliance]
        s.allies = exchanged(s.allies, self.alliance, self.seat)
        s.allies_used &= ~(1 << self.alliance)
        if former < 0:
            s.tell(AllianceFormed(self.seat, self.alliance))
        else:
            s.tell(AllianceTakenOver(self.seat, self.alliance, former))
        s.end()
