"""Patronage (VIR-410 to VIR-423): one field a year on the patronage track, bonuses on its fields 2 and 4."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.rows import exchanged, grown, marked
from signoria.core.value import Action, Key
from signoria.games.virtu.domain import gain_agent, on_top
from signoria.games.virtu.events import AgentGained
from signoria.games.virtu.means import Means
from signoria.games.virtu.paying import Payment
from signoria.games.virtu.question import Question
from signoria.games.virtu.reasons import BONUS_TAKEN, NOT_COVERED, SAME_KIND_OF_BONUS, TRACK_END
from signoria.games.virtu.receiving import Receiving
from signoria.games.virtu.rooms import AfterAction, RoomQuestion, and_beside, take_beside, why_not_beside
from signoria.games.virtu.sources import FOR_PATRONAGE, available
from signoria.games.virtu.spring_actions import AdvancePatronage, ChooseBonus
from signoria.games.virtu.spring_events import BonusTaken, PatronageAdvanced
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    CANNONS,
    CANNONS_TILE,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    PATRONS,
    PRINCE,
)

_ADVANCE_PATRONAGE: Final = Option(AdvancePatronage)


def next_step(s: Virtu, seat: int) -> Payment:
    """The cost of the next field (VIR-411)."""
    at = (s.patronage[seat] + 1) * 4
    cost = s.t.patron_cost
    return Payment(
        seat, FOR_PATRONAGE, florins=cost[at], crowns=cost[at + 1], either=cost[at + 2], crosses=cost[at + 3]
    )


class Financing(RoomQuestion):
    """Advance exactly one field (VIR-410). There is one action a year, so there is one step a year."""

    TAG = "financing"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        out: list[Option] = []
        if s.patronage[seat] < s.t.patron_end:
            means = Means(s, seat, available(s, seat, FOR_PATRONAGE))
            if next_step(s, seat).covered_by(means):
                out.append(_ADVANCE_PATRONAGE)
        return and_beside(s, seat, out)

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat == self.seat and isinstance(action, AdvancePatronage):
            return TRACK_END if s.patronage[seat] == s.t.patron_end else NOT_COVERED
        return why_not_beside(s, seat, action)

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if not take_beside(s, seat, action):
            s.call(next_step(s, seat), then=Advanced(seat))


class Advanced(Frame[Virtu]):
    """The step is paid: the marker advances; fields 2 and 4 bring a bonus at once (VIR-410, VIR-412)."""

    TAG = "advanced"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def run(self, s: Virtu) -> None:
        s.patronage = grown(s.patronage, self.seat, 1)
        s.patron_stack = on_top(s.patron_stack, self.seat)
        s.tell(PatronageAdvanced(self.seat, s.patronage[self.seat]))
        if s.patronage[self.seat] in s.t.patron_bonus_at:
            s.become(PatronBonus(self.seat))
        else:
            s.become(AfterAction(self.seat))


class PatronBonus(Question):
    """Take a patron bonus: at most one person and one work for each player (VIR-412, VIR-413)."""

    TAG = "patron_bonus"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        return [Option(ChooseBonus, Among([p for p in range(PATRONS) if self._refusal(s, p) == LEGAL]))]

    def _refusal(self, s: Virtu, patron: int) -> int:
        if s.patron_of[patron] >= 0:
            return BONUS_TAKEN
        for other in range(PATRONS):
            same = (s.t.persons >> other) & 1 == (s.t.persons >> patron) & 1
            if same and s.patron_of[other] == self.seat:
                return SAME_KIND_OF_BONUS
        return LEGAL

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat == self.seat and isinstance(action, ChooseBonus) and 0 <= action.patron < PATRONS:
            return self._refusal(s, action.patron)
        return LEGAL

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        """Most lie beside the palace for good (VIR-423); three do something now."""
        if not isinstance(action, ChooseBonus):
            return
        s.patron_of = exchanged(s.patron_of, action.patron, seat)
        s.tell(BonusTaken(seat, action.patron))
        after = AfterAction(seat)
        if action.patron == MACHIAVELLI:  # a card for a courtier field (VIR-421)
            s.call(Receiving(seat, 1 << MACHIAVELLI_CARD), then=after)
            return
        if action.patron == PRINCE and gain_agent(s, seat):  # VIR-417
            s.tell(AgentGained(seat))
        elif action.patron == CANNONS:  # a tile, face up (VIR-422)
            s.owned = marked(s.owned, seat, 1 << CANNONS_TILE)
            s.up = marked(s.up, seat, 1 << CANNONS_TILE)
        s.become(after)
