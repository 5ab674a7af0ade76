"""PettingZoo classic: random play by the action mask, without the customary wrappers."""

import random
import warnings
from importlib import import_module
from typing import Any

from signoria.sim.peers.harness import Contestant, MissingPeer

LIBRARY = "PettingZoo classic"
GAMES = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "chess_v6")


def contestants() -> list[Contestant]:
    try:
        numpy = import_module("numpy")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            modules = {name: import_module(f"pettingzoo.classic.{name}") for name in GAMES}
    except ImportError as error:
        raise MissingPeer(f"PettingZoo classic is not installed ({error.name}).") from error
    out = []
    for name, module in modules.items():
        env = module.raw_env()
        env.reset(seed=1)
        out.append(Contestant(LIBRARY, name, len(env.possible_agents), _player(env, numpy)))
    return out


def _player(env: Any, numpy: Any) -> Any:
    rnd = random.Random(1)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = numpy.flatnonzero(mask)
            env.step(int(legal[int(rnd.random() * len(legal))]))
            decisions += 1
        return decisions

    return play
