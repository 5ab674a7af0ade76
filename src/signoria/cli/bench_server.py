"""`signoria bench server`: how many tables and moves a server carries here."""

import asyncio
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from signoria.cli.common import console, grid, one_sentence, print_json
from signoria.cli.flags import Json
from signoria.play.errors import BadSetup
from signoria.play.registry import find

COLUMNS: tuple[str, ...] = (
    "tables",
    "rate",
    "done/s",
    "p50 ms",
    "p95 ms",
    "p99 ms",
    "worst",
    "p99 due",
    "failed",
    "refused",
)
# Words, not slashes: a narrow terminal breaks a heading between words and never inside one.
COLUMNS += ("server CPU %", "load CPU %", "MB", "kB a table", "bytes a message", "moves a table")


def server(
    title: Annotated[str, typer.Argument(help="The title to play.")] = "genoa",
    seats: Annotated[int, typer.Option(min=1, max=16, help="Seats at each table.")] = 4,
    tables: Annotated[str, typer.Option(help="Numbers of tables, separated by commas.")] = "50,200,1000",
    rates: Annotated[str, typer.Option(help="Moves a second, separated by commas.")] = "100,200,400",
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="Time for each rate.")] = 15.0,
    folder: Annotated[
        Path | None,
        typer.Option(help="Where the database is written; choose a real disk.", show_default=False),
    ] = None,
    asides: Annotated[
        float, typer.Option(min=0, max=1, help="Share of moves made unasked, where the title has such.")
    ] = 0.0,
    port: Annotated[int, typer.Option(help="Port for the server.")] = 8470,
    json: Json = False,
) -> None:
    """Measure the server with real sockets, every move durable.

    Starts a server of its own on a fresh SQLite file, opens the tables with one
    socket for each seat, and lets legal random moves fall due at a fixed rate.
    Latency is the time from sending a move until the last seat was shown it.
    Needs about five open files for each table of four (ulimit -n).

    \b
    Examples:
      signoria bench server
      signoria bench server princes --tables 1000 --rates 400 --seconds 30
      PYTHONPATH=examples SIGNORIA_TITLES=banco:GAME signoria bench server banco
    """
    with one_sentence():
        find(title).settle(
            seats, {}
        )  # a title or a number of seats that is not there is said before a server starts
        wanted = [int(number) for number in _numbers("--tables", tables)]
        speeds = _numbers("--rates", rates)
        rows = asyncio.run(_all(title, seats, wanted, speeds, seconds, folder, port, asides))
    if json:
        print_json(rows)
        return
    table = grid(*COLUMNS, title=f"{title}, {seats} seats, SQLite, every move durable")
    for row in rows:
        table.add_row(*(f"{value:g}" for value in row.values()))
    console().print(table)


def _numbers(flag: str, text: str) -> list[float]:
    try:
        numbers = [float(one) for one in text.split(",")]
    except ValueError:
        numbers = []
    if not numbers or not all(1 <= one < 1e6 for one in numbers):
        raise BadSetup(f"{flag} wants numbers from 1 on with commas between them, not '{text}'.")
    return numbers


async def _all(
    title: str,
    seats: int,
    wanted: list[int],
    speeds: list[float],
    seconds: float,
    folder: Path | None,
    port: int,
    asides: float,
) -> list[dict[str, Any]]:
    import os
    import resource

    from signoria.server.bench.load import ServerUnderTest, measure, open_tables

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    rows: list[dict[str, Any]] = []
    for count in wanted:
        with tempfile.TemporaryDirectory(dir=folder) as home:
            path, titles = os.environ.get("PYTHONPATH", ""), os.environ.get("SIGNORIA_TITLES", "")
            running = ServerUnderTest(port, f"sqlite:///{home}/bench.db", titles, path)
            await running.start()
            try:
                bare = running.memory()
                opened = await open_tables(port, title, seats, count)
                rows += [
                    asdict(await measure(running, opened, rate, seconds, bare, asides)) for rate in speeds
                ]
                for table in opened:
                    table.close()
            finally:
                running.stop()
    return rows
