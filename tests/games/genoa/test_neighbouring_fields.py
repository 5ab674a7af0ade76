"""Neighbouring and distant fields (GEN-070 to GEN-074, GEN-080, GEN-085, GEN-105)."""

from typing import Any

from signoria.core import flow
from signoria.core.flow import frame_options
from signoria.games.genoa import reasons
from signoria.games.genoa.action_window import ActionWindow
from signoria.games.genoa.actions import EndTurn, Move, Perform
from signoria.games.genoa.bids import (
    AnotherRound,
    Ask,
    Done,
    Offer,
    Pass,
)
from signoria.games.genoa.current_building import OffersHere
from signoria.games.genoa.neighbouring_fields import AnswerNext, OffersNext
from signoria.games.genoa.state import Genoa
from tests.games.genoa.table import (
    SETTLED,
    accept,
    do,
    field,
    has,
    kinds,
    offer,
    table,
    top,
    why,
)


def next_to_s03(**rest: Any) -> Genoa:
    """Three players, the tower on S03 between coach house and guild hall."""
    return table(3, path=["street_03"], step=SETTLED, **rest)


def test_gen_124_next_to_no_street_and_without_an_action_nobody_is_asked() -> None:
    s = table(3, path=["villa_colini"], step=SETTLED, acted=[1])
    assert flow.must_answer(s) == 0b100
    s = table(3, path=["villa_colini"], step=SETTLED, acted=[1, 2])
    assert isinstance(top(s), AnswerNext)


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


def test_gen_110_next_to_the_market_offers_are_for_the_streets_alone() -> None:
    s = table(3, path=["guild_hall"], step=SETTLED)
    (offers,) = [option for option in frame_options(s, 1) if option.action is Offer]
    streets = [field(f"street_{n}") for n in ("02", "03", "05", "20")]
    assert list(offers.box[0].values()) == streets


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


def test_gen_070_the_offerer_pays_a_moves_the_offerer_acts() -> None:
    s = next_to_s03()
    do(s, 1, offer("coach_house", 20))
    do(s, 1, Done())
    do(s, 2, Pass())
    do(s, 0, accept("coach_house", 1))
    assert s.money[:2] == [150, 110]
    assert s.path == (field("street_03"), field("coach_house"))
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
    assert s.offers == [(), (), ()]


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
