"""Trained policies: files that are bots, in the arena and at the tables of a server."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from signoria.adapters.batch import Batch
from signoria.adapters.policy import ARGUMENTS, WEIGHTS, Policy, features
from signoria.bots import bot
from signoria.bots.settings import BadSetting
from signoria.cli.main import app
from signoria.core.chance import Rng
from signoria.play.errors import BadSetup
from signoria.play.vantage import Vantage
from tests.adapters.tables import example_is_known
from tests.server.running import Player, Server

__all__ = ["example_is_known"]


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
    other = Policy("banco", 1, policy(batch).weights | {"see": np.zeros((3, 7), np.float32)})
    with pytest.raises(BadSetup, match="train it again"):
        other.check(batch.setup.game)
    with pytest.raises(BadSetting, match="needs its file"):
        bot.make("policy")
    with pytest.raises(BadSetting, match="Cannot read"):
        bot.make("policy:nowhere.npz")
    (tmp_path / "text.npz").write_text("not a policy")
    with pytest.raises(BadSetting, match="not a policy"):
        bot.make(f"policy:{tmp_path / 'text.npz'}")


def saved(folder: Path) -> Path:
    path = folder / "cards.npz"
    policy(Batch("banco", count=1, seats=2)).save(path)
    return path


def test_a_named_policy_is_offered_for_its_own_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(bot.POLICIES, f"cards={saved(tmp_path)}")
    assert "cards" in bot.offered("banco")
    assert "cards" not in bot.offered("genoa")
    assert "policy" not in bot.offered("banco")  # nobody can choose a policy without a file
    assert "greedy" in bot.offered("genoa")


def test_a_policy_plays_in_the_arena(tmp_path: Path) -> None:
    bots = f"policy:{saved(tmp_path)},random"
    asked = ["arena", "banco", "--bots", bots, "--games", "40", "--jobs", "1", "--json"]
    told = CliRunner().invoke(app, asked)
    assert told.exit_code == 0, told.output
    assert f"policy:{saved(tmp_path)}" in told.stdout


def test_a_policy_of_another_title_does_not_begin_an_arena(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["arena", "genoa", "--bots", f"policy:{saved(tmp_path)},random,random"])
    assert told.exit_code == 2
    assert told.stderr == "The policy was trained for banco and cannot play genoa.\n"


def test_a_policy_takes_a_seat_at_a_table_of_the_server(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'games.db'}", limits="0", policies=f"cards={saved(tmp_path)}")
    server.start()
    try:
        anna = Player(server, "Anna")
        assert "cards" in anna.get("/bots", title="banco")
        assert "cards" not in anna.get("/bots", title="asta")
        refused = anna.post("/tables", {"title": "asta", "seats": 2, "bots": {"0": "cards"}, "name": "Anna"})
        assert refused.status_code == 400
        name, _ = anna.new_table(2, bots={"0": "cards", "1": "cards"})
        seat = anna.sit(name)
        while seat.until("table")["state"] != "over":
            pass
        assert {item.get("by") for item in seat.news if item["seat"] >= 0} == {"bot"}
        seat.close()
        anna.close()
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("cards", "NAME=FILE"),
        ("my-cards=x.npz", "NAME=FILE"),
        ("cards=nowhere.npz", "Cannot read"),
    ],
)
def test_a_server_refuses_a_policy_that_makes_no_sense(said: str, sentence: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    told = CliRunner().invoke(app, ["serve", "--database", database, "--policy", said])
    assert told.exit_code == 2
    assert sentence in told.output
