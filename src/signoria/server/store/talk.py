"""Queries about what is said at a table: chat, notes, promises, standing orders."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, case, func, insert, or_, select, update

from signoria.server.store.rows import Conflict, MessageRow, OrderRow, PromiseRow, upsert
from signoria.server.store.schema import messages, notes, orders, promises

LINES = 200


def say(conn: Connection, values: Mapping[str, Any]) -> int:
    key = conn.execute(insert(messages).values(**values)).inserted_primary_key
    return int(key[0]) if key else 0


def lines(conn: Connection, table: str, seat: int, since: int = 0) -> list[MessageRow]:
    """The newest lines after number `since` that this seat may read, oldest first."""
    mine = or_(messages.c.to.is_(None), messages.c.seat == seat, messages.c.to == seat)
    query = (
        select(messages)
        .where(messages.c.table == table, messages.c.id > since)
        .where(mine if seat >= 0 else messages.c.to.is_(None))
        .order_by(messages.c.id.desc())
        .limit(LINES)
    )
    return [MessageRow(**row._mapping) for row in reversed(conn.execute(query).all())]


def last_lines(conn: Connection, table: str, count: int) -> list[int]:
    """The numbers of the newest lines, oldest first."""
    query = select(messages.c.id).where(messages.c.table == table).order_by(messages.c.id.desc())
    return [*reversed(conn.execute(query.limit(count)).scalars().all())]


def lines_after(conn: Connection, table: str, number: int) -> list[MessageRow]:
    """All lines after this number, whoever may read them."""
    query = select(messages).where(messages.c.table == table, messages.c.id > number).order_by(messages.c.id)
    return [MessageRow(**row._mapping) for row in conn.execute(query)]


def how_much(conn: Connection, names: Sequence[str]) -> dict[str, str]:
    """What differs for each of these tables once something was said, ordered or promised there."""
    marks: dict[str, list[str]] = {name: [] for name in names}
    parts = (
        (messages, func.max(messages.c.id), func.count()),
        (orders, func.max(orders.c.at), func.sum(case((orders.c.state == "active", 1), else_=0))),
        (promises, func.max(promises.c.id), func.sum(func.length(promises.c.state + promises.c.marks))),
    )
    for part, newest, count in parts:
        query = select(part.c.table, newest, count).where(part.c.table.in_(names)).group_by(part.c.table)
        for name, first, second in conn.execute(query):
            marks[name].append(f"{part.name} {first} {second}")
    return {name: "; ".join(said) for name, said in marks.items()}


def keep_note(conn: Connection, table: str, person: str, text: str) -> None:
    upsert(conn, notes, {"table": table, "person": person}, {"text": text})


def note(conn: Connection, table: str, person: str) -> str:
    query = select(notes.c.text).where(notes.c.table == table, notes.c.person == person)
    return conn.execute(query).scalar_one_or_none() or ""


def promise(conn: Connection, values: Mapping[str, Any]) -> int:
    key = conn.execute(insert(promises).values(**values)).inserted_primary_key
    return int(key[0]) if key else 0


def promise_held(conn: Connection, table: str, number: int) -> PromiseRow | None:
    """One promise, which nobody else changes before the commit."""
    where = (promises.c.table == table, promises.c.id == number)
    row = conn.execute(select(promises).where(*where).with_for_update()).one_or_none()
    return None if row is None else PromiseRow(**row._mapping)


def promises_at(conn: Connection, table: str) -> list[PromiseRow]:
    query = select(promises).where(promises.c.table == table).order_by(promises.c.id)
    return [PromiseRow(**row._mapping) for row in conn.execute(query)]


def mark_promise(conn: Connection, table: str, number: int, values: Mapping[str, Any]) -> None:
    where = (promises.c.table == table, promises.c.id == number)
    conn.execute(update(promises).where(*where).values(**values))


def place_order(conn: Connection, values: Mapping[str, Any]) -> None:
    conn.execute(insert(orders).values(**values))


def orders_at(conn: Connection, table: str, states: Sequence[str] = ("active",)) -> list[OrderRow]:
    query = (
        select(orders)
        .where(orders.c.table == table, orders.c.state.in_(states))
        .order_by(orders.c.at, orders.c.id)
    )
    return [OrderRow(**row._mapping) for row in conn.execute(query)]


def orders_of(conn: Connection, table: str, seat: int) -> list[OrderRow]:
    query = (
        select(orders)
        .where(orders.c.table == table, orders.c.seat == seat)
        .order_by(orders.c.at, orders.c.id)
    )
    return [OrderRow(**row._mapping) for row in conn.execute(query)]


def active_orders(conn: Connection, table: str, seat: int) -> int:
    where = (orders.c.table == table, orders.c.seat == seat, orders.c.state == "active")
    return conn.execute(select(func.count()).where(*where)).scalar_one()


def use_order(conn: Connection, row: OrderRow, values: Mapping[str, Any]) -> None:
    """Count one more answer of an order. Raises Conflict where it was withdrawn or counted meanwhile."""
    where = (orders.c.table == row.table, orders.c.seat == row.seat, orders.c.id == row.id)
    same = (orders.c.state == "active", orders.c.used == row.used)
    if conn.execute(update(orders).where(*where, *same).values(**values)).rowcount != 1:
        raise Conflict


def change_order(conn: Connection, table: str, seat: int, order: str, values: Mapping[str, Any]) -> int:
    where = (orders.c.table == table, orders.c.seat == seat, orders.c.id == order)
    return conn.execute(update(orders).where(*where, orders.c.state == "active").values(**values)).rowcount
