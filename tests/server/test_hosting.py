"""What hosts rely on: restarts, backups, doctors, several workers, idle tables, long games."""

import asyncio
import json
import os
import signal
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from banco import GAME as BANCO
from typer.testing import CliRunner

from hatch_build import Pages
from signoria.cli.main import app
from signoria.play.match import Match
from signoria.play.record import Entry
from signoria.server.deeds import Act
from signoria.server.metrics import forget_the_dead
from signoria.server.store.migrate import migrate
from tests.server.inside import inside
from tests.server.killing import run as kill_test
from tests.server.running import WAIT, Player, Server, first_answer, play_on, two_seats
from tests.server.services import can_run_postgres, can_run_redis, postgres, redis

Players = Callable[..., Player]
runner = CliRunner()
serving = sys.modules["signoria.cli.serve"]
"""The module; its name in the package is the command."""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server of this test's own."""
    server = Server(f"sqlite:///{tmp_path}/games.db", limits="0").start()
    yield server
    server.stop()


def test_after_a_restart_everybody_goes_on_where_they_were(own: Server, player: Players) -> None:
    people = [player("Anna", own), player("Bruno", own)]
    name, invitation = people[0].new_table(sit=0)
    people[1].claim(name, 1, invitation)
    seats = [one.sit(name) for one in people]
    for seat in seats:
        seat.until("table")
    before = seats[0].act(*first_answer(seats[0].table))
    question = seats[1].until_n(1)
    own.stop()
    for seat in seats:
        assert seat.until("bye") == {"reason": "restart"}
        assert seat.closed()
        assert seat.socket.close_code == 1012
    own.start()
    seats = [one.sit(name, since=1) for one in people]
    for seat in seats:
        seat.until("table")
    assert seats[0].table["n"] == before["n"]
    assert seats[0].news == []
    assert seats[1].table["ask"] == question["ask"], "the open question kept its number"
    assert seats[1].act(*first_answer(question), ask=question["ask"])["n"] == 2


def test_a_backup_taken_while_people_play_restores_and_every_game_replays(
    own: Server, player: Players, tmp_path: Path
) -> None:
    _, _, seats = two_seats(player, own)
    play_on(seats, 6)
    copy, restored = tmp_path / "games.backup", f"sqlite:///{tmp_path}/restored.db"
    done = runner.invoke(app, ["backup", str(copy), "--database", own.database])
    assert done.exit_code == 0, done.output
    play_on(seats)
    assert runner.invoke(app, ["backup", str(copy), "--database", own.database]).exit_code == 2
    assert runner.invoke(app, ["restore", str(copy), "--database", restored]).exit_code == 0
    assert runner.invoke(app, ["restore", str(copy), "--database", restored]).exit_code == 2
    healthy = runner.invoke(app, ["doctor", "--database", restored])
    assert healthy.exit_code == 0, healthy.output
    assert "1 table with 7 entries replays as stored." in healthy.output


def test_the_doctor_finds_a_tampered_record(own: Server, player: Players, tmp_path: Path) -> None:
    name, _, seats = two_seats(player, own)
    play_on(seats, 4)
    own.stop()
    with sqlite3.connect(own.database.removeprefix("sqlite:///")) as conn:
        conn.execute("UPDATE entries SET body = replace(body, '\"chance\":[', '\"chance\":[1,') WHERE n = 0")
    found = runner.invoke(app, ["doctor", "--database", own.database])
    assert found.exit_code == 1
    assert name in found.output
    own.start()


def test_bad_settings_are_one_sentence() -> None:
    for arguments in (["--database", "mysql://x"], ["--workers", "2"], ["--base", "games.example.org"]):
        result = runner.invoke(app, ["serve", *arguments])
        assert result.exit_code == 2
        assert "Traceback" not in result.output


def test_health_readiness_and_metrics(server: Server) -> None:
    assert httpx.get(f"{server.address}/health", timeout=30).json() == {"status": "ok"}
    assert httpx.get(f"{server.address}/ready", timeout=30).status_code == 200
    assert "signoria_entries_total" in httpx.get(f"{server.address}/metrics", timeout=30).text


def test_an_idle_table_leaves_memory_and_comes_back_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 2)
            for _ in range(15):
                for giver in (0, 1):
                    await table.act(giver, Act(f"{table.n}", 0, ["give", 1 - giver, 1]))
            before = [await table.message(seat, -1) for seat in (-1, 0, 1)]
            await hall.tables.forget(table.name)
            assert table.name in hall.tables.live, "somebody was here a moment ago"
            hall.time += 1000
            await hall.tables.forget(table.name)
            assert table.name not in hall.tables.live
            hall.time -= 1000
            back = await hall.tables.get(table.name)
            assert back is not table
            assert [await back.message(seat, -1) for seat in (-1, 0, 1)] == before

    asyncio.run(work())


def test_opening_a_game_of_a_thousand_moves_costs_no_full_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[int] = []
    follow = Match.follow

    def counting(self: Match, entries: list[Entry]) -> None:
        replayed.append(len(entries))
        follow(self, entries)

    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 2)
            for _ in range(500):
                for giver in (0, 1):
                    await table.act(giver, Act(f"{table.n}", 0, ["give", 1 - giver, 1]))
            hall.tables.live.clear()  # as after a crash: nobody wrote a last snapshot
            monkeypatch.setattr(Match, "follow", counting)
            back = await hall.tables.get(table.name)
            assert back.n == 1000
            assert sum(replayed) <= 60
            assert back.running.asks == table.running.asks

    asyncio.run(work())


def test_one_command_starts_several_workers(tmp_path: Path, player: Players) -> None:
    if not (can_run_postgres() and can_run_redis()):
        pytest.skip("PostgreSQL or Redis is not installed")
    with postgres() as database, redis(tmp_path) as broker:
        server = Server(database, workers=2, limits="0", broker=broker).start()

        _, _, seats = two_seats(player, server)
        play_on(seats)
        assert seats[0].table["state"] == "over"
        entries = seats[0].table["n"]
        for _ in range(12):  # whichever worker is asked
            text = httpx.get(f"{server.address}/metrics", timeout=30).text
            assert f"\nsignoria_entries_total {entries}.0\n" in text
            assert "\nsignoria_sockets 2.0\n" in text
        server.stop()


def test_a_worker_that_dies_is_replaced_and_the_log_says_so(tmp_path: Path) -> None:
    if not (can_run_postgres() and can_run_redis()):
        pytest.skip("PostgreSQL or Redis is not installed")
    with postgres() as database, redis(tmp_path) as broker:
        server = Server(database, workers=2, limits="0", broker=broker, log="json")
        server.log = tmp_path / "log"
        server.start()
        dead = server.worker_pids()[0]
        os.kill(dead, signal.SIGKILL)
        end = time.monotonic() + WAIT
        while not (told := _told(server.log, "worker replaced")) and time.monotonic() < end:
            time.sleep(0.05)
        pids = server.worker_pids()
        assert (told[0]["died"], told[0]["exitcode"]) == (dead, -signal.SIGKILL)
        assert told[0]["by"] in pids
        assert len(pids) == 2
        server.stop()


def test_a_database_that_is_away_is_said_and_makes_no_noise(tmp_path: Path, player: Players) -> None:
    if not can_run_postgres():
        pytest.skip("PostgreSQL is not installed")
    with postgres() as database:
        server = Server(database, limits="0", log="json")
        server.log = tmp_path / "log"
        server.start()
        _, _, seats = two_seats(player, server)
        play_on(seats, 2)
        asked = next(seat for seat in seats if seat.table["options"])
    gone = httpx.get(f"{server.address}/api/tables", headers={"Accept-Language": "de"}, timeout=30)
    assert (gone.status_code, gone.headers["Retry-After"]) == (503, "2")
    assert gone.json()["refused"]["key"] == "no-database"
    assert gone.json()["refused"]["text"].startswith("Der Server erreicht seine Datenbank gerade nicht")
    assert asked.act(*first_answer(asked.table))["key"] == "no-database"
    server.stop()
    assert "Traceback" not in server.log.read_text()
    assert _told(server.log, "database out of reach")


def _told(log: Path, event: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


def test_a_killed_worker_no_longer_counts_as_having_sockets(tmp_path: Path) -> None:
    gauge, counter = tmp_path / "gauge_livesum_999999999.db", tmp_path / "counter_999999999.db"
    mine = tmp_path / f"gauge_livesum_{os.getpid()}.db"
    for file in (gauge, counter, mine):
        file.touch()
    forget_the_dead(tmp_path)
    assert (gauge.exists(), counter.exists(), mine.exists()) == (False, True, True)


def test_the_pages_are_found_wherever_the_program_is_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere, own = tmp_path / "elsewhere", tmp_path / "program"
    (own / "web/dist").mkdir(parents=True)
    (own / "web/dist/index.html").touch()
    elsewhere.mkdir()
    monkeypatch.setattr(serving, "__file__", str(own / "src/signoria/cli/serve.py"))
    monkeypatch.chdir(elsewhere)
    assert serving._built_pages() == str(own / "web/dist")
    (elsewhere / "web/dist").mkdir(parents=True)
    assert serving._built_pages() == str(own / "web/dist"), "a folder without pages is none"
    (elsewhere / "web/dist/index.html").touch()
    assert serving._built_pages() == "web/dist"


def test_a_package_brings_the_pages_that_were_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: dict[str, Any] = {"force_include": {}}
    hook = Pages(str(tmp_path), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    hook.initialize("standard", packed)
    assert not packed["force_include"], "without pages it is a package all the same"
    built = tmp_path / "web/dist"
    built.mkdir(parents=True)
    (built / "index.html").touch()
    hook.initialize("editable", packed)
    assert not packed["force_include"], "a clone finds them where they are built"
    hook.initialize("standard", packed)
    assert packed["force_include"] == {str(built): "signoria/pages"}

    installed = tmp_path / "venv/lib/site-packages/signoria"
    (installed / "pages").mkdir(parents=True)
    (installed / "pages/index.html").touch()
    monkeypatch.setattr(serving, "__file__", str(installed / "cli/serve.py"))
    monkeypatch.chdir(installed)
    assert serving._built_pages() == str(installed / "pages")


def test_who_sits_down_at_one_worker_is_seated_at_the_other(
    pair: tuple[Server, Server], player: Players
) -> None:
    one, two = pair
    anna, bruno = player("Anna", one), player("Bruno", one)
    for _ in range(5):
        name, invitation = anna.new_table(3, sit=0)
        player(at=two).sit(name).until("table")  # the other worker has seen the table with its seats open
        bruno.claim(name, 2, invitation)
        bruno.server = two
        seat = bruno.sit(name)
        bruno.server = one
        assert seat.until("table")["seat"] == 2


def test_bots_orders_and_clocks_work_with_two_workers(pair: tuple[Server, Server], player: Players) -> None:
    one, two = pair
    anna, watcher = player("Anna", one), player("Carla", two)
    name, _ = anna.new_table(3, title="asta", sit=0, bots={"1": "random", "2": "random"})
    seat, eyes = anna.sit(name), watcher.sit(name)
    seat.until("table")
    seat.deed("order", frame="auction", answer=["pass"])
    while eyes.until("table")["state"] != "over":
        pass
    assert [item["n"] for item in eyes.news] == list(range(eyes.table["n"] + 1))


def test_backup_and_restore_of_postgresql(
    pair: tuple[Server, Server], player: Players, tmp_path: Path
) -> None:
    one, _ = pair

    _, _, seats = two_seats(player, one)
    play_on(seats, 4)
    copy = tmp_path / "games.backup"
    done = runner.invoke(app, ["backup", str(copy), "--database", one.database])
    assert done.exit_code == 0, done.output
    with httpx.Client() as http:
        assert http.get(f"{one.address}/ready").status_code == 200
    empty = one.database.rpartition("/")[0] + "/template1"
    assert runner.invoke(app, ["restore", str(copy), "--database", empty]).exit_code == 0
    healthy = runner.invoke(app, ["doctor", "--database", empty])
    assert healthy.exit_code == 0, healthy.output


def test_killed_servers_lose_nothing(tmp_path: Path) -> None:
    """A few kills; `scripts/kill-test` makes hundreds, also on PostgreSQL with two workers."""
    database = f"sqlite:///{tmp_path}/games.db"
    migrate(database)
    result = asyncio.run(kill_test(3, database, "", 1, 5, 0.6))
    assert result["wrong"] == []
    assert result["acknowledged"] > 0
