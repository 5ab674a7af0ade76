"""The score sheet: where influence came from and what it was spent on (BRI-194 to BRI-198, BRI-229, BRI-351).

Every gain is public, so everybody may read the whole sheet (BRI-390).
"""

from signoria.games.brides.state import Brides
from signoria.games.brides.tables import SOURCES

SOURCES_OF_POINTS = (
    "first",
    "second",
    "markers",
    "businesses",
    "ducats",
    "prestige",
    "murders",
    "sales",
)
"""In the order of the numbers in `tables`: weddings and couples that moved up, second brides, markers of
districts, businesses, ducats at the end; then what was paid for prestige, lost with brides, sold."""


def tally(s: Brides, _seat: int) -> list[list[int | None]]:
    """By seat and source; the lines add up to the influence."""
    return [list(s.earned[seat * SOURCES : (seat + 1) * SOURCES]) for seat in range(s.seats)]
