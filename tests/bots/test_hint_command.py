"""`signoria hint` answers in sentences, for who is asked and nobody else."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.bots.hints import EQUAL, LATER, LOSES, ONLY, RIVALS, Because, Hint, explain
from signoria.cli.main import app
from signoria.core.value import Action
from signoria.play.texts import LANGUAGES

RECORDS = Path(__file__).parents[1] / "records"
ONE_EACH = sorted(
    next(iter(sorted(folder.glob("*.jsonl")))) for folder in RECORDS.iterdir() if folder.is_dir()
)


@pytest.mark.parametrize("path", ONE_EACH, ids=lambda path: path.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_told_in_sentences(path: Path, language: str) -> None:
    args = ["hint", str(path), "--at", "24", "--bot", "greedy", "--lang", language]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0, result.output
    assert "«" not in result.output
    data = json.loads(CliRunner().invoke(app, [*args, "--json"]).output)
    chances = [hint["chance"] for hint in data["hints"]]
    assert chances == sorted(chances, reverse=True)
    assert all(hint["why"].endswith(".") and hint["why"][0].isupper() for hint in data["hints"])


def test_reasons_join_into_one_sentence() -> None:
    def told(*reasons: Because) -> str:
        return explain(Hint(Action(), 0.5, 0, reasons), "en")

    gain, loss = Because("because-genoa-orders", 12.4), Because("because-genoa-ducats", -1.25)
    assert told(gain) == "Good for your orders (+12)."
    assert told(gain, loss) == "Good for your orders (+12), but bad for your purse (−1.2)."
    assert told(loss, Because(LATER, 0.0)) == "Bad for your purse (−1.2), but it should pay off later."
    assert told(gain, Because(RIVALS, 2.0)) == (
        "Good for your orders (+12), and it holds your strongest rival back (by 2)."
    )
    assert told(Because(ONLY, 0.0)) == "There is no other answer."
    for language in LANGUAGES:
        for key in (ONLY, EQUAL, LATER, LOSES):
            assert "«" not in explain(Hint(Action(), 0.5, 0, (Because(key, 0.0),)), language)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--at", "99999"], "there is no entry 99999"),
        (["--bot", "soon"], "understands"),
        (["--seat", "9"], "no seat 9"),
    ],
)
def test_what_cannot_be_answered_gets_one_sentence(more: list[str], sentence: str) -> None:
    result = CliRunner().invoke(app, ["hint", str(ONE_EACH[0]), *more])
    assert result.exit_code == 2
    assert sentence in result.output


def test_a_game_that_is_over_asks_nobody() -> None:
    result = CliRunner().invoke(app, ["hint", str(ONE_EACH[0])])
    assert result.exit_code == 2
    assert "over" in result.output
