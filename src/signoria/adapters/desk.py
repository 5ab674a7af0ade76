"""A desk: one table played by numbers. What every adapter does, written once.

Seats that must answer at the same time are asked one after the other, lowest seat first; what the earlier
ones chose lies sealed until all have answered. A seat speaks only when it is asked. With `asides` it may then
also do one thing beside the question (an offer, a gift) before it answers; one, so that every game ends.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from signoria.adapters.encoding import numbering
from signoria.adapters.observation import Layout, Vector, layout, shown
from signoria.core import flow
from signoria.core.chance import Chance, seeded
from signoria.core.flow import State, run_on
from signoria.core.menu import Menu, Numbering, menu_of
from signoria.core.value import Action, Value
from signoria.play.game import AnyGame
from signoria.play.packs import load_tables
from signoria.play.registry import find

REWARDS = ("place", "score", "win")


@dataclass(frozen=True)
class Setup:
    """What is agreed before the first game. Use `Setup.of`, which checks it."""

    game: AnyGame
    tables: Any
    seats: int
    options: Mapping[str, int]
    asides: bool = False

    @classmethod
    def of(
        cls,
        title: str,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        asides: bool = False,
    ) -> "Setup":
        """Raises UnknownTitle or BadSetup with a clear sentence; without `seats` the least number."""
        game = find(title)
        seats = game.least_seats if seats is None else seats
        settled = game.settle(seats, options or {})
        return cls(game, _tables(game), seats, settled, asides)

    @cached_property
    def numbering(self) -> Numbering:
        return numbering(self.game)

    @cached_property
    def layout(self) -> Layout:
        return layout(self.game, self.tables)

    def state(self, chance: Chance, quiet: bool) -> State:
        """A table ready for its first question."""
        state: State = self.game.start(self.tables, self.seats, self.options, chance)
        state.quiet = quiet
        run_on(state)
        return state


_loaded: dict[str, tuple[AnyGame, Any]] = {}


def _tables(game: AnyGame) -> Any:
    """Component tables are read once: layouts are made for them."""
    known = _loaded.get(game.id)
    if known is None or known[0] is not game:
        known = _loaded[game.id] = (game, load_tables(game)[0])
    return known[1]


class Desk:
    """A game in progress. `log` holds what each seat heard and did, where it is kept at all."""

    def __init__(self, setup: Setup, state: State, log: list[tuple[int, Value]] | None = None) -> None:
        self.setup = setup
        self.state = state
        self.log = log
        self.seat = -1
        self.spoke = False
        """Whether the seat that is asked has done its one thing beside the question."""
        self._menu: Menu | None = None
        self._ask()

    @classmethod
    def deal(cls, setup: Setup, seed: int, keep_log: bool = False) -> "Desk":
        """A fresh game; the same seed deals the same game."""
        return cls.begin(setup, seeded(seed), keep_log)

    @classmethod
    def begin(cls, setup: Setup, chance: Chance, keep_log: bool) -> "Desk":
        state = setup.state(chance, not keep_log)
        return cls(setup, state, told(state) if keep_log else None)

    @property
    def over(self) -> bool:
        return self.seat < 0

    @property
    def menu(self) -> Menu:
        """What the seat that is asked may choose from."""
        if self._menu is None:
            setup = self.setup
            menu = menu_of(self.state, self.seat, setup.numbering, setup.asides and not self.spoke)
            if not menu.ids:  # all samples of large boxes were objected to: the rules know an answer
                answer = setup.game.default(self.state, self.seat)
                number = setup.numbering.number(answer)
                menu = Menu(setup.numbering, [number], {number: answer})
            self._menu = menu
        return self._menu

    def choose(self, number: int) -> None:
        """Answer with a number of the menu; LookupError if it is not on it."""
        action = self.menu.action(number)
        if action is None:
            raise LookupError(number)
        top = self.state.stack[-1]
        if self.setup.asides and not self.spoke and not _offered(self.state, self.seat, action):
            self.act(action)
            return
        # The menu is made of legal actions only, so the rules need not be asked again.
        seat = self.seat
        top.take(self.state, seat, action)
        run_on(self.state)
        self._note(seat, action)

    def act(self, action: Action) -> None:
        """Answer with any action that the rules accept, on the menu or not; IllegalAction otherwise."""
        aside = not _offered(self.state, self.seat, action)
        seat = self.seat
        flow.apply(self.state, seat, action)
        self._note(seat, action)
        if aside and self.seat == seat:
            self.spoke = True

    def clone(self) -> "Desk":
        other = Desk.__new__(Desk)
        other.setup = self.setup
        other.state = self.state.clone()
        other.log = None if self.log is None else self.log.copy()
        other.seat = self.seat
        other.spoke = self.spoke
        other._menu = self._menu  # menus never change
        return other

    def vector(self, seat: int) -> Vector:
        return self.setup.layout.vector(self.state, seat)

    def observation(self, seat: int) -> bytes:
        """The view and the question as JSON."""
        return shown(self.setup.game, self.state, seat)

    def information_state(self, seat: int) -> bytes:
        """View, question, and a digest of all that the seat has heard and done (perfect recall)."""
        return self.observation(seat)[:-1] + b',"memory":"' + self.memory(seat).hex().encode() + b'"}'

    def memory(self, seat: int) -> bytes:
        """16 bytes that differ whenever a seat has heard or done something else."""
        if self.log is None:
            raise ValueError("this desk keeps no log, so it cannot tell what a seat remembers")
        memory = hashlib.blake2b(digest_size=16)
        for audience, value in self.log:
            if audience >> seat & 1:
                memory.update(f"{type(value).TAG}{value.key()}".encode())
        return memory.digest()

    def returns(self, reward: str) -> list[float]:
        """What each seat gets at the end; zeros before."""
        if not self.over:
            return [0.0] * self.setup.seats
        game = self.setup.game
        if reward == "score":
            scores = game.scores(self.state)
            mean = sum(scores) / len(scores)
            return [score - mean for score in scores]
        return shares(game.places(self.state), reward)

    def _ask(self) -> None:
        """Find out who is next."""
        self._menu = None
        waiting = flow.must_answer(self.state)
        self.seat = (waiting & -waiting).bit_length() - 1

    def _note(self, seat: int, action: Action) -> None:
        if self.log is not None:
            self.log.append((1 << seat, action))
            self.log += told(self.state)
        self.spoke = False
        self._ask()


def told(s: State) -> list[tuple[int, Value]]:
    """The news of a table with their audiences; nobody tells them again."""
    news, s.news = s.news, []
    return [(notice.audience, notice.event) for notice in news]


def _offered(s: State, seat: int, action: Action) -> bool:
    """Does the question itself offer this action (and not the frame beside it)?"""
    return any(option.admits(action) for option in flow.frame_options(s, seat))


def shares(places: list[int], reward: str) -> list[float]:
    """`place`: from 1 for the winner to -1 for the last, equal steps, tied seats share; sums to 0.
    `win`: 1 for the winner, shared by tied winners, 0 for everybody else."""
    if reward == "win":
        return [1 / places.count(1) if place == 1 else 0.0 for place in places]
    last = len(places) - 1
    ranks = [place - 1 + (places.count(place) - 1) / 2 for place in places]
    return [1 - 2 * rank / last for rank in ranks]
