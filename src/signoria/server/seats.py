"""Seats: taken by invitation, moved to another device by a seat link, given up and taken back."""

import hmac
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, post
from litestar.params import FromPath, JSONBody, PathParameter

from signoria.core.seating import members
from signoria.play.match import Match
from signoria.server import clocks as clock
from signoria.server.cards import card
from signoria.server.forms import Claim, SeatBot, SeatLink, SeatToken, TableCard
from signoria.server.hall import Hall, hall_of
from signoria.server.keeping import keep
from signoria.server.perform import come_back
from signoria.server.store import games
from signoria.server.store.rows import Conflict
from signoria.server.table import LiveTable
from signoria.server.told import from_notices
from signoria.server.troubles import Trouble
from signoria.server.visitors import Visitor, ensure_person, hashed, new_token, visitor

Number = Annotated[int, PathParameter(ge=0, le=15)]
Ask = Request[Any, Any, Any]


class Seats(Controller):
    """Who sits where."""

    path = "/api/tables/{name:str}"
    tags = ["seats"]  # noqa: RUF012 (Litestar reads the class)

    @post("/seats/{seat:int}/claim", status_code=200)
    async def claim(
        self, request: Ask, name: FromPath[str], seat: Number, data: JSONBody[Claim]
    ) -> Response[TableCard]:
        """Take an open seat; a guest gets a name and a cookie by this."""
        hall, who = hall_of(request), await visitor(request)
        table = await _open_table(hall, name, seat)
        if not (table.settings.listed or _invited(table, data.invitation) or table.row.host == who.id):
            raise Trouble(403, "not-invited")
        person, cookie = await ensure_person(hall.house, who, data.name)
        taken = await hall.house.db.write(
            lambda conn: games.take_seat(conn, name, seat, person.id, None), name
        )
        await seats_changed(hall, table)
        if not taken and table.seats[seat].person != person.id:
            raise Trouble(409, "seat-taken")
        await start_if_full(hall, name)
        return Response(await card(hall, who, name), cookies=[cookie] if cookie else [])

    @post("/seats/{seat:int}/leave", status_code=200)
    async def leave(self, request: Ask, name: FromPath[str], seat: Number) -> TableCard:
        """Before the start: stand up. Later: a bot plays on, if the table agreed to that."""
        hall, who = hall_of(request), await visitor(request)
        table = await hall.tables.get(name)
        _own_seat(table, who, seat)
        if table.row.state == "open":
            await _stand_up(hall, table, seat)
        elif table.settings.leaver == "bot":
            values = {"away": True}
            await hall.house.db.write(lambda conn: games.change_seat(conn, name, seat, values), name)
        else:
            raise Trouble(409, "no-leaving")
        await seats_changed(hall, table)
        hall.errands.look(table)
        return await card(hall, who, name)

    @post("/seats/{seat:int}/return", status_code=200)
    async def come_back(self, request: Ask, name: FromPath[str], seat: Number) -> TableCard:
        """Take the own seat back from the bot, at any time."""
        hall, who = hall_of(request), await visitor(request)
        table = await hall.tables.get(name)
        _own_seat(table, who, seat)
        await come_back(table, seat)
        return await card(hall, who, name)

    @post("/seats/{seat:int}/bot", status_code=200)
    async def seat_bot(
        self, request: Ask, name: FromPath[str], seat: Number, data: JSONBody[SeatBot]
    ) -> TableCard:
        """The host puts a bot into an open seat."""
        hall, who = hall_of(request), await visitor(request)
        table = await _open_table(hall, name, seat)
        _host(table, who)
        if data.bot not in hall.bots.kinds(table.row.title):
            raise Trouble(400, "no-such-bot")
        seated = await hall.house.db.write(lambda conn: games.seat_bot(conn, name, seat, data.bot), name)
        await seats_changed(hall, table)
        if not seated:
            raise Trouble(409, "seat-taken")
        await start_if_full(hall, name)
        return await card(hall, who, name)

    @post("/seats/{seat:int}/link", status_code=200)
    async def link(self, request: Ask, name: FromPath[str], seat: Number) -> SeatLink:
        """A fresh token for the own seat, for another device or a script; earlier ones are dead."""
        hall, who = hall_of(request), await visitor(request)
        table = await hall.tables.get(name)
        _own_seat(table, who, seat)
        token = new_token()
        values = {"token": hashed(token)}
        await hall.house.db.write(lambda conn: games.change_seat(conn, name, seat, values), name)
        await seats_changed(hall, table)
        return SeatLink(seat, token)

    @post("/sit", status_code=200)
    async def sit(self, request: Ask, name: FromPath[str], data: JSONBody[SeatToken]) -> Response[TableCard]:
        """Use a seat link on this device: the seat belongs to this browser's person from now on."""
        hall, who = hall_of(request), await visitor(request)
        await hall.house.limits.take("signin", who.address)
        table = await hall.tables.get(name)
        digest = hashed(data.token)
        seat = await hall.house.db.read(lambda conn: games.seat_by_token(conn, name, digest))
        if seat is None:
            raise Trouble(403, "dead-token")
        old = table.seats[seat].name
        person, cookie = await ensure_person(hall.house, who, old)
        values = {"person": person.id, "token": None}  # a link works once; a fresh one can be made
        await hall.house.db.write(lambda conn: games.change_seat(conn, name, seat, values), name)
        await seats_changed(hall, table)
        return Response(await card(hall, who, name), cookies=[cookie] if cookie else [])

    @post("/invitation", status_code=200)
    async def invitation(self, request: Ask, name: FromPath[str]) -> SeatToken:
        """A fresh invitation; the earlier one is dead."""
        hall, who = hall_of(request), await visitor(request)
        table = await hall.tables.get(name)
        _host(table, who)
        token = new_token()
        await hall.house.db.write(lambda conn: games.change(conn, name, {"invitation": hashed(token)}), name)
        table.row.invitation = hashed(token)
        hall.house.bus.announce(name, "seats")
        return SeatToken(token)

    @post("/start", status_code=200)
    async def start(self, request: Ask, name: FromPath[str]) -> TableCard:
        """A table whose seats are all taken starts by itself; this says what is missing."""
        hall, who = hall_of(request), await visitor(request)
        table = await hall.tables.get(name)
        _host(table, who)
        if table.row.state != "open":
            raise Trouble(409, "started")
        if not await start_if_full(hall, name):
            raise Trouble(409, "seats-open")
        return await card(hall, who, name)


async def start_if_full(hall: Hall, name: str) -> bool:
    """Deal, write, then tell; only one worker gets to do it."""
    table = await hall.tables.get(name)
    async with table.lock:
        full = all(row.person is not None or row.bot is not None for row in table.seats)
        if table.row.state != "open" or not full:
            return table.row.state == "playing"
        await keep(hall.house, table.box)
        with suppress(Conflict):  # another worker dealt
            await hall.house.db.write(_deal(hall, table), name)
        await table.catch_up()
    if table.row.state != "playing":
        return False  # somebody stood up meanwhile
    hall.house.bus.announce(name, "entries")
    table.after_entry()
    return True


async def _stand_up(hall: Hall, table: LiveTable, seat: int) -> None:
    """Before the start; a game that begins at this very moment keeps its players."""

    def query(conn: Any) -> None:
        games.hold_open(conn, table.name)
        games.change_seat(conn, table.name, seat, {"person": None, "token": None})

    try:
        await hall.house.db.write(query, table.name)
    except Conflict as error:
        await seats_changed(hall, table)
        raise Trouble(409, "started") from error


def _deal(hall: Hall, table: LiveTable) -> Any:
    """The write that begins a game."""
    name, now = table.name, hall.house.now()
    match = Match.new(
        table.game, table.box.tables, len(table.seats), table.settings.choices, data=table.box.data
    )
    first = msgspec.structs.replace(match.record.entries[0], at=now)
    entry = {
        "table": name,
        "n": 0,
        "seat": first.seat,
        "client": None,
        "by": "",
        "body": msgspec.json.encode(first),
        "told": msgspec.json.encode(from_notices(match.told[0])),
    }
    values: dict[str, Any] = {
        "state": "playing",
        "head": msgspec.json.encode(match.record.head),
        "seed": match.seed,
        "n": 0,
        "waiting": match.waiting,
    }
    form = table.settings.clock
    if form is not None:
        asked = members(match.waiting)
        full = clock.wound(form, len(table.seats))
        since = [now if seat in asked else None for seat in range(len(table.seats))]
        values["clocks"] = msgspec.json.encode(clock.Clocks(full.left, since)).decode()
    values["wake"] = table.wake(match.waiting, now, values.get("clocks"))

    def query(conn: Any) -> None:
        if not games.change_if(conn, name, "open", values) or games.seats_free(conn, name):
            raise Conflict
        games.append(conn, entry, {"n": 0})

    return query


async def seats_changed(hall: Hall, table: LiveTable) -> None:
    async with table.lock:
        await table.catch_up()
    hall.house.bus.announce(table.name, "seats")


async def _open_table(hall: Hall, name: str, seat: int) -> LiveTable:
    table = await hall.tables.get(name)
    if seat >= len(table.seats):
        raise Trouble(404, "no-such-seat")
    if table.row.state != "open":
        raise Trouble(409, "started")
    return table


def _invited(table: LiveTable, invitation: str) -> bool:
    known = table.row.invitation
    return known is not None and hmac.compare_digest(known, hashed(invitation))


def _own_seat(table: LiveTable, who: Visitor, seat: int) -> None:
    if seat >= len(table.seats):
        raise Trouble(404, "no-such-seat")
    if who.required.id != table.seats[seat].person:
        raise Trouble(403, "not-your-seat")


def _host(table: LiveTable, who: Visitor) -> None:
    if who.required.id != table.row.host:
        raise Trouble(403, "not-host")
