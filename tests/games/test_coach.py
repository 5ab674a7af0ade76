"""The coach: every kind of question of a title is explained, in every language, and nothing else is."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from signoria.core.chance import Rng, seeded
from signoria.core.flow import State, apply, over
from signoria.core.playout import random_action, random_seat
from signoria.play.game import AnyGame
from signoria.play.packs import load_tables
from signoria.play.registry import find, titles
from signoria.play.texts import LANGUAGES, dashed

GAMES_A_SETUP = 3
LONGEST = {"en": 260, "de": 320, "cs": 300}
"""Characters that a slip has room for."""

coached = pytest.mark.parametrize("title", titles())


def explained(title: str, language: str) -> dict[str, str]:
    """What the coach says, by frame."""
    source = (find(title).home / f"coach.{language}.ftl").read_text(encoding="utf-8")
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(source))
    frames = re.findall(r"^coach-([a-z-]+) =", source, re.MULTILINE)
    return {frame: say(texts, f"coach-{frame}") for frame in frames}


def say(texts: FluentBundle, key: str) -> str:
    pattern = texts.get_message(key).value
    assert pattern is not None
    sentence, errors = texts.format_pattern(pattern)
    assert not errors, f"{key}: {errors}"
    return str(sentence)


def asked(game: AnyGame) -> set[str]:
    """The questions that random games of every seat count and variant put to somebody."""
    out: set[str] = set()
    variants = [{}, *({choice.id: value} for choice in game.choices for value in choice.values)]
    for n, options in enumerate([*variants, *([{}] * GAMES_A_SETUP)]):
        seats = game.least_seats + n % (game.most_seats - game.least_seats + 1)
        s: State = game.new_state(load_tables(game)[0], seats, options, seeded(n))
        s.quiet = True
        rng = Rng(n)
        while not over(s):
            top = s.stack[-1]
            out.add(dashed(top.TAG))
            seat = random_seat(top.waits_for(s), rng)
            apply(s, seat, random_action(s, seat, rng))
    return out


@coached
def test_every_question_is_explained_in_every_language(title: str) -> None:
    game = find(title)
    frames = {dashed(frame.TAG) for frame in game.frames}
    english = set(explained(title, "en"))
    assert english <= frames, "an explanation of what is no question"
    assert asked(game) - english == set(), "a question that nobody explains"
    for language in LANGUAGES:
        assert set(explained(title, language)) == english, language


@coached
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_explanation_is_short_enough_for_its_slip(title: str, language: str) -> None:
    texts = explained(title, language)
    assert all(texts.values())
    assert {frame: len(text) for frame, text in texts.items() if len(text) > LONGEST[language]} == {}
