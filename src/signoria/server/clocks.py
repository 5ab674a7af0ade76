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
    clocks: Clocks, form: ClockForm, waiting: int, actor: int, now: float, away: list[float | None]
) -> Clocks:
    """The clocks once an entry by `actor` has led to a table that waits for `waiting`."""
    left = [seconds_left(clocks, seat, now, away) for seat in range(len(clocks.left))]
    since = list(clocks.since)
    if actor >= 0 and since[actor] is not None:
        cap = float(form.cap or form.bank)
        earned = max(left[actor], 0.0) + form.increment
        left[actor] = max(min(earned, max(cap, left[actor])), min(GRACE, form.bank / 20))
        since[actor] = None
    asked = set(members(waiting))
    for seat in range(len(left)):
        since[seat] = now if seat in asked else None
    return Clocks(left, since)


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
