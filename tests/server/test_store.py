"""The store: one suite on SQLite and on a real PostgreSQL."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from signoria.server.store import chores, games, people, talk
from signoria.server.store.database import Database, connect
from signoria.server.store.migrate import migrate, newest
from signoria.server.store.rows import Conflict, PersonRow, SeatRow, TableRow
from signoria.server.store.schema import meta
from tests.server.services import can_run_postgres, postgres


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("store")
    if request.param == "sqlite":
        found = f"sqlite:///{folder}/games.db"
        migrate(found)
        yield found
        return
    if not can_run_postgres():
        pytest.skip("PostgreSQL is not installed")
    with postgres() as found:
        migrate(found)
        yield found


def table_row(name: str) -> TableRow:
    empty: dict[str, Any] = dict.fromkeys(
        ("invitation", "head", "seed", "clocks", "wake", "proposal", "result", "rematch", "ended")
    )
    return TableRow(
        name=name, title="asta", seats=2, settings="{}", state="playing", host="h", listed=True, n=-1,
        waiting=0, rated=False, made=1.0, **empty,
    )  # fmt: skip


def entry(table: str, n: int, client: str | None = None) -> dict[str, Any]:
    return {"table": table, "n": n, "seat": 0, "client": client, "by": "", "body": b"{}", "told": b"[]"}


def using(url: str, work: Any) -> Any:
    async def run() -> Any:
        db = connect(url)
        try:
            return await work(db)
        finally:
            await db.close()

    return asyncio.run(run())


async def lay(db: Database, name: str) -> None:
    seats = [SeatRow(name, i, None, None, False, None) for i in range(2)]
    await db.write(lambda conn: games.create(conn, table_row(name), seats))


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/fresh.db"
    assert migrate(url) == (None, newest())
    assert migrate(url) == (newest(), newest())
    with create_engine(url).connect() as conn:
        assert compare_metadata(MigrationContext.configure(conn), meta) == []


def test_sqlite_commits_are_durable(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/fresh.db"
    migrate(url)

    async def work(db: Database) -> tuple[Any, Any]:
        def pragmas(conn: Any) -> tuple[Any, Any]:
            mode = conn.exec_driver_sql("PRAGMA journal_mode").scalar()
            return mode, conn.exec_driver_sql("PRAGMA synchronous").scalar()

        return await db.write(pragmas)

    assert using(url, work) == ("wal", 2)


def test_a_key_is_written_once(url: str) -> None:
    async def work(db: Database) -> None:
        await lay(db, "once")
        await db.write(lambda conn: games.append(conn, entry("once", 0, "a"), {"n": 0}))
        with pytest.raises(Conflict):
            await db.write(lambda conn: games.append(conn, entry("once", 0, "b"), {"n": 0}))
        with pytest.raises(Conflict):
            await db.write(lambda conn: games.append(conn, entry("once", 1, "a"), {"n": 1}))
        rows = await db.read(lambda conn: games.tail(conn, "once", -1))
        assert [(row.n, row.client) for row in rows] == [(0, "a")]
        assert await db.read(lambda conn: games.entry_of(conn, "once", 0, "a")) == 0

    using(url, work)


def test_writes_that_arrive_together_share_a_commit_and_one_failure_spoils_nobody(url: str) -> None:
    async def work(db: Database) -> None:
        names = [f"group-{i}" for i in range(40)]
        for name in names:
            await lay(db, name)
        await db.write(lambda conn: games.append(conn, entry("group-7", 0), {"n": 0}))
        before = db.groups

        def append(name: str) -> Any:
            return db.write(lambda conn: games.append(conn, entry(name, 0), {"n": 0}), name)

        done = await asyncio.gather(*map(append, names), return_exceptions=True)
        assert [i for i, answer in enumerate(done) if answer is not None] == [7]
        assert isinstance(done[7], Conflict)
        assert db.groups - before < 10
        heads = await db.read(lambda conn: games.heads(conn, names))
        assert set(heads.values()) == {0}

    using(url, work)


def test_two_processes_racing_for_an_entry_have_one_winner(url: str) -> None:
    async def work(db: Database) -> None:
        other = connect(url)
        await lay(db, "race")
        for n in range(20):
            append = partial(games.append, entry=entry("race", n), after={"n": n})
            done = await asyncio.gather(db.write(append), other.write(append), return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in done) == ["Conflict", "NoneType"]
        await other.close()

    using(url, work)


def test_a_claim_is_held_by_one_worker_until_it_lapses(url: str) -> None:
    async def work(db: Database) -> None:
        await lay(db, "claims")

        def claim(worker: str, now: float) -> Any:
            return db.write(lambda conn: chores.claim(conn, "claims", 3, 0, worker, now, now + 5))

        assert await claim("a", 100.0)
        assert not await claim("b", 104.0)
        assert await claim("b", 105.0)

    using(url, work)


def test_snapshots_reminders_visits_and_talk(url: str) -> None:
    async def work(db: Database) -> None:
        await lay(db, "misc")
        for n in (50, 100):
            await db.write(lambda conn, n=n: games.keep_snapshot(conn, "misc", n, str(n).encode()))  # type: ignore[misc]
        assert await db.read(lambda conn: games.snapshot_before(conn, "misc", 98)) == b"50"
        assert await db.read(lambda conn: games.snapshot_before(conn, "misc", 99)) == b"100"
        await db.write(lambda conn: chores.note_turn(conn, "misc", 1, 5, 10.0))
        await db.write(lambda conn: chores.note_turn(conn, "misc", 1, 6, 20.0))
        assert await db.write(lambda conn: chores.take_due(conn, 15.0)) == [("misc", 1, 5)]
        assert await db.write(lambda conn: chores.take_due(conn, 15.0)) == []
        assert await db.read(lambda conn: chores.last_visit(conn, "misc", "p")) == -1
        await db.write(lambda conn: chores.visit(conn, "misc", "p", 4, 1.0))
        await db.write(lambda conn: chores.visit(conn, "misc", "p", 6, 2.0))
        assert await db.read(lambda conn: chores.last_visit(conn, "misc", "p")) == 6
        line = {"table": "misc", "seat": 0, "to": 1, "client": "c", "text": "psst", "at": 1.0}
        await db.write(lambda conn: talk.say(conn, line))
        heard = [await db.read(lambda conn, s=s: talk.lines(conn, "misc", s)) for s in (-1, 0, 1, 2)]  # type: ignore[misc]
        assert [len(lines) for lines in heard] == [0, 1, 1, 0]
        await db.write(lambda conn: games.remove(conn, "misc"))
        assert await db.read(lambda conn: games.table(conn, "misc")) is None

    using(url, work)


def test_a_login_belongs_to_one_person(url: str) -> None:
    async def work(db: Database) -> None:
        def person(id_: str) -> PersonRow:
            return PersonRow(id_, "A", "Anna", "anna", "x", None, "{}", 0.0, None, 0, 0)

        await db.write(lambda conn: people.add(conn, person("1")))
        with pytest.raises(Conflict):
            await db.write(lambda conn: people.add(conn, person("2")))

    using(url, work)
