"""Undo, exact by construction: computed from the flow of information, never written by hand in the rules.

A title says for each seat which secrets it cannot know (`Game.hidden`, one bit each: a card whose place is
unknown, a purse, a sealed answer). If a bit disappears, something hidden was shown to that seat, and what was
seen cannot be unseen. Such an entry is a barrier; so is one in which chance was drawn.
"""

from signoria.core.flow import State
from signoria.play.game import SPECTATOR, AnyGame


def is_barrier(game: AnyGame, before: State, after: State, chance_drawn: bool) -> bool:
    """Can the step from `before` to `after` not be taken back without somebody knowing too much?"""
    if chance_drawn:
        return True
    return any(shown(game, before, after, seat) for seat in range(SPECTATOR, before.seats))


def shown(game: AnyGame, before: State, after: State, seat: int) -> int:
    """Mask of the secrets that this seat learned in this step."""
    mask: int = game.hidden(before, seat) & ~game.hidden(after, seat)
    return mask
