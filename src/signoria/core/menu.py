"""Menus: a seat's legal answers as a short list of numbers, for learners that choose by number.

Every kind of action owns a fixed row of numbers. Where all arguments have few values, each action has a
number of its own; otherwise its number is a stable hash of its arguments into the row, or the next free one
where two actions on one menu meet. Of boxes with more than `LISTED` actions a menu holds `SAMPLED` ones,
drawn by luck that derives from the question itself: what a seat is offered depends only on what it may know,
and is the same whenever the same question is put.
"""

from typing import Any, Final

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL, Frame, State
from signoria.core.option import Among, Domain, Option, Span
from signoria.core.value import Action, Key, make

LISTED: Final = 128
SAMPLED: Final = 8
_SUGGESTED: Final = 4
"""Of so many boxes of a kind the rules' own suggestion stands on the menu too."""

_MASK: Final = 0xFFFFFFFF
_PRIME: Final = 4_294_967_291
_FACTOR: Final = 0x01000193
_START: Final = 0x811C9DC5


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

    `radices` holds for each kind how many values each argument has (-1 included); nothing, where the row is a
    hash. `plain` says of each class of frame whether it objects to nothing inside its boxes.
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

    def number(self, action: Action) -> int:
        """The number of an action, legal or not; on a menu it may have moved on (`Menu.number`)."""
        k = self.index[type(action)]
        return self.bases[k] + self.offset(k, action.key())

    def offset(self, k: int, key: Key) -> int:
        radices = self.radices[k]
        if len(radices) != len(key):
            return digest(key) % self.widths[k]
        code = 0
        i = 0
        for radix in radices:
            code = code * radix + (key[i] + 1) % radix
            i += 1
        return code

    def kind_of(self, number: int) -> int:
        """Which kind of action a number belongs to (its place among `kinds`)."""
        k = len(self.bases) - 1
        while self.bases[k] > number:
            k -= 1
        return k

    def decoded(self, number: int) -> Action:
        """The action behind a number of an exact row, each argument in its usual range."""
        k = self.kind_of(number)
        code = number - self.bases[k]
        args: list[int] = []
        for radix in reversed(self.radices[k]):
            args.append(code % radix - 1)
            code //= radix
        args.reverse()
        return make(self.kinds[k], args)


class Menu:
    """Numbers in ascending order. Actions that a number alone does not tell are held beside it."""

    def __init__(self, numbering: Numbering, ids: list[int], held: dict[int, Action]) -> None:
        self.numbering: Final = numbering
        self.ids: Final = ids
        self.held: Final = held

    def action(self, number: int) -> Action | None:
        """The action behind a number, or None if it is not on the menu."""
        if number in self.held:
            return self.held[number]
        return self.numbering.decoded(number) if number in self.ids else None

    def number(self, action: Action) -> int:
        """The number of an action here, or -1 if it is not on the menu."""
        for number, other in self.held.items():
            if other == action:
                return number
        number = self.numbering.number(action)
        return number if number in self.ids and number not in self.held else -1


def menu_of(s: State, seat: int, numbering: Numbering, asides: bool) -> Menu:
    """What a seat that must answer may choose from; with `asides` also what it may do beside the question."""
    ids: list[int] = []
    held: dict[int, Action] = {}
    top = s.stack[-1]
    _serve(s, seat, numbering, top, ids, held)
    if asides:
        aside = s.aside()
        if aside is not None and (aside.may_speak(s) >> seat) & 1:
            _serve(s, seat, numbering, aside, ids, held)
    for number in held:
        ids.append(number)
    if len(ids) > 1:
        ids = sorted(set(ids))
    return Menu(numbering, ids, held)


def _serve(
    s: State, seat: int, numbering: Numbering, frame: Frame[Any], ids: list[int], held: dict[int, Action]
) -> None:
    """One kind after the other; boxes of one kind stand together and share the room."""
    plain = numbering.plain.get(type(frame), False)
    options = frame.options(s, seat)
    boxes: list[Option] = []
    for option in options:
        if boxes and boxes[0].action is not option.action:
            _serve_kind(s, seat, numbering, frame, plain, boxes, ids, held)
            boxes = []
        boxes.append(option)
    if boxes:
        _serve_kind(s, seat, numbering, frame, plain, boxes, ids, held)


def _serve_kind(
    s: State,
    seat: int,
    numbering: Numbering,
    frame: Frame[Any],
    plain: bool,
    boxes: list[Option],
    ids: list[int],
    held: dict[int, Action],
) -> None:
    k = numbering.index[boxes[0].action]
    base = numbering.bases[k]
    if plain and _counted(numbering.radices[k], base, boxes, ids):
        return
    total = 0
    for option in boxes:
        total += option.count()
    if total <= LISTED:
        for option in boxes:
            for i in range(option.count()):
                action = option.nth(i)
                if plain or frame.objection(s, seat, action) == LEGAL:
                    _hold(numbering, k, action, held)
        return
    for action in _some(s, seat, frame, boxes):
        _hold(numbering, k, action, held)


def _hold(numbering: Numbering, k: int, action: Action, held: dict[int, Action]) -> None:
    """Put an action on the menu. Where its number is taken, it gets the next free one of the row."""
    base = numbering.bases[k]
    width = numbering.widths[k]
    offset = numbering.offset(k, action.key())
    for _ in range(width):
        other = held.get(base + offset)
        if other is None:
            held[base + offset] = action
            return
        if other == action:
            return
        offset = offset + 1 if offset + 1 < width else 0


def _counted(radices: list[int], base: int, boxes: list[Option], ids: list[int]) -> bool:
    """Numbers straight from the boxes, without making actions; False where that cannot be done."""
    if len(radices) != len(boxes[0].box):
        return False
    found: list[int] = []
    for option in boxes:
        codes = [0]
        i = 0
        for radix in radices:
            values = _values(option.box[i])
            for value in values:
                if value < -1 or value + 1 >= radix:
                    return False
            if len(values) == 1:
                codes = [code * radix + values[0] + 1 for code in codes]
            else:
                codes = [code * radix + value + 1 for code in codes for value in values]
            i += 1
        for code in codes:
            found.append(base + code)
    ids.extend(found)
    return True


def _values(domain: Domain) -> list[int]:
    if isinstance(domain, Among):
        return domain.ids
    if isinstance(domain, Span):
        return list(range(domain.low, domain.high + 1, domain.step))
    return [domain.nth(i) for i in range(domain.count())]


def _some(s: State, seat: int, frame: Frame[Any], boxes: list[Option]) -> list[Action]:
    """A few actions of large boxes: what the rules suggest, then samples from luck the question fixes."""
    out: list[Action] = []
    for option in boxes[:_SUGGESTED]:
        suggested = frame.suggest(s, seat, option)
        if suggested is not None:
            out.append(suggested)
    rng = Rng(_question(s, seat, frame, boxes))
    for i in range(SAMPLED):
        option = boxes[i] if len(boxes) <= SAMPLED and i < len(boxes) else boxes[rng.below(len(boxes))]
        sample = frame.propose(s, seat, option, rng)
        if sample is not None:
            out.append(sample)
    return out


def _question(s: State, seat: int, frame: Frame[Any], boxes: list[Option]) -> int:
    """A number that depends on what is asked and on the shape of the boxes."""
    h = seat
    for option in boxes:
        for domain in option.box:
            h = (h * _FACTOR + domain.count()) & _MASK
    return h ^ digest(frame.prompt(s, seat))
