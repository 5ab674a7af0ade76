"""Winter: a palace is rearranged, one card at a time."""

from signoria.core.rows import exchanged
from signoria.games.virtu.actions import Discard
from signoria.games.virtu.reorganise import Rearranging, begin_rearranging
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.winter_actions import EndRearranging, MoveCard
from tests.games.virtu.table import (
    CARD,
    GREEN,
    ITEM,
    RED,
    YELLOW,
    act,
    agent,
    ask,
    place,
    put,
    refused,
    tiles,
)
from tests.games.virtu.winters import winter


def rearranging(s: Virtu, seat: int) -> Virtu:
    begin_rearranging(s, seat)
    return ask(s, Rearranging(seat))


def test_vir_620_one_card_at_a_time_any_number_of_moves() -> None:
    s = winter()
    put(s, RED, 10, "envoy")
    put(s, RED, 13, "podesta")
    rearranging(s, RED)
    act(s, RED, MoveCard(10, 2), MoveCard(13, 3), EndRearranging())
    assert s.cards[RED * 16 + 2] == CARD["envoy"]
    assert s.cards[RED * 16 + 3] == CARD["podesta"]
    assert s.face[RED] == 0


def test_vir_621_marker_indulgence_and_foreign_agents_freeze_rooms_and_t_07() -> None:
    s = winter()
    put(s, RED, 10, "envoy")
    put(s, RED, 2, "podesta")
    s.marker[RED] = 0
    s.indulgences = exchanged(s.indulgences, RED, 1 << 1)
    agent(s, GREEN, place(s, RED, 2))
    agent(s, RED, place(s, RED, 3))
    rearranging(s, RED)
    for number in (0, 1):
        assert refused(s, RED, MoveCard(10, number)) == "room-frozen"
    assert refused(s, RED, MoveCard(2, 13)) == "room-frozen"
    assert refused(s, RED, MoveCard(10, 3)) == ""  # an own agent does not freeze


def test_t_07_vir_467_a_foreign_agent_freezes_the_cards_of_a_room() -> None:
    s = winter()
    put(s, GREEN, 2, "podesta")
    agent(s, RED, place(s, GREEN, 2))
    rearranging(s, GREEN)
    assert refused(s, GREEN, MoveCard(2, 10)) == "room-frozen"


def test_vir_622_only_face_up_courtiers_move_and_stay_face_up() -> None:
    s = winter()
    put(s, RED, 10, "envoy", up=False)
    put(s, RED, 13, "bishop")
    rearranging(s, RED)
    assert refused(s, RED, MoveCard(10, 14)) == "face-down"
    act(s, RED, MoveCard(13, 14))
    assert s.face[RED] == 1 << 14


def test_vir_623_a_card_leaving_a_room_lies_face_down() -> None:
    s = winter()
    put(s, RED, 2, "envoy")
    rearranging(s, RED)
    act(s, RED, MoveCard(2, 13))
    assert s.cards[RED * 16 + 13] == CARD["envoy"]
    assert s.face[RED] == 0


def test_vir_624_no_way_from_room_to_room_and_no_swap() -> None:
    s = winter()
    put(s, RED, 2, "envoy")
    put(s, RED, 10, "bishop")
    put(s, RED, 13, "admiral")
    rearranging(s, RED)
    assert refused(s, RED, MoveCard(2, 3)) == "no-room-to-room"
    assert refused(s, RED, MoveCard(10, 13)) == "field-taken"


def test_vir_625_courtiers_enter_empty_action_or_upgrade_fields() -> None:
    s = winter()
    put(s, RED, 2, "envoy")
    put(s, RED, 10, "bishop")
    rearranging(s, RED)
    assert refused(s, RED, MoveCard(10, 3)) == "needs-action"
    assert refused(s, RED, MoveCard(10, 8)) == "needs-action-card"
    assert refused(s, RED, MoveCard(10, 7)) == ""
    assert refused(s, RED, MoveCard(10, 2)) == "field-taken"


def test_vir_626_every_single_move_keeps_the_rules_of_placing() -> None:
    s = winter()
    for field, name in ((10, "bishop"), (13, "admiral"), (14, "consigliere")):
        put(s, RED, field, name)
    put(s, RED, 2, "envoy")
    rearranging(s, RED)
    assert refused(s, RED, MoveCard(2, 11)) == "no-free-field"  # greyed and locked
    tiles(s, RED, "duchy")
    assert refused(s, RED, MoveCard(2, 11)) == ""


def test_vir_626_an_upgrade_with_an_action_takes_the_room() -> None:
    """B-25: the action card leaves, the upgrade becomes the action card."""
    s = winter()
    put(s, RED, 2, "envoy")
    put(s, RED, 7, "podesta")
    rearranging(s, RED)
    act(s, RED, MoveCard(2, 10))
    assert s.cards[RED * 16 + 2] == CARD["podesta"]
    assert s.cards[RED * 16 + 7] == -1


def test_vir_627_a_card_moves_twice_and_no_arrangement_repeats() -> None:
    s = winter()
    put(s, RED, 10, "bishop")
    rearranging(s, RED)
    act(s, RED, MoveCard(10, 13))
    assert refused(s, RED, MoveCard(13, 10)) == "same-arrangement"
    act(s, RED, MoveCard(13, 14))
    assert refused(s, RED, MoveCard(14, 10)) == "moved-enough"


def test_vir_627_greyed_fields_may_be_exchanged() -> None:
    s = winter()
    tiles(s, RED, "duchy")
    put(s, RED, 11, "bishop")
    rearranging(s, RED)
    assert refused(s, RED, MoveCard(11, 15)) == ""
    act(s, RED, MoveCard(11, 15))
    assert s.face[RED] == 1 << 15


def test_t_20_the_example_of_the_yellow_palace() -> None:
    s = winter()
    put(s, YELLOW, 10, "ferdinand_ii_of_naples")
    put(s, YELLOW, 13, "merchant")
    put(s, YELLOW, 14, "federico_da_montefeltro", up=False)
    put(s, YELLOW, 1, "gonfaloniere")
    put(s, YELLOW, 2, "alfonso_of_calabria")
    put(s, YELLOW, 7, "envoy")
    s.marker[YELLOW] = 0
    s.indulgences = exchanged(s.indulgences, YELLOW, 1 << 3)
    rearranging(s, YELLOW)
    assert refused(s, YELLOW, MoveCard(7, 13)) == "field-taken"  # no free field yet
    assert refused(s, YELLOW, MoveCard(14, 6)) == "face-down"
    for number in (0, 3):
        assert refused(s, YELLOW, MoveCard(10, number)) == "room-frozen"
    act(s, YELLOW, MoveCard(10, 6), MoveCard(13, 10), MoveCard(7, 13))
    at = YELLOW * 16
    assert s.cards[at + 10] == CARD["merchant"]
    assert s.cards[at + 13] == CARD["envoy"]
    assert s.cards[at + 14] == CARD["federico_da_montefeltro"]
    assert s.face[YELLOW] == 1 << 10
    assert [s.cards[at + 1], s.cards[at + 6]] == [CARD["gonfaloniere"], CARD["ferdinand_ii_of_naples"]]
    assert [s.cards[at + 2], s.cards[at + 7]] == [CARD["alfonso_of_calabria"], -1]


def test_t_44_two_courtiers_change_places_through_a_third_field() -> None:
    s = winter()
    put(s, RED, 10, "bishop")
    put(s, RED, 13, "admiral")
    rearranging(s, RED)
    act(s, RED, MoveCard(10, 14), MoveCard(13, 10), MoveCard(14, 13))
    assert s.cards[RED * 16 + 10] == CARD["admiral"]
    assert s.cards[RED * 16 + 13] == CARD["bishop"]
    assert refused(s, RED, MoveCard(13, 14)) == "moved-enough"


def test_vir_211_a_field_may_be_freed_while_rearranging() -> None:
    s = winter()
    for field, name in ((10, "bishop"), (13, "admiral"), (14, "merchant")):
        put(s, RED, field, name)
    put(s, RED, 2, "envoy")
    rearranging(s, RED)
    act(s, RED, Discard(14))
    assert s.coins[RED] == 1 + 2  # the Merchant's florins
    act(s, RED, MoveCard(2, 14))
    assert s.supply[ITEM["merchant"]] == 5
