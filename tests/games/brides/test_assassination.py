"""Assassination, leaders, brides (BRI-220 to BRI-232)."""

import pytest

from signoria.core.rows import stamped
from signoria.games.brides.actions import Announce, NewLeader, Pass
from signoria.games.brides.events_district import LeftDistrict
from signoria.games.brides.state import IN_HAND, LEADER, OPEN, RESIDENCE, Brides
from signoria.games.brides.tables import MARRY_FIRST, TAKE_DUCAT
from signoria.games.brides.using import Use, UseOnBride, UseOnPlayer
from tests.games.brides.table import (
    HARBOUR,
    announce,
    asked,
    bride,
    decline,
    district,
    do,
    freely,
    hold_influence,
    legal,
    on_top,
    sound,
    tile,
    told,
    usable,
    wed,
    why,
)

SICARIUS, VENENUM, CUSTOS = tile("sicarius"), tile("dark venenum"), tile("custos")
LUIGI = tile("luigi_granara")


def widowmaker(rank: int, second_too: bool = False, year: int = 1, guard: str = "tabularius") -> Brides:
    """Seat 0 may kill: seat 1 is married to the bride of this rank, seat 2 perhaps to the second one."""

    def prepare(s: Brides) -> None:
        wed(s, 1, "luigi_granara", HARBOUR, rank, year)
        if second_too:
            wed(s, 2, "raffaele_oliva", HARBOUR, 1, year)

    s = district(
        {0: ["magistratus", "sicarius"], 1: ["gianluca_granara", guard], 2: ["antonio_oliva"]},
        influence=[0, 5, 5],
        order=[0, 1, 2],
        first="first_1",
        second="verdina",
        prepare=prepare,
    )
    return freely(announce(s, 0, TAKE_DUCAT))


def test_bri_220_targets_of_an_assassination() -> None:
    s = widowmaker(0)
    assert legal(s, 0, UseOnPlayer(SICARIUS, 1))
    assert legal(s, 0, UseOnPlayer(SICARIUS, 2))
    assert legal(s, 0, UseOnBride(SICARIUS, 0))
    assert not legal(s, 0, UseOnPlayer(SICARIUS, 0))  # not the own leader
    assert not legal(s, 0, UseOnBride(SICARIUS, 1))


def test_bri_220_as_interference_only_the_leader_of_the_active_player() -> None:
    s = district({0: ["luigi_granara"], 1: ["custos", "sicarius"], 2: ["maga"]}, order=[0, 1, 2])
    do(s, 0, Announce(TAKE_DUCAT))
    assert legal(s, 1, UseOnPlayer(SICARIUS, 0))
    assert not legal(s, 1, UseOnPlayer(SICARIUS, 2))


def test_bri_221_a_killed_character_lies_in_the_residence() -> None:
    s = widowmaker(0)
    do(s, 0, UseOnPlayer(SICARIUS, 2))
    decline(s, "Play")
    assert s.place[tile("antonio_oliva")] == RESIDENCE
    assert s.owner[tile("antonio_oliva")] == 2


def test_bri_222_an_assassin_is_stopped_by_a_guard_only() -> None:
    s = district({0: ["luigi_granara", "dark venenum", "custos"], 1: ["maga", "sicarius"]}, order=[0, 1])
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(SICARIUS, 0))
    assert usable(s, 0) == {CUSTOS}


def test_bri_223_a_killed_leader_is_replaced_from_the_hand() -> None:
    s = district({0: ["luigi_granara", "custos", "anulus"], 1: ["maga", "sicarius"]}, order=[0, 1])
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(SICARIUS, 0))
    do(s, 0, Pass())
    assert on_top(s) == "ReplaceLeader"
    assert why(s, 0, NewLeader(tile("anulus"))) == "BRI-103"
    do(s, 0, NewLeader(CUSTOS))
    assert s.place[CUSTOS] == LEADER


def test_bri_223_a_used_former_leader_may_lead_again() -> None:
    s = district({0: ["luigi_granara", "custos"], 1: ["maga", "emissarius", "sicarius"]}, order=[1, 0])
    s.used = stamped(s.used, LUIGI, 1)
    freely(announce(s, 1, TAKE_DUCAT))
    do(s, 1, UseOnPlayer(tile("emissarius"), 0))
    decline(s, "Play")
    do(s, 0, NewLeader(CUSTOS))
    assert s.place[LUIGI] == IN_HAND
    freely(s)
    do(s, 1, UseOnPlayer(SICARIUS, 0))
    decline(s, "Play")
    do(s, 0, NewLeader(LUIGI))
    assert s.leader[0] == LUIGI
    assert s.used[LUIGI]


def test_bri_224_the_active_player_skips_with_the_new_leader() -> None:
    s = district({0: ["luigi_granara", "custos"], 1: ["maga", "sicarius"]}, order=[0, 1])
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(SICARIUS, 0))
    do(s, 0, Pass(), NewLeader(CUSTOS))
    assert s.order == [1, 0]
    assert s.leader[0] == CUSTOS


def test_bri_225_after_the_action_nothing_is_skipped() -> None:
    s = district({0: ["latro", "custos"], 1: ["maga", "sicarius"]}, ducats=[0, 3, 0], order=[0, 1])
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, UseOnPlayer(tile("latro"), 1))
    do(s, 1, Use(SICARIUS))
    do(s, 0, Pass(), NewLeader(CUSTOS))
    assert s.skips == 0
    assert s.acted & 1
    assert 0 not in s.order


def test_bri_226_without_a_character_one_leaves_with_unspent_items() -> None:
    s = district({0: ["luigi_granara", "anulus"], 1: ["maga", "sicarius"]}, order=[0, 1])
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(SICARIUS, 0))
    decline(s, "Play")
    assert told(s, LeftDistrict) == [(0, HARBOUR)]
    assert s.place[tile("anulus")] == RESIDENCE
    assert s.owner[tile("anulus")] == 0
    assert s.coaches[0] == 3
    assert s.order == [1]
    assert sound(s)


def test_bri_226_used_items_go_to_their_stacks() -> None:
    s = district({0: ["luigi_granara", "vestis"], 1: ["maga", "sicarius"]}, order=[0, 1])
    s.place = stamped(s.place, tile("vestis"), OPEN)
    s.used = stamped(s.used, tile("vestis"), 1)
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(SICARIUS, 0))
    assert not s.present & 1
    assert s.owner[tile("vestis")] == -1


@pytest.mark.parametrize("year", [1, 2])
def test_bri_227_only_a_bride_married_in_an_earlier_round_can_be_killed(year: int) -> None:
    s = widowmaker(0, year=year)
    assert legal(s, 0, UseOnBride(SICARIUS, 0)) == (year == 1)
    assert not legal(s, 0, UseOnBride(SICARIUS, 1))


def test_bri_227_the_own_bride_may_be_killed() -> None:
    s = district(
        {0: ["enrico_granara", "sicarius"], 1: ["tabularius"]},
        order=[0, 1],
        influence=[4, 0, 0],
        prepare=lambda s: wed(s, 0, "luigi_granara", HARBOUR, 1),
    )
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, UseOnBride(SICARIUS, 1))
    assert s.place[LUIGI] == RESIDENCE
    assert s.influence[0] == 3


def test_bri_228_the_husband_may_guard_from_his_delegation_here() -> None:
    s = widowmaker(0, guard="custos")
    do(s, 0, UseOnBride(SICARIUS, 0))
    assert asked(s) == [1]
    do(s, 1, Use(CUSTOS))
    decline(s, "Play")
    assert s.groom_on[HARBOUR * 2] == LUIGI
    assert s.influence[1] == 5


@pytest.mark.parametrize(("rank", "loss"), [(0, 3), (1, 1)])
def test_bri_229_the_owner_loses_the_bonus_of_the_place(rank: int, loss: int) -> None:
    s = widowmaker(rank)
    killed = s.bride[HARBOUR * 2 + rank]
    do(s, 0, UseOnBride(SICARIUS, rank))
    decline(s, "Play")
    assert s.influence[1] == 5 - loss
    assert s.dead == 1 << killed
    assert s.place[LUIGI] == RESIDENCE


def test_bri_229_never_below_zero() -> None:
    s = widowmaker(0)
    hold_influence(s, 1, 2)
    do(s, 0, UseOnBride(SICARIUS, 0))
    decline(s, "Play")
    assert s.influence[1] == 0
    assert sound(s)


def test_bri_230_the_second_couple_moves_up() -> None:
    s = widowmaker(0, second_too=True)
    do(s, 0, UseOnBride(SICARIUS, 0))
    decline(s, "Play")
    assert s.bride[HARBOUR * 2] == bride("verdina")
    assert s.groom_on[HARBOUR * 2] == tile("raffaele_oliva")
    assert s.influence[2] == 5 + 2
    assert s.groom_on[HARBOUR * 2 + 1] == -1
    assert s.t.bride_rank[s.bride[HARBOUR * 2 + 1]] == 1
    assert sound(s)


def test_bri_231_an_empty_place_gets_a_bride_of_its_rank() -> None:
    s = widowmaker(0)
    before = set(s.bride_pile[0])
    do(s, 0, UseOnBride(SICARIUS, 0))
    decline(s, "Play")
    assert s.bride[HARBOUR * 2] in before
    assert s.groom_on[HARBOUR * 2] == -1


def test_bri_231_an_empty_pile_leaves_the_place_empty() -> None:
    """R-24."""
    s = widowmaker(1)
    s.bride_pile[1] = ()
    do(s, 0, UseOnBride(SICARIUS, 1))
    decline(s, "Play")
    assert s.bride[HARBOUR * 2 + 1] == -1


def test_bri_232_a_new_bride_may_be_married_at_once() -> None:
    s = widowmaker(0)
    do(s, 0, UseOnBride(SICARIUS, 0))
    decline(s)
    s.ducats[1] = 20
    assert asked(s) == [1]
    assert legal(s, 1, Announce(MARRY_FIRST))
