"""What one seat may see, by naming it: what is not named stays hidden."""

import msgspec

from signoria.cli.starter.state import Starter


class SeatView(msgspec.Struct):
    """One player as seen by another: cards are counted until they are shown."""

    cards: int
    stopped: bool
    hand: list[int]


class TableView(msgspec.Struct):
    """What everybody sees, and the own hand in points."""

    pool: int
    seats: list[SeatView]


def view(s: Starter, seat: int) -> TableView:
    """Own cards and shown cards by value, others' by number; seat -1 only watches (STA-007)."""
    return TableView(
        pool=len(s.pool),
        seats=[
            SeatView(
                cards=len(hand),
                stopped=bool((s.stopped >> i) & 1),
                hand=sorted(s.t.values[card] for card in hand) if i == seat or s.shown else [],
            )
            for i, hand in enumerate(s.hands)
        ],
    )
