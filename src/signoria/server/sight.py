"""Sight: a table as it is shown. Everything that composes messages and hands them to sockets."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from signoria.play.game import SPECTATOR, AnyGame
from signoria.play.match import Match
from signoria.server import clocks as clock
from signoria.server import scene
from signoria.server.clocks import Clocks
from signoria.server.forms import Settings
from signoria.server.house import House
from signoria.server.shelf import Box, box
from signoria.server.store import games
from signoria.server.store.rows import OrderRow, SeatRow, TableRow
from signoria.server.told import Told, from_row
from signoria.server.troubles import Trouble
from signoria.server.wire import Down, News, Over, Proposal, Table, encode_down

AT_HAND = 60
"""So many of the newest entries keep their news in memory; older ones are read when somebody asks."""

MOMENT = 0.5
"""Seconds for which one message serves all who ask for the same."""


class Watcher(Protocol):
    """A socket at this table."""

    seat: int
    person: str | None

    def poke(self) -> None:
        """The table changed: show it."""

    def send(self, message: Down) -> None:
        """Something small to say, after what was said before."""

    def holds(self, seat: SeatRow) -> bool:
        """Does whoever is at this socket still hold their seat?"""

    def dismiss(self) -> None:
        """The seat belongs to somebody else now: no more deeds, and goodbye."""


class Sight:
    """One table: its match, seats, clocks, orders and the sockets that look at it."""

    def __init__(self, house: House, row: TableRow, seats: list[SeatRow]) -> None:
        self.house = house
        self.name = row.name
        self.row = row
        self.seats = seats
        self.box: Box = box(row.title)
        """With the data its game began with; before it begins, with what new games get."""
        self.settings = msgspec.json.decode(row.settings, type=Settings)
        self.match: Match | None = None
        self.closed = ""
        """Why this game cannot go on here (it began under other rules); what was told stays to read."""
        self.told: deque[Told] = deque(maxlen=AT_HAND)
        self.orders: list[OrderRow] = []
        self.clocks: Clocks | None = None
        self.proposal: Proposal | None = None
        self.watchers: set[Watcher] = set()
        self.elsewhere: set[int] = set()
        """Seats present at other workers."""
        self.spread_lines: deque[int] = deque(maxlen=100)
        """The numbers of the newest lines of chat that were spread here, or before the table came here."""
        self.talked = ""
        """How much had been said when this was last compared with the store."""
        self.lock = asyncio.Lock()
        self.touched = house.now()
        self.compared = house.now()
        """When this was last compared with the store."""
        self.snapshot_at = 0
        self.recent: dict[tuple[int, str], int] = {}
        self.curves: dict[int, list[list[int | None]]] = {}
        """Points after every entry as each pair of eyes may know them, as far as somebody asked."""
        self._shown: dict[tuple[int, int], tuple[bytes, int, float]] = {}
        self._told: dict[tuple[int, bytes], bytes] = {}
        """The last orders and promises told to each seat."""
        self.after_entry: Callable[[], None] = lambda: None
        """Called after each entry: bots, orders, clocks, reminders."""
        self.read_row(row)

    @property
    def game(self) -> AnyGame:
        return self.box.game

    @property
    def n(self) -> int:
        if self.match is None:
            return self.row.n if self.closed else -1
        return len(self.match.record.entries) - 1

    @property
    def running(self) -> Match:
        """The match of a game that is being played."""
        if self.match is None:
            raise Trouble(409, "other-rules" if self.closed else "not-started")
        return self.match

    @property
    def late(self) -> bool:
        """Do spectators see the past of this table only?"""
        return self.settings.delay > 0 and self.row.state == "playing"

    @property
    def going_on(self) -> Match:
        """The match of a game that nobody has stopped."""
        if self.row.state == "stopped":
            raise Trouble(409, "stopped")
        return self.running

    def read_row(self, row: TableRow) -> None:
        """Take over what other workers may have changed."""
        self.row = row
        self.clocks = msgspec.json.decode(row.clocks, type=Clocks) if row.clocks else None
        self.proposal = msgspec.json.decode(row.proposal, type=Proposal) if row.proposal else None

    def away(self) -> list[float | None]:
        return [seat.away_until for seat in self.seats]

    def holders(self) -> list[tuple[str | None, str | None]]:
        """Who may speak for each seat: its person, and whoever has its token."""
        return [(row.person, row.token) for row in self.seats]

    def played_by_bot(self, seat: int) -> str | None:
        """The kind of bot that answers for this seat now."""
        row = self.seats[seat]
        return row.bot if row.bot is not None else (self.house.stand_in if row.away else None)

    def changed(self) -> None:
        """Whatever was composed before is out of date."""
        self._shown.clear()
        for watcher in self.watchers:
            watcher.poke()

    def say(self, message: Down, to: Callable[[int], bool] = lambda _seat: True) -> None:
        """Something small to all sockets whose seat may hear it."""
        for watcher in self.watchers:
            if to(watcher.seat):
                watcher.send(message)

    def tell(self, seat: int, message: Down) -> None:
        """Something to the sockets of one seat, unless it is what they were told last.

        A message without news would betray that something is going on between others.
        """
        if self.is_news(seat, message):
            self.say(message, lambda watcher: watcher == seat)

    def is_news(self, seat: int, message: Down) -> bool:
        """Does this differ from the last message of its kind to a seat? From now on it is the last."""
        body = encode_down(message)
        key = (seat, body.partition(b":")[0])
        known, self._told[key] = self._told.get(key), body
        return known != body

    def present(self) -> set[int]:
        return {watcher.seat for watcher in self.watchers} | self.elsewhere

    def scene(self, seat: int, news: list[News]) -> Table:
        now = self.house.now()
        infos = scene.seat_infos(self.seats, self.present())
        shown = scene.blank_scene(self.name, self.row.title, self.row.state, seat, infos, now)
        if self.match is not None:
            scene.put_game(shown, self.match, seat)
            shown.data = self.box.data
        elif self.closed:
            shown.n, shown.closed = self.n, {"rule": "", "key": "other-rules"}
            shown.undo = shown.closed
            if self.row.result:
                shown.over = msgspec.json.decode(self.row.result, type=Over)
        shown.news = news
        shown.proposal = self.proposal
        if self.settings.undo == "none":
            shown.undo = {"rule": "", "key": "undo-agreed-none"}
        if self.clocks is not None and self.row.state == "playing" and not self.closed:
            shown.clocks = clock.shown(self.clocks, now, self.away())
        if self.row.state == "stopped":
            shown.options, shown.asides, shown.may, shown.waiting = [], [], False, []
        return shown

    async def message(self, seat: int, since: int) -> tuple[bytes, int]:
        """The table as a seat sees it, with news after entry `since`; and the entry it shows."""
        key = (seat, since)
        if not self._fresh(key):
            news = await self.news(seat, since)
            if not self._fresh(key):
                shown = self.scene(seat, [item for item in news if item.n <= self.n])
                self._shown[key] = (encode_down(Down(table=shown)), self.n, self.house.now())
        body, n, _at = self._shown[key]
        return body, n

    def _fresh(self, key: tuple[int, int]) -> bool:
        """Was this very message composed a moment ago? An older one tells a wrong time."""
        return key in self._shown and self.house.now() - self._shown[key][2] < MOMENT

    async def news(self, seat: int, since: int) -> list[News]:
        if since >= self.n:
            return []
        if self.told and self.told[0].entry.n <= since + 1:
            return [told.news(seat) for told in self.told if told.entry.n > since]
        rows = await self.house.db.read(lambda conn: games.tail(conn, self.name, since))
        read = rows[-1].n if rows else since
        late = [told for told in self.told if told.entry.n > read]  # happened while the rest was read
        return [told.news(seat) for told in (*map(from_row, rows), *late)]


def seat_or_nobody(seats: list[SeatRow], person: str | None, wanted: int | None) -> int:
    """The seat this person holds (the wanted one, if they hold several), or SPECTATOR."""
    held = [row.seat for row in seats if person is not None and row.person == person]
    if wanted is not None and wanted in held:
        return wanted
    return held[0] if held else SPECTATOR
