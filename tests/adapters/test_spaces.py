"""The space of action numbers: what gymnasium promises of a draw by mask, and nothing less."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces

from signoria.adapters.sheet import Sheet
from signoria.adapters.spaces import Numbers


def mask(n: int, *ones: int) -> "np.ndarray[tuple[int], np.dtype[np.int8]]":
    out = np.zeros(n, np.int8)
    out[list(ones)] = 1
    return out


def test_every_legal_number_is_drawn_equally_often() -> None:
    space = Numbers(3000, seed=1)
    drawn = [int(space.sample(mask(3000, 0, 7, 1500, 2999))) for _ in range(4000)]
    counts = {number: drawn.count(number) for number in set(drawn)}
    assert sorted(counts) == [0, 7, 1500, 2999]
    assert min(counts.values()) > 880  # 1000 each, standard deviation 27


def test_the_same_seed_draws_the_same_numbers() -> None:
    one, two = Numbers(50, seed=4), Numbers(50, seed=4)
    legal = mask(50, *range(10, 40))
    assert [one.sample(legal) for _ in range(20)] == [two.sample(legal) for _ in range(20)]


def test_a_mask_that_was_offered_draws_alike_and_may_be_changed() -> None:
    sheet = Sheet(50)
    one, two = Numbers(50, seed=4, sheet=sheet), Numbers(50, seed=4)
    sheet.write(bytearray(50), list(range(10, 40)))
    legal = sheet.offered = sheet.copied()
    assert [one.sample(legal) for _ in range(20)] == [two.sample(legal.copy()) for _ in range(20)]
    assert type(one.sample(legal)) is np.int64
    legal[11:] = 0
    assert one.sample(legal) == 10
    legal[10] = 2
    with pytest.raises(AssertionError, match="sample mask"):
        one.sample(legal)


def test_a_copy_of_a_space_draws_the_same_and_has_no_part_in_the_sheet() -> None:
    sheet = Sheet(50)
    space = Numbers(50, seed=4, sheet=sheet)
    legal = sheet.offered = mask(50)
    for other in (copy.deepcopy(space), pickle.loads(pickle.dumps(space))):
        other.seed(4)
        assert other == space
        assert other.sample(mask(50, 7, 9)) in (7, 9)
    assert sheet.offered is legal


def test_it_is_the_space_of_gymnasium_in_everything_else() -> None:
    space, plain = Numbers(6, seed=2), spaces.Discrete(6, seed=2)
    assert space == plain
    assert space.sample() == plain.sample()
    chances = np.array([0, 0, 0.5, 0.5, 0, 0])
    assert space.sample(probability=chances) == plain.sample(probability=chances)
    assert type(space.sample(mask(6, 3))) is type(plain.sample(mask(6, 3)))
    assert space.sample(mask(6)) == plain.sample(mask(6)) == 0


@pytest.mark.parametrize(
    "wrong", [mask(5, 1), mask(6, 1).reshape(2, 3), mask(6, 1) * 2, [0, 1], mask(6, 1) > 0]
)
def test_a_mask_that_makes_no_sense_is_refused_as_gymnasium_does(wrong: Any) -> None:
    for space in (Numbers(6), spaces.Discrete(6)):
        with pytest.raises(AssertionError, match="sample mask"):
            space.sample(wrong)
