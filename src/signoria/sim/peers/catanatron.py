"""Catanatron: four random players, and copies of games under way."""

import random
from importlib import import_module
from typing import Any

from signoria.sim.peers.harness import Contestant, MissingPeer

LIBRARY = "Catanatron"
NAME = "catan"
SEATS = 4
_TABLES = 8
_LONGEST = 1000


def contestants() -> list[Contestant]:
    try:
        game = import_module("catanatron.game").Game
        player = import_module("catanatron.models.player")
    except ImportError as error:
        raise MissingPeer(f"Catanatron is not installed ({error.name}).") from error

    def new() -> Any:
        return game([player.RandomPlayer(colour) for colour in list(player.Color)[:SEATS]])

    def play() -> int:
        table = new()
        decisions = 0
        while table.winning_color() is None and table.state.num_turns < _LONGEST:
            table.play_tick()
            decisions += 1
        return decisions

    random.seed(1)
    return [Contestant(LIBRARY, NAME, SEATS, play, [_middle(new).copy for _ in range(_TABLES)])]


def _middle(new: Any) -> Any:
    while True:
        table = new()
        for _ in range(random.randrange(100, 600)):
            if table.winning_color() is not None:
                break
            table.play_tick()
        else:
            return table
