"""The Doge's favour (BRI-027, BRI-065, BRI-069): the two rows of the favour track."""

from signoria.core.seating import clockwise
from signoria.games.brides.events import FavourSet
from signoria.games.brides.state import Brides


def by_favour(s: Brides) -> list[int]:
    """Seats from the highest favour down; with two players the white coach is ahead (BRI-374)."""
    if not s.t.favour_track[s.seats]:
        return clockwise(s.start, s.seats)
    return list(s.favour)


def settle_favour(s: Brides) -> None:
    """Stones still in the old row follow those that moved, in order; the new row counts (BRI-069)."""
    if not s.t.favour_track[s.seats]:
        return
    s.favour = s.moved + tuple([seat for seat in s.favour if seat not in s.moved])
    s.moved = ()
    s.row = 1 - s.row
    for i in range(s.seats):
        if not s.quiet:
            s.tell(FavourSet(s.favour[i], i + 1))
