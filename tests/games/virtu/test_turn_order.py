"""Spring, part C: cities unlock fields, set the turn order and may end the game."""

from signoria.core.rows import exchanged
from signoria.games.virtu.actions import Discard, ShiftCourtier
from signoria.games.virtu.domain import gain_city
from signoria.games.virtu.palace import cities_of, unlocked
from signoria.games.virtu.turn_order import check_end, order_by_cities, set_order
from signoria.games.virtu.year import Year
from tests.games.virtu.sieges_laid import sieges
from tests.games.virtu.table import (
    BLUE,
    CITY,
    GREEN,
    RED,
    YELLOW,
    act,
    ask,
    asked,
    offered,
    own,
    put,
    table,
    troops,
)


def test_vir_540_the_marker_moves_at_once_and_lies_on_top() -> None:
    s = table()
    gain_city(s, BLUE, CITY["parma"], face_up=True)
    gain_city(s, GREEN, CITY["verona"], face_up=True)
    assert s.city_stack[-2:] == (BLUE, GREEN)
    own(s, GREEN, "parma")
    assert s.city_stack[-2:] == (BLUE, GREEN)  # the loser's marker first


def test_vir_541_five_cities_unlock_a_field() -> None:
    s = table()
    own(s, RED, "siena", "bologna")
    assert unlocked(s, RED) == 0
    own(s, RED, "ravenna")
    assert unlocked(s, RED) == 1
    own(s, BLUE, "ravenna")
    assert unlocked(s, RED) == 0


def test_vir_542_most_cities_first_then_the_higher_marker() -> None:
    s = table()
    own(s, YELLOW, "bari", "taranto")
    own(s, BLUE, "parma")
    own(s, GREEN, "verona")
    assert order_by_cities(s) == (YELLOW, GREEN, BLUE, RED)
    set_order(s)
    assert s.order == (YELLOW, GREEN, BLUE, RED)


def test_vir_542_real_numbers_count_beyond_eight() -> None:
    s = table()
    own(s, RED, "siena", "bologna", "ravenna", "ferrara", "spoleto", "rome", "ancona")
    own(s, YELLOW, "bari", "taranto", "reggio", "benevento", "terracina", "tunis")
    assert [cities_of(s, seat) for seat in (RED, YELLOW)] == [9, 8]
    assert order_by_cities(s)[:2] == (RED, YELLOW)


def test_vir_543_the_end_is_checked_after_the_order_and_before_winter() -> None:
    s = table()
    s.patronage = exchanged(s.patronage, RED, 5)
    ask(s, Year(3))
    assert s.last_year == 1
    assert s.part == 3


def test_t_33_the_only_unlocked_greyed_field_is_lost() -> None:
    s = table()
    own(s, RED, "siena", "bologna", "ravenna")
    for field, name in ((10, "envoy"), (13, "bishop"), (14, "admiral"), (11, "banker")):
        put(s, RED, field, name, up=False)
    troops(s, GREEN, "ravenna", 4)
    sieges(s)
    assert asked(s) == "field_lost"
    assert offered(s, RED, ShiftCourtier) == []
    assert offered(s, RED, Discard) == [Discard(11)]
    act(s, RED, Discard(11))
    s = table()
    own(s, RED, "siena", "bologna", "ravenna")
    troops(s, GREEN, "ravenna", 4)
    assert asked(sieges(s)) == ""


def test_t_34_the_later_marker_is_first() -> None:
    s = table()
    own(s, BLUE, "parma", "turin")
    own(s, GREEN, "verona", "ferrara")
    assert order_by_cities(s)[:2] == (GREEN, BLUE)


def test_the_year_limit_and_the_endless_year_end_a_game() -> None:
    """B-58: the option, and the guard of this project."""
    s = table(year_limit=10)
    s.year = 9
    check_end(s)
    assert s.last_year == 0
    s.year = 10
    check_end(s)
    assert s.last_year == 1
    s = table()
    s.year = 59
    check_end(s)
    assert s.last_year == 0
    s.year = 60
    check_end(s)
    assert s.last_year == 1
