"""The first half of the games that the catalogue tells: favour, order, weddings, thieves, free abilities."""

from signoria.core.rows import exchanged
from signoria.games.brides.actions import (
    Activate,
    Announce,
    AskFavour,
    ChooseLeader,
    LeaveCommon,
    Pass,
    Send,
    SwapCommon,
    TakeWorker,
)
from signoria.games.brides.events_district import TurnOrderSet
from signoria.games.brides.requirements import charm_of, prestige_of
from signoria.games.brides.state import (
    CHARM,
    LOCAL,
    PRESTIGE,
    RESIDENCE,
    SUPPLY,
    UNDER,
    UNDER_SEEN,
    WEDDED,
    Brides,
)
from signoria.games.brides.tables import HIRE_COMMON, HIRE_WORKERS, MARRY_FIRST, MARRY_SECOND, TAKE_DUCAT
from signoria.games.brides.using import Use, UseForColour, UseOnPlayer, UseWithDistrict
from tests.games.brides.table import (
    BLACK,
    BLUE,
    GREEN,
    HARBOUR,
    MARKET,
    RED,
    VILLAGE,
    YELLOW,
    announce,
    asked,
    decline,
    delegations,
    district,
    do,
    freely,
    laying,
    legal,
    lost,
    on_top,
    put_common,
    put_workers,
    tile,
    told,
    usable,
    workers,
)
from tests.games.brides.tiles_told import LATRO, LUIGI, RAFFAELE, SICARIUS


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
