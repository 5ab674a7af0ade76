"""Abilities of commons, items and edicts (BRI-260 to BRI-295)."""

import pytest

from signoria.core.rows import exchanged
from signoria.games.brides.actions import Activate, Announce, ChooseLeader, NewLeader
from signoria.games.brides.events_district import HandSeen, LordPrestigeChanged, WorkersBanned
from signoria.games.brides.requirements import charm_of, missing_charm
from signoria.games.brides.state import (
    ALL,
    CHARM,
    IN_HAND,
    LEADER,
    LOCAL,
    OPEN,
    PRESTIGE,
    RESIDENCE,
    SUPPLY,
    Brides,
)
from signoria.games.brides.tables import HIRE_WORKERS, MARRY_SECOND, TAKE_DUCAT, TAKE_INFLUENCE
from signoria.games.brides.using import SellInfluence, SwapBrides, Use, UseForColour, UseOnBride, UseOnPlayer
from signoria.play.vantage import heard
from tests.games.brides.abilities_used import free
from tests.games.brides.table import (
    BLACK,
    BLUE,
    HARBOUR,
    MARKET,
    RED,
    announce,
    asked,
    bride,
    decline,
    delegations,
    district,
    do,
    freely,
    gained,
    hold_workers,
    legal,
    lost,
    on_top,
    put_bride,
    put_workers,
    sound,
    tile,
    told,
    usable,
    why,
    workers,
)


def wedding(own: list[str], others: list[str], **how: object) -> Brides:
    """Seat 0 announces the second bride; seat 1 is asked."""
    fixed = {"second": "verdina", "ducats": [9, 3, 0], "influence": [5, 0, 0], **how}
    s = district({0: ["luigi_granara", *own], 1: ["tabularius", *others]}, order=[0, 1], **fixed)  # type: ignore[arg-type]  # options of the builder, handed through
    return do(s, 0, Announce(MARRY_SECOND))


def test_bri_261_leprosus_lowers_the_charm_of_all_other_leaders() -> None:
    s = wedding([], ["leprosus"])
    do(s, 1, Use(tile("leprosus")))
    decline(s, "Play")
    assert (s.modifiers[CHARM + 0], s.modifiers[CHARM + 1]) == (-2, 0)
    assert s.place[tile("leprosus")] == OPEN


def test_bri_262_puella_raises_the_charm_of_both_brides() -> None:
    s = wedding([], ["puella", "puella"], ducats=[20, 0, 0])
    before = [missing_charm(s, 0, rank) for rank in range(2)]
    do(s, 1, Use(tile("puella")))
    decline(s, "Play")
    assert s.brides_mod == 3
    assert before[1] == 1


def test_bri_263_venefica_forbids_weddings_and_answers_a_wedding_only() -> None:
    s = wedding([], ["venefica"])
    do(s, 1, Use(tile("venefica")))
    decline(s, "Play")
    assert s.no_weddings
    s = district({0: ["luigi_granara"], 1: ["tabularius", "venefica"]}, order=[0, 1])
    do(s, 0, Announce(HIRE_WORKERS))
    assert tile("venefica") not in usable(s, 1)


def test_bri_264_calumniator_lowers_one_leader() -> None:
    s = wedding([], ["calumniator"])
    do(s, 1, UseOnPlayer(tile("calumniator"), 0))
    decline(s, "Play")
    assert s.modifiers[PRESTIGE + 0] == -2
    assert lost(s, 0) == 2  # the wedding costs so much more influence


def test_bri_265_emissarius_forces_another_leader() -> None:
    s = wedding(["enrico_granara"], ["emissarius"])
    do(s, 1, UseOnPlayer(tile("emissarius"), 0))
    decline(s, "Play")
    assert asked(s) == [0]
    do(s, 0, NewLeader(tile("enrico_granara")))
    assert s.place[tile("luigi_granara")] == IN_HAND
    assert s.skips == 0  # no kill, and Enrico can still marry
    assert s.groom[0] == tile("enrico_granara")


def test_bri_265_without_another_character_nothing_happens() -> None:
    """R-35."""
    s = wedding(["anulus"], ["emissarius"])
    do(s, 1, UseOnPlayer(tile("emissarius"), 0))
    decline(s, "Play")
    assert s.leader[0] == tile("luigi_granara")
    assert on_top(s) == "Completing"


def test_bri_265_the_old_leader_can_use_his_ability_from_hand() -> None:
    s = delegations({0: ["tabularius", "latro"], 1: ["luigi_granara", "emissarius"]}, start=1)
    do(s, 1, Activate(HARBOUR))
    do(s, 0, ChooseLeader(tile("latro")))
    do(s, 1, ChooseLeader(tile("luigi_granara")))
    do(s, 1, UseOnPlayer(tile("emissarius"), 0))
    do(s, 0, NewLeader(tile("tabularius")))
    assert s.leader[0] == tile("tabularius")
    decline(s, "StepOne")
    while asked(s) != [0] or on_top(s) != "Announcing":
        decline(s)
        if on_top(s) == "Announcing" and asked(s) == [1]:
            announce(s, 1, TAKE_DUCAT)
    freely(announce(s, 0, TAKE_DUCAT))
    assert legal(s, 0, UseOnPlayer(tile("latro"), 1))


def test_bri_266_latro_steals_one_and_gets_one_more() -> None:
    s = free(["latro"], ducats=[0, 2, 0])
    do(s, 0, UseOnPlayer(tile("latro"), 1))
    decline(s, "Play")
    assert s.ducats[:2] == [1 + 2, 1]


@pytest.mark.parametrize("name", ["sicarius", "dark venenum"])
def test_bri_267_bri_290_assassins_kill(name: str) -> None:
    s = free([name])
    do(s, 0, UseOnPlayer(tile(name), 1))
    decline(s, "Play")
    assert s.place[tile("tabularius")] == RESIDENCE
    assert s.owner[tile(name)] == (0 if name == "sicarius" else -1)


def test_bri_268_amicus_takes_a_ducat_from_everybody_else() -> None:
    s = district(
        {0: ["luigi_granara"], 1: ["tabularius", "amicus"], 2: ["maga"]},
        second="verdina",
        ducats=[3, 0, 0],
        order=[0, 1, 2],
    )
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, Use(tile("amicus")))
    decline(s, "Play")
    assert s.ducats[1] == 1  # seat 2 had nothing to give


def test_bri_269_corruptor_exchanges_unmarried_brides_of_one_rank() -> None:
    s = free(["corruptor"], prepare=lambda s: put_bride(s, MARKET, 0, "first_6"), first="first_1")
    do(s, 0, SwapBrides(tile("corruptor"), 0, MARKET))
    decline(s, "Play")
    assert s.bride[HARBOUR * 2] == bride("first_6")
    assert s.bride[MARKET * 2] == bride("first_1")


def test_bri_269_bride_number_0_can_be_fetched() -> None:
    s = free(["corruptor"], prepare=lambda s: put_bride(s, MARKET, 0, "first_1"), first="first_6")
    assert bride("first_1") == 0
    assert legal(s, 0, SwapBrides(tile("corruptor"), 0, MARKET))


def test_bri_269_a_married_bride_stays() -> None:
    """R-26."""
    s = free(["corruptor"])
    s.groom_on = exchanged(s.groom_on, MARKET * 2, tile("luigi_granara"))
    assert not legal(s, 0, SwapBrides(tile("corruptor"), 0, MARKET))


def test_bri_270_magistratus_lowers_all_other_leaders() -> None:
    s = wedding([], ["magistratus"])
    do(s, 1, Use(tile("magistratus")))
    decline(s, "Play")
    assert (s.modifiers[PRESTIGE + 0], s.modifiers[PRESTIGE + 1]) == (-1, 0)


@pytest.mark.parametrize(("name", "by"), [("tabularius", 2), ("vestis", 3)])
def test_bri_271_bri_295_the_own_leader_gains_prestige(name: str, by: int) -> None:
    s = delegations({0: ["luigi_granara", name], 1: ["maga"]})
    do(s, 0, Activate(HARBOUR), ChooseLeader(tile("luigi_granara")))
    do(s, 0, Use(tile(name)))
    assert s.modifiers[PRESTIGE + 0] == by


def test_bri_272_tutor_draws_first_and_then_returns_the_old_bride() -> None:
    s = free(["tutor"], first="first_1")
    pile = set(s.bride_pile[0])
    do(s, 0, UseOnBride(tile("tutor"), 0))
    decline(s, "Play")
    assert s.bride[HARBOUR * 2] in pile
    assert bride("first_1") in s.bride_pile[0]
    assert sound(s)


def test_bri_272_not_with_an_empty_pile() -> None:
    s = free(["tutor"])
    s.bride_pile[0] = ()
    assert not legal(s, 0, UseOnBride(tile("tutor"), 0))


def test_bri_273_amica_gets_the_dowry_and_the_groom_keeps_the_influence() -> None:
    s = wedding([], ["amica"], second="second_5")
    decline(s, "Interference")
    do(s, 1, Use(tile("amica")))
    decline(s, "Play")
    assert s.ducats[1] == 3 + 4
    assert gained(s, 0) == 5 + 3


def test_bri_274_falconarius_sees_all_hands_here() -> None:
    s = free(["falconarius"], ["tabularius", "maga", "dark venenum"])
    s.news.clear()
    do(s, 0, Use(tile("falconarius")))
    decline(s, "Play")
    seen = [e.key() for e in heard(s.news, 0) if isinstance(e, HandSeen)]
    assert seen == [(1, tile("maga")), (1, tile("dark venenum"))]
    assert [e for e in heard(s.news, 1) if isinstance(e, HandSeen)] == []


def test_bri_275_maga_is_of_no_use_against_a_ducat() -> None:
    s = district({0: ["magistratus"], 1: ["tabularius", "maga"]}, order=[0, 1])
    do(s, 0, Announce(TAKE_DUCAT))
    assert on_top(s) != "Interference"
    s = district({0: ["magistratus"], 1: ["tabularius", "maga"]}, order=[0, 1])
    do(s, 0, Announce(TAKE_INFLUENCE))
    do(s, 1, Use(tile("maga")))
    decline(s, "Play")
    assert why(s, 0, Announce(TAKE_INFLUENCE)) == "BRI-158"


def test_bri_276_mediator_recolours_what_was_just_taken() -> None:
    s = district(
        {0: ["luigi_granara", "mediator"], 1: ["tabularius"]},
        order=[0, 1],
        prepare=lambda s: put_workers(s, HARBOUR, {BLACK: 1, RED: 1}),
    )
    announce(s, 0, HIRE_WORKERS)
    do(s, 0, Use(tile("luigi_granara")))
    decline(s, "Play")
    do(s, 0, UseForColour(tile("mediator"), BLUE))
    decline(s, "Play")
    assert workers(s, 0) == [1, 2, 0, 0, 0]  # the extra worker stays black
    assert sound(s)


def test_bri_276_only_a_colour_with_enough_workers() -> None:
    """R-28."""

    def prepare(s: Brides) -> None:
        put_workers(s, HARBOUR, {BLACK: 2})
        hold_workers(s, 2, {BLUE: s.workers[SUPPLY + BLUE] - 1})

    s = district({0: ["magistratus", "mediator"], 1: ["tabularius"]}, order=[0, 1], prepare=prepare)
    announce(s, 0, HIRE_WORKERS)
    assert not legal(s, 0, UseForColour(tile("mediator"), BLUE))
    assert legal(s, 0, UseForColour(tile("mediator"), RED))


@pytest.mark.parametrize("name", ["custos", "dark antidotum"])
def test_bri_277_bri_291_guards_stop_an_assassin(name: str) -> None:
    s = district({0: ["luigi_granara", name], 1: ["tabularius", "dark venenum"]}, order=[0, 1])
    do(s, 0, Announce(TAKE_DUCAT))
    do(s, 1, UseOnPlayer(tile("dark venenum"), 0))
    do(s, 0, Use(tile(name)))
    decline(s, "Play")
    assert s.place[tile("luigi_granara")] == LEADER


def test_bri_278_fraudator_raises_the_lord() -> None:
    s = wedding([], ["fraudator"])
    do(s, 1, Use(tile("fraudator")))
    decline(s, "Play", "Interference")
    assert lost(s, 0) == 2
    assert told(s, LordPrestigeChanged) == [(HARBOUR, 2)]


def test_bri_279_mercator_trades_a_worker_or_influence() -> None:
    s = free(["mercator"], prepare=lambda s: hold_workers(s, 0, {RED: 1}), influence=[1, 0, 0])
    other = s.clone()
    ducats = s.ducats[0]
    do(s, 0, UseForColour(tile("mercator"), RED))
    decline(s, "Play")
    assert s.ducats[0] == ducats + 3
    assert workers(s, 0)[RED] == 0
    do(other, 0, SellInfluence(tile("mercator")))
    decline(other, "Play")
    assert other.ducats[0] == ducats + 6
    assert other.influence[0] == 0


@pytest.mark.parametrize(("name", "by"), [("poeta", 3), ("anulus", 4)])
def test_bri_280_bri_293_the_own_leader_gains_charm(name: str, by: int) -> None:
    s = wedding([name], [], ducats=[0, 0, 0], second="second_7")
    decline(s, "Interference")
    charm = charm_of(s, 0)
    do(s, 0, Use(tile(name)))
    decline(s, "Play")
    assert s.modifiers[CHARM + 0] == by
    assert charm == 4


def test_bri_281_praeco_stops_the_taking_of_workers() -> None:
    s = district({0: ["magistratus"], 1: ["tabularius", "praeco"]}, order=[0, 1])
    do(s, 0, Announce(HIRE_WORKERS))
    do(s, 1, Use(tile("praeco")))
    decline(s, "Play")
    assert s.skips == 1
    assert s.place[tile("praeco")] == OPEN
    assert why(s, 1, Announce(HIRE_WORKERS)) == "BRI-281"
    assert told(s, WorkersBanned) == [(HARBOUR,)]


def test_bri_292_vinum_brings_a_worker_of_the_districts_colour() -> None:
    s = free(["dark vinum"])
    do(s, 0, Use(tile("dark vinum")))
    decline(s, "Play")
    assert workers(s, 0) == [1, 0, 0, 0, 0]
    assert s.workers[LOCAL + HARBOUR * 5 + BLACK] == 1


def test_bri_294_edictum_comes_before_everything_else() -> None:
    s = delegations({0: ["luigi_granara", "edictum"], 1: ["isandro_oliva"]})
    do(s, 0, Activate(HARBOUR), ChooseLeader(tile("luigi_granara")))
    do(s, 0, Use(tile("edictum")))
    decline(s, "StepOne")
    assert s.order == [0, 1]
    assert s.place[tile("edictum")] == OPEN
    assert s.seen[tile("edictum")] == ALL
    assert told(s, HandSeen) == []
