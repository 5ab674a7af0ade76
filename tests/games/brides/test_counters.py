"""Counters (BRI-160 to BRI-175)."""

from signoria.core.rows import exchanged
from signoria.games.brides.actions import Announce, NewLeader, Pass
from signoria.games.brides.counters import Play
from signoria.games.brides.events_district import AbilityCancelled, AbilityFizzled, CharmChanged
from signoria.games.brides.state import LEADER, OPEN, OUT, PRESTIGE, RESIDENCE, Brides
from signoria.games.brides.tables import HIRE_WORKERS, MARRY_SECOND, TAKE_DUCAT
from signoria.games.brides.using import SwapBrides, Use, UseOnPlayer
from tests.games.brides.table import (
    HARBOUR,
    MARKET,
    announce,
    asked,
    bride,
    decline,
    district,
    do,
    freely,
    legal,
    lost,
    on_top,
    put_bride,
    sound,
    tile,
    told,
    usable,
    wed,
    why,
    workers,
)

SICARIUS, SICARIUS_2 = tile("sicarius"), tile("sicarius", 1)
VENENUM, VENENUM_2 = tile("dark venenum"), tile("dark venenum", 1)
CUSTOS, CUSTOS_2 = tile("custos"), tile("custos", 1)
ANTIDOTUM = tile("dark antidotum")


def attacked(own: list[str], others: list[str], third: list[str] | None = None) -> Brides:
    """Seat 1 has played a Sicarius on the leader of seat 0, who announced a ducat."""
    hands = {0: own, 1: [*others, "sicarius"]}
    if third is not None:
        hands[2] = third
    s = district(hands, order=sorted(hands))
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(SICARIUS, 0))
    return s


def depth(s: Brides) -> int:
    return sum(isinstance(frame, Play) for frame in s.stack)


def test_bri_160_the_active_player_counters_and_after_a_failure_tries_again() -> None:
    s = attacked(["luigi_granara", "custos", "dark antidotum"], ["tabularius", "dark venenum"])
    assert asked(s) == [0]
    do(s, 0, Use(CUSTOS))
    assert asked(s) == [1]  # the opposite side answers the guard
    do(s, 1, Use(VENENUM))
    do(s, 0, Pass())  # nobody guards the guard
    assert s.place[CUSTOS] == RESIDENCE
    assert asked(s) == [0]  # he may try another guard
    do(s, 0, Use(ANTIDOTUM))
    decline(s, "Play")
    assert s.place[tile("luigi_granara")] == LEADER


def test_bri_160_the_others_counter_the_active_player_clockwise() -> None:
    s = district(
        {0: ["magistratus", "latro"], 1: ["tabularius", "dark venenum"], 2: ["maga", "sicarius"]},
        ducats=[0, 3, 3],
        order=[0, 1, 2],
    )
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, UseOnPlayer(tile("latro"), 1))
    assert asked(s) == [1]
    do(s, 1, Pass())
    assert asked(s) == [2]
    do(s, 2, Use(SICARIUS))
    decline(s, "Play")
    assert s.ducats[:2] == [1, 3]


def test_bri_161_only_assassins_guards_and_praeco_counter() -> None:
    s = district(
        {0: ["magistratus", "latro"], 1: ["tabularius", "dark venenum", "custos"]},
        ducats=[0, 3, 0],
        order=[0, 1],
    )
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, UseOnPlayer(tile("latro"), 1))
    assert usable(s, 1) == {VENENUM}  # a guard does not stop a thief


def test_bri_161_a_man_on_a_bride_cannot_be_killed() -> None:
    s = district(
        {0: ["gianluca_granara"], 1: ["tabularius", "dark venenum"]},
        second="second_5",
        ducats=[9, 0, 0],
        influence=[3, 0, 0],
        order=[0, 1],
    )
    announce(s, 0, MARRY_SECOND)
    ducats = s.ducats[0]
    do(s, 0, Use(tile("gianluca_granara")))
    assert s.ducats[0] == ducats + 2  # no counter window: it worked at once


def test_bri_162_counters_are_countered_to_any_depth_and_items_cannot_be_killed() -> None:
    s = attacked(["luigi_granara", "custos", "custos"], ["tabularius", "dark venenum", "dark venenum"])
    do(s, 0, Use(CUSTOS))
    do(s, 1, Use(VENENUM))
    do(s, 0, Use(CUSTOS_2))
    assert depth(s) == 4
    assert usable(s, 1) == {VENENUM_2}
    do(s, 1, Use(VENENUM_2))
    assert s.place[CUSTOS] == s.place[CUSTOS_2] == RESIDENCE
    assert not s.present & 1  # no character is left


def test_bri_162_an_antidotum_cannot_be_killed() -> None:
    s = attacked(["luigi_granara", "dark antidotum"], ["tabularius", "dark venenum"])
    do(s, 0, Use(ANTIDOTUM))
    assert on_top(s) != "Play"
    assert s.place[tile("luigi_granara")] == LEADER


def test_bri_163_a_guard_stops_one_assassination_only() -> None:
    s = attacked(["luigi_granara", "dark antidotum"], ["tabularius"], ["maga", "dark venenum"])
    do(s, 0, Use(ANTIDOTUM))
    assert asked(s) == [2]
    do(s, 2, UseOnPlayer(VENENUM, 0))
    decline(s, "Play")
    assert s.place[tile("luigi_granara")] == RESIDENCE


def test_bri_164_third_parties_do_not_act_against_each_other() -> None:
    s = attacked(["luigi_granara"], ["tabularius"], ["custos", "custos", "dark venenum"])
    assert 2 not in asked(s)
    decline(s, "Play")
    assert s.place[tile("luigi_granara")] == RESIDENCE


def test_bri_165_a_cancelled_ability_has_no_effect_and_is_used() -> None:
    s = attacked(["luigi_granara", "dark antidotum"], ["tabularius"])
    do(s, 0, Use(ANTIDOTUM))
    assert told(s, AbilityCancelled) == [(1, SICARIUS)]
    assert s.used[SICARIUS]
    assert s.place[SICARIUS] == RESIDENCE


def test_bri_166_where_used_tiles_go() -> None:
    s = district(
        {0: ["luigi_granara", "latro", "anulus"], 1: ["tabularius", "dark venenum"]},
        second="verdina",
        ducats=[0, 2, 0],
        order=[0, 1],
    )
    do(s, 0, Announce(MARRY_SECOND))
    decline(s, "Interference")
    do(s, 0, Use(tile("anulus")))
    assert s.place[tile("anulus")] == OPEN
    do(s, 0, UseOnPlayer(tile("latro"), 1))
    decline(s, "Play")
    assert s.place[tile("latro")] == RESIDENCE  # instant, from hand
    decline(freely(s))
    announce(s, 1, TAKE_DUCAT)
    decline(s)
    assert s.place[tile("anulus")] == OUT  # a lasting item, at the end of the district


def test_bri_166_a_leader_stays_and_an_item_returns_to_its_stack() -> None:
    s = district({0: ["latro", "dark vinum"], 1: ["tabularius"]}, ducats=[0, 2, 0], order=[0, 1])
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, UseOnPlayer(tile("latro"), 1))
    decline(s, "Play")
    assert s.place[tile("latro")] == LEADER
    assert s.used[tile("latro")]
    do(s, 0, Use(tile("dark vinum")))
    decline(s, "Play")
    assert s.place[tile("dark vinum")] == OUT
    assert s.owner[tile("dark vinum")] == -1


def test_bri_167_a_ban_binds_its_user_too_and_outlasts_him() -> None:
    s = district(
        {0: ["luigi_granara"], 1: ["isandro_oliva", "venefica"]},
        ducats=[9, 9, 0],
        influence=[5, 5, 0],
        order=[0, 1],
    )
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, Use(tile("venefica")))
    decline(s, "Play")
    assert why(s, 1, Announce(MARRY_SECOND)) == "BRI-263"


def test_bri_168_modifiers_belong_to_the_place_of_the_leader() -> None:
    s = district({0: ["luigi_granara", "custos"], 1: ["tabularius", "sicarius"]}, order=[0, 1])
    s.modifiers = exchanged(s.modifiers, PRESTIGE + 0, -2)
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(SICARIUS, 0))
    do(s, 0, Pass())
    do(s, 0, NewLeader(CUSTOS))
    assert s.modifiers[PRESTIGE + 0] == -2


def test_bri_169_every_skip_needs_an_ability() -> None:
    s = district({0: ["luigi_granara"], 1: ["tabularius", "venefica"]}, ducats=[9, 0, 0], order=[0, 1])
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, Use(tile("venefica")))
    decline(s, "Play")
    assert (s.skips, s.plays) == (1, 1)
    assert sound(s)


def test_bri_170_a_leader_killed_in_a_chain_is_replaced_before_it_goes_on() -> None:
    s = district(
        {0: ["enrico_granara", "tabularius"], 1: ["magistratus", "sicarius"], 2: ["maga", "dark venenum"]},
        order=[0, 1, 2],
    )
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(SICARIUS, 0))
    do(s, 0, Use(tile("enrico_granara")))
    while asked(s) != [2]:
        do(s, asked(s)[0], Pass())
    do(s, 2, Use(VENENUM))
    decline(s, "Play")
    assert on_top(s) == "ReplaceLeader"
    assert depth(s) == 2  # the Sicarius and the guard against him wait


def test_bri_170_a_tile_already_played_cannot_become_leader() -> None:
    s = attacked(["enrico_granara", "custos"], ["tabularius", "dark venenum"])
    do(s, 0, Use(CUSTOS))
    do(s, 1, Use(VENENUM))
    decline(s, "Play")
    assert s.place[CUSTOS] == RESIDENCE
    assert not s.present & 1  # Enrico is dead, Custos was played: seat 0 has left


def test_bri_171_an_assassin_never_passes_on_to_the_new_leader() -> None:
    s = district(
        {0: ["enrico_granara", "tabularius"], 1: ["magistratus", "sicarius"], 2: ["maga", "dark venenum"]},
        order=[0, 1, 2],
    )
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(SICARIUS, 0))
    do(s, 0, Use(tile("enrico_granara")))
    while asked(s) != [2]:
        do(s, asked(s)[0], Pass())
    do(s, 2, Use(VENENUM))
    decline(s, "Play")
    do(s, 0, NewLeader(tile("tabularius")))
    assert told(s, AbilityFizzled) == [(1, SICARIUS)]
    assert s.leader[0] == tile("tabularius")
    assert s.used[SICARIUS]


def test_bri_172_modifiers_of_brides_and_lord_belong_to_the_district() -> None:
    def prepare(s: Brides) -> None:
        put_bride(s, MARKET, 1, "second_2")
        s.brides_mod = 3
        s.lord_mod = 2

    s = district(
        {0: ["luigi_granara", "corruptor"], 1: ["tabularius"]},
        second="second_7",
        ducats=[9, 0, 0],
        influence=[5, 0, 0],
        order=[0, 1],
        prepare=prepare,
    )
    do(s, 0, Announce(MARRY_SECOND))
    decline(s, "Interference")
    do(s, 0, SwapBrides(tile("corruptor"), 1, MARKET))
    decline(s, "Play")
    assert s.bride[HARBOUR * 2 + 1] == bride("second_2")
    assert s.ducats[0] == 9 - (5 + 3 - 4) + 2  # the bribe, then her dowry
    assert lost(s, 0) == 3 + 2 - 3


def test_bri_173_praeco_counters_vinum_and_bans_or_dies() -> None:
    s = district({0: ["magistratus", "dark vinum", "sicarius"], 1: ["tabularius", "praeco"]}, order=[0, 1])
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, Use(tile("dark vinum")))
    do(s, 1, Use(tile("praeco")))
    do(s, 0, Use(SICARIUS))
    decline(s, "Play")
    assert not s.no_workers
    assert sum(workers(s, 0)) == 1


def test_bri_173_no_vinum_under_a_ban() -> None:
    s = district({0: ["magistratus", "dark vinum"], 1: ["tabularius", "praeco"]}, order=[0, 1])
    s.no_workers = True
    freely(announce(s, 0, TAKE_DUCAT))
    assert not legal(s, 0, Use(tile("dark vinum")))


def test_bri_174_a_player_without_leader_is_no_target_and_is_passed_by() -> None:
    s = district(
        {0: ["magistratus", "calumniator", "leprosus"], 1: ["luigi_granara"], 2: ["maga"]},
        order=[0, 1, 2],
        seats=3,
    )
    wed(s, 1, "luigi_granara", HARBOUR, 0, year=2)
    s.leader[1] = -1
    s.groom = exchanged(s.groom, 1, tile("luigi_granara"))
    freely(announce(s, 0, TAKE_DUCAT))
    assert not legal(s, 0, UseOnPlayer(tile("calumniator"), 1))
    assert legal(s, 0, UseOnPlayer(tile("calumniator"), 2))
    do(s, 0, Use(tile("leprosus")))
    decline(s, "Play")
    assert told(s, CharmChanged) == [(2, -2)]


def test_bri_175_who_skips_goes_to_the_end_and_announces_again() -> None:
    s = district({0: ["luigi_granara"], 1: ["tabularius", "praeco"], 2: ["maga"]}, order=[0, 1, 2])
    do(s, 0, Announce(HIRE_WORKERS))
    do(s, 1, Use(tile("praeco")))
    decline(s, "Play")
    assert s.order == [1, 2, 0]
    for seat in (1, 2):
        announce(s, seat, TAKE_DUCAT)
        decline(s)
    assert asked(s) == [0]
    assert legal(s, 0, Announce(TAKE_DUCAT))


def test_bri_175_the_last_one_is_active_again_at_once() -> None:
    s = district({0: ["luigi_granara"], 1: ["tabularius", "praeco"]}, order=[1, 0])
    announce(s, 1, TAKE_DUCAT)
    decline(s)
    do(s, 0, Announce(HIRE_WORKERS))
    do(s, 1, Use(tile("praeco")))
    decline(s, "Play")
    assert asked(s) == [0]
    assert on_top(s) == "Announcing"
