"""Menus: a seat's legal answers as a short list of numbers, for learners that choose by number.

Kinds with at most `LISTED` actions just now stand on the menu whole. Of a larger kind it holds what the rules
suggest and, in an open row, some draws (`Action.SLOTS`). A draw is made when it is first asked for, by luck
that derives from the question itself: what a seat is offered depends only on what it may know, and is the
same whenever the same question is put.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from signoria.core.box_numbers import is_exact, write
from signoria.core.chance import Rng
from signoria.core.flow import LEGAL, Frame, State
from signoria.core.listing import Draws, Listing
from signoria.core.numbering import Numbering, Row, digest, mixed
from signoria.core.option import Among, Domain, Option, Some, Span
from signoria.core.value import Action

LISTED: Final = 128
_SUGGESTED: Final = 4
"""Of so many boxes of a kind the rules' own suggestion stands on the menu too."""
_TELLING: Final = 8
"""So many boxes, and so many sides of each, are looked at for the luck of draws."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Menu(Listing):
    """A listing in ascending order.

    A menu with draws belongs to the table as it stands: `Numbered` closes it before the table changes.
    """

    def __init__(self, numbering: Numbering, s: State, seat: int) -> None:
        super().__init__(numbering)
        self.s: Final = s
        self.seat: Final = seat
        self.top: Final[Frame[Any]] = s.stack[-1]

    def action(self, number: int) -> Action | None:
        """The action behind a number, or None if it is not on the menu."""
        draws = self._slot(number)
        if draws is None:
            return self._listed(number)
        action = self.drawn.get(number)
        if action is None:
            action = self._drawn(draws, number)
            self.keep(number, action)
        return action

    def chosen(self, number: int) -> Action | None:
        """The same for the last time: nothing is kept."""
        draws = self._slot(number)
        if draws is None:
            return self._listed(number)
        action = self.drawn.get(number) if self.drawn else None
        return action if action is not None else self._drawn(draws, number)

    def _slot(self, number: int) -> Draws | None:
        """What a number is drawn from; None where it is no slot of this menu."""
        draws = self.opened
        while draws is not None and not 0 <= number - draws.row.base < draws.row.hashed:
            draws = draws.other
        return draws

    def _listed(self, number: int) -> Action | None:
        if self.held:
            action = self.held.get(number)
            if action is not None:
                return action
        return self.numbering.decoded(number) if self._has(number) else None

    def _has(self, number: int) -> bool:
        ids = self.ids
        low = 0
        high = len(ids)
        while low < high:
            middle = (low + high) >> 1
            if ids[middle] < number:
                low = middle + 1
            else:
                high = middle
        return low < len(ids) and ids[low] == number

    def _drawn(self, draws: Draws, number: int) -> Action:
        """The draw of a slot; where it finds nothing, the first thing found for this kind."""
        action = self.draw(draws, number - draws.row.base)
        return action if action is not None else self._first(draws.row)

    def draw(self, draws: Draws, slot: int) -> Action | None:
        """What chance finds for a slot, by luck that the question fixes; None where it is nothing legal."""
        s = self.s
        seat = self.seat
        aside = s.aside
        frame = aside if draws.beside and aside is not None else s.stack[-1]
        rng = Rng((mixed(draws.salt, draws.row.base + seat) ^ digest(frame.prompt(s, seat))) + slot)
        boxes = draws.boxes
        if boxes is None:
            return frame.draw(s, seat, draws.row.kind, draws.choices, rng)
        at = slot if slot < len(boxes) <= draws.row.draws else rng.below(len(boxes))
        return frame.propose_surely(s, seat, boxes[at], rng)

    def _first(self, row: Row) -> Action:
        for found in (self.held, self.drawn):
            for action in found.values():
                if type(action) is row.kind:
                    return action
        raise LookupError(f"{row.kind.TAG}: a draw that was promised found nothing")

    def number(self, action: Action) -> int:
        """The number of an action here, or -1 if it is not on the menu."""
        draws = self.opened
        while draws is not None:
            for number in draws.row.slots:
                self.action(number)
            draws = draws.other
        found = -1
        for held in (self.drawn, self.held):
            for number, other in held.items():
                if other == action and (found < 0 or number < found):
                    found = number
        if found >= 0:
            return found
        number = self.numbering.number(action)
        return number if self._has(number) and number not in self.held else -1

    def mask(self) -> bytearray:
        """A byte for every number of the title: 1 where it is on the menu."""
        out = bytearray(self.numbering.size)
        mark(out, self.ids, 1)
        return out


def mark(mask: bytearray, numbers: list[Any], with_what: Any) -> None:
    """Write the same byte at all these places: ints as they are, not taken apart and put together again."""
    for number in numbers:
        mask[number] = with_what


def menu_of(
    s: State, seat: int, numbering: Numbering, asides: bool, boxes: bool = False, last: Menu | None = None
) -> Menu:
    """What a seat that must answer may choose from; with `asides` also what it may do beside the question.

    With `boxes` the options are asked even where the question can list its answers itself. `last` is what
    this table listed last: a frame that asks again need not find out everything anew.
    """
    menu = Menu(numbering, s, seat)
    top = menu.top
    if last is not None and last.top is top:
        menu.before = last
    if boxes or not top.list_into(s, seat, menu):
        _serve(top, top.options(s, seat), menu, beside=False)
    else:
        left = menu.left
        if left is not None:
            _serve(top, left, menu, beside=False)
    if asides:
        aside = s.aside
        if aside is not None and (aside.may_speak(s) >> seat) & 1:
            if menu.form is not None:  # from here on it is more than what was remembered
                menu.form = None
                menu.ids = menu.ids.copy()
            _serve(aside, aside.options(s, seat), menu, beside=True)
    if menu.form is None:
        _put_in_order(menu)
    menu.before = None
    return menu


def _put_in_order(menu: Menu) -> None:
    """Ascending, each once; most menus are written so from the start."""
    if not _ascends(menu.ids):
        menu.ids.sort()
        if not _ascends(menu.ids):
            menu.ids = sorted(set(menu.ids))


def _ascends(numbers: list[int]) -> bool:
    last = -1
    for number in numbers:
        if number <= last:
            return False
        last = number
    return True


def _serve(frame: Frame[Any], options: list[Option], menu: Menu, beside: bool) -> None:
    """One kind after the other; boxes of one kind stand together and share the room."""
    numbering = menu.numbering
    checked = numbering.checked.get(type(frame))
    n = len(options)
    i = 0
    while i < n:
        option = options[i]
        first = i
        i += 1
        while i < n and options[i].action is option.action:
            i += 1
        row = numbering.row[option.action]
        free = checked is None or not checked[row.at]
        if free and i == first + 1 and is_exact(row, option):
            write(numbering, row, option, menu.ids)
        else:
            _serve_kind(frame, row, options[first:i], free, menu, beside)


def _serve_kind(
    frame: Frame[Any], row: Row, boxes: list[Option], free: bool, menu: Menu, beside: bool
) -> None:
    """All boxes of one kind; `free`: nothing in them is objected to."""
    exact = True
    for option in boxes:
        exact = exact and is_exact(row, option)
    numbering = menu.numbering
    if exact and free:
        for option in boxes:
            write(numbering, row, option, menu.ids)
    elif not listable(boxes):
        _draw(frame, row, boxes, menu, beside)
    elif exact:
        numbers: list[Any] = []
        for option in boxes:
            write(numbering, row, option, numbers)
        ids: list[Any] = menu.ids
        for number in numbers:
            if frame.objection(menu.s, menu.seat, numbering.decoded(number)) == LEGAL:
                ids.append(number)
    else:
        for option in boxes:
            for action in frame.listed(menu.s, menu.seat, option):
                menu.hold(action)


def listable(boxes: list[Option]) -> bool:
    """Are there few enough actions to list? Counting ends early: some boxes hold more than any register."""
    room = LISTED
    for option in boxes:
        total = 1
        for domain in option.box:
            total *= domain.count()
            if total > room:
                return False
        room -= total
    return True


def _draw(frame: Frame[Any], row: Row, boxes: list[Option], menu: Menu, beside: bool) -> None:
    """A few actions of large boxes: what the rules suggest, then draws."""
    found = False
    for option in boxes[:_SUGGESTED]:
        suggested = frame.suggest(menu.s, menu.seat, option)
        if suggested is not None:
            menu.hold(suggested)
            found = True
    draws = Draws(row, _shape(boxes), boxes, [], beside)
    if not row.open:
        for slot in range(row.draws):
            action = menu.draw(draws, slot)
            if action is not None:
                menu.hold(action)
        return
    for slot in range(row.draws):
        if found:  # something of this kind is legal: the other draws can wait
            menu.open(draws)
            return
        action = menu.draw(draws, slot)
        if action is not None:
            menu.keep(row.base + slot, action)
            found = True


def _shape(boxes: list[Option]) -> int:
    """A number that depends on the shape of the boxes (their beginnings tell enough)."""
    h = 0
    for option in boxes[:_TELLING]:
        for domain in option.box[:_TELLING]:
            h = mixed(h, _breadth(domain))
    return h


def _breadth(domain: Domain) -> int:
    """How wide a domain is; counting subsets would take longer than a draw."""
    if isinstance(domain, Span):
        return domain.high - domain.low
    if isinstance(domain, Among):
        return len(domain.ids)
    if isinstance(domain, Some):
        return len(domain.ids) + domain.most
    return domain.count()
