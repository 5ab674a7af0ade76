"""Queries about the component data that games began with."""

from sqlalchemy import Connection, insert, select

from signoria.server.store.schema import printings


def keep(conn: Connection, title: str, digest: str, body: bytes) -> None:
    """Keep a title's data under its fingerprint. Raises Conflict where it is kept already."""
    conn.execute(insert(printings).values(title=title, digest=digest, body=body))


def data(conn: Connection, title: str, digest: str) -> bytes | None:
    """Kept data, as JSON."""
    where = (printings.c.title == title, printings.c.digest == digest)
    return conn.execute(select(printings.c.body).where(*where)).scalar_one_or_none()


def all_kept(conn: Connection) -> set[tuple[str, str]]:
    """Titles and fingerprints of all that is kept."""
    return {(row.title, row.digest) for row in conn.execute(select(printings.c.title, printings.c.digest))}
