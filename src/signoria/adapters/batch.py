"""Many games side by side for training: arrays in, arrays out, finished games dealt anew at once.

batch = Batch("brides", count=64, seats=3, seed=1)
while training:
    actions = policy(batch.observations(), batch.masks())   # one number a game
    rewards, ended = batch.step(actions)                    # rewards: games x seats, zero until the end
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from signoria.adapters.desk import REWARDS, Desk, Setup, whole
from signoria.core.value import Action
from signoria.play.errors import BadSetup
from signoria.sim import luck


class Batch:
    """`count` games of one title. The k-th game of slot i is dealt from `seed`, i and k alone."""

    def __init__(
        self,
        title: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        seed: int = 0,
        reward: str = "place",
        asides: bool = False,
    ) -> None:
        if not whole(count) or count < 1:
            raise BadSetup(f"A batch needs at least one game, not {count!r}.")
        if not whole(seed) or seed < 0:
            raise BadSetup(f"A seed is a whole number from 0 on, not {seed!r}.")
        if reward not in REWARDS:
            raise BadSetup(f"A reward is one of {', '.join(REWARDS)}, not '{reward}'.")
        self.setup = Setup.of(title, seats, options, asides)
        self.count = count
        self.seed = seed
        self.reward = reward
        self.games = 0
        """How many games have been finished."""
        self._dealt = [0] * count
        self.desks = [self._deal(i) for i in range(count)]

    def _deal(self, slot: int) -> Desk:
        number = self._dealt[slot]
        self._dealt[slot] += 1
        return Desk.deal(self.setup, luck.number("batch", self.seed, slot, number))

    @property
    def seats(self) -> NDArray[np.int64]:
        """Who is asked in each game."""
        return np.array([desk.seat for desk in self.desks])

    def observations(self) -> NDArray[np.float32]:
        """Games x places: what the seat that is asked may see."""
        out = np.empty((self.count, self.setup.layout.size), np.float32)
        for row, desk in zip(out, self.desks, strict=True):
            row[:] = desk.vector(desk.seat)
        return out

    def masks(self) -> NDArray[np.bool_]:
        """Games x numbers: what the seat that is asked may choose."""
        out = np.zeros((self.count, self.setup.numbering.size), np.bool_)
        for row, desk in zip(out, self.desks, strict=True):
            row[desk.menu().ids] = True
        return out

    def legal(self) -> list[list[int]]:
        """The same as lists of numbers: shorter than masks where there are thousands of numbers."""
        return [desk.legal(desk.seat) for desk in self.desks]

    def actions(self, slot: int) -> list[Action]:
        """The structured actions behind the legal numbers of one game, in the same order."""
        menu = self.desks[slot].menu()
        return [action for number in menu.ids if (action := menu.action(number)) is not None]

    def step(
        self, numbers: Sequence[int] | NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Answer in every game; what each seat got, and in which games that was the end.

        ValueError if one of the numbers is not legal: then nothing was done in any of the games.
        """
        given = len(numbers) if hasattr(numbers, "__len__") else numbers
        if given != self.count:
            raise ValueError(f"{self.count} games need {self.count} numbers, not {given!r}.")
        actions = [self._action(slot, number) for slot, number in enumerate(numbers)]
        rewards = np.zeros((self.count, self.setup.seats), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for slot, (desk, action) in enumerate(zip(self.desks, actions, strict=True)):
            desk.take(action)
            if desk.over:
                rewards[slot] = desk.returns(self.reward)
                ended[slot] = True
                self.games += 1
                self.desks[slot] = self._deal(slot)
        return rewards, ended

    def _action(self, slot: int, number: Any) -> Action:
        action = self.desks[slot].menu().action(int(number)) if whole(number) else None
        if action is None:
            raise ValueError(f"Action {number!r} is not legal in game {slot} now.")
        return action
