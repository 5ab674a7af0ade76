"""Listings: a seat's legal answers as numbers, written down by the question itself.

Options are boxes that serve everybody: people, checks, searches. Who plays by number needs none of that,
and for some questions making the boxes takes longer than all the rest. Such a frame may write its numbers
straight into a listing (`Frame.list_into`).
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from signoria.core.numbering import Form, Numbering, Row
from signoria.core.option import Among, Option, Span
from signoria.core.value import Action, make


@mypyc_attr(acyclic=True, free_list_len=1)
class Draws:
    """An open row whose slots stand on a menu: what is drawn there, and from what.

    `salt` keeps the luck of like questions apart. Without boxes the frame draws by itself (`Frame.draw`), out
    of the `choices` it has found while listing.
    """

    def __init__(
        self, row: Row, salt: int, boxes: list[Option] | None, choices: list[int], beside: bool
    ) -> None:
        self.row: Final = row
        self.salt: Final = salt
        self.boxes: Final = boxes
        self.choices: Final = choices
        self.beside: Final = beside
        """Whether the frame beside the stack is meant."""
        self.other: Draws | None = None
        """Another open row of the same menu."""


_NONE_HELD: Final[dict[int, Action]] = {}
# Shared by all listings that need none, which are most; nobody writes into it.


@mypyc_attr(acyclic=True)
class Listing:
    """Numbers, in whatever order they come. Actions that a number alone does not tell are held beside it."""

    def __init__(self, numbering: Numbering) -> None:
        self.numbering: Final = numbering
        self.ids: list[int] = []
        """Not to be handed out as they are: a form's belong to all tables (`Numbered.legal`)."""
        self.held = _NONE_HELD
        self.drawn = _NONE_HELD
        """What was drawn for slots so far."""
        self.opened: Draws | None = None
        """The open row whose slots are listed, the last one first."""
        self.left: list[Option] | None = None
        """Boxes that the frame leaves to the general way."""
        self.form: Form | None = None
        """What all of this was remembered as, if it was."""
        self.before: Listing | None = None
        """What was listed when the very same frame put its last question, if it did."""
        self.noted: list[int] | None = None
        """For a frame to leave word for its next listing."""
        self.settled: list[int] | None = None
        self.mark = 0
        """See `settle`."""

    def recall(self, code: int) -> bool:
        """List all that was remembered under this code, if it was. Only draws are opened beside it."""
        form = self.numbering.forms[code]
        if form is None:
            return False
        self.form = form
        self.ids = form.ids
        return True

    def remember(self, code: int) -> None:
        """All that is listed, by every table of this title: for questions whose answers are often the same.

        Boxes left to the general way and actions that are held have no part in it.
        """
        self.numbering.forms[code] = Form(self.ids, self.numbering.size)

    def again(self, mark: int) -> bool:
        """Take over what was settled when this frame asked before, if the mark has not changed since.

        For frames that always ask the same seat.
        """
        before = self.before
        if before is None or before.mark != mark or before.settled is None:
            return False
        self.settled = before.settled
        self.mark = mark
        if before.held is not _NONE_HELD:
            self.held = before.held.copy()
        return True

    def settle(self, mark: int) -> None:
        """All that is listed so far stays legal while the frame is on top and the mark does not change.

        It is set apart: the frame lists what may change and calls `add_settled` where that fits in best.
        """
        if self.left is None:
            self.ids.sort()
            self.settled = self.ids
            self.mark = mark
            self.ids = []

    def add_settled(self) -> None:
        """List what was settled, in ascending order."""
        settled = self.settled
        if settled is not None:
            self.ids.extend(settled)

    def one(self, kind: type[Action]) -> None:
        """An action without arguments."""
        ids: list[Any] = self.ids
        ids.append(self.numbering.row[kind].first)

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

    def span(self, kind: type[Action], low: int, high: int) -> None:
        """Actions with one argument: everything from `low` to `high` is legal."""
        row = self.numbering.row[kind]
        if row.places == 1 and low >= -1 and high <= row.width - 2:
            first = row.base + 1
            self.ids.extend(self.numbering.numbers[first + low : first + high + 1])
        else:
            self.leave(Option(kind, Span(low, high)))

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
        self._hold(row, action, row.offset(action.key()))

    def hold_hashed(self, row: Row, action: Action, hashed: int) -> None:
        """The same for a kind with an open row, where the `digest` of the arguments is known already.

        No equal action may be on the list yet: to compare them takes longer than all the rest.
        """
        if self.held is _NONE_HELD:
            self.held = {}
        held: dict[Any, Action] = self.held
        numbers = self.numbering.numbers
        number = row.base + row.offset_of(hashed)
        for _ in range(row.width):
            place = numbers[number]
            if held.setdefault(place, action) is action:
                ids: list[Any] = self.ids
                ids.append(place)
                return
            number = row.following(number)

    def _hold(self, row: Row, action: Action, offset: int) -> None:
        if self.held is _NONE_HELD:
            self.held = {}
        held: dict[Any, Action] = self.held
        ids: list[Any] = self.ids
        numbers = self.numbering.numbers
        number = row.base + offset
        for _ in range(row.width):
            place = numbers[number]
            other = held.get(place)
            if other is None:
                held[place] = action
                ids.append(place)
                return
            if other is action or other == action:
                return
            number = row.following(number)

    def keep(self, number: int, action: Action) -> None:
        """What was drawn for a slot."""
        if self.drawn is _NONE_HELD:
            self.drawn = {}
        self.drawn[number] = action

    def open(self, draws: Draws) -> None:
        """The slots of an open row are on the list."""
        draws.other = self.opened
        self.opened = draws
        if self.form is not None:
            return
        if self.ids:
            self.ids.extend(draws.row.slots)
        else:
            self.ids = draws.row.slots.copy()

    def draws(self, kind: type[Action], salt: int, choices: list[int]) -> None:
        """Places for what `Frame.draw` finds: it must find something, whatever the luck."""
        self.open(Draws(self.numbering.row[kind], salt, None, choices, beside=False))

    def leave(self, option: Option) -> None:
        """A box that is listed in the general way."""
        if self.left is None:
            self.left = []
        self.left.append(option)
