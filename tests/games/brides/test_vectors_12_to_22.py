"""The second half of the games that the catalogue tells: set-up, murder, ships, wages, the end."""

import pytest

from signoria.core.rows import exchanged
from signoria.games.brides.actions import Announce, BuyBack, BuyWorker, Keep, NewLeader, Pass, Send
from signoria.games.brides.events_district import AbilityFizzled
from signoria.games.brides.scoring import places, scores
from signoria.games.brides.state import LEADER, RESIDENCE, Brides
from signoria.games.brides.tables import HIRE_WORKERS, TAKE_DUCAT
from signoria.games.brides.using import Use, UseOnBride, UseOnPlayer
from tests.games.brides.table import (
    BLUE,
    BUSINESSES,
    HARBOUR,
    ITEMS,
    MARKET,
    RED,
    VILLAGE,
    YELLOW,
    announce,
    asked,
    bare,
    bride,
    colonies,
    decline,
    district,
    do,
    freely,
    hold_influence,
    hold_workers,
    laying,
    legal,
    on_top,
    own,
    round_end,
    sound,
    tile,
    told,
    wed,
    workers,
)
from tests.games.brides.test_setup import ready
from tests.games.brides.tiles_told import CUSTOS, LUIGI, SICARIUS, VENENUM


@pytest.mark.parametrize(
    ("seats", "districts", "ducats"), [(3, 3, [2, 3, 2]), (4, 4, [2, 2, 3, 2]), (5, 5, [2, 2, 3, 3, 2])]
)
def test_tv_12_set_up_counts(seats: int, districts: int, ducats: list[int]) -> None:
    s = ready(seats)
    assert s.in_play.bit_count() == districts
    assert [s.ducats[seat] for seat in s.favour] == ducats
    assert s.start == s.favour[-1]


def test_tv_12_set_up_for_two() -> None:
    s = ready(2)
    assert s.in_play.bit_count() == 3
    assert s.ducats == [2, 2]
    assert [len(tiles) for tiles in s.owned] == [6, 6]
    assert s.coaches == [4, 4]


def killing(rank: int, blue: bool) -> Brides:
    """Black (seat 0) kills a bride of red (1); blue (2) may be married to the second one."""

    def prepare(s: Brides) -> None:
        wed(s, 1, "luigi_granara", HARBOUR, rank)
        if blue:
            wed(s, 2, "luca_malabita", HARBOUR, 1)

    s = district(
        {0: ["isandro_oliva", "sicarius"], 1: ["gianluca_granara"], 2: ["paolo_malabita"]},
        first="first_1",
        second="verdina",
        influence=[0, 6, 6],
        order=[0, 1, 2],
        prepare=prepare,
    )
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, UseOnBride(SICARIUS, rank))
    return decline(s, "Play")


def test_tv_13_first_bride_killed_second_couple_moves_up() -> None:
    s = killing(0, blue=True)
    assert s.influence == (0, 3, 8)
    assert s.place[LUIGI] == RESIDENCE
    assert s.bride[HARBOUR * 2] == bride("verdina")
    assert s.groom_on[HARBOUR * 2] == tile("luca_malabita")
    assert s.groom_on[HARBOUR * 2 + 1] == -1
    assert sound(s)


def test_tv_13_second_bride_unmarried() -> None:
    s = killing(0, blue=False)
    assert s.influence[1] == 3
    assert s.bride[HARBOUR * 2] not in (-1, bride("first_1"))
    assert s.bride[HARBOUR * 2 + 1] == bride("verdina")


def test_tv_13_second_bride_killed() -> None:
    s = killing(1, blue=False)
    assert s.influence[1] == 5
    assert s.bride[HARBOUR * 2 + 1] not in (-1, bride("verdina"))


def test_tv_14_unmarried_and_newly_married_brides_are_protected() -> None:
    s = district(
        {0: ["magistratus", "sicarius"], 1: ["gianluca_granara"]},
        order=[0, 1],
        prepare=lambda s: wed(s, 1, "luigi_granara", HARBOUR, 0, year=2),
    )
    freely(announce(s, 0, TAKE_DUCAT))
    assert not legal(s, 0, UseOnBride(SICARIUS, 0))
    assert not legal(s, 0, UseOnBride(SICARIUS, 1))


def test_tv_15_ship_three_with_two_characters_and_an_item() -> None:
    s = colonies(2, ["mileto_carretto", "carlo_carretto", "dark venenum"], ducats=7)
    do(s, 0, BuyWorker(RED), BuyWorker(BLUE))
    assert on_top(s) == "Districts"
    assert s.ducats[0] == 1
    assert workers(s, 0) == [0, 1, 0, 1, 0]
    assert s.owner[VENENUM] == 0


def test_tv_15_items_only_no_use() -> None:
    assert on_top(colonies(2, ["dark venenum"], ducats=7)) == "Districts"


def wages(count: int) -> Brides:
    popina = BUSINESSES.index("popina")

    def prepare(s: Brides) -> None:
        hold_workers(s, 0, {RED: count})
        own(s, 0, "sicarius", "custos", "maga")
        s.ducats[0] = 0
        s.businesses = exchanged(s.businesses, 0, 1 << popina)
        s.sold = exchanged(s.sold, popina, 1)

    return round_end(3, prepare=prepare)


def test_tv_16_income_wages_and_buying_back() -> None:
    s = wages(4)
    assert s.ducats[0] == 4
    do(s, 0, Keep(1 << SICARIUS | 1 << CUSTOS | 1 << tile("maga")))
    assert s.ducats[0] == 1
    do(s, 0, BuyBack(1 << ITEMS.index("vinum")))
    assert s.ducats[0] == 0
    assert s.owner[tile("vinum")] == 0


def test_tv_16_two_ducats_keep_two_commons() -> None:
    s = wages(2)
    assert not legal(s, 0, Keep(1 << SICARIUS | 1 << CUSTOS | 1 << tile("maga")))
    assert legal(s, 0, Keep(1 << SICARIUS | 1 << CUSTOS))


def test_tv_17_end_of_the_game() -> None:
    def prepare(s: Brides) -> None:
        hold_influence(s, 0, 20)
        s.ducats[0] = 13

    s = round_end(4, step=3, prepare=prepare)
    assert s.stack == []
    assert scores(s)[0] == 22
    assert round_end(
        3, step=3, prepare=lambda s: setattr(s, "influence", exchanged(s.influence, 0, 24))
    ).stack


def test_tv_17_the_winner_is_married_and_ties_go_to_first_brides() -> None:
    s = bare(3)
    s.influence = (30, 26, 26)
    wed(s, 1, "taddeo_foglietta", HARBOUR, 1)
    assert places(s)[1] == 1
    wed(s, 2, "luigi_granara", MARKET, 0)
    assert places(s)[2] == 1


def test_tv_18_edicts_by_favour_before_the_married() -> None:
    red, green, blue, other = range(4)

    def prepare(s: Brides) -> None:
        wed(s, blue, "luca_malabita", HARBOUR, 0)
        s.edicts = 1 << red | 1 << green

    s = district(
        {
            red: ["luigi_granara"],
            green: ["carlo_carretto"],
            blue: ["raineo_malabita"],
            other: ["isandro_oliva"],
        },
        favour=[green, red, blue, other],
        prepare=prepare,
    )
    assert s.order == [green, red, blue, other]


def murder(own_hand: list[str], third: list[str] | None = None) -> Brides:
    hands = {0: ["luigi_granara", *own_hand], 1: ["tabularius", "sicarius"]}
    if third:
        hands[2] = third
    s = district(hands, order=sorted(hands))
    do(s, 0, Announce(TAKE_DUCAT))
    return do(s, 1, UseOnPlayer(SICARIUS, 0))


def test_tv_19_a_guarded() -> None:
    s = murder(["custos", "vestis"])
    do(s, 0, Use(CUSTOS))
    decline(s, "Play")
    assert s.place[LUIGI] == LEADER
    assert s.place[SICARIUS] == s.place[CUSTOS] == RESIDENCE
    assert s.acted & 1


def test_tv_19_b_not_guarded() -> None:
    s = murder(["custos", "vestis"])
    do(s, 0, Pass(), NewLeader(CUSTOS))
    assert s.leader[0] == CUSTOS
    assert s.order == [1, 0]


def test_tv_19_c_nobody_left() -> None:
    s = decline(murder(["vestis"]), "Play")
    assert s.order == [1]
    assert s.owner[tile("vestis")] == 0
    assert s.place[tile("vestis")] == RESIDENCE


def test_tv_19_d_the_guard_is_poisoned() -> None:
    s = murder(["custos", "vestis"], ["maga", "dark venenum"])
    do(s, 0, Use(CUSTOS))
    while asked(s) != [2]:
        do(s, asked(s)[0], Pass())
    do(s, 2, Use(VENENUM))
    decline(s, "Play")
    assert s.place[LUIGI] == s.place[CUSTOS] == RESIDENCE
    assert s.order == [1, 2]


def test_tv_20_two_placing_actions_a_turn() -> None:
    """The pictures cannot be checked; what they show is that a turn has two actions, also the same twice."""
    s = laying(3)
    do(s, 0, Send(tile("mileto_carretto"), HARBOUR), Send(tile("carlo_carretto"), VILLAGE))
    assert asked(s) == [1]


def test_tv_21_a_custos_man_guards_himself_and_dies() -> None:
    s = district(
        {0: ["enrico_granara", "tabularius"], 1: ["magistratus", "sicarius"], 2: ["maga", "dark venenum"]},
        order=[0, 1, 2],
    )
    enrico = tile("enrico_granara")
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(SICARIUS, 0))
    do(s, 0, Use(enrico))
    while asked(s) != [2]:
        do(s, asked(s)[0], Pass())
    do(s, 2, Use(VENENUM))
    decline(s, "Play")
    do(s, 0, NewLeader(tile("tabularius")))
    assert s.place[enrico] == RESIDENCE
    assert s.leader[0] == tile("tabularius")
    assert s.order == [1, 2, 0]
    assert told(s, AbilityFizzled) == [(1, SICARIUS)]
    assert s.owner[VENENUM] == -1


def vinum() -> Brides:
    s = district(
        {0: ["magistratus", "dark vinum", "sicarius"], 1: ["custos", "praeco"]}, where=VILLAGE, order=[0, 1]
    )
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, Use(tile("dark vinum")))
    return do(s, 1, Use(tile("praeco")))


def test_tv_22_a_praeco_stops_vinum_and_bans() -> None:
    s = decline(vinum())
    assert sum(workers(s, 0)) == 0
    assert s.owner[tile("dark vinum")] == -1
    assert not legal(s, 1, Announce(HIRE_WORKERS))


def test_tv_22_b_praeco_is_killed() -> None:
    s = vinum()
    do(s, 0, Use(SICARIUS))
    decline(s, "Play")
    assert workers(s, 0)[YELLOW] == 1
    assert not s.no_workers
