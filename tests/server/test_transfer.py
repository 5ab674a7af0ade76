"""From one database to another: backups that are one private file, SQLite to PostgreSQL and back."""

import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.server.store.database import sqlite_engine
from signoria.server.store.migrate import migrate
from signoria.server.store.schema import meta
from signoria.server.store.transfer import LEFT_BEHIND, transfer
from tests.server.running import Player, Server, play_on, two_seats
from tests.server.services import can_run_redis, redis

Players = Callable[..., Player]


def run(*command: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(command))
    return done.exit_code, done.output


@pytest.fixture
def played(tmp_path: Path, player: Players) -> tuple[str, str, list[Player]]:
    """A database with a game that has begun, words, notes, promises, an account, and a table never begun."""
    server = Server(f"sqlite:///{tmp_path}/games.db", limits="0").start()
    name, people, seats = two_seats(player, server)
    play_on(seats, 5)
    for i in range(3):
        seats[0].deed("say", text=f"line {i}")
    seats[0].deed("note", text="mine")
    seats[1].deed("promise", to=0, text="half the pot")
    seats[0].deed("order", up_to={"do": "give", "most": -1})  # stands, and never answers
    people[0].post("/account", {"login": "anna", "password": "a long password"})
    people[1].new_table(3)
    server.stop()
    return server.database, name, people


def rows(database: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a SQLite file."""
    engine = sqlite_engine(Path(database.removeprefix("sqlite:///")), "BEGIN", 1)
    with engine.begin() as conn:
        kept = [table for table in meta.sorted_tables if table not in LEFT_BEHIND]
        out = {
            table.name: [tuple(row) for row in conn.execute(select(table).order_by(*table.primary_key))]
            for table in kept
        }
    engine.dispose()
    return out


def test_everything_goes_to_postgresql_and_back(
    played: tuple[str, str, list[Player]], new_database: Callable[[str], str], tmp_path: Path
) -> None:
    source, back = played[0], f"sqlite:///{tmp_path}/back.db"
    target = new_database("there_and_back")
    code, said = run("transfer", target, "--database", source)
    assert code == 0, said
    assert said.startswith("Copied: 2 tables, 6 entries, 2 people, 3 messages and all else.")
    assert run("doctor", "--database", target) == (0, "2 tables with 6 entries replay as stored.\n")
    assert run("transfer", back, "--database", target)[0] == 0
    before, after = rows(source), rows(back)
    assert before == after
    filled = {name for name, found in before.items() if found}
    assert filled >= {
        "people",
        "sessions",
        "tables",
        "seats",
        "entries",
        "messages",
        "notes",
        "promises",
        "printings",
    }


def test_people_play_on_at_several_workers_where_they_were(
    played: tuple[str, str, list[Player]], new_database: Callable[[str], str], tmp_path: Path
) -> None:
    if not can_run_redis():
        pytest.skip("Redis is not installed")
    source, name, people = played
    target = new_database("played_on")
    copy = tmp_path / "games.backup"
    assert run("backup", str(copy), "--database", source)[0] == 0
    assert run("restore", str(copy), "--database", target)[0] == 0, "a backup of the one into the other"
    with redis(tmp_path) as broker:
        server = Server(target, workers=2, limits="0", broker=broker).start()
        try:
            for one in people:
                one.server = server
                one.http.base_url = server.address
            seats = [one.sit(name) for one in people]
            assert seats[0].until("table")["n"] == 5
            play_on(seats, 3)
            assert seats[0].table["n"] == 8
            assert "done" in seats[1].deed("say", text="we moved"), "numbers go on after the last one"
            lines = people[0].get(f"/tables/{name}/chat")
            assert [line["text"] for line in lines] == ["line 0", "line 1", "line 2", "we moved"]
        finally:
            server.stop()


def test_nothing_is_copied_where_something_is(
    played: tuple[str, str, list[Player]], new_database: Callable[[str], str], tmp_path: Path
) -> None:
    target = new_database("not_empty")
    transfer(played[0], target)
    code, said = run("transfer", target, "--database", played[0])
    assert (code, "not empty" in said) == (2, True)
    code, said = run("transfer", f"sqlite:///{tmp_path}/b.db", "--database", played[0])
    assert (code, "of one kind" in said) == (2, True)
    missing = f"sqlite:///{tmp_path}/missing.db"
    assert run("transfer", target, "--database", missing) == (
        2,
        f"There is no database {tmp_path}/missing.db.\n",
    )
    assert not (tmp_path / "missing.db").exists()
    assert run("transfer", "mysql://x", "--database", played[0])[0] == 2


def test_a_dump_of_postgresql_is_no_backup_of_sqlite(
    new_database: Callable[[str], str], tmp_path: Path
) -> None:
    database = new_database("dumped")
    migrate(database)
    copy, other = tmp_path / "games.backup", f"sqlite:///{tmp_path}/b.db"
    assert run("backup", str(copy), "--database", database)[0] == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    code, said = run("restore", str(copy), "--database", other)
    assert (code, "no backup of SQLite" in said) == (2, True)
    code, said = run("restore", str(copy), "--database", database)
    assert code == 2
    assert "already exists" in said
    assert said.count("\n") == 1


def test_a_backup_is_one_file_that_only_its_owner_may_read(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path}/games.db", tmp_path / "games.backup"
    migrate(database)
    assert stat.S_IMODE((tmp_path / "games.db").stat().st_mode) == 0o600
    assert run("backup", str(copy), "--database", database)[0] == 0
    assert run("restore", str(copy), "--database", f"sqlite:///{tmp_path}/restored.db")[0] == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "restored.db").stat().st_mode) == 0o600
    assert not [path.name for path in tmp_path.glob("games.backup?*")], "nothing lies beside it"


def test_what_cannot_be_backed_up_or_restored_leaves_nothing(tmp_path: Path) -> None:
    broken, copy = tmp_path / "broken.db", tmp_path / "games.backup"
    broken.write_bytes(b"SQLite format 3\0 and then nonsense" * 100)
    assert run("backup", str(copy), "--database", f"sqlite:///{broken}")[0] == 2
    assert run("restore", str(broken), "--database", f"sqlite:///{tmp_path}/restored.db")[0] == 2
    broken.write_text("a letter")
    code, said = run("restore", str(broken), "--database", f"sqlite:///{tmp_path}/restored.db")
    assert (code, said) == (2, f"{broken} is no backup.\n")
    assert [path.name for path in tmp_path.iterdir()] == ["broken.db"]


def test_a_password_that_would_be_taken_for_a_host_is_not_shown() -> None:
    code, said = run("doctor", "--database", "postgresql://signoria:hush@quiet@localhost/signoria")
    assert (code, "%40" in said, "quiet" in said) == (2, True, False)


def test_the_doctor_tells_games_of_other_rules_from_sick_ones(played: tuple[str, str, list[Player]]) -> None:
    with sqlite3.connect(played[0].removeprefix("sqlite:///")) as conn:
        conn.execute("UPDATE tables SET head = replace(head, '\"rules\":1', '\"rules\":99') WHERE n >= 0")
    code, said = run("doctor", "--database", played[0])
    assert code == 1
    assert "rules version 99" in said
    assert "1 of 2 tables began under other rules: here they can only be looked at." in said
