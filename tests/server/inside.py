"""The server's parts in this process, for tests that look inside."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from signoria.play.game import AnyGame
from signoria.server import bus
from signoria.server.analyst import Analyst
from signoria.server.bots import Bots
from signoria.server.config import Config
from signoria.server.errands import Errands
from signoria.server.forms import TableForm
from signoria.server.hall import Hall
from signoria.server.house import House
from signoria.server.lobby import lay_table
from signoria.server.notify import Notifier
from signoria.server.seats import start_if_full
from signoria.server.store import games, people
from signoria.server.store.database import connect
from signoria.server.store.migrate import migrate
from signoria.server.store.rows import Conflict, PersonRow
from signoria.server.table import LiveTable
from signoria.server.tables import Tables

SOMEBODY = PersonRow("p", "Somebody", None, None, None, None, "{}", 0.0, None, 0, 0)


class Inside(Hall):
    """A hall with a clock of its own and a quick way to a running table."""

    time: float = 1_800_000_000.0

    async def new_table(self, game: AnyGame, seats: int, **form: object) -> LiveTable:
        """A table at which one person holds all seats."""
        asked = TableForm(title=game.id, seats=seats, **form)  # type: ignore[arg-type]
        row, rows, _ = lay_table(self, SOMEBODY, asked)
        for seat in rows:
            seat.person = None if seat.bot else SOMEBODY.id
        await self.house.db.write(lambda conn: games.create(conn, row, rows))
        await start_if_full(self, row.name)
        return await self.tables.get(row.name)

    async def rest(self, table: LiveTable) -> None:
        """Wait until nothing is left to be done at a table."""
        while (errand := self.errands.at(table.name)) is not None:
            await asyncio.wait({errand})


@asynccontextmanager
async def inside(folder: Path, database: str = "") -> AsyncIterator[Inside]:
    url = database or f"sqlite:///{folder}/inside.db"
    if url.startswith("sqlite"):
        migrate(url)
    house = House(Config(database=url, limits=False, order_seconds=0), connect(url), bus.connect(""))
    bots = Bots(1, 2.0, house.metrics)
    errands = Errands(house, bots)
    notifier = Notifier(house, None, None)
    hall = Inside(house, Tables(house, errands, notifier), errands, bots, notifier, Analyst(2.0))
    house.now = lambda: hall.time
    with suppress(Conflict):  # at a second worker
        await house.db.write(lambda conn: people.add(conn, SOMEBODY))
    try:
        yield hall
    finally:
        await hall.tables.close()
        await bots.close()
        await hall.analyst.close()
        await house.db.close()
