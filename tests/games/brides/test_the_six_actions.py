"""The six actions (BRI-190 to BRI-201)."""

from signoria.core.rows import exchanged, stamped
from signoria.games.brides import GAME
from signoria.games.brides.actions import Announce, CarryOut, TakeWorker
from signoria.games.brides.purse import set_owner
from signoria.games.brides.state import CHARM, FACE_UP, LOCAL, MARKERS, RESIDENCE, WEDDED, Brides
from signoria.games.brides.tables import (
    HIRE_COMMON,
    HIRE_WORKERS,
    MARRY_FIRST,
    MARRY_SECOND,
    TAKE_DUCAT,
    TAKE_INFLUENCE,
)
from signoria.games.brides.using import SwapBrides, Use, UseOnPlayer, UseWithDistrict
from tests.games.brides.table import (
    BLACK,
    BLUE,
    GREEN,
    HARBOUR,
    MARKET,
    RED,
    announce,
    asked,
    bride,
    decline,
    district,
    do,
    freely,
    gained,
    legal,
    lost,
    on_top,
    put_bride,
    put_workers,
    sound,
    tile,
    why,
    workers,
)

LUIGI = tile("luigi_granara")


def groom(**how: object) -> Brides:
    """Luigi (prestige 3, charm 4) in the harbour with lord 3, next to a Custos."""
    hands = {0: ["luigi_granara"], 1: ["custos"]}
    return district(hands, order=[0, 1], **{"ducats": [9, 0, 0], "influence": [9, 0, 0], **how})  # type: ignore[arg-type]  # options of the builder, handed through


def test_bri_190_the_bride_is_the_one_who_lies_there_when_it_is_carried_out() -> None:
    s = district(
        {0: ["luigi_granara"], 1: ["custos", "corruptor"]},
        second="verdina",
        ducats=[9, 0, 0],
        order=[0, 1],
        prepare=lambda s: put_bride(s, MARKET, 1, "second_5"),
    )
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, SwapBrides(tile("corruptor"), 1, MARKET))
    decline(s, "Play", "Interference")
    assert s.groom_on[HARBOUR * 2 + 1] == LUIGI
    assert s.bride[HARBOUR * 2 + 1] == bride("second_5")
    assert s.bride[MARKET * 2 + 1] == bride("verdina")


def test_bri_191_only_a_loyal_leader_marries() -> None:
    s = district({0: ["tabularius", "luigi_granara"], 1: ["custos"]}, ducats=[20, 0, 0], order=[0, 1])
    assert why(s, 0, Announce(MARRY_FIRST)) == "BRI-191"


def test_bri_192_exactly_what_is_missing_is_paid() -> None:
    s = groom(lord="imperiale", second="second_7")
    announce(s, 0, MARRY_SECOND)
    assert lost(s, 0) == 5 - 3
    assert s.ducats[0] == 9 - (7 - 4) + 3  # bribe, then her dowry of 3


def test_bri_193_the_groom_lies_on_the_bride_and_the_coach_stays() -> None:
    s = groom(second="second_5")
    announce(s, 0, MARRY_SECOND)
    assert s.place[LUIGI] == WEDDED
    assert s.leader[0] == -1
    assert s.groom[0] == LUIGI
    assert s.present & 1
    assert s.coaches[0] == 2


def test_bri_193_his_ability_can_still_be_used_here() -> None:
    s = district(
        {0: ["isacco_carretto"], 1: ["custos"]},
        second="second_5",
        ducats=[9, 2, 0],
        influence=[9, 0, 0],
        order=[0, 1],
    )
    freely(announce(s, 0, MARRY_SECOND))
    assert legal(s, 0, UseWithDistrict(tile("isacco_carretto"), MARKET))


def test_bri_194_influence_for_tile_and_place() -> None:
    s = groom(second="second_5")
    announce(s, 0, MARRY_SECOND)
    assert gained(s, 0) == 9 + 2 + 1
    s = groom(first="first_1")
    announce(s, 0, MARRY_FIRST)
    assert gained(s, 0) == 9 + 2 + 3


def test_bri_195_the_dowry_brings_ducats_items_and_workers() -> None:
    s = groom(first="first_2")  # one ducat, one worker, a dark Antidotum
    announce(s, 0, MARRY_FIRST)
    do(s, 0, TakeWorker(BLUE))
    assert workers(s, 0)[BLUE] == 1
    assert s.ducats[0] == 9 - 4 + 1
    assert s.owner[tile("dark antidotum")] == 0
    assert s.place[tile("dark antidotum")] == RESIDENCE


def test_bri_195_an_empty_stack_of_dark_items_gives_nothing() -> None:
    """R-27."""

    def prepare(s: Brides) -> None:
        for copy in range(3):
            set_owner(s, tile("dark antidotum", copy), 2)

    s = groom(first="first_2", prepare=prepare)
    announce(s, 0, MARRY_FIRST)
    assert all(s.owner[tile("dark antidotum", copy)] == 2 for copy in range(3))


def test_bri_196_all_workers_are_taken_whatever_their_colour() -> None:
    s = groom(prepare=lambda s: put_workers(s, HARBOUR, {RED: 2, BLACK: 1}))
    announce(s, 0, HIRE_WORKERS)
    assert workers(s, 0) == [1, 0, 0, 2, 0]
    assert sum(s.workers[LOCAL + HARBOUR * 5 : LOCAL + HARBOUR * 5 + 5]) == 0


def test_bri_196_workers_exchanged_after_the_announcement_are_taken() -> None:
    s = district({0: ["custos"], 1: ["giorgio_granara"]}, order=[0, 1])
    do(s, 0, Announce(HIRE_WORKERS))
    do(s, 1, UseWithDistrict(tile("giorgio_granara"), MARKET))
    decline(s, "Play", "Interference")
    assert workers(s, 0) == [0, 0, 1, 0, 0]
    assert s.workers[LOCAL + MARKET * 5 + BLACK] == 1
    assert GREEN == 2


def test_bri_197_the_common_goes_to_the_residence_and_none_is_turned_up() -> None:
    s = groom()
    common = s.ground[FACE_UP + HARBOUR]
    announce(s, 0, HIRE_COMMON)
    assert s.owner[common] == 0
    assert s.place[common] == RESIDENCE
    assert s.ground[FACE_UP + HARBOUR] == -1
    decline(s)
    assert why(s, 1, Announce(HIRE_COMMON)) == "BRI-131"


def test_bri_198_all_markers_become_influence() -> None:
    s = groom(prepare=lambda s: setattr(s, "ground", exchanged(s.ground, MARKERS + HARBOUR, 3)))
    announce(s, 0, TAKE_INFLUENCE)
    assert s.influence[0] == 12
    assert s.ground[MARKERS + HARBOUR] == 0


def test_bri_199_a_ducat_is_never_exhausted() -> None:
    s = groom()
    announce(s, 0, TAKE_DUCAT)
    assert s.ducats[0] == 10
    decline(s)
    announce(s, 1, TAKE_DUCAT)
    assert s.ducats[1] == 1


def test_bri_200_at_the_end_tiles_and_coaches_go_home_and_effects_end() -> None:
    s = district({0: ["luigi_granara", "puella"], 1: ["custos", "leprosus"]}, order=[0, 1])
    s.brides_mod, s.no_weddings = 3, True
    s.modifiers = exchanged(s.modifiers, CHARM + 0, -2)
    for seat in (0, 1):
        announce(s, seat, TAKE_DUCAT)
        decline(s)
    assert s.district == -1
    assert s.coaches == [3, 3, 3]
    assert {s.place[tile(name)] for name in ("luigi_granara", "puella", "custos", "leprosus")} == {RESIDENCE}
    assert (s.brides_mod, s.no_weddings, s.modifiers[CHARM + 0]) == (0, False, 0)
    assert sound(s)


def test_bri_201_the_view_shows_the_flags() -> None:
    s = district(
        {0: ["luigi_granara", "latro"], 1: ["custos"]}, second="second_5", ducats=[9, 3, 0], order=[0, 1]
    )
    freely(announce(s, 0, MARRY_SECOND))
    active = GAME.view(s, 1).active  # type: ignore[attr-defined]  # the title's own view
    own, other = active.present
    assert (own.acted, own.leader_used, own.married_here_now) == (True, False, True)
    assert (other.acted, other.leader_used, other.married_here_now) == (False, False, False)
    do(s, 0, UseOnPlayer(tile("latro"), 1))
    decline(s)
    announce(s, 1, TAKE_DUCAT)
    assert on_top(s) != "Announcing" or asked(s) != [1]


def test_bri_154_carrying_out_is_asked_where_a_tile_might_help() -> None:
    s = district(
        {0: ["luigi_granara", "puella"], 1: ["custos"]}, second="second_5", ducats=[9, 0, 0], order=[0, 1]
    )
    from tests.games.brides.table import own

    own(s, 0, "poeta")  # everybody knows that it is his; it might be in this hand
    s.place = stamped(s.place, tile("poeta"), RESIDENCE)
    s.seen = stamped(s.seen, tile("poeta"), 0)
    do(s, 0, Announce(MARRY_SECOND))
    decline(s, "Interference")
    assert on_top(s) == "Completing"
    assert not legal(s, 0, Use(tile("poeta")))
    do(s, 0, CarryOut())
    assert s.groom[0] == LUIGI
