"""Simulate: many games between bots; the results do not depend on the number of processes."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path

from signoria.bots import bot
from signoria.core.flow import IllegalAction
from signoria.play.errors import BadSetup, SignoriaError
from signoria.play.match import Refused
from signoria.play.packs import present
from signoria.play.registry import find
from signoria.sim.statistics import Results
from signoria.sim.tables import Outcome, Table, Unfinished

CHUNKS_PER_JOB = 40
"""Enough for a lively progress bar, few enough that handing out work costs nothing."""


class SimulationFailed(SignoriaError):
    """A game could not be played to its end: a bug in the title or in a bot."""


@dataclass(frozen=True)
class Plan:
    """What to simulate; plain data, because it travels to other processes."""

    title: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, int], ...] = ()
    pack: str | None = None
    records: str | None = None
    by_cpu: bool = False
    """In an arena: bots think, and are timed, by the processor's time and not by the wall clock."""

    def table(self) -> Table:
        """Everything loaded and checked; raises with a clear sentence."""
        game = find(self.title)
        options = game.settle(self.seats, dict(self.options))
        if len(self.bots) != self.seats:
            raise BadSetup(
                f"{self.seats} seats need {self.seats} bots (or one for all), not {len(self.bots)}."
            )
        for name in dict.fromkeys(self.bots):
            check = getattr(bot.make(name).bot, "check", None)
            if check is not None:  # a trained policy knows one title; better said now than by defaults later
                check(game)
        return Table(game, present(game, Path(self.pack) if self.pack else None), self.seats, options)


@lru_cache(maxsize=1)
def _table(plan: Plan) -> Table:
    """Component data is read once a process, not once a chunk."""
    return plan.table()


def seating(bots: tuple[str, ...], index: int) -> tuple[str, ...]:
    """Bots move one seat on with every game, so that no level owes its wins to its chair."""
    turn = index % len(bots)
    return bots[-turn:] + bots[:-turn] if turn else bots


def play_games(plan: Plan, first: int, count: int, table: Table | None = None) -> Results:
    """Some games of a plan, in this process."""
    table = table or _table(plan)
    results = Results()
    for index in range(first, first + count):
        try:
            results.add(_play(plan, table, index))
        except SignoriaError:
            raise
        except Exception as error:
            what = "Illegal action" if isinstance(error, (IllegalAction, Refused)) else type(error).__name__
            what = "Unfinished" if isinstance(error, Unfinished) else what
            raise SimulationFailed(
                f"Game {index} of seed {plan.seed} failed: {what}: {error}. "
                f"`signoria fuzz {plan.title} --seats {plan.seats}` writes such games as records."
            ) from error
    return results


def _play(plan: Plan, table: Table, index: int) -> Outcome:
    bots = seating(plan.bots, index)
    if plan.records is None:
        return table.play(bots, plan.seed, index)
    outcome, record = table.play_on_record(bots, plan.seed, index)
    path = Path(plan.records) / f"{plan.title}-{plan.seats}-{plan.seed}-{index:06}.jsonl"
    try:
        record.write(path)
    except OSError as error:
        raise SignoriaError(f"Cannot write {path}: {error.strerror}.") from error
    return outcome


def simulate(plan: Plan, games: int, jobs: int, done: Callable[[int], None]) -> Results:
    """All games of a plan; `done` hears how many more have been played."""
    table = plan.table()  # complains before any process is started
    results = Results()
    chunks = list(_chunks(games, jobs))
    if jobs == 1:
        for first, count in chunks:
            results.merge(play_games(plan, first, count, table))
            done(count)
        return results
    with processes(min(jobs, len(chunks))) as pool:
        waiting = {pool.submit(play_games, plan, first, count): count for first, count in chunks}
        try:
            for future in as_completed(waiting):
                results.merge(future.result())
                done(waiting[future])
        except BrokenProcessPool as error:
            raise SimulationFailed("A process of the simulation died; perhaps memory ran out.") from error
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return results


def processes(jobs: int) -> ProcessPoolExecutor:
    """Fresh processes, not forks: a progress bar has a thread, and forks of threaded programs can hang."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def _chunks(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    size = max(1, games // (CHUNKS_PER_JOB * jobs))
    for first in range(0, games, size):
        yield first, min(size, games - first)
