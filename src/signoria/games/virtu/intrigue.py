"""Intrigue and agents (VIR-460 to VIR-470): each mask places, moves or removes an agent."""

from typing import Final

from signoria.core.flow import LEGAL
from signoria.core.option import Among, Option, Some
from signoria.core.rows import exchanged, grown
from signoria.core.value import Action, Key
from signoria.games.virtu.domain import owner_of_place
from signoria.games.virtu.palace import room_place
from signoria.games.virtu.question import Question
from signoria.games.virtu.reasons import (
    CLOSED,
    NO_AGENT_READY,
    NO_AGENT_THERE,
    OWN_AGENT,
    PALACE_FULL,
    PLACE_TAKEN,
    PRINCE_PROTECTS,
)
from signoria.games.virtu.rooms import RoomQuestion, and_beside, leave_room, take_beside, why_not_beside
from signoria.games.virtu.sources import FOR_ACTION, available, use, with_symbol
from signoria.games.virtu.spring_actions import EndIntrigue, MoveAgent, PayMasks, PlaceAgent, RemoveAgent
from signoria.games.virtu.spring_events import AgentMoved, AgentPlaced, AgentRemoved, MasksPaid
from signoria.games.virtu.state import NOBODY, Virtu
from signoria.games.virtu.tables import (
    FIRST_ALLIANCE_PLACE,
    FIRST_ROOM_PLACE,
    MASK,
    PLACES,
    PRINCE,
    ROOMS,
)

_END_INTRIGUE: Final = Option(EndIntrigue)


class Intriguing(RoomQuestion):
    """Pay masks (VIR-460). A foreign agent in this very room does not stop Intrigue (VIR-462)."""

    TAG = "intriguing"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        masks = with_symbol(s, seat, available(s, seat, FOR_ACTION), MASK)
        out: list[Option] = []
        if masks:
            out.append(Option(PayMasks, Some(masks, 1, len(masks))))
        return and_beside(s, seat, out)

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        return why_not_beside(s, seat, action)

    def suggest(self, s: Virtu, seat: int, option: Option) -> Action | None:
        """What the room itself gives, otherwise one more source."""
        if option.action is not PayMasks:
            return None
        masks = with_symbol(s, seat, available(s, seat, FOR_ACTION), MASK)
        cheap = 0
        for source in masks:
            if source < 2:
                cheap |= 1 << source
        return PayMasks(cheap or 1 << masks[0])

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        """A foreign agent in the room goes first: with a single mask that is the whole action (VIR-462)."""
        if take_beside(s, seat, action) or not isinstance(action, PayMasks):
            return
        masks = use(s, seat, action.masks, MASK)
        s.tell(MasksPaid(seat, action.masks, masks))
        here = room_place(s, seat, s.marker[seat])
        if s.agents[here] >= 0 and s.agents[here] != seat:
            remove_agent(s, seat, here)
            masks -= 1
        if masks:
            s.become(Plotting(seat, masks))
        else:
            leave_room(s, seat)


def remove_agent(s: Virtu, seat: int, place: int) -> None:
    """A removed agent returns to its owner's reserve, ready for the owner's next Intrigue (VIR-463)."""
    owner = s.agents[place]
    s.agents = exchanged(s.agents, place, NOBODY)
    s.agents_ready = grown(s.agents_ready, owner, 1)
    s.tell(AgentRemoved(seat, owner, place))


def foreign_agents(s: Virtu, power: int) -> int:
    """Agents of other players in the palace of a power (VIR-465)."""
    n = 0
    for room in range(ROOMS):
        agent = s.agents[FIRST_ROOM_PLACE + power * ROOMS + room]
        if agent >= 0 and agent != s.seat_of[power]:
            n += 1
    return n


def place_refusal(s: Virtu, seat: int, place: int, leaving: int) -> int:
    """Why a player's agent, coming from `leaving` (-1: the reserve), cannot go to a place (0: it can).

    One agent a place (VIR-461), own places included (VIR-466); The Prince keeps others away (VIR-417); with
    the optional rule a palace holds one foreign agent (VIR-465).
    """
    if place not in s.t.places[s.seats]:
        return CLOSED
    if s.agents[place] >= 0:
        return PLACE_TAKEN
    owner = owner_of_place(s, place)
    if owner >= 0 and owner != seat and s.patron_of[PRINCE] == owner:
        return PRINCE_PROTECTS
    if s.agents_per_palace < ROOMS and FIRST_ROOM_PLACE <= place < FIRST_ALLIANCE_PLACE and owner != seat:
        power = (place - FIRST_ROOM_PLACE) // ROOMS
        here = leaving >= FIRST_ROOM_PLACE and (leaving - FIRST_ROOM_PLACE) // ROOMS == power
        if foreign_agents(s, power) - (1 if here else 0) >= s.agents_per_palace:
            return PALACE_FULL
    return LEGAL


class Plotting(Question):
    """One mask each: place, move or remove an agent (VIR-460); moving costs a mask like placing."""

    TAG = "plotting"
    OF = ("seat seat", "masks count")

    def __init__(self, seat: int, masks: int) -> None:
        super().__init__(seat)
        self.masks: Final = masks

    def key(self) -> Key:
        return (self.seat, self.masks)

    def options(self, s: Virtu, seat: int) -> list[Option]:
        own: list[int] = []
        foreign: list[int] = []
        empty: list[int] = []
        prince = s.patron_of[PRINCE]
        shielded = prince >= 0 and prince != seat
        for place in s.t.places[s.seats]:
            agent = s.agents[place]
            if agent < 0:
                if not shielded or owner_of_place(s, place) != prince:
                    empty.append(place)
            elif agent == seat:
                own.append(place)
            else:
                foreign.append(place)
        out = [_END_INTRIGUE]
        if empty and s.agents_ready[seat]:
            out.append(Option(PlaceAgent, Among(empty)))
        if empty and own:
            out.append(Option(MoveAgent, Among(own), Among(empty)))
        if foreign:
            out.append(Option(RemoveAgent, Among(foreign)))
        return out

    def objection(self, s: Virtu, seat: int, action: Action) -> int:
        """Only the limit of foreign agents in a palace depends on where the agent comes from."""
        if s.agents_per_palace >= ROOMS:
            return LEGAL
        if isinstance(action, PlaceAgent):
            return place_refusal(s, seat, action.place, NOBODY)
        if isinstance(action, MoveAgent):
            return place_refusal(s, seat, action.place, action.start)
        return LEGAL

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat != self.seat:
            return LEGAL
        if isinstance(action, PlaceAgent):
            return place_refusal(s, seat, action.place, NOBODY) or NO_AGENT_READY
        if isinstance(action, MoveAgent):
            return place_refusal(s, seat, action.place, action.start) or NO_AGENT_THERE
        if isinstance(action, RemoveAgent) and 0 <= action.place < PLACES:
            return OWN_AGENT if s.agents[action.place] == seat else NO_AGENT_THERE
        return LEGAL

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, PlaceAgent):
            s.agents_ready = grown(s.agents_ready, seat, -1)
            s.agents = exchanged(s.agents, action.place, seat)
            s.tell(AgentPlaced(seat, action.place))
        elif isinstance(action, MoveAgent):
            s.agents = exchanged(s.agents, action.start, NOBODY)
            s.agents = exchanged(s.agents, action.place, seat)
            s.tell(AgentMoved(seat, action.start, action.place))
        elif isinstance(action, RemoveAgent):
            remove_agent(s, seat, action.place)
        if isinstance(action, EndIntrigue) or self.masks == 1:
            leave_room(s, seat)
        else:
            s.become(Plotting(seat, self.masks - 1))
