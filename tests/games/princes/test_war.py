"""Wars: who may start one, reactions, and how it ends."""

from signoria.core.rows import marked
from signoria.games.princes import reasons
from signoria.games.princes.actions import DeclareWar, Done, PassTurn, StartWar, TakeTileCard
from signoria.games.princes.auction_actions import Bid, Decline, Pass
from signoria.games.princes.auctions import Auction
from signoria.games.princes.battle import Rolled, strength, win
from signoria.games.princes.bribing import Bribing
from signoria.games.princes.condottieri import lay_out_pay
from signoria.games.princes.holy_league import HolyLeague
from signoria.games.princes.turn import AfterAction
from signoria.games.princes.turn_effects import WarPause
from signoria.games.princes.war_actions import BadWeather, BribeTroop, PlayVeto, UseVeto
from signoria.games.princes.war_events import WarDrawn, WarStarted
from signoria.games.princes.weather_and_veto import WeatherOrVeto
from tests.games.princes.table import (
    P,
    asked,
    bids,
    do,
    lot,
    offered,
    purse,
    refused,
    skip_windows,
    table,
    told,
    troop,
    war,
)
from tests.games.princes.wars_fought import MILANO, ROMA, VENEZIA, fighting


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


def test_pri_016_pay_and_triumphs_never_run_out() -> None:
    s = table(P(triumphs=18, troops="pikemen"), P(troops="pikemen"), P())
    war(s, "venezia", "roma")
    s.condottieri = (0, 1)
    win(s, 0, double=False)
    lay_out_pay(s)
    assert s.triumphs[0] == 19
    assert s.pay[0] == 8


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
