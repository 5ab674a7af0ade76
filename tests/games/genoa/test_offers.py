"""What may be offered (GEN-083, GEN-110 to GEN-119)."""

from typing import Any

from signoria.games.genoa import reasons
from signoria.games.genoa.actions import Deliver
from signoria.games.genoa.bids import Done, Pass
from signoria.games.genoa.deal_events import OfferDropped
from signoria.games.genoa.state import Genoa
from signoria.play.vantage import heard
from tests.games.genoa.table import SETTLED, accept, card, do, field, offer, table, why


def street(seats: int = 3, **rest: Any) -> Genoa:
    """The tower on S03 between coach house and guild hall; A is seat 0."""
    return table(seats, path=["street_03"], step=SETTLED, **rest)


def test_gen_083_ducats_in_steps_of_five() -> None:
    assert why(street(), 1, offer("guild_hall", 7)) == reasons.MONEY_STEP


def test_gen_110_current_building_or_unused_neighbours_but_not_the_market() -> None:
    s = table(3, path=["street_02", "guild_hall"], step=SETTLED)
    assert why(s, 1, offer("guild_hall", 5)) != 0
    assert why(s, 1, offer("street_02", 5)) == reasons.ALREADY_VISITED
    assert why(s, 1, offer("market", 5)) == reasons.NOT_THE_MARKET
    assert why(s, 1, offer("street_03", 5)) == 0


def test_gen_111_an_action_must_be_left_after_paying() -> None:
    s = street(acted=[1], goods={1: {"extra_action": 1}})
    assert why(s, 1, offer("guild_hall", 5)) == 0
    assert why(s, 1, offer("guild_hall", give={"extra_action": 1})) == reasons.NO_ACTION_LEFT
    s = street(acted=[1], goods={1: {"extra_action": 2}})
    assert why(s, 1, offer("guild_hall", give={"extra_action": 1})) == 0


def test_gen_111_a_card_wanted_from_a_does_not_count() -> None:
    s = street(acted=[1], goods={0: {"extra_action": 1}})
    assert why(s, 1, offer("guild_hall", 5, want={"extra_action": 1})) == reasons.NO_ACTION_LEFT


def test_gen_112_an_empty_offer_or_a_mere_payment_by_a_is_none() -> None:
    s = street(goods={0: {"silk": 1}})
    assert why(s, 1, offer("guild_hall")) == reasons.EMPTY_OFFER
    assert why(s, 1, offer("guild_hall", -10)) == reasons.EMPTY_OFFER
    assert why(s, 1, offer("guild_hall", want={"silk": 1})) == reasons.EMPTY_OFFER
    assert why(s, 1, offer("guild_hall", gain=1)) == 0


def test_gen_112_a_street_yields_nothing() -> None:
    s = street()
    assert why(s, 1, offer("street_02", gain=1)) == reasons.STREET_WITHOUT_GAIN
    assert why(s, 1, offer("street_02", reward="exchange")) == reasons.STREET_WITHOUT_GAIN


def test_gen_113_no_more_ducats_than_one_owns() -> None:
    s = street(money={1: 10})
    assert why(s, 1, offer("guild_hall", 15)) == reasons.TOO_POOR
    assert why(s, 1, offer("guild_hall", 10)) == 0


def test_gen_114_only_goods_one_owns_and_no_card_twice() -> None:
    s = street(hands={1: ["message_01"]}, owners={"park": 1})
    assert why(s, 1, offer("guild_hall", give={"silk": 1})) == reasons.NOT_YOURS
    assert why(s, 1, offer("guild_hall", give={"marker": 1})) == reasons.NOT_YOURS
    assert why(s, 1, offer("guild_hall", shown=["message_02"])) == reasons.NOT_YOURS
    twice = offer("guild_hall", shown=["message_01"], open=["message_01"])
    assert why(s, 1, twice) == reasons.CARD_TWICE


def test_gen_115_markers_only_as_far_as_the_receiver_has_some_in_the_supply() -> None:
    s = street(markers={0: 6, 1: 3})
    assert why(s, 1, offer("guild_hall", give={"marker": 2})) == reasons.NO_MARKERS_LEFT
    assert why(s, 1, offer("guild_hall", give={"marker": 1})) == 0
    s = street(markers={0: 2, 1: 7})
    assert why(s, 1, offer("guild_hall", 5, want={"marker": 1})) == reasons.NO_MARKERS_LEFT


def test_gen_116_only_what_the_building_yields_and_the_supply_holds() -> None:
    s = street(goods={}, gone=["any_start"])
    assert why(s, 1, offer("coach_house", gain=1)) == reasons.OUT_OF_STOCK
    assert why(s, 1, offer("guild_hall", gain=2)) == reasons.NOT_GAINED_THERE
    assert why(s, 1, offer("guild_hall", gain=1, second=1)) == reasons.NOT_GAINED_THERE
    assert why(s, 1, offer("guild_hall", reward="exchange")) == reasons.NOT_GAINED_THERE
    s = table(3, path=["cathedral"], markers={0: 6})
    assert why(s, 1, offer("cathedral", gain=2)) == reasons.NO_MARKERS_LEFT
    assert why(s, 1, offer("cathedral", gain=1)) == 0


def test_gen_116_either_privilege_or_reward() -> None:
    s = table(
        3,
        path=["villa_ricci"],
        hands={1: ["large_ricci_1"]},
        goods={1: {"silver": 1, "wheat": 1, "linen": 1}},
    )
    assert why(s, 1, offer("villa_ricci", gain=1, reward="exchange")) == reasons.GAIN_EITHER


def test_gen_117_a_promised_reward_needs_the_order_and_its_cubes_after_the_trade() -> None:
    s = table(
        3,
        path=["villa_ricci"],
        hands={1: ["large_ricci_1"]},
        goods={0: {"linen": 1}, 1: {"silver": 1, "wheat": 1}},
    )
    assert why(s, 1, offer("villa_ricci", reward="exchange")) == reasons.ORDER_MISSING
    assert why(s, 1, offer("villa_ricci", want={"linen": 1}, reward="exchange")) == 0
    given = offer("villa_ricci", give={"silver": 1}, want={"linen": 1}, reward="exchange")
    assert why(s, 1, given) == reasons.ORDER_MISSING
    gone = offer("villa_ricci", shown=["large_ricci_1"], want={"linen": 1}, reward="exchange")
    assert why(s, 1, gone) == reasons.ORDER_MISSING


def test_gen_118_wanted_goods_must_be_a_s_and_money_is_tested_when_accepting() -> None:
    s = street(goods={1: {"silk": 1}}, money={0: 10})
    assert why(s, 1, offer("guild_hall", 5, want={"salt": 1})) == reasons.NOT_THEIRS
    assert why(s, 1, offer("guild_hall", 5, want={"message": 1})) == reasons.NOT_THEIRS
    do(s, 1, offer("guild_hall", -15, give={"silk": 1}))
    do(s, 1, Done())
    do(s, 2, Pass())
    assert why(s, 0, accept("guild_hall", 1)) == reasons.CANNOT_PAY


def test_gen_118_a_picks_cards_of_the_wanted_kind() -> None:
    s = street(hands={0: ["message_01", "privilege_park"]})
    do(s, 1, offer("guild_hall", 5, want={"message": 1}))
    do(s, 1, Done())
    do(s, 2, Pass())
    assert why(s, 0, accept("guild_hall", 1)) == reasons.WRONG_CARDS
    assert why(s, 0, accept("guild_hall", 1, cards={1: ["privilege_park"]})) == reasons.WRONG_CARDS
    assert why(s, 0, accept("guild_hall", 1, cards={1: ["message_01"]})) == 0


def test_gen_119_several_street_offers_are_checked_together() -> None:
    s = street(goods={0: {"silk": 1}}, markers={0: 6, 1: 1, 2: 1})
    for seat in (1, 2):
        do(s, seat, offer("street_02", 5, want={"silk": 1}))
        do(s, seat, offer("street_04", give={"marker": 1}))
        do(s, seat, Done())
    assert why(s, 0, accept("street_02", 1)) == 0
    assert why(s, 0, accept("street_02", 1, 2)) == reasons.CANNOT_PAY
    assert why(s, 0, accept("street_04", 1)) == 0  # the one marker that A has left
    assert why(s, 0, accept("street_04", 1, 2)) == reasons.NO_MARKERS_LEFT


def test_gen_119_several_offers_of_one_player_may_use_the_same_goods() -> None:
    s = street(goods={1: {"silk": 1}})
    do(s, 1, offer("guild_hall", give={"silk": 1}))
    do(s, 1, offer("coach_house", give={"silk": 1}))
    do(s, 1, Done())
    do(s, 2, Pass())
    do(s, 0, accept("coach_house", 1))
    assert s.offers == [(), (), ()]


def test_gen_119_an_unopened_offer_that_became_impossible_is_gone_for_its_author_alone() -> None:
    path = ["park", "street_02", "guild_hall"]
    s = table(3, path=path, hands={0: ["message_01"]})
    do(s, 1, offer("guild_hall", 5, want={"message": 1}))
    s.news.clear()
    do(s, 0, Deliver(card("message_01")))
    assert OfferDropped(1, field("guild_hall")) in heard(s.news, 1)
    assert OfferDropped(1, field("guild_hall")) not in heard(s.news, 0)
    do(s, 2, Pass())
    assert s.offers == [(), (), ()]
