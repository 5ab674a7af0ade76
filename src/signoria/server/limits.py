"""Rate limits: token buckets, one for each kind of deed and each person or address.

One process keeps them in memory. Several processes keep them at the broker, so that asking another worker
gives nobody a second bucket; while the broker is away, each worker counts for itself.
"""

import hashlib
import time
from collections import OrderedDict
from typing import Any

import structlog

from signoria.server.troubles import Trouble

log = structlog.get_logger()

RATES = {
    "signin": (10, 1 / 30),
    "account": (5, 1 / 120),
    "table": (20, 1 / 15),
    "guest": (30, 1 / 10),
    "import": (10, 1 / 60),
    "replay": (60, 10.0),
    "study": (6, 1 / 60),
    "hint": (6, 0.2),
    "chat": (10, 0.5),
    "deed": (60, 20.0),
    "read": (300, 60.0),
}
"""Burst, and tokens given back each second."""
_KEPT = 20_000
_PATIENCE = 0.5
"""Seconds that a deed waits for the broker,"""
_PAUSE = 5.0
"""and seconds without asking it after it did not answer."""

_TAKE = """
local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local known = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = tonumber(known[1] or burst)
left = math.min(burst, left + (now - tonumber(known[2] or now)) * rate)
local wait = 0
if left >= 1 then left = left - 1 else wait = (1 - left) / rate end
redis.call('HSET', KEYS[1], 'left', left, 'at', now)
redis.call('EXPIRE', KEYS[1], math.ceil(burst / rate) + 1)
return tostring(wait)
"""
"""The same arithmetic as in `Limits._here`, by the broker's clock and in one step."""


class Limits:
    """Buckets that are full again are the first to be forgotten."""

    def __init__(self, enabled: bool, broker: str = "") -> None:
        self.enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._broker: Any = None
        self._asked_again = 0.0
        if broker:
            from redis.asyncio import Redis

            self._broker = Redis.from_url(broker, socket_timeout=_PATIENCE, socket_connect_timeout=_PATIENCE)

    async def take(self, kind: str, who: str) -> None:
        """Take one token; raises Trouble 429 when there is none."""
        if not self.enabled:
            return
        seconds = await self._there(kind, who) if self._broker is not None else None
        if seconds is None:
            seconds = self._here(kind, who)
        if seconds > 0:
            raise Trouble(429, "too-fast", args={"seconds": max(1, round(seconds))})

    def _here(self, kind: str, who: str) -> float:
        """Seconds until there is a token in this worker's bucket; 0: it was taken."""
        burst, rate = RATES[kind]
        now = time.monotonic()
        left, at = self._buckets.pop((kind, who), (float(burst), now))
        left = min(float(burst), left + (now - at) * rate)
        enough = left >= 1
        self._buckets[(kind, who)] = (left - 1 if enough else left, now)
        if len(self._buckets) > _KEPT:
            self._buckets.popitem(last=False)
        return 0.0 if enough else (1 - left) / rate

    async def _there(self, kind: str, who: str) -> float | None:
        """The same in the bucket of all workers; None while the broker is away."""
        from redis.exceptions import RedisError

        if time.monotonic() < self._asked_again:
            return None
        # Whom a bucket belongs to is nobody's business who looks at the broker.
        key = f"signoria:limit:{kind}:{hashlib.sha256(who.encode()).hexdigest()[:24]}"
        try:
            return float(await self._broker.eval(_TAKE, 1, key, *RATES[kind]))
        except (RedisError, OSError) as error:
            self._asked_again = time.monotonic() + _PAUSE
            log.warning("limits count in this worker alone", error=str(error))
            return None

    async def close(self) -> None:
        if self._broker is not None:
            await self._broker.aclose()
