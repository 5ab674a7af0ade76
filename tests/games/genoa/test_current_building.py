"""The current building: proposals and A's answer (GEN-060 to GEN-063, GEN-100 to GEN-109)."""

from typing import Any

import pytest

from signoria.core import flow
from signoria.core.flow import IllegalAction
from signoria.games.genoa import reasons
from signoria.games.genoa.action_window import ActionWindow
from signoria.games.genoa.actions import Deliver, Move, Perform
from signoria.games.genoa.bids import (
    AnotherRound,
    Keep,
    Lapse,
    Offer,
    Pass,
    TakeAction,
)
from signoria.games.genoa.current_building import AnswerHere, OffersHere
from signoria.games.genoa.deal_events import OfferMade, OffersKept
from signoria.games.genoa.neighbouring_fields import OffersNext
from signoria.games.genoa.state import Genoa
from tests.games.genoa.table import (
    accept,
    card,
    do,
    field,
    kinds,
    offer,
    table,
    told,
    top,
    why,
)


def here(**rest: Any) -> Genoa:
    """Three players, the tower at the metal warehouse, everybody free to act."""
    return table(3, path=["metal_warehouse"], **rest)


def test_gen_060_gen_100_first_everybody_is_asked_in_parallel() -> None:
    s = here()
    assert isinstance(top(s), OffersHere)
    assert flow.must_answer(s) == 0b110
    do(s, 2, offer("metal_warehouse", 5))
    assert flow.must_answer(s) == 0b010
    assert s.offers == [(), (), ()]
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


def test_gen_061_an_offer_of_the_first_seat_obliges_like_any_other() -> None:
    s = here(active=1)
    do(s, 0, offer("metal_warehouse", 5))
    do(s, 2, Pass())
    assert why(s, 1, Lapse()) == reasons.CLEAN_OFFER


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


def test_gen_102_one_offer_here_is_handed_in_at_once() -> None:
    s = here()
    do(s, 1, offer("metal_warehouse", 5))
    assert flow.must_answer(s) == 0b100
    assert why(s, 1, offer("metal_warehouse", 10)) != 0


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
    assert s.offers[1] == ()
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


def test_gen_109_an_illegal_proposal_is_refused_to_its_author_alone() -> None:
    s = here(money={1: 10})
    before = len(s.news)
    with pytest.raises(IllegalAction):
        flow.apply(s, 1, offer("metal_warehouse", 15))
    assert len(s.news) == before
    assert flow.must_answer(s) == 0b110
