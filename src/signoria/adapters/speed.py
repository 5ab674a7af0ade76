"""How fast the titles are through the adapters: contestants for `signoria bench engine --peers`."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from signoria.play import registry
from signoria.sim.peers.harness import Contestant, MissingPeer
from signoria.sim.peers.ours import seats_of

MASKED = "Signoria, PettingZoo by mask"
BY_NUMBER = "Signoria, PettingZoo by info"
STRUCTURED = "Signoria, PettingZoo structured"
SPIEL = "Signoria, OpenSpiel"


def contestants(title: str) -> list[Contestant]:
    """A title through PettingZoo, by mask, number and structured action, and through OpenSpiel."""
    seats = seats_of(title)
    if title not in registry.titles():
        raise MissingPeer(f"{title} is not registered, so it is not measured through the adapters.")
    try:
        zoo = import_module("signoria.adapters.pettingzoo")
    except ImportError as error:
        raise MissingPeer(f"Our adapters are not measured: {error.name} is not installed.") from error
    out = [
        Contestant(MASKED, title, seats, _by_mask(zoo.raw_env(title, seats, seed=1))),
        Contestant(BY_NUMBER, title, seats, _by_number(zoo.raw_env(title, seats, seed=1))),
        Contestant(STRUCTURED, title, seats, _structured(zoo.raw_env(title, seats, seed=1))),
    ]
    try:
        spiel = import_module("pyspiel")
        import_module("signoria.adapters.openspiel")
    except ImportError:
        return out
    game = spiel.load_game(f"python_signoria_{title}(players={seats},seed=1)")
    return [*out, Contestant(SPIEL, title, seats, _spiel(game))]


def floors() -> list[Contestant]:
    """Games without rules, in both ecosystems."""
    try:
        floor = import_module("signoria.adapters.floor")
    except ImportError as error:
        raise MissingPeer(f"Our adapters are not measured: {error.name} is not installed.") from error
    found: list[Contestant] = floor.contestants()
    return found


def _by_mask(env: Any) -> Callable[[], int]:
    """The loop of PettingZoo's documentation; of the observation a random player reads only the mask."""

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
        return decisions

    return play


def _by_number(env: Any) -> Callable[[], int]:
    """The same loop with the list of legal numbers that `info` holds instead of a mask of thousands."""
    draw = random.Random(1).random

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            _, _, terminated, truncated, info = env.last(observe=False)
            if terminated or truncated:
                env.step(None)
                continue
            legal = info["legal"]
            env.step(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    return play


def _structured(env: Any) -> Callable[[], int]:
    """The same environment, answered with structured actions that the rules propose."""
    rng = import_module("signoria.core.chance").Rng(1)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            _, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.play(rng)
            decisions += 1
        return decisions

    return play


def _spiel(game: Any) -> Callable[[], int]:
    draw = random.Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    return play
