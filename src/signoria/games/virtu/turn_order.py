"""Turn order and the end of spring (VIR-542, VIR-543, VIR-700)."""

from typing import Final

from signoria.core.rows import Ints
from signoria.games.virtu.annex import neutral_cities
from signoria.games.virtu.events import LastYear, OrderSet
from signoria.games.virtu.palace import cities_of
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import MOST_SEATS

# What ends the game.
NO_NEUTRAL_CITY: Final = 0
EIGHT_CITIES: Final = 1
PATRONAGE_END: Final = 2
YEAR_LIMIT: Final = 3
TRIGGERS: Final = 4


def order_by_cities(s: Virtu) -> Ints:
    """Most cities first; among equals the marker higher in its stack (VIR-542). Real numbers count (B-18)."""
    keyed: list[int] = []
    height = 0
    for seat in s.city_stack:
        keyed.append(cities_of(s, seat) * 64 + height * 8 + seat)
        height += 1
    keyed.sort(reverse=True)
    return tuple([key % 8 for key in keyed])


def set_order(s: Virtu) -> None:
    """Unused tokens go back; the new order holds for the winter and the next spring (VIR-455, VIR-542)."""
    s.tokens = (0,) * s.seats
    s.order = order_by_cities(s)
    told = s.order + (-1,) * (MOST_SEATS - s.seats)
    s.tell(OrderSet(told[0], told[1], told[2], told[3], told[4]))


def end_trigger(s: Virtu) -> int:
    """What makes this winter the last one (VIR-700), -1 nothing; the year limit is an option (B-58)."""
    if neutral_cities(s) == 0:
        return NO_NEUTRAL_CITY
    for seat in range(s.seats):
        if cities_of(s, seat) >= s.t.city_end:
            return EIGHT_CITIES
    for seat in range(s.seats):
        if s.patronage[seat] == s.t.patron_end:
            return PATRONAGE_END
    if s.year >= (s.year_limit or s.t.endless_year):
        return YEAR_LIMIT
    return -1


def check_end(s: Virtu) -> None:
    """At the end of spring, once (VIR-543, B-54)."""
    trigger = end_trigger(s)
    if trigger >= 0:
        s.last_year = 1
        s.tell(LastYear(trigger))
