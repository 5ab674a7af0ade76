"""Promises: words that the rules do not bind, recorded by both sides, marked kept or broken by each."""

from typing import Any

import msgspec
from sqlalchemy import Connection

from signoria.server.deeds import Mark, Promise
from signoria.server.store import talk
from signoria.server.store.rows import Conflict, PromiseRow
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble
from signoria.server.wire import Down, PromiseInfo

MOST = 200
"""So many promises are kept for a table."""


async def promise(table: LiveTable, seat: int, made: Promise) -> None:
    """Offer a promise; it stands once the other side accepts it."""
    if not 0 <= made.to < len(table.seats) or made.to == seat:
        raise Trouble(400, "no-such-seat")
    if len(await _rows(table)) >= MOST:
        raise Trouble(409, "too-many-promises")
    values = {
        "table": table.name,
        "seat": seat,
        "to": made.to,
        "client": made.id,
        "text": made.text.strip(),
        "public": made.public,
        "state": "offered",
        "n": table.n,
        "marks": "{}",
    }
    try:
        await table.house.db.write(lambda conn: talk.promise(conn, values), table.name)
    except Conflict:
        return  # promised before
    await _changed(table)


async def mark(table: LiveTable, seat: int, said: Mark) -> None:
    """Accept or decline a promise; later say whether it was kept."""

    def query(conn: Connection) -> None:
        # Read and written in one: both sides may mark at the same moment.
        row = talk.promise_held(conn, table.name, said.promise)
        if row is None or seat not in (row.seat, row.to):
            raise Trouble(404, "no-promise")
        talk.mark_promise(conn, table.name, row.id, _marked(row, seat, said.mark))

    await table.house.db.write(query, table.name)
    await _changed(table)


def _marked(row: PromiseRow, seat: int, mark: str) -> dict[str, str]:
    """What a mark changes; raises Trouble."""
    if mark in ("accepted", "declined"):
        if seat != row.to or row.state not in ("offered", mark):
            raise Trouble(409, "promise-settled")
        return {"state": mark}
    if row.state != "accepted":
        raise Trouble(409, "promise-not-accepted")
    marks = {**msgspec.json.decode(row.marks), str(seat): mark}
    return {"marks": msgspec.json.encode(marks).decode()}


async def shown(table: LiveTable, seat: int) -> list[PromiseInfo]:
    """The promises a seat may know: its own, and public ones that were accepted."""
    return [_info(row) for row in await _rows(table) if may_see(table, row, seat)]


def may_see(table: LiveTable, row: PromiseRow, seat: int) -> bool:
    if seat >= 0 and seat in (row.seat, row.to):
        return True
    if seat < 0 and table.late:
        return False  # they would tell of a present that spectators do not see yet
    return row.public and row.state == "accepted"


async def spread(table: LiveTable) -> None:
    rows = await _rows(table)
    for seat in {watcher.seat for watcher in table.watchers}:
        infos = [_info(row) for row in rows if may_see(table, row, seat)]
        if infos:
            table.tell(seat, Down(promises=infos))


async def _changed(table: LiveTable) -> None:
    table.house.bus.announce(table.name, "talk")
    await spread(table)


async def _rows(table: LiveTable) -> list[PromiseRow]:
    return await table.house.db.read(lambda conn: talk.promises_at(conn, table.name))


def _info(row: PromiseRow) -> PromiseInfo:
    state: Any = row.state
    marks = msgspec.json.decode(row.marks)
    return PromiseInfo(row.id, row.seat, row.to, row.text, row.public, state, row.n, marks)
