"""OpenSpiel: its own random simulation, and what it promises beyond that."""

import os
import pickle
import random
from typing import Any

import numpy as np
import pytest

from tests.adapters.tables import all_titles, example_is_known, with_seats

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

__all__ = ["example_is_known"]

LONG = "SIGNORIA_LONG_TESTS" in os.environ
FEW = 3
"""Whole games with more seats through OpenSpiel's own test take minutes, so they wait to be asked for."""


def load(title: str, **settings: object) -> Any:
    from signoria.adapters import openspiel

    openspiel.register()
    inside = ",".join(f"{name}={value}" for name, value in settings.items())
    return pyspiel.load_game(f"{openspiel.PREFIX}{title}({inside})")


def to_a_decision(state: Any, rnd: random.Random) -> Any:
    while state.is_chance_node():
        state.apply_action(rnd.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_the_simulation_of_openspiel_passes(chance: str, seats: int) -> None:
    game = load("banco", players=seats, chance=chance, seed=1)
    # OpenSpiel can store games with sampled chance only if they are written in C++.
    pyspiel.random_sim_test(game, 3, chance == "explicit", False)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@pytest.mark.parametrize(("title", "seats"), [one for one in with_seats() if LONG or one[1] <= FEW])
def test_the_simulation_of_openspiel_passes_for_all(title: str, seats: int, chance: str) -> None:
    game = load(title, players=seats, chance=chance, seed=1)
    pyspiel.random_sim_test(game, 1, chance == "explicit", False)


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@pytest.mark.parametrize(("title", "seats"), with_seats())
def test_clones_pickles_and_tensors_agree(title: str, seats: int, chance: str) -> None:
    game = load(title, players=seats, chance=chance, seed=2)
    rnd = random.Random(1)
    state = to_a_decision(game.new_initial_state(), rnd)
    for step in range(24):
        if state.is_terminal():
            break
        twin = pickle.loads(pickle.dumps(state)) if chance == "explicit" and step == 9 else state.clone()
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        assert len(state.legal_actions_mask()) == game.num_distinct_actions()
        action = rnd.choice(state.legal_actions())
        assert state.string_to_action(state.action_to_string(action)) == action
        state.apply_action(action)
        twin.apply_action(action)
        assert str(twin) == str(state)
        to_a_decision(state, rnd)
    player = max(state.current_player(), 0)
    for kind in ("observation", "information_state"):
        shape = getattr(game, f"{kind}_tensor_shape")()
        tensor = getattr(state, f"{kind}_tensor")(player)
        assert [len(tensor)] == list(shape)
        assert np.isfinite(tensor).all()
        assert getattr(state, f"{kind}_string")(player)


@pytest.mark.parametrize("title", all_titles())
def test_resampling_keeps_the_information_state_and_changes_the_rest(title: str) -> None:
    state = load(title, seed=3).new_initial_state()
    rnd = random.Random(2)
    for _ in range(3 if title == "banco" else 30):
        state.apply_action(rnd.choice(state.legal_actions()))
    player = state.current_player()
    others = {str(state)}
    for _ in range(8):
        other = state.resample_from_infostate(player, rnd.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(str(other))
    assert len(others) > 1 or title != "banco"  # elsewhere all may be in the open just now
    with pytest.raises(pyspiel.SpielError, match="There is no player 9"):
        state.resample_from_infostate(9, rnd.random)


def test_the_same_seed_deals_the_same_games_and_clones_cost_no_deal() -> None:
    first, second = load("banco", seed=7), load("banco", seed=7)
    one = [str(first.new_initial_state()) for _ in range(3)]
    two = []
    for _ in range(3):
        state = second.new_initial_state()
        two.append(str(state))
        state.clone()
    assert one == two
    assert len(set(one)) == 3


def test_explicit_chance_is_even() -> None:
    state = load("banco", chance="explicit").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(p for _, p in outcomes) == pytest.approx(1)
    assert len({p for _, p in outcomes}) == 1


def test_a_search_of_openspiel_plays_a_title() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = load("banco", players=3, seed=1).new_initial_state()
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, luck), 1.4, 12, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_structured_actions_stand_beside_the_ids() -> None:
    state = load("banco", seed=1).new_initial_state()
    action = state.legal_actions()[0]
    assert state.structured(action) == ["lay", action - 1]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 9}, "2 to 4 players"),
        ({"reward": "glory"}, "reward is one of"),
        ({"chance": "none"}, "chance is one of"),
    ],
)
def test_bad_parameters_raise_the_error_of_openspiel(settings: dict[str, object], sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=sentence):
        load("banco", **settings)


def test_an_illegal_action_raises_the_error_of_openspiel() -> None:
    state = load("banco", seed=1).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="129 is not legal for player 0"):
        state.apply_action(129)
    chance = load("banco", seed=1, chance="explicit").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="999 is no outcome of this chance node: they go from 0 to"):
        chance.apply_action(999)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="over"):
        state.apply_action(0)
    with pytest.raises(pyspiel.SpielError, match="Nobody is asked now"):
        state.structured(0)
    with pytest.raises(pyspiel.SpielError, match="say which player"):
        state.observation_tensor()
    with pytest.raises(pyspiel.SpielError, match="no player 9: players go from 0 to"):
        state.observation_tensor(9)
