"""Ducats, influence, workers and items change hands only here, so that every movement is told (BRI-390)."""

from signoria.core.rows import exchanged, grown, stamped
from signoria.games.brides.events import (
    DucatsMoved,
    InfluenceGained,
    InfluenceLost,
    ItemGained,
    ItemReturned,
    WorkersGained,
    WorkersReturned,
)
from signoria.games.brides.state import ALL, NO_HEAP, OUT, RESIDENCE, SUPPLY, Brides
from signoria.games.brides.tables import COLOURS, SOURCES

BANK = -1


def move_ducats(s: Brides, giver: int, taker: int, ducats: int) -> None:
    """Pay ducats; the bank never runs dry (R-27)."""
    if ducats <= 0:
        return
    if giver >= 0:
        s.ducats[giver] -= ducats
    if taker >= 0:
        s.ducats[taker] += ducats
    if not s.quiet:
        s.tell(DucatsMoved(giver, taker, ducats))


def gain_influence(s: Brides, seat: int, influence: int, source: int) -> None:
    """Move the disc forward, at once (BRI-194, BRI-198), and note the source for the score sheet."""
    if influence <= 0:
        return
    s.influence = grown(s.influence, seat, influence)
    s.earned = grown(s.earned, seat * SOURCES + source, influence)
    if not s.quiet:
        s.tell(InfluenceGained(seat, influence))


def lose_influence(s: Brides, seat: int, influence: int, source: int) -> None:
    """Move the disc back, never below 0 (BRI-229, R-31)."""
    influence = min(influence, s.influence[seat])
    if influence <= 0:
        return
    s.influence = grown(s.influence, seat, -influence)
    s.earned = grown(s.earned, seat * SOURCES + source, -influence)
    s.tell(InfluenceLost(seat, influence))


def shift_workers(s: Brides, start: int, end: int, workers: int) -> None:
    """From one place of the row `workers` to another."""
    row = stamped(s.workers, start, s.workers[start] - workers)
    s.workers = stamped(row, end, row[end] + workers)


def gain_workers(s: Brides, seat: int, colour: int, workers: int) -> None:
    """Take workers from the supply, as far as there are any (R-27)."""
    workers = min(workers, s.workers[SUPPLY + colour])
    if workers <= 0:
        return
    shift_workers(s, SUPPLY + colour, seat * COLOURS + colour, workers)
    if not s.quiet:
        s.tell(WorkersGained(seat, colour, workers))


def return_workers(s: Brides, seat: int, colour: int, workers: int) -> None:
    """Give workers back to the supply."""
    shift_workers(s, seat * COLOURS + colour, SUPPLY + colour, workers)
    if not s.quiet:
        s.tell(WorkersReturned(seat, colour, workers))


def workers_of(s: Brides, seat: int) -> int:
    """All workers in a residence."""
    total = 0
    for colour in range(COLOURS):
        total += s.workers[seat * COLOURS + colour]
    return total


def colours_of(s: Brides, seat: int) -> list[int]:
    """Colours of which a player has a worker."""
    return [colour for colour in range(COLOURS) if s.workers[seat * COLOURS + colour] > 0]


def colours_in_supply(s: Brides) -> list[int]:
    """Colours of which the supply still holds a worker (R-27)."""
    return [colour for colour in range(COLOURS) if s.workers[SUPPLY + colour] > 0]


def set_owner(s: Brides, tile: int, seat: int) -> None:
    """Tiles change hands seldom, so clones share the row and whoever changes it makes a new one."""
    s.owner = exchanged(s.owner, tile, seat)


def acquire(s: Brides, seat: int, tile: int) -> None:
    """A tile comes openly into a residence; it can be used from the next round on (BRI-197, BRI-390)."""
    set_owner(s, tile, seat)
    s.owned[seat] = (*s.owned[seat], tile)
    s.place = stamped(s.place, tile, RESIDENCE)
    s.seen = stamped(s.seen, tile, ALL)


def give_up(s: Brides, tile: int) -> None:
    """A tile leaves its owner openly."""
    seat = s.owner[tile]
    s.owned[seat] = tuple([other for other in s.owned[seat] if other != tile])
    set_owner(s, tile, -1)
    s.place = stamped(s.place, tile, OUT)
    s.heap = stamped(s.heap, tile, NO_HEAP)
    s.seen = stamped(s.seen, tile, 0)
    s.used = stamped(s.used, tile, 0)


def gain_item(s: Brides, seat: int, copies: list[int]) -> None:
    """Take one of these copies from its stack; lost if the stack is empty (BRI-195, R-27)."""
    for tile in copies:
        if s.owner[tile] < 0:
            acquire(s, seat, tile)
            s.tell(ItemGained(seat, tile))
            return


def return_item(s: Brides, tile: int) -> None:
    """A used item goes back to its stack, light or dark (BRI-300)."""
    seat = s.owner[tile]
    give_up(s, tile)
    s.tell(ItemReturned(seat, tile))
