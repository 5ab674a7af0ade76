"""The command itself; each command has its own test file beside this one."""

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


def test_an_unknown_command_is_one_clear_sentence() -> None:
    result = runner.invoke(app, ["no-such-command"])
    assert result.exit_code == 2
    assert "Traceback" not in result.output
