"""Abilities that bring ducats or workers."""

from signoria.core.flow import Frame
from signoria.core.rows import overlaid, stamped
from signoria.games.brides.ability_ids import (
    ACTION_DUCAT,
    EXTRA_WORKER,
    STEAL_BONUS,
    STEAL_ONE,
    WEDDING_DUCATS,
    WEDDING_TAX,
    WINE_WORKER,
)
from signoria.games.brides.purse import BANK, gain_workers, lose_influence, move_ducats, return_workers
from signoria.games.brides.state import NO_WORKERS, TAKEN, Brides
from signoria.games.brides.tables import COLOURS, SALES
from signoria.games.brides.targets import others_here
from signoria.games.brides.using import NO_TARGET


def extra_worker(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Worker man: one more worker of the district's colour, whatever colour was taken (BRI-250, R-29)."""
    gain_workers(s, user, s.t.district_colour[s.district], s.t.by_workers[EXTRA_WORKER])
    return None


def wine_worker(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Vinum: a worker of the district's colour without the worker action (BRI-292)."""
    gain_workers(s, user, s.t.district_colour[s.district], s.t.by_workers[WINE_WORKER])
    return None


def wedding_ducats(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Ducats man: ducats from the bank besides the dowry (BRI-252)."""
    move_ducats(s, BANK, user, s.t.by_ducats[WEDDING_DUCATS])
    return None


def action_ducat(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Raineo Malabita: a ducat after any action but taking a ducat (BRI-257)."""
    move_ducats(s, BANK, user, s.t.by_ducats[ACTION_DUCAT])
    return None


def steal_one(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Antonio Oliva: a ducat from a player present (BRI-256)."""
    move_ducats(s, target, user, min(s.t.stolen[STEAL_ONE], s.ducats[target]))
    return None


def steal_bonus(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Latro: a ducat from a player present and one more from the bank (BRI-266)."""
    move_ducats(s, target, user, min(s.t.stolen[STEAL_BONUS], s.ducats[target]))
    move_ducats(s, BANK, user, s.t.bank[STEAL_BONUS])
    return None


def wedding_tax(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Amicus: a ducat from every other player present who has one, wedding or not (BRI-268, R-37)."""
    for seat in others_here(s, user):
        move_ducats(s, seat, user, min(s.t.by_ducats[WEDDING_TAX], s.ducats[seat]))
    return None


def recolour_workers(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Mediator: all workers just taken become workers of one colour (BRI-276)."""
    count = sum(s.workers[TAKEN : TAKEN + COLOURS])
    for colour in range(COLOURS):
        if s.workers[TAKEN + colour]:
            return_workers(s, user, colour, s.workers[TAKEN + colour])
    gain_workers(s, user, target, count)
    s.workers = stamped(overlaid(s.workers, TAKEN, NO_WORKERS), TAKEN + target, count)
    return None


def trade(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Mercator: ducats for a worker or for influence (BRI-279)."""
    if target == NO_TARGET:
        lose_influence(s, user, 1, SALES)
        move_ducats(s, BANK, user, s.t.influence_ducats)
    else:
        return_workers(s, user, target, 1)
        move_ducats(s, BANK, user, s.t.worker_ducats)
    return None
