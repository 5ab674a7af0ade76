"""`signoria bench engine --peers`: the contest and the ratios."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli import bench_page, bench_peers
from signoria.cli.main import app
from signoria.sim.peers import catanatron, openspiel, ours, pettingzoo, rlcard
from signoria.sim.peers.harness import Contestant, MissingPeer, Score, contest
from tests.adapters.tables import example_is_known

__all__ = ["example_is_known"]


def broken() -> int:
    raise RuntimeError("out of cards")


def test_a_contestant_that_fails_does_not_stop_the_others() -> None:
    heard: list[float] = []
    field = [
        Contestant("a", "good", 2, lambda: 10, [dict], lambda: 50),
        Contestant("b", "bad", 2, broken),
    ]
    good, bad = contest(field, 0.02, 2, heard.append)
    assert good.decisions_per_second > 0
    assert good.decisions_per_game == 10
    assert good.clone_us is not None
    assert good.simulations_per_second is not None
    assert bad.trouble == "RuntimeError: out of cards"
    assert sum(heard) == pytest.approx(0.04)


def test_the_fastest_python_game_and_the_right_rows_are_compared() -> None:
    scores = [
        Score(ours.LIBRARY, "virtu", 4, 100, clone_us=2),
        Score(catanatron.LIBRARY, catanatron.NAME, 4, 20, clone_us=100),
        Score(openspiel.PYTHON, "slow", 2, 10),
        Score(openspiel.PYTHON, "fast", 2, 50),
    ]
    found: dict[str, object] = {
        one.target: (one.ratio, one.met) for one in bench_peers.judged("virtu", scores)
    }
    assert found["decisions/s against Catanatron"] == (5, True)
    assert found["clone against Catanatron"] == (50, True)
    assert found["against the fastest OpenSpiel Python game"] == (2, False)
    assert found["through OpenSpiel against the bare core"] == (None, None)


@pytest.mark.parametrize(
    ("peer", "module"), [(rlcard, "rlcard"), (catanatron, "catanatron"), (pettingzoo, "pygame")]
)
def test_a_missing_peer_is_one_sentence(peer: object, module: str) -> None:
    if find_spec(module) is not None:
        pytest.skip(f"{module} is installed")
    with pytest.raises(MissingPeer, match="is not installed"):
        peer.contestants()  # type: ignore[attr-defined]


def test_the_command_measures_a_title_through_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_peers, "PEERS", (rlcard,))
    arguments = ["bench", "engine", "banco", "--peers", "--seconds", "0.1"]
    out = json.loads(CliRunner().invoke(app, [*arguments, "--json"]).stdout)
    assert [row["library"] for row in out["scores"]][:5] == [
        "Signoria",
        "Signoria, stepped",
        "Signoria, PettingZoo by mask",
        "Signoria, PettingZoo by info",
        "Signoria, PettingZoo structured",
    ]
    assert all(row["decisions_per_second"] > 0 for row in out["scores"])
    assert out["ratios"][0] | {"ratio": None} == {
        "title": "banco",
        "target": "decisions/s against Catanatron",
        "wanted": 6,
        "ratio": None,
        "met": None,
    }
    text = CliRunner().invoke(app, arguments).stdout
    assert "50 kB against the memory of a state" in text


def test_the_command_writes_a_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench_peers, "PEERS", ())
    page = tmp_path / "engine.md"
    arguments = ["bench", "engine", "banco", "--seconds", "0.1", "--page", str(page)]
    assert CliRunner().invoke(app, [*arguments, "--peers"]).exit_code == 0
    text = page.read_text(encoding="utf-8")
    for part in ("load average", "signoria 0", "| Signoria, stepped | banco |", "a game without rules"):
        assert part in text
    refused = CliRunner().invoke(app, arguments)
    assert (refused.exit_code, refused.stderr) == (2, "A page compares engines: --page needs --peers.\n")
    lost = CliRunner().invoke(app, [*arguments[:-1], str(tmp_path / "no" / "page.md"), "--peers"])
    assert lost.exit_code == 2
    assert "is no folder" in lost.stderr


def test_a_page_has_a_row_for_each_target_and_marks_what_falls_short() -> None:
    verdicts = [
        bench_page.Verdict("genoa", "clone", 40, 45.2),
        bench_page.Verdict("virtu", "clone", 40, 12.34),
        bench_page.Verdict("genoa", "speed", 6, 8),
        bench_page.Verdict("virtu", "speed", 4, None),
    ]
    text = bench_page.page([], verdicts, ["X is not installed."], 3, [1.0, 2.0])
    assert "| clone | 40 | 45 | **12** |" in text
    assert "| speed | 6 or 4 | 8.00 |  |" in text
    assert "load average 1.0 before and 2.0 after" in text
    assert text.endswith("X is not installed.\n")
