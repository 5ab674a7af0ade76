"""A test is a position, a move, a sentence; expected values come from RULES.md, never from the program."""

import pytest

from signoria.cli.starter import GAME
from signoria.cli.starter.actions import Draw, Stop
from signoria.cli.starter.reasons import HAND_FULL
from signoria.cli.starter.scoring import points
from signoria.cli.starter.state import Starter
from signoria.cli.starter.turn import Turn
from signoria.core.chance import seeded
from signoria.core.flow import IllegalAction, apply
from signoria.play.packs import load_tables
from signoria.play.texts import LANGUAGES, bundle, needed_keys
from signoria.sim.fuzz import fuzz


def table(*hands: list[int]) -> Starter:
    """Seat 0 is to move, and hands hold cards of these values."""
    s = GAME.blank(load_tables(GAME)[0], len(hands))
    s.chance = seeded(1)
    s.pool = list(range(len(s.t.values)))
    for seat, hand in enumerate(hands):
        for value in hand:
            card = next(card for card in s.pool if s.t.values[card] == value)
            s.pool.remove(card)
            s.hands[seat].append(card)
    s.stack.append(Turn(0))
    return s


def test_sta_002_who_draws_has_one_card_more_and_the_next_is_asked() -> None:
    s = table([3], [4])
    apply(s, 0, Draw())
    assert len(s.hands[0]) == 2
    assert s.stack == [Turn(1)]


def test_sta_003_the_game_ends_when_all_have_stopped() -> None:
    s = table([3], [4])
    apply(s, 0, Stop())
    apply(s, 1, Stop())
    assert s.stack == []


def test_sta_004_a_full_hand_cannot_draw() -> None:
    s = table([1, 2, 3, 4, 5], [6])
    with pytest.raises(IllegalAction) as refusal:
        apply(s, 0, Draw())
    assert refusal.value.reason == HAND_FULL


def test_sta_005_a_hand_above_21_is_worth_nothing() -> None:
    s = table([10, 10, 1], [9, 8, 5])
    assert [points(s, 0), points(s, 1)] == [21, 0]


def test_sta_006_equal_points_share_a_place() -> None:
    assert GAME.places(table([7], [7], [2])) == [1, 1, 3]


def test_every_sentence_exists_in_every_language() -> None:
    for language in LANGUAGES:
        texts = bundle(GAME.home, language)
        assert [key for key in needed_keys(GAME) if not texts.has_message(key)] == []


def test_random_games_keep_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_TITLES", "signoria.cli.starter:GAME")
    assert fuzz("starter", [2, 3, 4], seconds=1, seed=1).findings == []
