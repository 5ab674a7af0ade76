"""The round and phase 1 (BRI-050 to BRI-053, BRI-060 to BRI-069)."""

from signoria.games.brides.actions import (
    Activate,
    AskFavour,
    Done,
    Embark,
    Pass,
    Reinforce,
    ReinforceShip,
    Send,
)
from signoria.games.brides.events import LayingStopped, TileSent
from signoria.games.brides.state import DELEGATION, HAND, RESIDENCE, Brides
from signoria.games.brides.tables import MARRY_SECOND
from signoria.games.brides.using import Use
from signoria.play.vantage import heard
from tests.games.brides.table import (
    CITADEL,
    HARBOUR,
    MARKET,
    VILLAGE,
    announce,
    asked,
    delegations,
    district,
    do,
    freely,
    laid,
    laying,
    legal,
    on_top,
    round_end,
    sound,
    tile,
    told,
    usable,
    why,
)

MILETO, FILIPPO, CARLO, ISACCO = (
    tile(name) for name in ("mileto_carretto", "filippo_carretto", "carlo_carretto", "isacco_carretto")
)
FRANCO = tile("franco_foglietta")


def all_pass(s: Brides) -> Brides:
    while on_top(s) == "LayingTiles":
        do(s, asked(s)[0], Pass())
    return s


def test_bri_050_the_phases_follow_each_other() -> None:
    s = laying(3)
    do(s, 0, Send(MILETO, HARBOUR), Embark(FILIPPO, 1))
    all_pass(s)
    assert on_top(s) == "OnShip"
    do(s, 0, Done())
    assert on_top(s) == "Districts"
    assert s.round == 1


def test_bri_051_a_delegation_has_at_most_three_tiles() -> None:
    s = laying(3)
    do(s, 0, Send(MILETO, HARBOUR), Reinforce(FILIPPO, HARBOUR))
    do(s, 1, Pass())
    do(s, 2, Pass())
    do(s, 0, Reinforce(CARLO, HARBOUR))
    assert why(s, 0, Reinforce(ISACCO, HARBOUR)) == "BRI-051"
    assert laid(s, 0)[HARBOUR] == 3


def test_bri_051_a_full_delegation_is_full_while_another_has_room() -> None:
    venenum = tile("dark venenum")
    s = laying(3, {0: ["dark venenum"]})
    do(s, 0, Send(MILETO, HARBOUR), Reinforce(FILIPPO, HARBOUR))
    do(s, 1, Pass())
    do(s, 2, Pass())
    do(s, 0, Reinforce(CARLO, HARBOUR), Send(ISACCO, VILLAGE))
    assert why(s, 0, Reinforce(venenum, HARBOUR)) == "BRI-051"
    assert legal(s, 0, Reinforce(venenum, VILLAGE))


def test_bri_052_one_coach_in_a_district_and_one_in_the_colonies() -> None:
    s = laying(3)
    do(s, 0, Send(MILETO, HARBOUR))
    assert why(s, 0, Send(FILIPPO, HARBOUR)) == "BRI-052"
    do(s, 0, Embark(FILIPPO, 0))
    do(s, 1, Pass())
    do(s, 2, Pass())
    assert why(s, 0, Embark(CARLO, 1)) == "BRI-052"


def test_bri_053_an_item_without_a_character_cannot_be_used() -> None:
    s = delegations({0: ["dark vinum"], 1: ["luigi_granara"]})
    do(s, 0, Activate(HARBOUR))
    assert usable(s, 0) == set()
    assert not s.present & 1


def test_bri_060_before_the_phase_all_tiles_are_in_hand() -> None:
    s = round_end(3, step=4)
    assert on_top(s) == "LayingTiles"
    assert {s.place[number] for number in s.owned[0]} == {HAND}


def test_bri_061_two_actions_a_turn_clockwise() -> None:
    s = laying(3)
    do(s, 0, Send(MILETO, HARBOUR), Send(FILIPPO, VILLAGE))
    assert asked(s) == [1]
    do(s, 1, Pass())
    assert asked(s) == [2]
    do(s, 2, Send(tile("luigi_granara"), HARBOUR), Pass())
    assert asked(s) == [0]
    do(s, 0, Send(CARLO, MARKET))
    assert asked(s) == [0]


def test_bri_062_sending_needs_a_free_coach() -> None:
    s = laying(3)
    do(s, 0, Send(MILETO, HARBOUR), Send(FILIPPO, VILLAGE))
    do(s, 1, Pass())
    do(s, 2, Pass())
    do(s, 0, Send(CARLO, MARKET))
    assert s.coaches[0] == 0
    assert why(s, 0, Send(ISACCO, CITADEL)) == "BRI-062"
    assert sound(s)


def test_bri_063_a_ship_holds_one_player() -> None:
    s = laying(3)
    do(s, 0, Embark(MILETO, 2), Pass())
    assert why(s, 1, Embark(FRANCO, 2)) == "BRI-063"
    assert legal(s, 1, Embark(FRANCO, 3))
    assert s.coaches[0] == 2


def test_bri_064_reinforcing_a_district_and_a_ship() -> None:
    s = laying(3)
    assert why(s, 0, Reinforce(MILETO, HARBOUR)) == "BRI-064"
    assert why(s, 0, ReinforceShip(MILETO)) == "BRI-064"
    do(s, 0, Embark(MILETO, 0), ReinforceShip(FILIPPO))
    assert laid(s, 0)[5] == 2
    assert s.coaches[0] == 2


def test_bri_065_favour_costs_a_character_for_the_round_and_comes_once() -> None:
    s = laying(3, {0: ["dark venenum"]})
    assert why(s, 0, AskFavour(tile("dark venenum"))) == "BRI-065"
    do(s, 0, AskFavour(MILETO))
    assert s.place[MILETO] == RESIDENCE
    assert s.moved == (0,)
    assert why(s, 0, AskFavour(FILIPPO)) == "BRI-065"
    assert not legal(s, 0, Send(MILETO, HARBOUR))


def test_bri_066_passing_is_always_allowed_and_the_rest_goes_face_down() -> None:
    s = laying(3)
    do(s, 0, Send(MILETO, HARBOUR), Pass())
    assert s.place[FILIPPO] == s.place[CARLO] == s.place[ISACCO] == RESIDENCE
    assert s.seen[FILIPPO] == 0
    assert told(s, LayingStopped) == [(0, 3)]
    assert not legal(s, 0, Pass())


def test_bri_067_who_has_nothing_left_to_do_passes() -> None:
    s = laying(3)
    do(s, 0, AskFavour(MILETO), Send(FILIPPO, HARBOUR))
    do(s, 1, Pass())
    do(s, 2, Pass())
    do(s, 0, Reinforce(CARLO, HARBOUR), Reinforce(ISACCO, HARBOUR))
    assert on_top(s) == "Districts"  # no tile in hand: he has passed, and with him all
    assert s.passed == 0b111


def test_bri_067_without_a_place_for_a_tile_one_passes_too() -> None:
    s = laying(2, {0: ["sicarius", "custos"]})
    s.coaches[0] = 1
    do(s, 0, Send(MILETO, HARBOUR), Reinforce(FILIPPO, HARBOUR))
    do(s, 1, Pass())
    do(s, 0, Reinforce(CARLO, HARBOUR))
    assert s.passed & 1
    assert s.place[ISACCO] == RESIDENCE


def test_bri_068_laid_tiles_stay_and_only_their_owner_knows_them() -> None:
    s = laying(3)
    do(s, 0, Send(MILETO, HARBOUR))
    assert s.place[MILETO] == DELEGATION
    assert not legal(s, 0, Send(MILETO, VILLAGE))
    assert [event.key() for event in heard(s.news, 0)] == [(0, MILETO, HARBOUR)]
    assert [event.key() for event in heard(s.news, 1)] == [(0, -1, HARBOUR)]
    assert isinstance(heard(s.news, -1)[0], TileSent)


def test_bri_069_stones_that_stayed_follow_those_that_moved() -> None:
    s = laying(4)
    s.favour = (3, 2, 1, 0)
    do(s, 0, Pass())
    do(s, 1, AskFavour(FRANCO), Pass())
    do(s, 2, Pass())
    do(s, 3, AskFavour(tile("luca_malabita")), Pass())
    assert s.favour == (1, 3, 2, 0)
    assert s.row == 1


def test_bri_053_bri_305_a_married_leader_counts_as_a_living_character() -> None:
    """His items stay usable after the wedding (R-34)."""
    s = district({0: ["luigi_granara", "dark vinum"], 1: ["magistratus"]}, ducats=[9, 0, 0], order=[0, 1])
    freely(announce(s, 0, MARRY_SECOND))
    assert s.groom[0] == tile("luigi_granara")
    assert legal(s, 0, Use(tile("dark vinum")))
