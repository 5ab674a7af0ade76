"""Chance: seeded, scripted, and piles without order."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.chance import DECK, DICE, Chance, ChanceExhausted, Rng, Scripted, seeded
from signoria.core.piles import deal, draw, roll, shuffle


def test_streams_do_not_disturb_each_other() -> None:
    plain, busy = seeded(7), seeded(7)
    for _ in range(50):
        busy.below(52, DECK)
    assert [plain.below(6, DICE) for _ in range(20)] == [busy.below(6, DICE) for _ in range(20)]


def test_a_clone_goes_on_alike_and_apart() -> None:
    chance = seeded(3)
    other = chance.clone()
    first = [chance.below(100, DICE) for _ in range(10)]
    assert [other.below(100, DICE) for _ in range(10)] == first


def test_neighbouring_seeds_are_unrelated_and_dice_are_fair() -> None:
    # 6,000 first rolls of 6,000 neighbouring seeds: each side within 5 sigma of 1,000.
    sides = Counter(roll(seeded(seed), 6) for seed in range(6000))
    assert set(sides) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 1000) < 150 for count in sides.values())


@given(seed=st.integers(0, 2**64), n=st.integers(1, 2**30))
def test_results_stay_below_the_bound(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n
    assert 0 <= seeded(seed).below(n, DECK) < n


def test_a_script_answers_in_order_and_then_refuses() -> None:
    chance = Scripted([2, 0])
    assert chance.below(3, DICE) == 2
    other = chance.clone()
    assert chance.below(3, DICE) == other.below(3, DICE) == 0
    with pytest.raises(ChanceExhausted) as caught:
        chance.below(5, DICE)
    assert caught.value.sides == 5


def test_a_script_with_an_impossible_result_is_refused() -> None:
    with pytest.raises(ValueError, match="not below 6"):
        Scripted([6]).below(6, DICE)


def test_a_state_at_rest_has_no_chance() -> None:
    with pytest.raises(RuntimeError):
        Chance().below(6, DICE)


def test_drawing_empties_a_pool_without_repeating() -> None:
    pool = list(range(20))
    chance = seeded(1)
    assert sorted(draw(chance, pool) for _ in range(20)) == list(range(20))
    assert pool == []


def test_the_last_card_of_a_pool_asks_no_chance() -> None:
    assert draw(Scripted([]), [41]) == 41


def test_dealing_more_than_there_is_takes_what_there_is() -> None:
    pool = [1, 2]
    assert sorted(deal(seeded(1), pool, 5)) == [1, 2]


def test_shuffling_keeps_the_cards() -> None:
    cards = list(range(30))
    shuffle(seeded(5), cards)
    assert sorted(cards) == list(range(30))
    assert cards != list(range(30))
