"""`signoria backup`, `restore`, `transfer`, `doctor`, `migrate`, `mail`: what a host does beside serving."""

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.common import FOUND, console, counted, fail, one_sentence

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
        from signoria.server import backups
        from signoria.server.config import from_environment

        backups.backup(from_environment(database=database), to)
    typer.echo(f"Written: {to}")


def restore(
    source: Annotated[Path, typer.Argument(help="A file that backup wrote.")], database: Address = None
) -> None:
    """Put a backup in the place of an empty database, and bring it up to date.

    A backup of SQLite can also be restored into PostgreSQL.

    \b
    Examples:
      signoria restore games-2027-01-31.backup --database sqlite:///restored.sqlite
      signoria restore games-2027-01-31.backup --database postgresql://signoria@db/signoria
    """
    with one_sentence():
        from signoria.server import backups
        from signoria.server.config import from_environment
        from signoria.server.store.migrate import migrate as run

        config = from_environment(database=database)
        backups.restore(config, source)
        run(config.database)
    typer.echo(f"Restored from {source}; `signoria doctor` replays every game in it.")


def transfer(
    to: Annotated[str, typer.Argument(help="The empty database to copy into, as for serve.")],
    database: Address = None,
) -> None:
    """Copy everything from SQLite into PostgreSQL, or back.

    Stop the server first: what is played meanwhile is not copied. The old
    database stays as it is. Nothing is copied if anything goes wrong.

    \b
    Example:
      signoria transfer postgresql://signoria:PASSWORD@db/signoria --database sqlite:///signoria.sqlite
    """
    with one_sentence():
        from signoria.server.config import from_environment
        from signoria.server.store.migrate import without_password
        from signoria.server.store.transfer import transfer as run

        source, target = from_environment(database=database), from_environment(database=to)
        counts = run(source.database, target.database)
        address = without_password(target.database)
    kinds = (f"{counts[name]} {name}" for name in ("tables", "entries", "people", "messages"))
    typer.echo(f"Copied: {', '.join(kinds)} and all else. Now: signoria serve --database {address}")


def doctor(database: Address = None) -> None:
    """Replay every stored game and compare it with what was stored and told.

    Exit code 1: at least one game does not replay.

    \b
    Examples:
      signoria doctor
      signoria doctor --database sqlite:///restored.sqlite
    """
    with one_sentence():
        from signoria.server.config import from_environment
        from signoria.server.doctor import doctor as run

        count = entries = ill = 0
        waiting: list[str] = []
        for found in run(from_environment(database=database)):
            count, entries = count + 1, entries + found.entries
            waiting += filter(None, [found.waits])
            ill += bool(found.troubles) and not found.waits
            for trouble in found.troubles[:5]:
                console().print(f"{found.table} ({found.title}): {trouble}", soft_wrap=True)
    if ill:
        fail(f"{ill} of {count} tables are not well.", FOUND)
    if waiting:
        why = " or ".join(dict.fromkeys(waiting))
        fail(f"{len(waiting)} of {count} tables began {why}: here they can only be looked at.", FOUND)
    replay = "replays" if count == 1 else "replay"
    typer.echo(f"{counted(count, 'table')} with {counted(entries, 'entry', 'entries')} {replay} as stored.")


def migrate(database: Address = None) -> None:
    """Bring a database to the form this program needs; serve does it by itself.

    \b
    Example:
      signoria migrate --database postgresql://signoria@db/signoria
    """
    with one_sentence():
        from signoria.server.config import from_environment
        from signoria.server.store.migrate import migrate as run

        before, after = run(from_environment(database=database).database)
    typer.echo(f"The database is at revision {after} (it was at {before or 'none'}).")


def mail(
    to: Annotated[str, typer.Argument(help="Where to send a letter to try it.")],
    smtp: Annotated[
        str | None, typer.Option(help="As for serve; SIGNORIA_SMTP by default.", show_default=False)
    ] = None,
    base: Annotated[
        str | None, typer.Option(help="As for serve; SIGNORIA_BASE by default.", show_default=False)
    ] = None,
) -> None:
    """Send one letter through the configured mail server, to see that reminders will arrive.

    SIGNORIA_MAIL_FROM names the sender.

    \b
    Examples:
      signoria mail me@example.org
      signoria mail me@example.org --smtp smtp://USER:PASSWORD@HOST:587 --base https://games.example.org
    """
    with one_sentence():
        import asyncio

        from signoria.server.config import from_environment
        from signoria.server.mail import trial

        config = from_environment(smtp=smtp, base=base)
        asyncio.run(trial(config, to))
    typer.echo(f"Sent to {to}.")
