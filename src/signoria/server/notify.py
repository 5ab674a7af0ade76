"""Reminders that a table waits: by web push and e-mail, and never for a table somebody is looking at."""

import asyncio

import msgspec
import structlog
from sqlalchemy import Connection

from signoria.core.seating import members
from signoria.play.texts import LANGUAGES
from signoria.server.house import House
from signoria.server.mail import Mail
from signoria.server.push import Gone, Push
from signoria.server.store import chores, games, people
from signoria.server.store.rows import PersonRow
from signoria.server.table import LiveTable
from signoria.server.troubles import words

log = structlog.get_logger()

PATIENCE = 60.0
"""Who answers within this time needs no reminder."""


class Notifier:
    """Notes who is waited for, and tells them later if they have not come by themselves."""

    def __init__(self, house: House, mail: Mail | None, push: Push | None) -> None:
        self.house = house
        self.mail = mail
        self.push = push
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def ways(self) -> bool:
        """Is there any way to reach people?"""
        return self.mail is not None or self.push is not None

    def note(self, table: LiveTable) -> None:
        """After each entry: people who are asked something new and are not here get a reminder after a while.

        One for a question: what others do meanwhile is no reason for another.
        """
        match = table.match
        if not self.ways or match is None:
            return
        here = table.present()
        due = self.house.now() + PATIENCE
        asked = [seat for seat in members(match.waiting) if match.asks[seat] == table.n and seat not in here]
        absent = [seat for seat in asked if table.seats[seat].person and not table.played_by_bot(seat)]
        if absent:
            task = asyncio.create_task(self._note(table.name, absent, table.n, due))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _note(self, name: str, seats: list[int], n: int, due: float) -> None:
        def query(conn: Connection) -> None:
            for seat in seats:
                chores.note_turn(conn, name, seat, n, due)

        try:
            await self.house.db.write(query, name)
        except Exception as error:  # a reminder is not worth an error
            log.info("reminder not noted", table=name, error=type(error).__name__)

    async def send_due(self) -> None:
        """Take what is due out of the box, and send it where it is still true."""
        if not self.ways:
            return
        now = self.house.now()
        for name, seat, _n in await self.house.db.write(lambda conn: chores.take_due(conn, now)):
            person = await self._still_waited_for(name, seat)
            if person is not None:
                await self._tell(person, name)

    async def _still_waited_for(self, name: str, seat: int) -> PersonRow | None:
        now = self.house.now()

        def query(conn: Connection) -> PersonRow | None:
            row = games.table(conn, name)
            if row is None or row.state != "playing" or not row.waiting >> seat & 1:
                return None
            at = games.seats_of(conn, [name])[name][seat]
            if at.person is None or at.person in chores.present(conn, name, now):
                return None
            return people.by_id(conn, at.person)

        return await self.house.db.read(query)

    async def _tell(self, person: PersonRow, name: str) -> None:
        language = _language(person)
        address = f"{self.house.config.base}/t/{name}"
        subject = words(language, "notice-subject", table=name)
        if self.push is not None:
            subscriptions = await self.house.db.read(lambda conn: people.subscriptions_of(conn, person.id))
            for endpoint, p256dh, auth in subscriptions:
                await self._push(endpoint, p256dh, auth, {"title": subject, "address": address})
        if self.mail is not None and person.email:
            text = words(language, "notice-text", name=person.name, table=name, address=address)
            try:
                await self.mail.send(person.email, subject, text)
                self.house.metrics.notices.labels("mail").inc()
            except (OSError, ValueError) as error:  # a server that is away, an address that is none
                log.warning("mail not sent", error=str(error))

    async def _push(self, endpoint: str, p256dh: str, auth: str, what: dict[str, str]) -> None:
        assert self.push is not None
        try:
            await self.push.send(endpoint, p256dh, auth, what)
            self.house.metrics.notices.labels("push").inc()
        except Gone:
            await self.house.db.write(lambda conn: people.unsubscribe(conn, endpoint))
        except (OSError, ValueError) as error:
            log.warning("push not sent", error=str(error))


def _language(person: PersonRow) -> str:
    """The language a person has chosen, or our first."""
    chosen = msgspec.json.decode(person.preferences).get("language")
    return chosen if chosen in LANGUAGES else LANGUAGES[0]
