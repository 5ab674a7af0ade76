"""Phase 2: the far colonies (BRI-080 to BRI-083)."""

import pytest

from signoria.games.brides.actions import BuyWorker, Done, ExchangeWorker
from signoria.games.brides.events import ShipRevealed
from signoria.games.brides.state import ALL, RESIDENCE
from tests.games.brides.table import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    asked,
    colonies,
    do,
    legal,
    on_top,
    sound,
    tile,
    told,
    usable,
    why,
    workers,
)


def test_bri_080_the_whole_delegation_is_shown_and_each_character_allows_one_use() -> None:
    s = colonies(1, ["mileto_carretto", "carlo_carretto", "dark venenum"], ducats=9)
    shown = [key[1] for key in told(s, ShipRevealed)]
    assert sorted(shown) == sorted([tile("mileto_carretto"), tile("carlo_carretto"), tile("dark venenum")])
    do(s, 0, BuyWorker(RED), BuyWorker(RED))
    assert on_top(s) == "Districts"
    assert workers(s, 0)[RED] == 2


def test_bri_080_the_ship_need_not_be_used() -> None:
    s = colonies(1, ["mileto_carretto"], ducats=9)
    do(s, 0, Done())
    assert s.ducats[0] == 9
    assert s.seen[tile("mileto_carretto")] == ALL


def test_bri_081_ship_one_exchanges_a_worker() -> None:
    s = colonies(0, ["mileto_carretto"], workers={BLACK: 1})
    assert not legal(s, 0, ExchangeWorker(RED, BLUE))
    do(s, 0, ExchangeWorker(BLACK, BLUE))
    assert workers(s, 0) == [0, 1, 0, 0, 0]
    assert s.ducats[0] == 2


@pytest.mark.parametrize(("ship", "price"), [(1, 2), (2, 3), (3, 4)])
def test_bri_081_the_other_ships_sell_a_worker_of_any_colour(ship: int, price: int) -> None:
    s = colonies(ship, ["mileto_carretto"], ducats=price)
    assert all(legal(s, 0, BuyWorker(colour)) for colour in range(5))
    do(s, 0, BuyWorker(GREEN))
    assert s.ducats[0] == 0
    assert workers(s, 0)[GREEN] == 1


def test_bri_081_without_the_price_nothing_can_be_bought() -> None:
    s = colonies(3, ["mileto_carretto", "carlo_carretto"], ducats=5)
    do(s, 0, BuyWorker(RED))
    assert on_top(s) == "Districts"
    assert why(colonies(2, ["mileto_carretto"], ducats=4), 0, BuyWorker(7)) == "BRI-081"


def test_bri_082_abilities_have_no_effect_on_ships_and_items_are_not_spent() -> None:
    s = colonies(1, ["mileto_carretto", "dark vinum"], ducats=2)
    assert usable(s, 0) == set()
    do(s, 0, BuyWorker(RED))
    assert s.owner[tile("dark vinum")] == 0
    assert s.place[tile("dark vinum")] == RESIDENCE
    assert not s.used[tile("dark vinum")]


def test_bri_082_items_alone_only_block_the_ship() -> None:
    s = colonies(1, ["dark vinum"], ducats=9)
    assert on_top(s) == "Districts"
    assert s.ducats[0] == 9


def test_bri_083_delegation_and_coach_come_back() -> None:
    s = colonies(1, ["mileto_carretto"], ducats=0)
    assert s.place[tile("mileto_carretto")] == RESIDENCE
    assert s.coaches[0] == 3
    assert s.ship_holder == (-1,) * 4
    assert asked(s) == [0]
    assert sound(s)
