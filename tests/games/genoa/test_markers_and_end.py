"""Ownership markers and the end of the game (GEN-181, GEN-200 to GEN-206, GEN-250 to GEN-282)."""

from typing import Any

import msgspec

from signoria.games.genoa import GAME, reasons
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.actions import (
    NOTHING,
    PLACE,
    REMOVE,
    REPLACE,
    EndAction,
    Move,
    PassMarkers,
    Perform,
    PlaceMarkers,
)
from signoria.games.genoa.bids import TakeAction
from signoria.games.genoa.moving_the_tower import discs_on
from signoria.games.genoa.ownership_markers import MarkerPhase
from signoria.games.genoa.scoring import goods_left, worth
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.view import view
from tests.games.genoa.table import (
    ENDING,
    SETTLED,
    T,
    accept,
    card,
    do,
    field,
    has,
    kinds,
    offer,
    strike,
    table,
    top,
    why,
)


def marking(**rest: Any) -> Genoa:
    """The end of a turn that went over S03 (coach house, guild hall)."""
    return table(3, **{"path": ["street_03"], "step": ENDING, **rest})


def choose(street: str, first: int, second: int) -> PlaceMarkers:
    """Deeds in the order in which the buildings stand in the data."""
    return PlaceMarkers(field(street), first, second)


def test_gen_200_beside_streets_entered_this_turn_the_start_field_included() -> None:
    s = marking(path=["street_03", "coach_house"], markers={0: 1})
    do(s, 0, choose("street_03", PLACE, NOTHING))
    assert s.owner[T.boards[0].beside[field("street_03")][0]] == 0
    s = marking(path=["coach_house"], markers={0: 1})
    assert s.active == 1  # no street entered: nobody is asked


def test_gen_201_a_first_then_once_clockwise_and_a_chosen_street_is_closed() -> None:
    s = marking(markers={0: 1, 1: 1, 2: 2})
    assert top(s) == MarkerPhase(0)
    do(s, 0, PassMarkers())
    do(s, 1, choose("street_03", PLACE, NOTHING))
    assert discs_on(s, field("street_03")) == 0
    assert s.active == 1  # seat 2 has no street left


def test_gen_201_without_markers_in_the_own_supply_nobody_is_asked() -> None:
    s = marking(owners={"park": 0})
    assert s.active == 1


def test_gen_202_a_foreign_marker_is_removed_at_the_price_of_an_own_one() -> None:
    s = marking(markers={0: 1}, owners={"guild_hall": 1})
    do(s, 0, choose("street_03", REMOVE, NOTHING))
    assert s.owner[field("guild_hall")] == -1
    assert s.own[0] == 0
    assert s.supply == (7, 7, 7)


def test_gen_202_with_one_more_marker_the_place_may_be_taken() -> None:
    s = marking(markers={0: 2}, owners={"guild_hall": 1})
    do(s, 0, choose("street_03", REPLACE, NOTHING))
    assert s.owner[field("guild_hall")] == 0
    assert s.own[0] == 0
    assert s.supply == (6, 7, 7)


def test_gen_203_up_to_four_markers_on_two_buildings() -> None:
    s = marking(markers={0: 4}, owners={"guild_hall": 1, "coach_house": 2})
    do(s, 0, choose("street_03", REPLACE, REPLACE))
    assert s.owner.count(0) == 2
    assert s.own[0] == 0


def test_gen_203_on_the_other_board_a_street_may_have_one_building() -> None:
    s = table(3, path=["street_06"], step=ENDING, markers={0: 2}, alternative=1)
    assert why(s, 0, choose("street_06", PLACE, PLACE)) != 0
    do(s, 0, choose("street_06", PLACE, NOTHING))
    assert s.owner[field("spice_warehouse")] == 0


def test_gen_204_choosing_a_street_without_a_change_is_a_pass() -> None:
    s = marking(markers={0: 1})
    assert why(s, 0, choose("street_03", NOTHING, NOTHING)) == reasons.NOTHING_CHANGES
    s = marking(markers={0: 1}, owners={"guild_hall": 0, "coach_house": 0})
    assert s.active == 1


def test_gen_205_removed_markers_go_to_the_general_supply() -> None:
    s = marking(markers={0: 1, 1: 0}, owners={"guild_hall": 1})
    do(s, 0, choose("street_03", REMOVE, NOTHING))
    assert s.own[1] == 0
    assert s.supply[1] == 7


def test_gen_206_an_own_marker_cannot_be_taken_back() -> None:
    s = marking(markers={0: 1}, owners={"guild_hall": 0})
    assert why(s, 0, choose("street_03", REMOVE, NOTHING)) != 0
    assert why(s, 0, choose("street_01", PLACE, NOTHING)) == reasons.STREET_CLOSED


def test_gen_181_gen_182_chains_and_the_full_ring() -> None:
    cards = tuple(T.pile_cards[3])
    assert [worth(T, cards[:n]) for n in (1, 14)] == [10, 600]
    across = (card("privilege_metal_warehouse"), card("privilege_villa_colini"))
    assert worth(T, across) == 30
    apart = (card("privilege_park"), card("privilege_harbor"))
    assert worth(T, apart) == 20
    assert [T.payouts.chain[n] for n in (1, 2, 3, 4, 5, 6)] == [10, 30, 60, 100, 150, 200]


def end_of_game(**rest: Any) -> Genoa:
    return table(3, **{"active": 2, "path": ["street_03"], "step": ENDING, "marker": 10, **rest})


def test_gen_250_privileges_and_owned_buildings_are_paid_after_the_last_markers() -> None:
    s = end_of_game(
        hands={0: ["privilege_park", "privilege_coach_house"]}, owners={"harbor": 1}, markers={1: 1}
    )
    assert s.stack  # seat 1 may still place a marker
    do(s, 1, choose("street_03", PLACE, NOTHING))
    assert s.stack == []
    assert s.money == [160, 150, 130]
    assert view(s, 2).seats[0].known == sorted([card("privilege_park"), card("privilege_coach_house")])


def test_gen_251_most_ducats_win() -> None:
    s = end_of_game(money={0: 100, 1: 300, 2: 200})
    assert GAME.places(s) == [3, 1, 2]


def test_gen_252_goods_left_and_a_shared_victory() -> None:
    s = end_of_game(
        hands={0: ["large_ricci_1", "small_park_rice", "message_01"], 1: ["privilege_park"]},
        goods={0: {"silk": 2, "exchange": 1}},
        money={0: 140, 1: 130, 2: 140},
    )
    assert [goods_left(s, seat) for seat in range(3)] == [6, 0, 0]
    assert s.money == [140, 140, 140]
    assert GAME.places(s) == [1, 2, 2]


def test_gen_252_markers_count_in_the_own_supply_but_not_on_buildings() -> None:
    s = marking(markers={0: 2}, owners={"park": 0})
    assert goods_left(s, 0) == 2


def test_gen_270_gen_271_two_players_play_all_rules_but_offers_need_a_good() -> None:
    s = table(2, path=["metal_warehouse"], goods={1: {"silk": 1}})
    assert why(s, 1, offer("metal_warehouse", 30)) == reasons.NEEDS_A_GOOD
    assert why(s, 1, offer("metal_warehouse", 30, give={"silk": 1})) == 0
    assert why(s, 1, offer("metal_warehouse", gain=1)) == 0
    s = table(2, path=["metal_warehouse"], goods={0: {"silk": 1}})
    assert why(s, 1, offer("metal_warehouse", 30, want={"silk": 1})) == reasons.NEEDS_A_GOOD


def test_gen_272_a_card_action_of_the_opponent_gives_no_bonus() -> None:
    s = table(2, path=["metal_warehouse"], acted=[0, 1], goods={1: {"extra_action": 1, "silk": 1}})
    strike(s, 1, offer("metal_warehouse", give={"silk": 1}), "metal_warehouse")
    do(s, 1, Perform())
    do(s, 1, EndAction())
    assert not has_action(s, 0)


def test_gen_272_the_bonus_is_used_before_cards() -> None:
    s = table(2, path=["metal_warehouse"], acted=[0], goods={0: {"extra_action": 1}, 1: {"silk": 1}})
    strike(s, 1, offer("metal_warehouse", give={"silk": 1}), "metal_warehouse")
    do(s, 1, Perform())
    do(s, 1, EndAction())
    do(s, 0, Move(field("tavern")))
    do(s, 0, TakeAction())
    assert has(s, 0, "extra_action") == 1
    do(s, 0, Perform())
    do(s, 0, EndAction())
    assert has_action(s, 0)  # the card is still there


def test_gen_280_gen_281_gen_282_views_show_what_lies_open_and_nothing_else() -> None:
    s = table(
        3,
        path=["harbor"],
        step=SETTLED,
        hands={0: ["message_01"], 1: ["large_ricci_1", "privilege_park"]},
        goods={1: {"silk": 1}},
        markers={1: 2},
    )
    seen = view(s, 0)
    assert seen.hand == [card("message_01")]
    assert seen.seats[1].cards == [1, 0, 0, 1]
    assert seen.seats[1].known == []
    assert seen.seats[1].ducats == -1
    assert seen.seats[0].ducats == 130
    assert seen.seats[1].goods[7] == 1
    assert seen.seats[1].markers == 2
    assert seen.path == [field("harbor")]
    assert [player.can_act for player in seen.seats] == [True] * 3
    spectator = msgspec.to_builtins(view(s, -1))
    assert spectator["hand"] == []
    assert [player["ducats"] for player in spectator["seats"]] == [-1, -1, -1]


def test_accepting_is_named_by_seats() -> None:
    assert accept("harbor", 1, 2).partners == 0b110
    assert PassMarkers in kinds(marking(markers={0: 1}), 0)
