"""Table: one table in memory. Try, write, then tell: nobody hears of what is not on disk."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from signoria.core import flow
from signoria.play.codec import action_from_wire
from signoria.play.errors import BadAction, BadRecord
from signoria.play.match import Refused
from signoria.play.questions import answers_question
from signoria.play.record import Head, Record, standing
from signoria.play.step import Step
from signoria.server import clocks as clock
from signoria.server.clocks import Clocks
from signoria.server.deeds import Act
from signoria.server.forms import ClockForm
from signoria.server.keeping import box_for, named_anew
from signoria.server.orders import used
from signoria.server.revive import revive
from signoria.server.revive import snapshot as take_snapshot
from signoria.server.sight import AT_HAND, Sight
from signoria.server.store import games, talk
from signoria.server.store.rows import Conflict, EntryRow, OrderRow, SeatRow, TableRow
from signoria.server.told import Told, entry_from_row, from_notices, from_row
from signoria.server.troubles import Trouble, refused_by_rules

First = Callable[[Connection], None] | None
"""What an entry stands on, written in the same commit."""
SNAPSHOT_EVERY = 50
NEWEST = 2**31 - 2
_TRIES = 8
_CLAIM_GRACE = 5.0
"""Other workers look after a table this long after something became due here."""


class LiveTable(Sight):
    """A table at which things are done."""

    # -- deeds -----------------------------------------------------------------------------------------------

    async def act(self, seat: int, act: Act) -> tuple[int, bool]:
        """An answer or an aside; the number of its entry, and whether it had been done before."""
        self.touched = self.house.now()
        async with self.lock:
            return await self._once(seat, act.id, "", lambda: self._trial(seat, act))

    async def answer(self, seat: int, act: Act, by: str, n: int, order: OrderRow | None = None) -> None:
        """The server answers for a seat, provided that nothing has happened since entry n.

        An order's answer and the count of its answers are one commit: a crash makes it neither answer twice
        nor forget that it did.
        """
        first = None if order is None else partial(talk.use_order, row=order, values=used(order))

        def trial() -> Step:
            if self.n != n or (order is not None and not self._stands(order)):
                raise Trouble(409, "stale", stale=True)
            return self._trial(seat, act)

        async with self.lock:
            await self._once(seat, "", by, trial, first)

    def _stands(self, order: OrderRow) -> bool:
        """Is this order, with as many answers given, still one of the active ones?"""
        same = [row for row in self.orders if (row.seat, row.id) == (order.seat, order.id)]
        return bool(same) and same[0].used == order.used

    async def undo(self, seat: int, client: str) -> tuple[int, bool]:
        """Take back the own last entry, where that is free."""
        if self.settings.undo == "none":
            raise Trouble(409, "undo-agreed-none")
        async with self.lock:
            return await self._once(
                seat, client, "", lambda: self.going_on.trial_undo(seat, at=self.house.now())
            )

    async def rewind(self, to: int, agreed: str | None) -> int:
        """Take back everything from entry `to` on, as the others have `agreed`. The lock is held.

        Raises Conflict where the proposal was refused or a move was made meanwhile, at another worker.
        """
        step = self.going_on.trial_rewind(to, at=self.house.now())
        first = partial(games.swap_proposal, name=self.name, before=agreed, after=None)
        await self._write(step, None, "", first)
        self._commit(step, "", "")
        return step.entry.n

    def can_rewind(self, to: int) -> bool:
        match = self.going_on
        return not match.over and any(entry.n == to for entry in standing(match.record.entries)[1:])

    def _trial(self, seat: int, act: Act) -> Step:
        match = self.going_on
        try:
            action = action_from_wire(self.game, act.do)
        except BadAction as error:
            raise Trouble(400, "bad-action", text=str(error)) from error
        # A question number from before is stale, unless the deed stands beside the question.
        if act.ask != match.asks[seat] and not match.over:
            asides = flow.aside_options(match.state, seat)
            if not any(option.admits(action) for option in asides):
                raise Trouble(409, "stale", stale=True)
        return match.trial(seat, action, at=self.house.now(), text=act.text.strip())

    async def _once(
        self, seat: int, client: str, by: str, trial: Callable[[], Step], first: First = None
    ) -> tuple[int, bool]:
        """Append a step unless this client id has acted before. The lock is held."""
        if client and (done := self.recent.get((seat, client))) is not None:
            return done, True
        for _ in range(_TRIES):
            try:
                step = trial()
            except (Refused, Trouble) as error:
                done = await self._earlier(seat, client)
                if done is not None:
                    return done, True
                raise refused_by_rules(error.reason) if isinstance(error, Refused) else error from error
            try:
                await self._write(step, client or None, by, first)
            except Conflict:
                # Another worker was faster, or this very deed was done before: read the tail, try again.
                self.house.metrics.conflicts.inc()
                done = await self._earlier(seat, client)
                await self.catch_up()
                if done is not None:
                    return done, True
                continue
            self._commit(step, client, by)
            return step.entry.n, False
        raise Trouble(503, "busy")

    async def _earlier(self, seat: int, client: str) -> int | None:
        if not client:
            return None
        return await self.house.db.read(lambda conn: games.entry_of(conn, self.name, seat, client))

    async def _write(self, step: Step, client: str | None, by: str, first: First = None) -> None:
        now = self.house.now()
        entry = {
            "table": self.name,
            "n": step.entry.n,
            "seat": step.entry.seat,
            "client": client,
            "by": by,
            "body": msgspec.json.encode(step.entry),
            "told": msgspec.json.encode(from_notices(step.news)),
        }
        after = self._after(step, now)
        await self.house.db.write(games.Append(entry, after, first), self.name)
        self.row = _changed(self.row, after)
        self.house.metrics.entries.inc()

    def _after(self, step: Step, now: float) -> dict[str, Any]:
        """The row of this table once a step is real."""
        waiting = flow.must_answer(step.state)
        values: dict[str, Any] = {"n": step.entry.n, "waiting": waiting, "proposal": None}
        if self.settings.clock is not None and self.clocks is not None:
            moved = self._moved(self.clocks, self.settings.clock, step, waiting, now)
            values["clocks"] = msgspec.json.encode(moved).decode()
        if flow.over(step.state):
            scores, places = self.game.scores(step.state), self.game.places(step.state)
            values |= {"state": "over", "ended": now, "wake": now}
            values["result"] = msgspec.json.encode({"scores": scores, "places": places}).decode()
        else:
            values["wake"] = self.wake(waiting, now, values.get("clocks"))
        return values

    def _moved(self, clocks: Clocks, form: ClockForm, step: Step, waiting: int, now: float) -> Clocks:
        """The clocks once a step is real."""
        entry = step.entry
        answers = answers_question(self.game, self.running.state, entry)
        moved = clock.after(clocks, form, waiting, entry.seat if answers else -1, now, self.away())
        if entry.undo is None or entry.seat < 0 or not waiting >> entry.seat & 1:
            return moved
        return clock.returned(moved, form, entry.seat)

    def wake(self, waiting: int, now: float, clocks: str | None) -> float | None:
        """When somebody must look after this table: a bot or an order is to answer, or a clock runs out."""
        ordered = {order.seat for order in self.orders}
        for seat in range(len(self.seats)):
            if waiting >> seat & 1 and (seat in ordered or self.played_by_bot(seat)):
                return now + _CLAIM_GRACE
        if clocks is None:
            return None
        return clock.deadline(msgspec.json.decode(clocks, type=Clocks), self.away())

    def _commit(self, step: Step, client: str, by: str) -> None:
        match = self.running
        match.commit(step)
        match.told.clear()
        self.told.append(Told(step.entry, client, by, from_notices(step.news)))
        if client:
            self.recent[(step.entry.seat, client)] = step.entry.n
            if len(self.recent) > 2 * AT_HAND:
                del self.recent[next(iter(self.recent))]
        self.read_row(self.row)
        self.changed()
        self.house.bus.announce(self.name, "entries")
        self.after_entry()
        if step.entry.n - self.snapshot_at >= SNAPSHOT_EVERY:
            # Only a shortcut for later: nobody waits for it.
            self.snapshot_at, body = take_snapshot(self.box, match)
            keep = partial(games.keep_snapshot, name=self.name, n=self.snapshot_at, body=body)
            self.house.db.write_later(keep, self.name)

    # -- what others wrote ---------------------------------------------------------------------------------

    async def begin(self, row: TableRow) -> None:
        """Load the game of a table that has begun, replaying only what came after the newest snapshot."""
        rows, snapshot = await self.house.db.read(lambda conn: _load(conn, self.name))
        if row.head is None or not rows:
            return
        head = msgspec.json.decode(row.head, type=Head)
        try:
            self.box = await box_for(self.house.db, head)
            head = await named_anew(self.house, self.name, head, self.box)
            row = _changed(row, {"head": msgspec.json.encode(head)})
            record = Record(head, [entry_from_row(entry) for entry in rows])
            self.match, self.snapshot_at = revive(self.box, record, snapshot, row.seed)
            self.closed = ""
            self.match.told.clear()
        except BadRecord as error:
            # Never replayed wrongly: a game of other rules is shown as it was told, and waits for its rules.
            self.closed = str(error)
        self.told.clear()
        self.told.extend(from_row(entry) for entry in rows[-AT_HAND:])
        self.recent = {(e.seat, e.client): e.n for e in rows[-AT_HAND:] if e.client}
        self.read_row(row)

    async def catch_up(self) -> None:
        """Read what other workers appended. The lock is held."""
        row, seats, rows, orders = await self.house.db.read(lambda conn: _news(conn, self.name, self.n))
        if row is None:
            raise Trouble(404, "no-table")
        self.compared = self.house.now()
        self.seats = seats
        self.orders = orders
        for watcher in self.watchers:
            if watcher.seat >= 0 and not watcher.holds(seats[watcher.seat]):
                watcher.dismiss()
        if self.match is None and row.head is not None:
            await self.begin(row)
        else:
            for entry in rows:
                self.running.follow([entry_from_row(entry)])
                self.running.told.clear()
                self.told.append(from_row(entry))
                if entry.client:
                    self.recent[(entry.seat, entry.client)] = entry.n
        self.read_row(row)
        self.changed()


def _changed(row: TableRow, values: dict[str, Any]) -> TableRow:
    return TableRow(**{**vars(row), **values})


def _load(conn: Any, name: str) -> tuple[list[EntryRow], bytes | None]:
    return games.tail(conn, name, -1), games.snapshot_before(conn, name, NEWEST)


def _news(
    conn: Any, name: str, n: int
) -> tuple[TableRow | None, list[SeatRow], list[EntryRow], list[OrderRow]]:
    seats = games.seats_of(conn, [name])[name]
    return games.table(conn, name), seats, games.tail(conn, name, n), talk.orders_at(conn, name)
