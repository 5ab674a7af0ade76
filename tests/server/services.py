"""Real PostgreSQL and Redis for tests, started on a temporary folder where they are installed."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.running import free_port

USER = "postgres"
"""PostgreSQL refuses to run as root; Debian's package brings this user."""


def postgres_programs() -> Path | None:
    """The folder of initdb and postgres; None where they are not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if found:
        return found[-1].parent
    program = shutil.which("postgres")
    return Path(program).parent if program else None


def can_run_postgres() -> bool:
    if postgres_programs() is None:
        return False
    if os.getuid() != 0:
        return True
    try:
        pwd.getpwnam(USER)
    except KeyError:
        return False
    return True


def can_run_redis() -> bool:
    return shutil.which("redis-server") is not None


@contextmanager
def postgres() -> Iterator[str]:
    """A running server with an empty database; its address."""
    programs = postgres_programs()
    assert programs is not None
    user = pwd.getpwnam(USER) if os.getuid() == 0 else pwd.getpwuid(os.getuid())
    as_user: dict[str, Any] = {"user": user.pw_uid, "group": user.pw_gid} if os.getuid() == 0 else {}
    # A folder of its own: those of the tests are closed to other users whenever another run begins.
    with TemporaryDirectory(prefix="signoria-pg-") as name:
        folder, port = Path(name), free_port()
        os.chown(folder, user.pw_uid, user.pw_gid)
        make: list[str | Path] = [
            programs / "initdb",
            "-D",
            folder / "data",
            "-U",
            "signoria",
            "--auth=trust",
            "-E",
            "UTF8",
        ]
        subprocess.run([*make, "--no-locale"], check=True, stdout=subprocess.DEVNULL, cwd=folder, **as_user)
        start: list[str | Path] = [programs / "postgres", "-D", folder / "data", "-p", str(port)]
        start += ["-c", f"unix_socket_directories={folder}"]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(start, stdout=log, stderr=log, cwd=folder, **as_user)
        try:
            _wait_for(programs, port)
            yield f"postgresql://signoria@127.0.0.1:{port}/postgres"
        finally:
            process.send_signal(signal.SIGINT)  # whoever is still connected is sent away
            process.wait(60)


def _wait_for(programs: Path, port: int) -> None:
    command = [str(programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-q"]
    for _ in range(200):
        if subprocess.run(command, check=False).returncode == 0:
            return
        time.sleep(0.1)
    raise TimeoutError("PostgreSQL did not start")


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A running broker; its address."""
    port = free_port()
    command = ["redis-server", "--port", str(port), "--save", "", "--dir", str(folder), "--bind", "127.0.0.1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        _until_open(port)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def _until_open(port: int) -> None:
    """A busy machine takes its time."""
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("Redis did not start")
