"""Buildings and piles (GEN-134 to GEN-151)."""

import pytest

from signoria.core.chance import Scripted
from signoria.games.genoa import reasons
from signoria.games.genoa.actions import (
    Exchange,
    FulfilLarge,
    FulfilSmall,
    Perform,
    TakePrivilege,
)
from signoria.games.genoa.building_events import CardDrawn, NothingLeft, OwnerPaid, PileShuffled
from signoria.play.vantage import heard
from tests.games.genoa.table import (
    card,
    do,
    has,
    kinds,
    pile,
    table,
    thing,
    told,
    why,
)


def test_gen_134_the_owner_gets_ten_for_the_action_of_another() -> None:
    s = table(3, path=["metal_warehouse"], acting=0, owners={"metal_warehouse": 2})
    do(s, 0, Perform())
    assert s.money == [130, 130, 140]
    assert told(s, OwnerPaid)


def test_gen_134_nothing_for_the_own_action_and_something_even_if_it_yields_nothing() -> None:
    s = table(3, path=["metal_warehouse"], acting=0, owners={"metal_warehouse": 0})
    do(s, 0, Perform())
    assert s.money[0] == 130
    s = table(3, path=["harbor"], acting=0, owners={"harbor": 1}, gone=["any_good"])
    do(s, 0, Perform())
    assert s.money[1] == 140


def test_gen_140_guild_hall_gives_a_large_order() -> None:
    s = table(3, path=["guild_hall"], acting=0)
    do(s, 0, Perform())
    assert len(s.hands[0]) == 1
    assert len(s.pools[pile("large_order")]) == 15


def test_gen_141_town_hall_gives_two_small_orders() -> None:
    s = table(3, path=["town_hall"], acting=0)
    do(s, 0, Perform())
    assert len(s.hands[1]) == 2


def test_gen_142_post_station_gives_two_messages() -> None:
    s = table(3, path=["post_station"], acting=0)
    do(s, 0, Perform())
    assert len(s.hands[2]) == 2


def test_gen_143_cathedral_gives_two_markers_to_the_own_supply() -> None:
    s = table(3, path=["cathedral"], acting=1)
    do(s, 1, Perform())
    assert s.own[1] == 2
    assert s.supply[1] == 5
    assert s.owner == (-1,) * 18


@pytest.mark.parametrize(
    ("building", "special"),
    [
        ("palazzo", "building_action"),
        ("park", "extra_action"),
        ("coach_house", "any_start"),
        ("harbor", "any_good"),
        ("tavern", "exchange"),
        ("trattoria", "exchange"),
    ],
)
def test_gen_144_special_card_buildings(building: str, special: str) -> None:
    s = table(3, path=[building], acting=0)
    do(s, 0, Perform())
    assert has(s, 0, special) == 1


@pytest.mark.parametrize(
    ("building", "first", "second"),
    [
        ("grain_warehouse", "wheat", "rice"),
        ("metal_warehouse", "silver", "copper"),
        ("cloth_warehouse", "silk", "linen"),
        ("spice_warehouse", "salt", "pepper"),
    ],
)
def test_gen_145_warehouses_give_one_of_each_kind(building: str, first: str, second: str) -> None:
    s = table(3, path=[building], acting=0)
    do(s, 0, Perform())
    assert [has(s, 0, first), has(s, 0, second)] == [1, 1]
    assert sum(s.goods[:13]) == 2


def test_gen_146_never_two_of_one_kind() -> None:
    s = table(3, path=["grain_warehouse"], acting=0, gone=["wheat"])
    do(s, 0, Perform())
    assert [has(s, 0, "wheat"), has(s, 0, "rice")] == [0, 1]


def test_gen_147_a_villa_gives_a_privilege_or_takes_an_order() -> None:
    s = table(
        3,
        path=["villa_ricci"],
        acting=0,
        hands={0: ["large_ricci_1"]},
        goods={0: {"silver": 1, "wheat": 1, "linen": 1}},
    )
    assert {TakePrivilege, FulfilLarge} <= kinds(s, 0)
    do(s, 0, TakePrivilege())
    assert len(s.hands[3]) == 1
    assert why(s, 0, FulfilLarge(card("large_ricci_1"))) == reasons.ONCE_PER_TURN


def test_gen_149_fewer_cards_or_markers_than_the_building_gives() -> None:
    s = table(3, path=["cathedral"], acting=0, markers={0: 6})
    do(s, 0, Perform())
    assert s.own[0] == 7
    s = table(3, path=["town_hall"], acting=0, piles={"small_order": (["small_park_rice"], [])})
    do(s, 0, Perform())
    assert len(s.hands[1]) == 1


def test_gen_150_fulfilled_cards_go_open_under_their_pile() -> None:
    s = table(3, path=["harbor"], acting=0, goods={0: {"copper": 1}}, hands={0: ["small_harbor_copper"]})
    do(s, 0, Perform())
    do(s, 0, FulfilSmall(card("small_harbor_copper")))
    assert s.discards[pile("small_order")] == (card("small_harbor_copper"),)


def test_gen_150_a_card_given_up_by_exchange_lies_open_too() -> None:
    s = table(3, path=["harbor"], acting=0, goods={0: {"exchange": 1}}, hands={0: ["message_01"]})
    do(s, 0, Exchange(thing("message_01"), thing("silver")))
    assert s.discards[pile("message")] == (card("message_01"),)


def test_gen_151_an_empty_draw_pile_is_renewed_at_once() -> None:
    s = table(3, path=["guild_hall"], acting=0, piles={"large_order": (["large_ricci_1"], ["large_ricci_2"])})
    do(s, 0, Perform())
    assert s.pools[pile("large_order")] == (card("large_ricci_2"),)
    assert s.discards[pile("large_order")] == ()
    assert told(s, PileShuffled)


def test_gen_151_with_both_empty_nothing_is_drawn() -> None:
    s = table(3, path=["guild_hall"], acting=0, piles={"large_order": ([], [])})
    do(s, 0, Perform())
    assert s.hands[0] == ()
    assert told(s, NothingLeft)


def test_gen_280_a_drawn_card_is_known_to_its_owner_alone() -> None:
    s = table(3, path=["guild_hall"], acting=0, chance=Scripted([4]))
    s.news.clear()
    do(s, 0, Perform())
    drawn = s.hands[0][0]
    assert CardDrawn(0, 0, drawn) in heard(s.news, 0)
    assert CardDrawn(0, 0, -1) in heard(s.news, 1)
    assert CardDrawn(0, 0, -1) in heard(s.news, -1)
    assert CardDrawn(0, 0, drawn) not in heard(s.news, 1)
