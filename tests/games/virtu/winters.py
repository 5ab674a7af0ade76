"""Positions in winter."""

from signoria.games.virtu.state import WINTER, Virtu
from tests.games.virtu.table import table


def winter(seats: int = 4, **options: int) -> Virtu:
    s = table(seats, **options)
    s.part = WINTER
    return s
