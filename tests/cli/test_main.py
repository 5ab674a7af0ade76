"""The command itself; each command has its own test file beside this one."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from signoria import __version__
from signoria._build import build
from signoria.cli.main import app

runner = CliRunner()


def test_version_names_the_build() -> None:
    result = runner.invoke(app, ["--version"])
    assert result.exit_code == 0
    assert result.output.startswith(f"signoria {__version__} ({build()} build")


def test_help_is_shown_on_request() -> None:
    result = runner.invoke(app, ["--help"])
    assert result.exit_code == 0
    assert "--version" in result.output


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command, also those of groups."""
    for name, command in group.commands.items():
        yield (*path, name)
        if hasattr(command, "commands"):
            yield from commands(command, (*path, name))


@pytest.mark.parametrize("command", list(commands(get_command(app))), ids=" ".join)
def test_every_command_helps_with_an_example(command: tuple[str, ...]) -> None:
    result = runner.invoke(app, [*command, "--help"])
    assert result.exit_code == 0
    assert "Example" in result.output
    assert f"signoria {' '.join(command)}" in result.output


def test_an_unknown_command_is_one_clear_sentence() -> None:
    result = runner.invoke(app, ["no-such-command"])
    assert result.exit_code == 2
    assert "Traceback" not in result.output


@pytest.mark.parametrize(("module", "command"), [("uvicorn", "serve"), ("sqlalchemy", "backup x.db")])
def test_a_command_without_its_extra_names_it(module: str, command: str) -> None:
    """In a process of its own, which believes that the module is not installed."""
    script = f"import sys; sys.modules[{module!r}] = None; from signoria.cli.main import run; run()"
    told = subprocess.run(
        [sys.executable, "-c", script, *command.split()], capture_output=True, text=True, check=False
    )
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert 'pip install "signoria[server]"' in told.stderr


def test_what_the_system_refuses_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = runner.invoke(app, ["new-game", "siena", "--into", str(tmp_path / "file")])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"{tmp_path / 'file' / 'siena'}")
    assert result.stderr.endswith(" cannot be used: Not a directory.\n")


@pytest.mark.parametrize("flag", ["--report", "--failures"])
def test_an_arena_begins_nothing_whose_report_cannot_be_written(flag: str, tmp_path: Path) -> None:
    result = runner.invoke(app, ["arena", "banco", "--games", "3", flag, str(tmp_path / "no" / "report")])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"There is no folder {tmp_path / 'no'} to ")
    result = runner.invoke(app, ["arena", "banco", "--games", "3", "--report", str(tmp_path)])
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"{tmp_path} cannot be written.\n")
