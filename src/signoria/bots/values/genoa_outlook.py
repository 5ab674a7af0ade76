"""The rest of a turn in Genoa: what it may still bring to everybody, wherever the tower goes next."""

from typing import Final

from signoria.bots.values.genoa_prices import action_cost, gain, needs
from signoria.bots.values.genoa_worth import Worth
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import BUILDINGS, FIELDS, Board

# How far a seat can count on reaching a building so many steps away.
LEADING: Final = [0.9, 0.75, 0.6, 0.45, 0.3]
"""For the active player, who moves the tower."""
FOLLOWING: Final = [0.35, 0.3, 0.2, 0.12, 0.08]
"""For the others, who must pay for it."""
SELLING: Final = 0.35
"""Share of the best buyer's gain that the active player gets."""


def gains_of_all(s: Genoa, worth: Worth, near: list[int], moves: int) -> list[list[float]]:
    """By seat and building within reach: what acting there brings, less what the action costs.

    Empty for a seat without an action.
    """
    out: list[list[float]] = []
    for seat in range(s.seats):
        row: list[float] = []
        if has_action(s, seat):
            needed = needs(s, seat, worth)
            cost = action_cost(s, seat, worth)
            for building in range(BUILDINGS):
                row.append(gain(s, seat, building, needed, worth) - cost if near[building] <= moves else 0.0)
        out.append(row)
    return out


def outlook(
    s: Genoa,
    gains: list[list[float]],
    spent: int,
    near: list[int],
    visited: int,
    moves: int,
    undecided: bool,
) -> list[float]:
    """For each seat, with the tower on a field whose distances are `near` and with so many moves left.

    The own action, and what others pay for theirs; `spent` has no action left; `undecided`: nobody has acted
    yet where the tower stands.
    """
    out = [0.0] * s.seats
    buyer = 0.0
    active = s.active
    for seat in range(s.seats):
        row = gains[seat]
        if seat == spent or not row:
            continue
        best = 0.0
        reach = LEADING if seat == active else FOLLOWING
        for building in range(BUILDINGS):
            far = near[building]
            if far > moves:
                continue
            if far == 0:
                if not undecided:
                    continue
            elif (visited >> building) & 1:
                continue
            value = row[building]
            if value <= 0.0:
                continue
            best = max(best, value * reach[far])
            if seat != active:
                buyer = max(buyer, value * LEADING[far])
        out[seat] = best
    out[active] += SELLING * buyer
    return out


def ahead(worths: list[float], seat: int) -> float:
    """How far a seat is ahead of what the others have on average: a gift to a rival is a loss."""
    rivals = 0.0
    for other in range(len(worths)):
        if other != seat:
            rivals += worths[other]
    return worths[seat] - rivals / (len(worths) - 1)


def distances(board: Board) -> list[list[int]]:
    """Steps between all fields of a board."""
    return [_walk(board, field) for field in range(FIELDS)]


def _walk(board: Board, start: int) -> list[int]:
    """Steps from one field to all others."""
    out = [FIELDS] * FIELDS
    out[start] = 0
    edge = [start]
    while edge:
        following: list[int] = []
        for field in edge:
            for other in board.near[field]:
                if out[other] > out[field] + 1:
                    out[other] = out[field] + 1
                    following.append(other)
        edge = following
    return out
