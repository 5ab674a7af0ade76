"""Valuations by title. One file each; a title from elsewhere brings its own by an entry point.

The group is `signoria.values`, the name is the title's id, the value is a class without arguments.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from signoria.bots.valuation import Scores, Valuation
from signoria.play.game import AnyGame

GROUP = "signoria.values"

OWN = {
    "brides": "signoria.bots.values.brides:BridesValues",
    "genoa": "signoria.bots.values.genoa:GenoaValues",
    "princes": "signoria.bots.values.princes:PrincesValues",
    "virtu": "signoria.bots.values.virtu:VirtuValues",
}
"""Module and class of each valuation of this package, imported when it is first asked for."""

PLAIN_SWING = 8.0
"""For titles without a valuation: a guess that suits scores of some dozens."""


def valuation_of(game: AnyGame) -> Valuation[Any]:
    """The valuation of a title; for one nobody has written advice for, its scores."""
    point = _points().get(game.id)
    if point is None:
        return Scores(game.scores, PLAIN_SWING)
    return _load(point)


@cache
def _load(point: EntryPoint) -> Valuation[Any]:
    valuation: Valuation[Any] = point.load()()
    return valuation


@cache
def _points() -> dict[str, EntryPoint]:
    own = {title: EntryPoint(title, value, GROUP) for title, value in OWN.items()}
    return own | {point.name: point for point in entry_points(group=GROUP)}
