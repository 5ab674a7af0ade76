"""Greedy: looks one step ahead on a few imagined tables and takes what the title's valuation likes best."""

from collections.abc import Sequence
from typing import ClassVar

from signoria.bots.candidates import candidates
from signoria.bots.judge import Judge
from signoria.bots.settings import Speed, parse
from signoria.bots.values import valuation_of
from signoria.core.chance import Rng
from signoria.core.flow import State
from signoria.core.playout import random_action
from signoria.core.value import Action
from signoria.play.vantage import Vantage

MOST = 60
"""Candidates that are looked at."""


class GreedyBot:
    """`greedy`, `greedy:easy`, `greedy:medium`, `greedy:hard`: the levels differ in worlds and in slips."""

    LEVELS: ClassVar[dict[str, tuple[int, int]]] = {"easy": (1, 350), "medium": (2, 180), "hard": (6, 0)}
    """Imagined tables, and how many of 1000 answers are random."""

    def __init__(self, setting: str = "") -> None:
        self.worlds, self.slips = self.LEVELS[parse(setting, Speed.LEVEL).level or "hard"]

    def speak(self, vantage: Vantage, rng: Rng) -> Action | None:
        return unasked(vantage, rng)

    def choose(self, vantage: Vantage, rng: Rng) -> Action:
        worlds = [vantage.imagine(rng) for _ in range(self.worlds)]
        if self.slips and rng.below(1000) < self.slips:
            return random_action(worlds[0], vantage.seat, rng)
        return ranked(vantage, worlds, MOST, rng)[0][1]


def unasked(vantage: Vantage, rng: Rng) -> Action | None:
    """What the title's advice would say beside the question on the table."""
    world = vantage.imagine(rng)
    if world.aside is None:
        return None
    return valuation_of(vantage.game).unasked(world, vantage.seat, rng)


def ranked(vantage: Vantage, worlds: list[State], most: int, rng: Rng) -> list[tuple[float, Action]]:
    """Candidates of a seat that is asked with their mean chance of winning one step ahead, best first."""
    first = worlds[0]
    found = candidates(valuation_of(vantage.game), first, first.stack[-1], vantage.seat, most, rng)
    if len(found) == 1:
        return [(0.0, found[0])]
    means = looks(vantage, worlds, found, rng)
    # A random number between equals: otherwise the first kind of action on the list would always win ties.
    order = sorted(((mean, rng.below(1 << 20), i) for i, mean in enumerate(means)), reverse=True)
    return [(mean, found[i]) for mean, _tie, i in order]


def looks(vantage: Vantage, worlds: list[State], actions: Sequence[Action], rng: Rng) -> list[float]:
    """For each of these answers the mean chance of winning one step ahead, all on the same tables."""
    game, seat = vantage.game, vantage.seat
    valuation = valuation_of(game)
    totals = [0.0] * len(actions)
    for s in worlds:
        # Every candidate meets the same luck, so that a difference is theirs and not the dice's.
        luck = rng.below(1 << 30)
        for i, action in enumerate(actions):
            judge = Judge(valuation, game.places, game.scores, Rng(luck))
            totals[i] += judge.look(s, s.stack[-1], seat, action) / len(worlds)
    return totals
