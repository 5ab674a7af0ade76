"""Trouble: why something was not done, as a status for programs and a sentence for people."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from signoria.play.game import AnyGame, Reason
from signoria.play.texts import LANGUAGES, say

_HOME = Path(__file__).parent


class Trouble(Exception):
    """Something was asked that is not done. `key` names the sentence `why-<key>`."""

    def __init__(
        self,
        status: int,
        key: str,
        *,
        rule: str = "",
        text: str = "",
        stale: bool = False,
        args: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.rule = rule
        self.text = text
        self.stale = stale
        self.words = dict(args or {})


NO_DATABASE = Trouble(503, "no-database", args={"seconds": 2})
"""For a moment, as when the host restarts it."""


def refused_by_rules(reason: Reason) -> Trouble:
    return Trouble(409, reason.key, rule=reason.rule)


def sentence(trouble: Trouble, language: str, game: AnyGame | None = None) -> str:
    """The trouble in words: its own, the server's, or the title's."""
    if trouble.text:
        return trouble.text
    key = f"why-{trouble.key}"
    bundle = _bundle(language)
    if bundle.has_message(key):
        pattern = bundle.get_message(key).value
        text, _ = bundle.format_pattern(pattern, trouble.words) if pattern is not None else (key, [])
        return str(text)
    return say(game, language, key) if game is not None else trouble.key


def words(language: str, key: str, **args: Any) -> str:
    """A text of the server itself."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    text, _ = bundle.format_pattern(pattern, args) if pattern is not None else (key, [])
    return str(text)


def language_of(header: str) -> str:
    """The first of our languages that `Accept-Language` names."""
    for part in header.split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


@cache
def _bundle(language: str) -> FluentBundle:
    out = FluentBundle([language], use_isolating=False)
    out.add_resource(FluentResource((_HOME / f"text.{language}.ftl").read_text(encoding="utf-8")))
    return out
