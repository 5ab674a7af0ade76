"""House: what every part of one worker shares."""

import time
from collections.abc import Callable

from signoria.server.bus import Bus
from signoria.server.config import Config
from signoria.server.limits import Limits
from signoria.server.metrics import Metrics
from signoria.server.store.database import Database
from signoria.server.whole import Whole


class House:
    """Configuration, database, bus, metrics, limits and deeds under way of one worker."""

    def __init__(self, config: Config, db: Database, bus: Bus, now: Callable[[], float] = time.time) -> None:
        self.config = config
        self.db = db
        self.bus = bus
        self.now = now
        self.metrics = Metrics()
        self.limits = Limits(config.limits, config.broker)
        self.whole = Whole()
        self.worker = bus.worker
        self.kept: set[tuple[str, str]] = set()
        """Titles and fingerprints of component data that the database is known to keep."""
        self.stand_in = "easy"
        """The kind of bot that plays on for somebody who left."""

    @property
    def shared(self) -> bool:
        """Do other workers serve the same tables?"""
        return self.bus.shared
