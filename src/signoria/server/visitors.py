"""Visitors: who speaks. A browser is known by its cookie, a script by a seat token; both stored hashed."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from signoria.play.game import SPECTATOR
from signoria.server.hall import Hall, hall_of
from signoria.server.house import House
from signoria.server.sight import seat_or_nobody
from signoria.server.store import games, people
from signoria.server.store.rows import PersonRow
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble, language_of

COOKIE = "signoria"
COOKIE_SECONDS = 400 * 24 * 3600
_NOTED_EVERY = 3600.0

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass
class Visitor:
    """One request or socket."""

    person: PersonRow | None
    session: str
    """Hash of the cookie; empty without one."""
    token: str
    """Hash of a seat token; empty without one."""
    address: str
    language: str

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    @property
    def required(self) -> PersonRow:
        if self.person is None:
            raise Trouble(401, "nobody")
        return self.person

    @property
    def who(self) -> str:
        """Whom rate limits count against."""
        return self.id or self.address


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Tokens are long and random, so a plain hash is as good as a slow one."""
    return hashlib.sha256(token.encode()).hexdigest()


async def visitor(connection: Connection) -> Visitor:
    """Who is this? Every call and every socket begins here, so here all of them are counted."""
    hall = hall_of(connection)
    cookie = connection.cookies.get(COOKIE, "")
    session = hashed(cookie) if cookie else ""
    person = await _person(hall, session) if session else None
    bearer = connection.headers.get("authorization", "")
    token = hashed(bearer[7:].strip()) if bearer.lower().startswith("bearer ") else ""
    language = language_of(connection.headers.get("accept-language", ""))
    found = Visitor(person, session, token, address_of(connection), language)
    await hall.house.limits.take("read", found.who)
    return found


def address_of(connection: Connection) -> str:
    """The network address; behind a trusted proxy, the last one that the proxy itself has added."""
    hall = hall_of(connection)
    forwarded = connection.headers.get("x-forwarded-for", "")
    if hall.house.config.proxy and forwarded:
        return forwarded.rsplit(",", 1)[-1].strip()[:64]
    client = connection.client
    return client.host if client is not None else ""


async def _person(hall: Hall, session: str) -> PersonRow | None:
    db, now = hall.house.db, hall.house.now()
    found = await db.read(lambda conn: people.by_session(conn, session))
    if found is None:
        return None
    person, seen = found
    if now - seen > _NOTED_EVERY:
        await db.write(lambda conn: people.seen(conn, session, now))
    return person


async def ensure_person(house: House, who: Visitor, name: str | None) -> tuple[PersonRow, Cookie | None]:
    """The visitor's person; a guest with a name and a cookie is made where there is none."""
    if who.person is not None:
        return who.person, None
    await house.limits.take("guest", who.address)
    shown = " ".join((name or "").split()) or f"Guest {secrets.randbelow(9000) + 1000}"
    person = PersonRow(
        id=secrets.token_hex(12),
        name=shown[:40],
        login=None,
        login_key=None,
        password=None,
        email=None,
        preferences="{}",
        made=house.now(),
        away_until=None,
        away_days=0,
        away_year=0,
    )
    token = new_token()

    def query(conn: Any) -> None:
        people.add(conn, person)
        people.add_session(conn, hashed(token), person.id, house.now())

    await house.db.write(query)
    who.person, who.session = person, hashed(token)
    return person, cookie(house, token)


def cookie(house: House, token: str, seconds: int = COOKIE_SECONDS) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=house.config.secure,
        samesite="lax",
    )


async def seat_at(table: LiveTable, who: Visitor, wanted: int | None = None) -> int:
    """The seat this visitor may play at a table, or SPECTATOR; raises Trouble where nobody may watch."""
    if who.token:
        token = who.token
        seat = await table.house.db.read(lambda conn: games.seat_by_token(conn, table.name, token))
        if seat is None:
            raise Trouble(403, "dead-token")
        return seat
    seat = seat_or_nobody(table.seats, who.id, wanted)
    if table.house.shared and who.id is not None and (seat == SPECTATOR or wanted not in (None, seat)):
        # Perhaps they sat down a moment ago, at another worker.
        async with table.lock:
            await table.catch_up()
        seat = seat_or_nobody(table.seats, who.id, wanted)
    if seat == SPECTATOR and not table.settings.spectators and table.row.host != who.id:
        raise Trouble(403, "no-spectators")
    return seat
