"""Bluffs in Brides & Bribes: face-down tiles tell nothing if you lay them now this way, now that way.

1. Between delegations that are about equally good let a coin decide, tile by tile and district by district:
   whoever always sends the best man first, or backs the best bride most, is read like an open book.
2. The strongest man need not go first: while he waits he is worth as much (`KEPT` in `brides`).
3. A coach for which no man is left still deceives: an item alone under it looks like a delegation (BRI-303).
"""

from typing import Final

from signoria.core.chance import Seeded, scramble
from signoria.games.brides.state import DELEGATION, Brides
from signoria.games.brides.tables import DISTRICTS

BLUFF: Final = 1.0
"""Influence that one answer may give up at most to stay unreadable; on several tables coins mostly cancel."""
DECOY: Final = 0.3
"""A delegation without a man: the others do not know it, and some will rather go elsewhere."""


def veil(s: Brides, seat: int) -> float:
    """A whim about every tile laid in a district: on each imagined table it seems a little better or worse.

    The coin comes from the luck of the imagined table: it falls the same way for all answers weighed there.
    As soon as districts are resolved, plans show and whims end.
    """
    chance = s.chance
    if s.resolved or s.district >= 0 or not isinstance(chance, Seeded):
        return 0.0
    out = 0.0
    for tile in s.owned[seat]:
        if s.place[tile] == DELEGATION and s.heap[tile] < DISTRICTS:
            liked = scramble(chance.setup + DISTRICTS * tile + s.heap[tile]) & 1
            out += BLUFF / 2 if liked else -BLUFF / 2
    return out
