"""Component data: a title's own numbers, and packs with which an owner of the printed game corrects them.

A pack is a TOML file with only the values to change. Tables are laid over the title's own ones; entries of a
list of tables are found by their `id`. Nothing new can be added and no value may change its type, so that a
slip of the pen is noticed; counts and constraints are then checked by the title itself.
"""

from pathlib import Path
from typing import Any

from signoria.play.compatible import check_head
from signoria.play.errors import BadData, OtherData
from signoria.play.game import AnyGame
from signoria.play.printings import NO_USE, Printing, fingerprint, kept, known, named, printing
from signoria.play.record import Record
from signoria.play.toml import read_toml


def components(game: AnyGame, pack: Path | None = None) -> dict[str, Any]:
    """The decoded component data of a title, corrected by a pack if one is given."""
    own = read_toml(game.home / "components.toml")
    return own if pack is None else _overlay(own, read_toml(pack), "")


def present(game: AnyGame, pack: Path | None = None) -> Printing:
    """The printing with which new games are played.

    A pack is somebody else's file: values of the right type that still are of no use to the title are a fault
    of the pack. Without a pack the same error is a bug and stays what it is.
    """
    data = components(game, pack)
    if pack is None:
        return printing(game, data)
    try:
        return printing(game, data, formerly=fingerprint(data))
    except NO_USE as error:
        place = _place_of_name(read_toml(pack), error.args[0], "") if isinstance(error, KeyError) else ""
        if place:
            nobody = f"'{place}' cannot be '{error.args[0]}': nothing in the data of {game.id} is called so."
            raise BadData(nobody) from error
        raise BadData(f"{game.id} cannot use {pack}: {type(error).__name__}: {error}.") from error


def load_tables(game: AnyGame, pack: Path | None = None) -> tuple[Any, str]:
    """The title's tables and the fingerprint that a record carries to name the data it was played with."""
    found = present(game, pack)
    return found.tables, found.digest


def printing_of(game: AnyGame, record: Record, pack: Path | None = None) -> Printing:
    """The printing a record was played with: the given pack, one of the title, or the record's own copy."""
    check_head(game, record.head)
    digest = named(game, record.head)
    if pack is not None:
        given = present(game, pack)
        if digest not in (given.digest, given.formerly):
            raise OtherData("The record was not played with this data pack (see --data).")
        return given
    found = known(game, digest)
    if found is None and record.data:
        found = kept(game, record.data, digest)
    if found is None:
        raise OtherData(
            f"The record was played with data ({digest[:16]}) that is not known here (see --data)."
        )
    return found


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
