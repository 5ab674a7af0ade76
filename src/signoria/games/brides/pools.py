"""Face-down commons and brides (BRI-022, BRI-024): pools are replaced when they change; clones share them."""

from signoria.core.piles import draw
from signoria.games.brides.state import Brides


def draw_common(s: Brides, district: int) -> int:
    """A random tile of a district's pile."""
    pool = list(s.pile[district])
    tile = draw(s.chance, pool)
    s.pile[district] = tuple(pool)
    return tile


def draw_bride(s: Brides, rank: int) -> int:
    """A random bride of this rank from the box."""
    pool = list(s.bride_pile[rank])
    bride = draw(s.chance, pool)
    s.bride_pile[rank] = tuple(pool)
    return bride


def put_back(s: Brides, rank: int, bride: int) -> None:
    """A bride goes into the box again (BRI-272)."""
    s.bride_pile[rank] = (*s.bride_pile[rank], bride)
