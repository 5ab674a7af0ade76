"""Wars: the offices of the condottieri are auctioned."""

from signoria.games.princes.auction_actions import Bid, Freeze, Pass
from signoria.games.princes.auctions import Auction
from signoria.games.princes.battle import Rolled, strength
from signoria.games.princes.turn_effects import WarPause
from signoria.games.princes.war_events import OfficeVacant, WarDrawn
from signoria.games.princes.weather_and_veto import WeatherOrVeto
from tests.games.princes.table import (
    P,
    asked,
    bidding,
    bids,
    dice,
    do,
    lot,
    offered,
    skip_windows,
    table,
    told,
    top,
    war,
)
from tests.games.princes.wars_fought import ROMA, VENEZIA, fighting


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
