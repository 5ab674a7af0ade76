"""Perform: one door for every deed, whether it came by socket or by HTTP."""

from dataclasses import dataclass
from typing import Any

import msgspec

from signoria.core import flow
from signoria.play.codec import action_from_wire
from signoria.play.errors import BadAction
from signoria.play.game import SPECTATOR
from signoria.server import chat, promises, proposals
from signoria.server import orders as standing
from signoria.server.deeds import Act, Cancel, Mark, Note, Order, Promise, Say, TakeBack, Undo, Vote, Why
from signoria.server.errands import Errands, tell_orders
from signoria.server.store import games, talk
from signoria.server.store.rows import Conflict, OrderRow
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble, refused_by_rules, sentence
from signoria.server.wire import Done, Down, WhyAnswer

Deed = Act | Undo | TakeBack | Vote | Why | Say | Note | Order | Cancel | Promise | Mark


@dataclass(frozen=True)
class Actor:
    """Who does something at a table: a seat, the person in it (unless a token speaks), a language."""

    seat: int
    person: str | None
    language: str


async def perform(table: LiveTable, errands: Errands, actor: Actor, deed: Deed) -> Down | None:
    """Do it to the end; None where the table message that follows is the answer. Raises Trouble."""
    return await table.house.whole.do(_perform(table, errands, actor, deed))


async def _perform(table: LiveTable, errands: Errands, actor: Actor, deed: Deed) -> Down | None:
    if isinstance(deed, Note):
        return await _note(table, actor, deed)
    seat = actor.seat
    if seat == SPECTATOR:
        raise Trouble(403, "not-seated")
    limits = table.house.limits
    await limits.take("deed", f"{table.name}/{seat}")
    if isinstance(deed, Say | Promise) or (isinstance(deed, Act) and deed.text):
        await limits.take("chat", f"{table.name}/{seat}")
    if isinstance(deed, Act | Undo):
        return await _entry(table, seat, deed)
    if isinstance(deed, Why):
        return Down(why=_why(table, actor, deed))
    if isinstance(deed, Say):
        await chat.say(table, seat, deed)
    elif isinstance(deed, TakeBack):
        await proposals.take_back(table, seat, deed)
    elif isinstance(deed, Vote):
        await proposals.vote(table, seat, deed)
    elif isinstance(deed, Order):
        await _order(table, errands, seat, deed)
    elif isinstance(deed, Cancel):
        await _cancel(table, errands, seat, deed)
    elif isinstance(deed, Promise):
        await promises.promise(table, seat, deed)
    else:
        await promises.mark(table, seat, deed)
    return Down(done=Done(deed.id))


async def _entry(table: LiveTable, seat: int, deed: Act | Undo) -> Down | None:
    begun = table.house.now()
    if table.seats[seat].away:
        await come_back(table, seat)  # whoever acts is back
    n, repeated = await (table.act(seat, deed) if isinstance(deed, Act) else table.undo(seat, deed.id))
    table.house.metrics.act_seconds.observe(table.house.now() - begun)
    return Down(done=Done(deed.id, n)) if repeated else None


async def come_back(table: LiveTable, seat: int) -> None:
    """Take the own seat back from the bot."""
    await table.house.db.write(
        lambda conn: games.change_seat(conn, table.name, seat, {"away": False}), table.name
    )
    table.seats[seat].away = False
    table.house.bus.announce(table.name, "seats")
    table.changed()


def _why(table: LiveTable, actor: Actor, deed: Why) -> WhyAnswer:
    try:
        action = action_from_wire(table.game, deed.do)
    except BadAction as error:
        raise Trouble(400, "bad-action", text=str(error)) from error
    reason = table.running.why_not(actor.seat, action)
    if reason is None:
        return WhyAnswer(deed.id)
    text = sentence(refused_by_rules(reason), actor.language, table.game)
    return WhyAnswer(deed.id, reason.rule, reason.key, text)


async def _note(table: LiveTable, actor: Actor, deed: Note) -> Down:
    person = actor.person
    if person is None:
        raise Trouble(403, "notes-need-person")
    await table.house.limits.take("deed", f"{table.name}/{person}")
    await table.house.db.write(lambda conn: talk.keep_note(conn, table.name, person, deed.text), table.name)
    return Down(done=Done(deed.id))


async def _order(table: LiveTable, errands: Errands, seat: int, order: Order) -> None:
    match = table.going_on
    if match.over:
        raise Trouble(409, "game-over")
    standing.check(order, table.game)
    values: dict[str, Any] = {
        "table": table.name,
        "seat": seat,
        "id": order.id,
        "body": msgspec.json.encode(order),
        "prompt": standing.prompt_of(match, seat) if not flow.over(match.state) else "",
        "state": "active",
        "used": 0,
        "rule": "",
        "reason": "",
        "at": table.house.now(),
    }

    def place(conn: Any) -> None:
        if talk.active_orders(conn, table.name, seat) >= standing.MOST:
            raise Trouble(409, "too-many-orders")
        talk.place_order(conn, values)

    try:
        await table.house.db.write(place, table.name)
    except Conflict:
        return  # placed before
    table.orders.append(OrderRow(**values))
    table.house.bus.announce(table.name, "talk")
    await tell_orders(table, seat)
    errands.look(table)


async def _cancel(table: LiveTable, errands: Errands, seat: int, deed: Cancel) -> None:
    row = next((o for o in table.orders if o.seat == seat and o.id == deed.order), None)
    if row is None:
        raise Trouble(404, "no-order")
    await errands.end_order(table, row, "order-withdrawn", "")
