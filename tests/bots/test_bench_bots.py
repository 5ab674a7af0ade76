"""The bench of the bots measures and never judges."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_simulations_and_greedy_answers_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    result = CliRunner().invoke(app, ["bench", "bots", "banco", "--seconds", "1", "--json"])
    assert result.exit_code == 0, result.output
    (figures,) = json.loads(result.output)["titles"]
    assert figures["title"] == "banco"
    assert figures["full_sims_per_second"] > 0
    assert figures["guided_sims_per_second"] > 0
    assert figures["greedy_ms"] > 0


def test_a_title_that_does_not_exist_gets_one_sentence() -> None:
    result = CliRunner().invoke(app, ["bench", "bots", "siena"])
    assert result.exit_code == 2
    assert "no title" in result.output
