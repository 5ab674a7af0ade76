"""Texts: names by noun, plurals by language."""

import pytest
from banco import GAME
from banco.rules import CardDrawn, CoinsGiven, Give, LayCards, PotRolled

from signoria.play.sentences import sentence
from signoria.play.texts import say, tidied

NAMES = ["Ada", "Ben", "Cleo"]


@pytest.mark.parametrize(
    ("language", "pot", "expected"),
    [
        ("en", 1, "The pot holds one coin."),
        ("en", 2, "The pot holds 2 coins."),
        ("de", 1, "Im Topf liegt eine Münze."),
        ("de", 5, "Im Topf liegen 5 Münzen."),
        ("cs", 3, "V banku jsou 3 mince."),
        ("cs", 5, "V banku je 5 mincí."),
    ],
)
def test_plurals_follow_the_language(language: str, pot: int, expected: str) -> None:
    assert sentence(GAME, language, "event", PotRolled(pot), NAMES) == expected


def test_seats_are_called_by_their_players_names() -> None:
    assert sentence(GAME, "en", "do", Give(1, 2), NAMES) == "Give Ben 2 coins"
    assert sentence(GAME, "en", "event", CardDrawn(2, -1), NAMES) == "Cleo drew a card."
    assert sentence(GAME, "en", "event", CoinsGiven(-1, 0, 1), NAMES) == "Ada got one coin from nobody."


def test_a_prompt_may_use_its_frame() -> None:
    assert sentence(GAME, "en", "waiting", LayCards(0b101), NAMES) == "Cards are being laid in secret."


def test_a_missing_text_shows_its_key() -> None:
    assert say(GAME, "en", "no-such-key") == "«no-such-key»"


def test_numbers_below_zero_have_a_true_minus_and_names_keep_their_hyphens() -> None:
    assert tidied("Ada came to -4 points.") == "Ada came to −4 points."
    assert tidied("Anne-Marie paid 2-3 coins (-1).") == "Anne-Marie paid 2-3 coins (−1)."


def test_the_first_of_several_parts_that_may_be_missing_loses_its_comma() -> None:
    assert tidied("Pay:, 2 florins, 1 crown.") == "Pay: 2 florins, 1 crown."
    assert tidied("Ada paid:; crowns (Rome); ships (Venice).") == "Ada paid: crowns (Rome); ships (Venice)."
    assert tidied("Pay: 2 florins.") == "Pay: 2 florins."


def test_the_last_of_several_parts_that_may_be_missing_loses_its_semicolon() -> None:
    assert tidied("Offer for the Park: ducats 15; salt 1;") == "Offer for the Park: ducats 15; salt 1"
