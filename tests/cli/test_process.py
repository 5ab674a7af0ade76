"""The command as a process: exit codes, pipes that close early, interruption, and never a traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMANDS = ("titles", "simulate", "replay", "fuzz", "bench engine", "rules", "data")


def environment() -> dict[str, str]:
    """The build under test first, the example title behind it."""
    paths = [str((ROOT / path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(":") if path]
    return {**os.environ, "PYTHONPATH": ":".join([*paths, str(ROOT / "examples")])}


def signoria(*args: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "signoria.cli.main", *map(str, args)]
    return subprocess.run(
        command, env=environment(), capture_output=True, text=True, cwd=cwd, timeout=60, check=False
    )


def test_success_and_failure_are_told_by_the_exit_code() -> None:
    fine = signoria("simulate", "banco", "--games", 2)
    assert (fine.returncode, fine.stderr) == (0, "")
    wrong = signoria("simulate", "banco", "--seats", 9)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == "banco is for 2 to 4 players, not 9.\n"


def test_a_pipe_that_closes_early_is_no_drama(tmp_path: Path) -> None:
    made = signoria("simulate", "banco", "--games", 1, "--records", tmp_path)
    assert made.returncode == 0
    record = next(tmp_path.iterdir())
    for command in (
        ["replay", str(record)],
        ["replay", str(record), "--json"],
        ["data", "banco", "--provenance"],
    ):
        process = subprocess.Popen(
            [sys.executable, "-m", "signoria.cli.main", *command],
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()  # nobody reads a single byte
        complaint = process.stderr.read()
        process.stderr.close()
        process.wait(30)
        assert complaint == b""
        assert process.returncode in {0, 1}


def test_interrupted_fuzzing_tells_what_it_has(tmp_path: Path) -> None:
    began = time.monotonic()
    signoria("titles")
    starting = time.monotonic() - began  # a busy machine needs longer to get going
    # Tests that run in the background of a shell are deaf to interrupts, and so would be what they start.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "signoria.cli.main",
            "fuzz",
            "banco",
            "--seconds",
            "500",
            "--out",
            str(tmp_path),
        ],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    signal.signal(signal.SIGINT, before)
    time.sleep(3 + 3 * starting)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=40)
    assert "Traceback" not in err
    assert process.returncode == 0, (out, err)
    assert "games checked" in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = signoria(*command.split(), "--help")
    assert result.returncode == 0
    assert f"signoria {command}" in result.stdout.partition("Examples:")[2]
