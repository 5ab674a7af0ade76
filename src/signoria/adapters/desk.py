"""A desk: one table as every adapter needs it. What they share is written here once."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from signoria.adapters.encoding import numbering
from signoria.adapters.observation import Layout, Vector, layout, shown
from signoria.core.chance import Chance, Rng, seeded
from signoria.core.flow import State, run_on
from signoria.core.numbered import Numbered
from signoria.core.numbering import Numbering
from signoria.core.playout import random_action
from signoria.core.value import Action
from signoria.play.game import AnyGame
from signoria.play.packs import load_tables
from signoria.play.registry import find

_NOTHING = hashlib.blake2b(digest_size=16)
REWARDS = ("place", "score", "win")


def whole(number: Any) -> bool:
    """A whole number, Python's or NumPy's; True and False are none."""
    return isinstance(number, (int, np.integer)) and not isinstance(number, bool)


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
        return cls(game, own_tables(game), seats, settled, asides)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setup":
        return self  # nothing in it changes

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


def own_tables(game: AnyGame) -> Any:
    """Component tables are read once: layouts are made for them."""
    known = _loaded.get(game.id)
    if known is None or known[0] is not game:
        known = _loaded[game.id] = (game, load_tables(game)[0])
    return known[1]


class Desk(Numbered):
    """A game in progress, with everything that observations and rewards need."""

    def __init__(self, setup: Setup, state: State, seed: int | None = None) -> None:
        super().__init__(state, setup.numbering, setup.game.default, setup.asides)
        self.setup = setup
        self.seed = seed
        self._memories: dict[int, tuple[int, int, hashlib.blake2b]] = {}

    @classmethod
    def deal(cls, setup: Setup, seed: int, listen: bool = False) -> "Desk":
        """A fresh game; the same seed deals the same game. One that need not listen is faster."""
        return cls(setup, setup.state(seeded(seed), not listen), seed)

    def listen(self) -> None:
        """Keep what is told. A game that was dealt quietly is played again, so that nothing is missed."""
        if not self.state.quiet:
            return
        if self.seed is None:
            raise ValueError("this desk neither listened nor knows its deal, so it cannot tell what was said")
        again = Desk.deal(self.setup, self.seed, listen=True)
        for action in self.answers:
            again.act(action)
        self.heard, self.marks, self.state.quiet = again.heard, again.marks, False

    @property
    def over(self) -> bool:
        return self.seat < 0

    def clone(self) -> "Desk":
        other = Desk(self.setup, self.state.clone(), self.seed)
        self.copy_to(other)
        other._memories = self._memories.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Desk":
        return self.clone()  # compiled objects cannot be copied from outside

    def sample(self, rng: Rng) -> Action:
        """A random legal answer, kind of action first: faster than a menu, and reaches every action."""
        return random_action(self.state, self.seat, rng)

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
        self.listen()
        moves, heard, known = self._memories.get(seat, (0, 0, _NOTHING))
        memory = known.copy()  # copies of this desk may go on from the same memory
        for i in range(moves, len(self.answers)):
            heard = self._hear(memory, seat, heard, self.marks[i])
            if self.movers[i] == seat:
                action = self.answers[i]
                memory.update(f"{type(action).TAG}{action.key()}".encode())
        heard = self._hear(memory, seat, heard, len(self.heard))
        self._memories[seat] = (len(self.answers), heard, memory)
        return memory.digest()

    def _hear(self, memory: "hashlib.blake2b", seat: int, first: int, last: int) -> int:
        for notice in self.heard[first:last]:
            if notice.audience >> seat & 1:
                memory.update(f"{type(notice.event).TAG}{notice.event.key()}".encode())
        return last

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


def shares(places: list[int], reward: str) -> list[float]:
    """`place`: from 1 for the winner to -1 for the last, equal steps, tied seats share; sums to 0.
    `win`: 1 for the winner, shared by tied winners, 0 for everybody else."""
    if reward == "win":
        return [1 / places.count(1) if place == 1 else 0.0 for place in places]
    last = len(places) - 1
    ranks = [place - 1 + (places.count(place) - 1) / 2 for place in places]
    return [1 - 2 * rank / last for rank in ranks]
