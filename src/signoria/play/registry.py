"""Registry: finds titles by entry point, so that a new one needs no change here.

Titles that are not installed (a title being written, the example of the guide) are named in the environment:
`SIGNORIA_TITLES=banco:GAME` adds the game `GAME` of the module `banco`; several are separated by commas.
"""

import os
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from signoria.play.errors import UnknownTitle
from signoria.play.game import AnyGame

GROUP = "signoria.games"
VARIABLE = "SIGNORIA_TITLES"


def titles() -> tuple[str, ...]:
    """The ids of all titles that can be played here, sorted."""
    return tuple(sorted(_points(os.environ.get(VARIABLE, ""))))


def find(title: str) -> AnyGame:
    """The game of that id; raises UnknownTitle with the names that exist."""
    point = _points(os.environ.get(VARIABLE, "")).get(title)
    if point is not None:
        return load(point)
    near = get_close_matches(title, titles(), 1)
    guess = f" Did you mean {near[0]}?" if near else ""
    known = ", ".join(titles()) or "none is installed"
    raise UnknownTitle(f"There is no title '{title[:40]}'.{guess} Known titles: {known}.")


@cache
def load(point: EntryPoint) -> AnyGame:
    """The game behind an entry point; what goes wrong inside a title is told in one sentence."""
    try:
        game: AnyGame = point.load()
    except Exception as error:
        kind = type(error).__name__
        raise UnknownTitle(
            f"Title '{point.name}' ({point.value}) cannot be loaded: {kind}: {error}"
        ) from error
    return game


@cache
def _points(named: str) -> dict[str, EntryPoint]:
    """Entry points by title; `named` is what the environment adds, and it wins over what is installed."""
    points = {point.name: point for point in entry_points(group=GROUP)}
    for value in filter(None, (part.strip() for part in named.split(","))):
        added = point(value)
        points[added.name] = added
    return points


def point(value: str) -> EntryPoint:
    """The entry point behind `module:NAME`; the title's id is the last part of the module's name."""
    module, colon, attribute = value.partition(":")
    if not (module and colon and attribute):
        raise UnknownTitle(f"{VARIABLE} lists titles as module:NAME, and '{value[:40]}' is not that.")
    return EntryPoint(module.rpartition(".")[2], value, GROUP)
