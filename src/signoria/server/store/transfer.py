"""Transfer: every row of one database into an empty one of the other kind, in one transaction."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select, text

from signoria.server.store.database import sqlite_engine
from signoria.server.store.migrate import NoDatabase, about, migrate, postgres_engine, require_newest
from signoria.server.store.schema import claims, meta, presence

AT_ONCE = 500
LEFT_BEHIND = (presence, claims)
"""Of processes that ended with the old database."""


def transfer(source: str, target: str) -> dict[str, int]:
    """Copy everything; how many rows of each kind. Raises NoDatabase, and then nothing was copied."""
    if source.startswith("sqlite:") == target.startswith("sqlite:"):
        raise NoDatabase("Both databases are of one kind; `backup` and `restore` copy between those.")
    if source.startswith("sqlite:") and not Path(source.removeprefix("sqlite:///")).is_file():
        raise NoDatabase(f"There is no database {source.removeprefix('sqlite:///')}.")
    require_newest(source)
    migrate(target)
    with about(target if source.startswith("sqlite:") else source):
        return asyncio.run(_transfer(source, target))


async def _transfer(source: str, target: str) -> dict[str, int]:
    to_postgres = source.startswith("sqlite:")
    file = (source if to_postgres else target).removeprefix("sqlite:///")
    # The queries of PostgreSQL's driver wait inside `run_sync`; those of SQLite simply take their time.
    big = postgres_engine(target if to_postgres else source)
    small = sqlite_engine(Path(file), "BEGIN" if to_postgres else "BEGIN IMMEDIATE", 1)

    def work(conn: Connection) -> dict[str, int]:
        with small.begin() as other:
            old, new = (other, conn) if to_postgres else (conn, other)
            _require_empty(new)
            counts = {table.name: _copy(table, old, new) for table in _tables()}
            if to_postgres:
                _count_on(new)
            return counts

    try:
        async with big.execution_options(isolation_level="REPEATABLE READ").begin() as conn:
            return await conn.run_sync(work)
    finally:
        await big.dispose()
        small.dispose()


def _tables() -> list[Table]:
    """Those referred to come before those that refer to them."""
    return [table for table in meta.sorted_tables if table not in LEFT_BEHIND]


def _require_empty(conn: Connection) -> None:
    for table in _tables():
        if conn.execute(select(table).limit(1)).first() is not None:
            raise NoDatabase(f"The database to copy into is not empty: it has {table.name} already.")


def _copy(table: Table, old: Connection, new: Connection) -> int:
    rows = old.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*table.primary_key))
    for part in rows.mappings().partitions(AT_ONCE):
        new.execute(insert(table), [dict(row) for row in part])
    return _count(table, new)


def _count(table: Table, conn: Connection) -> int:
    return conn.execute(select(func.count()).select_from(table)).scalar_one()


def _count_on(conn: Connection) -> None:
    """Rows that brought their numbers along leave PostgreSQL's counters behind."""
    for table in _tables():
        number: Any = table.autoincrement_column
        if number is not None:
            names = {"table": table.name, "column": number.name}
            last = select(func.max(number)).scalar_subquery()
            counter = func.pg_get_serial_sequence(names["table"], names["column"])
            conn.execute(select(func.setval(counter, func.coalesce(last, 0) + 1, text("false"))))
