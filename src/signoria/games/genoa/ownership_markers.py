"""Ownership markers (GEN-200 to GEN-206): after the turn, next to the streets the tower entered."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.rows import exchanged, grown
from signoria.core.value import Action, Key
from signoria.games.genoa import reasons
from signoria.games.genoa.actions import (
    NOTHING,
    PLACE,
    REMOVE,
    REPLACE,
    PassMarkers,
    PlaceMarkers,
)
from signoria.games.genoa.elsewhere import elsewhere
from signoria.games.genoa.events import MarkerPlaced, MarkerRemoved, StreetChosen
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import BUILDINGS, MARKET

COST: Final = [0, 1, 1, 2]
"""Own markers that each deed takes: placing one, sacrificing one, or both (GEN-202)."""


def open_streets(s: Genoa) -> list[int]:
    """Streets entered this turn, the start field too, that still carry their discs (GEN-200, GEN-201)."""
    out: list[int] = []
    for field in s.path:
        if BUILDINGS <= field < MARKET and not (s.closed >> field) & 1:
            out.append(field)
    return out


def deeds(s: Genoa, seat: int, building: int) -> list[int]:
    """What a seat may do on a building: one marker at most, an own one stays (GEN-202, GEN-206)."""
    owner = s.owner[building]
    if owner == seat:
        return [NOTHING]
    if owner < 0:
        return [NOTHING, PLACE]
    return [NOTHING, REMOVE, REPLACE]


def usable(s: Genoa, seat: int) -> list[int]:
    """Streets where this seat could change something (GEN-204)."""
    if s.own[seat] == 0:
        return []
    out: list[int] = []
    for street in open_streets(s):
        for building in s.board.beside[street]:
            if s.owner[building] != seat:
                out.append(street)
                break
    return out


class MarkerPhase(Frame[Genoa]):
    """A first, then once clockwise: pass, or choose one entered street (GEN-201, D13)."""

    TAG = "marker_phase"
    OF = ("place count",)

    def __init__(self, place: int) -> None:
        self.place: Final = place
        """How many seats clockwise from A."""

    def key(self) -> Key:
        return (self.place,)

    def seat(self, s: Genoa) -> int:
        return (s.active + self.place) % s.seats

    def waits_for(self, s: Genoa) -> int:
        if self.place < s.seats and usable(s, self.seat(s)):
            return 1 << self.seat(s)
        return 0

    def options(self, s: Genoa, seat: int) -> list[Option]:
        out = [Option(PassMarkers)]
        for street in usable(s, seat):
            beside = s.board.beside[street]
            second = deeds(s, seat, beside[1]) if len(beside) > 1 else [NOTHING]
            out.append(Option(PlaceMarkers, Among([street]), Among(deeds(s, seat, beside[0])), Among(second)))
        return out

    def objection(self, s: Genoa, seat: int, action: Action) -> int:
        if isinstance(action, PlaceMarkers):
            cost = COST[action.first] + COST[action.second]
            if cost == 0:
                return reasons.NOTHING_CHANGES  # it would only block others (GEN-204)
            if cost > s.own[seat]:
                return reasons.TOO_FEW_MARKERS
        return 0

    def why_not(self, s: Genoa, seat: int, action: Action) -> int:
        if isinstance(action, PlaceMarkers) and seat == self.seat(s):
            if action.street not in open_streets(s):
                return reasons.STREET_CLOSED
            return reasons.NOTHING_CHANGES if action.street not in usable(s, seat) else 0
        return elsewhere(action)

    def take(self, s: Genoa, seat: int, action: Action) -> None:
        if isinstance(action, PlaceMarkers):
            beside = s.board.beside[action.street]
            s.tell(StreetChosen(seat, action.street))
            s.closed |= 1 << action.street
            change(s, seat, beside[0], action.first)
            if len(beside) > 1:
                change(s, seat, beside[1], action.second)
        s.become(MarkerPhase(self.place + 1))

    def run(self, s: Genoa) -> None:
        """Whoever has no marker or no street is passed over; both lie open."""
        if self.place < s.seats:
            s.become(MarkerPhase(self.place + 1))
        else:
            s.end()


def change(s: Genoa, seat: int, building: int, deed: int) -> None:
    """Sacrifice one to remove a foreign marker, place one, or both (GEN-201, GEN-202)."""
    if deed in (REMOVE, REPLACE):
        owner = s.owner[building]
        s.owner = exchanged(s.owner, building, -1)
        s.supply = grown(s.supply, owner, 1)  # to the general supply, not to its owner's own (GEN-205)
        s.own = grown(s.own, seat, -1)
        s.supply = grown(s.supply, seat, 1)
        s.tell(MarkerRemoved(seat, owner, building))
    if deed in (PLACE, REPLACE):
        s.owner = exchanged(s.owner, building, seat)
        s.own = grown(s.own, seat, -1)
        s.tell(MarkerPlaced(seat, building))
