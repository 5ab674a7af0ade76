"""Batches of games, and the policy bot that learns from them."""

from pathlib import Path

import numpy as np
import pytest

from signoria.adapters.batch import Batch
from signoria.adapters.policy import ARGUMENTS, WEIGHTS, Policy, features
from signoria.bots import bot
from signoria.bots.settings import BadSetting
from signoria.core.chance import Rng
from signoria.play.errors import BadSetup, UnknownTitle
from signoria.play.vantage import Vantage
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
    with pytest.raises(BadSetup, match="reward"):
        Batch("banco", count=1, reward="glory")
    batch = Batch("banco", count=2)
    with pytest.raises(ValueError, match="2 games need 2 numbers"):
        batch.step([0])
    with pytest.raises(ValueError, match="129 is not legal in game 0"):
        batch.step([129, 129])


def policy(batch: Batch) -> Policy:
    """A network that likes high cards: it looks at the first number of an action only."""
    inputs = len(batch.setup.numbering.kinds) + ARGUMENTS
    act = np.zeros((2, inputs), np.float32)
    act[0, len(batch.setup.numbering.kinds)] = 1
    shapes = {"see": (3, batch.setup.layout.size), "see_bias": 3, "join": (2, 3), "act_bias": 2}
    weights = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
    weights |= {"act": act, "rate": np.ones(2), "value": np.zeros(3), "value_bias": np.zeros(1)}
    assert set(weights) == set(WEIGHTS)
    return Policy("banco", 1, weights)


def test_a_policy_is_saved_loaded_and_plays(tmp_path: Path) -> None:
    batch = Batch("banco", count=1, seats=2, seed=3)
    path = tmp_path / "cards.npz"
    policy(batch).save(path)
    desk = batch.desks[0]
    vantage = Vantage(desk.setup.game, desk.state, 0)
    chosen = bot.make(f"policy:{path}").choose(vantage, Rng(1))
    assert desk.numbering.number(chosen) == max(desk.menu().ids)
    assert features(desk.numbering, [chosen]).shape == (1, 4 + ARGUMENTS)


def test_a_policy_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    batch = Batch("banco", count=1, seats=2)
    for wrong in (Policy("genoa", 1, policy(batch).weights), Policy("banco", 2, policy(batch).weights)):
        with pytest.raises(BadSetup):
            wrong.check(batch.setup.game)
    with pytest.raises(BadSetting, match="needs its file"):
        bot.make("policy")
    with pytest.raises(BadSetting, match="Cannot read"):
        bot.make("policy:nowhere.npz")
    (tmp_path / "text.npz").write_text("not a policy")
    with pytest.raises(BadSetting, match="not a policy"):
        bot.make(f"policy:{tmp_path / 'text.npz'}")
