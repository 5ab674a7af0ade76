"""Steps: a next entry before it is written, and entries that may still be taken back."""

from dataclasses import dataclass

from signoria.core.flow import State
from signoria.core.notice import Notice
from signoria.play.record import Entry


@dataclass(frozen=True)
class Undoable:
    """An entry that its seat may still take back, and the table before it."""

    n: int
    seat: int
    before: State
    asks: list[int]
    """The question numbers before it, so that a snapshot taken there keeps them."""


@dataclass(frozen=True)
class Step:
    """A possible next entry and where it leads. Nothing has happened yet."""

    entry: Entry
    state: State
    news: list[Notice]
    window: list[Undoable]
