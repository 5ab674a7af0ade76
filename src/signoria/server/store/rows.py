"""Rows as typed values, and the few helpers every query needs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, and_, insert, update


class Conflict(Exception):
    """Somebody else wrote this key first, or changed what a write was meant for."""


class Away(Exception):
    """The database cannot be reached just now; whoever asks again later may get an answer."""


@dataclass
class TableRow:
    """A table as stored; `clocks`, `proposal`, `result` and `settings` are JSON."""

    name: str
    title: str
    seats: int
    settings: str
    state: str
    host: str
    listed: bool
    invitation: str | None
    head: bytes | None
    seed: bytes | None
    n: int
    waiting: int
    clocks: str | None
    wake: float | None
    proposal: str | None
    result: str | None
    rematch: str | None
    rated: bool
    made: float
    ended: float | None


@dataclass
class Sitting:
    """A running table as it concerns somebody who sits there; `waiting` is a mask of seats."""

    name: str
    seat: int
    waiting: int
    title: str
    head: bytes | None


@dataclass
class SeatRow:
    """A seat and, where a person sits, what others may know of them."""

    table: str
    seat: int
    person: str | None
    bot: str | None
    away: bool
    token: str | None
    name: str | None = None
    login: str | None = None
    email: str | None = None
    away_until: float | None = None


@dataclass
class EntryRow:
    table: str
    n: int
    seat: int
    client: str | None
    by: str
    body: bytes
    told: bytes


@dataclass
class PersonRow:
    id: str
    name: str
    login: str | None
    login_key: str | None
    password: str | None
    email: str | None
    preferences: str
    made: float
    away_until: float | None
    away_days: int
    away_year: int


@dataclass
class MessageRow:
    id: int
    table: str
    seat: int
    to: int | None
    client: str
    text: str
    at: float


@dataclass
class PromiseRow:
    id: int
    table: str
    seat: int
    to: int
    client: str
    text: str
    public: bool
    state: str
    n: int
    marks: str


@dataclass
class OrderRow:
    table: str
    seat: int
    id: str
    body: bytes
    prompt: str
    state: str
    used: int
    rule: str
    reason: str
    at: float


def upsert(conn: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Change the row of this key, or make it."""
    where = and_(*(table.c[name] == value for name, value in key.items()))
    if conn.execute(update(table).where(where).values(**values)).rowcount == 0:
        conn.execute(insert(table).values(**key, **values))
