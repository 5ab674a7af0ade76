"""Errands: what the server does at a table by itself. Standing orders, bots, clocks, ratings, reminders."""

import asyncio

import msgspec
import structlog

from signoria.core import flow
from signoria.core.seating import members
from signoria.core.value import Action
from signoria.play.codec import value_to_wire
from signoria.server import clocks as clock
from signoria.server import orders as standing
from signoria.server.bots import Bots
from signoria.server.deeds import Act
from signoria.server.failures import note_failure
from signoria.server.house import House
from signoria.server.patience import Patience
from signoria.server.ratings import rate
from signoria.server.store import chores, games, talk
from signoria.server.store.rows import Away, Conflict, OrderRow
from signoria.server.table import LiveTable
from signoria.server.told import ORDER
from signoria.server.troubles import Trouble
from signoria.server.wire import Down

log = structlog.get_logger()

BOT = "bot"
CLOCK = "clock"


class Errands:
    """At most one errand at a time for each table."""

    def __init__(self, house: House, bots: Bots) -> None:
        self.house = house
        self.bots = bots
        self.patience = Patience(house.config.order_seconds)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def look(self, table: LiveTable) -> None:
        """After each entry: is there something to do at once?"""
        if self._something(table):
            self.start(table)

    def start(self, table: LiveTable) -> None:
        if table.name not in self._busy and not self._closed:
            task = asyncio.create_task(self._attend(table))
            self._busy[table.name] = task
            task.add_done_callback(lambda _: self._busy.pop(table.name, None))

    def busy(self, name: str) -> bool:
        return name in self._busy

    def at(self, name: str) -> asyncio.Task[None] | None:
        """The errand that is being run at a table."""
        return self._busy.get(name)

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _something(self, table: LiveTable) -> bool:
        if table.match is None:
            return False
        if table.match.over:
            return not table.row.rated
        # Orders are looked at after every entry, because an event can end one whose seat is not asked.
        hopes = table.match.waiting | flow.addressed(table.match.state)
        return bool(table.orders) or any(table.played_by_bot(seat) for seat in members(hopes))

    async def _attend(self, table: LiveTable) -> None:
        try:
            while await self._one(table):
                table.touched = self.house.now()
                await asyncio.sleep(0)
            await self._set_wake(table)
        except Trouble as trouble:
            log.warning("errand refused", table=table.name, key=trouble.key)
        except Away:
            log.warning("database out of reach", table=table.name)  # another look is taken within seconds
        except Exception:
            log.exception("errand failed", table=table.name)

    async def _one(self, table: LiveTable) -> bool:
        """Do the first thing that is due; False if there is none."""
        match = table.match
        if match is None or table.row.state == "stopped":
            return False
        if match.over:
            return await self._close(table)
        if self.house.shared:
            async with table.lock:
                await table.catch_up()
        waiting = members(match.waiting)
        for order in list(table.orders):
            if await self._follow(table, order):
                return True
        for seat in members(flow.addressed(match.state) & ~match.waiting):
            kind = table.played_by_bot(seat)
            if kind is not None and await self._reply(table, seat, kind):
                return True
        late = [] if table.clocks is None else clock.overdue(table.clocks, self.house.now(), table.away())
        for seat in waiting:
            kind = table.played_by_bot(seat)
            if kind is not None:
                return await self._bot(table, seat, kind)
            if seat in late:
                return await self._time_out(table, seat)
        return False

    async def _answer(
        self,
        table: LiveTable,
        seat: int,
        action: Action | list[object],
        by: str,
        order: OrderRow | None = None,
    ) -> bool:
        """Through the same door as everybody; False if something happened meanwhile: look again."""
        match = table.running
        wire = value_to_wire(action) if isinstance(action, Action) else action
        try:
            await table.answer(seat, Act("", match.asks[seat], wire), by, table.n, order)
        except Trouble as trouble:
            if trouble.stale:
                return False
            raise
        return True

    async def _follow(self, table: LiveTable, row: OrderRow) -> bool:
        decided = standing.decide(table.running, row, list(table.told))
        if decided is None:
            return False
        if isinstance(decided, standing.Ended):
            await self.end_order(table, row, decided.reason, decided.rule)
            return True
        seconds = self.patience.wait(table, row, self.house.now())
        if seconds > 0:
            asyncio.get_running_loop().call_later(seconds, self.look, table)
            return False
        if await self._answer(table, row.seat, decided, ORDER, row):
            after = standing.used(row)
            row.used = after["used"]
            if after["state"] == "done":
                await self._put_away(table, row)
        return True

    async def end_order(self, table: LiveTable, row: OrderRow, reason: str, rule: str) -> None:
        """An order can no longer be followed, or is withdrawn; its owner is told why."""
        values = {"state": "cancelled", "reason": reason, "rule": rule}
        await self.house.db.write(
            lambda conn: talk.change_order(conn, table.name, row.seat, row.id, values), table.name
        )
        await self._put_away(table, row)

    async def _put_away(self, table: LiveTable, row: OrderRow) -> None:
        self.patience.forget(table.name, row)
        table.orders = [order for order in table.orders if (order.seat, order.id) != (row.seat, row.id)]
        self.house.bus.announce(table.name, "talk")
        await tell_orders(table, row.seat)

    async def _bot(self, table: LiveTable, seat: int, kind: str) -> bool:
        match, n = table.running, table.n
        if self.house.shared and not await self._claim(table, n, seat, self.house.now()):
            return False
        if await self._let_answer(table, seat, kind) or table.n != n or table.played_by_bot(seat) is None:
            return True
        await self._answer(table, seat, match.game.default(match.state, seat), BOT)
        return True

    async def _reply(self, table: LiveTable, seat: int, kind: str) -> bool:
        """A bot to which somebody spoke answers if it likes; the game does not wait for it."""
        n = table.n
        if self.house.shared and not await self._claim(table, n, seat, self.house.now()):
            return False
        return await self._let_answer(table, seat, kind) or table.n != n

    async def _let_answer(self, table: LiveTable, seat: int, kind: str) -> bool:
        """Ask a bot and do what it says; False if it says nothing or fails, or the table has moved on."""
        n = table.n
        wire, trouble = await self.bots.answer(table.box, table.running, seat, kind)
        if table.n != n or table.played_by_bot(seat) is None:
            return False
        if wire is not None:
            try:
                await self._answer(table, seat, wire, BOT)
            except Trouble as refusal:
                trouble = f"{wire} was refused: {refusal.key} {refusal.rule}\n{trouble}"
                wire = None
        if trouble:
            note_failure(table, seat, kind, trouble.strip())
        return wire is not None

    async def _claim(self, table: LiveTable, n: int, seat: int, now: float) -> bool:
        """One answer is computed by one worker only."""
        until = now + 2 * self.bots.seconds + 5
        worker = self.house.worker
        try:
            return await self.house.db.write(
                lambda conn: chores.claim(conn, table.name, n, seat, worker, now, until), table.name
            )
        except Conflict:
            return False

    async def _time_out(self, table: LiveTable, seat: int) -> bool:
        """Time is up: a bot plays on if the table agreed to that, otherwise the rules' own answer."""
        match = table.running
        if table.settings.leaver == "bot":
            await self.house.db.write(
                lambda conn: games.change_seat(conn, table.name, seat, {"away": True}), table.name
            )
            table.seats[seat].away = True
            self.house.bus.announce(table.name, "seats")
            table.changed()
            return True
        await self._answer(table, seat, match.game.default(match.state, seat), CLOCK)
        return True

    async def _close(self, table: LiveTable) -> bool:
        """The game is over: orders end, people are rated, once."""
        for order in list(table.orders):
            await self.end_order(table, order, "game-over", "")
        if not table.row.rated:
            result = msgspec.json.decode(table.row.result or "{}")
            row, seats = table.row, table.seats
            await self.house.db.write(lambda conn: rate(conn, row, seats, result), table.name)
            table.row.rated = True
        return False

    async def _set_wake(self, table: LiveTable) -> None:
        """Nothing is due now: note when to look again, unless the last entry has noted it already."""
        now = self.house.now()
        if table.row.wake is None or table.row.wake > now:
            return
        wake: float | None = None
        if table.match is not None and not table.match.over and table.row.state == "playing":
            wake = table.wake(table.match.waiting, now, table.row.clocks)
            wake = None if wake is None else max(wake, now + 1)
        table.row.wake = wake
        n = table.n
        await self.house.db.write(lambda conn: games.set_wake(conn, table.name, n, wake), table.name)


async def orders_of(table: LiveTable, seat: int) -> Down:
    """The own orders of a seat; nobody else gets to see them."""
    rows = await table.house.db.read(lambda conn: talk.orders_of(conn, table.name, seat))
    return Down(orders=[standing.info(row) for row in rows])


async def tell_orders(table: LiveTable, seat: int) -> None:
    """Show a seat its own orders if they have changed."""
    table.tell(seat, await orders_of(table, seat))
