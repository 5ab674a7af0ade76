"""Clocks: a bank of seconds for each seat, some given back for every answer. Pure arithmetic."""

import msgspec

from signoria.core.seating import members
from signoria.server.forms import ClockForm
from signoria.server.wire import Clock

GRACE = 30.0
"""Who ran out of time gets at least this long (or a twentieth of the bank) for every further question."""


class Clocks(msgspec.Struct, frozen=True):
    """Seconds left, and since when each seat's clock runs (None: it stands)."""

    left: list[float]
    since: list[float | None]


def wound(form: ClockForm, seats: int) -> Clocks:
    """Full banks, nothing runs yet."""
    return Clocks([float(form.bank)] * seats, [None] * seats)


def after(
    clocks: Clocks, form: ClockForm, waiting: int, answered: int, now: float, away: list[float | None]
) -> Clocks:
    """The clocks once an entry has led to a table that waits for `waiting`.

    `answered` is the seat that has answered a question by it, and earns time for that; -1: nobody has (an
    aside costs and earns nothing).
    """
    left = [seconds_left(clocks, seat, now, away) for seat in range(len(clocks.left))]
    if answered >= 0 and clocks.since[answered] is not None:
        cap = float(form.cap or form.bank)
        earned = max(left[answered], 0.0) + form.increment
        left[answered] = max(min(earned, max(cap, left[answered])), _grace(form))
    asked = set(members(waiting))
    return Clocks(left, [now if seat in asked else None for seat in range(len(left))])


def returned(clocks: Clocks, form: ClockForm, seat: int) -> Clocks:
    """Who takes an answer back gives back what it earned: nobody gains time by doing and undoing."""
    left = clocks.left.copy()
    left[seat] = min(left[seat], max(left[seat] - form.increment, _grace(form)))
    return Clocks(left, clocks.since)


def _grace(form: ClockForm) -> float:
    return min(GRACE, form.bank / 20)


def seconds_left(clocks: Clocks, seat: int, now: float, away: list[float | None]) -> float:
    since = clocks.since[seat]
    if since is None:
        return clocks.left[seat]
    return clocks.left[seat] - max(0.0, now - max(since, away[seat] or 0.0))


def deadline(clocks: Clocks, away: list[float | None]) -> float | None:
    """When the first running clock runs out."""
    ends = [_end(clocks, seat, away) for seat, since in enumerate(clocks.since) if since is not None]
    return min(ends, default=None)


def overdue(clocks: Clocks, now: float, away: list[float | None]) -> list[int]:
    """The seats whose time is up."""
    running = [seat for seat, since in enumerate(clocks.since) if since is not None]
    return [seat for seat in running if _end(clocks, seat, away) <= now]


def shown(clocks: Clocks, now: float, away: list[float | None]) -> list[Clock]:
    return [
        Clock(round(seconds_left(clocks, seat, now, away), 1), since is not None, _until(away[seat], now))
        for seat, since in enumerate(clocks.since)
    ]


def _end(clocks: Clocks, seat: int, away: list[float | None]) -> float:
    return max(clocks.since[seat] or 0.0, away[seat] or 0.0) + clocks.left[seat]


def _until(away: float | None, now: float) -> float | None:
    return away if away is not None and away > now else None
