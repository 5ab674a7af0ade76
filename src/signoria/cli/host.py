"""`signoria backup`, `restore`, `doctor` and `migrate`: what a host does with a database."""

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.common import FOUND, console, fail, one_sentence

Address = Annotated[
    str | None,
    typer.Option(help="The database, as for serve; SIGNORIA_DATABASE by default.", show_default=False),
]


def backup(to: Annotated[Path, typer.Argument(help="The file to write.")], database: Address = None) -> None:
    """Copy a whole database while it is in use.

    SQLite is copied by its own online backup, PostgreSQL by pg_dump. Nothing is
    ever overwritten.

    \b
    Example:
      signoria backup games-2027-01-31.backup
    """
    with one_sentence():
        from signoria.server import admin
        from signoria.server.config import from_environment

        admin.backup(from_environment(database=database), to)
    typer.echo(f"Written: {to}")


def restore(
    source: Annotated[Path, typer.Argument(help="A file that backup wrote.")], database: Address = None
) -> None:
    """Put a backup in the place of an empty database, and bring it up to date.

    \b
    Example:
      signoria restore games-2027-01-31.backup --database sqlite:///restored.db
    """
    with one_sentence():
        from signoria.server import admin
        from signoria.server.config import from_environment
        from signoria.server.store.migrate import migrate as run

        config = from_environment(database=database)
        admin.restore(config, source)
        run(config.database)
    typer.echo(f"Restored from {source}")


def doctor(database: Address = None) -> None:
    """Replay every stored game and compare it with what was stored and told.

    Exit code 1: at least one game does not replay.
    """
    with one_sentence():
        from signoria.server import admin
        from signoria.server.config import from_environment

        count = entries = ill = 0
        for found in admin.doctor(from_environment(database=database)):
            count, entries, ill = count + 1, entries + found.entries, ill + bool(found.troubles)
            for trouble in found.troubles[:5]:
                console().print(f"{found.table} ({found.title}): {trouble}", soft_wrap=True)
    if ill:
        fail(f"{ill} of {count} tables are not well.", FOUND)
    typer.echo(f"{count} tables with {entries} entries replay as stored.")


def migrate(database: Address = None) -> None:
    """Bring a database to the form this program needs; serve does it by itself."""
    with one_sentence():
        from signoria.server.config import from_environment
        from signoria.server.store.migrate import migrate as run

        before, after = run(from_environment(database=database).database)
    typer.echo(f"The database is at revision {after} (it was at {before or 'none'}).")
