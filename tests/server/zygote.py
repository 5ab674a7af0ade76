"""Starts servers by forking a process that has imported everything: a kill test wants hundreds of starts.

Reads one line of JSON for each server (its environment), forks it, and prints its process id.
"""

import json
import os
import signal
import sys

import uvicorn

import signoria.server.app


def serve(settings: dict[str, str]) -> None:
    os.environ.update(settings)
    os.setsid()
    uvicorn.run(
        signoria.server.app.create(),
        port=int(settings["SIGNORIA_PORT"]),
        log_level="critical",
        access_log=False,
        ws_per_message_deflate=False,
    )


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # killed children are not waited for
    for line in sys.stdin:
        settings = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            devnull = os.open(os.devnull, os.O_WRONLY)
            os.dup2(devnull, 1)
            os.close(0)
            serve(settings)
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
