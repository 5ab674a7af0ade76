"""What a host is told about a database that cannot be used: one sentence, whatever the driver says."""

import socket
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.server.store.migrate import migrate

NOWHERE = "postgresql://signoria:secret@127.0.0.1:9/signoria"


def said(*command: str) -> str:
    """The sentence with which a command refuses; nothing else is printed."""
    result = CliRunner().invoke(app, list(command))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.mark.parametrize("command", ["serve", "migrate", "doctor"])
def test_a_server_that_does_not_answer(command: str) -> None:
    sentence = said(command, "--database", NOWHERE)
    assert "postgresql://signoria:***@127.0.0.1:9/signoria cannot be reached" in sentence
    assert "secret" not in sentence


@pytest.fixture(autouse=True)
def free_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """`serve` takes its address before it looks at the database."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        monkeypatch.setenv("SIGNORIA_PORT", str(free.getsockname()[1]))


@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_a_file_in_a_folder_that_does_not_exist(command: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/no/games.db"
    assert said(command, "--database", url) == f"{url} cannot be used: No such file or directory.\n"


def test_the_doctor_makes_no_database(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    assert said("doctor", "--database", f"sqlite:///{path}") == f"There is no database {path}.\n"
    assert not path.exists()


def test_the_doctor_changes_no_database_of_an_older_form(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    migrate(f"sqlite:///{path}", "0001")
    assert "at revision 0001; run `signoria migrate` first" in said(
        "doctor", "--database", f"sqlite:///{path}"
    )


def test_a_database_of_a_newer_release(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    migrate(f"sqlite:///{path}")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer release" in said("serve", "--database", f"sqlite:///{path}")


def test_a_backup_needs_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    migrate(f"sqlite:///{path}")
    sentence = said("backup", str(tmp_path / "no" / "x.backup"), "--database", f"sqlite:///{path}")
    assert sentence == f"There is no folder {tmp_path / 'no'} to write the backup to.\n"


def test_an_address_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        sentence = said("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/games.db")
    assert sentence == (
        f"Nothing can be served at 127.0.0.1:{port} (Address already in use); "
        "--port or SIGNORIA_PORT chooses another port.\n"
    )
    assert not list(tmp_path.iterdir()), "no database is made or changed for a server that cannot start"


@pytest.mark.parametrize("host", ["192.0.2.1", "nowhere.invalid"])
def test_an_address_of_another_machine(host: str, tmp_path: Path) -> None:
    sentence = said("serve", "--host", host, "--database", f"sqlite:///{tmp_path}/games.db")
    assert sentence == f"There is no address {host} on this machine: --host or SIGNORIA_HOST names one.\n"


@pytest.mark.parametrize(
    ("flag", "value", "sentence"),
    [
        ("--retention", "-3", "SIGNORIA_RETENTION is at least 0, and -3 is not."),
        ("--port", "99999", "SIGNORIA_PORT is from 1 to 65535, and 99999 is not."),
        ("--log", "xml", "Logs are written as text or json, not as 'xml'."),
    ],
)
def test_settings_out_of_range(flag: str, value: str, sentence: str, tmp_path: Path) -> None:
    said_of_it = said("serve", flag, value, "--database", f"sqlite:///{tmp_path}/games.db")
    assert said_of_it == f"{sentence}\n"
    assert not list(tmp_path.iterdir())


def test_a_number_of_workers_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_WORKERS", "2")
    assert said("serve", "--database", "sqlite:///games.db").startswith("Several workers need PostgreSQL")
