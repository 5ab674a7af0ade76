"""Test vectors TV-20 to TV-36: derived from the rules (section 4 of the catalogue)."""

from signoria.core import flow
from signoria.games.genoa import GAME, reasons
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.action_window import ActionWindow
from signoria.games.genoa.actions import (
    NOTHING,
    PLACE,
    REMOVE,
    REPLACE,
    EndAction,
    Exchange,
    FulfilLarge,
    Move,
    PassMarkers,
    Perform,
    PlaceMarkers,
    UseBuilding,
)
from signoria.games.genoa.bids import AnotherRound, Ask, Done, Lapse, Pass, TakeAction
from signoria.games.genoa.building_events import PileShuffled
from signoria.games.genoa.current_building import AnswerHere, OffersHere
from signoria.games.genoa.deal_events import OfferMade
from signoria.games.genoa.tables import BUILDINGS, MARKET
from tests.games.genoa.table import (
    ENDING,
    SETTLED,
    T,
    accept,
    card,
    do,
    field,
    has,
    holds,
    kinds,
    offer,
    pile,
    strike,
    table,
    thing,
    told,
    top,
    why,
)


def on(street: str, **deeds: int) -> PlaceMarkers:
    """Deeds by building, in the order of the board."""
    first, second = T.boards[0].beside[field(street)]
    by_number = {field(name): deed for name, deed in deeds.items()}
    return PlaceMarkers(field(street), by_number.get(first, NOTHING), by_number.get(second, NOTHING))


def test_tv_20_without_an_action_a_must_accept_or_ask_for_more() -> None:
    s = table(3, path=["metal_warehouse"], acted=[0])
    do(s, 1, offer("metal_warehouse", 5))
    do(s, 2, Pass())
    assert {kind.TAG for kind in kinds(s, 0) - {Ask}} == {"accept", "another_round"}
    assert why(s, 0, Lapse()) == reasons.CLEAN_OFFER


def test_tv_21_with_his_action_a_may_act_and_the_offerer_pays_nothing() -> None:
    s = table(3, path=["metal_warehouse"])
    do(s, 1, offer("metal_warehouse", 5))
    do(s, 2, Pass())
    assert TakeAction in kinds(s, 0)
    do(s, 0, TakeAction())
    assert s.money == [130, 130, 130]


def test_tv_22_a_mixed_offer_allows_lapsing() -> None:
    s = table(3, path=["metal_warehouse"], goods={0: {"silver": 1}}, acted=[0])
    do(s, 1, offer("metal_warehouse", 5, want={"silver": 1}))
    do(s, 2, Pass())
    assert Lapse in kinds(s, 0)


def test_tv_23_promised_silver_goes_to_a_and_the_owner_is_paid() -> None:
    s = table(3, path=["metal_warehouse"], owners={"metal_warehouse": 2})
    strike(s, 1, offer("metal_warehouse", gain=1), "metal_warehouse")
    do(s, 1, Perform())
    assert [has(s, 0, "silver"), has(s, 1, "silver"), has(s, 1, "copper")] == [1, 0, 1]
    assert s.money == [130, 130, 140]


def test_tv_24_silver_out_of_stock_cannot_be_promised() -> None:
    s = table(3, path=["metal_warehouse"], gone=["silver"])
    assert why(s, 1, offer("metal_warehouse", gain=1)) == reasons.OUT_OF_STOCK
    strike(s, 1, offer("metal_warehouse", 5), "metal_warehouse")
    do(s, 1, Perform())
    assert [has(s, 1, "silver"), has(s, 1, "copper")] == [0, 1]


def test_tv_25_without_an_action_only_streets() -> None:
    s = table(3, path=["street_03"], step=SETTLED, acted=[1])
    assert why(s, 1, offer("guild_hall", 10)) == reasons.NO_ACTION_LEFT
    assert why(s, 1, offer("street_02", 10)) == 0


def test_tv_26_two_players_pay_for_one_street() -> None:
    s = table(3, path=["street_03"], step=SETTLED)
    for seat in (1, 2):
        do(s, seat, offer("street_02", 5))
        do(s, seat, Done())
    do(s, 0, accept("street_02", 1, 2))
    assert s.money == [140, 125, 125]
    assert s.path[-1] == field("street_02")


def test_tv_27_two_players_money_alone_is_no_offer() -> None:
    s = table(2, path=["metal_warehouse"])
    assert why(s, 1, offer("metal_warehouse", 30)) == reasons.NEEDS_A_GOOD
    do(s, 1, Pass())
    assert Lapse in kinds(s, 0)


def test_tv_28_reshuffle_between_two_draws() -> None:
    piles = {"message": (["message_01"], ["message_02", "message_03", "message_04"])}
    s = table(3, path=["post_station"], acting=0, piles=piles)
    do(s, 0, Perform())
    assert holds(s, 0, "message_01")
    assert len(s.hands[2]) == 2
    assert len(s.pools[pile("message")]) == 2
    assert s.discards[pile("message")] == ()
    assert len(told(s, PileShuffled)) == 1


def test_tv_29_more_goods_win_a_tie() -> None:
    five = [f"privilege_{b}" for b in ("park", "villa_ricci", "trattoria", "villa_monetti", "palazzo")]
    s = table(
        2,
        active=1,
        path=["street_01"],
        step=ENDING,
        marker=12,
        money={0: 410, 1: 410 - 50},
        hands={0: ["message_02"], 1: five},
        goods={0: {"silk": 2}, 1: {"exchange": 2}},
    )
    assert s.stack == []
    assert s.money == [410, 410]
    assert GAME.places(s) == [1, 2]


def test_tv_30_the_fifth_field_is_settled_then_the_turn_ends() -> None:
    path = ["street_01", "street_02", "street_03", "street_04"]
    s = table(3, path=path, step=SETTLED)
    do(s, 0, Move(field("coach_house")))
    assert isinstance(top(s), OffersHere)
    do(s, 0, TakeAction())
    do(s, 0, Perform())
    do(s, 0, EndAction())
    assert s.active == 1
    s = table(3, path=path, step=SETTLED)
    strike(s, 1, offer("coach_house", 5), "coach_house")
    assert top(s) == ActionWindow(1, field("coach_house"), 0)


def test_tv_31_one_marker_places_or_removes() -> None:
    s = table(3, path=["street_03"], step=ENDING, markers={0: 1}, owners={"guild_hall": 1})
    assert why(s, 0, on("street_03", coach_house=PLACE)) == 0
    assert why(s, 0, on("street_03", guild_hall=REMOVE)) == 0
    assert why(s, 0, on("street_03", guild_hall=REMOVE, coach_house=PLACE)) == reasons.TOO_FEW_MARKERS
    assert why(s, 0, on("street_03", guild_hall=REPLACE)) == reasons.TOO_FEW_MARKERS
    assert PassMarkers in kinds(s, 0)


def test_tv_32_no_bonus_before_the_opponent_has_acted() -> None:
    s = table(2, path=["metal_warehouse"], acted=[0], goods={1: {"silk": 1}})
    assert why(s, 0, TakeAction()) == reasons.NO_ACTION_LEFT
    strike(s, 1, offer("metal_warehouse", give={"silk": 1}), "metal_warehouse")
    do(s, 1, Perform())
    do(s, 1, EndAction())
    do(s, 0, Move(field("tavern")))
    assert isinstance(top(s), AnswerHere)
    do(s, 0, TakeAction())
    do(s, 0, Perform())
    do(s, 0, EndAction())
    assert not has_action(s, 0)


def test_tv_33_a_promised_order_is_locked_until_fulfilled() -> None:
    s = table(
        3,
        path=["villa_ricci"],
        hands={1: ["large_ricci_1"]},
        goods={1: {"silver": 1, "wheat": 1, "linen": 1, "exchange": 2, "silk": 1}},
    )
    strike(s, 1, offer("villa_ricci", reward="any_good"), "villa_ricci")
    for name in ("large_ricci_1", "silver", "wheat", "linen"):
        assert why(s, 1, Exchange(thing(name), thing("salt"))) == reasons.LOCKED
    assert why(s, 1, Exchange(thing("silk"), thing("salt"))) == 0
    do(s, 1, FulfilLarge(card("large_ricci_1")))
    assert has(s, 0, "any_good") == 1
    do(s, 1, Exchange(thing("silk"), thing("silver")))
    do(s, 1, Exchange(thing("silver"), thing("salt")))


def test_tv_34_take_action_does_not_wait() -> None:
    s = table(4, path=["metal_warehouse"])
    do(s, 1, offer("metal_warehouse", 5))
    do(s, 2, offer("metal_warehouse", 10))
    assert flow.must_answer(s) == 0b1000
    assert why(s, 0, Lapse()) == reasons.WAIT_FOR_ALL
    do(s, 0, TakeAction())
    assert told(s, OfferMade) == []
    assert top(s) == ActionWindow(0, field("metal_warehouse"), 0)


def test_tv_35_every_street_touches_two_buildings_and_no_villa() -> None:
    for street in range(BUILDINGS, MARKET):
        beside = T.boards[0].beside[street]
        assert len(beside) == 2
        assert not set(beside) & {field(f"villa_{v}") for v in ("colini", "monetti", "ricci", "zasteri")}


def test_tv_36_reserved_silver_is_not_for_the_building_action() -> None:
    s = table(
        3,
        path=["metal_warehouse"],
        owners={"metal_warehouse": 1},
        goods={1: {"building_action": 1}, 2: {"silver": 4, "copper": 3}},
    )
    strike(s, 1, offer("metal_warehouse", gain=1), "metal_warehouse")
    do(s, 1, UseBuilding(field("metal_warehouse"), -1))
    assert [has(s, 1, "silver"), has(s, 1, "copper")] == [0, 1]
    do(s, 1, Perform())
    assert [has(s, 0, "silver"), has(s, 1, "silver"), has(s, 1, "copper")] == [1, 0, 2]


def test_another_round_belongs_to_the_answers() -> None:
    s = table(3, path=["metal_warehouse"])
    for seat in (1, 2):
        do(s, seat, Pass())
    assert AnotherRound in kinds(s, 0)
