"""Negotiation: proposal and response steps (GEN-060 to GEN-074, GEN-100 to GEN-109, GEN-122 to GEN-126)."""

from typing import Any

import pytest

from signoria.core import flow
from signoria.core.flow import IllegalAction
from signoria.games.genoa import GAME, reasons
from signoria.games.genoa.action_window import ActionWindow
from signoria.games.genoa.actions import Deliver, EndTurn, Move, PassMarkers, Perform, Roll
from signoria.games.genoa.bids import (
    Agree,
    AnotherRound,
    Ask,
    Done,
    Keep,
    Lapse,
    Offer,
    Pass,
    TakeAction,
    WithdrawAsk,
)
from signoria.games.genoa.current_building import AnswerHere, OffersHere
from signoria.games.genoa.deal_events import AskMade, OfferMade, OffersKept, TermDucats
from signoria.games.genoa.neighbouring_fields import AnswerNext, OffersNext
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.view import view
from tests.games.genoa.table import (
    ENDING,
    SETTLED,
    accept,
    ask,
    card,
    do,
    field,
    has,
    kinds,
    mask,
    offer,
    table,
    told,
    top,
    why,
)


def here(**rest: Any) -> Genoa:
    """Three players, the tower at the metal warehouse, everybody free to act."""
    return table(3, path=["metal_warehouse"], **rest)


def next_to_s03(**rest: Any) -> Genoa:
    """Three players, the tower on S03 between coach house and guild hall."""
    return table(3, path=["street_03"], step=SETTLED, **rest)


# -- the current building ------------------------------------------------------------------------------------


def test_gen_060_gen_100_first_everybody_is_asked_in_parallel() -> None:
    s = here()
    assert isinstance(top(s), OffersHere)
    assert flow.must_answer(s) == 0b110
    do(s, 2, offer("metal_warehouse", 5))
    assert flow.must_answer(s) == 0b010
    assert s.offers == [[], [], []]
    assert told(s, OfferMade) == []
    do(s, 1, Pass())
    assert isinstance(top(s), AnswerHere)
    assert len(s.offers[2]) == 1
    assert told(s, OfferMade) == [OfferMade(2, field("metal_warehouse"))]


def test_gen_100_the_round_is_skipped_if_nobody_is_eligible() -> None:
    s = here(acted=[1, 2])
    assert isinstance(top(s), AnswerHere)


def test_gen_061_with_an_offer_somebody_must_act_and_a_has_the_first_right() -> None:
    s = here()
    do(s, 1, offer("metal_warehouse", 5))
    do(s, 2, Pass())
    assert why(s, 0, Lapse()) == reasons.CLEAN_OFFER
    assert why(s, 0, Move(field("tavern"))) == reasons.UNSETTLED
    do(s, 0, TakeAction())
    assert top(s) == ActionWindow(0, field("metal_warehouse"), 0)
    assert s.money == [130, 130, 130]


def test_gen_062_without_an_offer_a_acts_or_lets_it_lapse() -> None:
    s = here()
    do(s, 1, Pass())
    do(s, 2, Pass())
    assert {TakeAction, Lapse} <= kinds(s, 0)
    do(s, 0, Lapse())
    assert isinstance(top(s), OffersNext)
    assert s.performer[field("metal_warehouse")] == -1


def test_gen_063_any_offer_may_be_chosen() -> None:
    s = here()
    do(s, 1, offer("metal_warehouse", 50))
    do(s, 2, offer("metal_warehouse", 5))
    do(s, 0, accept("metal_warehouse", 2))
    assert s.money == [135, 130, 125]


def test_gen_082_the_offerer_himself_acts() -> None:
    s = here()
    do(s, 1, offer("metal_warehouse", 50))
    do(s, 2, Pass())
    do(s, 0, accept("metal_warehouse", 1))
    assert top(s) == ActionWindow(1, field("metal_warehouse"), 0)
    assert why(s, 0, Perform()) == reasons.NOT_YOUR_ACTION


def test_gen_101_gen_124_only_players_with_an_action_are_asked_here() -> None:
    s = here(acted=[1])
    assert flow.must_answer(s) == 0b100
    s = here(acted=[1], goods={1: {"extra_action": 1}})
    assert flow.must_answer(s) == 0b110


def test_gen_124_nobody_is_passed_over_for_money_or_cards() -> None:
    s = here(money={1: 0})
    assert flow.must_answer(s) == 0b110


def test_gen_124_next_to_no_street_and_without_an_action_nobody_is_asked() -> None:
    s = table(3, path=["villa_colini"], step=SETTLED, acted=[1])
    assert flow.must_answer(s) == 0b100
    s = table(3, path=["villa_colini"], step=SETTLED, acted=[1, 2])
    assert isinstance(top(s), AnswerNext)


def test_gen_102_one_offer_here_is_handed_in_at_once() -> None:
    s = here()
    do(s, 1, offer("metal_warehouse", 5))
    assert flow.must_answer(s) == 0b100
    assert why(s, 1, offer("metal_warehouse", 10)) != 0


def test_gen_102_up_to_three_offers_next_door_one_for_each_field() -> None:
    s = next_to_s03()
    do(s, 1, offer("guild_hall", 5))
    assert why(s, 1, offer("guild_hall", 10)) == reasons.ONE_PER_TARGET
    do(s, 1, offer("coach_house", 5))
    assert flow.must_answer(s) == 0b110
    do(s, 1, Done())
    assert flow.must_answer(s) == 0b100
    do(s, 2, offer("guild_hall", 5))
    do(s, 2, offer("coach_house", 5))
    do(s, 2, offer("street_02", 5))
    assert isinstance(top(s), AnswerNext)
    assert [len(offers) for offers in s.offers] == [0, 2, 3]


def test_gen_102_new_offers_replace_all_old_ones_and_passing_withdraws_them() -> None:
    s = next_to_s03()
    for seat in (1, 2):
        do(s, seat, offer("guild_hall", 5))
        do(s, seat, offer("coach_house", 5))
        do(s, seat, Done())
    do(s, 0, AnotherRound())
    do(s, 1, offer("street_02", 5))
    do(s, 1, Done())
    do(s, 2, Pass())
    assert [len(offers) for offers in s.offers] == [0, 1, 0]


def test_gen_102_keep_only_with_standing_offers() -> None:
    s = here()
    assert why(s, 1, Keep()) == reasons.NOTHING_TO_KEEP
    do(s, 1, offer("metal_warehouse", 5))
    do(s, 2, Pass())
    do(s, 0, AnotherRound())
    do(s, 1, Keep())
    do(s, 2, Pass())
    assert len(s.offers[1]) == 1
    assert told(s, OffersKept) == [OffersKept(1)]


def test_gen_103_gen_081_offers_may_be_lowered_in_the_next_round() -> None:
    s = here()
    do(s, 1, offer("metal_warehouse", 50))
    do(s, 2, Pass())
    do(s, 0, AnotherRound())
    do(s, 1, offer("metal_warehouse", 10))
    do(s, 2, Pass())
    do(s, 0, accept("metal_warehouse", 1))
    assert s.money[1] == 120


def test_gen_103_gen_119_an_offer_that_became_impossible_is_gone() -> None:
    s = table(
        3,
        path=["park", "street_02", "guild_hall"],
        hands={1: ["message_01"]},
    )
    do(s, 1, offer("guild_hall", shown=["message_01"]))
    do(s, 2, Pass())
    do(s, 0, AnotherRound())
    do(s, 1, Deliver(card("message_01")))
    assert s.offers[1] == []
    assert why(s, 1, Keep()) == reasons.NOTHING_TO_KEEP
    do(s, 1, Pass())
    do(s, 2, Pass())
    assert why(s, 0, accept("guild_hall", 1)) == reasons.NO_SUCH_OFFER
    assert Lapse in kinds(s, 0)


def test_gen_104_a_has_four_answers_and_three_rounds() -> None:
    s = here()
    for n in (1, 2, 3):
        assert top(s) == OffersHere(0b110, n)
        do(s, 1, Pass())
        do(s, 2, Pass())
        if n < 3:
            do(s, 0, AnotherRound())
    assert kinds(s, 0) == {TakeAction, Lapse}
    assert why(s, 0, AnotherRound()) == reasons.NO_MORE_ROUNDS


def test_gen_105_answers_next_door() -> None:
    s = next_to_s03()
    do(s, 1, offer("guild_hall", 5))
    do(s, 1, Done())
    do(s, 2, Pass())
    assert {Move, EndTurn, AnotherRound, Ask} <= kinds(s, 0)
    do(s, 0, accept("guild_hall", 1))
    assert s.path[-1] == field("guild_hall")
    assert top(s) == ActionWindow(1, field("guild_hall"), 0)


def test_gen_105_several_offers_only_for_one_street() -> None:
    s = next_to_s03()
    for seat in (1, 2):
        do(s, seat, offer("guild_hall", 5))
        do(s, seat, offer("street_02", 5))
        do(s, seat, Done())
    assert why(s, 0, accept("guild_hall", 1, 2)) == reasons.ONE_BUYER
    assert why(s, 0, accept("street_02", 1, 2)) == 0


# -- asks ----------------------------------------------------------------------------------------------------


def test_gen_106_a_may_open_the_bidding_and_the_player_may_agree() -> None:
    s = here()
    do(s, 0, ask(1, "metal_warehouse", 25))
    assert told(s, AskMade) == [AskMade(0, 1, field("metal_warehouse"))]
    assert TermDucats(1, 0, 25) in told(s, TermDucats)
    assert why(s, 2, Agree(1, 0, 0, 0)) != 0
    do(s, 1, Agree(1, 0, 0, 0))
    do(s, 2, Pass())
    assert s.offers[1] == [offer("metal_warehouse", 25)]


def test_gen_106_an_ask_binds_nobody_and_can_be_changed_or_withdrawn() -> None:
    s = here()
    do(s, 0, ask(1, "metal_warehouse", 25))
    do(s, 0, ask(1, "metal_warehouse", 20))
    assert s.ask_ids == [2]
    assert why(s, 1, Agree(1, 0, 0, 0)) != 0
    do(s, 0, WithdrawAsk(2))
    assert s.asks == []
    do(s, 1, offer("metal_warehouse", 5))
    do(s, 2, Pass())
    assert why(s, 0, accept("metal_warehouse", 1)) == 0


def test_gen_106_asks_before_another_round_stand_in_it() -> None:
    s = here()
    do(s, 1, Pass())
    do(s, 2, Pass())
    do(s, 0, ask(2, "metal_warehouse", 10))
    do(s, 0, AnotherRound())
    assert Agree in kinds(s, 2)
    assert Agree not in kinds(s, 1)
    do(s, 2, Agree(1, 0, 0, 0))
    do(s, 1, Pass())
    assert s.asks == []


def test_gen_106_at_most_four_asks_in_a_round() -> None:
    s = here()
    for ducats in (5, 10, 15, 20):
        do(s, 0, ask(1, "metal_warehouse", ducats))
    assert why(s, 0, ask(1, "metal_warehouse", 25)) == reasons.TOO_MANY_ASKS


def test_gen_106_agreeing_with_cards_means_choosing_them() -> None:
    s = here(hands={1: ["message_01", "message_02"]})
    do(s, 0, ask(1, "metal_warehouse", cards={"message": 1}))
    assert why(s, 1, Agree(1, 0, 0, 0)) == reasons.WRONG_CARDS
    assert why(s, 1, Agree(1, mask(["message_01", "message_02"]), 0, 0)) == reasons.WRONG_CARDS
    do(s, 1, Agree(1, mask(["message_02"]), 0, 0))
    do(s, 2, Pass())
    assert s.offers[1] == [offer("metal_warehouse", hidden=["message_02"])]


def test_gen_106_an_ask_must_be_possible_as_far_as_it_lies_open() -> None:
    s = here(goods={1: {"silk": 1}}, money={1: 5})
    assert why(s, 0, ask(1, "metal_warehouse", give={"silk": 2})) == reasons.NOT_YOURS
    assert why(s, 0, ask(1, "metal_warehouse", 100)) == 0  # the purse is secret
    do(s, 0, ask(1, "metal_warehouse", 100))
    assert why(s, 1, Agree(1, 0, 0, 0)) == reasons.TOO_POOR


# -- clean offers, termination, privacy ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "mixed",
    [
        offer("metal_warehouse", 5, want={"silver": 1}),
        offer("metal_warehouse", -5, give={"silk": 1}),
        offer("metal_warehouse", 5, want={"message": 1}),
        offer("metal_warehouse", 5, want={"marker": 1}),
    ],
)
def test_gen_107_an_offer_that_wants_something_of_a_never_forces_him(mixed: Offer) -> None:
    s = here(goods={0: {"silver": 1}, 1: {"silk": 1}}, hands={0: ["message_01"]}, markers={0: 1})
    do(s, 1, mixed)
    do(s, 2, Pass())
    assert Lapse in kinds(s, 0)


def test_gen_108_in_the_last_round_there_is_always_an_answer() -> None:
    s = here(acted=[0], slow=1)
    for n in (1, 2):
        do(s, 1, offer("metal_warehouse", 5))
        do(s, 2, Pass())
        if n == 1:
            do(s, 0, AnotherRound())
    assert {option.action.TAG for option in flow.frame_options(s, 0)} == {"accept"}


def test_gen_109_an_illegal_proposal_is_refused_to_its_author_alone() -> None:
    s = here(money={1: 10})
    before = len(s.news)
    with pytest.raises(IllegalAction):
        flow.apply(s, 1, offer("metal_warehouse", 15))
    assert len(s.news) == before
    assert flow.must_answer(s) == 0b110


def test_gen_126_slow_play_has_two_rounds() -> None:
    s = here(slow=1)
    for n in (1, 2):
        do(s, 1, Pass())
        do(s, 2, Pass())
        if n == 1:
            do(s, 0, AnotherRound())
    assert why(s, 0, AnotherRound()) == reasons.NO_MORE_ROUNDS


# -- neighbouring and distant fields -------------------------------------------------------------------------


def test_gen_070_the_offerer_pays_a_moves_the_offerer_acts() -> None:
    s = next_to_s03()
    do(s, 1, offer("coach_house", 20))
    do(s, 1, Done())
    do(s, 2, Pass())
    do(s, 0, accept("coach_house", 1))
    assert s.money[:2] == [150, 110]
    assert s.path == [field("street_03"), field("coach_house")]
    do(s, 1, Perform())
    assert has(s, 1, "any_start") == 1


def test_gen_071_a_may_move_without_a_deal_whatever_was_offered() -> None:
    s = next_to_s03()
    do(s, 1, offer("coach_house", 100))
    do(s, 1, Done())
    do(s, 2, Pass())
    do(s, 0, Move(field("guild_hall")))
    assert isinstance(top(s), OffersHere)
    assert s.money == [130, 130, 130]
    assert s.offers == [[], [], []]


def test_gen_072_distant_fields_are_talk_and_no_offers() -> None:
    s = next_to_s03()
    assert why(s, 1, offer("harbor", 20)) == reasons.TOO_FAR


def test_gen_073_a_street_can_be_paid_for_and_has_no_action() -> None:
    s = next_to_s03()
    do(s, 1, offer("street_02", 20))
    do(s, 1, Done())
    do(s, 2, Pass())
    do(s, 0, accept("street_02", 1))
    assert s.path[-1] == field("street_02")
    assert isinstance(top(s), OffersNext)
    assert s.based == 0


def test_gen_074_a_building_reached_by_a_deal_is_not_opened_to_others() -> None:
    s = next_to_s03()
    do(s, 1, offer("guild_hall", 20))
    do(s, 1, Done())
    do(s, 2, Pass())
    do(s, 0, accept("guild_hall", 1))
    assert flow.may_act(s) == 0b010


def test_gen_080_gen_110_no_business_without_a() -> None:
    s = next_to_s03()
    assert why(s, 0, offer("guild_hall", 5)) != 0
    assert "to" not in [spec.split(" ")[0] for spec in Offer.OF]


def test_gen_085_only_hard_currency_can_be_expressed() -> None:
    nouns = {spec.split(" ")[1] for spec in Offer.OF}
    assert nouns == {"field", "ducats", "cubes", "cards", "markers", "card*", "count", "special"}


# -- not waiting, time-outs, standing orders -----------------------------------------------------------------


def test_gen_123_a_moves_or_ends_while_others_still_think() -> None:
    s = next_to_s03()
    do(s, 1, offer("guild_hall", 20))
    do(s, 0, Move(field("street_02")))
    assert s.sheets == [[], [], []]
    assert told(s, OfferMade) == []
    s = next_to_s03()
    do(s, 0, EndTurn())
    assert s.active == 1


def test_gen_123_accepting_and_lapsing_need_all_answers() -> None:
    s = here()
    do(s, 1, offer("metal_warehouse", 20))
    assert why(s, 0, accept("metal_warehouse", 1)) == reasons.WAIT_FOR_ALL
    assert why(s, 0, Lapse()) == reasons.WAIT_FOR_ALL


def test_gen_122_others_keep_their_offers_or_pass() -> None:
    s = here()
    assert GAME.default(s, 1) == Pass()
    do(s, 1, offer("metal_warehouse", 5))
    do(s, 2, Pass())
    do(s, 0, AnotherRound())
    assert GAME.default(s, 1) == Keep()


def test_gen_122_a_takes_the_clean_offer_with_most_ducats_nearest_clockwise() -> None:
    s = table(4, active=2, path=["metal_warehouse"], goods={3: {"silk": 1}, 2: {"salt": 1}})
    do(s, 0, offer("metal_warehouse", 20))
    do(s, 1, offer("metal_warehouse", 20))
    do(s, 3, offer("metal_warehouse", 90, want={"salt": 1}))
    assert GAME.default(s, 2) == accept("metal_warehouse", 0)


def test_gen_122_without_a_clean_offer_it_lapses_and_next_door_the_turn_ends() -> None:
    s = here()
    do(s, 1, Pass())
    do(s, 2, Pass())
    assert GAME.default(s, 0) == Lapse()
    do(s, 0, Lapse())
    do(s, 1, Pass())
    do(s, 2, Pass())
    assert GAME.default(s, 0) == EndTurn()


def test_gen_122_start_action_and_markers() -> None:
    assert GAME.default(table(3), 0) == Roll()
    s = table(3, path=["harbor"], acting=1)
    assert GAME.default(s, 1) == Perform()
    s = table(3, path=["street_01"], step=ENDING, markers={0: 1})
    assert GAME.default(s, 0) == PassMarkers()


def test_gen_122_what_was_written_down_is_handed_in() -> None:
    s = next_to_s03()
    do(s, 1, offer("guild_hall", 20))
    assert GAME.default(s, 1) == Done()


def test_gen_125_a_prepared_offer_is_handed_in_the_moment_it_is_legal() -> None:
    """A standing order is an ordinary offer kept by somebody else until its field comes up."""
    prepared = offer("guild_hall", 15)
    s = table(3, path=["street_04"], step=SETTLED)
    assert why(s, 1, prepared) == reasons.TOO_FAR
    do(s, 0, Move(field("street_03")))
    assert why(s, 1, prepared) == 0
    do(s, 1, prepared)
    assert view(s, 1).sheet[0].ducats == 15
    assert view(s, 2).sheet == []
