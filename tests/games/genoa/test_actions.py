"""Who may act, the action window, buildings, piles (GEN-050 to GEN-053, GEN-130 to GEN-151)."""

import pytest

from signoria.core.chance import Scripted
from signoria.games.genoa import reasons
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.action_window import ActionWindow
from signoria.games.genoa.actions import (
    EndAction,
    EndTurn,
    Exchange,
    FulfilLarge,
    FulfilSmall,
    Perform,
    TakePrivilege,
    UseAnyGood,
    UseBuilding,
)
from signoria.games.genoa.bids import AnotherRound, Lapse, Pass, TakeAction
from signoria.games.genoa.building_events import CardDrawn, NothingLeft, OwnerPaid, PileShuffled
from signoria.games.genoa.current_building import AnswerHere
from signoria.games.genoa.neighbouring_fields import OffersNext
from signoria.play.vantage import heard
from tests.games.genoa.table import (
    SETTLED,
    accept,
    card,
    do,
    field,
    good,
    has,
    holds,
    kinds,
    offer,
    pile,
    stock,
    table,
    thing,
    told,
    top,
    why,
)


def test_gen_050_each_player_has_one_regular_action() -> None:
    s = table(3, path=["park"])
    assert [has_action(s, seat) for seat in range(3)] == [True] * 3
    do(s, 0, TakeAction())
    do(s, 0, Perform())
    do(s, 0, EndAction())
    assert not has_action(table(3, path=["harbor"], acted=[0], step=SETTLED), 0)
    assert s.based == 1


def test_gen_051_one_player_per_building_and_turn_in_any_order() -> None:
    s = table(3, path=["harbor"])
    do(s, 1, Pass())
    do(s, 2, offer("harbor", 5))
    do(s, 0, accept("harbor", 2))
    do(s, 2, Perform())
    assert s.performer[field("harbor")] == 2
    assert why(s, 2, Perform()) == reasons.ONCE_PER_TURN


def test_gen_052_gen_192_a_more_action_card_gives_another_action_in_the_same_turn() -> None:
    s = table(3, path=["park"], acting=0)
    do(s, 0, Perform())
    do(s, 0, EndAction())
    assert has(s, 0, "extra_action") == 1
    assert has_action(s, 0)


def test_gen_053_the_base_action_goes_first_then_the_card_is_spent() -> None:
    s = table(3, path=["harbor"], goods={0: {"extra_action": 2}})
    do(s, 0, TakeAction())
    assert has(s, 0, "extra_action") == 2
    s = table(3, path=["harbor"], goods={0: {"extra_action": 2}}, acted=[0])
    do(s, 0, TakeAction())
    assert has(s, 0, "extra_action") == 1
    assert stock(s, "extra_action") == 4
    assert s.spent[0] == 1


def test_gen_064_a_building_is_settled_once_in_a_turn() -> None:
    s = table(3, path=["harbor"], acted=[1, 2])
    do(s, 0, Lapse())
    assert isinstance(top(s), OffersNext)
    for seat in (1, 2):
        do(s, seat, Pass())
    assert why(s, 0, TakeAction()) == reasons.ONCE_PER_TURN


def test_gen_130_special_cards_only_inside_the_own_action() -> None:
    s = table(3, path=["harbor"], goods={0: {"any_good": 1, "exchange": 1}, 1: {"any_good": 1}})
    assert why(s, 0, UseAnyGood(0)) == reasons.ONLY_IN_ACTION
    do(s, 0, TakeAction())
    assert {UseAnyGood, Exchange, Perform} <= kinds(s, 0)
    assert why(s, 1, UseAnyGood(0)) == reasons.NOT_YOUR_ACTION
    do(s, 0, Perform())
    do(s, 0, UseAnyGood(0))
    do(s, 0, EndAction())
    assert why(s, 0, UseAnyGood(1)) == reasons.ONLY_IN_ACTION


def test_gen_131_a_card_gained_may_be_used_at_once() -> None:
    s = table(3, path=["harbor"], acting=0)
    do(s, 0, Perform())
    do(s, 0, UseAnyGood(good("silk")))
    assert has(s, 0, "silk") == 1
    assert has(s, 0, "any_good") == 0


def test_gen_132_a_begun_action_must_be_performed() -> None:
    s = table(3, path=["harbor"], acting=0)
    assert why(s, 0, EndAction()) == reasons.MUST_PERFORM
    assert why(s, 0, EndTurn()) != 0


def test_gen_133_out_of_stock_yields_nothing_but_counts() -> None:
    s = table(
        3,
        path=["harbor"],
        acting=0,
        gone=["any_good"],
        goods={0: {"copper": 1}},
        hands={0: ["small_harbor_copper"]},
    )
    do(s, 0, Perform())
    assert told(s, NothingLeft)
    assert has(s, 0, "any_good") == 0
    assert s.performed[0] == 1
    do(s, 0, FulfilSmall(card("small_harbor_copper")))
    assert s.money[0] == 170


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
    assert s.owner == [-1] * 18


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
    assert s.discards[pile("small_order")] == [card("small_harbor_copper")]


def test_gen_150_a_card_given_up_by_exchange_lies_open_too() -> None:
    s = table(3, path=["harbor"], acting=0, goods={0: {"exchange": 1}}, hands={0: ["message_01"]})
    do(s, 0, Exchange(thing("message_01"), thing("silver")))
    assert s.discards[pile("message")] == [card("message_01")]


def test_gen_151_an_empty_draw_pile_is_renewed_at_once() -> None:
    s = table(3, path=["guild_hall"], acting=0, piles={"large_order": (["large_ricci_1"], ["large_ricci_2"])})
    do(s, 0, Perform())
    assert s.pools[pile("large_order")] == [card("large_ricci_2")]
    assert s.discards[pile("large_order")] == []
    assert told(s, PileShuffled)


def test_gen_151_with_both_empty_nothing_is_drawn() -> None:
    s = table(3, path=["guild_hall"], acting=0, piles={"large_order": ([], [])})
    do(s, 0, Perform())
    assert s.hands[0] == []
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


def test_gen_195_building_action_uses_no_action_and_allows_no_small_order() -> None:
    s = table(
        3,
        path=["harbor"],
        acting=0,
        owners={"park": 0},
        goods={0: {"building_action": 2, "rice": 1}},
        hands={0: ["small_park_rice"]},
    )
    do(s, 0, UseBuilding(field("park"), -1))
    do(s, 0, UseBuilding(field("park"), -1))
    assert has(s, 0, "extra_action") == 2
    assert s.performed[0] == 0
    do(s, 0, Perform())
    assert why(s, 0, FulfilSmall(card("small_park_rice"))) == reasons.WRONG_BUILDING


def test_gen_195_only_with_the_own_marker_and_without_a_fee() -> None:
    s = table(3, path=["harbor"], acting=0, owners={"park": 1}, goods={0: {"building_action": 1}})
    assert why(s, 0, UseBuilding(field("park"), -1)) == reasons.NOT_OWNED
    assert s.money == [130, 130, 130]


def test_gen_196_the_own_palazzo_is_not_offered() -> None:
    s = table(3, path=["harbor"], acting=0, owners={"palazzo": 0}, goods={0: {"building_action": 1}})
    assert UseBuilding not in kinds(s, 0)
    assert why(s, 0, UseBuilding(field("palazzo"), -1)) == reasons.NOT_OWNED


def test_gen_197_the_engine_handles_an_owned_villa_all_the_same() -> None:
    s = table(
        3,
        path=["harbor"],
        acting=0,
        goods={0: {"building_action": 2, "silver": 1, "wheat": 1, "linen": 1}},
        hands={0: ["large_ricci_1", "large_ricci_2"]},
    )
    s.owner[field("villa_ricci")] = 0
    s.supply[0] -= 1
    assert why(s, 0, UseBuilding(field("villa_ricci"), card("large_ricci_2"))) == reasons.CUBES_MISSING
    window = top(s)
    assert isinstance(window, ActionWindow)
    window.take(s, 0, UseBuilding(field("villa_ricci"), card("large_ricci_1")))
    assert s.money[0] == 230
    assert not holds(s, 0, "large_ricci_1")
    assert s.based == 1


def test_another_round_is_offered_only_while_somebody_can_answer() -> None:
    s = table(3, path=["harbor"], acted=[1, 2])
    assert isinstance(top(s), AnswerHere)
    assert AnotherRound not in kinds(s, 0)
    assert isinstance(table(3, path=["harbor"], acted=[0, 1, 2], step=SETTLED).stack[-1], OffersNext)
