"""Moving the tower (GEN-033, GEN-040 to GEN-045): the path of fields, a disc left on each."""

from mypy_extensions import i64

from signoria.games.genoa import reasons
from signoria.games.genoa.events import TowerMoved
from signoria.games.genoa.state import Genoa


def enter(s: Genoa, field: int) -> None:
    """The tower stands on a field, which counts as visited, the start field too (GEN-033)."""
    s.path += (field,)
    s.visited |= 1 << field


def move_tower(s: Genoa, field: int) -> None:
    """One step to a neighbouring field; the bottom disc stays behind (GEN-040)."""
    enter(s, field)
    s.tell(TowerMoved(s.active, field))


def ways(s: Genoa) -> list[int]:
    """Where the tower may go: neighbours without a disc, while it has a disc to leave (GEN-041, GEN-042).

    Whether anybody can still act does not matter (GEN-043).
    """
    if len(s.path) >= s.t.discs:
        return []
    visited: i64 = s.visited
    return [field for field in s.board.near[s.path[-1]] if not (visited >> field) & 1]


def move_problem(s: Genoa, field: int) -> int:
    """Why the tower cannot go there (GEN-040, GEN-042)."""
    return reasons.ALREADY_VISITED if field in s.path else reasons.NOT_NEXT_DOOR


def discs_on(s: Genoa, field: int) -> int:
    """Discs on a field: one on each field left, the rest of the tower on the last (GEN-040, GEN-201)."""
    if not (s.visited >> field) & 1 or (s.closed >> field) & 1:
        return 0
    return s.t.discs - len(s.path) + 1 if field == s.path[-1] else 1
