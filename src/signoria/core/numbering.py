"""Numbering: every kind of action of a title owns a fixed row of numbers, the same for all seats and options.

Where all arguments have few values, each action has a number of its own. Otherwise the row is open: its first
numbers (`Action.SLOTS` of them) are places for what a menu draws from boxes too large to list, and the others
are shared by all actions of the kind through a stable hash of their arguments.
"""

from typing import Any, Final

from mypy_extensions import i64

from signoria.core.value import Action, Key, Value, make

_MASK: Final = 0xFFFFFFFF
_PRIME: Final = 4_294_967_291
_FACTOR: Final = 0x01000193
_START: Final = 0x811C9DC5


def mixed(h: int, value: int) -> int:
    """A hash that has taken in one number more."""
    taken: i64 = h
    return (taken * _FACTOR + (value & _MASK)) & _MASK


def digest(key: Key) -> int:
    """A stable 32-bit hash of a value's ints: the same on every machine and in every release.

    The remainder folds masks of cards, which may be wider than any register, before they are mixed in; small
    numbers, which are most, are their own remainder.
    """
    h: i64 = _START
    for value in key:
        rest: i64 = value if 0 <= value < _PRIME else value % _PRIME
        h = (h * _FACTOR + rest) & _MASK
    h ^= h >> 15
    h = (h * 0x45D9F3B) & _MASK
    return h ^ (h >> 13)


class Row:
    """The numbers of one kind of action, from `base` on.

    `radices` holds how many values each argument has (-1 included); nothing, where the row is open or the
    kind has no arguments.
    """

    def __init__(self, kind: type[Action], at: int, base: int, width: int, radices: list[int]) -> None:
        self.kind: Final = kind
        self.at: Final = at
        self.base: Final = base
        self.width: Final = width
        self.radices: Final = radices
        self.places: Final = len(radices)
        self.open: Final = not radices and width > 1
        self.draws: Final = kind.SLOTS
        """So many are drawn from boxes too large to list: an open row keeps its first numbers for them."""
        self.hashed: Final = self.draws if self.open else 0
        """Where numbers begin that stand for arguments, counted from the base."""
        self.slots: Final = list(range(base, base + self.hashed))
        self.first: Final[Any] = base
        """The base as it stands in lists: making an int takes longer than finding it."""

    def offset(self, key: Key) -> int:
        """Where an action with these arguments stands in the row."""
        if self.places != len(key):
            return self.offset_of(digest(key))
        code = 0
        i = 0
        for radix in self.radices:
            code = code * radix + (key[i] + 1) % radix
            i += 1
        return code

    def offset_of(self, hashed: int) -> int:
        """Where an action of an open row stands whose arguments have this digest."""
        return self.hashed + hashed % (self.width - self.hashed)

    def following(self, number: int) -> int:
        """Where an action goes whose place in an open row is taken."""
        return number + 1 if number + 1 < self.base + self.width else self.base + self.hashed

    def decode(self, number: int) -> Action:
        """The action behind a number of an exact row, each argument in its usual range."""
        code = number - self.base
        args: list[int] = []
        for i in range(self.places - 1, -1, -1):
            args.append(code % self.radices[i] - 1)
            code //= self.radices[i]
        args.reverse()
        return make(self.kind, args)


class Form:
    """Numbers that are listed together again and again: put in order and made into a mask once."""

    def __init__(self, ids: list[int], size: int) -> None:
        self.ids: Final = sorted(set(ids))
        self.mask: Final = bytearray(size)
        for number in self.ids:
            self.mask[number] = 1
        self.copied: Any = None
        """For adapters: what copies the mask into an array of theirs."""


FORMS: Final = 16


class Numbering:
    """The numbers of a title's actions: one row for each kind, in the order of `kinds`.

    `checked` says of each class of frame that objects to anything to which kinds (by their place) it may; a
    frame that is not in it objects to nothing inside its boxes.
    """

    def __init__(
        self,
        kinds: list[type[Action]],
        widths: list[int],
        radices: list[list[int]],
        checked: dict[type[Value], list[bool]],
    ) -> None:
        self.kinds: Final = kinds
        self.checked: Final = checked
        self.rows: Final = [
            Row(kind, i, sum(widths[:i]), widths[i], radices[i]) for i, kind in enumerate(kinds)
        ]
        self.row: Final[dict[type[Action], Row]] = {row.kind: row for row in self.rows}
        self.size: Final = sum(widths)
        self.numbers: Final[list[Any]] = list(range(self.size))
        """All numbers, made once: menus are full of them, and making an int takes longer than finding it."""
        self.blank: Final = bytearray(self.size)
        """The mask of an empty menu."""
        self.forms: Final[list[Form | None]] = [None] * FORMS
        """What listings have remembered, by a code of the title's own choice."""
        self._known: Final[list[Action | None]] = [None] * self.size
        """Actions of exact rows that were asked for before: they are immutable, and making one takes long."""

    def number(self, action: Action) -> int:
        """The number of an action, legal or not; on a menu it may have moved on (`Menu.number`)."""
        row = self.row[type(action)]
        return row.base + row.offset(action.key())

    def is_slot(self, number: int) -> bool:
        """Whether a number stands for a draw, and not for an action of its own."""
        row = self.row_of(number)
        return number - row.base < row.hashed

    def row_of(self, number: int) -> Row:
        """The row that a number belongs to."""
        rows = self.rows
        low = 0
        high = len(rows) - 1
        while low < high:
            middle = (low + high + 1) >> 1
            if rows[middle].base > number:
                high = middle - 1
            else:
                low = middle
        return rows[low]

    def decoded(self, number: int) -> Action:
        """The action behind a number of an exact row."""
        action = self._known[number]
        if action is None:
            action = self._known[number] = self.row_of(number).decode(number)
        return action
