"""Tables at which the bots of the tests sit: every registered title and the example."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from banco import GAME as BANCO

from signoria.core.chance import Rng, seeded
from signoria.core.flow import State, must_answer
from signoria.core.playout import random_step
from signoria.core.seating import members
from signoria.play.game import AnyGame
from signoria.play.packs import load_tables
from signoria.play.registry import find, titles

GAMES: list[AnyGame] = [BANCO, *(find(title) for title in titles())]

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@cache
def tables(game_id: str) -> Any:
    return load_tables(next(game for game in GAMES if game.id == game_id))[0]


def position(game: AnyGame, seats: int, seed: int, decisions: int) -> State:
    """A table after so many random decisions, not at its end."""
    state: State = game.new_state(tables(game.id), seats, {}, seeded(seed))
    rng = Rng(seed)
    for _ in range(decisions):
        before = state.clone()
        random_step(state, rng)
        if not state.stack:
            return before
    state.news = []
    return state


def positions(game: AnyGame, most: int) -> Iterator[tuple[State, int]]:
    """Tables spread over games and seat counts, each with a seat that is asked."""
    for n in range(most):
        seats = game.least_seats + n % (game.most_seats - game.least_seats + 1)
        state = position(game, seats, n, 3 + 37 * n % 211)
        asked = members(must_answer(state))
        yield state, asked[n % len(asked)]
