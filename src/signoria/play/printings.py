"""Printings: what is printed on a title's components, now and earlier, by a fingerprint of what plays.

A game goes on with the data it began with, whatever the program's own data says by then. Its record names the
data by its fingerprint. Every printing there ever was of a title lies in the title's folder; other data, such
as a host's own pack, is kept by whoever keeps the game: a server in its database, a record in its own lines.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from signoria.play.errors import BadData, BadRecord, OtherData
from signoria.play.game import AnyGame
from signoria.play.record import Head
from signoria.play.toml import read_toml

FOLDER = "printings"
"""In a title's folder: every printing there ever was, named by its fingerprint."""
WORDS = frozenset(
    {
        *("name", "names", "de", "en", "cs", "la", "text", "summary", "note", "notes"),
        *("source", "sources", "src", "known", "public_source"),
    }
)
"""Keys of words about the data, where only words stand under them. They can be improved at any time."""

NO_USE = (ArithmeticError, LookupError, RecursionError, TypeError, ValueError)
"""What a title raises when it is given data of the right types that make no sense."""


@dataclass(frozen=True, eq=False)
class Printing:
    """One set of component data, ready to be played with."""

    digest: str
    data: Mapping[str, Any]
    """All that plays; no words."""
    tables: Any
    shipped: bool
    """It lies in the title's folder: nobody else needs to keep it."""
    formerly: str = ""
    """How records named a data pack before words were left out of the fingerprint."""

    @property
    def carried(self) -> Mapping[str, Any]:
        """What a record that is written to a file brings along."""
        return {} if self.shipped else self.data


def playing(data: Any) -> Any:
    """Component data without words about it."""
    if isinstance(data, Mapping):
        return {k: playing(v) for k, v in data.items() if not (k in WORDS and _are_words(v))}
    return [playing(entry) for entry in data] if isinstance(data, list) else data


def _are_words(value: Any) -> bool:
    if isinstance(value, Mapping):
        return all(map(_are_words, value.values()))
    return all(map(_are_words, value)) if isinstance(value, list) else isinstance(value, str)


def fingerprint(data: Mapping[str, Any]) -> str:
    """The short name of component data."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]


def written(data: Mapping[str, Any]) -> bytes:
    """Data as it is kept. Its order stays: what is drawn may follow it."""
    return msgspec.json.encode(data)


def printing(game: AnyGame, data: Mapping[str, Any], formerly: str = "") -> Printing:
    """The printing that this data is."""
    plays = playing(data)
    digest = fingerprint(plays)
    return Printing(digest, plays, game.load(plays), digest in shipped(game.home), formerly)


def kept(game: AnyGame, data: Mapping[str, Any], digest: str) -> Printing:
    """A printing that somebody kept under this name. Raises OtherData where this program cannot use it."""
    try:
        found = printing(game, data)
    except (*NO_USE, AttributeError, BadData) as error:
        raise OtherData(f"This program cannot use the component data {digest} of {game.id}.") from error
    if found.digest != digest:
        raise BadRecord(f"What was kept as component data {digest} of {game.id} is other data.")
    return found


def known(game: AnyGame, digest: str) -> Printing | None:
    """A printing of this title that every installation of this program has."""
    if digest in shipped(game.home):
        return kept(game, msgspec.json.decode(file_of(game.home, digest).read_bytes()), digest)
    return printing(game, _own(game.home)) if digest == own(game) else None


def own(game: AnyGame) -> str:
    """The fingerprint of the title's own data as it is now."""
    return _own_digest(game.home)


@cache
def _own_digest(home: Path) -> str:
    return fingerprint(playing(_own(home)))


def _own(home: Path) -> dict[str, Any]:
    return read_toml(home / "components.toml")


@cache
def shipped(home: Path) -> frozenset[str]:
    """The fingerprints of all printings in a title's folder."""
    return frozenset(path.stem for path in (home / FOLDER).glob("*.json"))


def file_of(home: Path, digest: str) -> Path:
    """Where a title keeps a printing."""
    return home / FOLDER / f"{digest}.json"


def named(game: AnyGame, head: Head) -> str:
    """The fingerprint of the data of a record; one that says nothing was played with the title's own."""
    return head.data or game.unnamed_data.get(head.rules) or own(game)
