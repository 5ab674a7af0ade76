"""Rulings made in this project (R-73 to R-82): questions the ledger left open."""

from signoria.core.rows import stamped
from signoria.games.brides import GAME
from signoria.games.brides.actions import (
    Activate,
    Announce,
    CarryOut,
    ChooseFamily,
    ChooseLeader,
    Keep,
    NewLeader,
    Pass,
    TakeWorker,
)
from signoria.games.brides.redeal import hidden
from signoria.games.brides.scoring import places
from signoria.games.brides.state import SUPPLY, Brides
from signoria.games.brides.tables import HIRE_WORKERS, MARRY_FIRST, MARRY_SECOND, TAKE_DUCAT
from signoria.games.brides.using import Use, UseOnPlayer
from tests.games.brides.table import (
    BLACK,
    BLUE,
    HARBOUR,
    VILLAGE,
    announce,
    asked,
    bare,
    decline,
    delegations,
    district,
    do,
    freely,
    hold_workers,
    legal,
    on_top,
    own,
    round_end,
    tile,
    wed,
    workers,
)
from tests.games.brides.test_setup import new


def test_r_73_an_unseen_tile_of_the_right_kind_is_reason_enough_to_ask() -> None:
    s = district(
        {0: ["magistratus"], 1: ["custos", "tabularius"]}, order=[0, 1], prepare=lambda s: own(s, 1, "maga")
    )
    do(s, 0, Announce(HIRE_WORKERS))
    assert asked(s) == [1]
    assert on_top(s) == "Interference"


def test_r_73_a_tile_seen_elsewhere_is_not() -> None:
    def prepare(s: Brides) -> None:
        own(s, 1, "maga")

    s = district({0: ["magistratus"], 1: ["custos", "tabularius"]}, order=[0, 1], prepare=prepare)
    s.seen = stamped(s.seen, tile("maga"), 63)  # used in another district before
    do(s, 0, Announce(HIRE_WORKERS))
    assert on_top(s) != "Interference"


def test_r_74_a_single_tile_leads_and_the_last_district_needs_no_choice() -> None:
    s = delegations({1: ["luigi_granara"]}, in_play=(HARBOUR, VILLAGE))
    do(s, 0, Activate(VILLAGE))
    assert s.district == HARBOUR
    assert s.leader[1] == tile("luigi_granara")


def test_r_74_a_new_leader_is_always_asked_for() -> None:
    s = district({0: ["luigi_granara", "custos"], 1: ["maga", "sicarius"]}, order=[1, 0])
    freely(announce(s, 1, TAKE_DUCAT))
    do(s, 1, UseOnPlayer(tile("sicarius"), 0))
    decline(s, "Play")
    assert asked(s) == [0]
    assert legal(s, 0, NewLeader(tile("custos")))


def test_r_75_without_a_worker_in_the_supply_vinum_cannot_be_used() -> None:
    def prepare(s: Brides) -> None:
        hold_workers(s, 2, {BLACK: s.workers[SUPPLY + BLACK]})

    s = district({0: ["magistratus", "dark vinum", "latro"], 1: ["custos"]}, order=[0, 1], prepare=prepare)
    freely(announce(s, 0, TAKE_DUCAT))
    assert not legal(s, 0, Use(tile("dark vinum")))


def test_r_76_the_unmarried_come_behind_the_married() -> None:
    s = bare(4)
    s.influence = (30, 5, 28, 9)
    wed(s, 1, "taddeo_foglietta", HARBOUR, 1)
    wed(s, 3, "luca_malabita", VILLAGE, 1)
    assert places(s) == [3, 2, 4, 1]


def test_r_77_what_the_supply_cannot_give_is_lost() -> None:
    def prepare(s: Brides) -> None:
        for colour in range(5):
            hold_workers(s, 2, {colour: s.workers[SUPPLY + colour] - (colour == BLUE)})

    s = district(
        {0: ["luigi_granara"], 1: ["custos"]},
        first="first_6",  # two ducats, two workers
        ducats=[9, 0, 0],
        order=[0, 1],
        prepare=prepare,
    )
    announce(s, 0, MARRY_FIRST)
    assert s.ducats[0] == 9 - 6 + 2
    do(s, 0, TakeWorker(BLUE))
    assert on_top(s) != "DowryWorkers"
    assert workers(s, 0) == [0, 1, 0, 0, 0]


def test_r_78_two_players_choose_beginning_without_the_white_coach() -> None:
    s = new(2, white_coach=1)
    assert asked(s) == [1]
    do(s, 1, ChooseFamily(0))
    do(s, 0, ChooseFamily(1))
    assert asked(s) == [1]
    assert on_top(s) == "SecondColours"


def test_r_79_after_a_question_in_step_one_the_circle_goes_on() -> None:
    s = delegations({0: ["tabularius", "antonio_oliva"], 1: ["luigi_granara", "emissarius"]})
    do(s, 0, Activate(HARBOUR), ChooseLeader(tile("antonio_oliva")))
    do(s, 1, ChooseLeader(tile("luigi_granara")))
    do(s, 0, Pass())
    do(s, 1, UseOnPlayer(tile("emissarius"), 0))
    do(s, 0, NewLeader(tile("tabularius")))
    assert asked(s) == [0]  # he has passed before, and may act again: as leader, Tabularius can be used
    assert legal(s, 0, Use(tile("tabularius")))


def test_r_80_an_ability_of_somebody_who_left_is_cancelled() -> None:
    s = district(
        {0: ["latro"], 1: ["maga", "sicarius"], 2: ["custos", "dark venenum"]},
        ducats=[0, 3, 3],
        order=[0, 1, 2],
    )
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, UseOnPlayer(tile("latro"), 2))
    do(s, 1, Use(tile("sicarius")))
    decline(s, "Play")
    assert not s.present & 1
    assert s.ducats == [1, 3, 3]
    assert asked(s) == [1]  # nobody was asked about the dead thief again


def test_r_81_time_out_answers() -> None:
    s = district(
        {0: ["luigi_granara", "poeta"], 1: ["custos"]}, second="verdina", ducats=[9, 0, 0], order=[0, 1]
    )
    assert GAME.default(s, 0) == Announce(TAKE_DUCAT)
    do(s, 0, Announce(MARRY_SECOND))
    decline(s, "Interference")
    assert GAME.default(s, 0) == CarryOut()

    def prepare(s: Brides) -> None:
        own(s, 0, "sicarius", "custos")
        s.ducats[0] = 1

    s = round_end(3, step=4, prepare=prepare)
    assert GAME.default(s, 0) == Keep(1 << tile("sicarius"))


def test_r_82_what_everybody_concludes_is_remembered() -> None:
    s = district(
        {0: ["luigi_granara", "puella"], 1: ["maga", "puella"]},
        second="verdina",
        ducats=[1, 0, 0],
        order=[0, 1],
    )
    do(s, 0, Announce(MARRY_SECOND))
    before = s.clone()
    do(s, 1, Use(tile("puella", 1)))
    decline(s, "Play")
    assert s.skips == 1
    assert s.conclusions == before.conclusions + 1
    assert hidden(before, -1) & ~hidden(s, -1)
