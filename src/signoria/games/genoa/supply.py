"""Supply and bank (GEN-006, GEN-010, GEN-011): cubes, special cards, markers and ducats move here."""

from typing import Final

from signoria.core.rows import grown
from signoria.games.genoa.building_events import ThingReturned, ThingTaken
from signoria.games.genoa.piles import pile_size
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import FIRST_PILE, FIRST_SPECIAL, GOODS, MARKER, VILLA

KINDS: Final = MARKER
"""Cubes and special cards, which lie open before their owner, by thing."""


def bank_pays(s: Genoa, seat: int, ducats: int) -> None:
    """The bank never runs dry (GEN-006, question Q22 of the catalogue)."""
    s.money[seat] += ducats
    s.bank += ducats


def has(s: Genoa, seat: int, thing: int) -> int:
    """How many of a cube kind, special card or marker a seat has before it."""
    return s.own[seat] if thing == MARKER else s.goods[KINDS * seat + thing]


def take(s: Genoa, seat: int, thing: int, count: int) -> None:
    """Goods from the general supply to the own one (GEN-143, GEN-144, GEN-145)."""
    if thing == MARKER:
        s.supply = grown(s.supply, seat, -count)
        s.own = grown(s.own, seat, count)
    else:
        s.stock = grown(s.stock, thing, -count)
        s.goods[KINDS * seat + thing] += count
    s.tell(ThingTaken(seat, count, thing))


def put_back(s: Genoa, seat: int, thing: int, count: int) -> None:
    """Goods from the own supply back to the general one; used special cards at once (GEN-190)."""
    if thing == MARKER:
        s.supply = grown(s.supply, seat, count)
        s.own = grown(s.own, seat, -count)
    else:
        s.stock = grown(s.stock, thing, count)
        s.goods[KINDS * seat + thing] -= count
    s.tell(ThingReturned(seat, count, thing))


def spend(s: Genoa, seat: int, special: int) -> None:
    """A used special card returns to its pile (GEN-190); the event of its use is told by the caller."""
    s.stock = grown(s.stock, FIRST_SPECIAL + special, 1)
    s.goods[KINDS * seat + FIRST_SPECIAL + special] -= 1


def in_stock(s: Genoa, seat: int, thing: int) -> int:
    """How many the supply holds for this seat; piles are named by their own thing."""
    if thing >= FIRST_PILE:
        return pile_size(s, thing - FIRST_PILE)
    return s.supply[seat] if thing == MARKER else s.stock[thing]


def promised(s: Genoa, thing: int) -> int:
    """How many of a thing the running action owes A: reserved until it is performed (GEN-116, GEN-127)."""
    building = s.field
    owed = 0
    if s.t.buildings.first[building] == thing:
        owed = s.promise[0]
    if s.t.buildings.deed[building] == GOODS and s.t.buildings.other[building] == thing:
        owed = s.promise[1]
    if s.t.buildings.deed[building] == VILLA and s.promise[2] >= 0 and thing == FIRST_SPECIAL + s.promise[2]:
        owed = 1
    return owed


def free(s: Genoa, seat: int, thing: int) -> int:
    """How many a seat may take now: what the supply holds less what is promised (GEN-127)."""
    return in_stock(s, seat, thing) - promised(s, thing)
