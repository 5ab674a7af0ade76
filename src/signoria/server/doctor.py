"""The doctor: replays every stored game and compares it with everything that was stored beside it."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec

from signoria.play.codec import pack_state
from signoria.play.errors import BadRecord, OtherData, OtherRules, SignoriaError
from signoria.play.match import Match
from signoria.play.record import Head, Record
from signoria.server.config import Config
from signoria.server.keeping import box_for
from signoria.server.revive import layout
from signoria.server.shelf import Box
from signoria.server.store import games
from signoria.server.store.database import Database, connect
from signoria.server.store.migrate import NoDatabase, require_newest
from signoria.server.store.rows import EntryRow, TableRow
from signoria.server.told import entry_from_row, from_notices
from signoria.server.troubles import Trouble


@dataclass
class Diagnosis:
    """What doctor found at one table; no sentences: all is well."""

    table: str
    title: str
    entries: int
    troubles: list[str]
    waits: str = ""
    """Nothing is wrong with it: it began `under other rules`, or `with data that is lost`."""


def doctor(config: Config) -> Iterator[Diagnosis]:
    """Replay every stored game and compare it with its snapshots, results and what was told."""
    if config.sqlite and not config.sqlite_file.is_file():
        raise NoDatabase(f"There is no database {config.sqlite_file}.")
    require_newest(config.database)
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
        head = None if row.head is None else msgspec.json.decode(row.head, type=Head)
        found = None if head is None else await box_for(db, head)
        troubles = _examine(row, head, found, entries, snapshots)
    except OtherRules as error:
        return Diagnosis(name, row.title, len(entries), [str(error)], "under other rules")
    except OtherData as error:
        return Diagnosis(name, row.title, len(entries), [str(error)], "with data that is lost")
    except (SignoriaError, Trouble) as error:
        troubles = [getattr(error, "text", "") or str(error)]
    return Diagnosis(name, row.title, len(entries), troubles)


def _examine(
    row: TableRow, head: Head | None, found: Box | None, entries: list[EntryRow], snapshots: list[bytes]
) -> list[str]:
    if head is None or found is None:
        return ["there are entries although the game has not begun"] if entries else []
    record = Record(head, [entry_from_row(entry) for entry in entries])
    if [entry.n for entry in record.entries] != list(range(len(entries))) or row.n != len(entries) - 1:
        return [f"entries are missing or doubled (the table says {row.n}, there are {len(entries)})"]
    match = Match.replay(found.game, found.tables, record)
    out = [f"entry {entry.n} was told differently" for entry in entries if not _same_news(match, entry)]
    out += [
        f"a snapshot does not replay: {text}"
        for text in map(_snapshot_trouble(found, match), snapshots)
        if text
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


def _snapshot_trouble(found: Box, match: Match) -> Callable[[bytes], str]:
    """Compares the end state reached from a snapshot with the one reached from the start."""
    truth = pack_state(match.state)
    here = layout(found, match.state.seats)

    def trouble(body: bytes) -> str:
        taken = msgspec.json.decode(body)
        if taken.get("layout") != here:
            return ""  # another program wrote it; nobody will use it
        try:
            resumed = Match.resume(match.game, match.tables, match.record, taken)
        except BadRecord as error:
            return str(error)
        return "" if pack_state(resumed.state) == truth else f"the one at entry {taken['n']} leads elsewhere"

    return trouble
