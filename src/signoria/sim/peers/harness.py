"""The contest: everybody plays random games in turn, slice by slice, and of each the best slice counts.

Taking turns keeps ratios fair on a machine whose speed swings; the best slice is the one with least noise.
Time is this process's own time on the processor, so that other programs do not count.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any


class MissingPeer(Exception):
    """A library that is not installed, or cannot be used here; the message says which and why."""


@dataclass
class Contestant:
    """A game of a library. `play` plays one whole random game and returns the number of decisions."""

    library: str
    name: str
    seats: int
    play: Callable[[], int]
    clone: Sequence[Callable[[], Any]] = ()
    """Calls that copy a position halfway through a game."""
    search: Callable[[], int] | None = None
    """Thinks about one position; returns the number of simulations."""


@dataclass
class Score:
    """What was measured."""

    library: str
    name: str
    seats: int
    decisions_per_second: float = 0.0
    games_per_second: float = 0.0
    decisions_per_game: float = 0.0
    clone_us: float | None = None
    simulations_per_second: float | None = None
    trouble: str = ""
    totals: list[int] = field(default_factory=lambda: [0, 0], repr=False)


def contest(
    contestants: Sequence[Contestant], seconds: float, rounds: int, done: Callable[[float], None]
) -> list[Score]:
    """Measure all for about so many seconds each; a contestant that fails is out, with its reason."""
    scores = [Score(one.library, one.name, one.seats) for one in contestants]
    for _ in range(rounds):
        for one, score in zip(contestants, scores, strict=True):
            if not score.trouble:
                _guarded(one, score, seconds / rounds)
            done(seconds / rounds)
    return scores


def _guarded(one: Contestant, score: Score, seconds: float) -> None:
    try:
        _slice(one, score, seconds)
    except Exception as error:  # a peer's fault must not spoil everybody's figures
        score.trouble = f"{type(error).__name__}: {error}"[:200]


def _slice(one: Contestant, score: Score, seconds: float) -> None:
    decisions = games = 0
    one.play()
    started = process_time()
    while (passed := process_time() - started) < seconds or not games:
        decisions += one.play()
        games += 1
    if decisions / passed > score.decisions_per_second:
        score.decisions_per_second, score.games_per_second = decisions / passed, games / passed
    score.totals = [score.totals[0] + decisions, score.totals[1] + games]
    score.decisions_per_game = score.totals[0] / score.totals[1]
    if one.clone:
        best = _call_us(one.clone, seconds / 10)
        score.clone_us = best if score.clone_us is None else min(best, score.clone_us)
    if one.search is not None:
        started = process_time()
        found = one.search() / (process_time() - started)
        score.simulations_per_second = max(found, score.simulations_per_second or 0.0)


def _call_us(calls: Sequence[Callable[[], Any]], seconds: float) -> float:
    """Microseconds of one call, going round all of them."""
    for call in calls:
        call()
    count = 0
    started = process_time()
    while (passed := process_time() - started) < seconds or not count:
        for call in calls:
            call()
        count += len(calls)
    return passed / count * 1e6
