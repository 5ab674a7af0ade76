"""The score sheet (GEN-250, GEN-251): ducats earned in trade, and what privileges and buildings bring."""

from signoria.games.genoa.scoring import owned, worth
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import PILES, PRIVILEGE

SOURCES_OF_POINTS = ("trade", "privileges", "buildings")


def tally(s: Genoa, seat: int) -> list[list[int | None]]:
    """Purses and privileges of the others stay closed until the end (GEN-280)."""
    out: list[list[int | None]] = []
    for other in range(s.seats):
        buildings = s.t.payouts.owned * owned(s, other)
        if other == seat or s.finished:
            privileges = worth(s.t, s.hands[PILES * other + PRIVILEGE])
            paid = privileges + buildings if s.finished else 0
            out.append([s.money[other] - paid, privileges, buildings])
        else:
            out.append([None, None, buildings])
    return out
