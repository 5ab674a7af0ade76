"""`signoria fuzz`: random games under all checks."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import zip_longest
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from signoria._build import describe
from signoria.cli.common import FOUND, console, fail, one_sentence, print_json, progress
from signoria.cli.flags import Jobs, Json, Pack, TitleName
from signoria.play.packs import load_tables
from signoria.play.registry import find
from signoria.sim import findings
from signoria.sim.fuzz import Finding, Tally
from signoria.sim.fuzz import fuzz as run
from signoria.sim.simulate import processes

MOST_FILES = 20
PAUSE = 0.2

Done = Callable[[float], None]


def fuzz(
    title: TitleName,
    seconds: Annotated[float, typer.Option(min=0.1, max=1e6, help="How long.")] = 10.0,
    seats: Annotated[int | None, typer.Option(help="Players; by default all numbers take turns.")] = None,
    jobs: Jobs = 1,
    seed: Annotated[
        int | None, typer.Option(help="Repeat an earlier run; by default a new seed is drawn and printed.")
    ] = None,
    out: Annotated[Path, typer.Option(help="Where findings are written.")] = Path("findings"),
    data: Pack = None,
    json: Json = False,
) -> None:
    """Play at random and check everything that must hold at every table.

    Every move: no crash, the title's own invariants, the bound on the length
    of a game. One position in four, all the rest: answers for everybody asked,
    refusals that change nothing, pure questions, clones, JSON there and back,
    no leak of hidden information, nothing hidden shown by what can be undone.
    Every problem becomes a record that `signoria replay` opens at the failing
    move.

    \b
    Examples:
      signoria fuzz genoa --seconds 60 --jobs 2
      signoria fuzz brides --seats 5 --out nightly/
      signoria replay findings/brides-5-leak-7-12.finding.jsonl

    Exit code 1: something was found. Exit code 2: unusable input.
    """
    with one_sentence():
        game = find(title)
        load_tables(game, data)
        if seats is not None:
            game.settle(seats, {})
        counts = tuple(range(game.least_seats, game.most_seats + 1)) if seats is None else (seats,)
        start = randbelow(1_000_000) if seed is None else seed
        pack = None if data is None else str(data)
        with progress(seconds, f"{title}: looking for trouble") as done:
            if jobs == 1:
                tally = _alone(title, counts, seconds, start, pack, done)
            else:
                tally = _together(title, counts, seconds, start, pack, jobs, done)
        distinct = {finding.kind: finding for finding in reversed(tally.findings)}
        files = [findings.write(finding, out) for finding in list(distinct.values())[:MOST_FILES]]
        _report(title, counts, start, tally, list(distinct.values()), files, json)
        if distinct:
            raise typer.Exit(FOUND)


def _alone(
    title: str, counts: Sequence[int], seconds: float, seed: int, pack: str | None, done: Done
) -> Tally:
    """In this process."""
    last = time.monotonic()

    def tick() -> None:
        nonlocal last
        now = time.monotonic()
        done(now - last)
        last = now

    return run(title, counts, seconds, seed, pack=pack, tick=tick)


def _together(
    title: str, counts: Sequence[int], seconds: float, seed: int, pack: str | None, jobs: int, done: Done
) -> Tally:
    """On several processes, each with games of its own. Interrupted, they come back with what they have."""
    total = Tally()
    with processes(jobs) as pool:
        waiting = {pool.submit(run, title, counts, seconds, seed, job, jobs, pack) for job in range(jobs)}
        while waiting:
            try:
                ready, waiting = wait(waiting, timeout=PAUSE, return_when=FIRST_COMPLETED)
                done(PAUSE)
            except KeyboardInterrupt:
                continue  # the same signal has reached the workers
            for future in ready:
                try:
                    total.merge(future.result())
                except BrokenProcessPool:
                    fail("A process of the fuzzer died; run it with --jobs 1 to see where.", FOUND)
    return total


def _report(
    title: str,
    counts: Sequence[int],
    seed: int,
    tally: Tally,
    distinct: Sequence[Finding],
    files: Sequence[Path],
    json: bool,
) -> None:
    if json:
        named = zip_longest(distinct, files)
        print_json(
            {
                "title": title,
                "seats": list(counts),
                "seed": seed,
                "games": tally.games,
                "decisions": tally.decisions,
                "deep": tally.deep,
                "build": describe(),
                "findings": [
                    {
                        "check": finding.check,
                        "sentence": finding.sentence,
                        "seats": finding.seats,
                        "file": None if file is None else str(file),
                    }
                    for finding, file in named
                ],
            }
        )
        return
    out = console()
    out.print(
        f"{title}: {tally.decisions:,} decisions in {tally.games:,} games checked, {tally.deep:,} of them "
        f"in depth (seed {seed}, {describe()})",
        soft_wrap=True,
    )
    for finding, file in zip_longest(distinct, files):
        where = f"  signoria replay {file}" if file is not None else "  (not written: enough files)"
        out.print(f"{finding.check}: {finding.sentence}", markup=False, soft_wrap=True)
        out.print(where, markup=False, soft_wrap=True)
    count = len(tally.findings)
    out.print("Nothing found." if not count else f"{count} findings, {len(distinct)} of them different.")
