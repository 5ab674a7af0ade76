"""Component data: a title's own numbers, and packs with which an owner of the printed game corrects them.

A pack is a TOML file with only the values to change. Tables are laid over the title's own ones; entries of a
list of tables are found by their `id`. Nothing new can be added and no value may change its type, so that a
slip of the pen is noticed; counts and constraints are then checked by the title itself.
"""

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from signoria.play.errors import BadData
from signoria.play.game import AnyGame

OWN_DATA = ""
"""The digest that records carry when no pack was used."""


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, or a clear sentence."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"Cannot read {path}: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path} is not valid TOML: {error}.") from error


def components(game: AnyGame, pack: Path | None = None) -> dict[str, Any]:
    """The decoded component data of a title, corrected by a pack if one is given."""
    own = read_toml(game.home / "components.toml")
    return own if pack is None else _overlay(own, read_toml(pack), "")


def load_tables(game: AnyGame, pack: Path | None = None) -> tuple[Any, str]:
    """The title's tables and the digest that a record carries to name the data it was played with.

    A pack is somebody else's file: values of the right type that still are of no use to the title are a fault
    of the pack. Without a pack the same error is a bug and stays what it is.
    """
    data = components(game, pack)
    if pack is None:
        return game.load(data), OWN_DATA
    try:
        return game.load(data), digest(data)
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        place = _place_of_name(read_toml(pack), error.args[0], "") if isinstance(error, KeyError) else ""
        if place:
            nobody = f"'{place}' cannot be '{error.args[0]}': nothing in the data of {game.id} is called so."
            raise BadData(nobody) from error
        raise BadData(f"{game.id} cannot use {pack}: {type(error).__name__}: {error}.") from error


def digest(data: Mapping[str, Any]) -> str:
    """A short fingerprint of component data."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]


def _overlay(own: Any, new: Any, where: str) -> Any:
    """`new` laid over `own`; `where` is the dotted place, for messages."""
    if isinstance(own, dict):
        if not isinstance(new, dict):
            raise BadData(f"{where or 'the pack'} must be a table.")
        unknown = sorted(set(new) - set(own))
        if unknown:
            raise BadData(
                f"The data has no '{_place(where, unknown[0])}'; a pack can only correct what exists."
            )
        return {k: _overlay(v, new[k], _place(where, k)) if k in new else v for k, v in own.items()}
    if isinstance(own, list) and own and isinstance(own[0], dict) and "id" in own[0]:
        return _overlay_entries(own, new, where)
    if type(own) is not type(new):
        raise BadData(f"'{where}' must be {type(own).__name__}, not {type(new).__name__}.")
    return new


def _overlay_entries(own: list[Any], new: Any, where: str) -> list[Any]:
    if not isinstance(new, list) or not all(isinstance(entry, dict) and "id" in entry for entry in new):
        raise BadData(f"Every entry of '{where}' in a pack needs the id of the entry it corrects.")
    corrections = {entry["id"]: entry for entry in new}
    unknown = sorted(set(corrections) - {entry["id"] for entry in own})
    if unknown:
        raise BadData(f"The data has no entry '{unknown[0]}' in '{where}'.")
    return [
        _overlay(entry, corrections[entry["id"]], f"{where}.{entry['id']}")
        if entry["id"] in corrections
        else entry
        for entry in own
    ]


def _place_of_name(new: Any, name: object, where: str) -> str:
    """Where a pack says this name; nothing if it does not."""
    if isinstance(new, str):
        return where if new == name else ""
    inside: list[tuple[str, Any]] = []
    if isinstance(new, dict):
        inside = [(key, value) for key, value in new.items() if key != "id"]
    elif isinstance(new, list):
        inside = [(item.get("id", "") if isinstance(item, dict) else "", item) for item in new]
    found = (_place_of_name(value, name, _place(where, key) if key else where) for key, value in inside)
    return next((place for place in found if place), "")


def _place(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name
