"""`signoria bench strength`: the benchmark report of the bots, played in pieces."""

import time
from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.common import console, fail, one_sentence
from signoria.cli.flags import Titles
from signoria.play.errors import BadSetup
from signoria.play.registry import find, titles
from signoria.sim.strength import KINDS, carry_on, exams, read, time_searches, write
from signoria.sim.strength_page import page

COMMAND = "signoria bench strength"


def strength(
    title: Titles = None,
    games: Annotated[
        int, typer.Option(min=0, help="Games of a greedy bot among random ones; searches play a fifth of it.")
    ] = 200,
    seconds: Annotated[float, typer.Option(min=0, help="Begin nothing new after so much time.")] = 36_000.0,
    exam: Annotated[str, typer.Option(help=f"Only some of {', '.join(KINDS)}; commas between.")] = "",
    speed: Annotated[float, typer.Option(min=0, help="Seconds a title to time searches; 0: not now.")] = 0.0,
    folder: Annotated[Path, typer.Option(help="Where bots.json and bots.md are.")] = Path("docs/benchmarks"),
) -> None:
    """Measure the bots' strength and write the report; what was played before is kept.

    One rotation of the seats of every exam after the other, so that the command can be stopped at any time
    and goes on where it was. Games of older rules or bots are replaced by newer ones, exam by exam.

    \b
    Examples:
      PYTHONPATH=.build/compiled signoria bench strength --games 400 --speed 12
      signoria bench strength genoa --exam search,ladder --seconds 1800
      signoria bench strength --games 0          # only writes the page anew
    """
    with one_sentence():
        wanted = list(dict.fromkeys(title)) if title else list(titles())
        if not wanted:
            fail("There is no title to measure; is one installed?")
        for name in wanted:
            find(name)
        kinds = [kind.strip() for kind in exam.split(",")] if exam else list(KINDS)
        if unknown := set(kinds) - set(KINDS):
            raise BadSetup(f"There is no exam '{min(unknown)[:40]}'; there are {', '.join(KINDS)}.")
        if not folder.is_dir():
            raise BadSetup(f"There is no folder {folder} to write the report into.")
        path = folder / "bots.json"
        book = read(path)
        if speed:
            time_searches(book, wanted, speed, lambda book: write(book, path))
        until = time.monotonic() + seconds
        out = console()
        if games:
            for played, count in carry_on(book, exams(wanted, kinds), games, until, lambda b: write(b, path)):
                series = book.of(played)
                total = len(series.games) if series is not None else 0
                out.print(f"{played.title} {played.kind} {played.seats}: {count} games, {total} in all")
        (folder / "bots.md").write_text(page(book, COMMAND), encoding="utf-8")
        out.print(f"{folder / 'bots.md'} is written.")
