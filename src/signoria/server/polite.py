"""Polite: a server that is told to stop says goodbye first. Clients hear `bye` before their sockets close.

The web server closes all sockets before it tells the application that it ends; so the application hears the
signal first, and hands it on when the goodbyes are said.
"""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from signoria.server.hall import Hall

LOOKS, LOOK_SECONDS = 150, 0.02
"""Three seconds for the goodbyes; who has not taken it by then is cut off."""
SIGNALS = (signal.SIGTERM, signal.SIGINT)


@contextmanager
def goodbye_first(hall: Hall) -> Iterator[None]:
    """While this lasts, the first SIGTERM waits until everybody was told to come back."""
    if threading.current_thread() is not threading.main_thread():
        yield  # an application inside somebody else's program; signals are not its business
        return
    loop = asyncio.get_running_loop()
    before: dict[int, Any] = {number: signal.getsignal(number) for number in SIGNALS}
    farewell: list[asyncio.Task[None]] = []

    def heard(number: int, frame: FrameType | None) -> None:
        pass_on = before[number]
        if not callable(pass_on):
            pass_on = signal.default_int_handler
        if hall.closing:
            pass_on(number, frame)
        else:
            hall.closing = True
            loop.call_soon_threadsafe(
                lambda: farewell.append(loop.create_task(_leave(hall, pass_on, number)))
            )

    for number in SIGNALS:
        signal.signal(number, heard)
    try:
        yield
    finally:
        for number in SIGNALS:
            signal.signal(number, before[number])


async def _leave(hall: Hall, pass_on: Callable[[int, FrameType | None], Any], number: int) -> None:
    hall.tables.say_goodbye()
    for _ in range(LOOKS):
        if not hall.tables.watched():
            break
        await asyncio.sleep(LOOK_SECONDS)
    pass_on(number, None)
