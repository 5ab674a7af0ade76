"""`signoria simulate`: many games between bots."""

import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from signoria._build import describe
from signoria.cli.common import (
    FOUND,
    chosen_options,
    console,
    counted,
    fail,
    grid,
    one_sentence,
    print_json,
    progress,
)
from signoria.cli.flags import Jobs, Json, Pack, TitleName, Variants
from signoria.play.errors import BadSetup
from signoria.play.registry import find
from signoria.sim.simulate import Plan, SimulationFailed
from signoria.sim.simulate import simulate as run
from signoria.sim.statistics import Line, Results


def simulate(
    title: TitleName,
    seats: Annotated[
        int | None,
        typer.Option(help="Players; by default as many as bots are named, or the least number."),
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Bots separated by commas; a single one plays all seats.")
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = 1,
    option: Variants = None,
    data: Pack = None,
    records: Annotated[
        Path | None, typer.Option(help="Write every game as a record into this folder.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Write every decision into this Parquet file (for learning).")
    ] = None,
    observations: Annotated[
        bool, typer.Option(help="Put the observation vectors into the Parquet file.")
    ] = True,
    json: Json = False,
) -> None:
    """Let bots play many games; print win rates, scores and speed.

    Bots move one seat on with every game. The results depend on the seed
    alone, not on the number of processes. Games on record draw their luck
    from a seed that can be verified afterwards, so they are other games than
    the fast ones of the same seed.

    \b
    Examples:
      signoria simulate genoa --seats 3 --games 1000 --jobs 4
      signoria simulate princes --bots random,random,random --seed 7 --json
      signoria simulate virtu --seats 4 --option year_limit=12 --records games/
      signoria simulate brides --bots greedy --games 20 --out brides.parquet

    Exit code 1: a bot failed or a game could not be played to its end. Exit
    code 2: unusable input.
    """
    with one_sentence():
        plan = _plan(title, seats, bots, seed, option or [], data, records)
        started = time.perf_counter()
        try:
            with progress(games, f"{title}: {games} games") as done:
                results = _run(plan, games, jobs, out, observations, done)
        except SimulationFailed as error:
            fail(str(error), FOUND)
        seconds = time.perf_counter() - started
        if json:
            print_json(_as_data(plan, results, seconds))
        else:
            _print(plan, results, seconds)
            if out is not None:
                console().print(f"{results.decisions} decisions are in {out}", soft_wrap=True)
        if results.troubles:
            fail(f"A bot failed {results.troubles} times and the default answered: {results.trouble}", FOUND)


def _run(
    plan: Plan, games: int, jobs: int, out: Path | None, observations: bool, done: Callable[[int], None]
) -> Results:
    if out is None:
        return run(plan, games, jobs, done)
    if plan.records is not None:
        raise BadSetup("Records and a Parquet file cannot be written in one go: use --records or --out.")
    if out.suffix.lower() not in ("", ".parquet", ".pq"):
        raise BadSetup(f"--out writes Parquet and nothing else: call the file {out.stem}.parquet.")
    try:
        dataset = import_module("signoria.adapters.dataset")
    except ModuleNotFoundError as error:
        raise BadSetup(f"Writing Parquet needs {error.name}: install signoria[rl].") from error
    results: Results = dataset.write(plan, games, jobs, out, observations, done)
    return results


def _plan(
    title: str,
    seats: int | None,
    bots: str,
    seed: int,
    option: list[str],
    data: Path | None,
    records: Path | None,
) -> Plan:
    game = find(title)
    names = tuple(name.strip() for name in bots.split(","))
    count = seats if seats is not None else (len(names) if len(names) > 1 else game.least_seats)
    game.settle(count, {})  # before as many bots as seats are made out of one
    if len(names) == 1:
        names *= count
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSetup(f"Cannot make the folder {records}: {error.strerror}.") from error
    options = tuple(chosen_options(option).items())
    pack = None if data is None else str(data)
    return Plan(title, count, names, seed, options, pack, None if records is None else str(records))


def _print(plan: Plan, results: Results, seconds: float) -> None:
    out = console()
    out.print(
        f"{plan.title}, {plan.seats} seats, {counted(results.games, 'game')}, seed {plan.seed} ({describe()})"
    )
    out.print(_lines("seat", {str(seat + 1): line for seat, line in sorted(results.by_seat.items())}))
    if len(results.by_bot) > 1:
        out.print(_lines("bot", dict(sorted(results.by_bot.items()))))
    length = f"{results.decisions / results.games:.1f} decisions a game"
    speed = f"{results.decisions / seconds:,.0f} decisions/s, {results.games / seconds:,.1f} games/s"
    out.print(f"{length} ({results.shortest} to {results.longest}), {speed}, {seconds:.1f} s")
    if plan.records is not None:
        are = "is" if results.games == 1 else "are"
        out.print(f"{counted(results.games, 'record')} {are} in {plan.records}", soft_wrap=True)


def _lines(first: str, lines: dict[str, Line]) -> Table:
    table = grid(first, "win rate", "± (95 %)", "mean place", "mean score", "deviation", "least", "most")
    for name, line in lines.items():
        table.add_row(
            name,
            f"{line.rate:.1%}",
            f"{line.margin:.1%}",
            f"{line.place:.2f}",
            f"{line.mean:.2f}",
            f"{line.deviation:.2f}",
            str(line.least),
            str(line.most),
        )
    return table


def _as_data(plan: Plan, results: Results, seconds: float) -> dict[str, object]:
    return {
        "title": plan.title,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": results.games,
        "decisions": results.decisions,
        "decisions_per_game": results.decisions / results.games,
        "shortest": results.shortest,
        "longest": results.longest,
        "by_seat": [_line(line) for _, line in sorted(results.by_seat.items())],
        "by_bot": {name: _line(line) for name, line in sorted(results.by_bot.items())},
        "seconds": seconds,
        "decisions_per_second": results.decisions / seconds,
        "build": describe(),
        "records": plan.records,
        "troubles": results.troubles,
    }


def _line(line: Line) -> dict[str, object]:
    return {
        "games": line.games,
        "wins": line.wins,
        "win_rate": line.rate,
        "margin": line.margin,
        "mean_place": line.place,
        "mean_score": line.mean,
        "deviation": line.deviation,
        "least": line.least,
        "most": line.most,
    }
