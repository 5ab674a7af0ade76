"""What commands that open a record share: the file, its component data, and how to tell it."""

from pathlib import Path
from typing import Any

from signoria.cli.story import Telling
from signoria.play.errors import BadRecord
from signoria.play.game import AnyGame
from signoria.play.packs import printing_of
from signoria.play.record import Record, read
from signoria.play.texts import LANGUAGES, say


def read_file(file: Path) -> Record:
    """A record; raises BadRecord with one sentence."""
    if not file.is_file():
        raise BadRecord(f"There is no file {file}.")
    try:
        return read(file)
    except RecursionError as error:
        raise BadRecord(f"{file} is no record: its JSON is nested too deeply.") from error


def tables_of(game: AnyGame, record: Record, pack: Path | None) -> Any:
    """The component tables that a record was played with."""
    return printing_of(game, record, pack).tables


def telling_of(game: AnyGame, record: Record, lang: str, names: str, seat: int | None) -> Telling:
    """In whose words and with whose eyes to tell; seats are numbered from 1 on the command line."""
    if lang not in LANGUAGES:
        raise BadRecord(f"There are texts in {', '.join(LANGUAGES)}, not in '{lang[:20]}'.")
    seats = record.head.seats
    game.settle(seats, record.head.options)
    given = [name.strip() for name in names.split(",")] if names else []
    if given and len(given) != seats:
        raise BadRecord(f"The record has {seats} players, and {len(given)} names were given.")
    if seat is not None and seat > seats:
        raise BadRecord(f"The record has {seats} players; there is no seat {seat}.")
    called = given or [say(game, lang, "seat-number", number=number + 1) for number in range(seats)]
    return Telling(lang, called, None if seat is None else seat - 1)
