"""Whole: what was begun is finished, even if whoever asked for it hangs up meanwhile.

A deed is written first and told afterwards. Cut off between the two, it would lie on disk while the table in
memory, and so everybody at it, went on without it.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Whole:
    """The deeds that are under way in one worker."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Any]] = set()

    async def do(self, deed: Coroutine[Any, Any, T]) -> T:
        """Do it to the end; a caller that is cancelled stops waiting, not the deed."""
        task = asyncio.create_task(deed)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # the caller has it; one that has gone is no reason for a warning

    async def close(self) -> None:
        """Wait for the last ones."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
