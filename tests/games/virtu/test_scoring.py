"""End and scoring."""

import pytest

from signoria.core.rows import exchanged
from signoria.games.virtu.actions import UseSource
from signoria.games.virtu.alliances import Allying
from signoria.games.virtu.campaign import Campaign
from signoria.games.virtu.scoring import (
    city_points,
    crosses,
    patronage_points,
    places,
    points_of,
    printed_points,
    religion_points,
    scores,
)
from signoria.games.virtu.sources import bonus_ready
from signoria.games.virtu.spring_actions import Trade
from signoria.games.virtu.state import WINTER, Virtu
from signoria.games.virtu.tables import CANNONS, DOME, EMPIRE, OTTOMAN, SHIP, SISTINE_CHAPEL
from signoria.games.virtu.trade import Trading
from signoria.games.virtu.turn_order import (
    EIGHT_CITIES,
    NO_NEUTRAL_CITY,
    PATRONAGE_END,
    end_trigger,
)
from signoria.games.virtu.winter_actions import TakeOver
from tests.games.virtu.table import (
    BLUE,
    CITY,
    EMPIRE_PLACE,
    FRANCE_PLACE,
    GREEN,
    OTTOMAN_PLACE,
    RED,
    TABLES,
    YELLOW,
    act,
    agent,
    ask,
    own,
    put,
    table,
    tiles,
)

EIGHT = ("siena", "bologna", "ravenna", "ferrara", "spoleto", "rome")


def with_crosses(counts: list[int]) -> Virtu:
    """Players with so many crosses: Bishops in a row."""
    s = table(len(counts))
    for seat, count in enumerate(counts):
        for field in range(10, 10 + count):
            put(s, seat, field, "bishop")
    return s


def test_vir_700_three_ends() -> None:
    s = table()
    assert end_trigger(s) == -1
    own(s, RED, *EIGHT)
    assert end_trigger(s) == EIGHT_CITIES
    s = table()
    s.patronage = exchanged(s.patronage, GREEN, 5)
    assert end_trigger(s) == PATRONAGE_END
    s = table(3)
    for i, name in enumerate(c for c in CITY if TABLES.playing[3] >> CITY[c] & 1):
        own(s, i % 3, name)
    assert end_trigger(s) == NO_NEUTRAL_CITY


def test_vir_701_city_points_and_the_furthest() -> None:
    s = table()
    assert [city_points(s, seat) for seat in range(4)] == [1, 1, 1, 1]  # all furthest on 2 cities
    own(s, RED, *EIGHT, "ancona")
    assert city_points(s, RED) == 6 + 1
    assert city_points(s, BLUE) == 0
    own(s, YELLOW, "bari")
    assert city_points(s, YELLOW) == 1


def test_vir_701_one_city_behind_is_not_furthest() -> None:
    s = table()
    own(s, RED, "ancona")
    assert city_points(s, BLUE) == 0


def test_vir_702_patronage_points_and_the_furthest() -> None:
    s = table()
    s.patronage = (0, 5, 3, 3)
    assert [patronage_points(s, seat) for seat in range(4)] == [0, 3 + 1, 2, 2]
    s.patronage = (1, 2, 2, 0)
    assert [patronage_points(s, seat) for seat in range(4)] == [1, 2, 2, 0]


def test_vir_703_printed_points_face_up_or_down() -> None:
    s = table()
    put(s, RED, 10, "cardinal", up=False)
    put(s, RED, 2, "pope")
    tiles(s, RED, "kingdom", "cathedral", up=False)
    s.patron_of = exchanged(s.patron_of, DOME, RED)
    assert printed_points(s, RED) == 1 + 2 + 2 + 1 + 1


def test_vir_420_the_cannons_are_tile_and_bonus_but_their_point_counts_once() -> None:
    s = table()
    s.patron_of = exchanged(s.patron_of, CANNONS, RED)
    tiles(s, RED, "cannons")
    assert TABLES.patron_prestige[CANNONS] == 1
    assert printed_points(s, RED) == 1


def test_vir_704_crosses_count_wherever_they_lie() -> None:
    s = table()
    put(s, RED, 10, "bishop", up=False)
    put(s, RED, 2, "pope")
    own(s, RED, "ravenna", up=False)
    s.allies = exchanged(s.allies, EMPIRE, RED)
    s.allies_used = 1 << EMPIRE
    s.patron_of = exchanged(s.patron_of, DOME, RED)
    s.patron_of = exchanged(s.patron_of, SISTINE_CHAPEL, RED)
    assert crosses(s, RED) == 1 + 3 + 1 + 1 + 1 + 2
    agent(s, GREEN, EMPIRE_PLACE)
    assert crosses(s, RED) == 8


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 1], [4, 2, 0]),
        ([3, 2, 1, 0], [4, 2, 1, 0]),
        ([2, 3, 0, 1], [2, 4, 0, 1]),
        ([0, 0, 0, 0], [2, 2, 2, 2]),
    ],
)
def test_vir_704_points_by_rank(counts: list[int], points: list[int]) -> None:
    s = with_crosses(counts)
    assert [religion_points(s, seat) for seat in range(len(counts))] == points


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([5, 5, 3, 1], [2, 2, 1, 0]),
        ([3, 3, 3, 0], [2, 2, 2, 0]),
        ([4, 2, 2], [4, 0, 0]),
        ([1, 2, 2, 0], [1, 2, 2, 0]),
    ],
)
def test_t_26_t_45_vir_705_ties_in_religion(counts: list[int], points: list[int]) -> None:
    s = with_crosses(counts)
    assert [religion_points(s, seat) for seat in range(len(counts))] == points


def test_vir_706_trophies() -> None:
    s = table()
    before = points_of(s, RED)
    s.trophies = exchanged(s.trophies, RED, 1 << GREEN | 1 << BLUE)
    assert points_of(s, RED) == before + 4


def test_vir_707_alliances_without_a_foreign_agent() -> None:
    s = table()
    before = points_of(s, RED)
    s.allies = (RED, RED, -1)
    s.allies_used = 1 << OTTOMAN
    agent(s, RED, FRANCE_PLACE)
    assert points_of(s, RED) == before + 2
    s.agents = exchanged(s.agents, FRANCE_PLACE, GREEN)
    assert points_of(s, RED) == before + 1


def test_vir_708_indulgences_cost_points() -> None:
    s = table()
    before = points_of(s, RED)
    s.indulgences = exchanged(s.indulgences, RED, 0b111)
    assert points_of(s, RED) == before - 3


def test_vir_709_most_points_then_crowns_then_shared() -> None:
    s = table()
    for seat in range(4):
        s.owned = exchanged(s.owned, seat, 0)
    s.holder = (-1,) * 30
    assert places(s) == [1, 1, 1, 1]
    put(s, RED, 10, "envoy", up=False)
    assert scores(s)[RED] == scores(s)[BLUE]
    assert places(s) == [2, 1, 2, 2]
    s.trophies = exchanged(s.trophies, GREEN, 1 << BLUE)
    assert places(s) == [3, 2, 3, 1]


def test_t_23_a_disturbed_alliance() -> None:
    s = table()
    s.allies = exchanged(s.allies, OTTOMAN, GREEN)
    agent(s, RED, OTTOMAN_PLACE)
    assert not bonus_ready(s, GREEN, OTTOMAN)
    with_agent = points_of(s, GREEN)
    s.agents = exchanged(s.agents, OTTOMAN_PLACE, -1)
    assert points_of(s, GREEN) == with_agent + 1
    s.agents = exchanged(s.agents, OTTOMAN_PLACE, RED)
    put(s, RED, 10, "admiral")
    s.part = WINTER
    ask(s, Allying(RED))
    act(s, RED, TakeOver(OTTOMAN))
    assert s.stack[-1].key()[3:] == (0, 1, 0, 0, 3, 0)  # a crown and three ships


def test_t_24_the_ottoman_ships() -> None:
    s = table()
    s.allies = exchanged(s.allies, OTTOMAN, GREEN)
    ask(s, Campaign(GREEN, cavalry=0, ships=0, used=0, begun=0))
    act(s, GREEN, UseSource(50, SHIP))
    assert s.stack[-1].key()[2] == 2
    assert s.allies_used == 1 << OTTOMAN
    s.allies_used = 0
    ask(s, Trading(GREEN))
    act(s, GREEN, Trade(1 << 50))
    assert s.coins[GREEN] == 1 + 4
    assert not bonus_ready(s, GREEN, OTTOMAN)
