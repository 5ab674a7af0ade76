"""RLCard: random play through its step loop."""

import random
from importlib import import_module
from typing import Any

from signoria.sim.peers.harness import Contestant, MissingPeer

LIBRARY = "RLCard"
GAMES = ("leduc-holdem", "uno", "gin-rummy", "bridge", "doudizhu")


def contestants() -> list[Contestant]:
    try:
        rlcard = import_module("rlcard")
    except ImportError as error:
        raise MissingPeer(f"RLCard is not installed ({error.name}).") from error
    envs = {name: rlcard.make(name, config={"seed": 1}) for name in GAMES}
    return [Contestant(LIBRARY, name, env.num_players, _player(env)) for name, env in envs.items()]


def _player(env: Any) -> Any:
    rnd = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rnd.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play
