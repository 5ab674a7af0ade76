"""Set-up (STA-001): one card for everybody, in secret."""

from collections.abc import Mapping

from signoria.cli.starter.state import Starter
from signoria.cli.starter.tables import Tables
from signoria.cli.starter.turn import Turn
from signoria.core.chance import Chance
from signoria.core.piles import deal


def blank(t: Tables, seats: int) -> Starter:
    """An empty table."""
    return Starter(t, seats, Chance())


def start(t: Tables, seats: int, options: Mapping[str, int], chance: Chance) -> Starter:
    """Deal one card to everybody; seat 0 begins (STA-001)."""
    s = blank(t, seats)
    s.chance = chance
    s.pool = list(range(len(t.values)))
    s.hands = [deal(chance, s.pool, 1) for _ in range(seats)]
    s.stack.append(Turn(0))
    return s
