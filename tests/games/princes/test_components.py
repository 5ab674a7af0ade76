"""Component data: counts, constraints, abilities."""

import copy
from typing import Any

import pytest

from signoria.games.princes.abilities import CITY_TILE_ABILITIES, FAMILY_ABILITIES
from signoria.games.princes.components import load
from signoria.games.princes.tables import ABSENT, lots_of, markers_of
from signoria.play.errors import BadData
from tests.games.princes.table import DATA, T, lot, troop


def changed(*path: Any, value: Any) -> dict[str, Any]:
    data: Any = copy.deepcopy(DATA)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return dict(data)


def test_abilities_of_data_and_code_are_the_same() -> None:
    tiles = {a["id"] for tile in DATA["city_tile"] for a in tile["abilities"]}
    families = {a["id"] for f in DATA["family"] for side in "ab" for a in f[side]["abilities"]}
    assert tiles == set(CITY_TILE_ABILITIES)
    assert families == set(FAMILY_ABILITIES)


@pytest.mark.rule("PRI-291")
def test_troop_counts() -> None:
    """PRI-291: four artillery and field fortifications, three cavalry, light infantry and pikemen ..."""
    expected = {"artillery": 4, "field_fortification": 4, "cavalry": 3, "light_infantry": 3, "pikemen": 3}
    assert {name: T.troop_count[troop(name)] for name in expected} == expected
    assert T.troop_count[troop("stradiots")] == 2
    assert T.troop_count[troop("crossbowmen")] + T.troop_count[troop("arquebusiers")] == 5


def test_pri_290_pri_292_known_troop_values() -> None:
    def values(name: str) -> tuple[int, int]:
        return T.attack[troop(name)], T.defence[troop(name)]

    assert values("artillery") == (3, 1)
    assert values("field_fortification") == (ABSENT, 3)
    assert values("pikemen") == (0, 2)
    assert values("cavalry")[1] == ABSENT
    assert T.troop_influence[troop("cavalry")] == 2
    assert [name["id"] for name in DATA["troop"] if name["from_decade"] > 1] == ["artillery", "cavalry"]


def test_pri_113_twelve_merchants_the_rich_one_included() -> None:
    merchants = lots_of(T, T.merchants)
    assert len(merchants) == 12
    assert lot("rich_merchant") in merchants


def test_markers_are_counted_greedily() -> None:
    assert [markers_of(T, amount) for amount in (0, 1, 4, 8, 9, 10, 45, 12)] == [0, 1, 2, 2, 3, 1, 5, 3]


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("components", "treachery_cards"), 24, "do not add up"),
        (("troop", 0, "count"), 4, "do not add up"),
        (("troop", 0, "price"), 7, "costs"),
        (("city", 0, "start_status"), 11, "status track"),
        (("city_tile", 0, "city"), "roma", "needs 7 tiles"),
        (("city_tile", 0, "city"), "genova", "names no city"),
        (("event", 0, "decade"), 2, "needs 4 events"),
        (("event", 0, "decade"), 4, "no decade"),
        (("setup", "event_opening_bid_min"), 1, "open at 0"),
        (("setup", "start_gold"), 5000, "so rich"),
        (("setup", "beginner_gold_paid_back"), 46, "pay back"),
        (("board", "city_vp_fields", "values"), [10, 7, 8, 3, 2], "must fall"),
        (("scoring", "pope"), 4, "Pope"),
        (("city_tile", 8, "abilities"), [{"id": "fly"}], "no ability"),
        (("family", 0, "a", "abilities"), [{"id": "fly"}], "no ability"),
    ],
)
def test_broken_data_is_refused_with_a_sentence(path: tuple[Any, ...], value: Any, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        load(changed(*path, value=value))
