"""Arena: bots against each other on shared deals, with seats that rotate, and what it says about them.

Every deal is played once in each rotation of the seats, so that neither a lucky deal nor a good chair is
mistaken for strength. What comes out depends on the seed, not on the number of processes; only bots that
think by the clock may answer differently from one machine to the next.
"""

import socket
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from signoria.play.errors import SignoriaError
from signoria.sim.duel import Duel, play
from signoria.sim.simulate import Plan, SimulationFailed, processes, seating
from signoria.sim.tables import Table

CHUNK_SHARE = 8
"""Chunks a process gets at least: games differ in length, and the slowest chunk decides."""
MOST_CHUNK = 16
MACHINES = 64
"""Processes that a cluster is expected to have: its tasks are cut small enough for so many."""


KNOCK_SECONDS = 10.0


class NoCluster(SignoriaError):
    """Ray is not installed, cannot be reached, or cannot play."""


@dataclass(frozen=True)
class Outcome:
    """All games of an arena in their order."""

    plan: Plan
    duels: list[Duel]


@lru_cache(maxsize=1)
def _table(plan: Plan) -> Table:
    """Component data is read once a process, not once a chunk."""
    return plan.table()


def play_some(plan: Plan, first: int, count: int) -> list[Duel]:
    """Some games of a plan, in this process."""
    table = _table(plan)
    out = []
    for index in range(first, first + count):
        try:
            bots, deal = seating(plan.bots, index), index // plan.seats
            out.append(play(table, bots, index, plan.seed, deal, by_cpu=plan.by_cpu))
        except SignoriaError:
            raise
        except Exception as error:
            raise SimulationFailed(
                f"Game {index} of seed {plan.seed} failed: {type(error).__name__}: {error}."
            ) from error
    return out


def arena(plan: Plan, games: int, jobs: int, cluster: str | None, done: Callable[[int], None]) -> Outcome:
    """All games of a plan; `done` hears how many more have been played."""
    _table(plan)  # complain before any process is started
    chunks = list(_chunks(games, jobs if cluster is None else MACHINES))
    if cluster is not None:
        parts = _on_cluster(plan, chunks, cluster)
    elif jobs == 1:
        parts = (play_some(plan, first, count) for first, count in chunks)
    else:
        parts = _in_processes(plan, chunks, jobs)
    duels: list[Duel] = []
    for part in parts:
        duels += part
        done(len(part))
    return Outcome(plan, sorted(duels, key=lambda duel: duel.index))


def _in_processes(plan: Plan, chunks: list[tuple[int, int]], jobs: int) -> Iterator[list[Duel]]:
    with processes(min(jobs, len(chunks))) as pool:
        waiting = [pool.submit(play_some, plan, first, count) for first, count in chunks]
        try:
            for future in as_completed(waiting):
                yield future.result()
        except BrokenProcessPool as error:
            raise SimulationFailed("A process of the arena died; perhaps memory ran out.") from error
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _on_cluster(plan: Plan, chunks: list[tuple[int, int]], address: str) -> Iterator[list[Duel]]:
    """The same chunks as Ray tasks; Ray is imported only here."""
    ray = _ray(address)
    task = ray.remote(play_some)
    waiting = [task.remote(plan, first, count) for first, count in chunks]
    try:
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(ready)
    except SignoriaError:  # what a game said there is what it would have said here
        raise
    except ray.exceptions.RayError as error:
        why = str(error).strip().splitlines()[-1]
        raise NoCluster(
            f"A machine of the cluster cannot play; is Signoria installed there? {why}"
        ) from error
    finally:
        for reference in waiting:
            ray.cancel(reference)
        ray.shutdown()


def _ray(address: str) -> Any:
    try:
        import ray
    except ImportError as error:
        raise NoCluster("Playing on a cluster needs Ray: install signoria[cluster].") from error
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:
        raise NoCluster(f"The cluster at {address[:80]} cannot be reached: {error}") from error
    return ray


def _knock(address: str) -> None:
    """Ray would try for minutes to reach a machine that is not there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
        except OSError as error:
            raise NoCluster(f"The cluster at {address[:80]} cannot be reached: {error}.") from error


def _chunks(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(MOST_CHUNK, games // (CHUNK_SHARE * jobs)))
    for first in range(0, games, size):
        yield first, min(size, games - first)
