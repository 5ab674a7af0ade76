"""A table played by numbers: who is asked, what stands on the menu, and what was done and heard so far.

Seats that must answer at the same time are asked one after the other, lowest seat first; what the earlier
ones chose lies sealed until all have answered. A seat speaks only when it is asked. With `asides` it may then
also do one thing beside the question (an offer, a gift) before it answers; one, so that every game ends.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.core.flow import State, apply, frame_options, must_answer, run_on
from signoria.core.menu import Menu, menu_of
from signoria.core.notice import Notice
from signoria.core.numbering import Numbering
from signoria.core.value import Action

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered:
    """A game in progress. What is told is only kept where the state is not quiet."""

    def __init__(
        self, state: State, numbering: Numbering, fallback: Callable[[State, int], Action], asides: bool
    ) -> None:
        self.state = state
        self.numbering: Final = numbering
        self.fallback: Final = fallback
        self.asides: Final = asides
        self.seat = NOBODY
        """The seat that is asked, or NOBODY when the game is over."""
        self.spoke = False
        """Whether the seat that is asked has done its one thing beside the question."""
        self.movers: list[int] = []
        self.answers: list[Action] = []
        """What was done so far, and by whom: two lists, as a pair for every move takes longer to make."""
        self.heard: list[Notice] = []
        self.marks: list[int] = []
        """How much had been heard before each move."""
        self.known_menu: Menu | None = None
        self.last_menu: Menu | None = None
        """What was asked last, whether or not it is still asked."""
        _ask(self, must_answer(state))

    def menu(self) -> Menu:
        """What the seat that is asked may choose from."""
        return menu_on(self)

    def legal(self, seat: int) -> list[int]:
        """The numbers on the menu if this seat is asked; otherwise there are none."""
        if seat != self.seat or seat == NOBODY:
            return []
        menu = menu_on(self)
        return menu.ids if menu.form is None else menu.ids.copy()

    def mask(self) -> bytearray:
        """The menu as a byte for every number of the title."""
        return menu_on(self).mask()

    def moment(self) -> int:
        """A number for the table as it stands: twice the moves so far, one more if the seat has spoken."""
        return moment_of(self)

    def choose(self, number: int) -> int:
        """Answer with a number of the menu; who is asked next. LookupError if the number is not on it.

        Nothing is on it when the game is over.
        """
        action = None if self.seat == NOBODY else menu_on(self).chosen(number)
        if action is None:
            raise LookupError(number)
        _take(self, action)
        return self.seat

    def take(self, action: Action) -> None:
        """Answer with an action that is known to be legal: from the menu, or proposed by the rules."""
        _take(self, action)

    def act(self, action: Action) -> None:
        """Answer with any action that the rules accept, on the menu or not; IllegalAction otherwise."""
        _act(self, action)

    def copy_to(self, other: "Numbered") -> None:
        """For copies: hand over all but the state. A menu that may still draw from it is not shared."""
        other.seat = self.seat
        other.spoke = self.spoke
        other.movers = self.movers.copy()
        other.answers = self.answers.copy()
        other.heard = self.heard.copy()
        other.marks = self.marks.copy()
        menu = self.known_menu
        other.known_menu = None if menu is not None and menu.opened is not None else menu


# Functions, because the adapters' subclass is not compiled and its methods are called the slow way.


def moment_of(table: Numbered) -> int:
    """See `Numbered.moment`."""
    return 2 * len(table.answers) + (1 if table.spoke else 0)


def _ask(table: Numbered, waiting: int) -> None:
    """Of those who must answer, the lowest seat is next."""
    state = table.state
    if not state.quiet:
        table.heard.extend(state.news)
        state.news = []
    table.known_menu = None
    table.seat = _lowest(waiting)


def _lowest(waiting: i64) -> int:
    """The lowest seat of a mask."""
    seat = 0 if waiting else NOBODY
    while waiting and not waiting & 1:
        waiting >>= 1
        seat += 1
    return seat


def menu_on(table: Numbered) -> Menu:
    """See `Numbered.menu`."""
    menu = table.known_menu
    if menu is None:
        menu = menu_of(
            table.state, table.seat, table.numbering, table.asides and not table.spoke, last=table.last_menu
        )
        if not menu.ids:  # all samples of large boxes were objected to: the rules know an answer
            answer = table.fallback(table.state, table.seat)
            menu.hold(answer)
        table.known_menu = table.last_menu = menu
    return menu


def _take(table: Numbered, action: Action) -> None:
    if table.asides and not table.spoke and not _answers(table, action):
        _act(table, action)
        return
    seat = table.seat
    _note(table, seat, action)
    table.state.stack[-1].take(table.state, seat, action)
    asked = run_on(table.state)
    table.spoke = False
    _ask(table, asked)


def _act(table: Numbered, action: Action) -> None:
    beside = not _answers(table, action)
    seat = table.seat
    apply(table.state, seat, action)
    _note(table, seat, action)
    _ask(table, must_answer(table.state))
    table.spoke = beside and table.seat == seat


def _answers(table: Numbered, action: Action) -> bool:
    """Does the question itself offer this action (and not the frame beside it)?"""
    for option in frame_options(table.state, table.seat):
        if option.admits(action):
            return True
    return False


def _note(table: Numbered, seat: int, action: Action) -> None:
    table.movers.append(seat)
    table.answers.append(action)
    if not table.state.quiet:
        table.marks.append(len(table.heard))
