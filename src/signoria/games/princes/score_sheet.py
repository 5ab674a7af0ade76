"""The score sheet (PRI-230 to PRI-242): points by source, as they stand or at the end."""

from signoria.games.princes.scoring import points_of
from signoria.games.princes.state import Princes

SOURCES_OF_POINTS = ("tiles", "events", "pope", "gold", "influence", "triumphs")
OF_PURSES = (3, 4)
"""Who is richest is known when the purses are open (PRI-013, PRI-242)."""


def tally(s: Princes, seat: int) -> list[list[int | None]]:
    """Every source of every seat; before families are chosen there is nothing to count."""
    if s.decade == 0:
        return [[0] * len(SOURCES_OF_POINTS) for _ in range(s.seats)]
    open_purses = s.open_money or s.revealed
    return [
        [part if open_purses or i not in OF_PURSES else None for i, part in enumerate(points_of(s, other))]
        for other in range(s.seats)
    ]
