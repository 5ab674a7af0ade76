"""What a host does with a database: back it up, restore it, and prove that every game in it replays."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

import msgspec

from signoria.play.codec import pack_state
from signoria.play.errors import BadRecord, SignoriaError, UnknownTitle
from signoria.play.match import Match
from signoria.play.record import Head, Record
from signoria.server.config import Config
from signoria.server.shelf import box
from signoria.server.store import games
from signoria.server.store.database import Database, connect
from signoria.server.store.rows import EntryRow, TableRow
from signoria.server.told import entry_from_row, from_notices
from signoria.server.troubles import Trouble


class AdminError(SignoriaError):
    """Something a host asked for cannot be done."""


def backup(config: Config, to: Path) -> None:
    """A whole copy of a database that may be in use. The file appears only when it is complete."""
    if to.exists():
        raise AdminError(f"{to} exists already; a backup never overwrites anything.")
    partial = to.with_name(to.name + ".partial")
    if config.sqlite:
        _copy(_sqlite_file(config), partial)
    else:
        _run_postgres(config, ["pg_dump", "--format=custom", f"--file={partial}"])
    partial.replace(to)


def restore(config: Config, source: Path) -> None:
    """Put a backup in the place of an empty database."""
    if not source.is_file():
        raise AdminError(f"There is no backup {source}.")
    if config.sqlite:
        target = _sqlite_file(config)
        if target.exists():
            raise AdminError(f"{target} exists already; move it away first.")
        _copy(source, target)
        return
    command = ["pg_restore", "--no-owner", "--exit-on-error", "--single-transaction"]
    _run_postgres(config, [*command, str(source)])


def _copy(source: Path, to: Path) -> None:
    """SQLite's own online backup: consistent although others write meanwhile."""
    if not source.is_file():
        raise AdminError(f"There is no database {source}.")
    try:
        with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as old, sqlite3.connect(to) as new:
            old.backup(new)
            if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise AdminError(f"{source} is damaged.")
        old.close()
        new.close()
    except sqlite3.DatabaseError as error:
        raise AdminError(f"{source} is not a usable database: {error}.") from error


def _sqlite_file(config: Config) -> Path:
    return Path(config.database.removeprefix("sqlite:///"))


def _run_postgres(config: Config, command: list[str]) -> None:
    """The password goes by the environment: everybody on a machine can read command lines."""
    program = shutil.which(command[0])
    if program is None:
        raise AdminError(f"{command[0]} is not installed; PostgreSQL's client programs are needed for this.")
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
        last = done.stderr.strip().splitlines()[-1:]
        raise AdminError(f"{command[0]} at {host} failed: {' '.join(last)}")


@dataclass
class Diagnosis:
    """What doctor found at one table; no sentences: all is well."""

    table: str
    title: str
    entries: int
    troubles: list[str]


def doctor(config: Config) -> Iterator[Diagnosis]:
    """Replay every stored game and compare it with its snapshots, results and what was told."""
    db = connect(config.database)
    loop = asyncio.new_event_loop()
    try:
        for name in loop.run_until_complete(db.read(games.all_names)):
            yield loop.run_until_complete(_diagnose(db, name))
    finally:
        loop.run_until_complete(db.close())
        loop.close()


async def _diagnose(db: Database, name: str) -> Diagnosis:
    row = await db.read(lambda conn: games.table(conn, name))
    entries = await db.read(lambda conn: games.tail(conn, name, -1))
    snapshots = await db.read(lambda conn: games.all_snapshots(conn, name))
    assert row is not None
    try:
        troubles = _examine(row, entries, snapshots)
    except (SignoriaError, Trouble) as error:
        troubles = [getattr(error, "text", "") or str(error)]
    return Diagnosis(name, row.title, len(entries), troubles)


def _examine(row: TableRow, entries: list[EntryRow], snapshots: list[bytes]) -> list[str]:
    if row.head is None:
        return ["there are entries although the game has not begun"] if entries else []
    try:
        found = box(row.title)
    except UnknownTitle as error:
        return [str(error)]
    record = Record(msgspec.json.decode(row.head, type=Head), [entry_from_row(entry) for entry in entries])
    if [entry.n for entry in record.entries] != list(range(len(entries))) or row.n != len(entries) - 1:
        return [f"entries are missing or doubled (the table says {row.n}, there are {len(entries)})"]
    match = Match.replay(found.game, found.tables, record)
    out = [f"entry {entry.n} was told differently" for entry in entries if not _same_news(match, entry)]
    out += [
        f"a snapshot does not replay: {text}" for text in map(_snapshot_trouble(match), snapshots) if text
    ]
    if match.over != (row.state == "over"):
        out.append(f"the table says '{row.state}', the record says otherwise")
    if match.over and row.result:
        result = msgspec.json.decode(row.result)
        if result["scores"] != found.game.scores(match.state):
            out.append("the result is not what the record leads to")
    return out


def _same_news(match: Match, entry: EntryRow) -> bool:
    told = msgspec.json.encode(from_notices(match.told.get(entry.n, [])))
    return told == entry.told


def _snapshot_trouble(match: Match) -> Callable[[bytes], str]:
    """Compares the end state reached from a snapshot with the one reached from the start."""
    truth = pack_state(match.state)

    def trouble(body: bytes) -> str:
        taken = msgspec.json.decode(body)
        try:
            resumed = Match.resume(match.game, match.tables, match.record, taken)
        except BadRecord as error:
            return str(error)
        return "" if pack_state(resumed.state) == truth else f"the one at entry {taken['n']} leads elsewhere"

    return trouble
