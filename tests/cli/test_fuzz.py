"""`signoria fuzz` finds planted faults, and `signoria replay` opens what it found at the failing move."""

import json
from pathlib import Path

import pytest

from signoria.play.record import read
from tests.cli.conftest import Signoria, one_sentence

FAULTS = [
    ("LEAK", "leak", "can tell the true table from an imagined one by its view"),
    ("INVARIANT", "invariants", "seat 0 is rich"),
    ("CRASH", "pure", "KeyError: 'the sixth coin'"),
    ("IMPURE", "pure", "differs when asked twice"),
    ("UNDO", "undo", "can be undone, but it shows seat"),
    ("REDEAL", "leak", "cards are lost or doubled"),
    ("BOUND", "bound", "the game goes on after 5 decisions"),
    ("REASONS", "refusal", "KeyError: 10"),
    ("PLACES", "result", "do not count from 1"),
    ("DEFAULT", "default", "is refused with reason"),
]


def test_a_sound_title_has_no_findings(signoria: Signoria, tmp_path: Path) -> None:
    result = signoria("fuzz", "banco", "--seconds", 1, "--seed", 3, "--out", tmp_path / "out", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["findings"] == []
    assert data["decisions"] > 100
    assert data["deep"] > 10
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("fault", "check", "words"), FAULTS, ids=[fault for fault, _, _ in FAULTS])
def test_a_planted_fault_is_found_and_replayed(
    signoria: Signoria,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    fault: str,
    check: str,
    words: str,
) -> None:
    monkeypatch.setenv("SIGNORIA_TITLES", f"tests.cli.faulty:{fault}")
    arguments = ("--seconds", 0.6, "--seats", 3, "--seed", 1, "--out", tmp_path, "--json")
    result = signoria("fuzz", "faulty", *arguments)
    assert result.exit_code == 1, result.output
    findings = json.loads(result.stdout)["findings"]
    sentences = [f"{finding['check']}: {finding['sentence']}" for finding in findings]
    found = [finding for finding in findings if words in finding["sentence"]]
    assert found, sentences
    assert check in {finding["check"] for finding in found}

    file = Path(found[0]["file"])
    entries = read(file).entries
    told = signoria("replay", file)
    assert told.exit_code == 1, told.output
    if fault != "CRASH":  # its tables cannot be shown
        assert f"The table after entry {len(entries) - 2}" in told.stdout or len(entries) == 1
    assert told.stderr == ""
    assert "Found by fuzz" in told.output
    assert words.partition("by its")[0] in told.output


def test_a_crash_in_the_set_up_is_found_and_replayed(
    signoria: Signoria, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_TITLES", "tests.cli.faulty:SETUP")
    result = signoria("fuzz", "faulty", "--seconds", 0.2, "--out", tmp_path, "--json")
    assert result.exit_code == 1
    finding = json.loads(result.stdout)["findings"][0]
    assert finding["check"] == "setup"
    told = signoria("replay", finding["file"])
    assert "IndexError: no such corner of the board" in one_sentence(told, 1)


def test_a_mended_fault_replays_without_complaint(
    signoria: Signoria, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_TITLES", "tests.cli.faulty:INVARIANT")
    signoria("fuzz", "faulty", "--seconds", 0.5, "--out", tmp_path)
    file = next(tmp_path.glob("*.finding.jsonl"))
    monkeypatch.setenv("SIGNORIA_TITLES", "tests.cli.faulty:FAULTY")
    told = signoria("replay", file)
    assert told.exit_code == 0, told.output
    assert told.stdout.endswith("Nothing fails any more.\n")


def test_findings_are_whole_files_with_a_note(
    signoria: Signoria, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_TITLES", "tests.cli.faulty:INVARIANT")
    signoria("fuzz", "faulty", "--seconds", 0.5, "--seats", 2, "--out", tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert [name.split(".", 1)[1] for name in names] == ["finding.jsonl", "finding.txt"]
    assert names[0].startswith("faulty-2-invariants-")
    assert (tmp_path / names[1]).read_text() == "invariants: seat 0 is rich\n"


def test_two_processes_share_the_work(signoria: Signoria, tmp_path: Path) -> None:
    result = signoria("fuzz", "banco", "--seconds", 1, "--jobs", 2, "--out", tmp_path, "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["games"] > 10


def test_findings_that_cannot_be_written_are_one_sentence(
    signoria: Signoria, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_TITLES", "tests.cli.faulty:INVARIANT")
    (tmp_path / "file").write_text("in the way")
    result = signoria("fuzz", "faulty", "--seconds", 0.3, "--out", tmp_path / "file")
    assert one_sentence(result).startswith("Cannot write to ")
