"""Database: runs queries outside the event loop and lets writes that arrive together share one commit.

Queries are plain functions of a SQLAlchemy connection, the same for both databases. A durable commit costs
milliseconds whatever it holds, so jobs that arrive while one is under way go into the next one together.
A job answers its caller only after the commit: what was answered is on disk.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar, cast

import structlog
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from signoria.server.store.games import Append, append_together
from signoria.server.store.rows import Away, Conflict

log = structlog.get_logger()

T = TypeVar("T")
Query = Callable[[Connection], T]

LARGEST_GROUP = 256


@dataclass(order=True)
class Job:
    """A write and who waits for it. Sorted by key, so that two processes lock rows in the same order."""

    key: str
    query: Query[Any] = field(compare=False)
    answer: asyncio.Future[Any] = field(compare=False)


def run_group(conn: Connection, queries: list[Query[Any]]) -> list[Any]:
    """One transaction for all; answers or exceptions, in order. One failure does not spoil the rest."""
    moves = [query for query in queries if isinstance(query, Append)]
    try:
        with conn.begin():
            if moves:
                append_together(conn, moves)
            return [None if isinstance(query, Append) else query(conn) for query in queries]
    except Exception as error:  # whatever a query raises belongs to its caller
        if len(queries) == 1:
            return [_kind(error)]
    with conn.begin():
        return [_alone(conn, query) for query in queries]


def _alone(conn: Connection, query: Query[Any]) -> Any:
    try:
        with conn.begin_nested():
            return query(conn)
    except Exception as error:  # handed to the caller
        return _kind(error)


def _kind(error: Exception) -> Exception:
    """Lost races look different on each database; to callers they are all the same."""
    if isinstance(error, IntegrityError):
        return Conflict()
    if _state(error) in ("40001", "40P01"):
        return Conflict()
    return Away() if isinstance(error, DBAPIError) and is_away(error) else error


def _state(error: BaseException) -> str:
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


def is_away(error: Exception) -> bool:
    """Whether the database could not be reached or is being stopped or started, whatever was asked of it."""
    if isinstance(error, DBAPIError):
        # 08: the connection; 57P01 to 57P03: it is being stopped, has crashed, or is not ready yet.
        gone = _state(error).startswith(("08", "57P0"))
        return gone or error.connection_invalidated or isinstance(error.orig, OSError)
    return isinstance(error, (OSError, TimeoutError))


class Database:
    """Reads and durable writes. Subclasses know how to reach the database."""

    def __init__(self) -> None:
        self._pending: list[Job] = []
        self._writer: asyncio.Task[None] | None = None
        self.groups = 0
        self.writes = 0

    async def read(self, query: Query[T]) -> T:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def _run(self, queries: list[Query[Any]]) -> list[Any]:
        raise NotImplementedError

    async def write(self, query: Query[T], key: str = "") -> T:
        """Run a write; returns after it is on disk. Raises Conflict where a key was taken."""
        return cast(T, await asyncio.shield(self._post(query, key)))

    def write_later(self, query: Query[Any], key: str = "") -> None:
        """Run a write for which nobody waits; a failure is logged."""
        self._post(query, key).add_done_callback(_log_failure)

    def _post(self, query: Query[Any], key: str) -> asyncio.Future[Any]:
        job = Job(key, query, asyncio.get_running_loop().create_future())
        self._pending.append(job)
        if self._writer is None:
            self._writer = asyncio.create_task(self._drain())
        return job.answer

    async def _drain(self) -> None:
        while self._pending:
            group, self._pending = self._pending[:LARGEST_GROUP], self._pending[LARGEST_GROUP:]
            group.sort()
            try:
                answers = await self._run([job.query for job in group])
            except Exception as error:  # the commit itself failed: nobody's write is on disk
                answers = [error] * len(group)
            self.groups += 1
            self.writes += len(group)
            for job, answer in zip(group, answers, strict=True):
                _settle(job.answer, answer)
        self._writer = None


def _settle(future: asyncio.Future[Any], answer: Any) -> None:
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
        future.exception()  # a caller that has gone is no reason for a warning
    else:
        future.set_result(answer)


def _log_failure(answer: asyncio.Future[Any]) -> None:
    if not answer.cancelled() and (error := answer.exception()) is not None:
        log.warning("write failed", error=f"{type(error).__name__}: {error}")


class Sqlite(Database):
    """One file in WAL mode: one writing thread, two reading ones."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._write_engine = sqlite_engine(path, "BEGIN IMMEDIATE", 1)
        self._read_engine = sqlite_engine(path, "BEGIN", 2)
        self._write_thread = ThreadPoolExecutor(1, "sqlite-write")
        self._writing: Connection | None = None
        self._read_threads = ThreadPoolExecutor(2, "sqlite-read")

    async def read(self, query: Query[T]) -> T:
        def run() -> T:
            with self._read_engine.begin() as conn:
                return query(conn)

        return await asyncio.get_running_loop().run_in_executor(self._read_threads, run)

    async def _run(self, queries: list[Query[Any]]) -> list[Any]:
        def run() -> list[Any]:
            if self._writing is None:
                self._writing = self._write_engine.connect()
            try:
                return run_group(self._writing, queries)
            except Exception:
                self._writing.invalidate()  # whatever is wrong with it, the next group begins afresh
                self._writing = None
                raise

        return await asyncio.get_running_loop().run_in_executor(self._write_thread, run)

    async def close(self) -> None:
        self._write_thread.shutdown()
        self._read_threads.shutdown()
        if self._writing is not None:
            self._writing.close()
        self._read_engine.dispose()
        self._write_engine.dispose()


def sqlite_engine(path: Path, begin: str, size: int) -> Engine:
    url = f"sqlite+pysqlite:///{path}"
    engine = create_engine(url, pool_size=size, max_overflow=0, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver's guess
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk, not only on its way there
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begun(conn: Connection) -> None:
        conn.exec_driver_sql(begin)

    return engine


class Postgres(Database):
    """PostgreSQL through asyncpg; the queries run inside `run_sync`."""

    def __init__(self, url: str) -> None:
        super().__init__()
        async_url = url.replace("postgresql://", "postgresql+asyncpg://", 1)
        self._engine: AsyncEngine = create_async_engine(async_url, pool_size=5, pool_pre_ping=True)

    async def read(self, query: Query[T]) -> T:
        with _reached():
            async with self._engine.connect() as conn:
                return await conn.run_sync(query)

    async def _run(self, queries: list[Query[Any]]) -> list[Any]:
        with _reached():
            try:
                return await self._run_once(queries)
            except DBAPIError:
                # A dead connection or a deadlock between two processes: nothing was committed.
                return await self._run_once(queries)

    async def _run_once(self, queries: list[Query[Any]]) -> list[Any]:
        async with self._engine.connect() as conn:
            return await conn.run_sync(run_group, queries)

    async def close(self) -> None:
        await self._engine.dispose()


@contextmanager
def _reached() -> Iterator[None]:
    """What a driver says of a database that is out of reach is `Away`."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        if is_away(error):
            raise Away from error
        raise


def connect(url: str) -> Database:
    """The database behind `sqlite:///FILE` or `postgresql://...`."""
    if url.startswith("sqlite:///"):
        return Sqlite(Path(url.removeprefix("sqlite:///")))
    return Postgres(url)
