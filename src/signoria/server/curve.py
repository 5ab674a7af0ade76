"""The curve of a game: everybody's points after every entry, as far as the one who asks may know them.

While a game runs, each point of the curve is what the asking seat could add up at that time. Once it is over,
all points of all seats are shown. Entries are only ever appended, so what was drawn once stays as it is.
"""

import asyncio
from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection

from signoria.core.flow import State
from signoria.play.game import AnyGame
from signoria.play.record import Record
from signoria.server.forms import Curve
from signoria.server.revive import revive
from signoria.server.shelf import Box
from signoria.server.store import games
from signoria.server.store.rows import EntryRow
from signoria.server.table import LiveTable
from signoria.server.told import entry_from_row

Totals = list[int | None]
EVERYTHING = -2
"""Instead of a seat: eyes that see all, after the end."""
KIND = "curve"


async def curve(table: LiveTable, eyes: int) -> Curve:
    """The curve up to now, from the last point that was drawn before."""
    known = table.curves.setdefault(eyes, [])
    name, n, db = table.name, table.n, table.house.db
    if eyes == EVERYTHING and not known:
        stored = await db.read(lambda conn: games.study(conn, name, KIND))
        if stored is not None:
            known += msgspec.json.decode(stored, type=list[Totals])
    if len(known) <= n:
        since = len(known)

        def query(conn: Connection) -> tuple[list[EntryRow], bytes | None]:
            return games.tail(conn, name, -1, n + 1), games.snapshot_before(conn, name, since - 1)

        rows, snapshot = await db.read(query)
        record = Record(table.running.record.head, [entry_from_row(row) for row in rows])
        fresh = await asyncio.to_thread(_points, table.box, record, snapshot, since, eyes)
        known += fresh[len(known) - since :]  # somebody else may have asked meanwhile
        if eyes == EVERYTHING:
            body = msgspec.json.encode(known)
            await db.write(lambda conn: games.keep_study(conn, name, KIND, body), name)
    return Curve(known[: n + 1])


def _points(box: Box, record: Record, snapshot: bytes | None, since: int, eyes: int) -> list[Totals]:
    """The totals after entry `since` and after each later one."""
    return [totals(box.game, state, eyes) for state in states(box, record, snapshot, since)]


def states(box: Box, record: Record, snapshot: bytes | None, since: int) -> Iterator[State]:
    """The table after entry `since` and after each later one, undone ones too."""
    entries = record.entries
    match, _ = revive(box, Record(record.head, entries[: since + 1]), snapshot)
    yield match.state
    for entry in entries[since + 1 :]:
        match.follow([entry])
        match.told.clear()
        yield match.state


def totals(game: AnyGame, state: State, eyes: int) -> Totals:
    """Each seat's points; None where a part of them is hidden."""
    if eyes == EVERYTHING:
        return list(game.scores(state))
    return [_sum(sheet) for sheet in game.tally(state, eyes)]


def _sum(sheet: list[int | None]) -> int | None:
    known = [points for points in sheet if points is not None]
    return sum(known) if len(known) == len(sheet) else None
