"""Costs and means as one int: ten bits for each kind of symbol that pays, so that one sum compares all."""

from typing import Final

from mypy_extensions import i64

from signoria.games.virtu.tables import CROSS, CROWN, FLORIN, PAYABLE

LANE: Final = 10
MOST: Final = 300
"""A lane never holds more: what a purse has beyond that pays for nothing that exists."""
_TOPS: Final = 0b10000000001000000000100000000010000000001000000000
"""The highest bit of each lane: it is borrowed from where something is missing."""
_ONE_LANE: Final = (1 << LANE) - 1

ONE_CROWN: Final = 1 << (LANE * CROWN)
ONE_CROSS: Final = 1 << (LANE * CROSS)


def lanes(florins: int = 0, crowns: int = 0, crosses: int = 0, cavalry: int = 0, ships: int = 0) -> int:
    """So many symbols of each kind."""
    return florins | crowns << LANE | crosses << 20 | cavalry << 30 | ships << 40


def lane(packed: i64, kind: i64) -> int:
    """How many symbols of a kind."""
    return (packed >> (kind * LANE)) & _ONE_LANE


def unpacked(packed: int) -> list[int]:
    """The number of symbols of every kind that pays."""
    return [lane(packed, kind) for kind in range(FLORIN, PAYABLE)]


def enough(have: i64, need: i64) -> bool:
    """Is there of every kind at least what is needed?"""
    return ((have | _TOPS) - need) & _TOPS == _TOPS
