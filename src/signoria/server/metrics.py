"""Prometheus metrics of one worker."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
        self.sockets = Gauge("signoria_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("signoria_tables_in_memory", "Tables in memory", registry=self.registry)
        self.loads = Counter("signoria_table_loads", "Tables loaded from the store", registry=self.registry)
        self.notices = Counter("signoria_notices", "Reminders sent", ["way"], registry=self.registry)
        self.errors = Counter("signoria_errors", "Requests that failed by our fault", registry=self.registry)
        self.group_writes = Gauge("signoria_writes_per_commit", "Writes per commit", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
