"""Set-up: PRI-001 to PRI-029."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.tables import EVENTS, FAMILIES, POPE_BIT, TILES
from signoria.play.errors import BadSetup
from tests.games.princes.table import T, at_start, city, random_table


def test_pri_001_three_to_six_players_each_with_a_family_of_his_own() -> None:
    for seats in (2, 7):
        with pytest.raises(BadSetup, match="3 to 6"):
            GAME.settle(seats, {})
    s = random_table(6, seed=1, steps=60)
    assert sorted(face % FAMILIES for face in s.face) == list(range(6))


def test_pri_020_start_status() -> None:
    s = at_start()
    names = ("venezia", "milano", "firenze", "roma", "napoli")
    assert [s.status[city(name)] for name in names] == [7, 6, 6, 5, 5]


def test_pri_021_pri_022_cannon_on_0_and_24_troops_in_the_supply() -> None:
    s = at_start()
    assert s.cannon == 0
    assert sum(s.supply) == 24


def test_pri_023_six_tiles_of_each_city_lie_open_and_one_leaves_the_game() -> None:
    removed = set()
    for seed in range(20):
        s = random_table(3, seed=seed, steps=0)
        assert (s.display & TILES).bit_count() == 30
        assert all((s.display & mask).bit_count() == 6 for mask in T.city_mask)
        assert s.removed & s.display == 0
        removed.add(s.removed)
    assert len(removed) > 5


def test_pri_024_pri_025_events_of_decade_one_and_the_pope_are_on_display() -> None:
    s = at_start()
    assert s.display & EVENTS == T.decade_mask[1]
    assert T.decade_mask[1].bit_count() == T.decade_mask[2].bit_count() == T.decade_mask[3].bit_count() == 4
    assert s.display & POPE_BIT


def test_pri_026_25_treachery_cards_in_the_pile_and_none_in_hand() -> None:
    s = at_start()
    assert len(s.pool) == 25
    assert s.hands == [0, 0, 0, 0]


def test_pri_027_45_gold_and_12_influence() -> None:
    s = at_start(3)
    assert s.gold == [45, 45, 45]
    assert s.influence == [12, 12, 12]


@pytest.mark.parametrize("side", [0, 1])
def test_pri_028_all_play_the_same_side(side: int) -> None:
    s = random_table(5, seed=3, steps=60, side=side)
    assert {face // FAMILIES for face in s.face} == {side}


def test_pri_029_families_not_chosen_are_out_of_the_game() -> None:
    s = random_table(3, seed=3, steps=60)
    assert len(set(s.face)) == 3


def test_pri_340_war_limit_depends_on_the_number_of_players() -> None:
    assert T.war_limit[3:] == [4, 4, 5, 5]
