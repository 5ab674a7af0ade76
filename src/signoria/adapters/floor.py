"""What the ecosystems themselves cost: games without rules, driven by the same loops as ours.

One legal answer, nobody to think about it, nothing to see. No adapter can be faster than these, so they
stand beside ours in `signoria bench engine --peers`.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from signoria.sim.peers.harness import Contestant

ZOO = "PettingZoo, a game without rules"
SPIEL = "OpenSpiel, a Python game without rules"
NAME = "empty"
DECISIONS = 400
SEATS = 4
_NUMBERS = 3000
_GAME = "python_signoria_empty_game"


class EmptyEnv(AECEnv):  # type: ignore[misc]
    """Seats in turn, so many decisions, with PettingZoo's own iterator and `last`."""

    metadata: dict[str, Any] = {"name": "empty_v0"}  # noqa: RUF012 - as PettingZoo declares it

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = [f"player_{seat}" for seat in range(SEATS)]
        mask = np.zeros(_NUMBERS, np.int8)
        mask[:8] = 1
        self._seen = {"observation": np.zeros(1, np.float32), "action_mask": mask}
        self._space = spaces.Discrete(_NUMBERS)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._space

    def observe(self, agent: str) -> dict[str, Any]:
        return self._seen

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._made = 0
        self.agent_selection = self.agents[0]

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._made += 1
        if self._made == DECISIONS:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[self._made % SEATS]


def _zoo() -> Callable[[], int]:
    env = EmptyEnv()

    def play() -> int:
        env.reset()
        for _ in env.agent_iter():
            _, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else 3)
        return DECISIONS

    return play


def _spiel_game(spiel: Any) -> Any:
    """An OpenSpiel game whose state is the number of answers so far."""
    kind = spiel.GameType(
        short_name=_GAME,
        long_name="A game without rules",
        dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=spiel.GameType.ChanceMode.DETERMINISTIC,
        information=spiel.GameType.Information.PERFECT_INFORMATION,
        utility=spiel.GameType.Utility.ZERO_SUM,
        reward_model=spiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=SEATS,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    about = spiel.GameInfo(
        num_distinct_actions=_NUMBERS,
        max_chance_outcomes=0,
        num_players=SEATS,
        min_utility=0.0,
        max_utility=0.0,
        utility_sum=0.0,
        max_game_length=DECISIONS,
    )
    legal = list(range(8))

    class EmptyState(spiel.State):  # type: ignore[misc]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.made = 0

        def current_player(self) -> int:
            return self.made % SEATS if self.made < DECISIONS else int(spiel.PlayerId.TERMINAL)

        def is_terminal(self) -> bool:
            return self.made >= DECISIONS

        def legal_actions(self, player: int | None = None) -> list[int]:
            return legal

        def _apply_action(self, action: int) -> None:
            self.made += 1

    class EmptyGame(spiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, about, params or {})

        def new_initial_state(self, *_: Any) -> EmptyState:
            return EmptyState(self)

    return EmptyGame()


def _spiel(spiel: Any) -> Callable[[], int]:
    game = _spiel_game(spiel)

    def play() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[3])
        return DECISIONS

    return play


def contestants() -> list[Contestant]:
    """The empty games of the ecosystems that are installed."""
    out = [Contestant(ZOO, NAME, SEATS, _zoo())]
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        return out
    return [*out, Contestant(SPIEL, NAME, SEATS, _spiel(spiel))]
