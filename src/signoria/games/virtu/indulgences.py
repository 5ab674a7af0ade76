"""Indulgences (VIR-310 to VIR-312): removing a card when the marker passes over it or lands on it."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL
from signoria.core.option import Among, Option, Some
from signoria.core.rows import cleared
from signoria.core.value import Action, Key
from signoria.games.virtu.events import Paid
from signoria.games.virtu.masks import lowest
from signoria.games.virtu.palace import room_place
from signoria.games.virtu.question import Question
from signoria.games.virtu.reasons import EXHAUSTED, NOT_COVERED, NOT_NEEDED
from signoria.games.virtu.sources import FOR_REMOVAL, amount, available, thing_of, total_of, use, with_symbol
from signoria.games.virtu.spring_actions import LeaveIndulgence, RemoveWithCross, RemoveWithCrowns
from signoria.games.virtu.spring_events import IndulgenceRemoved
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import CROSS, CROWN

_LEAVE_INDULGENCE: Final = Option(LeaveIndulgence)


def removable(s: Virtu, seat: int) -> bool:
    """Could the indulgence under the marker be paid off: one cross or two crowns (VIR-310)?"""
    sources = available(s, seat, FOR_REMOVAL)
    if total_of(s, seat, sources, CROSS) >= s.t.removal_crosses:
        return True
    return total_of(s, seat, sources, CROWN) >= s.t.removal_crowns


class MeetIndulgence(Question):
    """The marker has entered a room with an indulgence: remove it or leave it (VIR-307, VIR-310).

    Courtiers, tiles and the imperial cross may pay; crown and cross of one courtier never add up (B-72).
    """

    TAG = "meet_indulgence"
    OF = ("seat seat", "place place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def key(self) -> Key:
        return (self.seat, self.place)

    def options(self, s: Virtu, seat: int) -> list[Option]:
        sources = available(s, seat, FOR_REMOVAL)
        out = [_LEAVE_INDULGENCE]
        crosses = with_symbol(s, seat, sources, CROSS)
        if crosses:
            out.append(Option(RemoveWithCross, Among(crosses)))
        crowns = with_symbol(s, seat, sources, CROWN)
        if total_of(s, seat, sources, CROWN) >= s.t.removal_crowns:
            out.append(Option(RemoveWithCrowns, Some(crowns, 1, s.t.removal_crowns)))
        return out

    def objection(self, s: Virtu, seat: int, action: Action) -> int:
        if not isinstance(action, RemoveWithCrowns):
            return LEGAL
        crowns = total_of(s, seat, action.sources, CROWN)
        if crowns < s.t.removal_crowns:
            return NOT_COVERED
        mask = action.sources
        while mask:
            if crowns - amount(s, seat, lowest(mask), CROWN) >= s.t.removal_crowns:
                return NOT_NEEDED
            mask &= mask - 1
        return LEGAL

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat == self.seat and isinstance(action, (RemoveWithCross, RemoveWithCrowns)):
            return EXHAUSTED
        return LEGAL

    def pick(self, s: Virtu, seat: int, option: Option, rng: Rng) -> Action | None:
        """Crowns are picked one by one until they suffice."""
        if option.action is not RemoveWithCrowns:
            return option.sample(rng)
        ids = with_symbol(s, seat, available(s, seat, FOR_REMOVAL), CROWN)
        rng.shuffle(ids)
        return self._crowns(s, ids)

    def suggest(self, s: Virtu, seat: int, option: Option) -> Action | None:
        """The sources that show least."""
        symbol = CROSS if option.action is RemoveWithCross else CROWN
        ids = with_symbol(s, seat, available(s, seat, FOR_REMOVAL), symbol)
        keyed = [s.t.weight[thing_of(s, seat, source)] * 64 + source for source in ids]
        keyed.sort()
        if option.action is RemoveWithCross:
            return RemoveWithCross(keyed[0] % 64)
        if option.action is RemoveWithCrowns:
            return self._crowns(s, [key % 64 for key in keyed])
        return None

    def _crowns(self, s: Virtu, ids: list[int]) -> RemoveWithCrowns:
        """Two crowns out of these sources in this order, without waste."""
        mask = 0
        crowns = 0
        for source in ids:
            if crowns < s.t.removal_crowns:
                mask |= 1 << source
                crowns += amount(s, self.seat, source, CROWN)
        for source in ids:
            n = amount(s, self.seat, source, CROWN)
            if (mask >> source) & 1 and crowns - n >= s.t.removal_crowns:
                mask &= ~(1 << source)
                crowns -= n
        return RemoveWithCrowns(mask)

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        """The card returns to the stack; on landing the action may then be used (VIR-310, VIR-312)."""
        if isinstance(action, RemoveWithCross):
            use(s, seat, 1 << action.source, CROSS)
            s.tell(Paid(seat, crosses=1 << action.source))
        elif isinstance(action, RemoveWithCrowns):
            use(s, seat, action.sources, CROWN)
            s.tell(Paid(seat, crowns=action.sources))
        if not isinstance(action, LeaveIndulgence):
            s.indulgences = cleared(s.indulgences, seat, 1 << s.marker[seat])
            s.indulgences_left += 1
            s.tell(IndulgenceRemoved(seat, room_place(s, seat, s.marker[seat])))
        s.end()
