"""Spring, part A: moving and acting (VIR-300 to VIR-307)."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.value import Action, Key
from signoria.games.virtu.annex import Annexing
from signoria.games.virtu.campaign import Campaign
from signoria.games.virtu.events import SourceUsed
from signoria.games.virtu.govern import Governing
from signoria.games.virtu.indulgences import MeetIndulgence, removable
from signoria.games.virtu.intrigue import Intriguing
from signoria.games.virtu.palace import LEFT, RIGHT, action_of, room_place, wake
from signoria.games.virtu.patronage import Financing
from signoria.games.virtu.paying import charge
from signoria.games.virtu.question import Question
from signoria.games.virtu.reasons import EXHAUSTED, FREE_STEPS_FIRST, MUST_MOVE, STEP_BOUGHT, TOO_POOR
from signoria.games.virtu.rooms import Blocked, leave_room
from signoria.games.virtu.sources import FOR_STEP, available, can_afford, use, with_symbol
from signoria.games.virtu.spring_actions import BuyStep, GoOn, PutMarker, Stop, UseArrow
from signoria.games.virtu.spring_events import ActionForgone, ActionLost, MarkerMoved
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    ANNEX,
    ARROW,
    FIRST_ROOM_PLACE,
    GOVERN,
    INTRIGUE,
    PATRONAGE,
    ROOMS,
    TRADE,
    WAR,
)
from signoria.games.virtu.trade import Trading

_STOP: Final = Option(Stop)
_GO_ON: Final = Option(GoOn)
_BUY_STEP: Final = Option(BuyStep)
_ON: Final = GoOn()
_REST: Final = Stop()


class SpringTurns(Frame[Virtu]):
    """In turn order each player moves the marker and uses the action reached (VIR-300)."""

    TAG = "spring_turns"
    OF = ("at count",)

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def key(self) -> Key:
        return (self.at,)

    def run(self, s: Virtu) -> None:
        if self.at == s.seats:
            s.end()
            return
        seat = s.order[self.at]
        first: Frame[Virtu] = FirstRoom(seat) if s.marker[seat] < 0 else MoveMarker(seat, 0, 0)
        s.call(first, then=SpringTurns(self.at + 1))


class FirstRoom(Question):
    """First spring: the marker is put on any room; nothing is passed (VIR-301)."""

    TAG = "first_room"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        return [Option(PutMarker, Among([room_place(s, seat, room) for room in range(ROOMS)]))]

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, PutMarker):
            s.marker[seat] = (action.place - FIRST_ROOM_PLACE) % ROOMS
            s.tell(MarkerMoved(seat, action.place))
            s.become(Arrival(seat))


class MoveMarker(Question):
    """Later springs: one or two rooms free (VIR-302), one for florins (VIR-303), one an arrow (VIR-304).

    Free steps come first: they never lead elsewhere than in another order. All may be combined, and a full
    round or more is allowed (VIR-305).
    """

    TAG = "move_marker"
    OF = ("seat seat", "steps count", "bought count")

    def __init__(self, seat: int, steps: int, bought: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.bought: Final = bought

    def key(self) -> Key:
        return (self.seat, self.steps, self.bought)

    def options(self, s: Virtu, seat: int) -> list[Option]:
        out: list[Option] = []
        if self.steps >= s.t.free_least:
            out.append(_STOP)
        if self.steps < s.t.free_most:
            out.append(_GO_ON)
            return out
        if not self.bought and can_afford(s, seat, s.t.step_florins):
            out.append(_BUY_STEP)
        arrows = with_symbol(s, seat, available(s, seat, FOR_STEP), ARROW)
        if arrows:
            out.append(Option(UseArrow, Among(arrows)))
        return out

    def at_random(self, s: Virtu, seat: int, rng: Rng) -> Action | None:
        """Most steps are free: nothing need be listed for them."""
        if self.steps >= s.t.free_most:
            return None
        return _ON if self.steps < s.t.free_least or rng.below(2) else _REST

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat != self.seat:
            return LEGAL
        if isinstance(action, Stop):
            return MUST_MOVE
        if isinstance(action, (BuyStep, UseArrow)) and self.steps < s.t.free_most:
            return FREE_STEPS_FIRST
        if isinstance(action, BuyStep):
            return STEP_BOUGHT if self.bought else TOO_POOR
        return EXHAUSTED if isinstance(action, UseArrow) else LEGAL

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, Stop):
            s.become(Arrival(seat))
        elif isinstance(action, BuyStep):
            charge(s, seat, s.t.step_florins, then=NextRoom(seat, self.steps, 1))
        else:
            if isinstance(action, UseArrow):
                used = use(s, seat, 1 << action.source, ARROW)
                s.tell(SourceUsed(seat, action.source, ARROW, used))
            enter_next_room(s, seat, self.steps, self.bought)


class NextRoom(Frame[Virtu]):
    """A step has been paid for: now the marker makes it."""

    TAG = "next_room"
    OF = ("seat seat", "steps count", "bought count")

    def __init__(self, seat: int, steps: int, bought: int) -> None:
        self.seat: Final = seat
        self.steps: Final = steps
        self.bought: Final = bought

    def key(self) -> Key:
        return (self.seat, self.steps, self.bought)

    def run(self, s: Virtu) -> None:
        enter_next_room(s, self.seat, self.steps, self.bought)


def enter_next_room(s: Virtu, seat: int, steps: int, bought: int) -> None:
    """The marker enters the next room: first the arrow between, then the room (VIR-306, VIR-307)."""
    room = s.marker[seat]
    if room == s.t.right_from:
        wake(s, seat, RIGHT)
    if room == s.t.left_from:
        wake(s, seat, LEFT)
    room = (room + 1) % ROOMS
    s.marker[seat] = room
    if not s.quiet:
        s.tell(MarkerMoved(seat, room_place(s, seat, room)))
    onward = MoveMarker(seat, steps + 1, bought)
    if (s.indulgences[seat] >> room) & 1 and removable(s, seat):
        s.call(MeetIndulgence(seat, room_place(s, seat, room)), then=onward)
    else:
        s.become(onward)


class Arrival(Frame[Virtu]):
    """The marker rests: an indulgence costs the action and the request (VIR-311); else act (VIR-320)."""

    TAG = "arrival"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def run(self, s: Virtu) -> None:
        seat = self.seat
        room = s.marker[seat]
        place = room_place(s, seat, room)
        if (s.indulgences[seat] >> room) & 1:  # VIR-311, VIR-317
            s.barred |= 1 << seat
            s.tell(ActionLost(seat, place))
            s.end()
            return
        acting = room_frame(s, seat)
        if len(acting.options(s, seat)) > 1:
            s.become(acting)
        else:  # nothing but forgoing: unable to pay is the same (VIR-322)
            s.tell(ActionForgone(seat, place))
            leave_room(s, seat)


def room_frame(s: Virtu, seat: int) -> Frame[Virtu]:
    """The question that the room with the marker puts; a foreign agent leaves only Intrigue (VIR-321)."""
    action = action_of(s, seat, s.marker[seat])
    agent = s.agents[room_place(s, seat, s.marker[seat])]
    foreign = agent >= 0 and agent != seat
    if action == INTRIGUE:
        return Intriguing(seat)
    if foreign:
        return Blocked(seat)
    if action == GOVERN:
        return Governing(seat)
    if action == PATRONAGE:
        return Financing(seat)
    if action == TRADE:
        return Trading(seat)
    if action == ANNEX:
        return Annexing(seat)
    assert action == WAR
    return Campaign(seat, cavalry=0, ships=0, used=0, begun=0)
