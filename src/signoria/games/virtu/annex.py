"""Annex (VIR-440 to VIR-445): take control of one neutral city for crowns, by sea for ships as well."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.value import Action, Key
from signoria.games.virtu.domain import gain_city, modified_value
from signoria.games.virtu.lanes import lane, lanes
from signoria.games.virtu.masks import members
from signoria.games.virtu.means import Means
from signoria.games.virtu.paying import Payment
from signoria.games.virtu.reasons import CLOSED, NOT_COVERED, NOT_NEUTRAL, NOT_REACHED, PIRATES
from signoria.games.virtu.rooms import RoomQuestion, and_beside, leave_room, take_beside, why_not_beside
from signoria.games.virtu.sources import FOR_ACTION, available
from signoria.games.virtu.spring_actions import Annex
from signoria.games.virtu.spring_events import CityAnnexed
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import ALL_CITIES, CITIES, CROWN

NO_WAY: Final = 99


def neutral_cities(s: Virtu) -> int:
    """Mask of the cities in play that nobody controls; closed cities count as none (VIR-104)."""
    mask = s.t.playing[s.seats]
    for owned in s.owned:
        mask &= ~owned
    return mask


def seas_to(s: Virtu, seat: int, city: int) -> int:
    """Seas between the nearest own port and a city (VIR-443); 0 if a road leads to an own city (VIR-442)."""
    own = s.owned[seat] & ALL_CITIES
    if own & s.t.joined[s.seats][city]:
        return 0
    best = NO_WAY
    for port in s.t.ports[s.seats][city]:
        if (own >> port) & 1:
            best = min(best, s.t.seas[s.seats][port * CITIES + city])
    return best


def crowns_for(s: Virtu, seat: int, city: int) -> int:
    """One crown more than the modified value (VIR-441); exactly that is paid (B-02)."""
    return modified_value(s, seat, city) + s.t.crowns_over_value


class Annexing(RoomQuestion):
    """Choose the city; pirate ports cannot be annexed (VIR-440, VIR-444). The cheapest way is taken."""

    TAG = "annexing"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        out: list[Option] = []
        cities = self._within_reach(s)
        if cities:
            out.append(Option(Annex, Among(cities)))
        return and_beside(s, seat, out)

    def _within_reach(self, s: Virtu) -> list[int]:
        """Cities that can be reached and paid."""
        means = Means(s, self.seat, available(s, self.seat, FOR_ACTION))
        most = lane(means.total, CROWN)
        out: list[int] = []
        for city in members(neutral_cities(s) & ~s.t.pirates):
            crowns = crowns_for(s, self.seat, city)
            if crowns <= most:
                seas = seas_to(s, self.seat, city)
                if seas < NO_WAY and means.covers(lanes(crowns=crowns, ships=seas * s.t.ships_per_sea)):
                    out.append(city)
        return out

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat != self.seat or not isinstance(action, Annex) or not 0 <= action.city < CITIES:
            return why_not_beside(s, seat, action)
        if not (s.t.playing[s.seats] >> action.city) & 1:
            return CLOSED
        if s.holder[action.city] >= 0:
            return NOT_NEUTRAL
        if (s.t.pirates >> action.city) & 1:
            return PIRATES
        return NOT_REACHED if seas_to(s, seat, action.city) == NO_WAY else NOT_COVERED

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if not take_beside(s, seat, action) and isinstance(action, Annex):
            crowns = crowns_for(s, seat, action.city)
            ships = seas_to(s, seat, action.city) * s.t.ships_per_sea
            cost = Payment(seat, FOR_ACTION, crowns=crowns, ships=ships)
            s.call(cost, then=Annexed(seat, action.city))


class Annexed(Frame[Virtu]):
    """The city is paid: marker on it, tile face up, city marker forward; agents stay (VIR-445, VIR-470)."""

    TAG = "annexed"
    OF = ("seat seat", "city city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.city)

    def run(self, s: Virtu) -> None:
        gain_city(s, self.seat, self.city, face_up=True)
        s.tell(CityAnnexed(self.seat, self.city))
        leave_room(s, self.seat)
