"""One server for most tests of a worker; players that are closed afterwards."""

from collections.abc import Callable, Iterator
from pathlib import Path

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
def _big(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One worker on PostgreSQL and a broker."""
    if not (can_run_postgres() and can_run_redis()):
        pytest.skip("PostgreSQL or Redis is not installed")
    folder: Path = tmp_path_factory.mktemp("big")
    (folder / "pg").mkdir()
    with postgres(folder / "pg") as database, redis(folder) as broker:
        running = Server(database, limits="0", broker=broker).start()
        yield running
        running.stop()


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
