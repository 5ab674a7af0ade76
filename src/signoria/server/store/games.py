"""Queries about tables, seats, entries and snapshots."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update

from signoria.server.store.rows import Conflict, EntryRow, SeatRow, Sitting, TableRow, upsert
from signoria.server.store.schema import OF_A_TABLE, entries, people, seats, snapshots, studies, tables

PAGE = 50

_APPEND = insert(entries)
_MOVE_ON = update(tables).where(tables.c.name == bindparam("_name"), tables.c.n == bindparam("_before"))


def create(conn: Connection, row: TableRow, at: Sequence[SeatRow]) -> None:
    conn.execute(insert(tables).values(**vars(row)))
    own = ("table", "seat", "person", "bot", "away", "token")
    conn.execute(insert(seats), [{name: getattr(seat, name) for name in own} for seat in at])


def table(conn: Connection, name: str) -> TableRow | None:
    row = conn.execute(select(tables).where(tables.c.name == name)).one_or_none()
    return None if row is None else TableRow(**row._mapping)


def seats_of(conn: Connection, names: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, in order."""
    rows = conn.execute(
        select(seats, people.c.name, people.c.login, people.c.email, people.c.away_until)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table.in_(names))
        .order_by(seats.c.table, seats.c.seat)
    )
    out: dict[str, list[SeatRow]] = {name: [] for name in names}
    for row in rows:
        out[row.table].append(SeatRow(**row._mapping))
    return out


def append(conn: Connection, entry: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    """One more entry and the table after it. The key (table, n) is the only lock that matters."""
    append_together(conn, [Append(dict(entry), dict(after))])


@dataclass(frozen=True)
class Append:
    """The write of one move. Moves of several tables that arrive together share their statements, too."""

    entry: dict[str, Any]
    after: dict[str, Any]
    first: Callable[[Connection], None] | None = None
    """What the move stands on: done before it in the same commit, and raises Conflict where it is gone."""

    def __call__(self, conn: Connection) -> None:
        append_together(conn, [self])


def append_together(conn: Connection, moves: Sequence[Append]) -> None:
    """Moves of different tables, in the order of their tables."""
    for move in moves:
        if move.first is not None:
            move.first(conn)
    conn.execute(_APPEND, [move.entry for move in moves])
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for move in moves:
        where = {"_name": move.entry["table"], "_before": move.entry["n"] - 1}
        alike.setdefault(tuple(move.after), []).append({**where, **move.after})
    for rows in alike.values():
        conn.execute(_MOVE_ON, rows)


def change(conn: Connection, name: str, values: Mapping[str, Any]) -> None:
    conn.execute(update(tables).where(tables.c.name == name).values(**values))


def change_if(conn: Connection, name: str, state: str, values: Mapping[str, Any]) -> bool:
    """Change a table that is still in this state."""
    where = and_(tables.c.name == name, tables.c.state == state)
    return conn.execute(update(tables).where(where).values(**values)).rowcount == 1


def swap_proposal(conn: Connection, name: str, before: str | None, after: str | None) -> None:
    """Put another proposal in the place of this one. Raises Conflict where it is no longer this one."""
    same = tables.c.proposal.is_(None) if before is None else tables.c.proposal == before
    where = and_(tables.c.name == name, tables.c.state == "playing", same)
    if conn.execute(update(tables).where(where).values(proposal=after)).rowcount != 1:
        raise Conflict


def claim_rematch(conn: Connection, name: str, again: str) -> bool:
    """True for the one caller that is to lay the table of a rematch."""
    where = and_(tables.c.name == name, tables.c.rematch.is_(None))
    return conn.execute(update(tables).where(where).values(rematch=again)).rowcount == 1


def tail(conn: Connection, name: str, since: int, limit: int | None = None) -> list[EntryRow]:
    """Entries after number `since`, oldest first."""
    query = select(entries).where(entries.c.table == name, entries.c.n > since).order_by(entries.c.n)
    return [EntryRow(**row._mapping) for row in conn.execute(query.limit(limit))]


def entry_of(conn: Connection, name: str, seat: int, client: str) -> int | None:
    """The entry that a client's deed became, if it did."""
    query = select(entries.c.n).where(
        entries.c.table == name, entries.c.seat == seat, entries.c.client == client
    )
    return conn.execute(query).scalar_one_or_none()


def keep_snapshot(conn: Connection, name: str, n: int, body: bytes) -> None:
    upsert(conn, snapshots, {"table": name, "n": n}, {"body": body})


def snapshot_before(conn: Connection, name: str, n: int) -> bytes | None:
    """The newest snapshot that needs no entry beyond number n."""
    query = (
        select(snapshots.c.body)
        .where(snapshots.c.table == name, snapshots.c.n <= n + 1)
        .order_by(snapshots.c.n.desc())
    )
    return conn.execute(query.limit(1)).scalar_one_or_none()


def keep_study(conn: Connection, name: str, kind: str, body: bytes) -> None:
    """Something about a finished game that was worth computing once."""
    upsert(conn, studies, {"table": name, "kind": kind}, {"body": body})


def study(conn: Connection, name: str, kind: str) -> bytes | None:
    query = select(studies.c.body).where(studies.c.table == name, studies.c.kind == kind)
    return conn.execute(query).scalar_one_or_none()


def heads(conn: Connection, names: Sequence[str]) -> dict[str, int]:
    """How far each of these tables is."""
    rows = conn.execute(select(tables.c.name, tables.c.n).where(tables.c.name.in_(names)))
    return {row.name: row.n for row in rows}


def listed(conn: Connection, title: str | None, state: str | None, page: int) -> list[TableRow]:
    """The lobby: newest first."""
    query = select(tables).where(tables.c.listed)
    if title is not None:
        query = query.where(tables.c.title == title)
    if state is not None:
        query = query.where(tables.c.state == state)
    query = query.order_by(tables.c.made.desc()).limit(PAGE).offset(page * PAGE)
    return [TableRow(**row._mapping) for row in conn.execute(query)]


def tables_of(conn: Connection, person: str, page: int) -> list[TableRow]:
    """Where this person sits or hosts."""
    sits = select(seats.c.table).where(seats.c.person == person)
    query = (
        select(tables)
        .where(or_(tables.c.host == person, tables.c.name.in_(sits)))
        .order_by(tables.c.made.desc())
        .limit(PAGE)
        .offset(page * PAGE)
    )
    return [TableRow(**row._mapping) for row in conn.execute(query)]


def waiting_for(conn: Connection, person: str, limit: int = 200) -> list[Sitting]:
    """Running tables where this person sits, the most urgent first."""
    query = (
        select(tables.c.name, seats.c.seat, tables.c.waiting, tables.c.title, tables.c.head)
        .join(seats, seats.c.table == tables.c.name)
        .where(seats.c.person == person, tables.c.state == "playing")
        .order_by(tables.c.wake, tables.c.name)
        .limit(limit)
    )
    return [Sitting(*row) for row in conn.execute(query)]


def going_on(conn: Connection, person: str) -> list[str]:
    """The tables where this person sits and which are not over."""
    query = select(tables.c.name).join(seats, seats.c.table == tables.c.name).distinct()
    query = query.where(seats.c.person == person, tables.c.state.in_(("open", "playing")))
    return list(conn.execute(query.order_by(tables.c.name)).scalars())


def hold_open(conn: Connection, name: str) -> None:
    """Let nobody begin this game before the commit. Raises Conflict where it has begun."""
    where = and_(tables.c.name == name, tables.c.state == "open")
    if conn.execute(update(tables).where(where).values(state="open")).rowcount != 1:
        raise Conflict


def seats_free(conn: Connection, name: str) -> int:
    """Seats at which neither a person nor a bot sits."""
    free = and_(seats.c.table == name, seats.c.person.is_(None), seats.c.bot.is_(None))
    return conn.execute(select(func.count()).select_from(seats).where(free)).scalar_one()


def seat_bot(conn: Connection, name: str, seat: int, kind: str) -> bool:
    """Put a bot where no person sits; False if somebody was faster."""
    free = and_(seats.c.table == name, seats.c.seat == seat, seats.c.person.is_(None))
    return conn.execute(update(seats).where(free).values(bot=kind)).rowcount == 1


def change_seat(conn: Connection, name: str, seat: int, values: Mapping[str, Any]) -> None:
    conn.execute(update(seats).where(seats.c.table == name, seats.c.seat == seat).values(**values))


def take_seat(conn: Connection, name: str, seat: int, person: str, token: str | None) -> bool:
    """Sit down where nobody sits; False if somebody was faster."""
    free = and_(seats.c.table == name, seats.c.seat == seat, seats.c.person.is_(None), seats.c.bot.is_(None))
    return conn.execute(update(seats).where(free).values(person=person, token=token)).rowcount == 1


def seat_by_token(conn: Connection, name: str, token: str) -> int | None:
    query = select(seats.c.seat).where(seats.c.table == name, seats.c.token == token)
    return conn.execute(query).scalar_one_or_none()


def all_names(conn: Connection) -> list[str]:
    return list(conn.execute(select(tables.c.name).order_by(tables.c.name)).scalars())


def remove(conn: Connection, name: str) -> None:
    """A table and everything of it."""
    for part in OF_A_TABLE:
        conn.execute(delete(part).where(part.c.table == name))
    conn.execute(delete(tables).where(tables.c.name == name))


def expired(conn: Connection, before: float, limit: int = 20) -> list[str]:
    """Tables that ended, or were made and never begun, before this time."""
    done = and_(tables.c.ended.is_not(None), tables.c.ended < before)
    unused = and_(tables.c.state == "open", tables.c.made < before)
    return list(conn.execute(select(tables.c.name).where(or_(done, unused)).limit(limit)).scalars())


def set_wake(conn: Connection, name: str, n: int, wake: float | None) -> None:
    """When to look after a table again, unless it has moved on."""
    conn.execute(update(tables).where(tables.c.name == name, tables.c.n == n).values(wake=wake))


def mark_rated(conn: Connection, name: str) -> bool:
    """True for the one caller that is to rate this game."""
    where = and_(tables.c.name == name, tables.c.rated.is_(False))
    return conn.execute(update(tables).where(where).values(rated=True, wake=None)).rowcount == 1


def append_many(conn: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    """All entries of an imported record."""
    conn.execute(_APPEND, [dict(row) for row in rows])


def all_snapshots(conn: Connection, name: str) -> list[bytes]:
    query = select(snapshots.c.body).where(snapshots.c.table == name).order_by(snapshots.c.n)
    return list(conn.execute(query).scalars())
