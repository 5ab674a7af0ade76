"""The HTTP twin of the socket: the same deeds and the same answers, for bots and scripts."""

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from signoria.play.game import SPECTATOR
from signoria.server import chat, promises, proposals, replay
from signoria.server.cards import asleep
from signoria.server.deeds import Act, Cancel, Mark, Note, Order, Promise, Say, TakeBack, Undo, Vote, Why
from signoria.server.digest import Digest, digest
from signoria.server.forms import RecordForm, Verdict
from signoria.server.hall import Hall, hall_of
from signoria.server.orders import info
from signoria.server.perform import Actor, Deed, perform
from signoria.server.store import chores, games, printings, talk
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble
from signoria.server.visitors import Visitor, ensure_person, seat_at, visitor
from signoria.server.wire import Chat, Done, Down, OrderInfo, PromiseInfo, encode_down

Ask = Request[Any, Any, Any]
Since = Annotated[int, QueryParameter(ge=-1, le=2**31 - 2)]
SeatNumber = Annotated[int | None, QueryParameter(ge=-1, le=15)]


class Playing(Controller):
    """Everything that is done at a table."""

    path = "/api/tables/{name:str}"
    tags = ["playing"]  # noqa: RUF012 (Litestar reads the class)

    @get("/", media_type=MediaType.JSON)
    async def show(
        self, request: Ask, name: FromPath[str], since: Since = -1, seat: SeatNumber = None
    ) -> Response[bytes]:
        """The `table` message, with news after entry `since`."""
        hall, who, table = await at_table(request, name)
        mine = await seat_at(table, who, seat)
        await visited(hall, table, who)
        return _json((await shown(table, mine, since))[0])

    @post("/act", status_code=200)
    async def act(self, request: Ask, name: FromPath[str], data: JSONBody[Act]) -> Response[bytes]:
        """An answer or an aside; answers with the `table` message that holds it."""
        return await _do(request, name, data)

    @post("/undo", status_code=200)
    async def undo(self, request: Ask, name: FromPath[str], data: JSONBody[Undo]) -> Response[bytes]:
        """Take back the own last entry, where that is free."""
        return await _do(request, name, data)

    @post("/takeback", status_code=200)
    async def take_back(self, request: Ask, name: FromPath[str], data: JSONBody[TakeBack]) -> Response[bytes]:
        """Propose to take back everything from an entry on."""
        return await _do(request, name, data)

    @post("/vote", status_code=200)
    async def vote(self, request: Ask, name: FromPath[str], data: JSONBody[Vote]) -> Response[bytes]:
        """Answer a proposal."""
        return await _do(request, name, data)

    @post("/why", status_code=200)
    async def why(self, request: Ask, name: FromPath[str], data: JSONBody[Why]) -> Response[bytes]:
        """May I do this, and if not, which rule forbids it?"""
        return await _do(request, name, data)

    @post("/say", status_code=200)
    async def say(self, request: Ask, name: FromPath[str], data: JSONBody[Say]) -> Response[bytes]:
        """Talk to the table, or privately to one seat."""
        return await _do(request, name, data)

    @post("/note", status_code=200)
    async def note(self, request: Ask, name: FromPath[str], data: JSONBody[Note]) -> Response[bytes]:
        """Replace the own private notes."""
        return await _do(request, name, data)

    @post("/order", status_code=200)
    async def order(self, request: Ask, name: FromPath[str], data: JSONBody[Order]) -> Response[bytes]:
        """Place a standing order."""
        return await _do(request, name, data)

    @post("/cancel", status_code=200)
    async def cancel(self, request: Ask, name: FromPath[str], data: JSONBody[Cancel]) -> Response[bytes]:
        """Withdraw a standing order."""
        return await _do(request, name, data)

    @post("/promise", status_code=200)
    async def promise(self, request: Ask, name: FromPath[str], data: JSONBody[Promise]) -> Response[bytes]:
        """Promise something to a seat."""
        return await _do(request, name, data)

    @post("/mark", status_code=200)
    async def mark(self, request: Ask, name: FromPath[str], data: JSONBody[Mark]) -> Response[bytes]:
        """Accept, decline, or say whether a promise was kept."""
        return await _do(request, name, data)

    @post("/stop", status_code=200)
    async def stop(self, request: Ask, name: FromPath[str], data: JSONBody[Undo]) -> Response[bytes]:
        """Propose to end the game unfinished."""
        _, who, table = await at_table(request, name, "deed")
        seat = await seated(table, who)
        await proposals.stop(table, seat, data.id)
        return _json(encode_down(Down(done=Done(data.id))))

    @get("/at/{n:int}", media_type=MediaType.JSON)
    async def at(
        self, request: Ask, name: FromPath[str], n: FromPath[int], seat: SeatNumber = None
    ) -> Response[bytes]:
        """The table after entry n; through any seat's eyes once the game is over."""
        _, who, table = await at_table(request, name, "replay")
        mine = await seat_at(table, who, seat)
        if seat is not None and seat != mine:
            if table.row.state not in ("over", "stopped"):
                raise Trouble(403, "not-your-eyes")
            if seat >= len(table.seats):
                raise Trouble(404, "no-such-seat")
            mine = seat
        if mine == SPECTATOR and table.settings.delay and table.row.state == "playing":
            raise Trouble(403, "delayed")
        _ = table.running
        return _json(encode_down(Down(table=await replay.scene_at(table, n, mine))))

    @get("/digest")
    async def digest(self, request: Ask, name: FromPath[str]) -> Digest:
        """What happened since my last visit, what was done to me, what awaits me."""
        _, who, table = await at_table(request, name)
        return await digest(table, await seated(table, who), who.id)

    @get("/chat")
    async def chat(self, request: Ask, name: FromPath[str]) -> list[Chat]:
        _, who, table = await at_table(request, name)
        return await chat.lines(table, await seat_at(table, who))

    @get("/promises")
    async def promises(self, request: Ask, name: FromPath[str]) -> list[PromiseInfo]:
        _, who, table = await at_table(request, name)
        return await promises.shown(table, await seat_at(table, who))

    @get("/orders")
    async def orders(self, request: Ask, name: FromPath[str]) -> list[OrderInfo]:
        """My own standing orders."""
        hall, who, table = await at_table(request, name)
        seat = await seated(table, who)
        return [info(row) for row in await hall.house.db.read(lambda conn: talk.orders_of(conn, name, seat))]

    @get("/notes")
    async def notes(self, request: Ask, name: FromPath[str]) -> dict[str, str]:
        """My own private notes."""
        hall, who, _table = await at_table(request, name)
        person = who.required
        return {"text": await hall.house.db.read(lambda conn: talk.note(conn, name, person.id))}

    @get("/record", media_type="application/x-ndjson")
    async def record(self, request: Ask, name: FromPath[str]) -> Response[bytes]:
        """The record of a finished game, one JSON line a piece."""
        _, _who, table = await at_table(request, name, "replay")
        record = await replay.record_of(table)
        body = b"".join(line + b"\n" for line in record.lines())
        headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
        return Response(body, media_type="application/x-ndjson", headers=headers)

    @get("/verify")
    async def verify(self, request: Ask, name: FromPath[str]) -> Verdict:
        """Recompute the deal of a finished game from its published seed."""
        _, _who, table = await at_table(request, name, "replay")
        return await replay.verdict(table)


@post("/api/records", status_code=201, tags=["playing"], request_max_body_size=5_000_000)
async def import_record(request: Ask, data: JSONBody[RecordForm]) -> Response[dict[str, str]]:
    """Import a record as a table to step through."""
    hall, who = hall_of(request), await visitor(request)
    await hall.house.limits.take("import", who.address)
    person, cookie = await ensure_person(hall.house, who, None)
    name = await replay.import_record(hall.house, person.id, data.record)
    return Response({"name": name}, status_code=201, cookies=[cookie] if cookie else [])


@get("/api/next", tags=["playing"])
async def next_table(request: Ask) -> dict[str, Any]:
    """The next table that waits for me, and how many do."""
    hall, who = hall_of(request), await visitor(request)
    person = who.required
    rows, kept = await hall.house.db.read(
        lambda conn: (games.waiting_for(conn, person.id), printings.all_kept(conn))
    )
    asked = [row for row in rows if row.waiting >> row.seat & 1]
    waiting = [row.name for row in asked if not asleep(row.title, row.head, kept)]
    return {"next": waiting[0] if waiting else None, "waiting": waiting}


async def shown(table: LiveTable, seat: int, since: int) -> tuple[bytes, int]:
    """The `table` message and the entry it shows; spectators of some tables see it late."""
    if seat == SPECTATOR and table.settings.delay and table.match is not None:
        late = await replay.delayed_scene(table, since)
        return encode_down(Down(table=late)), late.n
    return await table.message(seat, since)


async def visited(hall: Hall, table: LiveTable, who: Visitor) -> None:
    """Remember how far this person has seen a table where they sit."""
    person = who.id
    if person is not None and person in [row.person for row in table.seats]:
        n, now = table.n, hall.house.now()
        await hall.house.db.write(lambda conn: chores.visit(conn, table.name, person, n, now), table.name)


async def at_table(request: Ask, name: str, limit: str = "") -> tuple[Hall, Visitor, LiveTable]:
    """Who asks about which table; `limit` names what costs the server more than any call does."""
    hall, who = hall_of(request), await visitor(request)
    if limit:
        await hall.house.limits.take(limit, who.who)
    return hall, who, await hall.tables.get(name)


async def seated(table: LiveTable, who: Visitor) -> int:
    seat = await seat_at(table, who)
    if seat == SPECTATOR:
        raise Trouble(403, "not-seated")
    return seat


async def _do(request: Ask, name: str, deed: Deed) -> Response[bytes]:
    hall, who = hall_of(request), await visitor(request)
    table = await hall.tables.get(name)
    seat = await seat_at(table, who)
    before = table.n
    answer = await perform(table, hall.errands, Actor(seat, who.id, who.language), deed)
    if answer is None:
        return _json((await shown(table, seat, min(before, table.n - 1)))[0])
    return _json(encode_down(answer))


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type=MediaType.JSON)
