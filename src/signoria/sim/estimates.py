"""Estimates: who would win from here, if all played on sensibly? For analyses of games that are over."""

import time
from math import sqrt

import msgspec

from signoria.bots.judge import Judge
from signoria.bots.values import valuation_of
from signoria.core.chance import Rng, seeded
from signoria.core.flow import State
from signoria.play.game import AnyGame
from signoria.sim import luck

GUESS = 4
"""Endings that the judgement of the table as it stands counts for."""


class Point(msgspec.Struct, frozen=True):
    """The chance of each seat after entry `n`; `doubt` is the largest standard error among them."""

    n: int
    chances: list[float]
    doubt: float


def estimate(game: AnyGame, state: State, n: int, seed: int, sims: int, seconds: float) -> Point:
    """The chances at a table with all hands open: sensible players play on to the end, many times.

    Measured on games of greedy bots, whole games foretell the winner better than rollouts that are cut; the
    valuation of the table as it stands counts for a few of them, so that nobody is given up too early.
    """
    if not state.stack:
        return Point(n, _winners(game, state), 0.0)
    valuation = valuation_of(game)
    until = time.monotonic() + seconds
    results: list[list[float]] = []
    while len(results) < sims and (not results or time.monotonic() < until):
        # The same luck at every table of the record: what changes then is the table.
        label = luck.number(seed, len(results), "ending")
        world = _twin(state, label)
        Judge(valuation, game.places, game.scores, Rng(label)).play_on(world, game.bound, 1)
        results.append(_winners(game, world))
    calm = _twin(state, seed)
    judge = Judge(valuation, game.places, game.scores, Rng(seed))
    judge.calm(calm)
    guess = judge.rewards(calm)
    weight = len(results) + GUESS
    sums = [sum(column) for column in zip(*results, strict=True)]
    means = [(GUESS * guess[seat] + wins) / weight for seat, wins in enumerate(sums)]
    return Point(n, means, sqrt(max(mean * (1 - mean) for mean in means) / weight))


def _twin(state: State, seed: int) -> State:
    """The same table with luck of its own, to play on."""
    out = state.clone()
    out.chance, out.quiet = seeded(seed), True
    return out


def _winners(game: AnyGame, state: State) -> list[float]:
    places = game.places(state)
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]
