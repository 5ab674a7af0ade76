"""The shelf: titles with their component tables, loaded once for each process."""

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from signoria.play.errors import UnknownTitle
from signoria.play.game import AnyGame
from signoria.play.packs import components, load_tables
from signoria.play.record import Head
from signoria.play.registry import find
from signoria.server.troubles import Trouble


@dataclass(frozen=True)
class Box:
    """A title ready to be played."""

    game: AnyGame
    tables: Any
    data: str
    components: dict[str, Any]

    def plays(self, head: Head) -> bool:
        """Whether a game that began so can go on here."""
        return head.rules == self.game.rules_version and head.data == self.data


PACKS = "SIGNORIA_PACKS"
"""The host's own component data in the environment: `TITLE=FILE`, separated as paths are."""


def pack_of(title: str) -> Path | None:
    """The data pack this host plays a title with."""
    for one in os.environ.get(PACKS, "").split(os.pathsep):
        name, _, file = one.partition("=")
        if name == title and file:
            return Path(file)
    return None


@cache
def _box(title: str) -> Box:
    game, pack = find(title), pack_of(title)
    tables, data = load_tables(game, pack)
    return Box(game, tables, data, components(game, pack))


def box(title: str) -> Box:
    try:
        return _box(title)
    except UnknownTitle as error:
        raise Trouble(404, "no-title", text=str(error)) from error
