"""`signoria rules`: summary, one title, gaps, JSON, and refusal of unknown titles."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from signoria.cli import rules as command
from signoria.rules import catalogue

app = typer.Typer()
app.command()(command.rules)
runner = CliRunner()


def test_summary_of_all_titles() -> None:
    result = runner.invoke(app, [])
    assert result.exit_code == 0
    assert all(title in result.stdout for title in ("brides", "genoa", "princes", "virtu", "135", "188"))


def test_one_title_lists_every_rule() -> None:
    result = runner.invoke(app, ["genoa"])
    assert result.exit_code == 0
    assert all(id_ in result.stdout for id_ in ("GEN-001", "GEN-282", "TV-36", "2.5 Moving the tower"))


def test_one_rule_is_shown_whole_with_the_places_of_its_code_and_tests() -> None:
    result = runner.invoke(app, ["PRI-124"])
    assert result.exit_code == 0
    assert result.stdout.startswith("PRI-124  (")
    assert "  src/signoria/games/princes/scoring.py:" in result.stdout
    assert "  tests/games/princes/" in result.stdout
    assert "\n    test_pri_124_" in result.stdout, "each place with what stands there"


def test_one_rule_as_json() -> None:
    data = json.loads(runner.invoke(app, ["GEN-251", "--json"]).stdout)
    assert (data["id"], data["title"]) == ("GEN-251", "genoa")
    assert data["text"]
    assert data["code"]
    assert data["tests"]


def test_a_rule_is_found_in_small_letters_too() -> None:
    assert runner.invoke(app, ["gen-123"]).stdout == runner.invoke(app, ["GEN-123"]).stdout


@pytest.mark.parametrize("id_", ["GEN-999", "XYZ-001", "GEN-1"])
def test_an_unknown_rule_is_one_sentence(id_: str) -> None:
    result = runner.invoke(app, [id_])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1


def test_missing_lists_rules_and_vectors() -> None:
    result = runner.invoke(app, ["virtu", "--missing"])
    assert result.exit_code == 0
    assert result.stdout.startswith("virtu: rules with code ")


def test_json_of_one_title() -> None:
    data = json.loads(runner.invoke(app, ["virtu", "--json"]).stdout)
    assert (data["title"], data["rules"], data["vectors"]) == ("virtu", 183, 45)
    assert data["entries"][0]["id"] == "VIR-001"
    assert len(data["entries"]) == 183 + 45


def test_json_of_all_titles() -> None:
    data = json.loads(runner.invoke(app, ["--missing", "--json"]).stdout)
    assert [entry["title"] for entry in data] == list(catalogue.titles())
    assert all("entries" not in entry for entry in data)


@pytest.mark.parametrize("title", ["atlantis", "", "../rules/genoa", "Genoa", "x" * 10_000])
def test_unknown_title_is_one_sentence(title: str) -> None:
    result = runner.invoke(app, [title])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("There are no rules of ")
    assert result.stderr.count("\n") == 1


def test_no_catalogue_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "__file__", str(tmp_path / "a" / "b" / "c" / "catalogue.py"))
    monkeypatch.chdir(tmp_path)
    result = runner.invoke(app, ["genoa"])
    assert result.exit_code == 2
    assert "run this inside a checkout" in result.stderr


def test_help_has_an_example() -> None:
    assert "signoria rules genoa --missing" in runner.invoke(app, ["--help"]).stdout
