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


@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_a_file_in_a_folder_that_does_not_exist(command: str, tmp_path: Path) -> None:
    assert "unable to open database file" in said(command, "--database", f"sqlite:///{tmp_path}/no/games.db")


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
        assert f"127.0.0.1:{port}" in said(
            "serve", "--port", port, "--database", f"sqlite:///{tmp_path}/games.db"
        )
