"""Accounts: optional. A name and a password keep tables, notes, preferences and ratings."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar import Controller, Request, Response, get, patch, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from signoria.server.forms import AccountForm, Me, MeForm, PushForm, Rating, SignIn, TitleStatistics, Vacation
from signoria.server.hall import Hall, hall_of
from signoria.server.ratings import shown
from signoria.server.statistics import statistics
from signoria.server.store import games, people
from signoria.server.store.rows import Conflict, PersonRow
from signoria.server.troubles import Trouble
from signoria.server.visitors import cookie, ensure_person, hashed, new_token, visitor

VACATION_DAYS = 30
"""Days of vacation in a calendar year."""
_LARGEST_PREFERENCES = 8_000
_HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
_NOBODY = _HASHER.hash("nobody's password, so that a wrong name takes as long as a wrong password")

Ask = Request[Any, Any, Any]
T = TypeVar("T")


class Accounts(Controller):
    """The own person."""

    path = "/api"
    tags = ["people"]  # noqa: RUF012 (Litestar reads the class)

    @get("/me")
    async def me(self, request: Ask) -> Me | None:
        """Who I am here; null for somebody who has not played yet, which is nothing wrong."""
        person = (await visitor(request)).person
        return None if person is None else _me(hall_of(request), person)

    @patch("/me")
    async def change_me(self, request: Ask, data: JSONBody[MeForm]) -> Response[Me]:
        """Change name, e-mail or preferences; a newcomer becomes a guest by this."""
        hall, who = hall_of(request), await visitor(request)
        person, fresh = await ensure_person(hall.house, who, data.name)
        values: dict[str, Any] = {}
        if data.name is not None:
            values["name"] = " ".join(data.name.split()) or person.name
        if data.email is not None:
            values["email"] = _email(data.email)
        if data.preferences is not None:
            body = msgspec.json.encode(data.preferences).decode()
            if len(body) > _LARGEST_PREFERENCES:
                raise Trouble(400, "too-large")
            values["preferences"] = body
        if values:
            await hall.house.db.write(lambda conn: people.change(conn, person.id, values))
        changed = PersonRow(**{**vars(person), **values})
        if changed.name != person.name:
            await _reseat(hall, person.id)
        return Response(_me(hall, changed), cookies=[fresh] if fresh else [])

    @post("/account", status_code=200)
    async def create(self, request: Ask, data: JSONBody[AccountForm]) -> Response[Me]:
        """Keep what I have under a name and a password."""
        hall, who = hall_of(request), await visitor(request)
        await hall.house.limits.take("account", who.address)
        person, fresh = await ensure_person(hall.house, who, data.login)
        if person.login is not None:
            raise Trouble(409, "has-account")
        values: dict[str, Any] = {
            "login": data.login,
            "login_key": data.login.lower(),
            "password": await asyncio.to_thread(_HASHER.hash, data.password),
        }
        if data.email is not None:
            values["email"] = _email(data.email)
        try:
            await hall.house.db.write(lambda conn: people.change(conn, person.id, values))
        except Conflict as error:
            raise Trouble(409, "login-taken") from error
        await _reseat(hall, person.id)
        changed = PersonRow(**{**vars(person), **values})
        return Response(_me(hall, changed), cookies=[fresh] if fresh else [])

    @post("/signin", status_code=200)
    async def sign_in(self, request: Ask, data: JSONBody[SignIn]) -> Response[Me]:
        """Use an account on this device; seats taken as a guest go with it."""
        hall, who = hall_of(request), await visitor(request)
        await hall.house.limits.take("signin", who.address)
        await hall.house.limits.take("signin", data.login.lower())
        person = await hall.house.db.read(lambda conn: people.by_login(conn, data.login.lower()))
        known = _NOBODY if person is None or person.password is None else person.password
        right = await asyncio.to_thread(_verify, known, data.password)
        if person is None or not right:
            raise Trouble(403, "wrong-password")
        token = new_token()
        guest = who.person if who.person is not None and who.person.login is None else None

        def query(conn: Any) -> None:
            if who.session:
                people.end_session(conn, who.session)
            if guest is not None:
                people.hand_over(conn, guest.id, person.id)
            people.add_session(conn, hashed(token), person.id, hall.house.now())

        await hall.house.db.write(query)
        if guest is not None:
            await _reseat(hall, person.id)
        return Response(_me(hall, person), cookies=[cookie(hall.house, token)])

    @post("/signout", status_code=200)
    async def sign_out(self, request: Ask) -> Response[dict[str, str]]:
        """Forget this browser."""
        hall, who = hall_of(request), await visitor(request)
        if who.session:
            await hall.house.db.write(lambda conn: people.end_session(conn, who.session))
        return Response({}, cookies=[cookie(hall.house, "", 0)])

    @post("/vacation", status_code=200)
    async def vacation(self, request: Ask, data: JSONBody[Vacation]) -> Me:
        """Clocks stand for so many days; 0 ends a vacation."""
        hall, who = hall_of(request), await visitor(request)
        person, now = who.required, hall.house.now()
        year = datetime.fromtimestamp(now, UTC).year
        used = person.away_days if person.away_year == year else 0
        if used + data.days > VACATION_DAYS:
            raise Trouble(409, "vacation-used-up", args={"days": VACATION_DAYS - used})
        values = {
            "away_until": now + data.days * 86_400 if data.days else None,
            "away_days": used + data.days,
            "away_year": year,
        }
        await hall.house.db.write(lambda conn: people.change(conn, person.id, values))
        await _reseat(hall, person.id)
        return _me(hall, PersonRow(**{**vars(person), **values}))

    @post("/push", status_code=200)
    async def subscribe(self, request: Ask, data: JSONBody[PushForm]) -> dict[str, bool]:
        """Let this browser be told when a table waits."""
        hall, who = hall_of(request), await visitor(request)
        push = hall.notifier.push
        if push is None:
            raise Trouble(409, "no-push")
        if not push.allowed(data.endpoint):
            raise Trouble(400, "push-host")
        person = who.required
        await hall.house.db.write(
            lambda conn: people.subscribe(conn, person.id, data.endpoint, data.p256dh, data.auth)
        )
        return {"done": True}

    @get("/me/statistics")
    async def my_statistics(self, request: Ask) -> list[TitleStatistics]:
        """My finished games, by title."""
        hall, who = hall_of(request), await visitor(request)
        person = who.required
        return statistics(await hall.house.db.read(lambda conn: people.finished(conn, person.id)))

    @get("/people/{login:str}/statistics")
    async def statistics(self, request: Ask, login: FromPath[str]) -> list[TitleStatistics]:
        """Finished games of an account, by title."""
        return statistics(await _of_account(request, login, people.finished))

    @get("/people/{login:str}/ratings")
    async def ratings(self, request: Ask, login: FromPath[str]) -> list[Rating]:
        """Ratings of an account."""
        rows = await _of_account(request, login, people.ratings_of)
        return [Rating(title, shown(mu, sigma), games, wins) for title, mu, sigma, games, wins in rows]


async def _of_account(request: Ask, login: str, query: Callable[[Connection, str], list[T]]) -> list[T]:
    """What is kept for an account, for everybody to see; raises Trouble 404."""
    hall = hall_of(request)
    await visitor(request)

    def find(conn: Connection) -> list[T] | None:
        person = people.by_login(conn, login.lower()[:40])
        return None if person is None else query(conn, person.id)

    found = await hall.house.db.read(find)
    if found is None:
        raise Trouble(404, "no-person")
    return found


def _me(hall: Hall, person: PersonRow) -> Me:
    push = hall.notifier.push
    return Me(
        person.name,
        person.login,
        person.email,
        msgspec.json.decode(person.preferences),
        person.away_until,
        None if push is None else push.public,
    )


def _email(text: str) -> str | None:
    """An address, or nothing; whether it works shows when it is used."""
    text = text.strip()
    if not text:
        return None
    name, at, host = text.partition("@")
    if not (name and at and host) or any(char.isspace() or char in '<>,;"' for char in text) or "@" in host:
        raise Trouble(400, "bad-email")
    return text


def _verify(known: str, password: str) -> bool:
    try:
        return _HASHER.verify(known, password)
    except (Argon2Error, InvalidHashError):
        return False


async def _reseat(hall: Hall, person: str) -> None:
    """The tables of somebody learn, at every worker, that their name, account or vacation changed."""
    for name in await hall.house.db.read(lambda conn: games.going_on(conn, person)):
        await hall.tables.heard(name, "seats")
        hall.house.bus.announce(name, "seats")
