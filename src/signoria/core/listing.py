"""Listings: a seat's legal answers as numbers, written down by the question itself.

Options are boxes that serve everybody: people, checks, searches. Who plays by number needs none of that,
and for some questions making the boxes takes longer than all the rest. Such a frame may write its numbers
straight into a listing (`Frame.list_into`).
"""

from typing import Any, Final

from signoria.core.numbering import Numbering, Row
from signoria.core.option import Among, Option
from signoria.core.value import Action, make


class Draws:
    """An open row whose slots stand on a menu: what is drawn there, and from what.

    `salt` keeps the luck of like questions apart. Without boxes the frame draws by itself (`Frame.draw`).
    """

    def __init__(self, row: Row, salt: int, boxes: list[Option] | None, beside: bool) -> None:
        self.row: Final = row
        self.salt: Final = salt
        self.boxes: Final = boxes
        self.beside: Final = beside
        """Whether the frame beside the stack is meant."""


class Listing:
    """Numbers, in whatever order they come. Actions that a number alone does not tell are held beside it."""

    def __init__(self, numbering: Numbering) -> None:
        self.numbering: Final = numbering
        self.ids: list[int] = []
        self.held: Final[dict[int, Action]] = {}
        self.open_rows: Final[list[Draws]] = []
        self.left: list[Option] | None = None
        """Boxes that the frame leaves to the general way."""

    def one(self, kind: type[Action]) -> None:
        """An action without arguments."""
        self.ids.append(self.numbering.row[kind].base)

    def each(self, kind: type[Action], values: list[int]) -> None:
        """Actions with one argument: all of these are legal."""
        row = self.numbering.row[kind]
        if row.places != 1:
            for value in values:
                self.hold(make(kind, [value]))
            return
        numbers = self.numbering.numbers
        ids: list[Any] = self.ids
        first = row.base + 1
        last = row.width - 2
        for value in values:
            if -1 <= value <= last:
                ids.append(numbers[first + value])
            else:
                self.hold(make(kind, [value]))

    def pairs(self, kind: type[Action], firsts: list[int], seconds: list[int]) -> None:
        """Actions with two arguments: every combination is legal. Where they have no numbers, it is a box."""
        row = self.numbering.row[kind]
        if row.places != 2:
            self.leave(Option(kind, Among(firsts), Among(seconds)))
            return
        radix = row.radices[1]
        numbers = self.numbering.numbers
        ids: list[Any] = self.ids
        for one in firsts:
            start = row.base + (one + 1) * radix + 1
            for other in seconds:
                ids.append(numbers[start + other])

    def hold(self, action: Action) -> None:
        """An action under the number that its arguments give; if that is taken, the next free one."""
        row = self.numbering.row[type(action)]
        held = self.held
        number = row.base + row.offset(action.key())
        for _ in range(row.width):
            other = held.get(number)
            if other is None:
                held[number] = action
                self.ids.append(number)
                return
            if other == action:
                return
            number += 1
            if number == row.base + row.width:
                number = row.base + row.hashed

    def draws(self, kind: type[Action], salt: int) -> None:
        """Places for what `Frame.draw` finds: it must find something, whatever the luck."""
        row = self.numbering.row[kind]
        self.open_rows.append(Draws(row, salt, None, beside=False))
        self.ids.extend(row.slots)

    def leave(self, option: Option) -> None:
        """A box that is listed in the general way."""
        if self.left is None:
            self.left = []
        self.left.append(option)
