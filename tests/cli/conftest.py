"""The command as tests call it, with the example title named in the environment."""

from pathlib import Path
from typing import Protocol

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app


class Result(Protocol):
    """What tests look at when a command has ended."""

    @property
    def exit_code(self) -> int: ...
    @property
    def stdout(self) -> str: ...
    @property
    def stderr(self) -> str: ...
    @property
    def output(self) -> str: ...


class Signoria(Protocol):
    def __call__(self, *args: object) -> Result: ...


SEED = 5
"""Its game 0 at three seats is the record that tests read."""


@pytest.fixture(autouse=True)
def _banco(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_TITLES", "banco:GAME")
    monkeypatch.setenv("COLUMNS", "200")  # tables are not broken to the width of whatever terminal is there


@pytest.fixture
def signoria() -> Signoria:
    """Run a command in this process: `signoria("titles", "--json")`."""
    return lambda *args: CliRunner().invoke(app, [str(arg) for arg in args])


@pytest.fixture
def record(signoria: Signoria, tmp_path: Path) -> Path:
    """A finished game of Banco with three seats."""
    folder = tmp_path / "records"
    result = signoria("simulate", "banco", "--seats", 3, "--games", 1, "--seed", SEED, "--records", folder)
    assert result.exit_code == 0, result.output
    return next(folder.glob("*.jsonl"))


def one_sentence(result: Result, code: int = 2) -> str:
    """The sentence on stderr; asserts that there is nothing else and that the exit code is right."""
    assert result.exit_code == code, (result.exit_code, result.stdout, result.stderr)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    assert "mistake in the program" not in result.stderr
    return result.stderr.strip()
