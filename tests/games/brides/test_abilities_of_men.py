"""Abilities of the men of the families (BRI-250 to BRI-257)."""

import pytest

from signoria.core.rows import exchanged
from signoria.games.brides.actions import Announce, CarryOut, LeaveCommon, SwapCommon
from signoria.games.brides.events_district import TileBelowSeen
from signoria.games.brides.state import FACE_UP, LOCAL, UNDER, WEDDED, Brides
from signoria.games.brides.tables import HIRE_COMMON, HIRE_WORKERS, MARRY_SECOND, TAKE_DUCAT, TAKE_INFLUENCE
from signoria.games.brides.using import Use, UseOnPlayer, UseWithDistrict
from signoria.play.vantage import heard
from tests.games.brides.abilities_used import free
from tests.games.brides.table import (
    BLACK,
    DATA,
    HARBOUR,
    MARKET,
    RED,
    TABLES,
    VILLAGE,
    announce,
    bride,
    decline,
    district,
    do,
    freely,
    legal,
    put_common,
    put_workers,
    sound,
    tile,
    workers,
)


def men(kind: str) -> list[str]:
    return [man["id"] for man in DATA["loyal"] if man["kind"] == kind]


@pytest.mark.parametrize("man", men("worker"))
def test_bri_250_worker_man_takes_one_more_of_the_districts_colour(man: str) -> None:
    s = district(
        {0: [man], 1: ["tabularius"]}, order=[0, 1], prepare=lambda s: put_workers(s, HARBOUR, {RED: 2})
    )
    announce(s, 0, HIRE_WORKERS)
    do(s, 0, Use(tile(man)))
    assert workers(s, 0) == [1, 0, 0, 2, 0]  # black, although the taken ones were red


@pytest.mark.parametrize("man", men("custos"))
def test_bri_251_custos_man_guards_himself(man: str) -> None:
    s = district({0: [man], 1: ["tabularius", "sicarius"]}, order=[0, 1])
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(tile("sicarius"), 0))
    do(s, 0, Use(tile(man)))
    decline(s, "Play")
    assert s.leader[0] == tile(man)


@pytest.mark.parametrize("man", men("ducats"))
def test_bri_252_ducats_man_gets_two_ducats_for_a_wedding(man: str) -> None:
    s = district(
        {0: [man], 1: ["tabularius"]}, second="second_5", ducats=[9, 0, 0], influence=[9, 0, 0], order=[0, 1]
    )
    announce(s, 0, MARRY_SECOND)
    ducats = s.ducats[0]
    do(s, 0, Use(tile(man)))
    assert s.ducats[0] == ducats + 2


def test_bri_252_his_ducats_are_no_part_of_the_dowry() -> None:
    """R-41."""
    s = district(
        {0: ["gianluca_granara"], 1: ["tabularius", "amica"]},
        second="second_5",
        ducats=[1, 0, 0],
        influence=[9, 0, 0],
        order=[0, 1],
    )
    do(s, 0, Announce(MARRY_SECOND))
    decline(s, "Interference")
    do(s, 1, Use(tile("amica")))
    decline(s, "Play")
    do(s, 0, Use(tile("gianluca_granara")))
    assert s.ducats[:2] == [2, 4]


@pytest.mark.parametrize("name", ["isacco_carretto", "scurra"])
def test_bri_253_bri_282_the_face_up_commons_change_places(name: str) -> None:
    s = free([name])
    here, there = s.ground[FACE_UP + HARBOUR], s.ground[FACE_UP + MARKET]
    do(s, 0, UseWithDistrict(tile(name), MARKET))
    decline(s, "Play")
    assert (s.ground[FACE_UP + HARBOUR], s.ground[FACE_UP + MARKET]) == (there, here)


def test_bri_253_both_commons_must_be_there() -> None:
    """R-39."""
    s = free(["scurra"])
    s.box |= 1 << s.ground[FACE_UP + MARKET]
    s.ground = exchanged(s.ground, FACE_UP + MARKET, -1)
    assert not legal(s, 0, UseWithDistrict(tile("scurra"), MARKET))
    assert legal(s, 0, UseWithDistrict(tile("scurra"), VILLAGE))


def peek(name: str) -> Brides:
    """Seat 1 looks at the tile below the Emissarius that seat 0 wants to hire."""
    s = district(
        {0: ["magistratus"], 1: [name]},
        order=[0, 1],
        prepare=lambda s: put_common(s, HARBOUR, "emissarius", below="calumniator"),
    )
    do(s, 0, Announce(HIRE_COMMON))
    s.news.clear()
    do(s, 1, Use(tile(name)))
    return decline(s, "Play")


@pytest.mark.parametrize("name", ["aldo_foglietta", "geminus"])
def test_bri_254_bri_260_look_below_and_exchange(name: str) -> None:
    s = peek(name)
    assert [e.key() for e in heard(s.news, 1) if isinstance(e, TileBelowSeen)] == [(1, tile("calumniator"))]
    assert [e.key() for e in heard(s.news, 0) if isinstance(e, TileBelowSeen)] == [(1, -1)]
    do(s, 1, SwapCommon())
    decline(s)
    assert s.owner[tile("calumniator")] == 0
    assert s.ground[UNDER + HARBOUR] == tile("emissarius")


def test_bri_254_or_leave_it() -> None:
    s = peek("aldo_foglietta")
    do(s, 1, LeaveCommon())
    decline(s)
    assert s.owner[tile("emissarius")] == 0


def test_bri_255_giorgio_exchanges_all_workers() -> None:
    s = district(
        {0: ["giorgio_granara"], 1: ["tabularius"]},
        order=[0, 1],
        prepare=lambda s: put_workers(s, MARKET, {RED: 2}),
    )
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, UseWithDistrict(tile("giorgio_granara"), MARKET))
    decline(s, "Play")
    assert s.workers[LOCAL + HARBOUR * 5 + RED] == 2
    assert s.workers[LOCAL + MARKET * 5 + BLACK] == 1
    assert sound(s)


def test_bri_255_both_districts_need_workers() -> None:
    s = district(
        {0: ["giorgio_granara"], 1: ["tabularius"]},
        order=[0, 1],
        prepare=lambda s: put_workers(s, MARKET, {}),
    )
    freely(announce(s, 0, TAKE_DUCAT))
    assert not legal(s, 0, UseWithDistrict(tile("giorgio_granara"), MARKET))


def thief_marries() -> Brides:
    """Antonio, a ducat short of the bride's charm, announces a wedding; seat 2 is penniless."""
    s = district(
        {0: ["antonio_oliva"], 1: ["tabularius"], 2: ["maga"]},
        second="second_5",
        ducats=[0, 2, 0],
        influence=[9, 0, 0],
        order=[0, 1, 2],
    )
    s.brides_mod = 1 + TABLES.charm[tile("antonio_oliva")] - TABLES.bride_charm[bride("second_5")]
    return decline(do(s, 0, Announce(MARRY_SECOND)), "Interference")


def test_bri_256_antonio_steals_a_ducat_for_his_wedding() -> None:
    s = thief_marries()
    assert not legal(s, 0, CarryOut())
    assert not legal(s, 0, UseOnPlayer(tile("antonio_oliva"), 2))  # a penniless player
    do(s, 0, UseOnPlayer(tile("antonio_oliva"), 1))
    decline(s, "Play")
    assert s.place[tile("antonio_oliva")] == WEDDED  # the ducat went to the bride at once
    assert s.ducats[1:] == [1, 0]


def test_bri_256_antonio_steals_neither_after_his_action_nor_against_a_wedding() -> None:
    s = district(
        {0: ["luigi_granara"], 1: ["antonio_oliva"]},
        second="second_5",
        ducats=[9, 2, 0],
        influence=[9, 0, 0],
        order=[0, 1],
    )
    s.brides_mod = 3 + TABLES.charm[tile("luigi_granara")] - TABLES.bride_charm[bride("second_5")]
    do(s, 0, Announce(MARRY_SECOND))
    assert not legal(s, 1, UseOnPlayer(tile("antonio_oliva"), 0))
    decline(s)
    announce(s, 1, TAKE_DUCAT)
    assert not legal(s, 1, UseOnPlayer(tile("antonio_oliva"), 0))


@pytest.mark.parametrize(
    ("deed", "pays"), [(TAKE_INFLUENCE, True), (HIRE_WORKERS, True), (TAKE_DUCAT, False)]
)
def test_bri_257_raineo_gets_a_ducat_for_any_action_but_a_ducat(deed: int, pays: bool) -> None:
    s = district({0: ["raineo_malabita"], 1: ["tabularius"]}, order=[0, 1])
    announce(s, 0, deed)
    assert legal(s, 0, Use(tile("raineo_malabita"))) == pays
