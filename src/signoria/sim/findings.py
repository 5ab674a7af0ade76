"""Findings on disk: a record that `signoria replay` opens at the failing move, and a note beside it.

The record format has no room for remarks, so that a record means the same to everybody. What was found stands
in the file's name (`banco-3-leak-7-12.finding.jsonl`: title, seats, check, seed, game) and in the note.
"""

from dataclasses import dataclass
from pathlib import Path

from signoria.play.errors import SignoriaError
from signoria.sim.fuzz import Finding

SUFFIX = ".finding.jsonl"
NOTE = ".finding.txt"


@dataclass(frozen=True)
class Mark:
    """What a file says about the failing move at its end."""

    check: str
    sentence: str


def write(finding: Finding, folder: Path) -> Path:
    """Write both files, each all or nothing; the record comes last, so that it never lacks its note."""
    stem = f"{finding.title}-{finding.seats}-{finding.check}-{finding.label}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _whole(folder / f"{stem}{NOTE}", f"{finding.check}: {finding.sentence}\n".encode())
        path = folder / f"{stem}{SUFFIX}"
        _whole(path, b"".join(line + b"\n" for line in finding.lines))
    except OSError as error:
        raise SignoriaError(f"Cannot write to {folder}: {error.strerror}.") from error
    return path


def mark(path: Path) -> Mark | None:
    """The mark of a file that the fuzzer wrote, None for any other record."""
    if not path.name.endswith(SUFFIX):
        return None
    stem = path.name.removesuffix(SUFFIX)
    try:
        note = path.with_name(stem + NOTE).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        note = ""
    check, _, sentence = note.partition(": ")
    if not sentence:
        parts = stem.split("-")
        check, sentence = (parts[2] if len(parts) > 2 else "unknown"), "the note beside the record is missing"
    return Mark(check, sentence)


def _whole(path: Path, data: bytes) -> None:
    partial = path.with_name(path.name + ".partial")
    partial.write_bytes(data)
    partial.replace(path)
