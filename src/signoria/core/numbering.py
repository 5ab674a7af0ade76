"""Numbering: every kind of action of a title owns a fixed row of numbers, the same for all seats and options.

Where all arguments have few values, each action has a number of its own. Otherwise the row is open: its first
`SLOTS` numbers are places for what a menu draws from boxes too large to list, and the others are shared by
all actions of the kind through a stable hash of their arguments.
"""

from typing import Any, Final

from signoria.core.flow import Frame
from signoria.core.value import Action, Key, make

SLOTS: Final = 8
"""So many numbers at the head of an open row stand for what is drawn from boxes too large to list."""

_MASK: Final = 0xFFFFFFFF
_PRIME: Final = 4_294_967_291
_FACTOR: Final = 0x01000193
_START: Final = 0x811C9DC5


def mixed(h: int, value: int) -> int:
    """A hash that has taken in one number more."""
    return (h * _FACTOR + value) & _MASK


def digest(key: Key) -> int:
    """A stable 32-bit hash of a value's ints: the same on every machine and in every release.

    The remainder folds masks of cards, which may be wider than any register, before they are mixed in.
    """
    h = _START
    for value in key:
        h = (h * _FACTOR + value % _PRIME) & _MASK
    h ^= h >> 15
    h = (h * 0x45D9F3B) & _MASK
    return h ^ (h >> 13)


class Numbering:
    """The numbers of a title's actions: one row for each kind, in the order of `kinds`.

    `radices` holds for each kind how many values each argument has (-1 included); nothing, where the row is
    open. `plain` says of each class of frame whether it objects to nothing inside its boxes.
    """

    def __init__(
        self,
        kinds: list[type[Action]],
        widths: list[int],
        radices: list[list[int]],
        plain: dict[type[Frame[Any]], bool],
    ) -> None:
        self.kinds: Final = kinds
        self.widths: Final = widths
        self.radices: Final = radices
        self.plain: Final = plain
        self.index: Final = {kind: i for i, kind in enumerate(kinds)}
        self.bases: Final = [sum(widths[:i]) for i in range(len(widths))]
        self.size: Final = sum(widths)
        self.known: Final[dict[int, Action]] = {}
        """Actions of exact rows that were asked for before: they are immutable, and making one takes long."""

    def number(self, action: Action) -> int:
        """The number of an action, legal or not; on a menu it may have moved on (`Menu.number`)."""
        k = self.index[type(action)]
        return self.bases[k] + self.offset(k, action.key())

    def offset(self, k: int, key: Key) -> int:
        """Where an action with these arguments stands in the row of its kind."""
        radices = self.radices[k]
        if len(radices) != len(key):
            return SLOTS + digest(key) % (self.widths[k] - SLOTS)
        code = 0
        i = 0
        for radix in radices:
            code = code * radix + (key[i] + 1) % radix
            i += 1
        return code

    def is_slot(self, number: int) -> bool:
        """Whether a number stands for a draw, and not for an action of its own."""
        k = self.kind_of(number)
        return not self.radices[k] and self.widths[k] > 1 and number - self.bases[k] < SLOTS

    def kind_of(self, number: int) -> int:
        """Which kind of action a number belongs to (its place among `kinds`)."""
        low = 0
        high = len(self.bases) - 1
        while low < high:
            middle = (low + high + 1) >> 1
            if self.bases[middle] > number:
                high = middle - 1
            else:
                low = middle
        return low

    def decoded(self, number: int) -> Action:
        """The action behind a number of an exact row, each argument in its usual range."""
        action = self.known.get(number)
        if action is None:
            action = self.known[number] = self._decode(number)
        return action

    def _decode(self, number: int) -> Action:
        k = self.kind_of(number)
        code = number - self.bases[k]
        radices = self.radices[k]
        args: list[int] = []
        for i in range(len(radices) - 1, -1, -1):
            args.append(code % radices[i] - 1)
            code //= radices[i]
        args.reverse()
        return make(self.kinds[k], args)
