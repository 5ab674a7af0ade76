"""The arena: rotation, shared deals, honest intervals, and a report that stands alone."""

import json
import os
import shlex
import socket
import sys
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from signoria.bots import bot
from signoria.cli.main import app
from signoria.core.chance import Rng
from signoria.core.value import Action
from signoria.play.game import AnyGame
from signoria.play.match import Match
from signoria.play.packs import load_tables
from signoria.play.record import parse
from signoria.play.registry import find
from signoria.play.vantage import Vantage
from signoria.sim.arena import NoCluster, _knock, arena
from signoria.sim.ladder import interval, ladder
from signoria.sim.plots import Bar, bars, lines, quantile, spreads
from signoria.sim.simulate import Plan

EXAMPLES = str(Path(__file__).parents[2] / "examples")


@pytest.fixture(autouse=True)
def banco(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Known by name also in the processes that an arena starts."""
    monkeypatch.setenv("SIGNORIA_TITLES", "banco:GAME")
    monkeypatch.setenv("PYTHONPATH", ":".join([*sys.path, EXAMPLES]))
    return find("banco")


def plan(*bots: str, seed: int = 1) -> Plan:
    return Plan("banco", len(bots), bots, seed)


def test_every_bot_sits_in_every_chair_of_every_deal() -> None:
    duels = arena(plan("greedy", "random", "easy"), 6, 1, None, lambda _: None).duels
    assert [duel.index for duel in duels] == list(range(6))
    for deal in (duels[:3], duels[3:]):
        assert {duel.bots.index("greedy") for duel in deal} == {0, 1, 2}
        assert all(sum(duel.decisions) > 0 for duel in deal)


def test_the_number_of_processes_changes_nothing() -> None:
    alone, together = (arena(plan("greedy", "random"), 8, jobs, None, lambda _: None) for jobs in (1, 2))
    assert [duel.scores for duel in alone.duels] == [duel.scores for duel in together.duels]
    assert [duel.facts for duel in alone.duels] == [duel.facts for duel in together.duels]


@pytest.mark.skipif("SIGNORIA_CLUSTER" not in os.environ, reason="no address of a Ray cluster was given")
def test_a_cluster_plays_the_same_games() -> None:
    """`ray start --head`, then SIGNORIA_CLUSTER=127.0.0.1:6379, with this checkout on the cluster's path."""
    address = os.environ["SIGNORIA_CLUSTER"]
    here, there = (
        arena(plan("greedy", "random"), 12, 1, cluster, lambda _: None) for cluster in (None, address)
    )
    assert [duel.scores for duel in here.duels] == [duel.scores for duel in there.duels]
    assert [duel.facts for duel in here.duels] == [duel.facts for duel in there.duels]


def test_wins_and_fair_shares_add_up() -> None:
    found = ladder(arena(plan("greedy", "random", "random"), 9, 1, None, lambda _: None))
    assert sum(standing.wins for standing in found.bots) == pytest.approx(9)
    assert sum(standing.wins for standing in found.seats) == pytest.approx(9)
    assert sum(standing.fair for standing in found.bots) == pytest.approx(9)
    assert {standing.name: standing.games for standing in found.bots} == {"greedy": 9, "random": 18}
    assert all(len(line) == 9 for line in found.history.values())


def test_intervals_hold_what_they_should() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)
    assert interval(100, 100)[1] == pytest.approx(1.0)
    assert interval(100, 100)[0] > 0.96


class Broken:
    """Fails at its third question."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, vantage: Vantage, rng: Rng) -> Action:
        self.asked += 1
        if self.asked == 3:
            raise ZeroDivisionError("no courage")
        return vantage.default()


def test_a_failing_bot_leaves_a_record_that_leads_to_the_question(
    banco: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = bot._maker
    monkeypatch.setattr(bot, "_maker", lambda name: Broken if name == "broken" else known(name))
    found = ladder(arena(plan("broken", "random"), 2, 1, None, lambda _: None))
    failure = found.outcome.duels[0].failures[0]
    assert "no courage" in failure.trouble.sentence
    record = parse(failure.lines)
    match = Match.replay(banco, load_tables(banco)[0], record)
    assert match.waiting >> failure.trouble.seat & 1
    assert next(s for s in found.bots if s.name == "broken").failures == 2


def test_replay_opens_what_a_failing_bot_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = bot._maker
    monkeypatch.setattr(bot, "_maker", lambda name: Broken if name == "broken" else known(name))
    folder = tmp_path / "failures"
    args = ["arena", "banco", "--bots", "broken,random", "--seats", "2", "--games", "2"]
    result = CliRunner().invoke(app, [*args, "--failures", str(folder)])
    assert result.exit_code == 0, result.output
    assert "2 answers were given by default" in result.output
    records = sorted(folder.glob("*.jsonl"))
    assert len(records) == 2
    for record in records:
        assert "no courage" in record.with_suffix(".txt").read_text(encoding="utf-8")
        told = CliRunner().invoke(app, ["replay", str(record)])
        assert told.exit_code == 0, told.output
        assert "The game is not over." in told.output


def test_plots_are_well_formed() -> None:
    for svg in (
        bars([Bar("a <b>", 0.5, 0.4, 0.6, "n"), Bar("c", 0.0, 0.0, 0.1)], 1.0, 0.25),
        lines({"a": [1.0, 2.0, 1.5], "b": [1.0]}),
        spreads({"a": [3, 1, 2], "b": [5]}),
    ):
        ElementTree.fromstring(svg)
    assert quantile([1, 2, 3, 4], 0.5) == 2.5


def test_the_command_prints_and_writes(tmp_path: Path) -> None:
    report = tmp_path / "arena.html"
    args = ["arena", "banco", "--bots", "greedy,random", "--seats", "3", "--games", "12", "--json"]
    result = CliRunner().invoke(app, [*args, "--report", str(report)])
    assert result.exit_code == 0, result.output
    data = json.loads(result.output)
    assert data["games"] == 12
    assert {line["name"] for line in data["bots"]} == {"greedy", "random"}
    page = report.read_text(encoding="utf-8")
    assert page.count("<svg") >= 5
    assert "http" not in page.replace('xmlns="http://www.w3.org/2000/svg"', "")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["arena", "banko"], "Did you mean banco"),
        (["arena", "banco", "--bots", "gredy"], "Did you mean greedy"),
        (["arena", "banco", "--bots", "ismcts:soon"], "understands"),
        (["arena", "banco", "--bots", "a,b,c,d,e"], "2 to 4 players"),
        (["arena", "banco", "--bots", "random,random,random", "--seats", "2"], "do not fit"),
        (["arena", "banco", "--report", "nowhere/at/all.html"], "no folder"),
    ],
)
def test_what_cannot_be_done_gets_one_sentence(args: list[str], sentence: str) -> None:
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 2
    assert sentence in result.output


def test_the_command_of_a_report_repeats_its_games() -> None:
    args = ["arena", "banco", "--bots", "greedy,random", "--seats", "2", "--games", "4", "--json"]
    first = json.loads(CliRunner().invoke(app, args).output)
    again = CliRunner().invoke(app, [*shlex.split(first["command"])[1:], "--json"])
    second = json.loads(again.output)
    assert (second["seats"], second["contributions"]) == (first["seats"], first["contributions"])


def test_a_cluster_that_is_not_there_gets_one_sentence() -> None:
    """Ray itself would go on trying."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(NoCluster, match="cannot be reached"):
        _knock(f"127.0.0.1:{port}")
    _knock("auto")


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_a_cluster_without_ray_gets_one_sentence() -> None:
    result = CliRunner().invoke(app, ["arena", "banco", "--cluster", "auto"])
    assert result.exit_code == 2
    assert "signoria[cluster]" in result.output
