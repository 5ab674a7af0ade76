"""Backups: whole copies of a database, made while it is in use, and put in the place of an empty one."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import unquote, urlsplit

from signoria.play.errors import SignoriaError
from signoria.server.config import Config
from signoria.server.store.migrate import migrate
from signoria.server.store.transfer import transfer


class BadBackup(SignoriaError):
    """No backup can be made, or this one cannot be used."""


def backup(config: Config, to: Path) -> None:
    """A whole copy of a database that may be in use. The file appears only when it is complete."""
    if to.exists():
        raise BadBackup(f"{to} exists already; a backup never overwrites anything.")
    if not to.parent.is_dir():
        raise BadBackup(f"There is no folder {to.parent} to write the backup to.")
    with _complete(to.with_name(to.name + ".partial")) as partial:
        if config.sqlite:
            _copy(config.sqlite_file, partial)
        else:
            _run_postgres(config, ["pg_dump", "--format=custom", f"--file={partial}"])
        partial.replace(to)


def restore(config: Config, source: Path) -> None:
    """Put a backup in the place of an empty database."""
    if not source.is_file():
        raise BadBackup(f"There is no backup {source}.")
    of_sqlite = _is_sqlite(source)
    if config.sqlite:
        target = config.sqlite_file
        if not of_sqlite:
            dump = " of SQLite but one of PostgreSQL: restore it into such a database"
            raise BadBackup(f"{source} is no backup{dump if _is_dump(source) else ''}.")
        if target.exists():
            raise BadBackup(f"{target} exists already; move it away first.")
        with _complete(target):
            _copy(source, target)
        return
    if of_sqlite:
        _restore_elsewhere(config, source)
        return
    command = ["pg_restore", "--no-owner", "--exit-on-error", "--single-transaction"]
    _run_postgres(config, [*command, str(source)])


@contextmanager
def _complete(file: Path) -> Iterator[Path]:
    """A new file, whole or not at all. Only its owner may read it: secrets of running games are in it."""
    file.touch(mode=0o600)
    try:
        yield file
    except BaseException:
        file.unlink(missing_ok=True)
        raise


def _is_sqlite(file: Path) -> bool:
    with file.open("rb") as start:
        return start.read(16) == b"SQLite format 3\0"


def _is_dump(file: Path) -> bool:
    with file.open("rb") as start:
        return start.read(5) == b"PGDMP"


def _restore_elsewhere(config: Config, source: Path) -> None:
    """A backup of SQLite into PostgreSQL: brought up to date in a copy, then carried over row by row."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        _copy(source, copy)
        migrate(f"sqlite:///{copy}")
        transfer(f"sqlite:///{copy}", config.database)


def _copy(source: Path, to: Path) -> None:
    """SQLite's own online backup: consistent although others write meanwhile."""
    if not source.is_file():
        raise BadBackup(f"There is no database {source}.")
    try:
        with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as old, sqlite3.connect(to) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, and none beside it when it is read
            if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BadBackup(f"{source} is damaged.")
        old.close()
        new.close()
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{source} is not a usable database: {error}.") from error


def _run_postgres(config: Config, command: list[str]) -> None:
    """The password goes by the environment: everybody on a machine can read command lines."""
    program = shutil.which(command[0])
    if program is None:
        raise BadBackup(f"{command[0]} is not installed; PostgreSQL's client programs are needed for this.")
    parts = urlsplit(config.database)
    host = parts.hostname or "localhost"
    where = f"postgresql://{parts.username or ''}@{host}:{parts.port or 5432}{parts.path}"
    done = subprocess.run(
        [program, f"--dbname={where}", *command[1:]],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PGPASSWORD": unquote(parts.password or "")},
    )
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["it did not say why"]
        what = next((line for line in said if "ERROR:" in line), said[-1])
        raise BadBackup(f"{command[0]} at {host} failed: {what}")
