"""Orders, messages, special cards (GEN-160 to GEN-174, GEN-190 to GEN-197)."""

from signoria.core import flow
from signoria.games.genoa import reasons
from signoria.games.genoa.action_window import Reward
from signoria.games.genoa.actions import (
    ChooseReward,
    Deliver,
    EndAction,
    EndTurn,
    Exchange,
    FulfilLarge,
    FulfilSmall,
    Move,
    Perform,
    UseAnyGood,
    UseBuilding,
)
from signoria.games.genoa.bids import Done, Pass, TakeAction
from signoria.games.genoa.building_events import MessageDelivered
from signoria.games.genoa.tables import BUILDING_ACTION, EXCHANGE, FIRST_SPECIAL
from tests.games.genoa.table import (
    ENDING,
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

RICCI = {"silver": 1, "wheat": 1, "linen": 1}


def test_gen_160_a_large_order_pays_100_and_a_special_card_of_choice() -> None:
    s = table(3, path=["villa_ricci"], acting=0, hands={0: ["large_ricci_1"]}, goods={0: RICCI})
    do(s, 0, FulfilLarge(card("large_ricci_1")))
    assert s.money[0] == 230
    assert [has(s, 0, name) for name in RICCI] == [0, 0, 0]
    assert s.discards[pile("large_order")] == (card("large_ricci_1"),)
    assert isinstance(top(s), Reward)
    do(s, 0, ChooseReward(BUILDING_ACTION))
    assert has(s, 0, "building_action") == 1


def test_gen_160_only_in_its_own_villa_and_with_its_cubes() -> None:
    s = table(3, path=["villa_colini"], acting=0, hands={0: ["large_ricci_1"]}, goods={0: RICCI})
    assert FulfilLarge not in kinds(s, 0)
    s = table(3, path=["villa_ricci"], acting=0, hands={0: ["large_ricci_1"]}, goods={0: {"silver": 2}})
    assert why(s, 0, FulfilLarge(card("large_ricci_1"))) == reasons.CUBES_MISSING


def test_gen_160_a_card_out_of_stock_cannot_be_chosen_and_without_any_there_is_none() -> None:
    specials = ["any_start", "any_good", "extra_action", "building_action"]
    s = table(
        3, path=["villa_ricci"], acting=0, hands={0: ["large_ricci_1"]}, goods={0: RICCI}, gone=specials
    )
    do(s, 0, FulfilLarge(card("large_ricci_1")))
    assert why(s, 0, ChooseReward(BUILDING_ACTION)) == reasons.OUT_OF_STOCK
    do(s, 0, ChooseReward(EXCHANGE))
    specials.append("exchange")
    s = table(
        3, path=["villa_ricci"], acting=0, hands={0: ["large_ricci_1"]}, goods={0: RICCI}, gone=specials
    )
    do(s, 0, FulfilLarge(card("large_ricci_1")))
    assert s.money[0] == 230
    assert EndAction in kinds(s, 0)


def test_gen_162_never_two_large_orders_in_one_villa_in_a_turn() -> None:
    s = table(
        3,
        path=["villa_ricci"],
        acting=0,
        hands={0: ["large_ricci_1", "large_ricci_4"]},
        goods={0: {"silver": 1, "copper": 1, "wheat": 1, "rice": 1, "linen": 2, "extra_action": 2}},
    )
    do(s, 0, FulfilLarge(card("large_ricci_1")))
    do(s, 0, ChooseReward(EXCHANGE))
    assert why(s, 0, FulfilLarge(card("large_ricci_4"))) == reasons.ONCE_PER_TURN


def test_gen_165_a_small_order_directly_after_the_buildings_action() -> None:
    s = table(3, path=["park"], acting=0, hands={0: ["small_park_rice"]}, goods={0: {"rice": 1}})
    assert why(s, 0, FulfilSmall(card("small_park_rice"))) == reasons.PERFORM_FIRST
    do(s, 0, Perform())
    do(s, 0, FulfilSmall(card("small_park_rice")))
    assert s.money[0] == 170
    assert stock(s, "rice") == 5


def test_gen_165_only_by_the_player_who_acted() -> None:
    s = table(3, path=["park"], acting=1, hands={0: ["small_park_rice"]}, goods={0: {"rice": 1}})
    do(s, 1, Perform())
    assert why(s, 0, FulfilSmall(card("small_park_rice"))) == reasons.NOT_YOUR_ACTION


def test_gen_166_never_both_small_orders_of_a_building() -> None:
    s = table(
        3,
        path=["park"],
        acting=0,
        hands={0: ["small_park_rice", "small_park_salt"]},
        goods={0: {"rice": 1, "salt": 1}},
    )
    do(s, 0, Perform())
    do(s, 0, FulfilSmall(card("small_park_rice")))
    assert why(s, 0, FulfilSmall(card("small_park_salt"))) == reasons.ONE_SMALL
    assert s.performed[0] == 1


def test_gen_168_special_cards_between_action_and_small_order() -> None:
    s = table(3, path=["park"], acting=0, hands={0: ["small_park_rice"]}, goods={0: {"any_good": 1}})
    do(s, 0, Perform())
    assert why(s, 0, FulfilSmall(card("small_park_rice"))) == reasons.CUBES_MISSING
    do(s, 0, UseAnyGood(good("rice")))
    do(s, 0, FulfilSmall(card("small_park_rice")))
    assert s.money[0] == 170


def test_gen_170_a_message_counts_whoever_acted() -> None:
    s = table(3, path=["park", "street_02"], step=SETTLED, hands={2: ["message_01"]}, acted=[0, 1, 2])
    assert why(s, 2, Deliver(card("message_01"))) == reasons.NOT_FULFILLED
    do(s, 0, Move(field("guild_hall")))
    do(s, 2, Deliver(card("message_01")))
    assert s.money[2] == 160
    assert not holds(s, 2, "message_01")


def test_gen_172_several_messages_in_one_turn_may_share_a_building() -> None:
    path = ["park", "street_02", "guild_hall", "street_03", "coach_house"]
    s = table(3, path=path, step=ENDING, hands={0: ["message_01", "message_02"]})
    assert s.money[0] == 190


def test_gen_173_at_the_end_of_the_turn_all_are_delivered_in_seat_order_from_a() -> None:
    path = ["park", "street_02", "guild_hall", "street_03", "coach_house"]
    s = table(3, active=1, path=path, step=ENDING, hands={0: ["message_01"], 2: ["message_02"]})
    assert s.money == [160, 130, 160]
    assert [event.key()[0] for event in told(s, MessageDelivered)] == [2, 0]


def test_gen_173_delivering_is_free_at_an_own_decision() -> None:
    s = table(3, path=["park", "street_02", "guild_hall"], hands={1: ["message_01"]})
    assert flow.must_answer(s) == 0b110
    do(s, 1, Deliver(card("message_01")))
    assert flow.must_answer(s) == 0b110
    s = table(3, path=["park", "street_02", "guild_hall"], hands={0: ["message_01"]})
    do(s, 0, TakeAction())
    do(s, 0, Deliver(card("message_01")))
    assert s.money[0] == 160


def test_gen_174_a_message_obtained_later_counts_and_its_holder_at_the_end_is_paid() -> None:
    s = table(3, path=["park", "street_02", "guild_hall"], step=SETTLED, hands={1: ["message_01"]})
    do(s, 1, offer("street_03", shown=["message_01"]))
    do(s, 1, Done())
    do(s, 2, Pass())
    do(s, 0, accept("street_03", 1))
    for seat in (1, 2):
        do(s, seat, Pass())
    do(s, 0, EndTurn())
    assert s.money == [160, 130, 130]


def test_gen_190_any_number_of_special_cards_and_used_ones_return() -> None:
    s = table(3, path=["harbor"], acting=0, goods={0: {"any_good": 3}})
    for cube in ("silver", "silk", "salt"):
        do(s, 0, UseAnyGood(good(cube)))
    assert stock(s, "any_good") == 5
    assert [has(s, 0, cube) for cube in ("silver", "silk", "salt")] == [1, 1, 1]


def test_gen_193_any_good_gives_a_cube_and_nothing_else() -> None:
    s = table(3, path=["harbor"], acting=0, goods={0: {"any_good": 1}})
    assert why(s, 0, UseAnyGood(FIRST_SPECIAL)) != 0
    assert why(s, 0, UseAnyGood(good("silk"))) == 0


def test_gen_194_the_used_exchange_card_is_additional() -> None:
    s = table(3, path=["harbor"], acting=0, goods={0: {"exchange": 1}})
    assert Exchange not in kinds(s, 0)  # nothing else to give
    s = table(3, path=["harbor"], acting=0, goods={0: {"exchange": 2}})
    do(s, 0, Exchange(good("exchange"), good("silk")))
    assert has(s, 0, "exchange") == 0
    assert stock(s, "exchange") == 7


def test_gen_194_what_is_out_of_stock_cannot_be_taken_unless_it_is_given() -> None:
    s = table(3, path=["harbor"], acting=0, goods={0: {"exchange": 1, "silk": 1, "salt": 1}}, gone=["silk"])
    assert why(s, 0, Exchange(good("salt"), good("silk"))) == reasons.OUT_OF_STOCK
    assert why(s, 0, Exchange(good("silk"), good("silk"))) == 0
    s = table(
        3,
        path=["harbor"],
        acting=0,
        goods={0: {"exchange": 1, "salt": 1}},
        hands={0: ["message_01"]},
        piles={"message": ([], [])},
    )
    assert why(s, 0, Exchange(good("salt"), thing("message"))) == reasons.OUT_OF_STOCK
    do(s, 0, Exchange(thing("message_01"), thing("message")))
    assert holds(s, 0, "message_01")


def test_gen_195_earlier_use_of_the_building_does_not_matter() -> None:
    s = table(
        3,
        path=["spice_warehouse"],
        acting=0,
        owners={"spice_warehouse": 0},
        goods={0: {"building_action": 1}},
    )
    do(s, 0, Perform())
    do(s, 0, UseBuilding(field("spice_warehouse"), -1))
    assert [has(s, 0, "salt"), has(s, 0, "pepper")] == [2, 2]
