"""Menus: a seat's legal answers as a short list of numbers, for learners that choose by number.

Kinds with at most `LISTED` actions just now stand on the menu whole. Of a larger kind it holds what the rules
suggest and, in an open row, `SLOTS` draws. A draw is made when it is first asked for, by luck that derives
from the question itself: what a seat is offered depends only on what it may know, and is the same whenever
the same question is put.
"""

from typing import Any, Final

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL, Frame, State
from signoria.core.numbering import SLOTS, Numbering, digest, mixed
from signoria.core.option import Among, Domain, Option, Some, Span
from signoria.core.value import Action

LISTED: Final = 128
_SUGGESTED: Final = 4
"""Of so many boxes of a kind the rules' own suggestion stands on the menu too."""


class Draws:
    """The draws from boxes of one kind that are too large to list, on one menu."""

    def __init__(
        self, s: State, seat: int, frame: Frame[Any], boxes: list[Option], base: int, seed: int
    ) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.frame: Final = frame
        self.boxes: Final = boxes
        self.base: Final = base
        self.seed: Final = seed

    def draw(self, slot: int) -> Action | None:
        """What stands at a slot; None where chance found nothing legal."""
        boxes = self.boxes
        rng = Rng(self.seed + slot)
        at = slot if slot < len(boxes) <= SLOTS else rng.below(len(boxes))
        return self.frame.propose(self.s, self.seat, boxes[at], rng)


class Menu:
    """Numbers in ascending order. Actions that a number alone does not tell are held beside it.

    A menu with draws belongs to the table as it stands: `Numbered` closes it before the table changes.
    """

    def __init__(self, numbering: Numbering, ids: list[int], held: dict[int, Action]) -> None:
        self.numbering: Final = numbering
        self.ids: Final = ids
        self.held: Final = held
        self.draws: list[Draws] = []

    def action(self, number: int) -> Action | None:
        """The action behind a number, or None if it is not on the menu."""
        action = self.held.get(number)
        if action is not None:
            return action
        if not self._has(number):
            return None
        for draws in self.draws:
            if draws.base <= number < draws.base + SLOTS:
                return self._drawn(draws, number)
        return self.numbering.decoded(number)

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
        action = draws.draw(number - draws.base)
        if action is None:
            action = self._first(draws.base)
        self.held[number] = action
        return action

    def _first(self, base: int) -> Action:
        row = self.numbering.kinds[self.numbering.kind_of(base)]
        for action in self.held.values():
            if type(action) is row:
                return action
        raise LookupError(base)

    def number(self, action: Action) -> int:
        """The number of an action here, or -1 if it is not on the menu."""
        for draws in self.draws:
            for number in range(draws.base, draws.base + SLOTS):
                self.action(number)
        found = -1
        for number, other in self.held.items():
            if other == action and (found < 0 or number < found):
                found = number
        if found >= 0:
            return found
        number = self.numbering.number(action)
        return number if self._has(number) and number not in self.held else -1

    def mask(self) -> bytearray:
        """A byte for every number of the title: 1 where it is on the menu."""
        out = bytearray(self.numbering.size)
        for number in self.ids:
            out[number] = 1
        return out


def menu_of(s: State, seat: int, numbering: Numbering, asides: bool) -> Menu:
    """What a seat that must answer may choose from; with `asides` also what it may do beside the question."""
    ids: list[int] = []
    menu = Menu(numbering, ids, {})
    _serve(s, seat, s.stack[-1], menu)
    if asides:
        aside = s.aside
        if aside is not None and (aside.may_speak(s) >> seat) & 1:
            _serve(s, seat, aside, menu)
    last = -1
    for number in ids:
        if number <= last:
            ids[:] = sorted(set(ids))
            break
        last = number
    return menu


def _serve(s: State, seat: int, frame: Frame[Any], menu: Menu) -> None:
    """One kind after the other; boxes of one kind stand together and share the room."""
    options = frame.options(s, seat)
    plain = menu.numbering.plain.get(type(frame), False)
    boxes: list[Option] = []
    for option in options:
        if boxes and boxes[0].action is not option.action:
            _serve_kind(s, seat, frame, plain, boxes, menu)
            boxes = []
        boxes.append(option)
    if boxes:
        _serve_kind(s, seat, frame, plain, boxes, menu)


def _serve_kind(s: State, seat: int, frame: Frame[Any], plain: bool, boxes: list[Option], menu: Menu) -> None:
    numbering = menu.numbering
    k = numbering.index[boxes[0].action]
    base = numbering.bases[k]
    codes = _codes(numbering.radices[k], boxes)
    if plain and codes is not None:
        for code in codes:
            menu.ids.append(base + code)
        return
    if not _listable(boxes):
        _draw(s, seat, frame, k, boxes, menu)
    elif codes is not None:
        for code in codes:
            if frame.objection(s, seat, numbering.decoded(base + code)) == LEGAL:
                menu.ids.append(base + code)
    else:
        for option in boxes:
            for action in frame.listed(s, seat, option):
                _hold(k, action, menu)


def _listable(boxes: list[Option]) -> bool:
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


def _hold(k: int, action: Action, menu: Menu) -> None:
    """Put an action on the menu. Where its number is taken, it gets the next free one of the row."""
    numbering = menu.numbering
    base = numbering.bases[k]
    width = numbering.widths[k]
    least = 0 if numbering.radices[k] else SLOTS
    offset = numbering.offset(k, action.key())
    for _ in range(width):
        other = menu.held.get(base + offset)
        if other is None:
            menu.held[base + offset] = action
            menu.ids.append(base + offset)
            return
        if other == action:
            return
        offset = offset + 1 if offset + 1 < width else least


def _codes(radices: list[int], boxes: list[Option]) -> list[int] | None:
    """Where the actions of the boxes stand in an exact row, in their order; None if that cannot be told."""
    places = len(radices)
    if places != len(boxes[0].box):
        return None
    found: list[int] = []
    for option in boxes:
        codes = [0]
        for i in range(places):
            radix = radices[i]
            values = _values(option.box[i])
            for value in values:
                if value < -1 or value + 1 >= radix:
                    return None
            if len(values) == 1:
                only = values[0] + 1
                codes = [code * radix + only for code in codes]
            else:
                codes = [code * radix + value + 1 for code in codes for value in values]
        if len(boxes) == 1:
            return codes
        found.extend(codes)
    return found


def _values(domain: Domain) -> list[int]:
    if isinstance(domain, Among):
        return domain.ids
    if isinstance(domain, Span):
        return list(range(domain.low, domain.high + 1, domain.step))
    return [domain.nth(i) for i in range(domain.count())]


def _draw(s: State, seat: int, frame: Frame[Any], k: int, boxes: list[Option], menu: Menu) -> None:
    """A few actions of large boxes: what the rules suggest, then draws from luck that the question fixes."""
    known = len(menu.held)
    for option in boxes[:_SUGGESTED]:
        suggested = frame.suggest(s, seat, option)
        if suggested is not None:
            _hold(k, suggested, menu)
    base = menu.numbering.bases[k]
    draws = Draws(s, seat, frame, boxes, base, _question(s, seat, frame, boxes))
    if menu.numbering.radices[k]:
        for slot in range(SLOTS):
            action = draws.draw(slot)
            if action is not None:
                _hold(k, action, menu)
        return
    for slot in range(SLOTS):
        if len(menu.held) > known:  # something of this kind is legal: the other draws can wait
            menu.draws.append(draws)
            menu.ids.extend(range(base, base + SLOTS))
            return
        action = draws.draw(slot)
        if action is not None:
            menu.held[base + slot] = action


def _question(s: State, seat: int, frame: Frame[Any], boxes: list[Option]) -> int:
    """A number that depends on what is asked and on the shape of the boxes (their beginnings tell enough)."""
    h = seat
    for option in boxes[:SLOTS]:
        for domain in option.box[:SLOTS]:
            h = mixed(h, _breadth(domain))
    return h ^ digest(frame.prompt(s, seat))


def _breadth(domain: Domain) -> int:
    """How wide a domain is; counting subsets would take longer than a draw."""
    if isinstance(domain, Span):
        return domain.high - domain.low
    if isinstance(domain, Among):
        return len(domain.ids)
    if isinstance(domain, Some):
        return len(domain.ids) + domain.most
    return domain.count()
