"""The test vectors of the ledger; expected values come from there. The long example: test_example."""

import pytest

from signoria.core.rows import exchanged
from signoria.games.brides.actions import (
    Activate,
    Announce,
    AskFavour,
    BuyBack,
    BuyWorker,
    ChooseLeader,
    Keep,
    LeaveCommon,
    NewLeader,
    Pass,
    Send,
    SwapCommon,
    TakeWorker,
)
from signoria.games.brides.events_district import AbilityFizzled, TurnOrderSet
from signoria.games.brides.requirements import charm_of, prestige_of
from signoria.games.brides.scoring import places, scores
from signoria.games.brides.state import (
    CHARM,
    LEADER,
    LOCAL,
    PRESTIGE,
    RESIDENCE,
    SUPPLY,
    UNDER,
    UNDER_SEEN,
    WEDDED,
    Brides,
)
from signoria.games.brides.tables import (
    HIRE_COMMON,
    HIRE_WORKERS,
    MARRY_FIRST,
    MARRY_SECOND,
    TAKE_DUCAT,
)
from signoria.games.brides.using import Use, UseForColour, UseOnBride, UseOnPlayer, UseWithDistrict
from tests.games.brides.table import (
    BLACK,
    BLUE,
    BUSINESSES,
    GREEN,
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
    delegations,
    district,
    do,
    freely,
    hold_influence,
    hold_workers,
    laying,
    legal,
    lost,
    on_top,
    own,
    put_common,
    put_workers,
    round_end,
    sound,
    tile,
    told,
    usable,
    wed,
    workers,
)
from tests.games.brides.test_setup import ready

SICARIUS, VENENUM, CUSTOS, LATRO = tile("sicarius"), tile("dark venenum"), tile("custos"), tile("latro")
LUIGI, RAFFAELE = tile("luigi_granara"), tile("raffaele_oliva")


def test_tv_01_favour_with_three_players() -> None:
    s = laying(3, families=["granara", "carretto", "oliva"])  # red, green, black
    do(s, 0, Pass())
    do(s, 1, Send(tile("mileto_carretto"), HARBOUR), Send(tile("carlo_carretto"), VILLAGE))
    do(s, 2, AskFavour(RAFFAELE), Pass())
    do(s, 1, AskFavour(tile("filippo_carretto")), Pass())
    assert s.favour == (2, 1, 0)


def test_tv_01_favour_with_five_players() -> None:
    yellow, red, blue, green, black = range(5)
    s = laying(5, families=["foglietta", "granara", "malabita", "carretto", "oliva"])
    do(s, yellow, Pass())
    do(s, red, Pass())
    do(s, blue, Pass())
    do(s, green, Send(tile("mileto_carretto"), HARBOUR), Send(tile("carlo_carretto"), VILLAGE))
    do(s, black, AskFavour(RAFFAELE), Pass())
    do(s, green, AskFavour(tile("filippo_carretto")), Pass())
    assert s.favour == (black, green, yellow, red, blue)


BLACK_SEAT, GREEN_SEAT, RED_SEAT = range(3)


def example(order: bool = True) -> Brides:
    """The harbour of the rulebook's example after black's Tabularius in step I."""
    s = district(
        {0: ["raffaele_oliva", "sicarius"], 1: ["geminus"], 2: ["luigi_granara", "venefica", "amica"]},
        lord="imperiale",
        second="verdina",
        favour=[RED_SEAT, BLACK_SEAT, GREEN_SEAT],
        order=[BLACK_SEAT, RED_SEAT, GREEN_SEAT] if order else None,
    )
    s.modifiers = exchanged(s.modifiers, PRESTIGE + BLACK_SEAT, 2)
    return s


def test_tv_02_order_without_and_with_tabularius() -> None:
    assert example(order=False).order == [RED_SEAT, BLACK_SEAT, GREEN_SEAT]
    s = delegations(
        {0: ["raffaele_oliva", "tabularius"], 1: ["geminus"], 2: ["luigi_granara", "venefica"]},
        prepare=lambda s: setattr(s, "favour", (RED_SEAT, BLACK_SEAT, GREEN_SEAT)),
    )
    do(s, 0, Activate(HARBOUR), ChooseLeader(RAFFAELE))
    do(s, 2, ChooseLeader(LUIGI))
    do(s, 0, Use(tile("tabularius")))
    assert prestige_of(s, 0) == 5
    decline(s, "StepOne")
    assert told(s, TurnOrderSet) == [(BLACK_SEAT, 1), (RED_SEAT, 2), (GREEN_SEAT, 3)]


def test_tv_03_wedding_with_counter_and_stolen_dowry() -> None:
    s = example()
    assert charm_of(s, BLACK_SEAT) == 4
    do(s, BLACK_SEAT, Announce(MARRY_SECOND))
    assert usable(s, RED_SEAT) == {tile("venefica")}
    do(s, RED_SEAT, Use(tile("venefica")))
    do(s, BLACK_SEAT, Use(SICARIUS))
    decline(s, "Play")
    assert not s.no_weddings
    assert s.place[tile("venefica")] == s.place[SICARIUS] == RESIDENCE
    do(s, RED_SEAT, Use(tile("amica")))
    decline(s, "Play")
    do(s, RED_SEAT, TakeWorker(BLUE))
    assert (s.ducats[BLACK_SEAT], lost(s, BLACK_SEAT), s.influence[BLACK_SEAT]) == (1, 0, 3)
    assert s.owner[tile("dark antidotum")] == RED_SEAT
    assert workers(s, RED_SEAT)[BLUE] == 1
    assert s.place[RAFFAELE] == WEDDED
    assert s.present & 1


def test_tv_04_worker_man_takes_two() -> None:
    s = district({0: ["raffaele_oliva"], 1: ["geminus"], 2: ["luigi_granara"]}, order=[2, 0, 1])
    do(s, 2, Announce(HIRE_WORKERS))
    assert on_top(s) == "Afterwards"  # nobody could interfere
    do(s, 2, Use(LUIGI))
    assert workers(s, 2)[BLACK] == 2
    assert s.used[LUIGI]
    assert s.acted >> 2 & 1


def green_announces() -> Brides:
    s = district(
        {0: ["raffaele_oliva"], 1: ["geminus"], 2: ["luigi_granara"]},
        order=[GREEN_SEAT, BLACK_SEAT, RED_SEAT],
        prepare=lambda s: put_common(s, HARBOUR, "emissarius", below="calumniator"),
    )
    do(s, GREEN_SEAT, Announce(HIRE_COMMON), Use(tile("geminus")))
    return s


def test_tv_05_geminus_looks_and_leaves() -> None:
    s = green_announces()
    do(s, GREEN_SEAT, LeaveCommon())
    assert s.owner[tile("emissarius")] == GREEN_SEAT
    assert s.ground[UNDER + HARBOUR] == tile("calumniator")
    assert s.ground[UNDER_SEEN + HARBOUR] == 1 << GREEN_SEAT


def test_tv_05_variant_geminus_exchanges() -> None:
    s = green_announces()
    do(s, GREEN_SEAT, SwapCommon())
    assert s.owner[tile("calumniator")] == GREEN_SEAT
    assert s.ground[UNDER + HARBOUR] == tile("emissarius")


def test_tv_06_all_tiles_but_the_groom_go_home() -> None:
    s = example()
    announce(s, BLACK_SEAT, MARRY_SECOND)
    do(s, BLACK_SEAT, TakeWorker(RED))
    decline(s)
    for seat in (RED_SEAT, GREEN_SEAT):
        announce(s, seat, TAKE_DUCAT)
        decline(s)
    assert s.coaches == [3, 3, 3]
    assert s.place[RAFFAELE] == WEDDED
    assert {s.place[tile(name)] for name in ("sicarius", "geminus", "amica", "venefica")} == {RESIDENCE}


def flow_chart(counter: list[str]) -> Brides:
    s = district(
        {0: ["custos", *counter], 1: ["giorgio_granara"]},
        order=[0, 1],
        prepare=lambda s: put_workers(s, MARKET, {RED: 2}),
    )
    return do(s, 0, Announce(HIRE_WORKERS))


def test_tv_07_a_no_counter_two_red_workers() -> None:
    s = flow_chart([])
    do(s, 1, UseWithDistrict(tile("giorgio_granara"), MARKET))
    assert workers(s, 0) == [0, 0, 0, 2, 0]
    assert s.workers[LOCAL + MARKET * 5 + BLACK] == 1


def test_tv_07_b_giorgio_is_killed() -> None:
    s = flow_chart(["sicarius"])
    do(s, 1, UseWithDistrict(tile("giorgio_granara"), MARKET))
    do(s, 0, Use(SICARIUS))
    decline(s, "Play")
    assert workers(s, 0) == [1, 0, 0, 0, 0]
    assert s.place[tile("giorgio_granara")] == RESIDENCE
    assert not s.present & 2  # he was the leader, and nobody replaces him


def test_tv_07_c_nobody_interferes() -> None:
    s = flow_chart([])
    do(s, 1, Pass())
    assert workers(s, 0) == [1, 0, 0, 0, 0]


def thief(ducats: int, charm: int = 0, deed: int = MARRY_SECOND) -> Brides:
    s = district(
        {0: ["luigi_granara"], 1: ["custos", "latro"], 2: ["tabularius"]},
        second="verdina",
        ducats=[ducats, 0, 0],
        order=[0, 1, 2],
    )
    s.modifiers = exchanged(s.modifiers, CHARM + 0, charm)
    return do(s, 0, Announce(deed))


def test_tv_08_a_latro_is_not_offered_against_workers() -> None:
    s = thief(2, deed=HIRE_WORKERS)
    assert LATRO not in usable(s, 1)


def test_tv_08_b_latro_steals_when_the_bribe_is_needed() -> None:
    s = thief(2)
    do(s, 1, UseOnPlayer(LATRO, 0))
    assert s.ducats[:2] == [0, 2]  # one was stolen, the other paid as bribe
    assert s.groom[0] == LUIGI


def test_tv_08_c_latro_is_not_offered_when_no_bribe_is_needed() -> None:
    s = thief(2, charm=1)
    assert LATRO not in usable(s, 1)


def test_tv_09_loss_of_means_is_a_skip() -> None:
    s = thief(1)
    do(s, 1, UseOnPlayer(LATRO, 0))
    assert s.order == [1, 2, 0]
    for seat in (1, 2):
        announce(s, seat, TAKE_DUCAT)
        decline(s)
    assert asked(s) == [0]
    s.ducats[0] = 1
    assert legal(s, 0, Announce(MARRY_SECOND))


def test_tv_10_latro_as_free_ability_with_and_without_counter() -> None:
    for counter in (True, False):
        s = district(
            {0: ["magistratus", "latro"], 1: ["custos"], 2: ["maga", "sicarius"]},
            ducats=[0, 3, 0],
            order=[0, 1, 2],
        )
        freely(announce(s, 0, TAKE_DUCAT))
        do(s, 0, UseOnPlayer(LATRO, 1))
        do(s, 2, Use(SICARIUS) if counter else Pass())
        decline(s, "Play")
        assert s.ducats[:2] == ([1, 3] if counter else [1 + 2, 2])
        assert s.place[LATRO] == RESIDENCE


def test_tv_10_vinum_in_a_green_district() -> None:
    s = district({0: ["magistratus", "dark vinum"], 1: ["custos"]}, where=MARKET, order=[0, 1])
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, Use(tile("dark vinum")))
    assert workers(s, 0)[GREEN] == 1


def test_tv_11_anulus_completes_a_wedding() -> None:
    s = district(
        {0: ["luigi_granara", "anulus"], 1: ["custos"]}, first="first_1", ducats=[0, 0, 0], order=[0, 1]
    )
    do(s, 0, Announce(MARRY_FIRST))
    decline(s, "Interference")
    assert usable(s, 0) == {tile("anulus")}
    do(s, 0, Use(tile("anulus")))
    assert s.influence[0] == 5


def test_tv_11_mediator_turns_yellow_into_blue() -> None:
    s = district(
        {0: ["magistratus", "mediator"], 1: ["custos"]},
        order=[0, 1],
        prepare=lambda s: put_workers(s, HARBOUR, {YELLOW: 2}),
    )
    announce(s, 0, HIRE_WORKERS)
    yellow = s.workers[SUPPLY + YELLOW]
    do(s, 0, UseForColour(tile("mediator"), BLUE))
    decline(s, "Play")
    assert workers(s, 0) == [0, 2, 0, 0, 0]
    assert s.workers[SUPPLY + YELLOW] == yellow + 2


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
