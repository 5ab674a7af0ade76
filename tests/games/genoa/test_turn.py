"""Rounds, turns, placing and moving the tower (GEN-020 to GEN-045)."""

import pytest

from signoria.core.chance import Scripted, seeded
from signoria.games.genoa import GAME, reasons
from signoria.games.genoa.actions import AnyStart, EndTurn, Move, PassMarkers, Perform, Roll
from signoria.games.genoa.bids import Lapse, Pass, TakeAction
from signoria.games.genoa.current_building import AnswerHere, OffersHere
from signoria.games.genoa.events import RoundMarkerMoved, TowerMoved
from signoria.games.genoa.moving_the_tower import discs_on, ways
from signoria.games.genoa.neighbouring_fields import AnswerNext, OffersNext
from signoria.games.genoa.placing_the_tower import PlaceTower
from signoria.games.genoa.view import view
from tests.games.genoa.table import (
    ENDING,
    PLACING,
    SETTLED,
    T,
    do,
    field,
    has,
    kinds,
    stock,
    table,
    told,
    top,
    why,
)


def test_gen_020_turns_go_clockwise_from_the_start_player() -> None:
    s = table(3, active=1, path=["street_01"], step=ENDING)
    assert s.active == 2
    assert isinstance(top(s), PlaceTower)


def test_gen_021_the_marker_moves_when_a_new_round_begins() -> None:
    s = table(3, active=2, path=["street_01"], step=ENDING)
    assert s.active == 0
    assert s.marker == 2
    assert told(s, RoundMarkerMoved)


def test_gen_022_a_turn_is_placed_moved_marked_and_passed_on() -> None:
    s = table(3, markers={0: 1}, chance=Scripted([2, 1]))
    do(s, 0, Roll())
    assert s.path == (field("street_01"),)
    do(s, 0, EndTurn())
    do(s, 0, PassMarkers())
    assert s.active == 1
    assert list(s.path) == []


def test_gen_030_the_dice_of_the_turn_lie_open_until_it_ends() -> None:
    s = table(3, chance=Scripted([2, 1]))
    do(s, 0, Roll())
    assert [view(s, seat).dice for seat in (-1, 0, 1)] == [[3, 2]] * 3
    do(s, 0, EndTurn())
    assert view(s, 0).dice == []


@pytest.mark.parametrize(("seats", "last"), [(2, 12), (3, 10), (4, 8), (5, 7)])
def test_gen_023_the_round_on_the_last_field_is_played_to_its_end(seats: int, last: int) -> None:
    s = table(seats, active=seats - 2, path=["street_01"], marker=last, step=ENDING)
    assert s.active == seats - 1
    assert s.stack
    s = table(seats, active=seats - 1, path=["street_01"], marker=last, step=ENDING)
    assert s.stack == []
    assert s.finished == 1


def test_gen_024_the_marker_never_goes_past_the_last_field() -> None:
    s = table(4, marker=8, goods={0: {"any_start": 1}})
    do(s, 0, AnyStart(field("market")))
    assert s.marker == 8


def test_gen_030_red_is_the_column_and_blue_the_row() -> None:
    s = table(4, chance=Scripted([4, 1]))  # red 5, blue 2
    do(s, 0, Roll())
    assert s.path == (field("street_03"),)
    assert discs_on(s, field("street_03")) == 5


def test_gen_031_gen_191_the_card_replaces_the_roll_and_returns_to_its_pile() -> None:
    s = table(4, goods={0: {"any_start": 1}})
    do(s, 0, AnyStart(field("palazzo")))
    assert s.path == (field("palazzo"),)
    assert has(s, 0, "any_start") == 0
    assert stock(s, "any_start") == 5


def test_gen_031_without_the_card_only_the_dice() -> None:
    s = table(4, goods={1: {"any_start": 1}})
    assert kinds(s, 0) == {Roll}
    assert why(s, 0, AnyStart(3)) == reasons.NO_START_CARD


def test_gen_191_the_card_is_only_for_the_active_player() -> None:
    s = table(4, goods={1: {"any_start": 1}})
    assert why(s, 1, AnyStart(3)) != 0


def test_gen_032_moving_onto_the_market_later_does_nothing() -> None:
    s = table(4, path=["guild_hall"], step=SETTLED)
    do(s, 0, Move(field("market")))
    assert s.marker == 1


def test_gen_033_the_start_field_is_visited_and_settled_first() -> None:
    s = table(4, chance=Scripted([2, 0]))  # red 3, blue 1: the park
    do(s, 0, Roll())
    assert s.visited == 1 << field("park")
    assert isinstance(top(s), OffersHere)


def test_gen_040_the_tower_goes_to_orthogonal_neighbours_and_leaves_a_disc() -> None:
    s = table(4, path=["street_01"], step=SETTLED)
    assert sorted(ways(s)) == sorted(field(f) for f in ("metal_warehouse", "park", "street_02", "street_20"))
    do(s, 0, Move(field("street_02")))
    assert discs_on(s, field("street_01")) == 1
    assert discs_on(s, field("street_02")) == 4
    assert told(s, TowerMoved)
    assert why(s, 0, Move(field("harbor"))) == reasons.NOT_NEXT_DOOR


def test_gen_040_only_the_active_player_moves() -> None:
    s = table(4, path=["street_01"], step=SETTLED)
    assert why(s, 1, Move(field("street_02"))) != 0


def test_gen_041_after_five_fields_the_turn_ends() -> None:
    path = ["street_01", "street_02", "street_03", "street_04"]
    s = table(4, path=path, step=SETTLED)
    do(s, 0, Move(field("street_05")))
    assert s.active == 1


def test_gen_042_no_field_is_entered_twice() -> None:
    s = table(4, path=["street_01", "street_02"], step=SETTLED)
    assert field("street_01") not in ways(s)
    assert why(s, 0, Move(field("street_01"))) == reasons.ALREADY_VISITED


def test_gen_043_the_tower_may_walk_on_although_nobody_can_act() -> None:
    s = table(4, path=["park"], acted=[0, 1, 2, 3], step=SETTLED)
    do(s, 0, Move(field("coach_house")))
    assert s.path[-1] == field("coach_house")
    assert isinstance(top(s), OffersNext)  # the building lapsed by itself; streets can still be paid for


def test_gen_044_a_may_stop_after_any_settled_field() -> None:
    s = table(4, path=["street_01"], step=SETTLED)
    do(s, 0, EndTurn())
    assert s.active == 1


def test_gen_044_but_not_before_the_building_is_settled() -> None:
    s = table(4, path=["park"])
    assert why(s, 0, EndTurn()) == reasons.UNSETTLED
    for seat in (1, 2, 3):
        do(s, seat, Pass())
    assert why(s, 0, Move(field("street_01"))) == reasons.UNSETTLED


def test_gen_045_a_stuck_tower_ends_the_turn() -> None:
    path = ["spice_warehouse", "street_04", "coach_house", "villa_ricci"]
    s = table(4, path=path)
    assert ways(s) == []
    do(s, 0, TakeAction())
    options = kinds(s, 0)
    assert Perform not in options
    s = table(4, path=path, acted=[0, 1, 2, 3])
    assert s.active == 1


def test_gen_148_streets_and_the_market_have_no_action() -> None:
    s = table(4, chance=Scripted([3, 3]))
    do(s, 0, Roll())
    assert s.path == (field("market"),)
    assert isinstance(top(s), AnswerNext | OffersNext)


def test_gen_062_lapsing_leads_to_the_neighbours() -> None:
    s = table(4, path=["park"], acted=[1, 2, 3])
    assert isinstance(top(s), AnswerHere)
    do(s, 0, Lapse())
    assert isinstance(top(s), OffersNext)
    assert why(s, 0, TakeAction()) != 0


def test_the_first_turn_of_a_game_belongs_to_the_start_player() -> None:
    s = GAME.new_state(T, 5, {}, seeded(3))
    assert s.active == s.start
    assert s.taken[s.start] == 1
    assert isinstance(top(s), PlaceTower)
    assert PLACING == 0
