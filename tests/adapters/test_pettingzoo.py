"""PettingZoo: its own tests for every title and seat count, and what it promises beyond them."""

import copy
import pickle
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from subprocess import run
from warnings import catch_warnings, filterwarnings

import numpy as np
import pytest
from gymnasium.error import InvalidAction, NameNotFound, ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import signoria
from signoria.adapters.desk import shares
from signoria.adapters.lazy import Trail
from signoria.adapters.pettingzoo import VERSION, raw_env
from signoria.core.chance import Rng
from tests.adapters.tables import all_titles, example_is_known, with_seats

__all__ = ["example_is_known"]

CYCLES = 25


@contextmanager
def quietly() -> Iterator[None]:
    """PettingZoo warns of every environment with action masks that is not one of its own."""
    with redirect_stdout(StringIO()), catch_warnings():
        filterwarnings("ignore", "Observation is not a NumPy array")
        filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize(("title", "seats"), with_seats())
def test_the_tests_of_pettingzoo_pass(title: str, seats: int) -> None:
    with quietly():
        api_test(signoria.env(title, seats=seats), CYCLES)
        seed_test(lambda: signoria.env(title, seats=seats), CYCLES // 2)


@pytest.mark.parametrize(("title", "seats"), with_seats())
def test_the_parallel_form_for_games_with_turns_passes_its_test(title: str, seats: int) -> None:
    with quietly():
        parallel_api_test(turn_based_aec_to_parallel(signoria.env(title, seats=seats)), CYCLES)


def test_the_parallel_form_answers_only_for_the_agent_that_is_asked() -> None:
    env = turn_based_aec_to_parallel(started())
    _, infos = env.reset(seed=1)
    asked = env.unwrapped.agent_selection
    assert {agent: bool(info["legal"]) for agent, info in infos.items()} == {
        agent: agent == asked for agent in env.agents
    }
    _, rewards, _, _, infos = env.step({asked: infos[asked]["legal"][0]})
    assert set(rewards.values()) == {0}
    assert env.agents
    for info in infos.values():
        assert info["active_agent"] == env.unwrapped.agent_selection
        assert list(info) == ["legal", "active_agent"]
        assert "active_agent" in info.copy()


@pytest.mark.parametrize("title", all_titles())
def test_a_whole_game_ends_with_rewards_that_sum_to_zero(title: str) -> None:
    env = signoria.env(title, seed=1)
    env.reset()
    rng = Rng(1)
    while env.agents and not env.desk.over:
        env.play(rng)
    rewards = dict(env.rewards)
    assert sum(rewards.values()) == pytest.approx(0)
    for agent in env.agent_iter():
        assert env.last()[2]
        assert env.last()[1] == rewards[agent]
        env.step(None)
    assert env.agents == []


def test_places_and_wins_are_shared_by_ties() -> None:
    assert shares([1, 2, 3], "place") == [1, 0, -1]
    assert shares([1, 1, 3], "place") == [0.5, 0.5, -1]
    assert shares([1, 1, 3], "win") == [0.5, 0.5, 0]


def started(title: str = "banco", seats: int = 3, **settings: object) -> raw_env:
    env = raw_env(title, seats, seed=5, **settings)  # type: ignore[arg-type]
    env.reset()
    return env


def test_scores_are_measured_from_their_mean() -> None:
    env = started(reward="score")
    while not env.desk.over:
        env.step(env.legal()[0])
    scores = env.setup.game.scores(env.desk.state)
    assert list(env.rewards.values()) == pytest.approx([score - sum(scores) / 3 for score in scores])


@pytest.mark.parametrize("title", all_titles())
def test_an_observation_read_late_shows_what_was_there(title: str) -> None:
    env = started(title, seats=4)
    early, late = [], []
    for _ in range(Trail.LONGEST + 4):
        if env.desk.over:
            break
        early.append(env.observe(env.agent_selection).copy())
        late.append(env.observe(env.agent_selection))
        env.step(env.legal()[-1])
    for before, after in zip(early, late, strict=True):
        assert np.array_equal(before["observation"], after["observation"])
        assert np.array_equal(before["action_mask"], after["action_mask"])


def test_an_observation_is_a_dict_in_every_way() -> None:
    env = started()
    assert list(env.observe("player_0")) == ["observation", "action_mask"]
    for plain in (
        dict(env.observe("player_0")),
        {**env.observe("player_0")},
        copy.deepcopy(env.observe("player_0")),
        pickle.loads(pickle.dumps(env.observe("player_0"))),
        dict(env.observe("player_0").items()),
        env.observe("player_0") | {},
        {} | env.observe("player_0"),
    ):
        assert plain["action_mask"].sum() == len(env.legal())
        assert plain["observation"].dtype == np.float32
    assert env.observe("player_1")["action_mask"].sum() == 0
    seen = env.observe("player_0")
    assert seen.get("reward") is None
    assert len(seen) == 2
    assert "action_mask" in seen
    assert "reward" not in seen
    with pytest.raises(KeyError):
        seen["reward"]
    assert seen["action_mask"] is seen["action_mask"]
    assert seen["action_mask"].flags.writeable


@pytest.mark.parametrize("title", all_titles())
def test_masks_are_the_menus_of_their_own_table_whatever_is_done_with_them(title: str) -> None:
    one, other = started(title, seats=4), started(title, seats=4)
    other.step(other.legal()[-1])
    copied = copy.deepcopy(one)
    handed = []
    for _ in range(60):
        for env in (one, other, copied):
            if env.desk.over:
                continue
            mask = env.observe(env.agent_selection)["action_mask"]
            legal = env.last(observe=False)[4]["legal"]
            assert np.flatnonzero(mask).tolist() == legal
            handed.append((mask, mask.copy()))
            number = legal[len(legal) // 2]
            legal.reverse()  # whose list that is must not matter to the next mask
            env.observe(env.agent_selection)["action_mask"][:] = 1
            legal.sort()
            env.step(number)
    for mask, before in handed:
        assert np.array_equal(mask, before)


def test_the_info_lists_what_is_legal_now() -> None:
    env = started()
    *_, info = env.last(observe=False)
    assert info["legal"] == env.legal() == np.flatnonzero(env.observe("player_0")["action_mask"]).tolist()
    assert env.infos["player_1"]["legal"] == []
    assert dict(info) == {"legal": env.legal()}
    env.step(info["legal"][0])
    assert info["legal"] == []
    assert env.last()[4]["legal"] == env.legal()


def test_structured_actions_stand_beside_the_numbers() -> None:
    env = started()
    number = env.legal()[0]
    action = env.action(number)
    assert env.number(action) == number
    other = started()
    env.step(np.int64(number))
    other.act([type(action).TAG, *action.key()])
    assert (
        env.observe("player_0")["observation"].tolist() == other.observe("player_0")["observation"].tolist()
    )


def test_an_information_state_is_the_same_whenever_it_is_first_asked_for() -> None:
    early, late = started(), started()
    for _ in range(7):
        early.information_state("player_1")
        early.step(early.legal()[0])
        late.step(late.legal()[0])
    assert early.information_state("player_1") == late.information_state("player_1")
    assert early.information_state("player_1") != late.information_state("player_2")


def test_what_cannot_be_done_is_said_in_a_sentence() -> None:
    with pytest.raises(NameNotFound, match="Did you mean banco"):
        signoria.env("bancco")
    with pytest.raises(ValueError, match="2 to 4 players, not 9"):
        signoria.env("banco", seats=9)
    for seats in ("4", 2.5, True):
        with pytest.raises(ValueError, match="number of seats is a whole number, not"):
            signoria.env("banco", seats=seats)  # type: ignore[arg-type]
    assert len(signoria.env("banco", seats=np.int64(3)).possible_agents) == 3  # type: ignore[arg-type]
    with pytest.raises(NameNotFound, match="A title is a name"):
        signoria.env(7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="Options are a dict"):
        signoria.env("banco", options=[1])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no option 'x'"):
        signoria.env("banco", options={"x": 1})
    with pytest.raises(ValueError, match="reward is one of"):
        signoria.env("banco", reward="glory")
    with pytest.raises(ValueError, match="render mode"):
        signoria.env("banco", render_mode="human")
    for seed in (-1, "a", 1.5):
        with pytest.raises(ValueError, match="A seed is a whole number from 0 on"):
            signoria.env("banco", seed=seed)  # type: ignore[arg-type]
    env = signoria.env("banco")
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="reset"):
        env.observe("player_0")
    with pytest.raises(ResetNeeded, match="reset"):
        env.last()
    with pytest.raises(ResetNeeded, match="reset"):
        env.play(Rng(1))
    with pytest.raises(ValueError, match="A seed is a whole number from 0 on"):
        env.reset(seed=-1)
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space, env.information_state):
        with pytest.raises(KeyError, match="There is no agent 'player_9': the agents are player_0, player_1"):
            ask("player_9")
    with pytest.raises(TypeError, match=r"play\(\) takes a signoria.core.chance.Rng"):
        env.play(np.random.default_rng(1))
    with pytest.raises(InvalidAction, match=r"129 \(draw_card\) is not legal for player_0"):
        env.step(129)
    with pytest.raises(InvalidAction, match="from 0 to 393"):
        env.step(9999)
    for word in ("a", 1.5):
        with pytest.raises(InvalidAction, match="An action is a whole number, not"):
            env.step(word)
    with pytest.raises(InvalidAction, match="None is no answer"):
        env.step(None)
    with pytest.raises(InvalidAction, match="knows no action"):
        env.act(["fly"])
    with pytest.raises(InvalidAction, match=r"is refused.*: .*\.$"):
        env.act(["draw_card"])
    with pytest.raises(InvalidAction):
        env.action(129)
    with pytest.raises(InvalidAction, match="An action is a whole number, not 'x'"):
        env.action("x")
    with pytest.warns(UserWarning, match="render_mode='ansi'"):
        env.render()
    while env.agents:
        env.step(env.legal()[0] if not env.desk.over else None)
    with pytest.raises(ResetNeeded, match="over"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="over"):
        env.last()


def test_a_mistake_in_the_rules_is_not_called_an_illegal_number(monkeypatch: pytest.MonkeyPatch) -> None:
    env = started()

    def broken(number: int) -> int:
        raise IndexError("a row of the table")

    number = env.legal()[0]
    monkeypatch.setattr(env.desk, "choose", broken)
    with pytest.raises(IndexError, match="a row of the table"):
        env.step(number)


def test_what_is_written_into_an_observation_stays_there() -> None:
    seen = started().observe("player_0")
    seen["action_mask"] = seen["action_mask"] * 0
    seen["note"] = 7
    assert seen["action_mask"].sum() == 0
    assert seen["note"] == 7


def test_the_name_carries_a_version_and_no_steps_of_all_at_once_are_claimed() -> None:
    env = started(render_mode="ansi")
    assert env.metadata["name"] == f"signoria_banco_v{VERSION}"
    assert env.metadata["is_parallelizable"] is False
    env.step(env.legal()[0])
    assert "player_0: ['lay'" in str(env.render())
    env.close()


def test_importing_the_package_stays_light() -> None:
    heavy = "numpy", "pettingzoo", "pyarrow", "msgspec", "typer"
    check = f"import sys, signoria; sys.exit(any(name in sys.modules for name in {heavy}))"
    assert run([sys.executable, "-c", check], check=False).returncode == 0
