"""Bots think in processes of their own, outside the event loop, each answer within a time budget."""

import asyncio
import secrets
import sys
import time
from typing import Any

import msgspec
import structlog

from signoria.bots.bot import offered
from signoria.play.codec import pack_state
from signoria.play.match import Match
from signoria.server.forms import Hint
from signoria.server.metrics import Metrics
from signoria.server.shelf import Box

log = structlog.get_logger()

START_SECONDS = 20.0
"""A fresh process first imports the rules."""
NICE = 5
"""People come before bots."""
MOST_HINTS = 5
_LINE = 1 << 24


class BotFailed(Exception):
    """No answer came in time, or the process could not give one."""


class Bots:
    """A few processes; a question waits until one is free."""

    def __init__(self, count: int, seconds: float, metrics: Metrics) -> None:
        self.seconds = seconds
        self.metrics = metrics
        self.adviser = f"{round(seconds * 500)}ms"
        """How deep a hint is searched. Half the budget: reasons take time too."""
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        self._all = [Thinker(NICE) for _ in range(count)]
        for process in self._all:
            self._free.put_nowait(process)

    def kinds(self, title: str) -> tuple[str, ...]:
        """Those that may take a seat at a table of this title."""
        return offered(title)

    async def answer(self, found: Box, match: Match, seat: int, kind: str) -> tuple[list[Any] | None, str]:
        """What a bot of this kind answers (None: nothing, or not in time), and what went wrong with it."""
        try:
            said = await self._ask(
                {"task": "move", "bot": kind, "seconds": self.seconds, **_table(found, match, seat)}
            )
        except BotFailed as error:
            return None, str(error)
        return said["do"], said["trouble"]

    async def hints(self, found: Box, match: Match, seat: int, language: str) -> list[Hint] | None:
        """The answers worth considering, best first; None if the search failed."""
        question = {"task": "advice", "bot": self.adviser, "language": language, "most": MOST_HINTS}
        try:
            said = await self._ask({**question, **_table(found, match, seat)})
        except BotFailed as error:
            log.warning("hint failed", title=match.game.id, error=str(error))
            return None
        return msgspec.convert(said, list[Hint])

    async def _ask(self, question: dict[str, Any]) -> Any:
        process = await self._free.get()
        begun = time.perf_counter()
        try:
            said = await process.ask(msgspec.json.encode(question), self.seconds)
        except (TimeoutError, OSError, ValueError) as error:
            await process.kill()
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        finally:
            self._free.put_nowait(process)
            self.metrics.bot_seconds.observe(time.perf_counter() - begun)
        if "error" in said:
            raise BotFailed(said["error"])
        return said["answer"]

    async def close(self) -> None:
        for process in self._all:
            await process.kill()


def _table(found: Box, match: Match, seat: int) -> dict[str, Any]:
    return {
        "title": match.game.id,
        "data": found.data,
        "components": found.printing.carried or None,
        "seats": match.state.seats,
        "state": pack_state(match.state),
        "seat": seat,
        "seed": secrets.randbits(32),
    }


class Thinker:
    """One process, started when it is first needed."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self._running: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes, seconds: float) -> dict[str, Any]:
        fresh = self._running is None
        if self._running is None:
            self._running = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "signoria.server.bot_process",
                str(self.nice),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LINE,
            )
        stdin, stdout = self._running.stdin, self._running.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(line + b"\n")
        # Twice the budget: a bot is trusted to keep its own time, this is the wall behind it.
        async with asyncio.timeout(2 * seconds + (START_SECONDS if fresh else 0)):
            await stdin.drain()
            said = await stdout.readline()
        if not said:
            raise ValueError("the process ended")
        answer: dict[str, Any] = msgspec.json.decode(said)
        return answer

    async def kill(self) -> None:
        process, self._running = self._running, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
