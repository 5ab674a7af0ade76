"""The shelf: titles with their component tables, loaded once for each process."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from signoria.play.errors import UnknownTitle
from signoria.play.game import AnyGame
from signoria.play.packs import components, load_tables
from signoria.play.registry import find
from signoria.server.troubles import Trouble


@dataclass(frozen=True)
class Box:
    """A title ready to be played."""

    game: AnyGame
    tables: Any
    data: str
    components: dict[str, Any]


@cache
def _box(title: str) -> Box:
    game = find(title)
    tables, data = load_tables(game)
    return Box(game, tables, data, components(game))


def box(title: str) -> Box:
    try:
        return _box(title)
    except UnknownTitle as error:
        raise Trouble(404, "no-title", text=str(error)) from error
