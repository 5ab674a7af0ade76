"""Action numbers of a title: stable, bounded, the same for every seat count (docs/research.md).

A kind of action without arguments has one number. Where the arguments are named things (`Game.nouns`), seats
or one plain number, the row holds every combination, -1 for "none" included, up to `EXACT` of them. All other
kinds, such as offers, have an open row: `Action.SLOTS` numbers for draws, `HASHED` for a stable hash.
"""

from math import prod

from signoria.core.flow import Frame
from signoria.core.numbering import Numbering
from signoria.core.value import Action, Value
from signoria.play.game import AnyGame
from signoria.play.sentences import SEAT

EXACT = 512
HASHED = 256
OPEN = 128
"""A plain number that stands alone has a number of its own up to OPEN - 2; greater ones begin anew."""


_made: dict[str, tuple[AnyGame, Numbering]] = {}


def numbering(game: AnyGame) -> Numbering:
    """The numbers of all actions of a title."""
    known = _made.get(game.id)
    if known is None or known[0] is not game:
        known = _made[game.id] = (game, _number(game))
    return known[1]


def _number(game: AnyGame) -> Numbering:
    radices = [radices_of(game, kind) for kind in game.actions]
    widths = [
        prod(sizes) if sizes or not kind.OF else kind.SLOTS + HASHED
        for kind, sizes in zip(game.actions, radices, strict=True)
    ]
    checked: dict[type[Value], list[bool]] = {
        frame: [not frame.OBJECTS_TO or kind in frame.OBJECTS_TO for kind in game.actions]
        for frame in game.frames
        if frame.objection is not Frame.objection
    }
    return Numbering(list(game.actions), widths, radices, checked)


def radices_of(game: AnyGame, kind: type[Action]) -> list[int]:
    """How many values each argument of a kind may have, or nothing where the row is a hash."""
    sizes = [_values(game, spec.partition(" ")[2], alone=len(kind.OF) == 1) for spec in kind.OF]
    return sizes if all(sizes) and prod(sizes) <= EXACT else []


def _values(game: AnyGame, noun: str, alone: bool) -> int:
    """The number of values of an argument, -1 included; 0 where there is no small bound."""
    starred = noun.endswith("*")
    name = noun.removesuffix("*")
    named = game.most_seats if name == SEAT else game.nouns.get(name, 0)
    if starred:
        return (1 << named) + 1 if 0 < named <= 8 else 0
    if named:
        return named + 1
    return OPEN if alone else 0


def describe(game: AnyGame) -> list[tuple[str, int, int, bool]]:
    """For each kind of action: its tag, its first number, how many it has, and whether they are exact."""
    return [(row.kind.TAG, row.base, row.width, not row.open) for row in numbering(game).rows]
