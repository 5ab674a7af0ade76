"""`signoria bench bots`: how fast the bots think here."""

from dataclasses import asdict
from typing import Annotated

import typer

from signoria._build import describe
from signoria.cli.common import console, fail, grid, one_sentence, print_json, progress
from signoria.cli.flags import Json, Titles
from signoria.sim.bench import game_of, titles
from signoria.sim.bench_bots import measure


def bots(
    title: Titles = None,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="Time for each title.")] = 12.0,
    json: Json = False,
) -> None:
    """Measure the bots: simulations a second of a search, time of a greedy answer.

    The questions stand at four points of a random game. Full simulations play at
    random to the end of the game; guided ones play as the title's valuation
    advises and are cut and judged by it.

    \b
    Examples:
      signoria bench bots
      PYTHONPATH=.build/compiled signoria bench bots genoa brides --seconds 30
    """
    with one_sentence():
        wanted = list(dict.fromkeys(title)) if title else titles()
        if not wanted:
            fail("There is no title to measure; is one installed?")
        for name in wanted:
            game_of(name)
        with progress(seconds * len(wanted), "measuring") as done:
            figures = [measure(name, seconds, done) for name in wanted]
        if json:
            print_json({"build": describe(), "titles": [asdict(one) for one in figures]})
            return
        table = grid("title", "seats", "rules", "full sims/s", "guided sims/s", "greedy ms")
        for one in figures:
            table.add_row(
                one.title,
                str(one.seats),
                one.build,
                f"{one.full_sims_per_second:,.0f}",
                f"{one.guided_sims_per_second:,.0f}",
                f"{one.greedy_ms:.2f}",
            )
        out = console()
        out.print(f"signoria bench bots ({describe()})")
        out.print(table)
