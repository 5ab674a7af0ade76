"""The `signoria` command: assembles the commands, each of which lives in its own file beside this one."""

from typing import Annotated

import typer

from signoria import __version__
from signoria._build import describe
from signoria.cli import bench
from signoria.cli.arena import arena
from signoria.cli.bench_bots import bots as bench_bots
from signoria.cli.bench_server import server as bench_server
from signoria.cli.data import data
from signoria.cli.fuzz import fuzz
from signoria.cli.host import backup, doctor, migrate, restore
from signoria.cli.replay import replay
from signoria.cli.rules import rules
from signoria.cli.serve import serve
from signoria.cli.simulate import simulate
from signoria.cli.titles import titles

app = typer.Typer(
    name="signoria",
    help="Renaissance board games: play, simulate, replay and study them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"signoria {__version__} ({describe()})")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version and the build, then stop.", callback=_print_version
        ),
    ] = False,
) -> None:
    pass


# One line a command, in the order the help shows them.
app.command("titles")(titles)
app.command("serve")(serve)
app.command("backup")(backup)
app.command("restore")(restore)
app.command("doctor")(doctor)
app.command("migrate")(migrate)
app.command("simulate")(simulate)
app.command("arena")(arena)
app.command("replay")(replay)
app.command("fuzz")(fuzz)
bench.app.command("bots")(bench_bots)
bench.app.command("server")(bench_server)
app.add_typer(bench.app, name="bench")
app.command("rules")(rules)
app.command("data")(data)


def run() -> None:
    """Entry point of the console script."""
    app()


if __name__ == "__main__":
    run()
