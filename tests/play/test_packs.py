"""Data packs correct printed values; slips of the pen and broken constraints are noticed."""

from pathlib import Path

import pytest
from banco import GAME

from signoria.play.errors import BadData
from signoria.play.packs import load_tables
from signoria.play.printings import known
from signoria.play.registry import find


def pack(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_without_a_pack_the_own_data_is_used() -> None:
    tables, digest = load_tables(GAME)
    assert tables.coins == 3
    found = known(GAME, digest)
    assert found is not None
    assert found.tables.coins == 3


def test_a_pack_changes_only_what_it_names(tmp_path: Path) -> None:
    tables, digest = load_tables(GAME, pack(tmp_path, "[purse]\ncoins = 5\n"))
    assert tables.coins == 5
    assert tables.sides == 6
    assert len(digest) == 16
    assert known(GAME, digest) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[purse]\ncoin = 5\n", "no 'purse.coin'"),
        ("[purse]\ncoins = 'five'\n", "must be int, not str"),
        ("purse = 5\n", "must be a table"),
        ("[cards]\nvalues = [1, 1, 2]\n", "same value"),
        ("[purse\n", "not valid TOML"),
    ],
)
def test_a_wrong_pack_gets_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        load_tables(GAME, pack(tmp_path, text))


def test_a_name_that_nothing_has_is_shown_with_its_place(tmp_path: Path) -> None:
    text = '[[small_orders]]\nid = "small_guild_hall_wheat"\ngood = "gold"\n'
    nobody = "'small_orders.small_guild_hall_wheat.good' cannot be 'gold': nothing in the data of genoa"
    with pytest.raises(BadData, match=nobody):
        load_tables(find("genoa"), pack(tmp_path, text))


def test_a_missing_pack_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="Cannot read"):
        load_tables(GAME, tmp_path / "nothing.toml")
