"""A table played by numbers: who is asked, what stands on the menu, and what was done and heard so far.

Seats that must answer at the same time are asked one after the other, lowest seat first; what the earlier
ones chose lies sealed until all have answered. A seat speaks only when it is asked. With `asides` it may then
also do one thing beside the question (an offer, a gift) before it answers; one, so that every game ends.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from signoria.core.flow import Notice, State, apply, frame_options, must_answer, run_on
from signoria.core.menu import Menu, Numbering, menu_of
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
        self.moves: list[tuple[int, Action]] = []
        self.heard: list[Notice] = []
        self.marks: list[int] = []
        """How much had been heard before each move."""
        self.known_menu: Menu | None = None
        self.ask()

    def ask(self) -> None:
        """Find out who is next."""
        state = self.state
        if not state.quiet:
            self.heard.extend(state.news)
            state.news = []
        self.known_menu = None
        self.seat = NOBODY
        waiting = must_answer(state)
        for seat in range(state.seats):
            if (waiting >> seat) & 1:
                self.seat = seat
                return

    def menu(self) -> Menu:
        """What the seat that is asked may choose from."""
        menu = self.known_menu
        if menu is None:
            numbering = self.numbering
            menu = menu_of(self.state, self.seat, numbering, self.asides and not self.spoke)
            if not menu.ids:  # all samples of large boxes were objected to: the rules know an answer
                answer = self.fallback(self.state, self.seat)
                number = numbering.number(answer)
                menu = Menu(numbering, [number], {number: answer})
            self.known_menu = menu
        return menu

    def choose(self, number: int) -> None:
        """Answer with a number of the menu; LookupError if it is not on it."""
        action = self.menu().action(number)
        if action is None:
            raise LookupError(number)
        self.take(action)

    def take(self, action: Action) -> None:
        """Answer with an action that is known to be legal: from the menu, or proposed by the rules."""
        if self.asides and not self.spoke and not self.answers(action):
            self.act(action)
            return
        seat = self.seat
        self.note(seat, action)
        self.state.stack[-1].take(self.state, seat, action)
        run_on(self.state)
        self.spoke = False
        self.ask()

    def act(self, action: Action) -> None:
        """Answer with any action that the rules accept, on the menu or not; IllegalAction otherwise."""
        beside = not self.answers(action)
        seat = self.seat
        apply(self.state, seat, action)
        self.note(seat, action)
        self.ask()
        self.spoke = beside and self.seat == seat

    def answers(self, action: Action) -> bool:
        """Does the question itself offer this action (and not the frame beside it)?"""
        for option in frame_options(self.state, self.seat):
            if option.admits(action):
                return True
        return False

    def note(self, seat: int, action: Action) -> None:
        self.moves.append((seat, action))
        if not self.state.quiet:
            self.marks.append(len(self.heard))

    def copy_to(self, other: "Numbered") -> None:
        """For copies: hand over all but the state. Menus never change, so they are shared."""
        other.seat = self.seat
        other.spoke = self.spoke
        other.moves = self.moves.copy()
        other.heard = self.heard.copy()
        other.marks = self.marks.copy()
        other.known_menu = self.known_menu
