"""Palace and cards."""

from signoria.core.rows import exchanged
from signoria.games.virtu.actions import Discard, LayCourtier, ShiftCourtier
from signoria.games.virtu.domain import is_start_city
from signoria.games.virtu.palace import action_of, cities_of, courtiers, free_fields, unlocked, wake
from signoria.games.virtu.receiving import FieldLost, Receiving, lost_a_field
from signoria.games.virtu.reorganise import Rearranging, begin_rearranging
from signoria.games.virtu.sources import amount, available, thing_of
from signoria.games.virtu.tables import COPERNICUS, CROWN, GOVERN, PRINCE, WAR
from signoria.games.virtu.winter_actions import MoveCard
from tests.games.virtu.table import (
    BLUE,
    CARD,
    CITY,
    GREEN,
    RED,
    YELLOW,
    act,
    ask,
    offered,
    own,
    put,
    refused,
    room,
    table,
    tiles,
    turn_down,
)


def test_vir_002_control_is_the_marker_on_the_city() -> None:
    s = table()
    assert s.holder[CITY["florence"]] == RED
    assert s.holder[CITY["siena"]] == -1


def test_vir_003_a_start_city_stays_one_whoever_controls_it() -> None:
    s = table()
    own(s, BLUE, "pisa")
    assert is_start_city(s, RED, CITY["pisa"])
    assert not is_start_city(s, BLUE, CITY["pisa"])


def test_vir_004_the_domain_holds_tiles_and_the_palace_cards() -> None:
    s = table()
    tiles(s, RED, "duchy", "cannons")
    assert cities_of(s, RED) == 2
    assert all(card == -1 for card in s.cards)


def test_vir_005_vir_206_a_gained_card_goes_face_up_to_a_free_courtier_field() -> None:
    s = table()
    ask(s, Receiving(RED, 1 << CARD["envoy"]))
    assert offered(s, RED, LayCourtier) == [LayCourtier(10), LayCourtier(13), LayCourtier(14)]
    act(s, RED, LayCourtier(13))
    assert s.cards[RED * 16 + 13] == CARD["envoy"]
    assert s.face[RED] == 1 << 13


def test_vir_006_the_field_decides_what_a_card_is() -> None:
    s = table()
    s.marker[RED] = 2
    put(s, RED, 2, "envoy")
    put(s, RED, 7, "bishop")
    put(s, RED, 10, "admiral")
    assert [thing_of(s, RED, n) for n in (0, 1, 2)] == [CARD["envoy"], CARD["bishop"], CARD["admiral"]]


def test_vir_007_room_cards_are_never_exhausted_and_courtiers_face_down_are() -> None:
    s = table()
    turn_down(s, RED)
    s.marker[RED] = 0
    put(s, RED, 0, "envoy")
    put(s, RED, 10, "envoy", up=False)
    assert available(s, RED, 3) & 0xFF == 0b1  # the action card, not the courtier


def test_vir_202_a_field_holds_one_card() -> None:
    s = table()
    put(s, RED, 10, "envoy")
    ask(s, Receiving(RED, 1 << CARD["bishop"]))
    assert refused(s, RED, LayCourtier(10)) == "field-taken"


def test_vir_203_vir_220_an_action_card_replaces_the_printed_action_and_covers_its_symbol() -> None:
    s = table()
    war = room(s, RED, WAR)
    s.marker[RED] = war
    assert action_of(s, RED, war) == WAR
    assert amount(s, RED, 0, 3) == 1  # the printed cavalry
    put(s, RED, war, "cardinal")
    assert action_of(s, RED, war) == GOVERN
    assert amount(s, RED, 0, 3) == 0


def test_vir_220_printed_symbols_are_crown_mask_and_cavalry() -> None:
    s = table()
    found = {}
    for number in range(5):
        s.marker[RED] = number
        found[action_of(s, RED, number)] = [amount(s, RED, 0, symbol) for symbol in range(8)]
    assert found[0] == [0, 1, 0, 0, 0, 0, 0, 0]
    assert found[5] == [0, 0, 0, 0, 0, 1, 0, 0]
    assert found[4] == [0, 0, 0, 1, 0, 0, 0, 0]
    assert found[1] == found[3] == [0] * 8


def test_vir_204_an_upgrade_adds_its_bar_but_not_its_action() -> None:
    s = table()
    s.marker[RED] = 0
    put(s, RED, 0, "envoy")
    put(s, RED, 5, "pope")
    assert action_of(s, RED, 0) == 3  # Annex of the Envoy, not Govern of the Pope
    assert amount(s, RED, 1, CROWN) == 2


def test_vir_207_a_conquered_or_bought_tile_has_its_side() -> None:
    s = table()
    own(s, RED, "siena")
    own(s, RED, "ravenna", up=False)
    assert s.up[RED] >> CITY["siena"] & 1
    assert not s.up[RED] >> CITY["ravenna"] & 1


def test_vir_208_a_free_field_is_open_or_unlocked_and_empty() -> None:
    s = table()
    assert free_fields(s, RED) == [10, 13, 14]
    put(s, RED, 13, "envoy", up=False)
    assert free_fields(s, RED) == [10, 14]
    tiles(s, RED, "duchy")
    assert free_fields(s, RED) == [10, 11, 12, 14, 15]


def test_vir_209_at_most_three_greyed_fields_and_no_more_than_sources() -> None:
    s = table()
    assert unlocked(s, RED) == 0
    tiles(s, RED, "duchy", "principality")
    assert unlocked(s, RED) == 1  # the principality shows no field
    s.patron_of = exchanged(s.patron_of, COPERNICUS, RED)
    s.patron_of = exchanged(s.patron_of, PRINCE, RED)
    assert unlocked(s, RED) == 3
    own(s, RED, "siena", "bologna", "ravenna")
    assert unlocked(s, RED) == 3  # four sources, three fields


def test_vir_209_which_greyed_field_is_used_may_change() -> None:
    s = table()
    tiles(s, RED, "duchy")
    put(s, RED, 15, "envoy")
    assert free_fields(s, RED) == [10, 13, 14]
    s.cards = exchanged(s.cards, RED * 16 + 15, -1)
    assert 11 in free_fields(s, RED)


def test_vir_210_a_title_works_face_down() -> None:
    s = table()
    tiles(s, RED, "kingdom", up=False)
    assert unlocked(s, RED) == 1


def test_vir_211_discarding_returns_characters_and_removes_family_cards() -> None:
    s = table()
    put(s, RED, 10, "envoy", up=False)
    put(s, RED, 13, "lorenzo_de_medici")
    put(s, RED, 14, "bishop")
    ask(s, Receiving(RED, 1 << CARD["admiral"]))
    assert s.supply[CARD["envoy"]] == 4
    act(s, RED, Discard(10))
    assert s.supply[CARD["envoy"]] == 5
    act(s, RED, Discard(13))
    assert s.removed >> CARD["lorenzo_de_medici"] & 1
    assert s.coins[RED] == 1 + 2  # his two florins were taken first


def test_vir_212_falling_below_five_cities_costs_a_card_on_a_greyed_field() -> None:
    s = table()
    own(s, RED, "siena", "bologna", "ravenna")
    put(s, RED, 11, "envoy", up=False)
    assert not lost_a_field(s, RED)
    own(s, BLUE, "siena")
    assert lost_a_field(s, RED)
    ask(s, FieldLost(RED))
    assert refused(s, RED, ShiftCourtier(11, 13)) == ""  # also face down
    act(s, RED, ShiftCourtier(11, 13))
    assert s.cards[RED * 16 + 13] == CARD["envoy"]
    assert s.face[RED] == 0
    assert not lost_a_field(s, RED)


def test_vir_212_a_card_may_keep_its_face_when_it_moves() -> None:
    s = table()
    put(s, RED, 12, "envoy")
    ask(s, FieldLost(RED))
    act(s, RED, ShiftCourtier(12, 10))
    assert s.face[RED] == 1 << 10


def test_vir_306_only_one_side_wakes() -> None:
    s = table()
    for field in (10, 13, 14):
        put(s, GREEN, field, "envoy", up=False)
    wake(s, GREEN, 0)
    assert s.face[GREEN] == 1 << 10
    wake(s, GREEN, 1)
    assert s.face[GREEN] == 1 << 10 | 1 << 13 | 1 << 14


def test_vir_421_machiavelli_must_lie_in_the_palace() -> None:
    s = table()
    for field, name in ((10, "envoy"), (13, "bishop"), (14, "admiral")):
        put(s, YELLOW, field, name)
    ask(s, Receiving(YELLOW, 1 << CARD["niccolo_machiavelli"]))
    assert offered(s, YELLOW, LayCourtier) == []
    assert courtiers(s, YELLOW) == [10, 13, 14]
    act(s, YELLOW, Discard(13), LayCourtier(13))
    assert s.cards[YELLOW * 16 + 13] == CARD["niccolo_machiavelli"]


def test_vir_205_no_card_without_action_is_alone_in_a_room() -> None:
    s = table()
    put(s, RED, 2, "envoy")
    put(s, RED, 7, "bishop")
    put(s, RED, 10, "admiral")
    begin_rearranging(s, RED)
    ask(s, Rearranging(RED))
    assert refused(s, RED, MoveCard(2, 13)) != ""  # the Bishop would stay alone
    assert refused(s, RED, MoveCard(7, 13)) == ""
    assert refused(s, RED, MoveCard(10, 3)) == "needs-action"
