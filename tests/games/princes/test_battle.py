"""Wars: strength, dice, and what the winner gains."""

import pytest

from signoria.core.rows import exchanged
from signoria.games.princes.auction_actions import Decline
from signoria.games.princes.battle import Rolled, is_double, strength, win
from signoria.games.princes.state import Princes
from signoria.games.princes.view import view
from signoria.games.princes.war_actions import Reroll
from signoria.games.princes.war_events import WarDrawn
from tests.games.princes.table import P, asked, city, dice, do, lot, table, told, top, troop, war
from tests.games.princes.wars_fought import ROMA, VENEZIA, fighting, start_war_at_the_battle


def values(tiles: str, troops: str, name: str = "gonzaga") -> tuple[int, int]:
    """Attack and defence of a condottiere without his die."""
    s = table(P(name, troops=troops, tiles=tiles, cards="bribe_troops"), P(troops="pikemen"), P(), decade=2)
    war(s, "venezia", "roma")
    s.condottieri = (0, 1)
    return strength(s, 0, attacking=True), strength(s, 0, attacking=False)


def test_pri_185_strength_is_the_sum_of_everything_that_applies() -> None:
    assert values("", "artillery light_infantry field_fortification") == (3 + 1, 1 + 1 + 3)


def test_pri_185_everybody_sees_both_sums_while_there_is_a_war() -> None:
    s = table(
        P("gonzaga", troops="artillery light_infantry"),
        P("baglioni", troops="field_fortification"),
        P(),
        decade=2,
    )
    assert view(s, 0).war.strengths == []
    war(s, "venezia", "roma")
    s.condottieri = (0, 1)
    for seat in (-1, 0, 2):
        assert view(s, seat).war.strengths == [[3 + 1, 1 + 1], [0, 3]]


def test_pri_186_a_plus_needs_the_symbol_and_a_printed_0_is_one() -> None:
    assert values("genoese_crossbow", "crossbowmen") == (0, 2)
    assert values("swiss_mercenaries", "pikemen") == (1, 3)
    assert values("armourer", "cavalry") == (3, 0)


@pytest.mark.parametrize(
    ("tiles", "troops", "expected"),
    [
        ("swiss_mercenaries", "pikemen", (1, 3)),
        ("spanish_infantry", "light_infantry", (2, 2)),
        ("genoese_crossbow", "crossbowmen", (0, 2)),
        ("armourer", "cavalry", (3, 0)),
        ("swiss_mercenaries", "light_infantry", (1, 1)),
    ],
)
def test_pri_187_pri_283_tiles_raise_their_troop(tiles: str, troops: str, expected: tuple[int, int]) -> None:
    assert values(tiles, troops) == expected


def test_pri_187_pri_255_deste_always_defends_with_1_more() -> None:
    assert values("", "stradiots", name="deste") == (2, 1)


def test_pri_275_caterina_sforza_needs_an_own_unbribed_shield() -> None:
    assert values("caterina_sforza", "crossbowmen") == (0, 3)
    assert values("caterina_sforza", "cavalry stradiots") == (4, 0)
    s = fighting(
        P("gonzaga", troops="pikemen", tiles="caterina_sforza", cards="bribe_troops"), P(troops="pikemen")
    )
    s.bribed = exchanged(s.bribed, 0, 1 << troop("pikemen"))
    assert strength(s, 0, attacking=False) == 0


def test_pri_188_a_stronger_attacker_wins_in_the_first_round() -> None:
    s = table(P("gonzaga", troops="artillery"), P("malatesta", troops="pikemen"), P(), decade=2, side=1)
    dice(s, 4, 2)
    start_war_at_the_battle(s)
    assert s.status[VENEZIA] == 8
    assert s.status[ROMA] == 4
    assert s.triumphs == (1, 0, 0)


def test_pri_189_otherwise_the_defender_strikes_back_and_red_stays_with_the_attacker() -> None:
    s = table(P("gonzaga", troops="artillery"), P("malatesta", troops="stradiots"), P(), decade=2, side=1)
    dice(s, 1, 6, 2, 3)  # 3+1 against 0+6; then 2+3 against 1+2
    start_war_at_the_battle(s)
    assert s.triumphs == (0, 1, 0)
    assert s.status[ROMA] == 6


def test_pri_195_a_draw_changes_nothing() -> None:
    s = table(P("gonzaga", troops="artillery"), P("malatesta", troops="stradiots"), P(), decade=2, side=1)
    dice(s, 1, 6, 2, 1)
    start_war_at_the_battle(s)
    assert told(s, WarDrawn)
    assert (s.status[VENEZIA], s.status[ROMA]) == (7, 5)
    assert s.triumphs == (0, 0, 0)
    assert s.pay == (7, 5, 0)


def test_pri_190_pri_280_ludovico_sforza_demands_a_new_roll_once() -> None:
    s = table(
        P("gonzaga", troops="artillery"),
        P(troops="pikemen"),
        P("montefeltro", tiles="ludovico_sforza"),
        decade=2,
    )
    dice(s, 1, 6, 6, 1)
    start_war_at_the_battle(s)
    assert asked(s) == 2
    do(s, 2, Reroll())
    assert s.used >> lot("ludovico_sforza") & 1
    assert s.triumphs[0] == 1


def test_pri_190_the_second_result_stands_also_in_the_second_round() -> None:
    s = table(
        P("gonzaga", troops="artillery"),
        P(troops="pikemen"),
        P("montefeltro", tiles="ludovico_sforza"),
        decade=2,
    )
    dice(s, 1, 6, 5, 2, 1, 6)
    start_war_at_the_battle(s)
    do(s, 2, Decline())
    assert top(s, Rolled).round == 2
    do(s, 2, Reroll())
    assert s.triumphs[1] == 1


def at_war(**status: int) -> Princes:
    s = table(P(troops="pikemen"), P(troops="pikemen"), P())
    for name, value in status.items():
        s.status = exchanged(s.status, city(name), value)
    war(s, "venezia", "roma")
    s.condottieri = (0, 1)
    return s


def test_pri_196_the_winner_rises_and_the_loser_falls_by_one() -> None:
    s = at_war(venezia=7, roma=5)
    win(s, 1, double=False)
    assert (s.status[VENEZIA], s.status[ROMA]) == (6, 6)


def test_pri_197_twice_as_strong_moves_two() -> None:
    s = at_war(venezia=7, roma=5)
    win(s, 0, double=True)
    assert (s.status[VENEZIA], s.status[ROMA]) == (9, 3)
    assert is_double(s, 8, 4)
    assert not is_double(s, 7, 4)


def test_pri_198_each_marker_is_limited_on_its_own() -> None:
    s = at_war(venezia=10, roma=4)
    win(s, 0, double=True)
    assert (s.status[VENEZIA], s.status[ROMA]) == (10, 3)


def test_pri_199_a_triumph_for_the_condottiere_of_the_winner_only() -> None:
    s = at_war(venezia=10, roma=3)
    win(s, 0, double=False)
    assert s.triumphs == (1, 0, 0)
    s = at_war()
    s.condottieri = (0, -1)
    win(s, 1, double=False)
    assert s.triumphs == (0, 0, 0)
