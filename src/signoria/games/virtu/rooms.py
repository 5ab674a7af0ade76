"""Using the action (VIR-314, VIR-320 to VIR-322): what every room offers beside its action."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.value import Action, Key
from signoria.games.virtu.actions import AskFlorins, Forgo
from signoria.games.virtu.palace import room_place
from signoria.games.virtu.question import ASK_FLORINS, RARELY, Question
from signoria.games.virtu.reasons import ROOM_BLOCKED
from signoria.games.virtu.requests import lay_owed, may_request, request, request_refusal
from signoria.games.virtu.spring_events import ActionForgone
from signoria.games.virtu.state import Virtu

_FORGO: Final = Option(Forgo)


def and_beside(s: Virtu, seat: int, out: list[Option]) -> list[Option]:
    """And: forgo the action, or request an indulgence for florins (VIR-314, VIR-322)."""
    out.append(_FORGO)
    if may_request(s, seat):
        out.append(ASK_FLORINS)
    return out


def take_beside(s: Virtu, seat: int, action: Action) -> bool:
    """Did this answer not concern the action itself? After florins the same question is put again."""
    if isinstance(action, AskFlorins):
        request(s, seat, s.t.indulgence_florins)
        return True
    if isinstance(action, Forgo):
        s.tell(ActionForgone(seat, room_place(s, seat, s.marker[seat])))
        leave_room(s, seat)
        return True
    return False


def why_not_beside(s: Virtu, seat: int, action: Action) -> int:
    """Why no indulgence can be requested."""
    return request_refusal(s, seat) if isinstance(action, AskFlorins) else 0


def leave_room(s: Virtu, seat: int) -> None:
    """The action is over: an indulgence requested for it is laid now (VIR-314), and the turn ends."""
    lay_owed(s, seat)
    s.end()


class AfterAction(Frame[Virtu]):
    """The action has been carried out: the card that is owed is laid on the room (VIR-314)."""

    TAG = "after_action"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def run(self, s: Virtu) -> None:
        leave_room(s, self.seat)


class RoomQuestion(Question):
    """The question that a room puts; random players seldom forgo an action they can use (VIR-322)."""

    def pick(self, s: Virtu, seat: int, option: Option, rng: Rng) -> Action | None:
        if option.action is Forgo and rng.below(RARELY):
            if len(self.options(s, seat)) > (2 if may_request(s, seat) else 1):
                return None
        return self.pick_use(s, seat, option, rng)

    def pick_use(self, s: Virtu, seat: int, option: Option, rng: Rng) -> Action | None:
        """A random use of the action."""
        return option.sample(rng)


class Blocked(Question):
    """A foreign agent blocks the room (VIR-321, VIR-467): only florins of an indulgence can be had (B-21)."""

    TAG = "blocked"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        return and_beside(s, seat, [])

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        return why_not_beside(s, seat, action) or ROOM_BLOCKED

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        take_beside(s, seat, action)
        if isinstance(action, AskFlorins):  # no action follows: the card is laid at once
            leave_room(s, seat)
