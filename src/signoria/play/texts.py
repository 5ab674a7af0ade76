"""Texts: Fluent bundles in English, German and Czech. Rules speak in keys; sentences live in .ftl files."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from signoria.play.game import ENGINE_REASONS, AnyGame

LANGUAGES = ("en", "de", "cs")
_ENGINE = Path(__file__).parent
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_FIRST = re.compile(r":[,;](?= )")


@cache
def bundle(home: Path, language: str) -> FluentBundle:
    """The engine's texts and those of one title in one language."""
    out = FluentBundle([language], use_isolating=False)
    for folder in (_ENGINE, home):
        out.add_resource(FluentResource(source(folder, language)))
    return out


def source(home: Path, language: str) -> str:
    """The texts of one folder as they are written down."""
    return (home / f"text.{language}.ftl").read_text(encoding="utf-8")


def say(game: AnyGame, language: str, key: str, **args: Any) -> str:
    """The sentence behind a key; the key itself in guillemets where it is missing."""
    texts = bundle(game.home, language)
    if not texts.has_message(key):
        return f"«{key}»"
    pattern = texts.get_message(key).value
    sentence, _errors = texts.format_pattern(pattern, args) if pattern is not None else (f"«{key}»", [])
    return tidied(str(sentence))


def tidied(sentence: str) -> str:
    """A true minus before numbers; of parts that may be missing, the first loses its comma before it and the
    last its semicolon behind it."""
    return _FIRST.sub(":", _MINUS.sub("−", sentence)).removesuffix(";")


def needed_keys(game: AnyGame) -> list[str]:
    """Every key that this title must have in every language."""
    keys = ["title", "tagline"]
    keys += [f"choice-{choice.id}" for choice in game.choices]
    keys += [f"choice-{choice.id}-{value}" for choice in game.choices for value in choice.values]
    for frame in game.frames:
        keys += [f"prompt-{dashed(frame.TAG)}", f"waiting-{dashed(frame.TAG)}"]
    keys += [f"do-{dashed(action.TAG)}" for action in game.actions]
    keys += [f"event-{dashed(event.TAG)}" for event in game.events]
    keys += [f"why-{reason.key}" for reason in (*ENGINE_REASONS.values(), *game.reasons.values())]
    keys += [f"rule-{rule}" for rule in (*(r.rule for r in game.reasons.values()), *game.phases.values())]
    keys += [f"{noun}-{i}" for noun, count in game.nouns.items() for i in range(count)]
    keys += [f"about-{noun}-{i}" for noun in game.told for i in range(game.nouns[noun])]
    keys += [f"points-{source}" for source in game.sources]
    return list(dict.fromkeys(keys))


def dashed(tag: str) -> str:
    """Tags use underscores, text keys dashes."""
    return tag.replace("_", "-")
