"""The sieges that the catalogue tells in numbers."""

from signoria.core.rows import exchanged
from signoria.games.virtu.actions import UseSource
from signoria.games.virtu.retreat import Retreats
from signoria.games.virtu.tables import SHIP
from signoria.games.virtu.war_actions import Announce, RetreatByRoad, RetreatBySea
from signoria.games.virtu.war_bonuses import TOKEN_BONUS
from tests.games.virtu.sieges_laid import sieges, standing
from tests.games.virtu.table import (
    BLUE,
    CITY,
    GREEN,
    RED,
    YELLOW,
    act,
    agent,
    ask,
    offered,
    own,
    table,
    troops,
    turn_down,
)


def test_t_14_siena_neutral_with_the_own_agent() -> None:
    s = table()
    agent(s, RED, CITY["siena"])
    troops(s, RED, "siena", 2)
    s.tokens = exchanged(s.tokens, RED, 1)
    sieges(s)
    act(s, RED, Announce(TOKEN_BONUS))
    assert s.holder[CITY["siena"]] == RED
    assert standing(s, RED, "siena") == 2
    assert not s.up[RED] >> CITY["siena"] & 1
    assert s.trophies[RED] == 0


def test_t_15_benevento_neutral_with_a_foreign_agent() -> None:
    s = table()
    agent(s, GREEN, CITY["benevento"])
    troops(s, YELLOW, "benevento", 2)
    sieges(s)
    assert s.holder[CITY["benevento"]] == -1
    assert s.routed == (YELLOW * 30 + CITY["benevento"],)


def test_t_16_parma_with_a_defending_troop() -> None:
    s = table()
    own(s, RED, "parma")
    troops(s, RED, "parma", 1)
    troops(s, BLUE, "parma", 3)
    s.tokens = exchanged(s.tokens, BLUE, 1)
    sieges(s)
    act(s, BLUE, Announce(TOKEN_BONUS))
    assert s.holder[CITY["parma"]] == BLUE
    assert standing(s, BLUE, "parma") == 2
    assert standing(s, RED, "parma") == 0
    assert s.trophies[BLUE] == 1 << RED


def test_t_17_ravenna_with_everything() -> None:
    s = table()
    own(s, GREEN, "ravenna")
    troops(s, GREEN, "ravenna", 1)
    agent(s, RED, CITY["ravenna"])
    troops(s, RED, "ravenna", 3)
    s.tokens = exchanged(s.tokens, RED, 1)
    s.tokens = exchanged(s.tokens, GREEN, 1)
    sieges(s)
    act(s, RED, Announce(TOKEN_BONUS))
    act(s, GREEN, Announce(TOKEN_BONUS))
    assert s.holder[CITY["ravenna"]] == RED
    assert standing(s, RED, "ravenna") == 1
    assert s.trophies[RED] == 1 << GREEN


def test_t_18_spoleto_and_the_retreat_to_florence_or_perugia() -> None:
    s = table()
    troops(s, RED, "spoleto", 2)
    sieges(s)
    ask(s, Retreats(0))
    assert offered(s, RED, RetreatByRoad) == [RetreatByRoad(CITY["spoleto"], CITY["florence"])]
    act(s, RED, RetreatByRoad(CITY["spoleto"], CITY["florence"]))
    assert standing(s, RED, "florence") == 2
    s = table(5)
    own(s, RED, "perugia")
    troops(s, RED, "spoleto", 2)
    sieges(s)
    ask(s, Retreats(0))
    assert offered(s, RED, RetreatByRoad) == [RetreatByRoad(CITY["spoleto"], CITY["perugia"])]


def test_t_19_ancona_by_sea_or_not_at_all() -> None:
    s = table()
    s.routed = (GREEN * 30 + CITY["ancona"],) * 2
    s.reserve[GREEN] = 2
    ask(s, Retreats(0))
    assert offered(s, GREEN, RetreatByRoad) == []
    act(s, GREEN, UseSource(8 + CITY["venice"], SHIP))  # two ships
    act(s, GREEN, *[RetreatBySea(CITY["ancona"], CITY["venice"])] * 2)
    assert standing(s, GREEN, "venice") == 3
    s = table()
    turn_down(s, GREEN)
    s.routed = (GREEN * 30 + CITY["ancona"],)
    s.reserve[GREEN] = 3
    ask(s, Retreats(0))
    assert s.reserve[GREEN] == 4


def test_t_37_a_victory_without_survivors() -> None:
    s = table()
    own(s, GREEN, "parma")  # value 1
    troops(s, GREEN, "parma", 2)
    troops(s, RED, "parma", 2)
    s.tokens = exchanged(s.tokens, RED, 2)
    sieges(s)
    act(s, RED, Announce(TOKEN_BONUS), Announce(TOKEN_BONUS))
    assert s.holder[CITY["parma"]] == RED
    assert standing(s, RED, "parma") == standing(s, GREEN, "parma") == 0


def test_t_38_no_second_trophy_of_the_same_player() -> None:
    s = table()
    own(s, GREEN, "parma")
    s.trophies = exchanged(s.trophies, RED, 1 << GREEN)
    troops(s, RED, "parma", 2)
    sieges(s)
    assert s.holder[CITY["parma"]] == RED
    assert s.trophies[RED] == 1 << GREEN
