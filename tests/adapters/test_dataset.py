"""`signoria simulate --out FILE.parquet`: decisions, observations, results."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from signoria.adapters.desk import Setup
from signoria.cli.main import app
from tests.adapters.tables import example_is_known

__all__ = ["example_is_known"]

ROOT = Path(__file__).resolve().parents[2]


def simulate(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["simulate", "banco", "--seats", "3", "--games", "10", *arguments])
    return result.output + ("" if result.exit_code == 0 else f"exit {result.exit_code}")


def test_every_decision_is_a_row_with_its_result(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    assert "decisions are in" in simulate("--out", str(path))
    table = pq.read_table(path)
    head = json.loads(table.schema.metadata[b"signoria"])
    layout = Setup.of("banco").layout
    assert (head["title"], head["seats"], head["bots"]) == ("banco", 3, ["random"] * 3)
    assert head["places"] == layout.names
    assert head["numbers"][1] == ["take_pot", 128, 1, True]
    rows = table.to_pylist()
    assert {row["game"] for row in rows} == set(range(10))
    for row in rows:
        assert row["number"] in row["legal"]
        assert len(row["observation"]) == layout.size
        assert row["observation"][row["seat"]] == 1
        assert row["place"] in (1, 2, 3)
    first = [row for row in rows if row["game"] == 0]
    assert [row["decision"] for row in first] == list(range(len(first)))
    assert json.loads(first[0]["action"])[0] == "lay"
    assert first[0]["question"] == "lay_cards"


def test_the_file_depends_on_the_seed_alone_and_observations_can_be_left_out(tmp_path: Path) -> None:
    for name, jobs in (("one", "1"), ("two", "2")):
        simulate("--out", str(tmp_path / name), "--no-observations", "--jobs", jobs)
    one, two = pq.read_table(tmp_path / "one"), pq.read_table(tmp_path / "two")
    assert one.equals(two)
    assert "observation" not in one.schema.names


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--out", "/nowhere/x.parquet"), "Cannot write"),
        (("--out", "x.csv"), "call the file x.parquet"),
        (("--out", "x.parquet", "--records", "{folder}"), "cannot be written in one go"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    output = simulate(*(argument.format(folder=tmp_path) for argument in arguments))
    assert sentence in output
    assert "exit 2" in output


def test_the_documented_example_reads_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("polars", reason="the extra [data] is not installed")
    monkeypatch.chdir(tmp_path)
    asked = "simulate brides --bots random --seats 3 --games 3 --out brides.parquet"
    assert CliRunner().invoke(app, asked.split()).exit_code == 0
    data = (ROOT / "docs" / "research.md").read_text(encoding="utf-8").partition("\n## Data\n")[2]
    example = data.partition("```python\n")[2].partition("```")[0]
    names: dict[str, Any] = {}
    exec(example, names)
    assert names["x"].shape == (len(names["rows"]), len(names["head"]["places"]))
    assert names["x"].dtype == "float32"
    assert names["won"]["len"].sum() == names["rows"]["place"].eq(1).sum()
