"""Migrations: brings a database to the form this program needs."""

import asyncio
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from signoria.play.errors import SignoriaError

PATIENCE = 10
"""Seconds until a database that does not answer counts as out of reach."""
_HOME = Path(__file__).parent / "migrations"


class NoDatabase(SignoriaError):
    """The database cannot be reached or used; the message is one sentence for the host."""


def migrate(url: str, to: str = "head") -> tuple[str | None, str | None]:
    """Run what is missing; the revision before and after. Raises NoDatabase."""
    with about(url):
        if url.startswith("sqlite"):
            Path(url.removeprefix("sqlite:///")).touch(mode=0o600)  # the secrets of running games are in it
            engine = create_engine(url.replace("sqlite:", "sqlite+pysqlite:", 1))
            with engine.begin() as conn:
                done = _upgrade(conn, to)
            engine.dispose()
            return done
        return asyncio.run(_migrate_postgres(url, to))


def without_password(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


@contextmanager
def about(url: str) -> Iterator[None]:
    """Whatever a driver says becomes one sentence that names the database, but not its password."""
    name = without_password(url)
    try:
        yield
    except CommandError as error:
        raise NoDatabase(f"{name} was written by a newer release of this program ({error}).") from error
    except DBAPIError as error:
        raise NoDatabase(f"{name} cannot be used: {error.orig}.") from error
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        what = "used" if url.startswith("sqlite") else "reached"
        raise NoDatabase(f"{name} cannot be {what}: {_plain(error)}.") from error


def _plain(error: Exception) -> str:
    """What the system says of a number, without the numbers and addresses that drivers put around it."""
    said = str(error)
    number = re.search(r"\[Errno (\d+)\]", said)
    return os.strerror(int(number[1])) if number else said or f"no answer within {PATIENCE} seconds"


async def _migrate_postgres(url: str, to: str) -> tuple[str | None, str | None]:
    engine = postgres_engine(url)
    async with engine.begin() as conn:
        # Two workers that start together must not both create the tables.
        await conn.exec_driver_sql("SELECT pg_advisory_xact_lock(7318)")
        done = await conn.run_sync(_upgrade, to)
    await engine.dispose()
    return done


def require_newest(url: str) -> None:
    """Refuse a database of another form, without touching it. Raises NoDatabase."""
    with about(url):
        if url.startswith("sqlite"):
            engine = create_engine(url.replace("sqlite:", "sqlite+pysqlite:", 1))
            with engine.connect() as conn:
                found = _revision(conn)
            engine.dispose()
        else:
            found = asyncio.run(_postgres_revision(url))
    if found != newest():
        raise NoDatabase(f"The database is at revision {found or 'none'}; run `signoria migrate` first.")


async def _postgres_revision(url: str) -> str | None:
    engine = postgres_engine(url)
    async with engine.connect() as conn:
        found = await conn.run_sync(_revision)
    await engine.dispose()
    return found


def postgres_engine(url: str) -> AsyncEngine:
    address = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    return create_async_engine(address, connect_args={"timeout": PATIENCE})


def _revision(conn: Connection) -> str | None:
    return MigrationContext.configure(conn).get_current_revision()


def newest() -> str | None:
    """The revision this program needs."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _upgrade(conn: Connection, to: str) -> tuple[str | None, str | None]:
    before = _revision(conn)
    config = _config()
    config.attributes["connection"] = conn
    command.upgrade(config, to)
    return before, _revision(conn)


def _config() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(_HOME))
    config.set_main_option("path_separator", "os")
    return config
