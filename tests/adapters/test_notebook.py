"""The notebook for researchers runs from its first cell to its last, with little training and few games."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from signoria.adapters.batch import Batch
from signoria.adapters.policy import ARGUMENTS, Policy

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NOTEBOOK = EXAMPLES / "research.ipynb"


def cells() -> list[dict[str, Any]]:
    notebook: dict[str, Any] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def untrained(path: Path) -> None:
    """What the training cell leaves behind, where PyTorch is not installed."""
    setup = Batch("princes", count=1, seats=4).setup
    luck = np.random.default_rng(1)
    shapes: dict[str, tuple[int, ...]] = {
        "see": (8, setup.layout.size),
        "see_bias": (8,),
        "join": (4, 8),
        "act": (4, len(setup.numbering.kinds) + ARGUMENTS),
        "act_bias": (4,),
        "rate": (4,),
        "value": (8,),
        "value_bias": (1,),
    }
    weights = {name: luck.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    Policy("princes", setup.game.rules_version, weights).save(path)


@pytest.mark.timeout(300)
def test_every_cell_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(EXAMPLES / "train_policy")
    monkeypatch.setenv("NOTEBOOK_MINUTES", "0.05")
    monkeypatch.setenv("NOTEBOOK_GAMES", "4")
    untrained(tmp_path / "policy.npz")
    names: dict[str, Any] = {}
    for cell in cells():
        if all(find_spec(needed) for needed in cell["metadata"].get("tags", [])):
            exec(compile("".join(cell["source"]), NOTEBOOK.name, "exec"), names)
    told = capsys.readouterr().out
    assert "rewards by place" in told
    assert "against 3 x greedy:easy: won" in told
    assert (tmp_path / "games.parquet").exists()


def test_its_outputs_are_shown_and_name_no_machine() -> None:
    assert all(cell["execution_count"] for cell in cells())
    assert any(cell["outputs"] for cell in cells())
    text = NOTEBOOK.read_text(encoding="utf-8")
    assert not any(folder in text for folder in ("/home/", "/root/", "/tmp/", "/work/"))
