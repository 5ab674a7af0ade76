"""Domains and the city track (VIR-002, VIR-004, VIR-540): cities change hands, markers move at once."""

from signoria.core.rows import Ints, cleared, exchanged, grown, marked
from signoria.games.virtu.state import NOBODY, Virtu
from signoria.games.virtu.tables import CITIES, FIRST_ALLIANCE_PLACE, ROOMS


def gain_city(s: Virtu, seat: int, city: int, face_up: bool) -> None:
    """Marker on the city, tile into the domain: face up, or face down after a siege (VIR-207, VIR-512)."""
    s.holder = exchanged(s.holder, city, seat)
    s.owned = marked(s.owned, seat, 1 << city)
    if face_up:
        s.up = marked(s.up, seat, 1 << city)
    s.city_stack = on_top(s.city_stack, seat)


def lose_city(s: Virtu, seat: int, city: int) -> None:
    """Marker and tile leave the domain; the loser's marker moves first (VIR-540, B-20)."""
    s.holder = exchanged(s.holder, city, NOBODY)
    s.owned = cleared(s.owned, seat, 1 << city)
    s.up = cleared(s.up, seat, 1 << city)
    s.city_stack = on_top(s.city_stack, seat)


def on_top(stack: Ints, seat: int) -> Ints:
    """A marker that moved lies on top of its new field (VIR-540)."""
    return (*[other for other in stack if other != seat], seat)


def is_start_city(s: Virtu, seat: int, city: int) -> bool:
    """Does this city's tile show the crest of the player's own power (VIR-003)?"""
    power = s.power[seat]
    return s.t.start_cities[power * 2] == city or s.t.start_cities[power * 2 + 1] == city


def troops_at(s: Virtu, seat: int, city: int) -> int:
    """Troops of a player in or before a city; those that have to retreat do not count (VIR-525)."""
    return s.troops[seat * CITIES + city]


def on_board(s: Virtu, seat: int) -> int:
    """Troops of a player on the board, those on their retreat included."""
    return s.t.most_troops - s.reserve[seat]


def lose_troops(s: Virtu, seat: int, city: int, count: int) -> None:
    """Lost troops return to the reserve (VIR-511)."""
    s.troops = grown(s.troops, seat * CITIES + city, -count)
    s.reserve[seat] += count


def rout(s: Virtu, seat: int, city: int) -> None:
    """All troops there have to retreat and take no further part in this spring (VIR-525)."""
    s.routed += (seat * CITIES + city,) * s.troops[seat * CITIES + city]
    s.troops = exchanged(s.troops, seat * CITIES + city, 0)


def owner_of_place(s: Virtu, place: int) -> int:
    """Whose city, room or alliance a place is; -1 nobody's."""
    if place < CITIES:
        return s.holder[place]
    if place < FIRST_ALLIANCE_PLACE:
        return s.seat_of[(place - CITIES) // ROOMS]
    return s.allies[place - FIRST_ALLIANCE_PLACE]


def gain_agent(s: Virtu, seat: int) -> bool:
    """A new agent from the general supply into the reserve; at the limit nothing is gained (VIR-464)."""
    if s.agents_left[seat] == 0:
        return False
    s.agents_left = grown(s.agents_left, seat, -1)
    s.agents_ready = grown(s.agents_ready, seat, 1)
    return True


def modified_value(s: Virtu, seat: int, city: int) -> int:
    """The value of a city as this player meets it, in Annex and siege (VIR-441, VIR-468, VIR-502).

    Own agent: one less, unless the city is the player's own. Another's agent: one more, on a neutral city.
    """
    agent = s.agents[city]
    value = s.t.value[city]
    if agent < 0 or s.holder[city] == seat:
        return value
    if agent == seat:
        return value + s.t.own_agent
    return value + s.t.other_agent if s.holder[city] < 0 else value
