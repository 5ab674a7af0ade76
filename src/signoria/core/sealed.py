"""Sealed answers: several seats choose in secret, and all choices are opened together."""

from typing import Final

from mypy_extensions import mypyc_attr

from signoria.core.flow import Frame, S, State
from signoria.core.value import Action, Key

Answers = tuple[Action | None, ...]
"""By seat; None where nothing was answered."""


def seal(s: State, seat: int, action: Action) -> None:
    """Lay an answer face down; also for `redeal`, which imagines another one."""
    answers = list(s.sealed)
    answers[seat] = action
    s.sealed = tuple(answers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[S]):
    """Every seat of the mask `asked` answers once, at the same time as the others.

    Answers wait in `s.sealed`, which is hidden like a hand: views do not show it and `redeal` may change it.
    """

    def __init__(self, asked: int) -> None:
        self.asked: Final = asked

    def key(self) -> Key:
        return (self.asked,)

    def waits_for(self, s: S) -> int:
        waiting = 0
        for seat in range(s.seats):
            if (self.asked >> seat) & 1 and s.sealed[seat] is None:
                waiting |= 1 << seat
        return waiting

    def take(self, s: S, seat: int, action: Action) -> None:
        seal(s, seat, action)
        if self.waits_for(s) == 0:
            answers = s.sealed
            s.sealed = (None,) * s.seats
            self.open(s, answers)

    def open(self, s: S, answers: Answers) -> None:
        """All answers are in: what now? (None for seats that were not asked.)"""
        raise NotImplementedError  # the abstract root; every sealed choice opens in its own way
