"""Patience: a standing order answers as late as a person might, so that its speed does not betray it."""

import math
import random

from signoria.server import clocks as clock
from signoria.server.store.rows import OrderRow
from signoria.server.table import LiveTable

SPREAD = 0.6
"""Of the logarithm: most answers come within a third to three times the median."""
SHARE_OF_CLOCK = 0.2
"""Never use more of the time that is left."""

_luck = random.SystemRandom()


class Patience:
    """When each order may answer the question that is open now."""

    def __init__(self, median: float) -> None:
        self.median = median
        self._due: dict[tuple[str, int, str], tuple[int, float]] = {}

    def wait(self, table: LiveTable, row: OrderRow, now: float) -> float:
        """Seconds until this order may answer; 0: now. Drawn once for each question."""
        if self.median <= 0 or _just_placed(table, row):
            return 0.0
        key = (table.name, row.seat, row.id)
        match = table.running
        question = match.asks[row.seat] if match.waiting >> row.seat & 1 else table.n
        drawn, due = self._due.get(key, (-1, 0.0))
        if drawn != question:
            due = now + self._draw(table, row.seat, now)
            self._due[key] = (question, due)
        return max(0.0, due - now)

    def forget(self, table: str, row: OrderRow) -> None:
        self._due.pop((table, row.seat, row.id), None)

    def _draw(self, table: LiveTable, seat: int, now: float) -> float:
        seconds = self.median * math.exp(_luck.gauss(0.0, SPREAD))
        if table.clocks is not None:
            seconds = min(seconds, SHARE_OF_CLOCK * clock.seconds_left(table.clocks, seat, now, table.away()))
        return seconds


def _just_placed(table: LiveTable, row: OrderRow) -> bool:
    """Was the order placed when its question was open already? Then its owner is there, and answers now."""
    last = table.told[-1].entry.at if table.told else 0.0
    return row.at >= last
