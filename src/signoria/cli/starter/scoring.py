"""Points, places and the score sheet (STA-005, STA-006)."""

from signoria.cli.starter.state import Starter


def points(s: Starter, seat: int) -> int:
    """The sum of a hand, or nothing if it is above the limit (STA-005)."""
    total = sum([s.t.values[card] for card in s.hands[seat]])
    return total if total <= s.t.most_points else 0


def scores(s: Starter) -> list[int]:
    """Points of each seat, as they stand."""
    return [points(s, seat) for seat in range(s.seats)]


def places(s: Starter) -> list[int]:
    """Most points first; equal points share a place (STA-006)."""
    all_points = scores(s)
    return [1 + len([1 for other in all_points if other > own]) for own in all_points]


def tally(s: Starter, seat: int) -> list[list[int | None]]:
    """The score sheet as a seat may know it: its own hand, and all hands once they are shown."""
    return [[points(s, i) if i == seat or s.shown else None] for i in range(s.seats)]
