"""Steady: keeps the one thread that serves everybody from pausing, and measures where it does."""

import asyncio
import gc
import sys
import time
from typing import Any

from signoria.server.metrics import Metrics

SWITCH_SECONDS = 0.0005
"""A thread that comes back from the disk waits at most this long for the interpreter."""
YOUNG, MIDDLE, OLD = 5_000, 5, 1_000
"""Looking for unused memory costs half a microsecond an object, and nobody is served meanwhile. A full search
walks through every table: a thousand of them stop the server for tenths of a second. Tables hold no cycles,
so small searches find nearly all, and full ones may be rare."""
LOOK_EVERY = 0.1


class Steady:
    """Set once for each worker process; `watch` runs as long as the worker does."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._begun = 0.0

    def begin(self) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.collect()
        gc.freeze()  # what was imported stays for ever and need not be looked at again
        gc.set_threshold(YOUNG, MIDDLE, OLD)
        gc.callbacks.append(self._collecting)

    def end(self) -> None:
        gc.callbacks.remove(self._collecting)

    async def watch(self) -> None:
        """How late does the event loop come to what is due?"""
        while True:
            due = time.perf_counter() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            self.metrics.lag_seconds.observe(max(0.0, time.perf_counter() - due))

    def _collecting(self, phase: str, _info: dict[str, Any]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
        else:
            self.metrics.collect_seconds.observe(time.perf_counter() - self._begun)
