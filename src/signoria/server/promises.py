"""Promises: words that the rules do not bind, recorded by both sides, marked kept or broken by each."""

from functools import partial
from operator import eq
from typing import Any

import msgspec

from signoria.server.deeds import Mark, Promise
from signoria.server.store import talk
from signoria.server.store.database import Conflict
from signoria.server.store.rows import PromiseRow
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
    row = next((row for row in await _rows(table) if row.id == said.promise), None)
    if row is None or seat not in (row.seat, row.to):
        raise Trouble(404, "no-promise")
    values: dict[str, Any]
    if said.mark in ("accepted", "declined"):
        if seat != row.to or row.state not in ("offered", said.mark):
            raise Trouble(409, "promise-settled")
        values = {"state": said.mark}
    else:
        if row.state != "accepted":
            raise Trouble(409, "promise-not-accepted")
        marks = {**msgspec.json.decode(row.marks), str(seat): said.mark}
        values = {"marks": msgspec.json.encode(marks).decode()}
    await table.house.db.write(lambda conn: talk.mark_promise(conn, table.name, row.id, values), table.name)
    await _changed(table)


async def shown(table: LiveTable, seat: int) -> list[PromiseInfo]:
    """The promises a seat may know: its own, and public ones that were accepted."""
    return [_info(row) for row in await _rows(table) if may_see(row, seat)]


def may_see(row: PromiseRow, seat: int) -> bool:
    if seat >= 0 and seat in (row.seat, row.to):
        return True
    return row.public and row.state == "accepted"


async def spread(table: LiveTable) -> None:
    rows = await _rows(table)
    for seat in {watcher.seat for watcher in table.watchers}:
        infos = [_info(row) for row in rows if may_see(row, seat)]
        if infos:
            table.say(Down(promises=infos), partial(eq, seat))


async def _changed(table: LiveTable) -> None:
    table.house.bus.announce(table.name, "talk")
    await spread(table)


async def _rows(table: LiveTable) -> list[PromiseRow]:
    return await table.house.db.read(lambda conn: talk.promises_at(conn, table.name))


def _info(row: PromiseRow) -> PromiseInfo:
    state: Any = row.state
    marks = msgspec.json.decode(row.marks)
    return PromiseInfo(row.id, row.seat, row.to, row.text, row.public, state, row.n, marks)
