"""Masks: sets of small numbers as the bits of one int."""

from typing import Final

from mypy_extensions import i64

_PRIME: Final = 67
"""The powers of two from 1 to 2 ** 65 leave different remainders."""


def _places() -> list[int]:
    out = [0] * _PRIME
    for bit in range(_PRIME - 1):
        out[(1 << bit) % _PRIME] = bit
    return out


_PLACE: Final = _places()


def lowest(mask: i64) -> int:
    """The smallest number in a non-empty mask. A table, because compiled code calls `bit_length` slowly."""
    return _PLACE[(mask & -mask) % _PRIME]


def members(mask: i64) -> list[int]:
    """The numbers in a mask, in ascending order."""
    out: list[int] = []
    while mask:
        out.append(_PLACE[(mask & -mask) % _PRIME])
        mask &= mask - 1
    return out


def mask_of(ids: list[int]) -> int:
    """A mask out of a list of small numbers."""
    mask = 0
    for i in ids:
        mask |= 1 << i
    return mask
