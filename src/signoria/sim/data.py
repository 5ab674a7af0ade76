"""Component data of a title, with or without an own pack, and a sentence for whatever is wrong with it."""

from pathlib import Path
from typing import Any

from signoria.play.errors import BadData
from signoria.play.game import AnyGame
from signoria.play.packs import load_tables


def load(game: AnyGame, pack: Path | None) -> tuple[Any, str]:
    """The title's tables and the digest that records carry.

    A pack is somebody else's file: values of the right type that still are of no use to the title are a fault
    of the pack. Without a pack the same error is a bug and stays what it is.
    """
    try:
        return load_tables(game, pack)
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        if pack is None:
            raise
        raise BadData(f"{game.id} cannot use {pack}: {type(error).__name__}: {error}.") from error
