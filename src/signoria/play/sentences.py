"""Sentences: a value (event, action, frame) turned into words of one language.

Each int of a value is named by `OF` as "argument noun". A Fluent text may use `$argument` (a name where the
noun has names, otherwise the number) and `$argument_id` (always the number, for selecting).
"""

from collections.abc import Sequence
from typing import Any

from signoria.core.seating import members
from signoria.core.value import Key, Value
from signoria.play.game import AnyGame
from signoria.play.texts import dashed, say

SEAT = "seat"


def sentence(game: AnyGame, language: str, kind: str, value: Value, names: Sequence[str]) -> str:
    """The text of a value: `kind` is `event`, `do`, `prompt` or `waiting`; `names` are the players' names."""
    return phrase(game, language, f"{kind}-{dashed(type(value).TAG)}", type(value).OF, value.key(), names)


def phrase(
    game: AnyGame, language: str, key: str, of: tuple[str, ...], ints: Key, names: Sequence[str]
) -> str:
    """The text behind a key, with its arguments in words."""
    args: dict[str, Any] = {}
    for spec, number in zip(of, ints, strict=True):
        argument, _, noun = spec.partition(" ")
        args[argument] = _word(game, language, noun, number, names)
        args[f"{argument}_id"] = number
    return say(game, language, key, **args)


def _word(game: AnyGame, language: str, noun: str, number: int, names: Sequence[str]) -> str | int:
    """A number in words. A noun with a star is a mask of several; -1 is masked, or nobody."""
    if noun.endswith("*"):
        words = [str(_word(game, language, noun[:-1], i, names)) for i in members(max(number, 0))]
        return ", ".join(words) or say(game, language, "none")
    if noun == SEAT:
        return names[number] if 0 <= number < len(names) else say(game, language, "nobody")
    if noun in game.nouns:
        return say(game, language, f"{noun}-{number}" if number >= 0 else "unseen")
    return number
