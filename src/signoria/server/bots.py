"""Bots think in processes of their own, outside the event loop, each answer within a time budget."""

import asyncio
import secrets
import sys
import time
from typing import Any

import msgspec
import structlog

from signoria.bots.bot import names
from signoria.play.codec import pack_state
from signoria.play.match import Match
from signoria.server.metrics import Metrics

log = structlog.get_logger()

START_SECONDS = 20.0
"""A fresh process first imports the rules."""
_LINE = 1 << 24


class Bots:
    """A few processes; a question waits until one is free."""

    def __init__(self, count: int, seconds: float, metrics: Metrics) -> None:
        self.seconds = seconds
        self.metrics = metrics
        self._free: asyncio.Queue[_Process] = asyncio.Queue()
        self._all = [_Process() for _ in range(count)]
        for process in self._all:
            self._free.put_nowait(process)

    @property
    def kinds(self) -> tuple[str, ...]:
        return names()

    async def answer(self, match: Match, seat: int, kind: str) -> list[Any] | None:
        """What a bot of this kind answers; None if it failed or took too long."""
        question = {
            "title": match.game.id,
            "seats": match.state.seats,
            "state": pack_state(match.state),
            "seat": seat,
            "bot": kind,
            "seed": secrets.randbits(32),
        }
        process = await self._free.get()
        begun = time.perf_counter()
        try:
            said = await process.ask(msgspec.json.encode(question), self.seconds)
        except (TimeoutError, OSError, ValueError) as error:
            await process.kill()
            log.warning("bot failed", bot=kind, error=f"{type(error).__name__}: {error}")
            return None
        finally:
            self._free.put_nowait(process)
            self.metrics.bot_seconds.observe(time.perf_counter() - begun)
        if "error" in said:
            log.warning("bot failed", bot=kind, error=said["error"])
            return None
        answer: list[Any] = said["do"]
        return answer

    async def close(self) -> None:
        for process in self._all:
            await process.kill()


class _Process:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._running: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes, seconds: float) -> dict[str, Any]:
        fresh = self._running is None
        if self._running is None:
            self._running = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "signoria.server.bot_process",
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
