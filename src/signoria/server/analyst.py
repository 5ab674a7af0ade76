"""The analyst: looks at finished games again, one at a time, in a process that gives way to everybody."""

import asyncio

import msgspec
import structlog

from signoria.play.record import Record
from signoria.server import replay
from signoria.server.bots import Thinker
from signoria.server.store import games
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble

log = structlog.get_logger()

KIND = "analysis"
NICE = 15
MOST_WAITING = 20


class Analyst:
    """What was found out is stored: a game is analysed once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._thinker = Thinker(NICE)
        self._one_at_a_time = asyncio.Lock()
        self._working: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()

    async def known(self, table: LiveTable) -> bytes | None:
        """The stored analysis of a table's game, as JSON."""
        name = table.name
        return await table.house.db.read(lambda conn: games.study(conn, name, KIND))

    def working(self, name: str) -> bool:
        """Is this game being looked at, or waiting for it?"""
        if name in self._failed:
            self._failed.discard(name)  # whoever asks once more may try once more
            raise Trouble(503, "analysis-failed")
        return name in self._working

    async def begin(self, table: LiveTable) -> None:
        """Start to look at a finished game."""
        if len(self._working) >= MOST_WAITING:
            raise Trouble(503, "busy")
        record = await replay.record_of(table)
        if table.name not in self._working:
            task = asyncio.create_task(self._work(table, record))
            self._working[table.name] = task
            task.add_done_callback(lambda _: self._working.pop(table.name, None))

    async def _work(self, table: LiveTable, record: Record) -> None:
        lines = [line.decode() for line in record.lines()]
        question = msgspec.json.encode({"task": "study", "record": lines, "seconds": self.seconds})
        async with self._one_at_a_time:
            try:
                said = await self._thinker.ask(question, self.seconds)
                body = msgspec.json.encode(said["answer"])
            except (TimeoutError, OSError, ValueError, KeyError) as error:
                await self._thinker.kill()
                self._failed.add(table.name)
                log.warning("analysis failed", table=table.name, error=f"{type(error).__name__}: {error}")
                return
            await table.house.db.write(
                lambda conn: games.keep_study(conn, table.name, KIND, body), table.name
            )
            await self._thinker.kill()  # seldom needed: no memory is held for it

    async def close(self) -> None:
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinker.kill()
