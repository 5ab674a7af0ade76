"""Records: append-only JSON lines; whatever is wrong with one gets a clear sentence."""

from pathlib import Path

import msgspec
import pytest
from banco import GAME

from signoria.play import record as records
from signoria.play.errors import BadRecord
from signoria.play.match import Match
from signoria.play.record import Record, parse
from signoria.play.verify import verify
from tests.play.banco_table import TABLES, finished_match, new_match

Lines = list[bytes]


def replay(lines: Lines) -> Match:
    return Match.replay(GAME, TABLES, parse(lines))


def lines_of(match: Match) -> Lines:
    return list(match.record.lines())


def test_a_written_record_reads_back_equal(tmp_path: Path) -> None:
    record = finished_match().record
    path = tmp_path / "game.jsonl"
    record.write(path)
    assert records.read(path) == record
    assert list(tmp_path.iterdir()) == [path]


def test_a_finished_record_verifies() -> None:
    record = finished_match().record
    assert verify(GAME, TABLES, record) == sum(len(entry.chance) for entry in record.entries) > 10


def test_a_running_game_cannot_be_verified_yet() -> None:
    with pytest.raises(BadRecord, match="not over"):
        verify(GAME, TABLES, new_match().record)


def broken_seed(record: Record) -> None:
    assert record.closing is not None
    record.closing = msgspec.structs.replace(record.closing, seed="00" * 32)


def broken_roll(record: Record) -> None:
    n = max(entry.n for entry in record.entries if entry.chance)
    entry = record.entries[n]
    changed = [(entry.chance[0] + 1) % 2, *entry.chance[1:]]
    record.entries[n] = msgspec.structs.replace(entry, chance=changed)


def broken_barrier(record: Record) -> None:
    n = next(entry.n for entry in record.entries if not entry.barrier)
    record.entries[n] = msgspec.structs.replace(record.entries[n], barrier=True)


def broken_result(record: Record) -> None:
    assert record.closing is not None
    record.closing = msgspec.structs.replace(record.closing, scores=[99, 0, 0])


@pytest.mark.parametrize("breakage", [broken_seed, broken_roll, broken_barrier, broken_result])
def test_a_forged_record_does_not_verify(breakage: object) -> None:
    record = finished_match().record
    assert callable(breakage)
    breakage(record)
    with pytest.raises(BadRecord):
        verify(GAME, TABLES, record)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda lines: [], "empty"),
        (lambda lines: [b"no json", *lines[1:]], "Line 1"),
        (lambda lines: [*lines[:3], lines[3][:10]], "Line 4"),
        (lambda lines: [lines[0].replace(b'"signoria":1', b'"signoria":9'), *lines[1:]], "format 9"),
        (lambda lines: [*lines[:2], *lines[3:]], "missing"),
        (lambda lines: [*lines, lines[1]], "after its closing"),
        (lambda lines: [b'{"n":0}', *lines], "Line 1"),
    ],
)
def test_a_malformed_record_gets_a_sentence(spoil: object, sentence: str) -> None:
    assert callable(spoil)
    with pytest.raises(BadRecord, match=sentence):
        parse(spoil(lines_of(finished_match())))


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda lines: [lines[0].replace(b'"rules":1', b'"rules":77'), *lines[1:]], "rules version 77"),
        (lambda lines: [lines[0].replace(b'"banco"', b'"genoa"'), *lines[1:]], "record of genoa"),
        (lambda lines: lines[:1], "no set-up"),
        (lambda lines: [*lines[:2], b'{"n":1,"seat":0,"do":["lay",99]}'], "Entry 1"),
        (lambda lines: [*lines[:2], b'{"n":1,"seat":9,"do":["take_pot"]}'], "Entry 1"),
        (lambda lines: [*lines[:2], b'{"n":1,"seat":0,"do":["lay",1e99]}'], "Entry 1|Line 3"),
        (lambda lines: [*lines[:2], b'{"n":1,"seat":0,"undo":5}'], "Entry 1"),
        (lambda lines: [lines[0], b'{"n":0,"chance":[99]}'], "set-up"),
        (lambda lines: [lines[0], b'{"n":0,"chance":[1]}'], "set-up"),
    ],
)
def test_a_record_that_breaks_the_rules_is_refused(spoil: object, sentence: str) -> None:
    assert callable(spoil)
    with pytest.raises(BadRecord, match=sentence):
        replay(spoil(lines_of(finished_match())))


def test_a_missing_file_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="Cannot read"):
        records.read(tmp_path / "nothing.jsonl")
