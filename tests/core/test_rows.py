"""Rows are never changed: every function answers a new one."""

import pytest

from signoria.core.rows import cleared, exchanged, grown, marked, overlaid, stamped


def test_one_place_of_a_tuple_is_exchanged_grown_marked_or_cleared() -> None:
    row = (1, 2, 3)
    assert exchanged(row, 1, -1) == (1, -1, 3)
    assert grown(row, 2, -3) == (1, 2, 0)
    assert marked(row, 0, 0b110) == (0b111, 2, 3)
    assert cleared(row, 2, 0b10) == (1, 2, 0b01)
    assert exchanged((None, "a"), 0, "b") == ("b", "a")
    assert row == (1, 2, 3)


def test_bytes_change_in_one_place_or_piece_by_piece() -> None:
    row = bytes([1, 2, 3])
    assert stamped(row, 0, 255) == bytes([255, 2, 3])
    assert stamped(row, 2, 0) == bytes([1, 2, 0])
    assert overlaid(row, 1, bytes([8, 9])) == bytes([1, 8, 9])
    assert row == bytes([1, 2, 3])


def test_what_is_no_byte_is_refused() -> None:
    with pytest.raises(IndexError):
        stamped(bytes(3), 1, 256)
