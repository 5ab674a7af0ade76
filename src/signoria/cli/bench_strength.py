"""`signoria bench strength`: the benchmark report of the bots, played in pieces."""

import time
from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.common import console, fail, one_sentence
from signoria.cli.flags import Jobs, Titles
from signoria.play.errors import BadSetup
from signoria.play.registry import find, titles
from signoria.sim.strength import KINDS, Book, exams, read, time_searches, write
from signoria.sim.strength_page import page
from signoria.sim.strength_play import carry_on

COMMAND = "signoria bench strength"


def strength(
    title: Titles = None,
    games: Annotated[
        int,
        typer.Option(
            min=0,
            help="Games of a greedy bot among random ones; a fifth of it at the ladder, fewer of the rest.",
        ),
    ] = 200,
    seconds: Annotated[float, typer.Option(min=0, help="Begin no new deal after so much time.")] = 36_000.0,
    jobs: Jobs = 1,
    exam: Annotated[str, typer.Option(help=f"Only some of {', '.join(KINDS)}; commas between.")] = "",
    speed: Annotated[float, typer.Option(min=0, help="Seconds a title to time searches; 0: not now.")] = 0.0,
    folder: Annotated[Path, typer.Option(help="Where bots.json and bots.md are.")] = Path("docs/benchmarks"),
    add: Annotated[
        list[Path] | None, typer.Option(help="First take in a bots.json played elsewhere.")
    ] = None,
) -> None:
    """Measure the bots' strength and write the report; what was played before is kept.

    A deal of every exam in turn, each game kept when it ends, so that the command can be stopped at any time
    and goes on where it was; deals that lack a rotation do not count yet. Games of older rules or bots are
    replaced by newer ones, exam by exam. Bots think by the processor's clock: a job for every core is fair.

    \b
    Examples:
      PYTHONPATH=.build/compiled signoria bench strength --games 400 --speed 12
      signoria bench strength genoa --exam search,ladder --seconds 1800
      PYTHONPATH=.build/compiled signoria bench strength --exam ladder --jobs 16 --folder elsewhere
      signoria bench strength --games 0 --add elsewhere/bots.json
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
        for other in add or []:
            _take_in(book, other)
            write(book, path)
        if speed:
            time_searches(book, wanted, speed, lambda book: write(book, path))
        until = time.monotonic() + seconds
        out = console()
        if games:
            for series in carry_on(book, exams(wanted, kinds), games, until, lambda b: write(b, path), jobs):
                if len(series.games) % series.exam.seats == 0:
                    asked = series.exam
                    out.print(f"{asked.title} {asked.kind} {asked.seats}: {len(series.games)} games in all")
        (folder / "bots.md").write_text(page(book, COMMAND), encoding="utf-8")
        out.print(f"{folder / 'bots.md'} is written.")


def _take_in(book: Book, other: Path) -> None:
    if not other.is_file():
        raise BadSetup(f"There is no file {other} to take games from.")
    added, refused = book.add(read(other))
    said = f"; {refused} of other rules, bots or another build are left out" if refused else ""
    console().print(f"{other}: {added} new games{said}")
