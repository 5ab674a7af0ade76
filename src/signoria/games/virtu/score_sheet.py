"""The score sheet (VIR-701 to VIR-708): points by source; everything that counts lies open."""

from signoria.games.virtu.scoring import (
    alliance_points,
    city_points,
    indulgence_points,
    patronage_points,
    printed_points,
    religion_points,
    trophy_points,
)
from signoria.games.virtu.state import Virtu

SOURCES_OF_POINTS = ("cities", "patronage", "printed", "religion", "alliances", "trophies", "indulgences")


def tally(s: Virtu, _seat: int) -> list[list[int | None]]:
    """Every source of every seat; before powers are chosen there is nothing to count."""
    if not s.power:
        return [[0] * len(SOURCES_OF_POINTS) for _ in range(s.seats)]
    return [
        [
            city_points(s, seat),
            patronage_points(s, seat),
            printed_points(s, seat),
            religion_points(s, seat),
            alliance_points(s, seat),
            trophy_points(s, seat),
            indulgence_points(s, seat),
        ]
        for seat in range(s.seats)
    ]
