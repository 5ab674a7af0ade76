"""How an accepted offer is executed (GEN-083 to GEN-087, GEN-116 to GEN-121, GEN-127)."""

from typing import Any

from signoria.games.genoa import reasons
from signoria.games.genoa.action_window import ChooseGain
from signoria.games.genoa.actions import (
    EndAction,
    Exchange,
    FulfilLarge,
    HandOver,
    Perform,
    TakePrivilege,
    UseAnyGood,
)
from signoria.games.genoa.bids import Done, Pass
from signoria.games.genoa.deal_events import CardGiven, TermCard
from signoria.games.genoa.knowledge import knows
from signoria.games.genoa.state import Genoa
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
    listed,
    mask,
    offer,
    pile,
    stock,
    strike,
    table,
    thing,
    top,
    why,
)


def street(seats: int = 3, **rest: Any) -> Genoa:
    """The tower on S03 between coach house and guild hall; A is seat 0."""
    return table(seats, path=["street_03"], step=SETTLED, **rest)


def test_gen_083_ducats_and_any_mix_of_goods() -> None:
    s = street(
        hands={1: ["message_01", "privilege_park"]}, goods={1: {"silk": 2, "exchange": 1}}, markers={1: 1}
    )
    bid = offer(
        "guild_hall",
        25,
        give={"silk": 2, "exchange": 1, "marker": 1},
        shown=["message_01"],
        hidden=["privilege_park"],
    )
    strike(s, 1, bid, "guild_hall")
    assert s.money[:2] == [155, 105]
    assert [has(s, 0, "silk"), has(s, 0, "exchange"), s.own[0]] == [2, 1, 1]
    assert holds(s, 0, "message_01")
    assert holds(s, 0, "privilege_park")


def test_gen_084_traded_markers_change_colour_through_the_general_supply() -> None:
    s = street(markers={1: 2})
    strike(s, 1, offer("guild_hall", give={"marker": 2}), "guild_hall")
    assert s.own == (2, 0, 0)
    assert s.supply == (5, 7, 7)


def test_gen_086_goods_of_the_wanted_action_may_be_promised() -> None:
    s = street()
    strike(s, 1, offer("coach_house", gain=1), "coach_house")
    do(s, 1, Perform())
    assert has(s, 0, "any_start") == 1
    assert has(s, 1, "any_start") == 0


def test_gen_087_an_offer_may_want_money_and_goods_of_a() -> None:
    s = street(goods={0: {"salt": 1}, 1: {"silk": 1}}, hands={0: ["message_01", "message_02"]})
    bid = offer("guild_hall", -20, give={"silk": 1}, want={"salt": 1, "message": 1})
    strike(s, 1, bid, "guild_hall", cards={1: ["message_02"]})
    assert s.money[:2] == [110, 150]
    assert has(s, 1, "salt") == 1
    assert holds(s, 1, "message_02")
    assert holds(s, 0, "message_01")


def test_gen_116_both_goods_of_a_warehouse_may_be_promised() -> None:
    s = table(3, path=["spice_warehouse"])
    strike(s, 1, offer("spice_warehouse", gain=1, second=1), "spice_warehouse")
    do(s, 1, Perform())
    assert [has(s, 0, "salt"), has(s, 0, "pepper")] == [1, 1]


def test_gen_116_promised_markers_go_through_both_supplies() -> None:
    s = table(3, path=["cathedral"])
    strike(s, 1, offer("cathedral", gain=1), "cathedral")
    do(s, 1, Perform())
    assert s.own == (1, 1, 0)
    assert s.supply == (6, 6, 7)


def test_gen_116_the_offerer_chooses_which_of_the_drawn_cards_he_gives() -> None:
    s = table(3, path=["town_hall"])
    strike(s, 1, offer("town_hall", gain=1), "town_hall")
    s.news.clear()
    do(s, 1, Perform())
    assert top(s) == ChooseGain(1, 1)
    first, second = s.drawn
    do(s, 1, HandOver(1 << second))
    assert s.hands[1] == (second,)
    assert s.hands[4 + 1] == (first,)
    assert CardGiven(1, 0, thing("small_order"), -1) in heard(s.news, 2)


def test_gen_116_a_privilege_may_be_promised_and_fixes_the_villa() -> None:
    s = table(
        3,
        path=["villa_ricci"],
        hands={1: ["large_ricci_1"]},
        goods={1: {"silver": 1, "wheat": 1, "linen": 1}},
    )
    strike(s, 1, offer("villa_ricci", gain=1), "villa_ricci")
    assert FulfilLarge not in kinds(s, 1)
    assert why(s, 1, FulfilLarge(card("large_ricci_1"))) == reasons.PROMISE_FIXES
    do(s, 1, TakePrivilege())
    assert len(s.hands[3]) == 1


def test_gen_117_gen_120_the_promised_reward_goes_to_a() -> None:
    s = table(
        3,
        path=["villa_ricci"],
        hands={1: ["large_ricci_1"]},
        goods={1: {"silver": 1, "wheat": 1, "linen": 1}},
    )
    strike(s, 1, offer("villa_ricci", reward="exchange"), "villa_ricci")
    assert kinds(s, 1) == {FulfilLarge}
    assert why(s, 1, TakePrivilege()) == reasons.PROMISE_FIXES
    do(s, 1, FulfilLarge(card("large_ricci_1")))
    assert s.money[1] == 230
    assert [has(s, 0, "exchange"), has(s, 1, "exchange")] == [1, 0]
    do(s, 1, EndAction())


def test_gen_120_everything_happens_in_one_piece() -> None:
    s = street(goods={1: {"silk": 1}})
    strike(s, 1, offer("guild_hall", 10, give={"silk": 1}, gain=1), "guild_hall")
    assert s.money[:2] == [140, 120]
    assert s.path[-1] == field("guild_hall")
    assert s.promise == (1, 0, -1)
    do(s, 1, Perform())
    assert len(s.hands[0]) == 1
    assert s.hands[4] == ()
    assert s.promise == (0, 0, -1)


def test_gen_121_a_hidden_card_is_seen_by_its_receiver_only() -> None:
    s = street(hands={1: ["message_01", "message_02", "message_03"]})
    do(s, 1, offer("guild_hall", hidden=["message_01"], shown=["message_02"], open=["message_03"]))
    do(s, 1, Done())
    s.news.clear()
    do(s, 2, Pass())
    back = TermCard(1, 0, thing("message"), -1)
    assert heard(s.news, 0).count(back) == 1
    assert heard(s.news, 2).count(back) == 2
    assert [knows(s, 0, card(f"message_0{n}")) for n in (1, 2, 3)] == [-1, 1, 1]
    assert [knows(s, 2, card(f"message_0{n}")) for n in (1, 2, 3)] == [-1, -1, 1]
    s.news.clear()
    do(s, 0, accept("guild_hall", 1))
    hidden = CardGiven(1, 0, thing("message"), card("message_01"))
    assert hidden in heard(s.news, 0)
    assert hidden not in heard(s.news, 2)
    assert knows(s, 2, card("message_03")) == 0


def test_gen_127_promised_goods_are_out_of_stock_until_performed() -> None:
    s = table(3, path=["metal_warehouse"], goods={1: {"any_good": 2}, 2: {"silver": 4}})
    strike(s, 1, offer("metal_warehouse", gain=1), "metal_warehouse")
    assert why(s, 1, UseAnyGood(good("silver"))) == reasons.OUT_OF_STOCK
    do(s, 1, UseAnyGood(good("copper")))
    do(s, 1, Perform())
    assert has(s, 0, "silver") == 1
    assert stock(s, "silver") == 0


def test_gen_127_promised_cards_are_not_in_the_pile() -> None:
    s = table(
        3,
        path=["guild_hall"],
        piles={"large_order": (["large_ricci_1"], [])},
        goods={1: {"exchange": 1, "silk": 1}},
    )
    strike(s, 1, offer("guild_hall", gain=1), "guild_hall")
    assert why(s, 1, Exchange(thing("silk"), thing("large_order"))) == reasons.OUT_OF_STOCK
    do(s, 1, Perform())
    assert holds(s, 0, "large_ricci_1")
    assert s.pools[pile("large_order")] == ()


def test_gen_127_a_surplus_cube_may_go() -> None:
    s = table(
        3,
        path=["villa_ricci"],
        hands={1: ["large_ricci_1"]},
        goods={1: {"silver": 2, "wheat": 1, "linen": 1, "exchange": 2}},
    )
    strike(s, 1, offer("villa_ricci", reward="any_good"), "villa_ricci")
    assert why(s, 1, Exchange(good("wheat"), good("salt"))) == reasons.LOCKED
    do(s, 1, Exchange(good("silver"), good("salt")))
    assert why(s, 1, Exchange(good("silver"), good("salt"))) == reasons.LOCKED


def test_gen_127_the_only_order_that_keeps_a_promise_may_not_go_not_even_card_number_0() -> None:
    order = "large_colini_1"
    assert card(order) == 0
    s = table(
        3,
        path=["villa_colini"],
        hands={1: [order, "message_01"]},
        goods={1: {"salt": 1, "wheat": 1, "silk": 1, "exchange": 1}},
    )
    strike(s, 1, offer("villa_colini", reward="any_good"), "villa_colini")
    assert why(s, 1, Exchange(thing(order), good("salt"))) == reasons.LOCKED
    exchanges = listed(s, 1, Exchange)
    assert Exchange(thing("message_01"), good("salt")) in exchanges
    assert Exchange(thing(order), good("salt")) not in exchanges


def test_masks_name_cards_by_their_bits() -> None:
    assert mask(["large_colini_1", "large_colini_2"]) == 0b11
