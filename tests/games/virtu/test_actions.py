"""Govern, Patronage, Trade and Annex."""

import pytest

from signoria.core.rows import exchanged
from signoria.games.virtu.actions import LayCourtier, Pay, TakeFlorins
from signoria.games.virtu.annex import Annexing, crowns_for, seas_to
from signoria.games.virtu.govern import Governing, TurningUp
from signoria.games.virtu.palace import unlocked
from signoria.games.virtu.patronage import Advanced, Financing, PatronBonus, next_step
from signoria.games.virtu.scoring import crosses, printed_points
from signoria.games.virtu.sources import FOR_ACTION, FOR_PATRONAGE, amount, available
from signoria.games.virtu.spring_actions import AdvancePatronage, Annex, ChooseBonus, Govern, Trade, TurnUp
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    CANNONS,
    COLUMBUS,
    COPERNICUS,
    DOME,
    FORTIFICATION,
    GOVERN,
    LEONARDO,
    MACHIAVELLI,
    MICHELANGELO,
    OTTOMAN,
    PATRONAGE,
    PRINCE,
    SISTINE_CHAPEL,
)
from signoria.games.virtu.trade import Trading
from tests.games.virtu.table import (
    BLUE,
    CARD,
    CITY,
    GREEN,
    RED,
    ROOM_CARD,
    TABLES,
    TILE,
    UPGRADE,
    YELLOW,
    act,
    agent,
    ask,
    asked,
    courtier,
    offered,
    own,
    put,
    refused,
    room,
    source,
    suggestion,
    table,
    turn_down,
)


def tile(*names: str) -> int:
    return sum(1 << TILE[name] for name in names)


def governing(s: Virtu, seat: int) -> Virtu:
    s.marker[seat] = room(s, seat, GOVERN)
    return ask(s, Governing(seat))


def test_vir_400_each_symbol_turns_two_tiles_or_reactivates_one_alliance() -> None:
    s = table()
    own(s, RED, "siena", "bologna")
    turn_down(s, RED)
    s.allies = exchanged(s.allies, OTTOMAN, RED)
    s.allies_used = 1 << OTTOMAN
    ask(s, TurningUp(RED, 2, 0))
    assert refused(s, RED, TurnUp(tile("siena", "bologna", "pisa", "florence"), 0)) == ""
    assert refused(s, RED, TurnUp(tile("siena", "bologna"), 1 << OTTOMAN)) == ""
    assert refused(s, RED, TurnUp(tile("siena", "bologna", "pisa"), 1 << OTTOMAN)) == "too-many-turned"
    act(s, RED, TurnUp(tile("siena", "bologna"), 1 << OTTOMAN))
    assert s.up[RED] == tile("siena", "bologna")
    assert s.allies_used == 0


def test_vir_400_crowns_and_crosses_come_from_different_sources() -> None:
    s = table()
    put(s, RED, 10, "bishop")
    governing(s, RED)
    assert refused(s, RED, Govern(courtier(10), courtier(10))) == "used-twice"
    assert refused(s, RED, Govern(0, 0)) == "not-covered"
    assert refused(s, RED, Govern(ROOM_CARD, courtier(10))) == ""


def test_vir_401_a_tile_that_pays_stays_down() -> None:
    s = governing(table(), RED)
    act(s, RED, Govern(ROOM_CARD | source("florence"), 0))
    assert asked(s) == ""  # nothing else lies face down
    s = table()
    s.up = exchanged(s.up, RED, tile("florence"))
    governing(s, RED)
    act(s, RED, Govern(ROOM_CARD | source("florence"), 0))
    assert refused(s, RED, TurnUp(tile("florence"), 0)) == "paid-with-it"
    assert refused(s, RED, TurnUp(tile("pisa"), 0)) == ""


def test_t_31_vir_402_florins_taken_just_before_may_be_turned_up_again() -> None:
    s = governing(table(), RED)
    act(s, RED, TakeFlorins(8 + CITY["florence"]), Govern(ROOM_CARD, 0), TurnUp(tile("florence"), 0))
    assert s.coins[RED] == 1 + 3
    assert s.up[RED] == tile("florence", "pisa")


def test_vir_403_courtiers_are_not_turned() -> None:
    s = table()
    turn_down(s, RED)
    put(s, RED, 10, "envoy", up=False)
    governing(s, RED)
    act(s, RED, Govern(ROOM_CARD, 0), TurnUp(tile("florence", "pisa"), 0))
    assert s.face[RED] == 0


def test_t_39_vir_404_one_govern_turns_a_tile_once() -> None:
    s = table()
    turn_down(s, RED)
    own(s, RED, "pisa")
    put(s, RED, 10, "envoy")
    governing(s, RED)
    act(s, RED, Govern(ROOM_CARD | courtier(10), 0), TurnUp(tile("florence"), 0))
    assert asked(s) == ""  # the second symbol is gone with the same answer
    assert s.up[RED] == tile("florence", "pisa")


def test_t_02_govern_with_action_card_upgrade_and_courtier() -> None:
    s = table()
    s.marker[BLUE] = room(s, BLUE, GOVERN)
    put(s, BLUE, s.marker[BLUE], "cardinal")
    put(s, BLUE, s.marker[BLUE] + 5, "bishop")
    put(s, BLUE, 13, "envoy")
    ask(s, Governing(BLUE))
    own(s, BLUE, "turin", "parma", "verona", "siena")
    turn_down(s, BLUE)
    act(s, BLUE, Govern(ROOM_CARD | courtier(13), UPGRADE))
    six = tile("milan", "genoa", "turin", "parma", "verona", "siena")
    assert refused(s, BLUE, TurnUp(six, 0)) == ""
    assert s.face[BLUE] == 0
    act(s, BLUE, TurnUp(six, 0))
    assert s.up[BLUE] == six


def test_t_25_govern_reactivates_an_alliance() -> None:
    for crown, cross in ((ROOM_CARD, 0), (0, courtier(10))):
        s = table()
        put(s, GREEN, 10, "bishop")
        s.allies = exchanged(s.allies, OTTOMAN, GREEN)
        s.allies_used = 1 << OTTOMAN
        governing(s, GREEN)
        act(s, GREEN, Govern(crown, cross), TurnUp(0, 1 << OTTOMAN))
        assert s.allies_used == 0


def test_govern_suggestions_are_careful() -> None:
    s = table()
    own(s, RED, "siena", up=False)
    put(s, RED, 10, "envoy")
    governing(s, RED)
    assert suggestion(s, RED) == Govern(ROOM_CARD, 0)  # one symbol for one tile
    act(s, RED, Govern(ROOM_CARD, 0))
    assert suggestion(s, RED) == TurnUp(tile("siena"), 0)


@pytest.mark.parametrize(
    ("field", "cost"),
    [(1, [2, 0, 0, 1]), (2, [2, 0, 0, 1]), (3, [3, 1, 0, 1]), (4, [3, 1, 0, 1]), (5, [4, 2, 1, 0])],
)
def test_t_27_vir_411_costs_of_the_patronage_track(field: int, cost: list[int]) -> None:
    s = table()
    s.patronage = exchanged(s.patronage, RED, field - 1)
    asked_for = next_step(s, RED)
    assert [asked_for.florins, asked_for.crowns, asked_for.crosses, asked_for.either] == cost


def test_vir_410_exactly_one_field_and_the_end_is_the_end() -> None:
    s = table()
    s.coins[RED] = 9
    s.marker[RED] = room(s, RED, PATRONAGE)
    ask(s, Financing(RED))
    act(s, RED, AdvancePatronage(), Pay(0, source("florence"), 0, 0, 0))
    assert s.patronage[RED] == 1
    assert s.coins[RED] == 7
    s.patronage = exchanged(s.patronage, RED, 5)
    ask(s, Financing(RED))
    assert refused(s, RED, AdvancePatronage()) == "track-end"


def test_vir_412_fields_two_and_four_bring_a_bonus_at_once() -> None:
    for field, question in ((1, ""), (2, "patron_bonus"), (3, ""), (4, "patron_bonus"), (5, "")):
        s = table()
        s.patronage = exchanged(s.patronage, RED, field - 1)
        assert asked(ask(s, Advanced(RED))) == question


def test_vir_413_one_person_and_one_work() -> None:
    s = table()
    s.patron_of = exchanged(s.patron_of, DOME, GREEN)
    s.patron_of = exchanged(s.patron_of, LEONARDO, RED)
    ask(s, PatronBonus(RED))
    assert refused(s, RED, ChooseBonus(DOME)) == "bonus-taken"
    assert refused(s, RED, ChooseBonus(COLUMBUS)) == "same-kind-of-bonus"
    works = [FORTIFICATION, PRINCE, SISTINE_CHAPEL, CANNONS]
    assert offered(s, RED, ChooseBonus) == [ChooseBonus(work) for work in works]


def test_vir_416_copernicus_unlocks_a_field() -> None:
    s = ask(table(), PatronBonus(RED))
    act(s, RED, ChooseBonus(COPERNICUS))
    assert unlocked(s, RED) == 1


def test_vir_417_the_prince_brings_a_field_and_an_agent() -> None:
    s = ask(table(), PatronBonus(RED))
    act(s, RED, ChooseBonus(PRINCE))
    assert unlocked(s, RED) == 1
    assert s.agents_ready[RED] == 3


def test_vir_418_michelangelo_gives_a_crown_for_patronage_only() -> None:
    s = table()
    s.patron_of = exchanged(s.patron_of, MICHELANGELO, RED)
    s.marker[RED] = room(s, RED, PATRONAGE)
    turn_down(s, RED)
    s.coins[RED] = 2
    ask(s, next_step(s, RED))
    act(s, RED, Pay(0, 1 << 53, 0, 0, 0))
    assert s.coins[RED] == 0
    assert amount(s, RED, 53, 1) == 1  # never exhausted
    assert available(s, RED, FOR_PATRONAGE) >> 53
    assert not available(s, RED, FOR_ACTION) >> 53


def test_vir_419_dome_and_chapel_count_as_crosses_at_the_end() -> None:
    s = table()
    assert crosses(s, RED) == 0
    s.patron_of = exchanged(s.patron_of, DOME, RED)
    assert crosses(s, RED) == 1
    s.patron_of = exchanged(s.patron_of, SISTINE_CHAPEL, RED)
    assert crosses(s, RED) == 3


def test_vir_420_columbus_is_worth_two_points() -> None:
    s = table()
    s.patron_of = exchanged(s.patron_of, COLUMBUS, RED)
    assert printed_points(s, RED) == 2


def test_vir_421_machiavelli_is_placed_like_a_character() -> None:
    s = ask(table(), PatronBonus(RED))
    act(s, RED, ChooseBonus(MACHIAVELLI), LayCourtier(10))
    assert s.cards[RED * 16 + 10] == CARD["niccolo_machiavelli"]
    assert s.face[RED] == 1 << 10


def test_vir_422_cannons_are_a_tile_face_up() -> None:
    s = ask(table(), PatronBonus(RED))
    act(s, RED, ChooseBonus(CANNONS))
    assert s.owned[RED] & s.up[RED] & tile("cannons")


def test_vir_423_other_bonuses_lie_beside_the_palace() -> None:
    s = ask(table(), PatronBonus(RED))
    act(s, RED, ChooseBonus(FORTIFICATION))
    assert s.patron_of[FORTIFICATION] == RED
    assert all(card == -1 for card in s.cards)


def test_vir_430_two_florins_a_ship() -> None:
    s = table()
    s.marker[GREEN] = 0
    put(s, GREEN, 0, "merchant")  # 2 ships
    put(s, GREEN, 10, "admiral")  # 2 ships
    ask(s, Trading(GREEN))
    assert suggestion(s, GREEN) == Trade(ROOM_CARD | courtier(10))
    act(s, GREEN, Trade(ROOM_CARD | courtier(10) | source("venice")))
    assert s.coins[GREEN] == 1 + 12


def test_vir_440_vir_442_only_neutral_cities_in_reach() -> None:
    s = table()
    for name in ("siena", "bologna"):
        put(s, RED, 10, "podesta")
        own(s, RED, name)
    own(s, BLUE, "siena")
    ask(s, Annexing(RED))
    assert refused(s, RED, Annex(CITY["siena"])) == "not-neutral"
    assert refused(s, RED, Annex(CITY["benevento"])) == "not-reached"
    assert refused(s, RED, Annex(CITY["perugia"])) == "closed"
    assert refused(s, RED, Annex(CITY["spoleto"])) == ""


def test_t_04_annex_by_road() -> None:
    s = table()
    s.marker[RED] = 0
    put(s, RED, 10, "envoy")
    ask(s, Annexing(RED))
    act(s, RED, Annex(CITY["ravenna"]))
    assert s.stack[-1].key()[3:] == (0, 3, 0, 0, 0, 0)  # three crowns
    act(s, RED, Pay(0, source("florence") | courtier(10), 0, 0, 0))
    assert s.holder[CITY["ravenna"]] == RED
    assert s.up[RED] & tile("ravenna")
    assert s.owned[RED].bit_count() == 3


def test_t_05_vir_443_annex_by_sea_with_a_foreign_agent() -> None:
    s = table()
    agent(s, GREEN, CITY["terracina"])
    put(s, RED, 10, "envoy")
    put(s, RED, 13, "admiral")
    ask(s, Annexing(RED))
    act(s, RED, Annex(CITY["terracina"]))
    assert s.stack[-1].key()[3:] == (0, 3, 0, 0, 2, 0)
    act(s, RED, Pay(0, source("florence") | courtier(10), 0, 0, courtier(13)))
    assert s.holder[CITY["terracina"]] == RED
    assert s.agents[CITY["terracina"]] == GREEN


def test_vir_441_own_agents_make_it_cheaper_and_foreign_ones_dearer() -> None:
    s = table()
    ravenna = CITY["ravenna"]
    assert crowns_for(s, RED, ravenna) == 3
    agent(s, RED, ravenna)
    assert crowns_for(s, RED, ravenna) == 2
    assert crowns_for(s, BLUE, ravenna) == 4
    agent(s, RED, CITY["nice"])
    assert crowns_for(s, RED, CITY["nice"]) == 1  # modified value 0


def test_vir_443_the_number_of_seas_is_the_shortest_chain() -> None:
    seas = TABLES.seas[4]
    assert seas[CITY["pisa"] * 30 + CITY["nice"]] == 1
    assert seas[CITY["pisa"] * 30 + CITY["terracina"]] == 2
    assert seas[CITY["venice"] * 30 + CITY["nice"]] == 4
    s = table()
    assert seas_to(s, RED, CITY["siena"]) == 0
    assert seas_to(s, BLUE, CITY["rome"]) == 99


def test_vir_444_pirate_ports_cannot_be_annexed() -> None:
    s = ask(table(), Annexing(YELLOW))
    assert refused(s, YELLOW, Annex(CITY["tunis"])) == "pirates"


def test_vir_445_the_city_marker_moves_and_agents_stay() -> None:
    s = table()
    agent(s, GREEN, CITY["ravenna"])
    put(s, RED, 10, "podesta")
    ask(s, Annexing(RED))
    act(s, RED, Annex(CITY["ravenna"]), Pay(0, source("florence") | courtier(10), 0, 0, 0))
    assert s.city_stack[-1] == RED
    assert s.agents[CITY["ravenna"]] == GREEN
