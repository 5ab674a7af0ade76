"""Digest: what happened since the last visit, what was done to me, what awaits me."""

from typing import Any

import msgspec
from sqlalchemy import Connection

from signoria.core.option import Option
from signoria.core.seating import members
from signoria.play.codec import option_to_wire
from signoria.server import clocks
from signoria.server.orders import info, names_seat
from signoria.server.store import chores, games, talk
from signoria.server.store.rows import EntryRow, MessageRow, OrderRow, PromiseRow
from signoria.server.table import LiveTable
from signoria.server.told import from_row
from signoria.server.wire import Clock, News, OrderInfo

_NEWEST = 500
"""A digest of more entries than this begins later: nobody reads so much."""


OFFERED = ("offer", "ask")


class Digest(msgspec.Struct):
    """News since entry `since`; `mine` are the numbers of those that speak of me."""

    since: int
    n: int
    waited_for: bool
    asides: list[str]
    """Kinds of things I may do now."""
    offers: list[Any]
    """Of these the ones that answer something another seat has put on the table, as options: offers, asks."""
    news: list[News]
    mine: list[int]
    lines: int
    """New lines of chat that I may read."""
    promises: int
    """Promises that wait for my word."""
    orders: list[OrderInfo]
    """My standing orders, with the reason of those that ended."""
    clock: Clock | None
    """My own clock while the game is timed and going on."""


async def digest(table: LiveTable, seat: int, person: str | None) -> Digest:
    def query(
        conn: Connection,
    ) -> tuple[int, list[EntryRow], list[MessageRow], list[PromiseRow], list[OrderRow]]:
        last = chores.last_visit(conn, table.name, person) if person is not None else -1
        since = max(last, table.n - _NEWEST)
        rows = games.tail(conn, table.name, since)
        lines = talk.lines(conn, table.name, seat)
        return since, rows, lines, talk.promises_at(conn, table.name), talk.orders_of(conn, table.name, seat)

    since, rows, lines, promises, orders = await table.house.db.read(query)
    news = [from_row(row).news(seat) for row in rows if row.n <= table.n]
    begun = news[0].at if news else table.house.now()
    match = table.match
    options = match.options(seat) if match is not None and seat >= 0 else []
    return Digest(
        since=since,
        n=table.n,
        waited_for=match is not None and seat in members(match.waiting),
        asides=sorted({option.action.TAG for option in options}),
        offers=[option_to_wire(option) for option in options if _answers_offer(option)],
        news=news,
        mine=[item.n for item in news if any(_mine(table, event, seat) for event in item.events)],
        lines=sum(line.at >= begun and line.seat != seat for line in lines),
        promises=sum(row.to == seat and row.state == "offered" for row in promises),
        orders=[info(row) for row in orders if row.state == "active" or row.at >= begun],
        clock=_clock(table, seat),
    )


def _clock(table: LiveTable, seat: int) -> Clock | None:
    if table.clocks is None or seat < 0 or table.row.state != "playing":
        return None
    return clocks.shown(table.clocks, table.house.now(), table.away())[seat]


def _mine(table: LiveTable, event: list[Any], seat: int) -> bool:
    return seat >= 0 and names_seat(table.game, event, seat)


def _answers_offer(option: Option) -> bool:
    """Titles call what others have put on the table an `offer` or an `ask`."""
    return any(spec.rpartition(" ")[2] in OFFERED for spec in option.action.OF)
