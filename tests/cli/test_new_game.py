"""`signoria new-game`: what it writes plays, passes its own tests, and bears the new name everywhere."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Signoria, one_sentence


@pytest.fixture
def written(signoria: Signoria, tmp_path: Path) -> Path:
    result = signoria("new-game", "val_dorcia", "--into", tmp_path, "--prefix", "ORC")
    assert result.exit_code == 0, result.output
    assert "val_dorcia" in result.stdout
    return tmp_path / "val_dorcia"


def test_the_new_title_passes_its_own_tests(written: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [*command, "--rootdir", str(written), "-c", str(written / "pyproject.toml")],
        cwd=written,
        env={"PYTHONPATH": str(written)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert " passed" in run.stdout


def test_nothing_in_it_is_called_after_its_model(written: Path) -> None:
    files = [path for path in written.rglob("*") if path.is_file()]
    assert files
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert "starter" not in text.lower(), path
        assert "STA-" not in text, path
        assert "starter" not in path.name, path
    assert (written / "val_dorcia" / "text.cs.ftl").read_text().startswith("title = Val Dorcia\n")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Siena", "small letters"),
        ("7mari", "small letters"),
        ("class", "small letters"),
        ("banco", "already"),
        ("json", "already"),
        ("ab", "three capital letters"),
    ],
)
def test_names_that_cannot_be_used(signoria: Signoria, tmp_path: Path, name: str, told: str) -> None:
    assert told in one_sentence(signoria("new-game", name, "--into", tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_left_alone(signoria: Signoria, written: Path) -> None:
    (written / "RULES.md").write_text("mine")
    again = signoria("new-game", "val_dorcia", "--into", written.parent, "--prefix", "ORC")
    assert "exists already" in one_sentence(again)
    assert (written / "RULES.md").read_text() == "mine"
