"""Seats clockwise and as masks."""

from signoria.core.seating import after, clockwise, everyone, members, next_in


def test_after_the_last_seat_comes_the_first() -> None:
    assert [after(seat, 3) for seat in range(3)] == [1, 2, 0]


def test_next_in_finds_the_next_member_clockwise_and_itself_last() -> None:
    assert next_in(0b1010, 1, 4) == 3
    assert next_in(0b1010, 3, 4) == 1
    assert next_in(0b0010, 1, 4) == 1
    assert next_in(0, 1, 4) == -1


def test_masks_and_circles() -> None:
    assert members(0b1011) == [0, 1, 3]
    assert everyone(5) == 0b11111
    assert clockwise(2, 4) == [2, 3, 0, 1]
