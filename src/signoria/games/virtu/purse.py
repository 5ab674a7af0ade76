"""Coins (VIR-216, VIR-218): the bank is not limited unless the table agreed on it (B-38)."""

from signoria.games.virtu.events import FlorinsGained, FlorinsTaken
from signoria.games.virtu.state import Virtu


def in_bank(s: Virtu) -> int:
    """Florins the bank still has, if the table counts them."""
    left = s.t.bank
    for coins in s.coins:
        left -= coins
    return left


def to_be_had(s: Virtu, florins: int) -> int:
    """How many of so many florins the bank would pay out."""
    return max(0, min(florins, in_bank(s)) if s.bank_limited else florins)


def gain(s: Virtu, seat: int, florins: int) -> int:
    """Florins from the bank, as far as it has any; says how many came."""
    gained = to_be_had(s, florins)
    s.coins[seat] += gained
    return gained


def earn(s: Virtu, seat: int, florins: int) -> None:
    """Florins from the bank, announced."""
    gained = gain(s, seat, florins)
    if gained:
        s.tell(FlorinsGained(seat, gained))


def cash(s: Virtu, seat: int, source: int, florins: int) -> None:
    """Florin symbols of a source become coins (VIR-216); turning it face down is the caller's part."""
    s.tell(FlorinsTaken(seat, source, gain(s, seat, florins)))
