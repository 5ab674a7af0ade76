"""Rounds end: limits, not waiting, time-outs, standing orders (GEN-108, GEN-122 to GEN-126)."""

from typing import Any

from signoria.core import flow
from signoria.games.genoa import GAME, reasons
from signoria.games.genoa.actions import EndTurn, Move, PassMarkers, Perform, Roll
from signoria.games.genoa.bids import (
    AnotherRound,
    Done,
    Keep,
    Lapse,
    Pass,
)
from signoria.games.genoa.deal_events import OfferMade
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.view import view
from tests.games.genoa.table import (
    ENDING,
    SETTLED,
    accept,
    do,
    field,
    offer,
    table,
    told,
    why,
)


def here(**rest: Any) -> Genoa:
    """Three players, the tower at the metal warehouse, everybody free to act."""
    return table(3, path=["metal_warehouse"], **rest)


def next_to_s03(**rest: Any) -> Genoa:
    """Three players, the tower on S03 between coach house and guild hall."""
    return table(3, path=["street_03"], step=SETTLED, **rest)


def test_gen_108_in_the_last_round_there_is_always_an_answer() -> None:
    s = here(acted=[0], slow=1)
    for n in (1, 2):
        do(s, 1, offer("metal_warehouse", 5))
        do(s, 2, Pass())
        if n == 1:
            do(s, 0, AnotherRound())
    assert {option.action.TAG for option in flow.frame_options(s, 0)} == {"accept"}


def test_gen_126_slow_play_has_two_rounds() -> None:
    s = here(slow=1)
    for n in (1, 2):
        do(s, 1, Pass())
        do(s, 2, Pass())
        if n == 1:
            do(s, 0, AnotherRound())
    assert why(s, 0, AnotherRound()) == reasons.NO_MORE_ROUNDS


def test_gen_123_a_moves_or_ends_while_others_still_think() -> None:
    s = next_to_s03()
    do(s, 1, offer("guild_hall", 20))
    do(s, 0, Move(field("street_02")))
    assert s.sheets == [(), (), ()]
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
