"""Verification: recompute every shuffle and die of a finished record from its published seed."""

from typing import Any

from signoria.play import fairness
from signoria.play.codec import action_from_wire
from signoria.play.compatible import check_head
from signoria.play.errors import BadRecord, SignoriaError
from signoria.play.game import AnyGame
from signoria.play.match import Match, Refused
from signoria.play.record import Entry, Record


def verify(game: AnyGame, tables: Any, record: Record) -> int:
    """The number of chance results that were recomputed; raises BadRecord at the first that differs."""
    check_head(game, record.head)
    if record.closing is None:
        raise BadRecord("The game is not over: its seed is not published yet, the deal cannot be verified.")
    try:
        seed = bytes.fromhex(record.closing.seed)
    except ValueError as error:
        raise BadRecord("The published seed is not a hexadecimal number.") from error
    if fairness.commitment(seed) != record.head.commitment:
        raise BadRecord("The published seed does not match the commitment made before the first move.")
    match = Match.new(game, tables, record.head.seats, record.head.options, seed, record.head.data)
    _compare(record.entries[0], match.record.entries[0])
    for entry in record.entries[1:]:
        _play_again(match, entry)
    if match.record.closing != record.closing:
        raise BadRecord("The record does not lead to the result it states.")
    return sum(len(entry.chance) for entry in record.entries)


def _play_again(match: Match, entry: Entry) -> None:
    """Play one entry on the published seed and compare what chance gave."""
    if entry.undo is not None:
        match.follow([entry])
        return
    try:
        step = match.trial(entry.seat, action_from_wire(match.game, entry.do), entry.at, entry.text)
    except (Refused, SignoriaError) as error:
        raise BadRecord(f"Entry {entry.n} does not follow the rules: {error}.") from error
    _compare(entry, step.entry)
    match.commit(step)


def _compare(stated: Entry, computed: Entry) -> None:
    if stated.chance != computed.chance:
        raise BadRecord(f"Entry {stated.n} states chance results that the published seed does not give.")
    if stated.barrier != computed.barrier:
        raise BadRecord(f"Entry {stated.n} states wrongly whether it can be undone.")
