"""Rate limits: token buckets in memory, one for each kind of deed and each person or address."""

import time
from collections import OrderedDict

from signoria.server.troubles import Trouble

RATES = {
    "signin": (10, 1 / 30),
    "account": (5, 1 / 120),
    "table": (20, 1 / 15),
    "guest": (30, 1 / 10),
    "import": (10, 1 / 60),
    "replay": (60, 10.0),
    "chat": (10, 0.5),
    "deed": (60, 20.0),
    "read": (300, 60.0),
}
"""Burst, and tokens given back each second."""
_KEPT = 20_000


class Limits:
    """Buckets that are full again are the first to be forgotten."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Take one token; raises Trouble 429 when there is none."""
        if not self.enabled:
            return
        burst, rate = RATES[kind]
        now = time.monotonic()
        left, at = self._buckets.pop((kind, who), (float(burst), now))
        left = min(float(burst), left + (now - at) * rate)
        enough = left >= 1
        self._buckets[(kind, who)] = (left - 1 if enough else left, now)
        if len(self._buckets) > _KEPT:
            self._buckets.popitem(last=False)
        if not enough:
            raise Trouble(429, "too-fast", args={"seconds": max(1, round((1 - left) / rate))})
