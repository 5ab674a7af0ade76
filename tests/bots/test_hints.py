"""Hints: legal answers, best first, with reasons that have words in every language."""

import pytest

from signoria.bots.hints import Because, chances, hints, say
from signoria.bots.values import valuation_of
from signoria.core.chance import Rng
from signoria.play.game import AnyGame
from signoria.play.texts import LANGUAGES
from signoria.play.vantage import Vantage
from tests.bots.tables_for_bots import every_game, positions


@pytest.mark.parametrize("bot", ["greedy", "4sims"])
@every_game
def test_hints_are_legal_and_say_why(game: AnyGame, bot: str) -> None:
    for n, (state, seat) in enumerate(positions(game, 1)):
        vantage = Vantage(game, state, seat)
        found = hints(vantage, Rng(n), 3, bot)
        assert 1 <= len(found) <= 3
        assert len({hint.action for hint in found}) == len(found)
        for hint in found:
            assert vantage.why_not(hint.action) is None
            assert 0.0 <= hint.chance <= 1.0
            for because in hint.reasons:
                assert all("«" not in say(because, language) for language in LANGUAGES)


@every_game
def test_every_part_of_a_valuation_has_words(game: AnyGame) -> None:
    parts = valuation_of(game).PARTS
    prefix = f"because-{game.id}" if len(parts) > 1 else "because"
    for language in LANGUAGES:
        for part in parts:
            assert "2.5" in say(Because(f"{prefix}-{part}", 2.5), language).replace(",", ".")
            assert say(Because(f"{prefix}-{part}", -1.0), language)


@every_game
def test_parts_add_up_to_the_worth(game: AnyGame) -> None:
    valuation = valuation_of(game)
    for state, seat in positions(game, 4):
        parts = valuation.parts(state, seat)
        assert len(parts) == len(valuation.PARTS)
        assert sum(parts) == pytest.approx(valuation.worths(state)[seat])
        assert valuation.worth(state, seat) == pytest.approx(valuation.worths(state)[seat])


@every_game
def test_chances_of_all_seats_sum_up_to_one(game: AnyGame) -> None:
    for state, seat in positions(game, 2):
        assert sum(chances(Vantage(game, state, seat), Rng(1))) == pytest.approx(1.0)
