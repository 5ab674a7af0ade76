"""Hidden information: what a seat cannot know, and tables it cannot tell from the true one."""

from signoria.cli.starter.state import Starter
from signoria.core.chance import Rng


def redeal(s: Starter, seat: int, rng: Rng) -> Starter:
    """Shuffle all cards that this seat cannot see; bots search on such tables and never on the true one."""
    other = s.clone()
    if s.shown:
        return other
    unseen = other.pool.copy()
    for i in range(s.seats):
        if i != seat:
            unseen += other.hands[i]
    unseen.sort()  # or the true order would shine through: the same rng must imagine the same table
    rng.shuffle(unseen)
    for i in range(s.seats):
        if i != seat:
            other.hands[i] = [unseen.pop() for _ in range(len(s.hands[i]))]
    other.pool = unseen
    return other


def hidden(s: Starter, seat: int) -> int:
    """One bit for each card whose place the seat does not know; a bit that disappears was shown to it."""
    if s.shown:
        return 0
    mask = 0
    for card in s.pool:
        mask |= 1 << card
    for i in range(s.seats):
        if i != seat:
            for card in s.hands[i]:
                mask |= 1 << card
    return mask
