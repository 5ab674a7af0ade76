"""Spring, part B: besiegers of one city fight each other first."""

from signoria.core.rows import exchanged
from signoria.games.virtu.war_actions import Announce, Besiege, GiveUp, PassBonus
from signoria.games.virtu.war_bonuses import TOKEN_BONUS
from tests.games.virtu.sieges_laid import LEFT, bonuses, sieges, standing
from tests.games.virtu.table import BLUE, CITY, GREEN, RED, YELLOW, act, agent, asked, own, put, table, troops


def test_vir_530_besiegers_of_one_city_fight_first() -> None:
    s = table()
    own(s, YELLOW, "siena")
    troops(s, YELLOW, "siena", 1)
    troops(s, RED, "siena", 3)
    troops(s, GREEN, "siena", 1)
    agent(s, RED, CITY["siena"])
    sieges(s)
    assert asked(s) == "after_battle"
    assert standing(s, RED, "siena") == 2
    assert standing(s, GREEN, "siena") == 0
    assert standing(s, YELLOW, "siena") == 1  # the owner takes no part


def test_vir_530_every_besieger_is_fought_the_first_seat_too() -> None:
    s = table()
    s.order = (RED, GREEN, YELLOW, BLUE)
    troops(s, RED, "siena", 4)
    troops(s, GREEN, "siena", 1)
    troops(s, BLUE, "siena", 1)
    sieges(s)
    assert asked(s) == "after_battle"
    assert [standing(s, seat, "siena") for seat in (RED, GREEN, BLUE)] == [2, 0, 0]


def test_t_35_vir_531_the_winner_loses_as_many_and_may_give_up() -> None:
    s = table()
    troops(s, RED, "siena", 3)
    troops(s, GREEN, "siena", 2)
    sieges(s)
    assert standing(s, RED, "siena") == 1
    assert s.trophies[RED] == 0
    act(s, RED, GiveUp())
    assert s.routed == (RED * 30 + CITY["siena"],)
    assert s.reserve[RED] == 6 - 3  # two start troops and the retreating one are left


def test_vir_531_a_later_winner_decides_in_the_own_turn() -> None:
    s = table()
    troops(s, RED, "siena", 1)
    troops(s, GREEN, "siena", 4)
    troops(s, YELLOW, "bari", 3)
    sieges(s)
    assert s.holder[CITY["bari"]] == YELLOW  # Yellow's turn comes before Green's
    assert asked(s) == "after_battle"
    assert s.stack[-1].waits_for(s) == 1 << GREEN
    act(s, GREEN, Besiege())
    assert asked(s) == ""
    assert s.routed == (GREEN * 30 + CITY["siena"],) * 2  # 3 against 3


def test_vir_532_bonuses_used_in_a_battle_are_spent() -> None:
    s = table()
    put(s, RED, 10, "gonfaloniere")
    troops(s, RED, "siena", 2)
    troops(s, GREEN, "siena", 1)
    s.tokens = exchanged(s.tokens, RED, 1)
    sieges(s)
    act(s, RED, Announce(LEFT), PassBonus())
    act(s, RED, Besiege())
    assert bonuses(s, RED) == [TOKEN_BONUS]


def test_t_36_vir_533_a_tie_costs_one_each_and_both_retreat() -> None:
    s = table()
    troops(s, RED, "siena", 2)
    troops(s, GREEN, "siena", 2)
    sieges(s)
    assert sorted(s.routed) == [RED * 30 + CITY["siena"], GREEN * 30 + CITY["siena"]]
    assert s.holder[CITY["siena"]] == -1


def test_t_43_tied_troops_fight_nobody_else() -> None:
    s = table()
    troops(s, BLUE, "siena", 2)
    troops(s, RED, "siena", 2)
    troops(s, GREEN, "siena", 4)
    sieges(s)
    assert s.holder[CITY["siena"]] == GREEN
    assert sorted(s.routed) == [BLUE * 30 + CITY["siena"], RED * 30 + CITY["siena"]]


def test_a_third_besieger_is_fought_after_the_first() -> None:
    """B-06: one by one in turn order."""
    s = table()
    troops(s, BLUE, "siena", 4)
    troops(s, RED, "siena", 1)
    troops(s, GREEN, "siena", 1)
    sieges(s)
    assert asked(s) == "after_battle"
    assert standing(s, BLUE, "siena") == 2
    assert standing(s, RED, "siena") == standing(s, GREEN, "siena") == 0


def test_a_winner_without_troops_does_not_besiege() -> None:
    """B-08: bonuses alone cannot besiege."""
    s = table()
    troops(s, RED, "siena", 1)
    troops(s, GREEN, "siena", 1)
    s.tokens = exchanged(s.tokens, RED, 3)
    sieges(s)
    act(s, RED, Announce(TOKEN_BONUS), PassBonus())
    assert asked(s) == ""
    assert s.holder[CITY["siena"]] == -1
