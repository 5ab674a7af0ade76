"""Replay: any table as it was after any entry, records in and out, and proof of the deal."""

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Connection

from signoria.play.errors import BadRecord
from signoria.play.game import SPECTATOR
from signoria.play.match import Match
from signoria.play.record import Closing, Head, Record, parse
from signoria.play.registry import titles
from signoria.play.verify import verify
from signoria.server import scene
from signoria.server.forms import Settings, Verdict
from signoria.server.house import House
from signoria.server.keeping import box_for, keep
from signoria.server.names import new_name
from signoria.server.revive import revive
from signoria.server.store import games
from signoria.server.store.rows import EntryRow, SeatRow, TableRow
from signoria.server.table import LiveTable
from signoria.server.told import entry_from_row, from_notices, from_row
from signoria.server.troubles import Trouble
from signoria.server.wire import Table


async def match_at(table: LiveTable, n: int) -> Match:
    """The match after entry n, replayed from the snapshot before it. Without the seed: it only looks."""
    if not 0 <= n <= table.n:
        raise Trouble(404, "no-entry")

    def query(conn: Connection) -> tuple[list[EntryRow], bytes | None]:
        return games.tail(conn, table.name, -1, n + 1), games.snapshot_before(conn, table.name, n)

    rows, snapshot = await table.house.db.read(query)
    head = table.running.record.head
    record = Record(head, [entry_from_row(row) for row in rows])
    return (await asyncio.to_thread(revive, table.box, record, snapshot))[0]


async def scene_at(table: LiveTable, n: int, seat: int) -> Table:
    """The table after entry n through a seat's eyes: to look at, not to play."""
    match = await match_at(table, n)
    infos = scene.seat_infos(table.seats, set())
    shown = scene.blank_scene(table.name, table.row.title, table.row.state, seat, infos, table.house.now())
    scene.put_game(shown, match, seat)
    shown.data = table.box.data
    shown.options, shown.asides, shown.may = [], [], False
    shown.undo = {"rule": "", "key": "replay"}
    rows = await table.house.db.read(lambda conn: games.tail(conn, table.name, n - 1, 1))
    shown.news = [from_row(row).news(seat) for row in rows]
    return shown


async def delayed_scene(table: LiveTable, since: int) -> Table:
    """What spectators see at a table that shows itself with a delay, with news after entry `since`."""
    before = table.house.now() - table.settings.delay
    old = [told.entry.n for told in table.told if told.entry.at <= before]
    if not old and table.told and table.told[0].entry.n > 0:
        rows = await table.house.db.read(lambda conn: games.tail(conn, table.name, -1))
        old = [entry.n for entry in map(entry_from_row, rows) if entry.at <= before]
    seen = max(old, default=0)
    shown = await scene_at(table, seen, SPECTATOR)
    shown.news = [item for item in await table.news(SPECTATOR, since) if item.n <= seen]
    if seen < table.n:
        shown.over, shown.state = None, "playing"
    shown.delayed = True
    return shown


async def record_of(table: LiveTable) -> Record:
    """The whole record of a finished game; while it runs it would give everything away."""
    row = table.row
    if row.head is None or row.state not in ("over", "stopped"):
        raise Trouble(409, "record-secret")
    rows = await table.house.db.read(lambda conn: games.tail(conn, table.name, -1))
    head = msgspec.json.decode(row.head, type=Head)
    carried = {} if table.closed else table.box.printing.carried
    record = Record(head, [entry_from_row(entry) for entry in rows], data=carried)
    if row.state == "over" and row.seed and row.result:
        result = msgspec.json.decode(row.result)
        record.closing = Closing(row.seed.hex(), result["scores"], result["places"])
    return record


async def verdict(table: LiveTable) -> Verdict:
    """Recompute every shuffle and die from the published seed."""
    record = await record_of(table)
    try:
        results = await asyncio.to_thread(verify, table.game, table.box.tables, record)
    except BadRecord as error:
        raise Trouble(409, "not-verified", text=str(error)) from error
    seed = record.closing.seed if record.closing is not None else ""
    return Verdict(results, record.head.commitment, seed)


async def import_record(house: House, person: str, text: str) -> str:
    """A record from elsewhere becomes a table to step through; the name of that table."""
    try:
        record = parse([line for line in text.encode().splitlines() if line.strip()])
        if record.head.game not in titles():
            raise BadRecord(f"There is no title '{record.head.game[:40]}' here.")
        # Data that a stranger brings along is never loaded here, only what this server knows.
        found = await box_for(house.db, record.head)
        match = await asyncio.to_thread(Match.replay, found.game, found.tables, record)
        await keep(house, found)
    except BadRecord as error:
        raise Trouble(400, "bad-record", text=str(error)) from error
    row = _imported(house, person, record, match)
    seats = [SeatRow(row.name, i, None, None, False, None) for i in range(row.seats)]
    notices = match.told

    def query(conn: Connection) -> None:
        games.create(conn, row, seats)
        games.append_many(
            conn,
            [
                {
                    "table": row.name,
                    "n": entry.n,
                    "seat": entry.seat,
                    "client": None,
                    "by": "",
                    "body": msgspec.json.encode(entry),
                    "told": msgspec.json.encode(from_notices(notices.get(entry.n, []))),
                }
                for entry in record.entries
            ],
        )

    await house.db.write(query, row.name)
    return row.name


def _imported(house: House, person: str, record: Record, match: Match) -> TableRow:
    settings = Settings(
        choices=record.head.options,
        clock=None,
        listed=False,
        spectators=True,
        delay=0,
        undo="none",
        takeback=False,
        leaver="default",
        rated=False,
    )
    scores, places = match.game.scores(match.state), match.game.places(match.state) if match.over else []
    values: dict[str, Any] = dict.fromkeys(("invitation", "clocks", "wake", "proposal", "rematch"))
    now = house.now()
    seed = record.closing.seed if record.closing is not None else ""
    return TableRow(
        name=new_name(),
        title=record.head.game,
        seats=record.head.seats,
        settings=msgspec.json.encode(settings).decode(),
        state="over" if match.over else "stopped",
        host=person,
        listed=False,
        head=msgspec.json.encode(record.head),
        seed=bytes.fromhex(seed) if _hexadecimal(seed) else None,
        n=len(record.entries) - 1,
        waiting=0,
        result=msgspec.json.encode({"scores": scores, "places": places}).decode(),
        rated=True,
        made=now,
        ended=now,
        **values,
    )


def _hexadecimal(text: str) -> bool:
    try:
        return bool(bytes.fromhex(text))
    except ValueError:
        return False
