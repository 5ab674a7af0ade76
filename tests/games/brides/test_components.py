"""Components and terms (BRI-001 to BRI-009)."""

import copy
from typing import Any

import pytest

from signoria.core.rows import exchanged
from signoria.games.brides.abilities import EFFECTS
from signoria.games.brides.ability_ids import NAMES
from signoria.games.brides.actions import Announce, AskFavour, Send
from signoria.games.brides.components import load
from signoria.games.brides.requirements import charm_of, missing_charm, prestige_of
from signoria.games.brides.state import CHARM, FACE_UP, LORD, MARKERS, PRESTIGE
from signoria.games.brides.tables import MARRY_SECOND
from signoria.games.brides.targets import AIMS
from signoria.games.brides.using import Use
from signoria.play.errors import BadData
from tests.games.brides.table import (
    BLACK,
    BLUE,
    DATA,
    GREEN,
    HARBOUR,
    RED,
    TABLES,
    VILLAGE,
    YELLOW,
    bare,
    decline,
    district,
    do,
    laying,
    legal,
    sound,
    tile,
    why,
)


def test_bri_001_the_box_holds_what_the_list_says() -> None:
    assert TABLES.commons_from == 20
    assert TABLES.items_from - TABLES.commons_from == 30
    assert TABLES.tiles - TABLES.items_from == 32
    assert len(TABLES.lord_prestige) == 5
    assert TABLES.bride_rank.count(0) == TABLES.bride_rank.count(1) == 7
    assert [len(cards) for cards in TABLES.business_influence] == [4] * 6
    assert TABLES.workers_per_colour == 11


def broken(change: Any) -> None:
    data = copy.deepcopy(DATA)
    change(data)
    with pytest.raises(BadData):
        load(data)


def test_bri_001_a_pack_that_breaks_counts_is_refused() -> None:
    broken(lambda data: data["loyal"].pop())
    broken(lambda data: data["common"][0].update(count=2))
    broken(lambda data: data["item"][0].update(light=5))
    broken(lambda data: data["bride"][0].update(charm=7))
    broken(lambda data: data["lord"][1].update(prestige=5))
    broken(lambda data: data["business"][0].update(influence=0))
    broken(lambda data: data["ability"].pop())
    broken(lambda data: data["district"][0].update(colour="red"))
    broken(lambda data: data["common"][0].update(ability="sleep"))


def test_bri_002_a_district_holds_lord_brides_commons_workers_and_markers() -> None:
    s = bare(5)
    for here in range(5):
        assert s.ground[LORD + here] >= 0
        assert s.bride[here * 2] >= 0
        assert s.bride[here * 2 + 1] >= 0
        assert s.ground[FACE_UP + here] >= 0
        assert s.ground[MARKERS + here] == 1
    assert len(TABLES.ship_price) == 4
    assert sound(s)


def test_bri_003_every_district_has_its_colour() -> None:
    assert TABLES.district_colour == [YELLOW, RED, BLUE, GREEN, BLACK]


def test_bri_004_items_are_no_characters() -> None:
    s = laying(3, {0: ["sicarius", "dark venenum"]})
    assert legal(s, 0, AskFavour(tile("sicarius")))
    assert not legal(s, 0, AskFavour(tile("dark venenum")))


def test_bri_005_commons_have_no_charm_and_never_marry() -> None:
    assert all(TABLES.charm[common] == 0 for common in range(TABLES.commons_from, TABLES.items_from))
    s = district(
        {0: ["magistratus"], 1: ["luigi_granara"]}, ducats=[20, 0, 0], influence=[9, 0, 0], order=[0, 1]
    )
    assert why(s, 0, Announce(MARRY_SECOND)) == "BRI-191"


def test_bri_006_brides_have_charm_by_rank_and_two_influence() -> None:
    for rank, charm in zip(TABLES.bride_rank, TABLES.bride_charm, strict=True):
        assert charm in ([8, 9, 10] if rank == 0 else [5, 6, 7])
    assert set(TABLES.bride_influence) == {2}


def test_bri_007_a_tile_is_in_exactly_one_place() -> None:
    s = laying(3)
    do(s, 0, Send(tile("mileto_carretto"), HARBOUR))
    assert not legal(s, 0, Send(tile("mileto_carretto"), VILLAGE))
    assert why(s, 0, Send(tile("mileto_carretto"), VILLAGE)) == "BRI-007"
    assert sound(s)


def test_bri_008_the_ability_of_a_tile_is_used_once_a_round() -> None:
    s = district(
        {0: ["luigi_granara", "tabularius", "tabularius"], 1: ["magistratus"]}, lord="imperiale", order=[0, 1]
    )
    s.ducats[0] = 9
    do(s, 0, Announce(MARRY_SECOND))
    decline(s, "Interference")
    do(s, 0, Use(tile("tabularius")))
    decline(s, "Play")
    assert why(s, 0, Use(tile("tabularius"))) == "BRI-008"
    assert legal(s, 0, Use(tile("tabularius", 1)))  # another tile with the same ability


def test_bri_009_modifiers_add_up_without_limits() -> None:
    s = district({0: ["luigi_granara"], 1: ["puella", "puella"]}, second="verdina", order=[1, 0])
    s.modifiers = exchanged(s.modifiers, PRESTIGE + 0, -9)
    assert prestige_of(s, 0) == -6
    s.modifiers = exchanged(s.modifiers, CHARM + 0, 40)
    assert charm_of(s, 0) == 44
    s.modifiers = exchanged(s.modifiers, CHARM + 0, 0)
    s.brides_mod = 2 * TABLES.by_charm[NAMES.index("brides_charm_up")]
    assert s.brides_mod == 6
    assert missing_charm(s, 0, 1) == 5 + 6 - 4


def test_every_ability_of_the_data_is_one_function_of_its_name() -> None:
    """BRI-250 and all that follow it: the set in code and the set in the data are equal."""
    assert [effect.__name__ for effect in EFFECTS] == NAMES
    assert sorted(NAMES) == sorted(entry["id"] for entry in DATA["ability"])
    assert len(AIMS) == len(EFFECTS)
    used = {entry["ability"] for kind in ("loyal", "common", "item") for entry in DATA[kind]}
    assert used == set(NAMES)
