"""Printings: what plays of component data has a fingerprint, and words about it have none."""

from pathlib import Path

import pytest
from banco import GAME

from signoria.play.errors import BadRecord, OtherData
from signoria.play.packs import present
from signoria.play.printings import fingerprint, kept, playing

DATA = {
    "card": [
        {"id": "a", "name": {"en": "Inn", "de": "Gasthof"}, "price": 3, "known": ["price"], "note": "ours"}
    ],
    "money": {"notes": {"5": 20, "10": 10}, "source": "rulebook"},
}


def test_words_are_left_out_and_values_of_the_same_name_stay() -> None:
    assert playing(DATA) == {"card": [{"id": "a", "price": 3}], "money": {"notes": {"5": 20, "10": 10}}}


def test_better_words_leave_the_fingerprint_and_another_value_does_not() -> None:
    def name(words: str, price: int) -> str:
        return fingerprint(playing({"card": [{"id": "a", "name": words, "price": price}]}))

    assert name("Inn", 3) == name("Tavern", 3)
    assert name("Inn", 3) != name("Inn", 4)
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1}), "order is no other data"


def test_kept_data_is_compared_with_its_name() -> None:
    found = present(GAME)
    assert kept(GAME, found.data, found.digest).tables.coins == found.tables.coins
    with pytest.raises(BadRecord, match="is other data"):
        kept(GAME, {**found.data, "purse": {"coins": 4}}, found.digest)


@pytest.mark.parametrize("data", [{}, {"cards": 3}, {"cards": {"values": [1, 1], "dealt": 1}}])
def test_kept_data_that_the_program_has_no_use_for_is_one_sentence(data: dict[str, object]) -> None:
    with pytest.raises(OtherData, match="cannot use"):
        kept(GAME, data, fingerprint(data))


def test_a_host_may_improve_words_without_another_printing(tmp_path: Path) -> None:
    pack = tmp_path / "same.toml"
    pack.write_text("[purse]\ncoins = 3\n", encoding="utf-8")
    assert present(GAME, pack).digest == present(GAME).digest
    assert present(GAME, pack).shipped
