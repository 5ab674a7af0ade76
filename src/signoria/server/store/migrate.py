"""Migrations: brings a database to the form this program needs."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

_HOME = Path(__file__).parent / "migrations"


def migrate(url: str, to: str = "head") -> tuple[str | None, str | None]:
    """Run what is missing; the revision before and after."""
    if url.startswith("sqlite"):
        engine = create_engine(url.replace("sqlite:", "sqlite+pysqlite:", 1))
        with engine.begin() as conn:
            done = _upgrade(conn, to)
        engine.dispose()
        return done
    return asyncio.run(_migrate_postgres(url, to))


async def _migrate_postgres(url: str, to: str) -> tuple[str | None, str | None]:
    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1))
    async with engine.begin() as conn:
        # Two workers that start together must not both create the tables.
        await conn.exec_driver_sql("SELECT pg_advisory_xact_lock(7318)")
        done = await conn.run_sync(_upgrade, to)
    await engine.dispose()
    return done


def newest() -> str | None:
    """The revision this program needs."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _upgrade(conn: Connection, to: str) -> tuple[str | None, str | None]:
    before = MigrationContext.configure(conn).get_current_revision()
    config = _config()
    config.attributes["connection"] = conn
    command.upgrade(config, to)
    return before, MigrationContext.configure(conn).get_current_revision()


def _config() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(_HOME))
    config.set_main_option("path_separator", "os")
    return config
