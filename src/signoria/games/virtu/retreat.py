"""Retreat (VIR-521 to VIR-525): after all sieges, in turn order, by road or by sea."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option, Span
from signoria.core.rows import grown
from signoria.core.value import Action, Key
from signoria.games.virtu.actions import UseSource
from signoria.games.virtu.events import SourceUsed
from signoria.games.virtu.question import Question
from signoria.games.virtu.reasons import EXHAUSTED, NO_SHIPS, NO_TROOP, NOT_REACHED, NOT_YOUR_CITY
from signoria.games.virtu.sources import FOR_RETREAT, available, total_of, use, with_symbol
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import CITIES, SHIP
from signoria.games.virtu.war_actions import LoseTroop, RetreatByRoad, RetreatBySea
from signoria.games.virtu.war_events import TroopLost, TroopRetreated


def routed_from(s: Virtu, seat: int) -> list[int]:
    """The cities before which a player's troops wait for their retreat, each once."""
    out: list[int] = []
    for entry in s.routed:
        if entry // CITIES == seat and entry % CITIES not in out:
            out.append(entry % CITIES)
    return out


def by_road(s: Virtu, seat: int, city: int) -> list[int]:
    """Own cities joined by road; control at this moment counts (VIR-522, B-15)."""
    return [other for other in s.t.roads[s.seats][city] if s.holder[other] == seat]


def by_sea(s: Virtu, seat: int, city: int, ships: int) -> list[int]:
    """Own ports that so many ships reach, if the besieged city is a port (VIR-522)."""
    seas = s.t.seas[s.seats]
    reach = ships // s.t.ships_per_sea
    ports = s.t.ports[s.seats][city]
    return [port for port in ports if s.holder[port] == seat and seas[city * CITIES + port] <= reach]


def lose_hopeless(s: Virtu, seat: int, ships: int) -> None:
    """Troops that cannot retreat in any way are lost (VIR-523)."""
    most = ships + total_of(s, seat, available(s, seat, FOR_RETREAT), SHIP)
    for city in routed_from(s, seat):
        if not by_road(s, seat, city) and not by_sea(s, seat, city, most):
            while seat * CITIES + city in s.routed:
                lose_one(s, seat, city)


def rally(s: Virtu, seat: int, city: int) -> None:
    """One of the troops waiting there waits no longer."""
    at = s.routed.index(seat * CITIES + city)
    s.routed = s.routed[:at] + s.routed[at + 1 :]


def lose_one(s: Virtu, seat: int, city: int) -> None:
    """A troop goes to the reserve (VIR-523)."""
    rally(s, seat, city)
    s.reserve[seat] += 1
    s.tell(TroopLost(seat, city))


class Retreats(Frame[Virtu]):
    """Every player with troops that have to retreat, in turn order (VIR-521)."""

    TAG = "retreats"
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
        lose_hopeless(s, seat, 0)
        if routed_from(s, seat):
            s.call(Retreating(seat, 0), then=Retreats(self.at + 1))
        else:
            s.become(Retreats(self.at + 1))


class Retreating(Question):
    """Each troop goes by road for free, by sea for ships, or is given up (VIR-522, VIR-523, B-14).

    All retreats of a player are one payment, so ships of a source may be split over troops (VIR-524); room
    cards give none (B-16).
    """

    TAG = "retreating"
    OF = ("seat seat", "ships count")

    def __init__(self, seat: int, ships: int) -> None:
        super().__init__(seat)
        self.ships: Final = ships

    def key(self) -> Key:
        return (self.seat, self.ships)

    def options(self, s: Virtu, seat: int) -> list[Option]:
        cities = routed_from(s, seat)
        out: list[Option] = []
        sources = available(s, seat, FOR_RETREAT)
        most = self.ships + total_of(s, seat, sources, SHIP)
        ships_help = False
        for city in cities:
            roads = by_road(s, seat, city)
            if roads:
                out.append(Option(RetreatByRoad, Among([city]), Among(roads)))
            ports = by_sea(s, seat, city, self.ships)
            if ports:
                out.append(Option(RetreatBySea, Among([city]), Among(ports)))
            if by_sea(s, seat, city, most):
                ships_help = True
        ids = with_symbol(s, seat, sources, SHIP)
        if ids and ships_help:
            out.append(Option(UseSource, Among(ids), Span(SHIP, SHIP)))
        out.append(Option(LoseTroop, Among(cities)))
        return out

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat != self.seat:
            return LEGAL
        if isinstance(action, UseSource):
            return EXHAUSTED
        if isinstance(action, LoseTroop):
            return NO_TROOP
        if isinstance(action, RetreatByRoad):
            return self._refusal(s, action.start, action.end, NOT_REACHED)
        if isinstance(action, RetreatBySea):
            return self._refusal(s, action.start, action.end, NO_SHIPS)
        return LEGAL

    def _refusal(self, s: Virtu, start: int, end: int, otherwise: int) -> int:
        if start not in routed_from(s, self.seat):
            return NO_TROOP
        if not 0 <= end < CITIES or s.holder[end] != self.seat:
            return NOT_YOUR_CITY
        return otherwise

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        ships = self.ships
        if isinstance(action, UseSource):
            n = use(s, seat, 1 << action.source, SHIP)
            s.tell(SourceUsed(seat, action.source, SHIP, n))
            ships += n
        elif isinstance(action, RetreatByRoad):
            self._go(s, action.start, action.end)
        elif isinstance(action, RetreatBySea):
            ships -= s.t.seas[s.seats][action.start * CITIES + action.end] * s.t.ships_per_sea
            self._go(s, action.start, action.end)
        elif isinstance(action, LoseTroop):
            lose_one(s, seat, action.city)
        lose_hopeless(s, seat, ships)
        if routed_from(s, seat):
            s.become(Retreating(seat, ships))
        else:
            s.end()

    def _go(self, s: Virtu, start: int, end: int) -> None:
        rally(s, self.seat, start)
        s.troops = grown(s.troops, self.seat * CITIES + end, 1)
        s.tell(TroopRetreated(self.seat, start, end))
