"""The long example of the rulebook, from the choice of leaders to the end of the district."""

from signoria.core.rows import exchanged
from signoria.games.brides.actions import (
    Activate,
    Announce,
    CarryOut,
    ChooseLeader,
    LeaveCommon,
    Pass,
    TakeWorker,
)
from signoria.games.brides.events_district import Announced, TurnOrderSet
from signoria.games.brides.state import LORD, MARKERS, OPEN, RESIDENCE, UNDER, UNDER_SEEN, WEDDED, Brides
from signoria.games.brides.tables import HIRE_COMMON, HIRE_WORKERS, MARRY_SECOND
from signoria.games.brides.using import Use
from tests.games.brides.table import (
    BLACK,
    GREEN,
    HARBOUR,
    LORDS,
    asked,
    bride,
    delegations,
    do,
    on_top,
    put_bride,
    put_common,
    sound,
    tile,
    told,
    workers,
)

BLACK_SEAT, GREEN_SEAT, RED_SEAT = range(3)


def prepare(s: Brides) -> None:
    imperiale = LORDS.index("imperiale")
    there = LORD + s.ground[:MARKERS].index(imperiale)
    s.ground = exchanged(s.ground, there, s.ground[LORD + HARBOUR])
    s.ground = exchanged(s.ground, LORD + HARBOUR, imperiale)
    put_bride(s, HARBOUR, 1, "verdina")
    put_common(s, HARBOUR, "emissarius", below="sicarius")
    s.favour = (RED_SEAT, BLACK_SEAT, GREEN_SEAT)


def test_tv_02_tv_03_tv_04_tv_05_tv_06_the_district_example_from_beginning_to_end() -> None:
    s = delegations(
        {
            BLACK_SEAT: ["raffaele_oliva", "tabularius", "sicarius"],
            GREEN_SEAT: ["geminus"],
            RED_SEAT: ["luigi_granara", "venefica", "amica"],
        },
        prepare=prepare,
    )
    do(s, 0, Activate(HARBOUR))
    assert asked(s) == [BLACK_SEAT, RED_SEAT]  # green's one tile needs no choice
    do(s, RED_SEAT, ChooseLeader(tile("luigi_granara")))
    do(s, BLACK_SEAT, ChooseLeader(tile("raffaele_oliva")))
    the_order_is_set(s)
    black_marries_and_red_steals_the_dowry(s)
    red_hires_two_workers(s)
    green_looks_and_hires(s)
    everything_goes_home(s)


def the_order_is_set(s: Brides) -> None:
    do(s, BLACK_SEAT, Use(tile("tabularius")))
    while on_top(s) == "StepOne":
        do(s, asked(s)[0], Pass())
    assert told(s, TurnOrderSet) == [(BLACK_SEAT, 1), (RED_SEAT, 2), (GREEN_SEAT, 3)]


def black_marries_and_red_steals_the_dowry(s: Brides) -> None:
    ducats, influence = s.ducats.copy(), s.influence
    do(s, BLACK_SEAT, Announce(MARRY_SECOND))
    do(s, RED_SEAT, Use(tile("venefica")))
    do(s, BLACK_SEAT, Use(tile("sicarius")))
    do(s, RED_SEAT, Pass())  # he might have a guard, but has none
    assert not s.no_weddings
    assert s.place[tile("venefica")] == s.place[tile("sicarius")] == RESIDENCE
    do(s, RED_SEAT, Use(tile("amica")))
    assert s.owner[tile("dark antidotum")] == RED_SEAT
    do(s, RED_SEAT, TakeWorker(GREEN))
    assert workers(s, RED_SEAT)[GREEN] == 1
    assert s.ducats[BLACK_SEAT] == ducats[BLACK_SEAT] - 1
    assert s.influence[BLACK_SEAT] == influence[BLACK_SEAT] + 3
    assert s.groom_on[HARBOUR * 2 + 1] == tile("raffaele_oliva")
    assert s.bride[HARBOUR * 2 + 1] == bride("verdina")


def red_hires_two_workers(s: Brides) -> None:
    assert asked(s) == [RED_SEAT]
    do(s, RED_SEAT, Announce(HIRE_WORKERS))
    do(s, RED_SEAT, Use(tile("luigi_granara")))
    assert workers(s, RED_SEAT)[BLACK] == 2
    assert s.used[tile("luigi_granara")]


def green_looks_and_hires(s: Brides) -> None:
    assert asked(s) == [GREEN_SEAT]
    do(s, GREEN_SEAT, Announce(HIRE_COMMON), Use(tile("geminus")), LeaveCommon())
    if on_top(s) == "Completing":
        do(s, GREEN_SEAT, CarryOut())
    assert s.owner[tile("emissarius")] == GREEN_SEAT
    assert s.ground[UNDER + HARBOUR] in (tile("sicarius"), tile("sicarius", 1), tile("sicarius", 2))
    assert s.ground[UNDER_SEEN + HARBOUR] == 1 << GREEN_SEAT


def everything_goes_home(s: Brides) -> None:
    assert len(told(s, Announced)) == 3
    assert s.district == -1
    assert s.coaches == [3, 3, 3]
    assert s.place[tile("raffaele_oliva")] == WEDDED
    for name in ("amica", "tabularius", "geminus", "luigi_granara"):
        assert s.place[tile(name)] == RESIDENCE
    assert OPEN not in s.place
    assert sound(s)
