"""What if: a finished game goes on from any of its moments, at a private table against bots.

The new table begins as a copy of the record up to that moment and keeps its seed: the same dice fall for the
same deeds, and the whole game can still be verified. Seed and hands are public by then, so nothing leaks; and
because its player may know both, such a game is never rated and counts in nobody's statistics.
"""

from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from signoria.server.cards import card
from signoria.server.forms import Branch, BranchForm, Settings, TableCard
from signoria.server.hall import Hall
from signoria.server.lobby import again_row
from signoria.server.playing import at_table
from signoria.server.replay import match_at
from signoria.server.store import games
from signoria.server.store.rows import SeatRow, TableRow
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble
from signoria.server.visitors import ensure_person, seat_at


@post("/api/tables/{name:str}/branch", status_code=201, tags=["studying"])
async def branch(
    request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[BranchForm]
) -> Response[TableCard]:
    """Play on from entry `at` of a finished game, in one seat, with bots in the others."""
    hall, who, table = await at_table(request, name, "table")
    await seat_at(table, who)  # whoever may not look may not play on either
    if table.row.state != "over" or table.row.seed is None:
        raise Trouble(409, "not-over")
    if data.seat >= len(table.seats):
        raise Trouble(400, "no-such-seat")
    if data.bot not in hall.bots.kinds(table.row.title):
        raise Trouble(400, "no-such-bot")
    match = await match_at(table, data.at)
    if match.over:
        raise Trouble(409, "game-over")
    person, cookie = await ensure_person(hall.house, who, data.name)
    row = _row(hall, table, data.at, match.waiting, person.id)
    seats = [
        SeatRow(
            row.name,
            i,
            person.id if i == data.seat else None,
            None if i == data.seat else data.bot,
            False,
            None,
        )
        for i in range(row.seats)
    ]

    def query(conn: Connection) -> None:
        games.create(conn, row, seats)
        entries = games.tail(conn, name, -1, data.at + 1)
        games.append_many(conn, [{**vars(entry), "table": row.name, "client": None} for entry in entries])

    await hall.house.db.write(query, row.name)
    (await hall.tables.get(row.name)).after_entry()
    return Response(await card(hall, who, row.name), cookies=[cookie] if cookie else [])


def _row(hall: Hall, table: LiveTable, at: int, waiting: int, person: str) -> TableRow:
    row = again_row(hall, table.row)
    settings = Settings(
        choices=table.settings.choices,
        clock=None,
        listed=False,
        spectators=False,
        delay=0,
        undo="free",
        takeback=True,
        leaver="default",
        rated=False,
        hints=True,
        branch=Branch(table.name, at),
    )
    row.settings = msgspec.json.encode(settings).decode()
    row.state, row.host, row.listed = "playing", person, False
    row.head, row.seed = table.row.head, table.row.seed
    row.n, row.waiting, row.wake = at, waiting, hall.house.now()
    return row
