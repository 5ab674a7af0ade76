"""Purses as a seat may imagine them: same markers, same sums, every bid payable (PRI-014, PRI-324)."""

from typing import Final

from signoria.core.chance import Rng
from signoria.games.princes.binding import binding_due, binding_lot
from signoria.games.princes.ceilings import open_bankers
from signoria.games.princes.purses import doubt_at
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import GOLD, INFLUENCE, NOBODY, markers_of

TRIES: Final = 8
WIDTH: Final = 24
"""Bits of a count of ways: ten amounts for each of six purses fit."""
MASK: Final = (1 << WIDTH) - 1


def redeal_purses(s: Princes, seat: int, bound: int, cardinals: int, rng: Rng) -> None:
    """Deal the money of each circle of players that exchanged some unseen by this seat.

    `bound` is the player whose bid must stay payable; he may hold so many Bribe cardinals.
    """
    onlooker = seat if seat >= 0 else s.seats
    for circle in circles(s, seat):
        members = s.t.bits[circle]
        if bound != NOBODY and (circle >> bound) & 1:
            _deal_bound(s, onlooker, members, bound, cardinals, rng)
        else:
            _deal(s, onlooker, members, GOLD, NOBODY, 0, rng)
            _deal(s, onlooker, members, INFLUENCE, NOBODY, 0, rng)


def circles(s: Princes, seat: int) -> list[int]:
    """Groups of players linked by exchanges in which this seat had no part, as masks."""
    left = (1 << s.seats) - 1
    if seat >= 0:
        left ^= 1 << seat
    out: list[int] = []
    for first in range(s.seats):
        if (left >> first) & 1:
            circle = 1 << first
            for _ in range(s.seats):
                for member in s.t.bits[circle]:
                    circle |= s.dealt[member] & left
            left &= ~circle
            if circle != 1 << first:
                out.append(circle)
    return out


def _deal_bound(s: Princes, onlooker: int, members: list[int], bound: int, cardinals: int, rng: Rng) -> None:
    """First the other currency, of which Bankers may change some; then the one of the bid."""
    main = s.t.currency[binding_lot(s)]
    other = INFLUENCE if main == GOLD else GOLD
    change = s.t.exchanged * open_bankers(s, bound)
    due = binding_due(s, bound) - s.t.cardinal_discount * cardinals
    purse = s.gold if other == GOLD else s.influence
    true = purse.copy()
    for _ in range(TRIES):
        _deal(s, onlooker, members, other, NOBODY, 0, rng)
        if _deal(s, onlooker, members, main, bound, due - min(change, purse[bound]), rng):
            return
        for member in members:
            _set(s, onlooker, member, other, true[member])
    _deal(s, onlooker, members, main, bound, due - min(change, purse[bound]), rng)


def _deal(
    s: Princes, onlooker: int, members: list[int], currency: int, bound: int, least: int, rng: Rng
) -> bool:
    """Draw one of all ways to share the same sum with the same numbers of markers; False if there is none."""
    purse = s.gold if currency == GOLD else s.influence
    total = 0
    choices: list[list[int]] = []
    for member in members:
        true = purse[member]
        total += true
        at = doubt_at(s, onlooker, member, currency)
        low = true - s.doubt[at]
        high = true + s.doubt[at + 1]
        if member == bound:
            low = max(low, least)
        choices.append([v for v in s.t.amounts[markers_of(s.t, true)] if low <= v <= high])
    shared = share(choices, total, rng)
    for i in range(len(shared)):
        _set(s, onlooker, members[i], currency, shared[i])
    return len(shared) > 0


def share(choices: list[list[int]], total: int, rng: Rng) -> list[int]:
    """One value of each list, adding up to the total, every way equally likely; [] if there is none."""
    ways = _suffix_ways(choices)
    left = _count(ways[-1], total)
    if left == 0:
        return []
    out: list[int] = []
    for i in range(len(choices)):
        behind = ways[len(choices) - 1 - i]
        ticket = rng.below(left)
        for value in choices[i]:
            left = _count(behind, total - value)
            if ticket < left:
                out.append(value)
                total -= value
                break
            ticket -= left
    return out


def _suffix_ways(choices: list[list[int]]) -> list[int]:
    """For the last 0, 1, 2 ... lists, how many ways lead to each sum.

    The counts stand in one large number, WIDTH bits for each sum: multiplying two such numbers adds sums and
    multiplies counts.
    """
    ways = [1]
    for i in range(len(choices) - 1, -1, -1):
        here = 0
        for value in choices[i]:
            here |= 1 << (WIDTH * value)
        ways.append(ways[-1] * here)
    return ways


def _count(ways: int, total: int) -> int:
    """How many ways reach this sum."""
    return (ways >> (WIDTH * total)) & MASK if total >= 0 else 0


def _set(s: Princes, onlooker: int, seat: int, currency: int, value: int) -> None:
    """Put another amount into a purse; what the onlooker thinks possible stays where it was."""
    purse = s.gold if currency == GOLD else s.influence
    shift = value - purse[seat]
    purse[seat] = value
    at = doubt_at(s, onlooker, seat, currency)
    s.doubt[at] += shift
    s.doubt[at + 1] -= shift
