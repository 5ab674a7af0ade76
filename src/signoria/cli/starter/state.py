"""The table: everything that changes during a game, flat and made of ints."""

from typing import ClassVar, Final

from signoria.cli.starter.tables import Tables
from signoria.core.chance import Chance
from signoria.core.flow import State


class Starter(State):
    """The table."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pool", "hands", "stopped", "shown")

    def __init__(self, t: Tables, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.t: Final = t
        self.pool: list[int] = []
        """Cards nobody holds; a pool has no order, so there is none to leak."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stopped = 0
        """Mask of the seats that have stopped (STA-003)."""
        self.shown = 0
        """1 once all hands lie open (STA-005)."""

    def clone(self) -> "Starter":
        """An equal table apart from this one; bots and undo make millions, so it is written by hand."""
        other = Starter(self.t, self.seats, self.chance.clone())
        self.copy_flow(other)
        other.pool = self.pool.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.stopped = self.stopped
        other.shown = self.shown
        return other
