"""An upgrade that changes a title's component data: tables go on with the data they began with."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any
from uuid import uuid4

import pytest
from banco import GAME as BANCO
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.core.seating import members
from signoria.play.codec import value_to_wire
from signoria.play.packs import load_tables, present
from signoria.play.record import Record, read
from signoria.play.registry import find
from signoria.server.deeds import Act
from signoria.server.replay import import_record
from signoria.server.store import games
from tests.server.inside import inside
from tests.server.running import Player, Server, play_on, python_path, two_seats

Players = Callable[..., Player]
EARLIER = Path(__file__).parents[1] / "records" / "earlier"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    made: str = request.getfixturevalue("new_database")(f"upgrade_{uuid4().hex}")
    return made


def next_release(folder: Path) -> str:
    """Where Python finds a program whose Banco begins with five coins, and which knows nothing of three."""
    copytree(BANCO.home, folder / "banco", ignore=ignore_patterns("printings", "__pycache__"))
    file = folder / "banco" / "components.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("coins = 3", "coins = 5"), encoding="utf-8")
    return os.pathsep.join([str(folder), python_path()])


def coins(table: dict[str, Any]) -> list[int]:
    return [seat["coins"] for seat in table["view"]["seats"]]


def test_a_running_table_goes_on_and_a_finished_one_is_shown(
    database: str, player: Players, tmp_path: Path
) -> None:
    server = Server(database, limits="0").start()
    done, _, seats = two_seats(player, server)
    play_on(seats)
    name, people, seats = two_seats(player, server)
    play_on(seats, 3)
    before, n = coins(seats[0].table), seats[0].table["n"]
    text = people[0].http.get(f"/api/tables/{done}/record").text
    server.stop()

    server.environment["PYTHONPATH"] = next_release(tmp_path)
    server.start()
    try:
        seats = [one.sit(name) for one in people]
        for seat in seats:
            seat.until("table")
        shown = seats[0].table
        assert (shown["closed"], shown["n"], coins(shown)) == (None, n, before)
        assert people[0].get("/next")["next"] == name or people[1].get("/next")["next"] == name
        play_on(seats)
        assert people[0].get(f"/tables/{name}/verify")["chance_results"] > 0

        assert people[0].http.get(f"/api/tables/{done}/record").text.splitlines()[-1] == text.splitlines()[-1]
        past = people[0].get(f"/tables/{done}/at/0", seat=0)["table"]
        assert coins(past) == [3, 3]
        assert people[0].get(f"/tables/{done}/verify")["chance_results"] > 0
        cards = people[0].get("/tables", mine=True)
        assert [card["rests"] for card in cards] == [False]

        drawn = people[0].get("/titles/banco", data=past["data"])
        assert (drawn["data"], drawn["components"]["purse"]) == (past["data"], {"coins": 3})
        now = people[0].get("/titles/banco")
        assert now["components"]["purse"] == {"coins": 5}
        assert people[0].get("/titles/banco", data="0" * 16).json()["refused"]["key"] == "no-data"

        _, _, fresh = two_seats(player, server)
        assert (coins(fresh[0].table), fresh[0].table["data"]) == ([5, 5], now["data"])
        saved = people[0].post("/records", {"record": text})["name"]
        assert coins(people[0].get(f"/tables/{saved}/at/0")["table"]) == [3, 3]
    finally:
        server.stop()


def test_a_game_that_was_saved_when_a_title_had_other_data_is_opened(server: Server, player: Players) -> None:
    """A Consigliere cost three florins until Virtù's fourth printing, and two since."""
    one = player("Anna")
    text = (EARLIER / "virtu-3.jsonl").read_text(encoding="utf-8")
    name = one.post("/records", {"record": text})["name"]
    past = one.get(f"/tables/{name}/at/40", seat=0)["table"]
    drawn = one.get("/titles/virtu", data=past["data"])["components"]["character"]
    today = one.get("/titles/virtu")["components"]["character"]
    price = [next(c["cost"] for c in cards if c["id"] == "consigliere") for cards in (drawn, today)]
    assert price == [{"florin": 3}, {"florin": 2}]
    assert one.get(f"/tables/{name}/verify")["chance_results"] > 0
    assert one.http.get(f"/api/tables/{name}/record").text == text


@pytest.mark.parametrize("record", ["brides-1", "princes-1", "virtu-1", "virtu-2", "virtu-3"])
def test_a_table_that_began_before_records_named_their_data_plays_on(record: str, tmp_path: Path) -> None:
    """Its head only says a rules version that is not today's; half of its game is to be played."""
    whole = read(EARLIER / f"{record}.jsonl")
    game = find(whole.head.game)
    half = len(whole.entries) // 2

    async def work() -> str:
        async with inside(tmp_path) as hall:
            text = b"\n".join(Record(whole.head, whole.entries[:half]).lines()).decode()
            name = await import_record(hall.house, "p", text)
            assert whole.closing is not None
            values = {"state": "playing", "seed": bytes.fromhex(whole.closing.seed), "result": None}
            await hall.house.db.write(lambda conn: games.change(conn, name, values))
            table = await hall.tables.get(name)
            assert (table.closed, table.n) == ("", half - 1)
            assert table.box.data == game.unnamed_data[whole.head.rules] != load_tables(game)[1]
            for i in range(20):
                match = table.running
                seat = members(match.waiting)[0]
                wire = value_to_wire(game.default(match.state, seat))
                await table.act(seat, Act(f"deed-{i}", match.asks[seat], wire))
            assert table.n == half + 19
            await hall.tables.forget(name)
            hall.tables.live.clear()
            again = await hall.tables.get(name)
            assert (again.n, again.closed) == (half + 19, "")
            assert again.snapshot_at > 0, "the snapshot of a table of older data serves it, too"
            return hall.house.config.database

    result = CliRunner().invoke(app, ["doctor", "--database", asyncio.run(work())])
    assert result.exit_code == 0, result.output
    assert present(game).digest != game.unnamed_data[whole.head.rules]
