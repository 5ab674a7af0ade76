"""Record: the durable truth. One JSON line a piece: a head, then entries, at the end a closing line.

The line after the head may hold the component data, where it is not of the title's own (see printings).
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from signoria.play.errors import BadRecord

FORMAT = 1
NOBODY = -1


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First line: which game, which rules, which data (its fingerprint), and the commitment to the deal."""

    signoria: int
    game: str
    rules: int
    seats: int
    options: dict[str, int]
    data: str
    commitment: str


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happened.

    Entry 0 is the set-up. `undo` names the entry that, with all after it, no longer counts; the undone
    entries stay in the record. `barrier`: this entry cannot be undone freely, because chance was drawn or
    something hidden was shown. `text` is what the seat said with it (a promise): kept, and no rule reads it.
    """

    n: int
    seat: int = NOBODY
    do: list[Any] = []
    chance: list[int] = []
    barrier: bool = False
    undo: int | None = None
    at: float = 0.0
    text: str = ""


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The component data of a record that brings its own."""

    components: dict[str, Any]


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Last line of a finished game: the seed is revealed, the result stated."""

    seed: str
    scores: list[int]
    places: list[int]


class Record(msgspec.Struct):
    """A head, entries in order, and a closing once the game is over."""

    head: Head
    entries: list[Entry] = []
    closing: Closing | None = None
    data: Mapping[str, Any] = {}
    """The component data, where the record has to bring it along."""

    def lines(self) -> Iterator[bytes]:
        yield msgspec.json.encode(self.head)
        if self.data:
            yield msgspec.json.encode({"components": self.data})
        for entry in self.entries:
            yield msgspec.json.encode(entry)
        if self.closing is not None:
            yield msgspec.json.encode(self.closing)

    def write(self, path: Path) -> None:
        """Write all or nothing: a half-written record would be a lie."""
        partial = path.with_name(path.name + ".partial")
        partial.write_bytes(b"".join(line + b"\n" for line in self.lines()))
        partial.replace(path)


def read(path: Path) -> Record:
    """A record file; raises BadRecord with one clear sentence."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"Cannot read {path}: {error.strerror}.") from error
    return parse(data.splitlines())


def parse(lines: Iterable[bytes]) -> Record:
    """A record from its lines."""
    record: Record | None = None
    for number, line in enumerate(lines, 1):
        try:
            if record is None:
                record = Record(msgspec.json.decode(line, type=Head))
            elif record.closing is not None:
                raise BadRecord(f"Line {number} of the record stands after its closing line.")
            elif number == 2 and line.startswith(b'{"components"'):
                record.data = msgspec.json.decode(line, type=Components).components
            elif line.startswith(b'{"seed"'):
                record.closing = msgspec.json.decode(line, type=Closing)
            else:
                record.entries.append(msgspec.json.decode(line, type=Entry))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord(f"Line {number} of the record cannot be read: {error}.") from error
    if record is None:
        raise BadRecord("The record is empty.")
    if record.head.signoria != FORMAT:
        raise BadRecord(f"The record has format {record.head.signoria}; this program reads format {FORMAT}.")
    for expected, entry in enumerate(record.entries):
        if entry.n != expected:
            raise BadRecord(
                f"Entry {expected} of the record is missing (found entry {entry.n} in its place)."
            )
    return record


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that count, undone ones folded out."""
    out: list[Entry] = []
    for entry in entries:
        if entry.undo is None:
            out.append(entry)
        else:
            while out and out[-1].n >= entry.undo:
                out.pop()
    return out
