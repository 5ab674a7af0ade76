"""Tables: finds a table in memory or in the store, drops idle ones, and keeps an eye on the time."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

import structlog

from signoria.server import chat, promises
from signoria.server.errands import Errands, tell_orders
from signoria.server.house import House
from signoria.server.notify import Notifier
from signoria.server.revive import snapshot
from signoria.server.store import chores, games, people, talk
from signoria.server.store.rows import Away, OrderRow, SeatRow, TableRow
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble
from signoria.server.wire import Bye, Down

log = structlog.get_logger()

WAKE_EVERY = 1.0
POLL_EVERY = 2.0
CLEAN_EVERY = 30.0
PRESENT_SECONDS = 90.0
SESSION_DAYS = 400


class Tables:
    """All tables this worker has in memory."""

    def __init__(self, house: House, errands: Errands, notifier: Notifier) -> None:
        self.house = house
        self.errands = errands
        self.notifier = notifier
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def get(self, name: str) -> LiveTable:
        """The table of that name; raises Trouble 404."""
        table = self.live.get(name)
        if table is None:
            if name not in self._loading:
                task = asyncio.create_task(self._load(name))
                self._loading[name] = task
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            table = await asyncio.shield(self._loading[name])
        elif self.house.shared and not table.watchers and self.house.now() - table.compared > POLL_EVERY:
            # Nobody here was looking, so nobody has compared it with the store: a word may have got lost.
            async with table.lock:
                await table.catch_up()
        table.touched = self.house.now()
        return table

    async def _load(self, name: str) -> LiveTable:
        row, seats, orders, lines = await self.house.db.read(lambda conn: _rows(conn, name))
        if row is None:
            raise Trouble(404, "no-table")
        table = LiveTable(self.house, row, seats)
        table.orders = orders
        table.spread_lines.extend(lines)
        if row.head is not None:
            await table.begin(row)
        table.after_entry = lambda: self._after_entry(table)
        self.live[name] = table
        self.house.metrics.loads.inc()
        self.house.metrics.tables.set(len(self.live))
        return table

    def _after_entry(self, table: LiveTable) -> None:
        self.errands.look(table)
        self.notifier.note(table)

    async def forget(self, name: str) -> None:
        """Drop an idle table from memory, leaving a snapshot so that coming back costs no long replay."""
        table = self.live.get(name)
        if table is None:
            return
        async with table.lock:
            if table.match is not None and table.n - table.snapshot_at >= 10:
                n, body = snapshot(table.box, table.match)
                await self.house.db.write(lambda conn: games.keep_snapshot(conn, name, n, body), name)
        if self.is_idle(table):  # somebody may have come while that was written
            self.live.pop(name, None)
            self.house.metrics.tables.set(len(self.live))

    def is_idle(self, table: LiveTable) -> bool:
        """Has nobody looked at it for a while, and is nothing done at it?"""
        idle = self.house.now() - table.touched > self.house.config.idle
        return idle and not table.watchers and not self.errands.busy(table.name)

    # -- other workers ---------------------------------------------------------------------------------------

    async def heard(self, name: str, what: str) -> None:
        """Another worker announced a change; what it is stands in the store."""
        table = self.live.get(name)
        if table is None:
            return
        try:
            if what == "talk":
                await self._read_talk(table)
            else:
                async with table.lock:
                    await table.catch_up()
        except Exception:
            log.exception("could not follow another worker", table=name)
            if not table.watchers:
                self.live.pop(name, None)

    async def _read_talk(self, table: LiveTable) -> None:
        table.orders = await self.house.db.read(lambda conn: talk.orders_at(conn, table.name))
        await chat.spread(table)
        await promises.spread(table)
        for seat in {watcher.seat for watcher in table.watchers if watcher.seat >= 0}:
            await tell_orders(table, seat)

    # -- loops -----------------------------------------------------------------------------------------------

    def open(self) -> None:
        self._tasks = [
            asyncio.create_task(_every(WAKE_EVERY, self._wake)),
            asyncio.create_task(_every(CLEAN_EVERY, self._clean)),
            asyncio.create_task(_every(WAKE_EVERY, self.notifier.send_due)),
        ]
        if self.house.shared:
            self._tasks.append(asyncio.create_task(_every(POLL_EVERY, self._poll)))

    def say_goodbye(self) -> None:
        """A restart: sockets are told to come back."""
        for table in self.live.values():
            table.say(Down(bye=Bye("restart")))

    def watched(self) -> bool:
        """Does anybody still look at a table here?"""
        return any(table.watchers for table in self.live.values())

    async def close(self) -> None:
        """Errands stop where they are; another worker, or this one after its restart, goes on with them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.errands.close()

    async def _wake(self) -> None:
        """Tables at which something is due, also those left by a worker that died."""
        now = self.house.now()
        for name in await self.house.db.read(lambda conn: chores.to_wake(conn, now)):
            try:
                table = await self.get(name)
                if not table.closed:
                    self.errands.start(table)
                    continue
                log.warning("cannot wake table", table=name, text=table.closed)
            except Trouble as trouble:
                log.warning("cannot wake table", table=name, key=trouble.key, text=trouble.text)
            later = now + 3600
            await self.house.db.write(partial(games.change, name=name, values={"wake": later}), name)

    async def _poll(self) -> None:
        """Announcements can get lost: compare how far tables are."""
        watched = {name: table for name, table in self.live.items() if table.watchers}
        if not watched:
            return
        names = list(watched)
        now = self.house.now()
        heads, here, said = await self.house.db.read(
            lambda conn: (
                games.heads(conn, names),
                chores.present_at(conn, names, now),
                talk.how_much(conn, names),
            )
        )
        for name, table in watched.items():
            elsewhere = {row.seat for row in table.seats if row.person in here[name]}
            if elsewhere != table.elsewhere:
                table.elsewhere = elsewhere
                table.changed()
            if heads.get(name, table.n) > table.n:
                await self.heard(name, "entries")
            if said[name] != table.talked:
                table.talked = said[name]
                await self.heard(name, "talk")

    async def _compare_seats(self) -> None:
        """A revoked seat must not stay open because an announcement got lost."""
        names = [name for name, table in self.live.items() if table.watchers]
        known = await self.house.db.read(lambda conn: games.seats_of(conn, names)) if names else {}
        for name, seats in known.items():
            table = self.live.get(name)
            if table is not None and [(s.person, s.token) for s in seats] != table.holders():
                await self.heard(name, "seats")

    async def keep_presence(self, table: LiveTable, person: str) -> None:
        """Note that somebody is looking, for other workers and so that none sends a reminder."""
        if self.notifier.ways or self.house.shared:
            until, worker = self.house.now() + PRESENT_SECONDS, self.house.worker
            await self.house.db.write(
                lambda conn: chores.come(conn, table.name, person, worker, until), table.name
            )

    async def _clean(self) -> None:
        now = self.house.now()
        for name, table in list(self.live.items()):
            for person in {line.person for line in table.watchers if line.person and line.seat >= 0}:
                await self.keep_presence(table, person)
            if table.settings.delay:
                table.changed()  # for spectators who see the past, something may have happened by now
            if self.is_idle(table):
                await self.forget(name)
        if self.house.shared:
            await self._compare_seats()
        db = self.house.db
        self.house.metrics.group_writes.set(db.writes / max(1, db.groups))
        days = self.house.config.retention
        if days:
            for name in await db.read(lambda conn: games.expired(conn, now - days * 86_400)):
                self.live.pop(name, None)
                await db.write(partial(games.remove, name=name), name)
                log.info("table deleted after its time", table=name)
        await db.write(lambda conn: _forget_old(conn, now))


async def _every(seconds: float, chore: Any) -> None:
    """Run a chore again and again; one failure is logged and does not end it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            result: Coroutine[Any, Any, None] = chore()
            await result
        except Away:
            log.warning("database out of reach", chore=getattr(chore, "__name__", "?"))
        except Exception:
            log.exception("chore failed", chore=getattr(chore, "__name__", "?"))


def _rows(conn: Any, name: str) -> tuple[TableRow | None, list[SeatRow], list[OrderRow], list[int]]:
    seats = games.seats_of(conn, [name])[name]
    said = talk.last_lines(conn, name, chat.LOOK_BACK)
    return games.table(conn, name), seats, talk.orders_at(conn, name), said


def _forget_old(conn: Any, now: float) -> None:
    """Browsers that have not come for long, and the presence that dead workers left."""
    people.end_sessions(conn, now - SESSION_DAYS * 86_400)
    chores.end_presence(conn, now - 3600)
