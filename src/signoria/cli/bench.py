"""`signoria bench`: how fast it is here."""

from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from signoria._build import describe
from signoria.cli.common import console, fail, grid, one_sentence, print_json, progress
from signoria.cli.flags import Json, Titles
from signoria.sim.bench import Figures, game_of, measure, titles

HELP = """Measure how fast Signoria is on this machine.

\b
Examples:
  signoria bench engine --peers
  signoria bench server --tables 200 --seconds 20
"""
app = typer.Typer(help=HELP, no_args_is_help=True)


@app.callback()
def _bench() -> None:
    """A group even while it has one command, so that further ones change nothing for callers."""


@app.command("engine")
def engine(
    title: Titles = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600, help="Time for each title.")] = 5.0,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure other engines too, and print ratios.")
    ] = False,
    page: Annotated[
        Path | None,
        typer.Option(help="With --peers: write the figures as a page of Markdown.", show_default=False),
    ] = None,
    json: Json = False,
) -> None:
    """Measure the rules engine: random play, and the operations that bots live on.

    Clone, redeal, view and options are measured on tables halfway through a
    game; of several rounds the best counts. PYTHONPATH=.build/compiled measures
    the compiled build after `make compile`, which includes the example title
    banco; for the plain one put examples on the path.

    With --peers the engines of requirements/peers.txt that are installed
    take part, through their Python interfaces, turn by turn with ours; so do
    our own PettingZoo and OpenSpiel adapters, and games without rules that
    show what the ecosystems themselves cost.

    \b
    Examples:
      signoria bench engine
      signoria bench engine genoa princes --seconds 20
      signoria bench engine --peers --seconds 3
      PYTHONPATH=.build/compiled signoria bench engine --peers --page docs/benchmarks/engine.md
      PYTHONPATH=examples signoria bench engine banco --json
    """
    with one_sentence():
        wanted = list(dict.fromkeys(title)) if title else titles()
        if not wanted:
            fail("There is no title to measure; is one installed?")
        for name in wanted:
            game_of(name)
        if peers:
            import_module("signoria.cli.bench_peers").run(wanted, seconds, json, page)
            return
        if page is not None:
            fail("A page compares engines: --page needs --peers.")
        figures = []
        with progress(seconds * len(wanted), "measuring") as done:
            for name in wanted:
                figures.append(measure(name, seconds, done))  # noqa: PERF401
        if json:
            print_json({"build": describe(), "titles": [asdict(one) for one in figures]})
        else:
            _print(figures)


def _print(figures: list[Figures]) -> None:
    table = grid(
        "title",
        "seats",
        "rules",
        "decisions/s",
        "games/s",
        "decisions/game",
        "clone µs",
        "redeal µs",
        "view µs",
        "options µs",
        "state bytes",
    )
    for one in figures:
        table.add_row(
            one.title,
            str(one.seats),
            one.build,
            f"{one.decisions_per_second:,.0f}",
            f"{one.games_per_second:,.1f}",
            f"{one.decisions_per_game:,.1f}",
            f"{one.clone_us:.2f}",
            f"{one.redeal_us:.2f}",
            f"{one.view_us:.2f}",
            f"{one.options_us:.2f}",
            f"{one.state_bytes:,}",
        )
    out = console()
    out.print(f"signoria bench engine ({describe()})")
    out.print(table)
