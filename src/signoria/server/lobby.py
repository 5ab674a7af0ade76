"""Lobby: tables are made, found, joined, started and played again."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import Connection

from signoria.server import seats as seating
from signoria.server.cards import asleep, card, card_of
from signoria.server.forms import NewTable, Settings, TableCard, TableForm
from signoria.server.hall import Hall, hall_of
from signoria.server.names import new_name
from signoria.server.shelf import box
from signoria.server.store import games, printings
from signoria.server.store.rows import PersonRow, SeatRow, TableRow
from signoria.server.troubles import Trouble
from signoria.server.visitors import ensure_person, hashed, new_token, visitor

Page = Annotated[int, QueryParameter(ge=0, le=1000)]


class Lobby(Controller):
    """Tables as seen from outside."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012 (Litestar reads the class)

    @post("/")
    async def create(self, request: Request[Any, Any, Any], data: JSONBody[TableForm]) -> Response[NewTable]:
        """A new table; the invitation is shown once."""
        hall, who = hall_of(request), await visitor(request)
        await hall.house.limits.take("table", who.who)
        person, cookie = await ensure_person(hall.house, who, data.name)
        row, seats, invitation = lay_table(hall, person, data)
        await hall.house.db.write(lambda conn: games.create(conn, row, seats), row.name)
        await seating.start_if_full(hall, row.name)
        made = NewTable(await card(hall, who, row.name), invitation)
        return Response(made, status_code=201, cookies=[cookie] if cookie else [])

    @get("/")
    async def find(
        self,
        request: Request[Any, Any, Any],
        title: Annotated[str | None, QueryParameter(max_length=64)] = None,
        table_state: Annotated[str | None, QueryParameter(name="state", max_length=8)] = None,
        mine: FromQuery[bool] = False,
        page: Page = 0,
    ) -> list[TableCard]:
        """Listed tables, or mine; newest first."""
        hall, who = hall_of(request), await visitor(request)

        def query(conn: Connection) -> list[TableCard]:
            if mine:
                rows = games.tables_of(conn, who.id, page) if who.id is not None else []
            else:
                rows = games.listed(conn, title, table_state, page)
            seats = games.seats_of(conn, [row.name for row in rows])
            kept = printings.all_kept(conn)
            return [
                card_of(hall, who, row, seats[row.name], set(), asleep(row.title, row.head, kept))
                for row in rows
            ]

        return await hall.house.db.read(query)

    @get("/{name:str}/card")
    async def show(self, request: Request[Any, Any, Any], name: FromPath[str]) -> TableCard:
        """The table as the lobby shows it."""
        hall, who = hall_of(request), await visitor(request)
        return await card(hall, who, name)

    @post("/{name:str}/rematch", status_code=200)
    async def rematch(self, request: Request[Any, Any, Any], name: FromPath[str]) -> TableCard:
        """The same people and settings once more; whoever asks first makes the table, the others find it."""
        hall, who = hall_of(request), await visitor(request)
        table = await hall.tables.get(name)
        if who.required.id not in [row.person for row in table.seats]:
            raise Trouble(403, "not-seated")
        if table.row.state not in ("over", "stopped"):
            raise Trouble(409, "not-over")
        await hall.house.limits.take("table", who.who)
        again = again_row(hall, table.row)
        # Everybody moves up by one seat, so that the first player changes.
        moved = [*table.seats[1:], table.seats[0]]
        fresh = [SeatRow(again.name, i, row.person, row.bot, False, None) for i, row in enumerate(moved)]

        def query(conn: Connection) -> str:
            if games.claim_rematch(conn, name, again.name):
                games.create(conn, again, fresh)
                return again.name
            made = games.table(conn, name)
            return again.name if made is None or made.rematch is None else made.rematch

        found = await hall.house.db.write(query, name)
        table.row.rematch = found
        table.changed()
        await seating.start_if_full(hall, found)
        return await card(hall, who, found)


def lay_table(hall: Hall, person: PersonRow, form: TableForm) -> tuple[TableRow, list[SeatRow], str]:
    """Check what was asked for; raises Trouble or BadSetup with a sentence."""
    game = box(form.title).game
    choices = game.settle(form.seats, form.choices)
    invitation = new_token()
    settings = Settings(
        choices=choices,
        clock=form.clock,
        listed=form.listed,
        spectators=form.spectators,
        delay=form.delay,
        undo=form.undo,
        takeback=form.takeback,
        leaver=form.leaver,
        rated=form.rated,
        hints=_hints(form),
    )
    row = TableRow(
        name=new_name(),
        title=form.title,
        seats=form.seats,
        settings=msgspec.json.encode(settings).decode(),
        state="open",
        host=person.id,
        listed=form.listed,
        invitation=hashed(invitation),
        head=None,
        seed=None,
        n=-1,
        waiting=0,
        clocks=None,
        wake=None,
        proposal=None,
        result=None,
        rematch=None,
        rated=False,
        made=hall.house.now(),
        ended=None,
    )
    return row, _seats(hall, person, form, row.name), invitation


def _hints(form: TableForm) -> bool:
    """Advice would spoil a contest; among friends and against bots it is welcome."""
    if form.hints is not None:
        if form.hints and form.rated:
            raise Trouble(400, "hints-rated")
        return form.hints
    return not form.rated and (not form.listed or len(form.bots) >= form.seats - 1)


def _seats(hall: Hall, person: PersonRow, form: TableForm, name: str) -> list[SeatRow]:
    seats = [SeatRow(name, i, None, None, False, None) for i in range(form.seats)]
    for number, kind in form.bots.items():
        if not number.isdecimal() or len(number) > 2 or int(number) >= form.seats:
            raise Trouble(400, "no-such-seat")
        if kind not in hall.bots.kinds(form.title):
            raise Trouble(400, "no-such-bot")
        seats[int(number)].bot = kind
    if form.sit is not None:
        if form.sit >= form.seats or seats[form.sit].bot is not None:
            raise Trouble(400, "no-such-seat")
        seats[form.sit].person = person.id
    return seats


def again_row(hall: Hall, row: TableRow) -> TableRow:
    """A fresh table with the settings of an old one."""
    kept = {key: getattr(row, key) for key in ("title", "seats", "settings", "host", "listed")}
    blank: dict[str, Any] = dict.fromkeys(("head", "seed", "clocks", "wake", "proposal", "result", "rematch"))
    return TableRow(
        name=new_name(),
        state="open",
        invitation=None,
        n=-1,
        waiting=0,
        rated=False,
        made=hall.house.now(),
        ended=None,
        **kept,
        **blank,
    )
