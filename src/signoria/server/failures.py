"""Failures: the record of a game up to the question at which a bot failed, for whoever is to mend the bot."""

from pathlib import Path

import structlog

from signoria.play.record import Record
from signoria.server.table import LiveTable

log = structlog.get_logger()

MOST = 100
"""A bot that always fails does not fill the disk."""


def note_failure(table: LiveTable, seat: int, bot: str, trouble: str) -> None:
    """Log what happened; where the host named a folder, leave a record there that `signoria replay` opens."""
    file = ""
    folder = table.house.config.failures
    if folder:
        path = Path(folder) / f"{table.name}-{table.n}-seat-{seat}.jsonl"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if sum(1 for _ in path.parent.glob("*.jsonl")) < MOST:
                record = table.running.record
                entries = record.entries[: table.n + 1]
                Record(record.head, entries, data=table.box.printing.carried).write(path)
                file = str(path)
        except OSError as error:
            log.warning("record of a failure not written", folder=folder, error=str(error))
    log.warning("bot failed", bot=bot, table=table.name, n=table.n, seat=seat, error=trouble, record=file)
