"""The bus while its broker is away, and when it is back."""

import asyncio
from collections.abc import Iterable

from litestar.channels.backends.memory import MemoryChannelsBackend
from structlog.testing import capture_logs

from signoria.server.bus import Bus


class MoodyBroker(MemoryChannelsBackend):
    """Counts what it takes and what it refuses while it is away."""

    def __init__(self) -> None:
        super().__init__()
        self.away = False
        self.answered: asyncio.Queue[bool] = asyncio.Queue()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        await self.answered.put(not self.away)
        if self.away:
            raise ConnectionError("nobody there")


async def through_outages(bus: Bus, broker: MoodyBroker) -> None:
    async def taken(times: int) -> list[bool]:
        for _ in range(times):
            bus.announce("otter", "entries")
        return [await broker.answered.get() for _ in range(times)]

    async def nothing(_table: str, _what: str) -> None: ...

    await bus.open(nothing)
    for _ in range(2):
        broker.away = True
        assert await taken(3) == [False] * 3
        broker.away = False
        assert await taken(2) == [True] * 2
    await bus.close()


def test_each_outage_is_logged_once_and_announcements_go_on_after_it() -> None:
    broker = MoodyBroker()
    with capture_logs() as logs:
        asyncio.run(through_outages(Bus(broker, "one"), broker))
    assert [entry["event"] for entry in logs] == ["announcements lost"] * 2
