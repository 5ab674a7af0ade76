"""Queries of the server's own work: waking tables, claims of bots, visits, presence, the outbox."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from signoria.server.store.rows import upsert
from signoria.server.store.schema import claims, outbox, presence, tables, visits


def to_wake(conn: Connection, now: float, limit: int = 100) -> list[str]:
    """Tables at which something is due: a bot, an order, a clock, a rating."""
    query = select(tables.c.name).where(tables.c.wake <= now).order_by(tables.c.wake).limit(limit)
    return list(conn.execute(query).scalars())


def claim(conn: Connection, table: str, n: int, seat: int, worker: str, now: float, until: float) -> bool:
    """Let one worker only compute this answer; a claim that was not kept in time can be taken over."""
    where = (claims.c.table == table, claims.c.n == n, claims.c.seat == seat)
    found = conn.execute(select(claims.c.until).where(*where)).scalar_one_or_none()
    if found is None:
        conn.execute(
            insert(claims).values(table=table, n=n, seat=seat, worker=worker, until=until)
        )  # a faster worker makes this a Conflict
        conn.execute(delete(claims).where(claims.c.table == table, claims.c.n < n))
        return True
    taken = update(claims).where(*where, claims.c.until <= now).values(worker=worker, until=until)
    return conn.execute(taken).rowcount == 1


def visit(conn: Connection, table: str, person: str, n: int, now: float) -> None:
    upsert(conn, visits, {"table": table, "person": person}, {"n": n, "at": now})


def last_visit(conn: Connection, table: str, person: str) -> int:
    query = select(visits.c.n).where(visits.c.table == table, visits.c.person == person)
    found = conn.execute(query).scalar_one_or_none()
    return -1 if found is None else found


def come(conn: Connection, table: str, person: str, worker: str, until: float) -> None:
    upsert(conn, presence, {"table": table, "person": person, "worker": worker}, {"until": until})


def go(conn: Connection, table: str, person: str, worker: str) -> None:
    where = (presence.c.table == table, presence.c.person == person, presence.c.worker == worker)
    conn.execute(delete(presence).where(*where))


def present(conn: Connection, table: str, now: float) -> set[str]:
    """Who is looking at this table, at any worker."""
    query = select(presence.c.person).where(presence.c.table == table, presence.c.until > now)
    return set(conn.execute(query).scalars())


def present_at(conn: Connection, names: Sequence[str], now: float) -> dict[str, set[str]]:
    """Who is looking at each of these tables, at any worker."""
    query = select(presence.c.table, presence.c.person).where(
        presence.c.table.in_(names), presence.c.until > now
    )
    out: dict[str, set[str]] = {name: set() for name in names}
    for row in conn.execute(query):
        out[row.table].add(row.person)
    return out


def end_presence(conn: Connection, before: float) -> None:
    conn.execute(delete(presence).where(presence.c.until < before))


def note_turn(conn: Connection, table: str, seat: int, n: int, due: float) -> None:
    """Remember to tell somebody that a table waits for them; an earlier reminder stands."""
    known = select(outbox.c.seat).where(outbox.c.table == table, outbox.c.seat == seat)
    if conn.execute(known).one_or_none() is None:
        conn.execute(insert(outbox).values(table=table, seat=seat, n=n, due=due))


def take_due(conn: Connection, now: float, limit: int = 50) -> list[tuple[str, int, int]]:
    """Reminders that are due; whoever takes them out sends them."""
    query = select(outbox).where(outbox.c.due <= now).order_by(outbox.c.due).limit(limit)
    taken: list[tuple[str, int, int]] = []
    for row in conn.execute(query).all():
        where = (outbox.c.table == row.table, outbox.c.seat == row.seat)
        if conn.execute(delete(outbox).where(*where)).rowcount == 1:
            taken.append((row.table, row.seat, row.n))
    return taken
