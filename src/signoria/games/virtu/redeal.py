"""What a seat cannot know (VIR-009): only family cards that others have placed in secret (VIR-110)."""

from signoria.core.chance import Rng
from signoria.core.sealed import seal
from signoria.games.virtu.setup import random_family
from signoria.games.virtu.state import Virtu


def hidden(s: Virtu, seat: int) -> int:
    """One bit for each sealed placement of somebody else."""
    mask = 0
    for other in range(s.seats):
        if other != seat and s.sealed[other] is not None:
            mask |= 1 << other
    return mask


def redeal(s: Virtu, seat: int, rng: Rng) -> Virtu:
    """The same table with other placements under the covers."""
    world = s.clone()
    for other in range(s.seats):
        if other != seat and s.sealed[other] is not None:
            seal(world, other, random_family(s, rng))
    return world
