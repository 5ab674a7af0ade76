"""Bench: how fast the engine is, title by title. Measures, never judges: no figure here fails anything."""

import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from signoria.core import flow
from signoria.core.chance import seeded
from signoria.core.flow import State
from signoria.core.playout import playout
from signoria.core.seating import members
from signoria.play import registry
from signoria.play.errors import UnknownTitle
from signoria.play.game import AnyGame
from signoria.play.packs import load_tables
from signoria.sim import luck

EXAMPLE = "banco"
"""The small title of the guide "Add a game"; measured where its folder is on the path."""

ROUNDS = 5
USUAL_SEATS = 4
SAMPLES = 8
CLONES = 200
PARTS = 6
"""Time is shared out: playing takes two parts, each small operation one."""


@dataclass(frozen=True)
class Figures:
    """What was measured for one title; of several rounds the best, because noise only ever adds."""

    title: str
    seats: int
    build: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    clone_us: float
    redeal_us: float
    view_us: float
    options_us: float
    state_bytes: int


def titles() -> list[str]:
    """All titles that can be measured here, the example included when it can be imported."""
    known = list(registry.titles())
    return known if EXAMPLE in known or find_spec(EXAMPLE) is None else [*known, EXAMPLE]


def game_of(title: str) -> AnyGame:
    """The game of that id; the example needs no registration."""
    try:
        return registry.find(title)
    except UnknownTitle:
        if title != EXAMPLE or find_spec(EXAMPLE) is None:
            raise
        return registry.load(registry.point(f"{EXAMPLE}:GAME"))


def measure(title: str, seconds: float, done: Callable[[float], None]) -> Figures:
    """Measure one title for about so many seconds; `done` hears how many of them have passed."""
    game = game_of(title)
    tables, _ = load_tables(game)
    seats = min(max(USUAL_SEATS, game.least_seats), game.most_seats)
    part = seconds / PARTS

    def new(*label: object) -> State:
        state: State = game.new_state(tables, seats, {}, seeded(luck.number("bench", *label)))
        state.quiet = True
        return state

    speed, games_speed, per_game = _play(new, game.bound, 2 * part, done)
    table = [_middle(new(i, "middle"), int(per_game / 2), i) for i in range(SAMPLES)]
    rng = luck.rng("bench", "redeal")
    asked = [(s, members(flow.must_answer(s))[0]) for s in table]

    def timed(call: Callable[[], Any]) -> float:
        result = _microseconds(call, part) / SAMPLES
        done(part)
        return result

    return Figures(
        title=title,
        seats=seats,
        build=build_of(table[0]),
        decisions_per_second=speed,
        games_per_second=games_speed,
        decisions_per_game=per_game,
        clone_us=timed(lambda: [s.clone() for s in table]),
        redeal_us=timed(lambda: [game.redeal(s, seat, rng) for s, seat in asked]),
        view_us=timed(lambda: [game.view(s, seat) for s, seat in asked]),
        options_us=timed(lambda: [flow.options(s, seat) for s, seat in asked]),
        state_bytes=_bytes(table[0]),
    )


def _play(
    new: Callable[..., State], bound: int, seconds: float, done: Callable[[float], None]
) -> tuple[float, float, float]:
    """Decisions and games a second of the best round, and decisions a game of all."""
    best, best_games, games, decisions = 0.0, 0.0, 0, 0
    rng = luck.rng("bench", "play")
    for _ in range(ROUNDS):
        count, played = 0, 0
        started = perf_counter()
        while (passed := perf_counter() - started) < seconds / ROUNDS or not played:
            count += playout(new(games + played), rng, bound)
            played += 1
        if count / passed > best:
            best, best_games = count / passed, played / passed
        games += played
        decisions += count
        done(seconds / ROUNDS)
    return best, best_games, decisions / games


def _middle(s: State, decisions: int, index: int) -> State:
    """A table halfway through a game, or the last one before its end."""
    rng = luck.rng("bench", "middle", index)
    last = s.clone()
    for _ in range(decisions):
        last = s.clone()
        playout(s, rng, 1)
        if not s.stack:
            return last
    return s


def _microseconds(call: Callable[[], Any], seconds: float) -> float:
    """Best time of one call, in rounds long enough for the clock."""
    loops = 1
    while True:
        started = perf_counter()
        for _ in range(loops):
            call()
        passed = perf_counter() - started
        if passed > seconds / (2 * ROUNDS) or passed > 0.2:
            break
        loops *= 2
    best = passed
    for _ in range(ROUNDS - 1):
        started = perf_counter()
        for _ in range(loops):
            call()
        best = min(best, perf_counter() - started)
    return best / loops * 1e6


def _bytes(s: State) -> int:
    """Memory that one more table like this takes; what tables share is not counted."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        clones = [s.clone() for _ in range(CLONES)]
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return (after - before) // len(clones)


def build_of(s: State) -> str:
    """Whether the title's own rules are compiled; the engine may be although an outside title is not."""
    file = getattr(sys.modules[type(s).__module__], "__file__", None) or ""
    return "interpreted" if file.endswith(".py") else "compiled"
