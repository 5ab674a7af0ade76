"""War: PRI-150 to PRI-199."""

import pytest

from signoria.core.rows import exchanged, marked
from signoria.games.princes import reasons
from signoria.games.princes.actions import DeclareWar, Done, PassTurn, StartWar, TakeTileCard
from signoria.games.princes.auction_actions import Bid, Decline, Freeze, Pass
from signoria.games.princes.auctions import Auction
from signoria.games.princes.battle import Rolled, is_double, strength, win
from signoria.games.princes.bribing import Bribing
from signoria.games.princes.condottieri import lay_out_pay
from signoria.games.princes.holy_league import HolyLeague
from signoria.games.princes.state import Princes
from signoria.games.princes.turn import AfterAction
from signoria.games.princes.turn_effects import WarPause
from signoria.games.princes.view import view
from signoria.games.princes.war_actions import (
    BadWeather,
    BribeTroop,
    JoinLeague,
    PlayVeto,
    Reroll,
    UseVeto,
)
from signoria.games.princes.war_events import OfficeVacant, WarDrawn, WarStarted
from signoria.games.princes.weather_and_veto import WeatherOrVeto
from tests.games.princes.table import (
    P,
    asked,
    bidding,
    bids,
    city,
    dice,
    do,
    lot,
    offered,
    purse,
    refused,
    skip_windows,
    table,
    told,
    top,
    troop,
    war,
)

LUDOVICO = P("montefeltro", tiles="ludovico_sforza")
VENEZIA, ROMA, MILANO = city("venezia"), city("roma"), city("milano")


def fighting(attacker: P, defender: P, *others: P, decade: int = 2, **status: int) -> Princes:
    """Seat 0 attacks for Venezia and seat 1 defends Roma; the auctions are over."""
    s = table(attacker, defender, *(others or (P(),)), decade=decade)
    for name, value in status.items():
        s.status = exchanged(s.status, city(name), value)
    start_war_at_the_battle(s)
    return s


def start_war_at_the_battle(s: Princes) -> None:
    war(s, "venezia", "roma")
    skip_windows(s, WeatherOrVeto, WarPause)
    while isinstance(s.stack[-1], Auction):
        office = s.stack[-1].lot
        want = 0 if office == lot("attack") else 1
        seat = asked(s)
        do(s, seat, Bid(0) if seat == want else Pass())
        skip_windows(s, WarPause)


# -- steps 1 and 2 -------------------------------------------------------------------------------------------


def test_pri_150_not_when_the_wars_of_the_decade_are_fought() -> None:
    s = table(P(), P(), P())
    s.cannon = 4
    assert refused(s, 0, StartWar(VENEZIA, ROMA)) == reasons.WAR_LIMIT
    s = table(P(), P(), P(), P(), P())
    s.cannon = 4
    assert refused(s, 0, StartWar(VENEZIA, ROMA)) == 0


def test_pri_151_no_troop_is_needed_to_start_a_war() -> None:
    s = table(P(), P(), P())
    assert refused(s, 0, StartWar(VENEZIA, ROMA)) == 0


def test_pri_153_the_cannon_moves_and_two_different_cities_are_named() -> None:
    s = table(P(), P(troops="pikemen"), P())
    assert refused(s, 0, StartWar(ROMA, ROMA)) == reasons.SAME_CITY
    war(s, "roma", "venezia")
    assert s.cannon == 1
    assert (s.attacker, s.defender) == (ROMA, VENEZIA)


def test_pri_152_the_steps_follow_each_other_in_their_order() -> None:
    player = P(troops="pikemen", cards="bribe_troops", tiles="ludovico_sforza")
    s = table(player, P(troops="pikemen", cards="veto"), P(troops="pikemen"), decade=2)
    s.display &= ~(1 << lot("pope"))
    s.own = marked(s.own, 2, 1 << lot("pope"))
    war(s, "venezia", "roma")
    seen = []
    while not isinstance(s.stack[-1], AfterAction):
        seen.append(type(s.stack[-1]))
        seat = asked(s)
        kinds = offered(s, seat)
        dull = (Done, Decline)
        bid = Bid in kinds and seat < 2
        do(s, seat, Bid(bids(s, seat)[0]) if bid else next((k() for k in dull if k in kinds), Pass()))
    order = [kind for i, kind in enumerate(seen) if i == 0 or seen[i - 1] is not kind]
    assert order[:2] == [WeatherOrVeto, WarPause]
    assert order[2:6] == [Auction, WarPause, Auction, WarPause]
    assert order[6:9] == [HolyLeague, Bribing, Rolled]


def test_pri_155_everybody_may_react_also_who_is_not_involved() -> None:
    s = table(P(), P(), P(cards="veto"))
    war(s, "venezia", "roma")
    assert asked(s) == 2
    do(s, 2, PlayVeto())
    assert asked(s) == 1


def test_pri_156_bad_weather_on_one_of_the_two_cities_adds_up() -> None:
    s = table(P(troops="pikemen", cards="bad_weather bad_weather"), P(), P())
    war(s, "venezia", "roma")
    assert refused(s, 0, BadWeather(MILANO)) == reasons.NOT_IN_THIS_WAR
    do(s, 0, BadWeather(ROMA), BadWeather(ROMA))
    assert s.weather == (0, -2)
    assert strength(s, 1, attacking=True) == 3 - 2
    assert strength(s, 1, attacking=False) == 3 - 2


def test_pri_157_a_veto_ends_the_war_as_a_draw_and_the_cannon_stays() -> None:
    s = table(P(cards="bad_weather"), P(cards="veto"), P(troops="pikemen"))
    war(s, "venezia", "roma")
    do(s, 0, BadWeather(ROMA))
    do(s, 1, PlayVeto())
    assert told(s, WarDrawn)
    assert s.cannon == 1
    assert len(s.discard) == 2
    assert s.attacker == -1
    assert asked(s) == 1


def test_pri_158_a_play_starts_the_round_anew_and_a_round_of_passes_ends_it() -> None:
    s = table(P(cards="veto"), P(cards="bad_weather freeze_bid"), P(cards="freeze_bid"))
    war(s, "venezia", "roma")
    do(s, 0, Pass())
    do(s, 1, BadWeather(ROMA))
    assert asked(s) == 0
    for seat in (0, 1, 2):
        assert asked(s) == seat
        do(s, seat, Pass())
    assert not isinstance(s.stack[-1], WeatherOrVeto)


def test_pri_278_lorenzo_medici_vetoes_once_a_decade_on_anybodys_turn() -> None:
    s = table(P(troops="pikemen"), P(), P(tiles="lorenzo_medici"))
    war(s, "venezia", "roma")
    do(s, 2, UseVeto())
    assert s.used >> lot("lorenzo_medici") & 1
    assert s.cannon == 1
    assert asked(s) == 1
    do(s, 1, StartWar(VENEZIA, ROMA))
    assert not isinstance(s.stack[-1], WeatherOrVeto)


# -- step 3 --------------------------------------------------------------------------------------------------


def test_pri_160_only_players_with_a_troop_take_part() -> None:
    s = table(P(), P(troops="field_fortification"), P(troops="cavalry"), decade=2)
    war(s, "venezia", "roma")
    assert top(s, Auction).inside == 0b110
    assert top(s, Auction).lot == lot("attack")
    bidding(s, 0, -1)
    assert top(s, Auction).lot == lot("defence")


def test_pri_161_the_winner_of_the_first_may_not_bid_for_the_second() -> None:
    s = table(P(troops="pikemen"), P(troops="pikemen"), P(troops="pikemen"))
    war(s, "venezia", "roma")
    bidding(s, 2, -1, -1)
    assert top(s, Auction).inside == 0b110
    assert s.condottieri[0] == 0


def test_pri_162_the_starter_acts_first_in_both_or_the_next_who_may() -> None:
    s = table(P(troops="pikemen"), P(troops="pikemen"), P(troops="pikemen"), P())
    war(s, "venezia", "roma")
    assert asked(s) == 0
    bidding(s, -1, 0, -1)
    assert asked(s) == 0  # lost the first, first again in the second
    s = table(P(), P(), P(troops="pikemen"))
    war(s, "venezia", "roma")
    assert asked(s) == 2


def test_pri_163_as_long_as_nobody_has_bid_each_may_open_at_0_or_pass() -> None:
    s = table(P(troops="pikemen"), P(troops="pikemen"), P(troops="pikemen"))
    war(s, "venezia", "roma")
    assert offered(s, 0) == {Pass, Bid}
    assert bids(s, 0) == (0, 10)
    bidding(s, -1)
    assert bids(s, 1) == (0, 10)
    bidding(s, 3)
    assert bids(s, 2) == (4, 10)


def test_pri_164_the_last_one_left_without_a_bid_may_bid_or_decline() -> None:
    s = table(P(troops="pikemen"), P(troops="pikemen"), P())
    war(s, "venezia", "roma")
    bidding(s, -1)
    assert offered(s, 1) == {Pass, Bid}
    do(s, 1, Bid(0))
    assert s.condottieri[0] == 1
    s = table(P(troops="pikemen", cards="freeze_bid"), P(troops="pikemen"), P())
    war(s, "venezia", "roma")
    skip_windows(s, WeatherOrVeto, WarPause)
    do(s, 0, Freeze(1), Pass())
    assert offered(s, 1) == {Pass}  # a frozen one must decline


def test_pri_165_offices_are_cheaper_with_swiss_and_armourer_even_without_the_troop() -> None:
    player = P("deste", troops="crossbowmen", tiles="swiss_mercenaries armourer")
    s = table(player, P(troops="pikemen"), P())
    war(s, "venezia", "roma")
    bidding(s, 5, -1)
    assert s.influence[0] == 10 - 3


def test_pri_166_pay_lies_on_the_family_tile_until_income() -> None:
    s = fighting(P(troops="pikemen", gold=4), P(troops="pikemen"), venezia=8, roma=5)
    assert s.pay == (8, 5, 0)
    assert s.gold[0] == 4


def test_pri_167_a_condottiere_needs_no_tile_of_the_city() -> None:
    s = fighting(P(troops="pikemen"), P(troops="pikemen"))
    assert s.own[0] == s.own[1] == 0
    assert s.pay[0] > 0


def test_pri_168_no_condottiere_at_all_is_a_draw() -> None:
    s = table(P(troops="pikemen"), P(), P())
    war(s, "venezia", "roma")
    bidding(s, -1, -1)
    assert told(s, WarDrawn)
    assert s.status[VENEZIA] == 7
    assert s.cannon == 1
    assert asked(s) == 1


def test_pri_169_a_city_without_condottiere_has_3_more_and_gives_no_pay() -> None:
    s = table(P("gonzaga", troops="artillery"), P(), P(tiles="ludovico_sforza"), decade=2)
    dice(s, 2, 3)
    war(s, "venezia", "roma")
    bidding(s, 0)
    assert told(s, OfficeVacant)[0].of("city") == ROMA
    assert s.pay == (7, 0, 0)
    assert strength(s, 1, attacking=False) == 3
    assert strength(s, 1, attacking=True) == 3
    assert top(s, Rolled).blue == 3


def test_pri_170_without_eligible_players_an_office_stays_vacant() -> None:
    s = table(P(), P(), P())
    war(s, "venezia", "roma")
    assert [event.of("lot") for event in told(s, OfficeVacant)] == [lot("attack"), lot("defence")]
    s = table(P(troops="pikemen"), P(troops="pikemen"), P())
    war(s, "venezia", "roma")
    bidding(s, -1, -1)
    assert top(s, Auction).inside == 0b11


def test_pri_307_a_freeze_does_not_last_into_the_second_auction() -> None:
    s = table(P(troops="pikemen", cards="freeze_bid"), P(troops="pikemen"), P(troops="pikemen"))
    war(s, "venezia", "roma")
    skip_windows(s, WeatherOrVeto, WarPause)
    do(s, 0, Freeze(1), Bid(0))
    bidding(s, -1, -1)
    assert Bid in offered(s, 1)


# -- step 4 --------------------------------------------------------------------------------------------------

LEAGUE = P("malatesta", troops="artillery stradiots", tiles="swiss_mercenaries")


def with_pope(s: Princes, seat: int) -> Princes:
    s.display &= ~(1 << lot("pope"))
    s.own = marked(s.own, seat, 1 << lot("pope"))
    return s


def test_pri_138_pri_175_the_pope_joins_a_city_once_a_decade() -> None:
    s = with_pope(table(P(troops="pikemen"), P(troops="pikemen"), LEAGUE, decade=2, side=1), 2)
    start_war_at_the_battle(s)
    assert isinstance(s.stack[-1], HolyLeague)
    assert refused(s, 2, JoinLeague(MILANO)) == reasons.NOT_IN_THIS_WAR
    do(s, 2, JoinLeague(ROMA))
    assert s.used >> lot("pope") & 1
    skip_windows(s, AfterAction)
    do(s, 1, PassTurn())
    do(s, 2, PassTurn())
    start_war_at_the_battle(s)
    assert not isinstance(s.stack[-1], HolyLeague)


def test_pri_176_papal_troops_count_with_printed_values_only() -> None:
    player = P("gonzaga", troops="pikemen light_infantry", tiles="swiss_mercenaries spanish_infantry")
    s = with_pope(table(P(troops="pikemen"), P(), player, decade=2), 2)
    war(s, "venezia", "roma")
    s.condottieri, s.league = (0, -1), 0
    assert strength(s, 0, attacking=True) == 0 + (0 + 1)
    assert strength(s, 0, attacking=False) == 1 + 2 + (2 + 1)


def test_pri_177_needs_a_troop_and_no_condottiere_of_this_war_but_a_vacant_city_may_be_joined() -> None:
    s = with_pope(table(P(troops="pikemen"), P(troops="pikemen"), P(), decade=2), 2)
    start_war_at_the_battle(s)
    assert not isinstance(s.stack[-1], HolyLeague)
    s = with_pope(table(P(troops="pikemen"), P(troops="pikemen"), P(), decade=2), 0)
    start_war_at_the_battle(s)
    assert not isinstance(s.stack[-1], HolyLeague)
    s = with_pope(table(P(troops="pikemen"), P(), P(troops="pikemen"), decade=2), 2)
    war(s, "venezia", "roma")
    bidding(s, 0, -1, -1)
    do(s, 2, JoinLeague(ROMA))
    assert s.used >> lot("pope") & 1


# -- step 5 --------------------------------------------------------------------------------------------------


def test_pri_180_attacker_then_defender_then_the_declared_pope_bribe_once_each() -> None:
    s = with_pope(
        table(
            P(troops="pikemen", cards="bribe_troops bribe_troops"),
            P(troops="pikemen", cards="freeze_bid"),
            P("gonzaga", troops="pikemen", cards="freeze_bid"),
            P(troops="pikemen", cards="bribe_troops"),
            decade=2,
        ),
        2,
    )
    start_war_at_the_battle(s)
    do(s, 2, JoinLeague(ROMA))
    pikemen = troop("pikemen")
    do(s, 0, BribeTroop(0, pikemen))
    assert asked(s) == 0
    do(s, 0, Done())
    assert asked(s) == 1
    assert refused(s, 1, BribeTroop(2, pikemen)) == reasons.NO_SUCH_CARD
    do(s, 1, Done())
    assert asked(s) == 2
    do(s, 2, Done())
    assert not isinstance(s.stack[-1], Bribing)


def test_pri_181_a_bribed_troop_has_no_effect_in_this_war_and_is_no_target_again() -> None:
    attacker = P(troops="pikemen cavalry", tiles="swiss_mercenaries", cards="bribe_troops bribe_troops")
    s = fighting(attacker, P(troops="pikemen"))
    pikemen = troop("pikemen")
    do(s, 0, BribeTroop(0, pikemen))
    assert strength(s, 0, attacking=True) == 2
    assert strength(s, 0, attacking=False) == 1  # d'Este
    assert refused(s, 0, BribeTroop(0, pikemen)) == reasons.TROOP_NOT_HERE
    assert refused(s, 0, BribeTroop(2, pikemen)) == reasons.TROOP_NOT_HERE
    assert s.troops[0] >> pikemen & 1


def test_pri_017_troops_are_never_lost_in_war() -> None:
    s = fighting(P(troops="pikemen", cards="bribe_troops"), P(troops="pikemen"))
    do(s, 0, BribeTroop(1, troop("pikemen")))
    skip_windows(s, AfterAction)
    assert s.troops[:2] == (1 << troop("pikemen"),) * 2


def test_pri_182_no_bribes_after_dice_were_rolled() -> None:
    player = P(troops="pikemen", cards="bribe_troops", tiles="ludovico_sforza")
    s = fighting(player, P(troops="pikemen"))
    do(s, 0, Done())
    assert isinstance(s.stack[-1], Rolled)
    assert BribeTroop not in offered(s, 0)
    assert refused(s, 0, BribeTroop(1, troop("pikemen"))) != 0


def test_pri_183_with_all_troops_bribed_he_stays_condottiere_and_deste_still_counts() -> None:
    s = fighting(P("deste", troops="pikemen", cards="bribe_troops bribe_troops"), P(troops="pikemen"))
    do(s, 0, BribeTroop(0, troop("pikemen")))
    assert strength(s, 0, attacking=False) == 1
    assert strength(s, 0, attacking=True) == 0
    assert s.pay[0] == 7


# -- step 6 --------------------------------------------------------------------------------------------------


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


# -- step 7 --------------------------------------------------------------------------------------------------


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


def test_pri_016_pay_and_triumphs_never_run_out() -> None:
    s = table(P(triumphs=18, troops="pikemen"), P(troops="pikemen"), P())
    war(s, "venezia", "roma")
    s.condottieri = (0, 1)
    win(s, 0, double=False)
    lay_out_pay(s)
    assert s.triumphs[0] == 19
    assert s.pay[0] == 8


# -- Declaration of war --------------------------------------------------------------------------------------


def test_pri_309_pri_310_a_declared_war_ignores_cannon_and_limit() -> None:
    s = table(P(cards="declare_war"), P(troops="pikemen"), P())
    s.cannon = 4
    do(s, 0, PassTurn(), DeclareWar(VENEZIA, ROMA))
    assert s.cannon == 4
    assert (s.attacker, s.defender) == (VENEZIA, ROMA)
    assert asked(s) == 1


def test_pri_310_a_veto_against_a_declared_war_does_not_move_the_cannon_either() -> None:
    s = table(P(cards="declare_war"), P(cards="veto"), P(), decade=1)
    do(s, 0, PassTurn(), DeclareWar(VENEZIA, ROMA))
    do(s, 1, PlayVeto())
    assert s.cannon == 0


def test_pri_310_also_after_a_war_and_in_the_turn_that_ends_the_decade() -> None:
    s = table(P(cards="declare_war", tiles="pallavicino"), P(), P())
    war(s, "milano", "roma")
    skip_windows(s, WeatherOrVeto, WarPause)
    do(s, 0, DeclareWar(VENEZIA, ROMA))
    assert s.cannon == 1
    skip_windows(s, WarPause)
    do(s, 0, TakeTileCard(lot("pallavicino")))
    assert purse(s, 0) == (30, 10)


def test_war_started_is_told_with_the_cannon() -> None:
    s = table(P(), P(troops="pikemen"), P())
    war(s, "venezia", "roma")
    assert told(s, WarStarted)[0].of("cannon") == 1


def test_pri_156_pri_181_weather_and_bribes_end_with_the_war() -> None:
    s = fighting(P(troops="pikemen", cards="bribe_troops"), P(troops="pikemen"))
    do(s, 0, BribeTroop(1, troop("pikemen")))
    skip_windows(s, AfterAction)
    assert s.weather == ()
    assert s.bribed == ()


def test_pri_311_the_cards_of_a_war() -> None:
    """PRI-311: two Bad weather, seven Bribe troops, one Veto."""
    s = table(P(), P(), P())
    kinds = [s.t.card_kind[number] for number in s.pool]
    assert [kinds.count(kind) for kind in (5, 6, 7)] == [2, 7, 1]
