"""Rulings made in this project (docs/rules/genoa.md), each pinned by a test with its number."""

from signoria.core import flow
from signoria.core.chance import Rng
from signoria.games.genoa import GAME, reasons
from signoria.games.genoa.action_window import ChooseGain
from signoria.games.genoa.actions import Deliver, EndTurn, Exchange, FulfilLarge, PassMarkers, Perform
from signoria.games.genoa.bids import Agree, AnotherRound, Done, Offer, Pass, TakeAction
from signoria.games.genoa.ownership_markers import MarkerPhase
from signoria.games.genoa.redeal import redeal
from signoria.games.genoa.view import view
from signoria.play.match import Match
from tests.games.genoa.table import (
    ENDING,
    SETTLED,
    T,
    accept,
    ask,
    card,
    do,
    field,
    good,
    has,
    holds,
    kinds,
    offer,
    strike,
    table,
    thing,
    top,
    why,
)


def test_g1_the_first_seat_or_chance_begins() -> None:
    assert [choice.values for choice in GAME.choices if choice.id == "start_player"] == [(0, 1)]


def test_g2_agreeing_is_one_of_the_offers_of_a_step() -> None:
    s = table(3, path=["street_03"], step=SETTLED)
    do(s, 0, ask(1, "guild_hall", 20))
    do(s, 1, Agree(1, 0, 0, 0))
    do(s, 1, offer("coach_house", 5))
    do(s, 1, Done())
    do(s, 2, Pass())
    assert s.offers[1] == (offer("guild_hall", 20), offer("coach_house", 5))


def test_g3_talk_about_distant_fields_is_no_action_of_the_game() -> None:
    assert not any("announce" in action.TAG for action in GAME.actions)
    s = table(3, path=["street_03"], step=SETTLED)
    assert why(s, 1, offer("tavern", 5)) == reasons.TOO_FAR


def test_g4_g5_the_engine_knows_no_time_and_no_standing_orders() -> None:
    assert not any("seconds" in name or "order" in name for name in type(table()).FIELDS)


def test_g6_offers_written_down_are_handed_in_when_time_runs_out() -> None:
    s = table(3, path=["street_03"], step=SETTLED)
    do(s, 1, offer("guild_hall", 20))
    do(s, 1, GAME.default(s, 1))
    assert flow.must_answer(s) == 0b100
    assert s.sheets[1] == (offer("guild_hall", 20),)


def test_g7_a_changed_ask_counts_again_and_gets_a_new_number() -> None:
    s = table(3, path=["street_03"], step=SETTLED)
    for ducats in (5, 10, 15):
        do(s, 0, ask(1, "guild_hall", ducats))
    assert (s.asked, s.ask_ids) == (3, (3,))
    for seat in (1, 2):
        do(s, seat, Pass())
    assert (s.asked, s.ask_ids) == (0, ())
    do(s, 0, ask(1, "guild_hall", 5))
    do(s, 0, AnotherRound())
    assert s.ask_ids == (4,)


def test_g8_an_ask_says_nothing_about_secret_things() -> None:
    s = table(3, path=["street_03"], step=SETTLED, money={1: 0}, hands={1: ["message_01"]})
    assert why(s, 0, ask(1, "guild_hall", 50)) == 0
    assert why(s, 0, ask(1, "guild_hall", cards={"message": 1})) == 0
    assert why(s, 0, ask(1, "guild_hall", cards={"message": 2})) == reasons.NOT_THEIRS


def test_g9_the_same_kind_cannot_stand_on_both_sides() -> None:
    """Ducats, cubes, special cards and markers are one signed number each (GEN-113)."""
    names = [spec.split(" ")[0] for spec in Offer.OF]
    assert len(names) == len(set(names))
    assert names.count("ducats") == names.count("silver") == names.count("markers") == 1


def test_g10_the_promise_itself_fixes_the_deed_in_a_villa() -> None:
    goods = {"silver": 1, "wheat": 1, "linen": 1}
    s = table(3, path=["villa_ricci"], hands={1: ["large_ricci_1"]}, goods={1: goods})
    strike(s, 1, offer("villa_ricci", 5), "villa_ricci")
    assert len(kinds(s, 1) & {FulfilLarge}) == 1  # nothing promised: free choice on arrival
    assert "villa_mode" not in [spec.split(" ")[0] for spec in Offer.OF]


def test_g11_of_two_fitting_orders_one_must_stay_possible() -> None:
    goods = {"silver": 1, "copper": 1, "wheat": 1, "linen": 1, "rice": 1, "exchange": 3}
    s = table(3, path=["villa_ricci"], hands={1: ["large_ricci_1", "large_ricci_4"]}, goods={1: goods})
    strike(s, 1, offer("villa_ricci", reward="any_start"), "villa_ricci")
    assert why(s, 1, Exchange(good("linen"), good("salt"))) == reasons.LOCKED  # both orders need it
    do(s, 1, Exchange(good("silver"), good("salt")))
    assert why(s, 1, Exchange(good("copper"), good("salt"))) == reasons.LOCKED
    assert why(s, 1, Exchange(thing("large_ricci_4"), good("salt"))) == reasons.LOCKED
    do(s, 1, FulfilLarge(card("large_ricci_4")))
    assert has(s, 0, "any_start") == 1


def test_g12_one_partners_ducats_do_not_pay_the_other() -> None:
    s = table(3, path=["street_03"], step=SETTLED, money={0: 0}, goods={2: {"silk": 1}})
    do(s, 1, offer("street_02", 10))
    do(s, 1, Done())
    do(s, 2, offer("street_02", -10, give={"silk": 1}))
    do(s, 2, Done())
    assert why(s, 0, accept("street_02", 1)) == 0
    assert why(s, 0, accept("street_02", 1, 2)) == reasons.CANNOT_PAY


def test_g13_a_gives_cards_he_held_before_the_deal() -> None:
    s = table(3, path=["street_03"], step=SETTLED, hands={0: ["message_01"], 1: ["message_02"]})
    do(s, 1, offer("guild_hall", shown=["message_02"], want={"message": 1}))
    do(s, 1, Done())
    do(s, 2, Pass())
    assert why(s, 0, accept("guild_hall", 1, cards={1: ["message_02"]})) == reasons.WRONG_CARDS
    do(s, 0, accept("guild_hall", 1, cards={1: ["message_01"]}))
    assert holds(s, 0, "message_02")
    assert holds(s, 1, "message_01")


def test_g14_what_nobody_can_do_is_not_asked() -> None:
    s = table(3, path=["park"], acted=[0, 1, 2])
    assert s.performer[field("park")] == -1
    assert TakeAction not in kinds(s, 0)
    s = table(3, path=["street_03"], step=ENDING, markers={2: 1})
    assert top(s) == MarkerPhase(2)
    assert PassMarkers in kinds(s, 2)


def test_g15_no_delivery_between_drawing_and_handing_over() -> None:
    path = ["guild_hall", "market", "post_station"]
    s = table(3, path=path, piles={"message": (["message_05", "message_06", "message_07"], [])})
    strike(s, 1, offer("post_station", gain=1), "post_station")
    do(s, 1, Perform())
    assert isinstance(top(s), ChooseGain)
    assert Deliver not in kinds(s, 1)


def test_g16_purses_are_countable_so_imagined_tables_keep_them() -> None:
    s = table(3, path=["street_03"], step=SETTLED, money={0: 35, 1: 180, 2: 95})
    for seat in range(-1, 3):
        assert redeal(s, seat, Rng(3)).money == [35, 180, 95]
        assert [player.ducats for player in view(s, seat).seats] == [
            ducats if other == seat else -1 for other, ducats in enumerate((35, 180, 95))
        ]


def test_g17_who_has_handed_in_is_open_but_not_what() -> None:
    s = table(3, path=["street_03"], step=SETTLED)
    do(s, 1, offer("guild_hall", 20))
    assert not view(s, 0).seats[1].answered
    do(s, 1, Done())
    assert view(s, 0).seats[1].answered
    assert view(s, 0).offers == []
    assert view(s, 1).sheet[0].ducats == 20


def test_g18_at_the_end_purses_and_privileges_are_open_and_other_cards_not() -> None:
    s = table(
        3, active=2, path=["market"], step=ENDING, marker=10, hands={0: ["privilege_park", "large_ricci_1"]}
    )
    assert s.stack == []
    seen = view(s, 1).seats[0]
    assert seen.known == [card("privilege_park")]
    assert seen.ducats == 140


def test_g19_a_step_that_drops_unopened_answers_is_final() -> None:
    match = Match.new(GAME, T, 3, seed=b"g" * 32)
    s = table(3, path=["street_03"], step=SETTLED)
    s.news.clear()
    match.state = s
    match.act(1, offer("guild_hall", 20))
    match.act(1, Done())
    assert match.undo_refusal(1) is None  # not opened yet: may be taken back
    match.act(0, EndTurn())
    assert match.undo_refusal(0) is not None


def test_g20_ducats_wanted_are_bounded_by_the_box() -> None:
    s = table(3, path=["street_03"], step=SETTLED, goods={1: {"silk": 1}})
    assert why(s, 1, offer("guild_hall", -T.all_money, give={"silk": 1})) == 0
    assert why(s, 1, offer("guild_hall", -T.all_money - 5, give={"silk": 1})) == flow.OUT_OF_RANGE
