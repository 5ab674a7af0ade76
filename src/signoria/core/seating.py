"""Seats around a table: clockwise order and sets of seats as bit masks."""


def after(seat: int, seats: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < seats else 0


def next_in(mask: int, seat: int, seats: int) -> int:
    """The first seat of the mask clockwise after `seat` (itself last of all), or -1 if the mask is empty."""
    for step in range(1, seats + 1):
        candidate = (seat + step) % seats
        if (mask >> candidate) & 1:
            return candidate
    return -1


def clockwise(first: int, seats: int) -> list[int]:
    """All seats, beginning with `first`."""
    return [(first + step) % seats for step in range(seats)]


def members(mask: int) -> list[int]:
    """The seats of a mask in ascending order."""
    out: list[int] = []
    seat = 0
    while mask:
        if mask & 1:
            out.append(seat)
        mask >>= 1
        seat += 1
    return out


def everyone(seats: int) -> int:
    """The mask of all seats."""
    return (1 << seats) - 1
