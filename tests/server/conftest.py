"""One server for most tests of a worker; players that are closed afterwards."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Player, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("server") / "games.db"
    running = Server(f"sqlite:///{path}", limits="0").start()
    yield running
    running.stop()


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
