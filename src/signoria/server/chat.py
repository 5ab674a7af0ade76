"""Chat: public lines, and private talk between two seats. Plain text, never rendered as anything else."""

from functools import partial

from signoria.server.deeds import Say
from signoria.server.store import talk
from signoria.server.store.rows import Conflict, MessageRow
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble
from signoria.server.wire import Chat, Down

LOOK_BACK = 20
"""Numbers can become visible out of order when two workers write at once."""


async def say(table: LiveTable, seat: int, said: Say) -> None:
    """Write a line, then tell it."""
    if said.to is not None and (not 0 <= said.to < len(table.seats) or said.to == seat):
        raise Trouble(400, "no-such-seat")
    text = said.text.strip()
    if not text:
        raise Trouble(400, "empty")
    values = {
        "table": table.name,
        "seat": seat,
        "to": said.to,
        "client": said.id,
        "text": text,
        "at": table.house.now(),
    }
    try:
        await table.house.db.write(lambda conn: talk.say(conn, values), table.name)
    except Conflict:
        return  # this very line was said before
    table.house.bus.announce(table.name, "talk")
    await spread(table)


async def spread(table: LiveTable) -> None:
    """Tell new lines to the sockets that may hear them."""
    since = max(table.spread_lines, default=0) - LOOK_BACK
    for row in await table.house.db.read(lambda conn: talk.lines_after(conn, table.name, since)):
        if row.id not in table.spread_lines:
            table.spread_lines.append(row.id)
            table.say(Down(chat=[shown(row)]), partial(may_hear, table, row))
            if table.settings.delay and not table.late:
                table.changed()


def may_hear(table: LiveTable, row: MessageRow, seat: int) -> bool:
    """May this seat hear a line at once? Late spectators get it with what it was said about (`Line`)."""
    if seat < 0:
        return row.to is None and not table.settings.delay
    return row.to is None or seat in (row.seat, row.to)


def shown(row: MessageRow) -> Chat:
    return Chat(row.id, row.seat, row.text, row.at, row.to)


async def lines(table: LiveTable, seat: int) -> list[Chat]:
    """The newest lines this seat may read."""
    rows = await table.house.db.read(lambda conn: talk.lines(conn, table.name, seat))
    before = table.house.now() - (table.settings.delay if seat < 0 and table.late else 0)
    return [shown(row) for row in rows if row.at <= before]
