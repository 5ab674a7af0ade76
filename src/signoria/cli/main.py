"""The `signoria` command: assembles the commands, each of which lives in its own file beside this one."""

from typing import Annotated

import typer

from signoria import __version__
from signoria._build import describe
from signoria.cli.rules import rules

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
app.command("rules")(rules)


def run() -> None:
    """Entry point of the console script."""
    app()


if __name__ == "__main__":
    run()
