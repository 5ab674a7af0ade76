"""Registry: finds titles by entry point, so that a new one needs no change here."""

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points

from signoria.play.errors import UnknownTitle
from signoria.play.game import AnyGame

GROUP = "signoria.games"


@cache
def titles() -> tuple[str, ...]:
    """The ids of all installed titles, sorted."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def find(title: str) -> AnyGame:
    """The game of that id; raises UnknownTitle with the names that exist."""
    for point in entry_points(group=GROUP):
        if point.name == title:
            game: AnyGame = point.load()
            return game
    near = get_close_matches(title, titles(), 1)
    guess = f" Did you mean {near[0]}?" if near else ""
    known = ", ".join(titles()) or "none is installed"
    raise UnknownTitle(f"There is no title '{title}'.{guess} Known titles: {known}.")
