"""Bus: tells other workers *that* something changed at a table, never what: no secret travels on it.

A lost announcement costs only a poll. On one process there is nobody to tell.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import structlog
from litestar.channels.backends.base import ChannelsBackend

log = structlog.get_logger()

CHANNEL = "signoria"
Listener = Callable[[str, str], Awaitable[None]]
"""Takes the name of a table and what changed: `entries`, `talk` or `seats`."""


class Bus:
    """Announcements to and from other workers, over a backend of Litestar's channels."""

    def __init__(self, backend: ChannelsBackend | None, worker: str) -> None:
        self.backend = backend
        self.worker = worker
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def shared(self) -> bool:
        return self.backend is not None

    def announce(self, table: str, what: str) -> None:
        """Say that something changed; never waits."""
        if self.backend is not None:
            self._outgoing.put_nowait(f"{self.worker} {what} {table}".encode())

    async def open(self, listener: Listener) -> None:
        if self.backend is None:
            return
        await self.backend.on_startup()
        await self.backend.subscribe([CHANNEL])
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen(listener))]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.backend is not None:
            await self.backend.on_shutdown()

    async def _speak(self) -> None:
        assert self.backend is not None
        away = False
        while True:
            message = await self._outgoing.get()
            try:
                await self.backend.publish(message, [CHANNEL])
                away = False
            except Exception as error:  # the broker may come back; polling bridges the gap
                if not away:  # once for each outage, not for each move
                    log.warning("announcements lost", error=str(error))
                away = True

    async def _listen(self, listener: Listener) -> None:
        assert self.backend is not None
        while True:
            try:
                async for _channel, message in self.backend.stream_events():
                    worker, what, table = message.decode().split(" ", 2)
                    if worker != self.worker:
                        await listener(table, what)
            except Exception as error:
                log.warning("broker lost", error=str(error))
                await asyncio.sleep(1)


def connect(url: str) -> Bus:
    """The bus behind redis://...; an empty address is a bus for one process."""
    worker = secrets.token_hex(8)
    if not url:
        return Bus(None, worker)
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    client = Redis.from_url(url)
    return Bus(RedisChannelsPubSubBackend(redis=client), worker)
