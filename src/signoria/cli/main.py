"""The `signoria` command: assembles the commands, each of which lives in its own file beside this one."""

import sys
from typing import Annotated

import typer

from signoria import __version__
from signoria._build import describe
from signoria.cli import bench
from signoria.cli.analyse import analyse
from signoria.cli.arena import arena
from signoria.cli.bench_bots import bots as bench_bots
from signoria.cli.bench_server import server as bench_server
from signoria.cli.bench_strength import strength as bench_strength
from signoria.cli.common import UNUSABLE, needed
from signoria.cli.data import data
from signoria.cli.fuzz import fuzz
from signoria.cli.hint import hint
from signoria.cli.host import backup, doctor, mail, migrate, restore, transfer
from signoria.cli.new_game import new_game
from signoria.cli.replay import replay
from signoria.cli.rules import rules
from signoria.cli.serve import serve
from signoria.cli.simulate import simulate
from signoria.cli.titles import titles

HELP = """Renaissance board games: play, simulate, replay and study them.

\b
Examples:
  signoria serve                                   # play in the browser
  signoria simulate genoa --seats 4 --games 100    # games between bots
  signoria arena --help                            # more about one command
"""

app = typer.Typer(
    name="signoria",
    help=HELP,
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
app.command("transfer")(transfer)
app.command("doctor")(doctor)
app.command("migrate")(migrate)
app.command("mail")(mail)
app.command("simulate")(simulate)
app.command("arena")(arena)
app.command("replay")(replay)
app.command("analyse")(analyse)
app.command("hint")(hint)
app.command("fuzz")(fuzz)
bench.app.command("bots")(bench_bots)
bench.app.command("strength")(bench_strength)
bench.app.command("server")(bench_server)
app.add_typer(bench.app, name="bench")
app.command("rules")(rules)
app.command("data")(data)
app.command("new-game")(new_game)


def run() -> None:
    """Entry point of the console script."""
    try:
        app()
    except ModuleNotFoundError as error:
        if not (sentence := needed(error)):
            raise
        typer.echo(sentence, err=True)
        sys.exit(UNUSABLE)


if __name__ == "__main__":
    run()
