"""Queries about what is said at a table: chat, notes, promises, standing orders."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, func, insert, or_, select, update

from signoria.server.store.rows import MessageRow, OrderRow, PromiseRow, upsert
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


def last_line(conn: Connection, table: str) -> int:
    query = select(func.max(messages.c.id)).where(messages.c.table == table)
    return conn.execute(query).scalar_one() or 0


def lines_after(conn: Connection, table: str, number: int) -> list[MessageRow]:
    """All lines after this number, whoever may read them."""
    query = select(messages).where(messages.c.table == table, messages.c.id > number).order_by(messages.c.id)
    return [MessageRow(**row._mapping) for row in conn.execute(query)]


def keep_note(conn: Connection, table: str, person: str, text: str) -> None:
    upsert(conn, notes, {"table": table, "person": person}, {"text": text})


def note(conn: Connection, table: str, person: str) -> str:
    query = select(notes.c.text).where(notes.c.table == table, notes.c.person == person)
    return conn.execute(query).scalar_one_or_none() or ""


def promise(conn: Connection, values: Mapping[str, Any]) -> int:
    key = conn.execute(insert(promises).values(**values)).inserted_primary_key
    return int(key[0]) if key else 0


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


def change_order(conn: Connection, table: str, seat: int, order: str, values: Mapping[str, Any]) -> int:
    where = (orders.c.table == table, orders.c.seat == seat, orders.c.id == order)
    return conn.execute(update(orders).where(*where, orders.c.state == "active").values(**values)).rowcount
