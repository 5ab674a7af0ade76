"""Spring, part B: who is defeated retreats."""

from signoria.core.rows import exchanged
from signoria.games.virtu.actions import UseSource
from signoria.games.virtu.retreat import Retreats
from signoria.games.virtu.tables import OTTOMAN, SHIP
from signoria.games.virtu.war_actions import LoseTroop, RetreatByRoad, RetreatBySea
from tests.games.virtu.sieges_laid import sieges, standing
from tests.games.virtu.table import (
    BLUE,
    CITY,
    GREEN,
    RED,
    YELLOW,
    act,
    ask,
    asked,
    refused,
    table,
    troops,
    turn_down,
)


def test_vir_520_defeat_costs_one_troop_and_the_rest_must_retreat() -> None:
    s = table()
    troops(s, RED, "genoa", 3)
    sieges(s)  # 3 against 4
    assert s.holder[CITY["genoa"]] == BLUE
    assert standing(s, BLUE, "genoa") == 1
    assert s.routed == (RED * 30 + CITY["genoa"],) * 2


def test_vir_521_retreats_follow_the_turn_order() -> None:
    s = table()
    s.order = (GREEN, RED, BLUE, YELLOW)
    s.routed = (RED * 30 + CITY["siena"], GREEN * 30 + CITY["verona"])
    s.reserve = [4, 3, 4, 3]
    ask(s, Retreats(0))
    assert s.stack[-1].waits_for(s) == 1 << GREEN
    act(s, GREEN, RetreatByRoad(CITY["verona"], CITY["padua"]))
    assert s.stack[-1].waits_for(s) == 1 << RED
    act(s, RED, RetreatByRoad(CITY["siena"], CITY["pisa"]))
    assert standing(s, RED, "pisa") == 2


def test_vir_522_by_road_free_and_by_sea_for_ships() -> None:
    s = table()
    s.routed = (RED * 30 + CITY["nice"],) * 2
    s.reserve[RED] = 2
    ask(s, Retreats(0))
    assert refused(s, RED, RetreatByRoad(CITY["nice"], CITY["genoa"])) == "not-your-city"
    assert refused(s, RED, RetreatBySea(CITY["nice"], CITY["pisa"])) == "no-ships"
    act(s, RED, UseSource(8 + CITY["pisa"], SHIP), RetreatBySea(CITY["nice"], CITY["pisa"]))
    assert standing(s, RED, "pisa") == 2
    assert s.reserve[RED] == 3  # no ship for the other: lost


def test_vir_523_troops_without_a_way_are_lost_and_others_may_be_given_up() -> None:
    s = table()
    s.routed = (RED * 30 + CITY["verona"], RED * 30 + CITY["siena"])
    s.reserve[RED] = 2
    ask(s, Retreats(0))
    assert s.reserve[RED] == 3  # Verona: no own city by road, no port
    act(s, RED, LoseTroop(CITY["siena"]))
    assert s.reserve[RED] == 4
    assert asked(s) == ""


def test_vir_524_the_ottoman_ships_come_together() -> None:
    s = table()
    turn_down(s, RED)
    s.allies = exchanged(s.allies, OTTOMAN, RED)
    s.routed = (RED * 30 + CITY["nice"], RED * 30 + CITY["nice"])
    s.reserve[RED] = 2
    ask(s, Retreats(0))
    act(s, RED, UseSource(50, SHIP))
    assert s.stack[-1].key()[1] == 2
    act(s, RED, *[RetreatBySea(CITY["nice"], CITY["pisa"])] * 2)
    assert standing(s, RED, "pisa") == 3


def test_vir_525_routed_troops_take_no_further_part() -> None:
    s = table()
    s.routed = (RED * 30 + CITY["siena"],) * 2
    s.reserve[RED] = 2
    troops(s, GREEN, "siena", 4)
    sieges(s)
    assert s.holder[CITY["siena"]] == GREEN  # no battle with the routed troops
    assert len(s.routed) == 2


def test_t_42_one_tile_for_two_retreats() -> None:
    s = table()
    s.up = exchanged(s.up, GREEN, 1 << CITY["venice"])
    s.routed = (GREEN * 30 + CITY["ancona"], GREEN * 30 + CITY["bari"])
    s.reserve[GREEN] = 2
    ask(s, Retreats(0))
    act(s, GREEN, UseSource(8 + CITY["venice"], SHIP))
    for name in ("ancona", "bari"):
        act(s, GREEN, RetreatBySea(CITY[name], CITY["venice"]))
    assert standing(s, GREEN, "venice") == 3
    assert s.up[GREEN] == 0
