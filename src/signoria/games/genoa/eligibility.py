"""Who is asked in a proposal step (GEN-101, GEN-124): decided by open facts only."""

from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.moving_the_tower import ways
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import BUILDINGS, MARKET


def eligible_here(s: Genoa) -> int:
    """Others with an available action; passed over only on these public grounds (GEN-101, GEN-124)."""
    mask = 0
    for seat in range(s.seats):
        if seat != s.active and has_action(s, seat):
            mask |= 1 << seat
    return mask


def eligible_next(s: Genoa) -> int:
    """Others with a possible target: a street, or with an action also a building (GEN-101, GEN-124)."""
    return eligible_among(s, ways(s))


def eligible_among(s: Genoa, fields: list[int]) -> int:
    """The same where it is known which fields are next."""
    street = False
    building = False
    for field in fields:
        if field < BUILDINGS:
            building = True
        elif field != MARKET:
            street = True
    mask = 0
    if street or building:
        for seat in range(s.seats):
            if seat != s.active and (street or has_action(s, seat)):
                mask |= 1 << seat
    return mask
