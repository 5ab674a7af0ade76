"""Rows: tuples and bytes that clones share. Who changes one puts a new one in its place.

A search clones tables all the time, and copying a list costs as much as it is long; most rows change once in
many decisions. Neither can be changed by mistake, so that sharing them is safe. Bytes hold numbers from 0 to
255 and are the fastest, also to replace: for long rows that change often.
"""

from typing import Final, TypeVar

T = TypeVar("T")

Ints = tuple[int, ...]

_SINGLE: Final = [bytes([value]) for value in range(256)]


def exchanged(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same row with something else in one place."""
    fresh = list(row)
    fresh[at] = value
    return tuple(fresh)


def grown(row: Ints, at: int, amount: int) -> Ints:
    """The same row with so much more in one place; less, if the amount is negative."""
    fresh = list(row)
    fresh[at] += amount
    return tuple(fresh)


def marked(row: Ints, at: int, bits: int) -> Ints:
    """The same row with these bits set in one place."""
    fresh = list(row)
    fresh[at] |= bits
    return tuple(fresh)


def cleared(row: Ints, at: int, bits: int) -> Ints:
    """The same row with these bits cleared in one place."""
    fresh = list(row)
    fresh[at] &= ~bits
    return tuple(fresh)


def stamped(row: bytes, at: int, value: int) -> bytes:
    """The same bytes with another number, 0 to 255, in one place (counted from the front)."""
    return row[:at] + _SINGLE[value] + row[at + 1 :]


def overlaid(row: bytes, at: int, piece: bytes) -> bytes:
    """The same bytes with another piece of them from one place on."""
    return row[:at] + piece + row[at + len(piece) :]
