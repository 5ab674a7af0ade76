"""Queries about people, sessions, ratings and push subscriptions."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from signoria.server.statistics import Finished
from signoria.server.store.rows import PersonRow, upsert
from signoria.server.store.schema import notes, people, ratings, seats, sessions, subscriptions, tables


def add(conn: Connection, row: PersonRow) -> None:
    conn.execute(insert(people).values(**vars(row)))


def add_session(conn: Connection, token: str, person: str, now: float) -> None:
    conn.execute(insert(sessions).values(hash=token, person=person, seen=now))


def end_session(conn: Connection, token: str) -> None:
    conn.execute(delete(sessions).where(sessions.c.hash == token))


def end_sessions(conn: Connection, before: float) -> int:
    """Forget browsers that have not come for long."""
    return conn.execute(delete(sessions).where(sessions.c.seen < before)).rowcount


def seen(conn: Connection, token: str, now: float) -> None:
    conn.execute(update(sessions).where(sessions.c.hash == token).values(seen=now))


def by_session(conn: Connection, token: str) -> tuple[PersonRow, float] | None:
    """The person behind a browser's session, and when it was last noted."""
    row = conn.execute(
        select(people, sessions.c.seen)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.hash == token)
    ).one_or_none()
    if row is None:
        return None
    values = dict(row._mapping)
    at: float = values.pop("seen")
    return PersonRow(**values), at


def by_login(conn: Connection, key: str) -> PersonRow | None:
    row = conn.execute(select(people).where(people.c.login_key == key)).one_or_none()
    return None if row is None else PersonRow(**row._mapping)


def by_id(conn: Connection, person: str) -> PersonRow | None:
    row = conn.execute(select(people).where(people.c.id == person)).one_or_none()
    return None if row is None else PersonRow(**row._mapping)


def change(conn: Connection, person: str, values: Mapping[str, Any]) -> None:
    conn.execute(update(people).where(people.c.id == person).values(**values))


def hand_over(conn: Connection, guest: str, account: str) -> None:
    """A guest signs in: the seats taken as a guest belong to the account from now on."""
    conn.execute(update(seats).where(seats.c.person == guest).values(person=account))
    conn.execute(update(tables).where(tables.c.host == guest).values(host=account))
    conn.execute(update(subscriptions).where(subscriptions.c.person == guest).values(person=account))
    held = select(notes.c.table).where(notes.c.person == account)
    conn.execute(
        update(notes).where(notes.c.person == guest, notes.c.table.not_in(held)).values(person=account)
    )


def rating(conn: Connection, person: str, title: str) -> tuple[float, float, int, int] | None:
    row = conn.execute(
        select(ratings).where(ratings.c.person == person, ratings.c.title == title)
    ).one_or_none()
    return None if row is None else (row.mu, row.sigma, row.games, row.wins)


def keep_rating(conn: Connection, person: str, title: str, values: Mapping[str, Any]) -> None:
    upsert(conn, ratings, {"person": person, "title": title}, values)


def ratings_of(conn: Connection, person: str) -> list[tuple[str, float, float, int, int]]:
    rows = conn.execute(select(ratings).where(ratings.c.person == person).order_by(ratings.c.title))
    return [(row.title, row.mu, row.sigma, row.games, row.wins) for row in rows]


def finished(conn: Connection, person: str, limit: int = 5_000) -> list[Finished]:
    """The games this person ended in one seat, oldest first; of very many the newest."""
    mine = select(seats.c.table).where(seats.c.person == person)
    others = (
        select(seats.c.table, func.count(seats.c.person.distinct()).label("people"))
        .where(seats.c.table.in_(mine))
        .group_by(seats.c.table)
        .subquery()
    )
    query = (
        select(tables.c.name, tables.c.title, tables.c.result, tables.c.ended, seats.c.seat, others.c.people)
        .join(seats, seats.c.table == tables.c.name)
        .join(others, others.c.table == tables.c.name)
        .where(seats.c.person == person, tables.c.state == "over", tables.c.result.is_not(None))
        # Games that went on from a moment of another were not played from the start.
        .where(tables.c.settings.not_like('%"branch":{%'))
        .order_by(tables.c.ended.desc())
        .limit(limit)
    )
    rows = conn.execute(query).all()
    held = Counter(row.name for row in rows)
    return [
        Finished(row.title, msgspec.json.decode(row.result)["places"][row.seat], row.people - 1, row.ended)
        for row in reversed(rows)
        if held[row.name] == 1
    ]


def subscribe(conn: Connection, person: str, endpoint: str, p256dh: str, auth: str) -> None:
    values = {"person": person, "p256dh": p256dh, "auth": auth}
    upsert(conn, subscriptions, {"endpoint": endpoint}, values)


def subscriptions_of(conn: Connection, person: str) -> list[tuple[str, str, str]]:
    rows = conn.execute(select(subscriptions).where(subscriptions.c.person == person))
    return [(row.endpoint, row.p256dh, row.auth) for row in rows]


def unsubscribe(conn: Connection, endpoint: str) -> None:
    conn.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))
