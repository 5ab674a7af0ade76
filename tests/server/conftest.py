"""One server for most tests of a worker; players that are closed afterwards."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.running import Player, Server
from tests.server.services import can_run_postgres, can_run_redis, postgres, redis


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("server") / "games.db"
    running = Server(f"sqlite:///{path}", limits="0").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def new_database() -> Iterator[Callable[[str], str]]:
    """Makes empty databases of one PostgreSQL server: `new_database("a")`."""
    if not can_run_postgres():
        pytest.skip("PostgreSQL is not installed")
    with postgres() as address:

        def empty(name: str) -> str:
            command = ["psql", "--quiet", f"--dbname={address}", f"--command=CREATE DATABASE {name}"]
            subprocess.run(command, check=True)
            return f"{address.rpartition('/')[0]}/{name}"

        yield empty


@pytest.fixture(scope="session")
def _big(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One worker on PostgreSQL and a broker."""
    if not (can_run_postgres() and can_run_redis()):
        pytest.skip("PostgreSQL or Redis is not installed")
    folder: Path = tmp_path_factory.mktemp("big")
    with postgres() as database, redis(folder) as broker:
        running = Server(database, limits="0", broker=broker).start()
        yield running
        running.stop()


@pytest.fixture
def pair(tmp_path: Path, new_database: Callable[[str], str]) -> Iterator[tuple[Server, Server]]:
    """Two workers on PostgreSQL and a broker."""
    if not can_run_redis():
        pytest.skip("Redis is not installed")
    database = new_database(f"pair_{uuid4().hex}")
    with redis(tmp_path) as broker:
        servers = [Server(database, limits="0", broker=broker) for _ in range(2)]
        yield servers[0].start(), servers[1].start()
        for server in servers:
            server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> Server:
    """What must hold on both databases is tested on both."""
    found: Server = request.getfixturevalue("server" if request.param == "sqlite" else "_big")
    return found


@pytest.fixture
def player(server: Server) -> Iterator[Callable[..., Player]]:
    """Makes players: `player("Anna")`."""
    made: list[Player] = []

    def make(name: str = "", at: Server | None = None) -> Player:
        made.append(Player(at or server, name))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture(autouse=True)
def _titles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example title and the server's own test title are found by name."""
    monkeypatch.setenv("SIGNORIA_TITLES", "banco:GAME,tests.server.asta:GAME")
