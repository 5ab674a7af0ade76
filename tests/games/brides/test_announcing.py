"""Announcing and interference (BRI-130 to BRI-133, BRI-150 to BRI-159)."""

import pytest

from signoria.core.rows import exchanged
from signoria.games.brides.actions import Announce, CarryOut, Done, NewLeader, Pass, Skip
from signoria.games.brides.requirements import attainable, payable
from signoria.games.brides.state import CHARM, FACE_UP, LOCAL, MARKERS, Brides
from signoria.games.brides.tables import (
    HIRE_COMMON,
    HIRE_WORKERS,
    MARRY_FIRST,
    MARRY_SECOND,
    TAKE_DUCAT,
    TAKE_INFLUENCE,
)
from signoria.games.brides.using import Use, UseForColour, UseOnPlayer, UseWithDistrict
from tests.games.brides.table import (
    BLACK,
    HARBOUR,
    MARKET,
    announce,
    asked,
    decline,
    district,
    do,
    freely,
    hold_workers,
    legal,
    on_top,
    put_bride,
    put_workers,
    tile,
    usable,
    wed,
    why,
)

LUIGI = tile("luigi_granara")


def test_bri_130_the_active_player_announces_one_of_six_actions() -> None:
    s = district({0: ["luigi_granara"], 1: ["custos"]}, ducats=[9, 0, 0], influence=[5, 0, 0], order=[0, 1])
    assert all(legal(s, 0, Announce(deed)) for deed in range(6))
    assert not legal(s, 1, Announce(TAKE_DUCAT))
    assert not legal(s, 0, Announce(6))


def test_bri_131_each_action_needs_something_but_a_ducat_is_always_there() -> None:
    def prepare(s: Brides) -> None:
        put_workers(s, HARBOUR, {})
        s.ground = exchanged(s.ground, MARKERS + HARBOUR, 0)
        s.box |= 1 << s.ground[FACE_UP + HARBOUR]
        s.ground = exchanged(s.ground, FACE_UP + HARBOUR, -1)

    s = district({0: ["magistratus"], 1: ["custos"]}, prepare=prepare, order=[0, 1])
    for deed in (HIRE_WORKERS, HIRE_COMMON, TAKE_INFLUENCE):
        assert why(s, 0, Announce(deed)) == "BRI-131"
    assert legal(s, 0, Announce(TAKE_DUCAT))


def test_bri_131_a_ban_forbids_hiring_workers() -> None:
    s = district({0: ["magistratus"], 1: ["custos"]}, order=[0, 1])
    s.no_workers = True
    assert why(s, 0, Announce(HIRE_WORKERS)) == "BRI-281"


def test_bri_132_a_wedding_must_be_attainable_with_the_own_means() -> None:
    s = district({0: ["luigi_granara"], 1: ["custos"]}, second="verdina", ducats=[0, 9, 0], order=[0, 1])
    assert why(s, 0, Announce(MARRY_SECOND)) == "BRI-192"  # charm 4, bride 5, no ducat
    s.ducats[0] = 1
    assert legal(s, 0, Announce(MARRY_SECOND))
    s.no_weddings = True
    assert why(s, 0, Announce(MARRY_SECOND)) == "BRI-263"


def test_bri_132_a_married_bride_cannot_be_announced() -> None:
    s = district(
        {0: ["luigi_granara"], 1: ["isandro_oliva"]},
        ducats=[9, 0, 0],
        order=[0, 1],
        prepare=lambda s: wed(s, 1, "raffaele_oliva", HARBOUR, 1),
    )
    assert why(s, 0, Announce(MARRY_SECOND)) == "BRI-132"


@pytest.mark.parametrize(
    ("helper", "ducats", "possible"),
    [
        (["poeta"], 0, True),  # charm 4 + 3 against 7
        (["anulus"], 0, True),
        (["latro"], 1, True),  # 1 + 2 against the missing 3
        (["latro"], 0, False),
        (["mercator"], 0, True),  # a worker for 3 ducats
        (["tutor"], 0, False),  # a random bride is no means
        (["vestis"], 0, False),
    ],
)
def test_bri_132_own_tiles_count_as_means(helper: list[str], ducats: int, possible: bool) -> None:
    def prepare(s: Brides) -> None:
        hold_workers(s, 0, {BLACK: 1})

    s = district(
        {0: ["luigi_granara", *helper], 1: ["custos"]},
        second="second_7",
        ducats=[ducats, 5, 0],
        order=[0, 1],
        prepare=prepare,
    )
    assert legal(s, 0, Announce(MARRY_SECOND)) == possible
    assert not payable(s, 0, MARRY_SECOND)


def test_bri_132_a_corruptor_can_bring_an_easier_bride() -> None:
    def prepare(s: Brides) -> None:
        put_bride(s, MARKET, 1, "verdina")

    s = district(
        {0: ["luigi_granara", "corruptor"], 1: ["custos"]},
        second="second_7",
        ducats=[1, 0, 0],
        order=[0, 1],
        prepare=prepare,
    )
    assert attainable(s, 0, MARRY_SECOND)


def test_bri_133_everybody_resolves_exactly_one_action() -> None:
    s = district({0: ["magistratus"], 1: ["custos"], 2: ["maga"]}, order=[0, 1, 2], seats=3)
    for seat in range(3):
        announce(s, seat, TAKE_DUCAT)
        decline(s)
    assert s.district == -1
    assert s.ducats == [3, 3, 3]


def test_bri_150_each_other_player_may_use_one_ability_clockwise() -> None:
    s = district(
        {0: ["magistratus"], 1: ["luigi_granara", "maga", "praeco"], 2: ["raffaele_oliva", "sicarius"]},
        order=[0, 1, 2],
    )
    do(s, 0, Announce(HIRE_WORKERS))
    assert asked(s) == [1]
    assert usable(s, 1) == {tile("maga"), tile("praeco")}
    do(s, 1, Pass())
    assert asked(s) == [2]  # a pass is final
    do(s, 2, Pass())
    assert on_top(s) != "Interference"


def test_bri_150_a_groom_of_this_district_may_interfere() -> None:
    s = district({0: ["giorgio_granara"], 1: ["custos"]}, ducats=[9, 0, 0], influence=[5, 0, 0], order=[0, 1])
    freely(announce(s, 0, MARRY_SECOND))
    decline(s, "Afterwards")
    do(s, 1, Announce(HIRE_WORKERS))
    assert asked(s) == [0]
    do(s, 0, UseWithDistrict(tile("giorgio_granara"), MARKET))
    assert s.workers[LOCAL + MARKET * 5 + BLACK] == 1


def test_bri_151_an_ability_must_concern_the_announced_action() -> None:
    s = district({0: ["luigi_granara"], 1: ["custos", "latro", "sicarius"]}, order=[0, 1])
    do(s, 0, Announce(HIRE_WORKERS))
    assert usable(s, 1) == {tile("sicarius")}
    assert why(s, 1, UseOnPlayer(tile("latro"), 0)) == "BRI-159"


def test_bri_151_a_thief_needs_a_wedding_that_needs_a_bribe() -> None:
    s = district(
        {0: ["luigi_granara"], 1: ["custos", "latro"]}, second="verdina", ducats=[2, 0, 0], order=[0, 1]
    )
    s.modifiers = exchanged(s.modifiers, CHARM + 0, 1)
    do(s, 0, Announce(MARRY_SECOND))
    assert on_top(s) != "Interference"  # nobody could have anything against it
    assert not legal(s, 1, UseOnPlayer(tile("latro"), 0))


def test_bri_151_a_thief_needs_a_ducat_to_steal() -> None:
    s = district(
        {0: ["luigi_granara", "poeta"], 1: ["custos", "latro", "puella"]},
        second="verdina",
        ducats=[0, 0, 0],
        order=[0, 1],
    )
    do(s, 0, Announce(MARRY_SECOND))
    assert usable(s, 1) == {tile("puella")}
    assert why(s, 1, UseOnPlayer(tile("latro"), 0)) == "BRI-151"


def test_bri_152_interferences_are_resolved_one_by_one() -> None:
    s = district(
        {0: ["luigi_granara"], 1: ["custos", "puella"], 2: ["tabularius", "puella"]},
        second="verdina",
        ducats=[9, 0, 0],
        order=[0, 1, 2],
    )
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, Use(tile("puella")))
    decline(s, "Play")
    assert s.brides_mod == 3
    assert asked(s) == [2]


def test_bri_153_what_is_no_longer_attainable_is_skipped_at_once() -> None:
    s = district(
        {0: ["luigi_granara"], 1: ["custos", "venefica"], 2: ["tabularius", "puella"]},
        second="verdina",
        ducats=[9, 0, 0],
        order=[0, 1, 2],
    )
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, Use(tile("venefica")))
    decline(s, "Play")
    assert s.order == [1, 2, 0]
    assert asked(s) == [1]  # seat 2 does not decide any more


def test_bri_154_the_active_player_completes_and_carries_out() -> None:
    s = district(
        {0: ["luigi_granara", "poeta"], 1: ["custos"]}, second="verdina", ducats=[1, 0, 0], order=[0, 1]
    )
    do(s, 0, Announce(MARRY_SECOND))
    decline(s, "Interference")
    assert on_top(s) == "Completing"
    do(s, 0, Use(tile("poeta")))
    decline(s, "Play")
    assert s.groom[0] == LUIGI  # nothing is left to decide, so it is carried out
    assert s.ducats[0] == 1  # the poet made the bribe unnecessary


def test_bri_155_what_is_payable_must_be_carried_out() -> None:
    s = district(
        {0: ["luigi_granara", "poeta"], 1: ["custos"]}, second="verdina", ducats=[1, 0, 0], order=[0, 1]
    )
    do(s, 0, Announce(MARRY_SECOND))
    decline(s, "Interference")
    assert why(s, 0, Skip()) == "BRI-155"


def test_bri_155_own_tiles_must_help_if_nobody_interfered() -> None:
    s = district(
        {0: ["luigi_granara", "poeta"], 1: ["custos"]}, second="second_7", ducats=[0, 0, 0], order=[0, 1]
    )
    do(s, 0, Announce(MARRY_SECOND))
    decline(s, "Interference")
    assert why(s, 0, Skip()) == "BRI-155"
    assert why(s, 0, CarryOut()) == "BRI-155"
    assert usable(s, 0) == {tile("poeta")}


def test_bri_155_after_an_interference_hidden_tiles_need_not_be_shown() -> None:
    s = district(
        {0: ["luigi_granara", "poeta"], 1: ["custos", "puella"]},
        second="verdina",
        ducats=[1, 0, 0],
        order=[0, 1],
    )
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, Use(tile("puella")))
    decline(s, "Play")
    assert legal(s, 0, Skip())
    assert legal(s, 0, Use(tile("poeta")))


def test_bri_156_nothing_more_after_a_skip() -> None:
    s = district(
        {0: ["luigi_granara", "dark vinum"], 1: ["custos", "venefica"]}, ducats=[9, 0, 0], order=[0, 1]
    )
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, Use(tile("venefica")))
    decline(s, "Play")
    assert asked(s) == [1]
    assert on_top(s) == "Announcing"


def test_bri_156_success_abilities_first_then_free_ones_as_many_as_one_likes() -> None:
    s = district({0: ["luigi_granara", "mediator", "latro"], 1: ["custos"]}, ducats=[0, 5, 0], order=[0, 1])
    announce(s, 0, HIRE_WORKERS)
    assert usable(s, 0) == {LUIGI, tile("mediator")}
    do(s, 0, Use(LUIGI))
    decline(s, "Play")
    do(s, 0, UseForColour(tile("mediator"), BLACK))
    decline(s, "Play")
    freely(s)
    assert usable(s, 0) == {tile("latro")}


def test_bri_157_free_abilities_may_hit_anybody_present() -> None:
    s = district({0: ["magistratus", "latro"], 1: ["custos"], 2: ["maga"]}, ducats=[0, 5, 5], order=[0, 1, 2])
    freely(announce(s, 0, TAKE_INFLUENCE))
    assert legal(s, 0, UseOnPlayer(tile("latro"), 1))
    assert legal(s, 0, UseOnPlayer(tile("latro"), 2))
    do(s, 0, Done())
    assert asked(s) == [1]


def test_bri_158_after_a_maga_another_action_is_announced() -> None:
    s = district(
        {0: ["luigi_granara"], 1: ["custos", "maga"], 2: ["tabularius", "sicarius"]},
        ducats=[9, 0, 0],
        influence=[9, 0, 0],
        order=[0, 1, 2],
    )
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, Use(tile("maga")))
    decline(s, "Play")
    assert asked(s) == [0]
    assert why(s, 0, Announce(MARRY_SECOND)) == "BRI-158"
    assert legal(s, 0, Announce(MARRY_FIRST))  # the other bride is a different action
    do(s, 0, Announce(TAKE_INFLUENCE))
    decline(s, "Play")
    assert asked(s) == [2]  # a fresh round of interference
    assert legal(s, 2, UseOnPlayer(tile("sicarius"), 0))


def test_bri_159_a_bystander_uses_nothing_outside_his_windows() -> None:
    s = district({0: ["magistratus", "latro"], 1: ["custos", "dark vinum"]}, ducats=[0, 5, 0], order=[0, 1])
    do(s, 0, Announce(TAKE_DUCAT))
    decline(s, "Interference")
    freely(s)
    assert asked(s) == [0]
    assert not legal(s, 1, Use(tile("dark vinum")))


def test_bri_153_bri_265_a_new_leader_who_cannot_marry_means_a_skip() -> None:
    s = district(
        {0: ["luigi_granara", "custos"], 1: ["tabularius", "emissarius"]}, ducats=[9, 0, 0], order=[0, 1]
    )
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, UseOnPlayer(tile("emissarius"), 0))
    decline(s, "Play")
    do(s, 0, NewLeader(tile("custos")))
    assert s.order == [1, 0]
