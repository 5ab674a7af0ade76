"""Strength, played: the games that a book of results lacks, one after the other or several at once.

Bots think by the processor's clock, so as many games as there are cores can be played at once and nobody gets
weaker. Every game is kept when it ends: what a run that is killed had finished is not lost.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice, zip_longest

from signoria._build import describe
from signoria.sim.arena import play_some
from signoria.sim.duel import Duel
from signoria.sim.simulate import SimulationFailed, processes
from signoria.sim.strength import Book, Exam, Result, Series

Task = tuple[Exam, int]
"""A game of an exam, by its number."""


def carry_on(
    book: Book, wanted: Sequence[Exam], games: int, until: float, keep: Callable[[Book], None], jobs: int = 1
) -> Iterator[Series]:
    """Play what is missing; tells of each game to which series it was added.

    `until` is a moment of `time.monotonic`. No deal begins after it, and one that has begun is played in
    every rotation however long that takes: to give up what is slow would be to choose games by length.
    """
    series = {exam: book.current(exam) for exam in wanted}
    tasks = _tasks(list(series.values()), games, until)
    for exam, result in _one_by_one(tasks) if jobs == 1 else _at_once(tasks, jobs):
        series[exam].games.append(result)
        book.put(series[exam])
        keep(book)
        yield series[exam]


def _tasks(series: Sequence[Series], games: int, until: float) -> Iterator[Task]:
    """Missing games, a deal of every exam in turn; the clock is read when a deal is asked for."""
    lacking = [[(one.exam, deal) for deal in _missing(one, games)] for one in series]
    for turn in zip_longest(*lacking):
        for exam, deal in filter(None, turn):
            if time.monotonic() >= until:
                return
            yield from ((exam, n) for n in deal)


def _missing(series: Series, games: int) -> list[list[int]]:
    """The numbers that are not played yet, deal by deal."""
    seats, played = series.exam.seats, {game.n for game in series.games}
    deals = [range(first, first + seats) for first in range(0, series.exam.asked(games), seats)]
    lacking = [[n for n in deal if n not in played] for deal in deals]
    return [deal for deal in lacking if deal]


def _one_by_one(tasks: Iterator[Task]) -> Iterator[tuple[Exam, Result]]:
    for exam, n in tasks:
        yield exam, _game(exam, n)


def _at_once(tasks: Iterator[Task], jobs: int) -> Iterator[tuple[Exam, Result]]:
    """No more is handed out than can be played: games begin in their order, and the clock is heeded."""
    with processes(jobs) as pool:
        running: dict[Future[Result], Exam] = {}
        try:
            while True:
                for exam, n in islice(tasks, jobs - len(running)):
                    running[pool.submit(_game, exam, n)] = exam
                if not running:
                    return
                ended, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in ended:
                    yield running.pop(future), future.result()
        except BrokenProcessPool as error:
            raise SimulationFailed("A process that played a game died; perhaps memory ran out.") from error
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _game(exam: Exam, n: int) -> Result:
    return _result(play_some(exam.plan, n, 1)[0])


def _result(duel: Duel) -> Result:
    failures = [0] * len(duel.places)
    for failure in duel.failures:
        failures[failure.trouble.seat] += 1
    seconds = [round(spent, 3) for spent in duel.seconds]
    longest = [round(spent, 4) for spent in duel.longest]
    where = f"{describe()}, {os.cpu_count()} cores"
    return Result(duel.index, duel.places, duel.scores, duel.decisions, seconds, longest, failures, where)
