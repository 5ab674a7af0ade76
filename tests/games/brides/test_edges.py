"""What follows a skip, a countered tile and a stolen dowry, and what is told of the rarer tiles.

Each of these could once be changed in the code without any other test noticing.
"""

from signoria.games.brides.actions import Announce, Skip
from signoria.games.brides.events_district import (
    AnnouncementBarred,
    BrideReplaced,
    BridesExchanged,
    WeddingsBanned,
)
from signoria.games.brides.tables import MARRY_SECOND, TAKE_DUCAT, TAKE_INFLUENCE
from signoria.games.brides.using import SwapBrides, Use, UseOnBride
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
    on_top,
    put_bride,
    sound,
    tile,
    told,
    why,
)

VENENUM = tile("dark venenum")


def test_bri_155_bri_175_whoever_skips_goes_to_the_end_and_announces_again() -> None:
    s = district(
        {0: ["luigi_granara", "poeta"], 1: ["custos", "puella"]},
        second="verdina",
        ducats=[1, 0, 0],
        order=[0, 1],
    )
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, Use(tile("puella")))
    decline(s, "Play")
    do(s, 0, Skip())
    assert (s.order, s.skips) == ([1, 0], 1)
    assert (asked(s), on_top(s)) == ([1], "Announcing")
    assert s.groom[0] == -1
    do(s, 1, Announce(TAKE_DUCAT))
    while on_top(s) != "Announcing":
        decline(s, on_top(s))
    assert asked(s) == [0]


def test_bri_155_a_countered_helper_counts_as_interference() -> None:
    """Poeta or anulus make the bribe needless; once the poet was killed the anulus may stay hidden."""
    s = district(
        {0: ["luigi_granara", "poeta", "anulus"], 1: ["tabularius", "dark venenum"]},
        second="verdina",
        ducats=[0, 0, 0],
        order=[0, 1],
    )
    do(s, 0, Announce(MARRY_SECOND))
    decline(s, "Interference")
    assert why(s, 0, Skip()) == "BRI-155"
    do(s, 0, Use(tile("poeta")))
    do(s, 1, Use(VENENUM))
    decline(s, "Play")
    assert legal(s, 0, Skip())
    assert legal(s, 0, Use(tile("anulus")))


def test_bri_195_bri_273_a_killed_amica_leaves_the_dowry_to_the_groom() -> None:
    s = district(
        {0: ["luigi_granara", "dark venenum"], 1: ["tabularius", "amica"]},
        second="second_5",
        ducats=[9, 3, 0],
        influence=[5, 0, 0],
        order=[0, 1],
    )
    do(s, 0, Announce(MARRY_SECOND))
    decline(s, "Interference")
    before = s.ducats[0]
    do(s, 1, Use(tile("amica")))
    do(s, 0, Use(VENENUM))
    decline(s, "Play")
    assert s.ducats[:2] == [before + 4, 3]
    assert on_top(s) != "Dowry"
    assert sound(s)


def test_bri_263_a_ban_on_weddings_is_told() -> None:
    s = district({0: ["luigi_granara"], 1: ["tabularius", "venefica"]}, ducats=[9, 0, 0], order=[0, 1])
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 1, Use(tile("venefica")))
    decline(s, "Play")
    assert told(s, WeddingsBanned) == [(HARBOUR,)]


def test_bri_158_a_barred_announcement_is_told() -> None:
    s = district({0: ["magistratus"], 1: ["tabularius", "maga"]}, order=[0, 1])
    do(s, 0, Announce(TAKE_INFLUENCE))
    do(s, 1, Use(tile("maga")))
    decline(s, "Play")
    assert told(s, AnnouncementBarred) == [(0, TAKE_INFLUENCE)]


def test_bri_269_bri_272_other_brides_are_told() -> None:
    s = district(
        {0: ["magistratus", "corruptor", "tutor"], 1: ["tabularius"]},
        order=[0, 1],
        first="first_1",
        prepare=lambda s: put_bride(s, MARKET, 0, "first_6"),
    )
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, SwapBrides(tile("corruptor"), 0, MARKET))
    decline(s, "Play")
    assert told(s, BridesExchanged) == [(bride("first_1"), bride("first_6"))]
    do(s, 0, UseOnBride(tile("tutor"), 0))
    decline(s, "Play")
    assert told(s, BrideReplaced) == [(bride("first_6"), s.bride[HARBOUR * 2])]
