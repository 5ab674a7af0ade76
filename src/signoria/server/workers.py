"""Worker processes: one that dies is replaced, and the host's log says so."""

import structlog
from uvicorn.supervisors import Multiprocess

log = structlog.get_logger()


class Workers(Multiprocess):
    """The supervisor of uvicorn, which tells of a death only at a level that we do not show."""

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for gone, fresh in zip(before, self.processes, strict=True):
            if gone is not fresh:
                # A negative exit code is the signal that ended it.
                log.warning("worker replaced", died=gone.pid, exitcode=gone.exitcode, by=fresh.pid)
