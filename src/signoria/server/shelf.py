"""The shelf: titles with their component tables, loaded once for each process."""

import os
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from signoria.play.compatible import check_head
from signoria.play.errors import BadRecord, UnknownTitle
from signoria.play.game import AnyGame
from signoria.play.packs import present
from signoria.play.printings import Printing, kept, known, named, shipped
from signoria.play.record import Head
from signoria.play.registry import find
from signoria.server.troubles import Trouble


@dataclass(frozen=True, eq=False)
class Box:
    """A title ready to be played, with one set of its component data."""

    game: AnyGame
    printing: Printing

    @property
    def tables(self) -> Any:
        return self.printing.tables

    @property
    def data(self) -> str:
        """The fingerprint of its component data."""
        return self.printing.digest

    def began(self, head: Head) -> bool:
        """Whether a game that began so was begun with this very data."""
        return named(self.game, head) in (self.data, self.printing.formerly)

    def plays(self, head: Head, elsewhere: Collection[tuple[str, str]]) -> bool:
        """Whether a game that began so can go on here; `elsewhere`: titles and data the database keeps."""
        try:
            check_head(self.game, head)
        except BadRecord:
            return False
        digest = named(self.game, head)
        here = self.began(head) or digest in shipped(self.game.home)
        return here or (self.game.id, digest) in elsewhere


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
    game = find(title)
    return Box(game, present(game, pack_of(title)))


def box(title: str) -> Box:
    """The title with the data that new tables get."""
    try:
        return _box(title)
    except UnknownTitle as error:
        raise Trouble(404, "no-title", text=str(error)) from error


_others: dict[tuple[str, str], Box] = {}


def box_with(title: str, digest: str, data: Mapping[str, Any] | None = None) -> Box | None:
    """The title with the data of that fingerprint; None if the title has no such data and none is given."""
    found = _others.get((title, digest))
    if found is None:
        game = find(title)
        printing = known(game, digest)
        if printing is None and data is not None:
            printing = kept(game, data, digest)
        if printing is not None:
            found = _others[title, digest] = Box(game, printing)
    return found
