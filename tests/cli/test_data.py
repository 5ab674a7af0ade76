"""`signoria data`: counts by origin, every value with its origin, and the check of a pack."""

import json
from pathlib import Path

import pytest

from signoria.cli.provenance import Fact, facts
from tests.cli.conftest import Signoria, one_sentence


def test_counts_by_origin(signoria: Signoria) -> None:
    data = json.loads(signoria("data", "banco", "--json").stdout)
    assert (data["values"], data["by_origin"]) == (4, {"rulebook": 4})
    assert "facts" not in data
    assert "cards" in signoria("data", "banco").stdout


def test_every_value_with_its_origin(signoria: Signoria) -> None:
    lines = signoria("data", "banco", "--provenance").stdout.splitlines()
    assert "rulebook      purse.coins = 3" in lines
    told = json.loads(signoria("data", "banco", "--provenance", "--json").stdout)["facts"]
    assert {"place": "pot.sides", "value": 6, "origin": "rulebook", "note": ""} in told


def test_origins_by_field() -> None:
    data = {
        "meta": {"id": "siena", "source": "rulebook"},
        "tile": [
            {"id": "a", "gold": 1, "city": 2, "source": "reconstructed", "src": {"city": "public"}},
            {"id": "b", "en": "Inn", "gold": 3, "source": "reconstructed", "known": ["name"], "note": "ours"},
            {"id": "c", "charm": 4, "charm_source": "public", "when_source": "rulebook", "when_note": "p. 3"},
        ],
        "loose": {"bar": [{"type": "crown", "n": 1}]},
    }
    found = {fact.place: fact.origin for fact in facts(data)}
    assert found == {
        "meta.id": "rulebook",
        "tile.a.id": "reconstructed",
        "tile.a.gold": "reconstructed",
        "tile.a.city": "public",
        "tile.b.id": "reconstructed",
        "tile.b.en": "rulebook",
        "tile.b.gold": "reconstructed",
        "tile.c.id": "unstated",
        "tile.c.charm": "public",
        "tile.c.when": "rulebook",
        "loose.bar": "unstated",
    }
    assert Fact("tile.c.when", None, "rulebook", "p. 3") in facts(data)


def test_a_valid_pack(signoria: Signoria, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[purse]\ncoins = 5\n")
    result = signoria("data", "banco", "--check", pack)
    assert result.exit_code == 0
    assert result.stdout.startswith("valid: 1 value differs")
    assert "purse.coins: 3 -> 5" in result.stdout
    assert json.loads(signoria("data", "banco", "--check", pack, "--json").stdout)["changed"] == [
        "purse.coins"
    ]


PACKS = {
    "a constraint": ("[cards]\nvalues = [1, 1, 2]\n", "have the same value"),
    "an unknown table": ("[ships]\ncount = 1\n", "has no 'ships'"),
    "another type": ('[purse]\ncoins = "three"\n', "must be int, not str"),
    "no table": ("cards = 3\n", "must be a table"),
    "items of another type": ('[cards]\nvalues = [["a"], 2]\n', "cannot use"),
    "no TOML": ("coins: 3\n", "is not valid TOML"),
}


@pytest.mark.parametrize("breach", PACKS)
def test_an_invalid_pack_is_one_sentence(signoria: Signoria, tmp_path: Path, breach: str) -> None:
    text, words = PACKS[breach]
    pack = tmp_path / "pack.toml"
    pack.write_text(text)
    assert words in one_sentence(signoria("data", "banco", "--check", pack), 1)
    told = signoria("data", "banco", "--check", pack, "--json")
    assert told.exit_code == 1
    assert not json.loads(told.stdout)["valid"]
    assert words in one_sentence(signoria("simulate", "banco", "--games", 1, "--data", pack))


def test_no_such_pack_or_title(signoria: Signoria, tmp_path: Path) -> None:
    assert "There is no file" in one_sentence(signoria("data", "banco", "--check", tmp_path))
    assert "There is no title" in one_sentence(signoria("data", "atlantis"))
