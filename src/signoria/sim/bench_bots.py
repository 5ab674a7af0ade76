"""Bench of the bots: how many simulations a second a search makes, and how long a greedy answer takes.

Seconds are the processor's: what others do on the machine is not counted, though they share its caches.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import thread_time

from signoria.bots.greedy_bot import GreedyBot
from signoria.bots.ismcts_bot import IsmctsBot
from signoria.core import flow
from signoria.core.chance import seeded
from signoria.core.flow import State
from signoria.core.playout import playout
from signoria.core.seating import members
from signoria.play.packs import load_tables
from signoria.play.vantage import Vantage
from signoria.sim import luck
from signoria.sim.bench import USUAL_SEATS, build_of, game_of

POINTS = (0.1, 0.3, 0.5, 0.7)
"""How far into a random game the questions stand that are thought about."""
PARTS = 3


@dataclass(frozen=True)
class BotFigures:
    """What was measured for one title; the mean over questions spread over a game."""

    title: str
    seats: int
    build: str
    full_sims_per_second: float
    """Random rollouts to the end of the game."""
    guided_sims_per_second: float
    """Rollouts as the title's valuation plays them, cut and judged by it."""
    greedy_ms: float
    questions: int


def measure(title: str, seconds: float, done: Callable[[float], None]) -> BotFigures:
    """Measure one title for about so many seconds; `done` hears how many of them have passed."""
    game = game_of(title)
    tables, _ = load_tables(game)
    seats = min(max(USUAL_SEATS, game.least_seats), game.most_seats)

    def new(n: int) -> State:
        state: State = game.new_state(tables, seats, {}, seeded(luck.number("bench bots", n)))
        state.quiet = True
        return state

    length = playout(new(0), luck.rng("bench bots", 0), game.bound)
    asked: list[Vantage] = []
    for n, share in enumerate(POINTS, 1):
        state = new(n)
        playout(state, luck.rng("bench bots", n), int(length * share))
        if state.stack:
            asked.append(Vantage(game, state, members(flow.must_answer(state))[0]))
    part = seconds / PARTS
    full = _sims(asked, "full", part, done)
    guided = _sims(asked, "", part, done)
    return BotFigures(title, seats, build_of(new(0)), full, guided, _greedy(asked, part, done), len(asked))


def _sims(asked: list[Vantage], shape: str, seconds: float, done: Callable[[float], None]) -> float:
    """Simulations a second; questions with a single answer are not thought about and do not count."""
    sims, spent = 0, 0.0
    for n, vantage in enumerate(asked):
        bot = IsmctsBot(f"{max(1, int(1000 * seconds / len(asked)))}ms:cpu:{shape}")
        search = bot.search(vantage, luck.rng("bench bots", "search", n))
        started = thread_time()
        search.run()
        if search.sims:
            sims += search.sims
            spent += thread_time() - started
        done(seconds / len(asked))
    return sims / spent if spent else 0.0


def _greedy(asked: list[Vantage], seconds: float, done: Callable[[float], None]) -> float:
    answers, started = 0, thread_time()
    while not answers or thread_time() - started < seconds:
        for n, vantage in enumerate(asked):
            GreedyBot().choose(vantage, luck.rng("bench bots", "greedy", n))
            answers += 1
    done(seconds)
    return (thread_time() - started) / answers * 1000
