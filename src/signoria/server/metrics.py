"""Prometheus metrics: of one process, or of all workers that `signoria serve` started together."""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counters by what happened, never by who did it."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("signoria_entries", "Entries written to records", registry=self.registry)
        self.conflicts = Counter(
            "signoria_conflicts", "Entries another worker wrote first", registry=self.registry
        )
        self.refusals = Counter("signoria_refusals", "Deeds not done", ["key"], registry=self.registry)
        self.act_seconds = Histogram(
            "signoria_act_seconds", "From a deed to its commit", buckets=BUCKETS, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "signoria_bot_seconds", "Time bots took to answer", buckets=BUCKETS, registry=self.registry
        )
        self.lag_seconds = Histogram(
            "signoria_lag_seconds", "Lateness of the event loop", buckets=BUCKETS, registry=self.registry
        )
        self.collect_seconds = Histogram(
            "signoria_collect_seconds",
            "Pauses to find unused memory",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.sockets = Gauge(
            "signoria_sockets", "Open sockets", registry=self.registry, multiprocess_mode="livesum"
        )
        self.tables = Gauge(
            "signoria_tables_in_memory",
            "Tables in memory",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        self.loads = Counter("signoria_table_loads", "Tables loaded from the store", registry=self.registry)
        self.notices = Counter("signoria_notices", "Reminders sent", ["way"], registry=self.registry)
        self.errors = Counter("signoria_errors", "Requests that failed by our fault", registry=self.registry)
        self.group_writes = Gauge(
            "signoria_writes_per_commit",
            "Writes per commit",
            registry=self.registry,
            multiprocess_mode="livemax",
        )

    def text(self) -> bytes:
        folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
        if not folder:
            return generate_latest(self.registry)
        forget_the_dead(Path(folder))
        everybody = CollectorRegistry()
        multiprocess.MultiProcessCollector(everybody, folder)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def forget_the_dead(folder: Path) -> None:
    """Sockets and tables of a worker that was killed are gone; what it has counted stays."""
    for file in folder.glob("gauge_live*_*.db"):
        worker = file.stem.rpartition("_")[2]
        if not Path(f"/proc/{worker}").exists() and Path("/proc/self").exists():
            multiprocess.mark_process_dead(int(worker), str(folder))  # type: ignore[no-untyped-call]
