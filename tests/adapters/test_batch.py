"""Batches of games."""

import numpy as np
import pytest

from signoria.adapters.batch import Batch
from signoria.play.errors import BadSetup, UnknownTitle
from tests.adapters.tables import example_is_known

__all__ = ["example_is_known"]


def run(seed: int) -> tuple[list[list[float]], int]:
    batch = Batch("banco", count=6, seats=3, seed=seed)
    out = []
    for step in range(60):
        assert batch.observations().shape == (6, batch.setup.layout.size)
        masks = batch.masks()
        numbers = np.array([np.flatnonzero(mask)[step % mask.sum()] for mask in masks])
        rewards, ended = batch.step(numbers)
        assert not rewards[~ended].any()
        out.append(rewards.sum(axis=1).tolist())
    return out, batch.games


def test_games_go_on_without_end_and_depend_on_the_seed_alone() -> None:
    first, games = run(1)
    assert (first, games) == run(1)
    assert games > 6
    assert np.allclose(first, 0)


def test_legal_numbers_masks_and_actions_agree() -> None:
    batch = Batch("banco", count=2, seed=1)
    assert [np.flatnonzero(mask).tolist() for mask in batch.masks()] == batch.legal()
    book = batch.setup.numbering
    assert [book.number(action) for action in batch.actions(1)] == batch.legal()[1]
    assert batch.seats.tolist() == [0, 0]


def test_what_cannot_be_done_is_said_in_a_sentence() -> None:
    with pytest.raises(UnknownTitle):
        Batch("chess", count=1)
    with pytest.raises(BadSetup, match="at least one game"):
        Batch("banco", count=0)
    with pytest.raises(BadSetup, match="at least one game, not 'two'"):
        Batch("banco", count="two")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="seed"):
        Batch("banco", count=1, seed=-1)
    with pytest.raises(BadSetup, match="reward"):
        Batch("banco", count=1, reward="glory")
    batch = Batch("banco", count=2)
    with pytest.raises(ValueError, match="2 games need 2 numbers"):
        batch.step([0])
    with pytest.raises(ValueError, match="2 games need 2 numbers, not None"):
        batch.step(None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="129 is not legal in game 0"):
        batch.step([129, 129])
    with pytest.raises(ValueError, match=r"0.5 is not legal in game 1"):
        batch.step([batch.legal()[0][0], 0.5])  # type: ignore[list-item]
    assert [len(desk.answers) for desk in batch.desks] == [0, 0]  # in no game was anything done
