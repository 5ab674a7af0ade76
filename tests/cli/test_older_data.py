"""Records of a title whose data was changed since: every command tells and judges them by their own data."""

import json
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest
from banco import GAME

from signoria.play.match import Match
from signoria.play.packs import present, printing_of
from signoria.play.record import read
from signoria.play.registry import find
from tests.cli.conftest import Signoria
from tests.play.banco_table import finished_match

EARLIER = Path(__file__).parents[1] / "records" / "earlier"
ONE_EACH = [EARLIER / "brides-1.jsonl", EARLIER / "princes-1.jsonl", EARLIER / "virtu-1.jsonl"]


@pytest.mark.parametrize("path", ONE_EACH, ids=lambda path: path.stem)
def test_an_old_record_is_told_and_verified(signoria: Signoria, path: Path) -> None:
    told = signoria("replay", path, "--verify", "--lang", "cs")
    assert told.exit_code == 0, told.output
    data = json.loads(signoria("replay", path, "--json", "--at", 20).stdout)
    assert data["head"]["data"] == "", "the record itself is not touched"


@pytest.mark.parametrize("path", ONE_EACH, ids=lambda path: path.stem)
def test_bots_give_hints_in_an_old_record(signoria: Signoria, path: Path) -> None:
    assert signoria("hint", path, "--at", 24, "--bot", "greedy").exit_code == 0


def test_an_old_record_is_analysed(signoria: Signoria) -> None:
    told = signoria("analyse", EARLIER / "brides-1.jsonl", "--seconds", 1)
    assert told.exit_code == 0, told.output


def test_prices_of_an_old_record_are_the_old_ones(signoria: Signoria) -> None:
    """A Consigliere cost three florins until Virtù's fourth printing, and two since."""
    game, record = find("virtu"), read(EARLIER / "virtu-3.jsonl")

    def price(data: object) -> object:
        return next(card["cost"] for card in data["character"] if card["id"] == "consigliere")  # type: ignore[index]

    assert price(printing_of(game, record).data) == {"florin": 3}
    assert price(present(game).data) == {"florin": 2}


def test_a_title_from_elsewhere_can_change_its_data_too(tmp_path: Path) -> None:
    record = finished_match().record
    home = tmp_path / "banco"
    copytree(GAME.home, home)
    rich = (home / "components.toml").read_text(encoding="utf-8").replace("coins = 3", "coins = 5")
    (home / "components.toml").write_text(rich, encoding="utf-8")
    newer = replace(GAME, home=home)
    assert present(newer).tables.coins == 5
    record.head = Match.new(GAME, present(GAME).tables, 3, data=present(GAME).digest).record.head
    found = printing_of(newer, record)
    assert found.tables.coins == 3
    assert Match.replay(newer, found.tables, record).over
