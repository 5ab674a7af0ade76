"""The edges of rules: exactly all the money, the last cube, the last round, the first card of a kind.

Each of these once could be moved by one in the code without any other test noticing.
"""

from typing import Any

import pytest

from signoria.core.rows import exchanged
from signoria.games.genoa import GAME, reasons
from signoria.games.genoa.actions import (
    PLACE,
    REMOVE,
    REPLACE,
    Deliver,
    EndTurn,
    Exchange,
    FulfilLarge,
    Perform,
    PlaceMarkers,
    TakePrivilege,
    UseAnyGood,
    UseBuilding,
)
from signoria.games.genoa.bids import Accept, AnotherRound, Ask, Done, Lapse, Pass
from signoria.games.genoa.building_events import NothingLeft
from signoria.games.genoa.state import Genoa
from tests.games.genoa.table import (
    DATA,
    ENDING,
    SETTLED,
    T,
    accept,
    card,
    do,
    field,
    good,
    has,
    holds,
    kinds,
    listed,
    offer,
    stock,
    strike,
    table,
    thing,
    told,
    why,
)

SPECIALS = [entry["id"] for entry in DATA["special_cards"]]
ONE_OF_EACH_PILE = {
    "large_order": "large_ricci_1",
    "small_order": "small_park_rice",
    "message": "message_01",
    "privilege": "privilege_park",
}


def at_guild_hall(**rest: Any) -> Genoa:
    """Three players, the tower has just reached the guild hall over the park; A is seat 0."""
    return table(3, path=["park", "street_02", "guild_hall"], **rest)


def bids(s: Genoa, seat: int, *bids: Any) -> Genoa:
    """One seat offers, the other passes: A (seat 0) has to answer."""
    for bid in bids:
        do(s, seat, bid)
    other = 3 - seat
    if kinds(s, seat):
        do(s, seat, Done())
    do(s, other, Pass())
    return s


def villa(reward: str, **goods: int) -> Genoa:
    """Seat 1 can fulfil an order in the villa Ricci and has promised its reward card to A."""
    s = table(
        3,
        path=["villa_ricci"],
        hands={1: ["large_ricci_1"]},
        goods={1: {"silver": 1, "wheat": 1, "linen": 1, **goods}},
    )
    strike(s, 1, offer("villa_ricci", reward=reward), "villa_ricci")
    return s


def test_gen_118_a_may_spend_his_last_ducat_on_an_offer_but_not_more() -> None:
    bid = offer("guild_hall", -30, give={"silk": 1})
    s = bids(at_guild_hall(money={0: 30}, goods={1: {"silk": 1}}), 1, bid)
    do(s, 0, accept("guild_hall", 1))
    assert (s.money[0], has(s, 0, "silk")) == (0, 1)
    s = bids(at_guild_hall(money={0: 25}, goods={1: {"silk": 1}}), 1, bid)
    assert Accept not in kinds(s, 0)


@pytest.mark.parametrize("pile", ONE_OF_EACH_PILE)
def test_gen_107_an_offer_that_wants_any_card_of_a_is_not_clean(pile: str) -> None:
    s = at_guild_hall(hands={0: [ONE_OF_EACH_PILE[pile]]})
    bids(s, 1, offer("guild_hall", 20, want={pile: 1}))
    assert Lapse in kinds(s, 0)


@pytest.mark.parametrize("pile", ONE_OF_EACH_PILE)
def test_gen_118_a_gives_a_card_of_whichever_pile_was_wanted(pile: str) -> None:
    s = at_guild_hall(hands={0: [ONE_OF_EACH_PILE[pile]]})
    bids(s, 1, offer("guild_hall", 20, want={pile: 1}))
    do(s, 0, accept("guild_hall", 1, cards={1: [ONE_OF_EACH_PILE[pile]]}))
    assert holds(s, 1, ONE_OF_EACH_PILE[pile])


@pytest.mark.parametrize(("slow", "rounds"), [(0, 3), (1, 2)])
def test_gen_105_gen_126_no_fourth_round_next_door_and_no_third_in_slow_play(slow: int, rounds: int) -> None:
    s = table(3, path=["street_03"], step=SETTLED, slow=slow)
    for number in range(1, rounds + 1):
        do(s, 1, Pass())
        do(s, 2, Pass())
        assert (AnotherRound in kinds(s, 0)) == (number < rounds)
        assert (Ask in kinds(s, 0)) == (number < rounds)
        if number < rounds:
            do(s, 0, AnotherRound())
    assert why(s, 0, AnotherRound()) == reasons.NO_MORE_ROUNDS
    do(s, 0, EndTurn())


@pytest.mark.parametrize("here", [True, False])
def test_gen_119_gen_173_an_offer_for_a_message_disappears_when_a_delivers_it(here: bool) -> None:
    s = at_guild_hall(hands={0: ["message_01"]}, **({} if here else {"step": SETTLED}))
    target = "guild_hall" if here else "street_03"
    bids(s, 1, offer(target, 20, want={"message": 1}))
    assert Accept in kinds(s, 0)
    do(s, 0, Deliver(card("message_01")))
    assert s.money[0] == 130 + 30
    assert Accept not in kinds(s, 0)
    assert len(s.offers[1]) == 0


@pytest.mark.parametrize("reward", SPECIALS)
def test_gen_117_every_kind_of_reward_needs_an_order(reward: str) -> None:
    s = table(3, path=["villa_ricci"])
    assert why(s, 1, offer("villa_ricci", reward=reward)) == reasons.ORDER_MISSING


@pytest.mark.parametrize("reward", SPECIALS)
def test_gen_116_every_kind_of_promised_reward_fixes_the_villa(reward: str) -> None:
    s = villa(reward)
    assert why(s, 1, TakePrivilege()) == reasons.PROMISE_FIXES
    do(s, 1, FulfilLarge(card("large_ricci_1")))
    assert (has(s, 0, reward), has(s, 1, reward)) == (1, 0)


@pytest.mark.parametrize("reward", [name for name in SPECIALS if name != "exchange"])
def test_gen_127_the_last_promised_special_card_cannot_be_exchanged_away(reward: str) -> None:
    s = villa(reward, exchange=1, salt=1)
    s.goods[len(s.goods) // 3 * 2 + good(reward)] += stock(s, reward) - 1  # seat 2 has all but one
    s.stock = exchanged(s.stock, good(reward), 1)
    assert why(s, 1, Exchange(good("salt"), good(reward))) == reasons.OUT_OF_STOCK


def test_gen_127_a_promise_in_a_villa_reserves_no_cube() -> None:
    s = villa("exchange", any_good=1)
    do(s, 1, UseAnyGood(good("salt")))
    assert has(s, 1, "salt") == 1


def test_gen_194_card_number_0_given_to_its_empty_pile_can_be_drawn_from_it() -> None:
    """Q19: giving first may refill the pile."""
    s = table(
        3,
        path=["guild_hall"],
        acting=0,
        hands={0: ["large_colini_1", "message_01"]},
        goods={0: {"exchange": 1}},
        piles={"large_order": ([], [])},
    )
    exchanges = listed(s, 0, Exchange)
    assert card("large_colini_1") == 0
    assert Exchange(thing("large_colini_1"), thing("large_order")) in exchanges
    assert Exchange(thing("message_01"), thing("large_order")) not in exchanges


def test_gen_145_gen_133_only_an_empty_warehouse_leaves_nothing() -> None:
    s = table(3, path=["spice_warehouse"], acting=0)
    do(s, 0, Perform())
    assert told(s, NothingLeft) == []
    s = table(3, path=["spice_warehouse"], acting=0, gone=["salt", "pepper"])
    do(s, 0, Perform())
    assert told(s, NothingLeft) == [NothingLeft(0, field("spice_warehouse"))]


def test_gen_190_gen_195_a_used_building_action_returns_to_its_pile() -> None:
    s = table(3, path=["harbor"], acting=0, owners={"park": 0}, goods={0: {"building_action": 2}})
    left = stock(s, "building_action")
    do(s, 0, UseBuilding(field("park"), -1))
    assert has(s, 0, "building_action") == 1
    assert stock(s, "building_action") == left + 1
    assert has(s, 0, "extra_action") == 1


def test_gen_190_gen_194_the_exchange_card_just_spent_can_be_taken_back() -> None:
    s = table(3, path=["harbor"], acting=0, goods={0: {"exchange": 1, "silk": 1}}, gone=["exchange"])
    do(s, 0, Exchange(good("silk"), good("exchange")))
    assert (has(s, 0, "exchange"), has(s, 0, "silk")) == (1, 0)


def test_gen_193_gen_194_the_last_cube_of_the_supply_can_be_taken() -> None:
    for use in (UseAnyGood(good("silk")), Exchange(good("salt"), good("silk"))):
        s = table(3, path=["harbor"], acting=0, goods={0: {"any_good": 1, "exchange": 1, "salt": 1}})
        s.goods[len(s.goods) // 3 + good("silk")] += stock(s, "silk") - 1  # seat 1 has all but one
        s.stock = exchanged(s.stock, good("silk"), 1)
        do(s, 0, use)
        assert (has(s, 0, "silk"), stock(s, "silk")) == (1, 0)


def test_gen_194_the_last_card_of_a_pile_can_be_taken() -> None:
    s = table(
        3,
        path=["harbor"],
        acting=0,
        goods={0: {"exchange": 1, "salt": 1}},
        piles={"message": (["message_01"], [])},
    )
    do(s, 0, Exchange(good("salt"), thing("message")))
    assert holds(s, 0, "message_01")


def test_gen_202_a_marker_of_the_first_seat_is_a_marker_like_any_other() -> None:
    first, second = T.boards[0].beside[field("street_03")]
    names = [entry["id"] for entry in DATA["buildings"]]
    s = table(
        3,
        active=1,
        path=["street_03"],
        step=ENDING,
        markers={1: 3},
        owners={names[first]: 0, names[second]: 0},
    )
    assert why(s, 1, PlaceMarkers(field("street_03"), PLACE, 0)) != 0
    do(s, 1, PlaceMarkers(field("street_03"), REMOVE, REPLACE))
    assert (s.owner[first], s.owner[second]) == (-1, 1)
    assert (s.own[1], s.supply[0]) == (0, 7)


def test_gen_250_gen_251_while_the_game_runs_the_score_counts_what_the_end_would_bring() -> None:
    s = table(3, path=["street_03"], hands={1: ["privilege_park"]}, owners={"park": 1, "harbor": 1})
    assert GAME.scores(s) == [130, 130 + 10 + 2 * 10, 130]  # one privilege brings 10, a building 10
