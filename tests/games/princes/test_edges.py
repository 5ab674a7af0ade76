"""The edges of rules that could once be moved in the code without any other test noticing."""

import pytest

from signoria.core.flow import Frame, frame_options
from signoria.core.rows import exchanged
from signoria.games.princes import GAME, reasons
from signoria.games.princes.actions import DeclareWar, Done
from signoria.games.princes.auction_actions import Bid, Exchange, Pass
from signoria.games.princes.bribing import Bribing
from signoria.games.princes.deal_actions import AcceptOffer, Gift, MakeOffer, WithdrawOffer
from signoria.games.princes.deal_events import OfferAccepted, OfferMade, OfferWithdrawn
from signoria.games.princes.end_events import GameWon
from signoria.games.princes.holy_league import HolyLeague
from signoria.games.princes.payment import Payment
from signoria.games.princes.scoring import finish
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import INFLUENCE
from signoria.games.princes.tile_auctions import PlacingEvent
from signoria.games.princes.war_events import StrengthsCompared, WarDeclared, WarStarted
from signoria.games.princes.weather_and_veto import WeatherOrVeto
from tests.games.princes.table import (
    P,
    asked,
    auction,
    bidding,
    city,
    dice,
    do,
    offered,
    purse,
    refused,
    skip_windows,
    table,
    told,
    war,
)

VENEZIA, ROMA = city("venezia"), city("roma")
STATUS_EVENT_OF_DECADE_I = "botticelli"
MASKED = (-1, -1, -1, -1)


def silent(s: Princes) -> Princes:
    """Seat 2 has said all it may say in this window of negotiation."""
    while refused(s, 2, Gift(0, 1, 0)) == 0:
        do(s, 2, Gift(0, 1, 0))
    assert refused(s, 2, Gift(0, 1, 0)) == reasons.TOO_MANY_OFFERS
    return s


def may_speak(s: Princes) -> bool:
    return refused(s, 2, Gift(0, 1, 0)) == 0


def armed() -> Princes:
    """Seat 0 has started a war of Venezia against Roma; it and the Pope's owner can fight."""
    s = table(
        P(troops="pikemen", cards="bad_weather"),
        P(troops="pikemen"),
        P(tiles="pope", gold=60, troops="cavalry"),
    )
    silent(s)
    war(s, "venezia", "roma")
    return s


def on_top(s: Princes, kind: type[Frame[Princes]]) -> bool:
    return isinstance(s.stack[-1], kind)


def test_pri_322_bad_weather_both_offices_and_the_league_each_open_a_new_window() -> None:
    s = armed()
    assert on_top(s, WeatherOrVeto)
    assert may_speak(s)
    silent(s)
    skip_windows(s, WeatherOrVeto)
    if Done in offered(s, 0):
        do(s, 0, Done())
    assert may_speak(s)  # the attacker's office is auctioned
    silent(s)
    bidding(s, 1, -1, -1)
    if Done in offered(s, 0):
        do(s, 0, Done())
    assert may_speak(s)  # the defender's
    silent(s)
    bidding(s, 1, -1)
    if Done in offered(s, 0):
        do(s, 0, Done())
    assert on_top(s, HolyLeague)
    assert may_speak(s)


def test_pri_322_a_won_status_event_opens_a_new_window() -> None:
    s = silent(table(P(), P(), P(gold=60)))
    auction(s, STATUS_EVENT_OF_DECADE_I, 1, -1, -1)
    assert on_top(s, PlacingEvent)
    assert may_speak(s)


def test_pri_324_only_the_two_parties_hear_the_amounts_of_an_offer() -> None:
    s = table(P(), P(), P(), P())
    do(s, 0, MakeOffer(2, 4, 1, 0, 3, 0))
    for seat in (0, 2):
        assert told(s, OfferMade, seat)[0].key()[3:7] == (4, 1, 0, 3)
    for seat in (1, 3, -1):
        assert told(s, OfferMade, seat)[0].key()[3:7] == MASKED
    do(s, 2, AcceptOffer(1))
    for seat in (0, 2):
        assert told(s, OfferAccepted, seat)[0].key()[3:] == (4, 1, 0, 3)
    for seat in (1, 3, -1):
        assert told(s, OfferAccepted, seat)[0].key()[3:] == MASKED


def test_pri_322_everybody_hears_that_an_offer_was_withdrawn() -> None:
    s = table()
    do(s, 0, MakeOffer(1, 4, 0, 0, 0, 0))
    do(s, 0, WithdrawOffer(1))
    assert [event.key() for event in told(s, OfferWithdrawn, seat=2)] == [(0, 1, 1)]


def test_pri_098_the_highest_bidder_may_give_as_much_as_he_gets_for_it() -> None:
    """After the exchange he still holds what his bid needs: 8 - 3 + 3 gold."""
    s = table(P(gold=8, influence=4), P(), P())
    do(s, 0, MakeOffer(1, 3, 0, 3, 0, 0), MakeOffer(2, 0, 2, 5, 0, 0))
    auction(s, "gozzoli", 8)
    do(s, 1, AcceptOffer(1))
    assert purse(s, 0) == (8, 4)
    do(s, 2, AcceptOffer(2))
    assert purse(s, 0) == (13, 2)


def test_pri_282_a_banker_changes_three_at_most_when_a_bid_is_paid() -> None:
    s = table(P("montefeltro", tiles="banker_1", gold=30, influence=10), P(), P())
    auction(s, "gozzoli", 8, -1, -1)
    assert on_top(s, Payment)
    assert refused(s, 0, Exchange(INFLUENCE, 3)) == 0
    assert refused(s, 0, Exchange(INFLUENCE, 4)) != 0


def test_pri_282_one_marker_is_enough_to_be_asked_how_to_pay() -> None:
    s = table(P("montefeltro", tiles="banker_1", gold=30, influence=1), P(), P())
    auction(s, "gozzoli", 8, -1, -1)
    assert on_top(s, Payment)
    s = table(P("montefeltro", tiles="banker_1", gold=30, influence=0), P(), P())
    auction(s, "gozzoli", 8, -1, -1)
    assert not on_top(s, Payment)


def test_pri_180_without_a_troop_there_is_nobody_to_bribe() -> None:
    s = table(P(troops="pikemen", cards="bribe_troops"), P(), P())
    war(s, "venezia", "roma")
    s.condottieri = (0, 1)
    s.stack.append(Bribing(0))
    assert s.stack[-1].waits_for(s) == 0b001
    s.troops = exchanged(s.troops, 0, 0)
    assert s.stack[-1].waits_for(s) == 0


def test_pri_189_the_counter_attack_is_told_with_the_cities_changed_round() -> None:
    s = table(P(troops="pikemen"), P(troops="pikemen"), P(), decade=2)
    war(s, "venezia", "roma")
    skip_windows(s, WeatherOrVeto)
    dice(s, 1, 6, 6, 1)
    bidding(s, 1, -1, -1)
    while told(s, StrengthsCompared) == []:
        seat = asked(s)
        do(s, seat, Done() if Done in offered(s, seat) else Bid(0) if seat == 1 else Pass())
    first, second = told(s, StrengthsCompared)
    assert (first.key()[1], first.key()[3]) == (VENEZIA, ROMA)  # who attacks, who defends
    assert (second.key()[1], second.key()[3]) == (ROMA, VENEZIA)


def test_pri_309_a_declared_war_is_told_as_such_and_the_cannon_stays() -> None:
    s = table(P(troops="pikemen", cards="declare_war"), P(), P())
    auction(s, "gozzoli", 1, -1, -1)
    while DeclareWar not in offered(s, asked(s)):
        seat = asked(s)
        do(s, seat, frame_options(s, seat)[0].nth(0))
    cannon = s.cannon
    do(s, 0, DeclareWar(VENEZIA, ROMA))
    assert [event.key() for event in told(s, WarDeclared)] == [(0, VENEZIA, ROMA)]
    assert told(s, WarStarted) == []
    assert s.cannon == cannon


@pytest.mark.parametrize(("gold", "winners"), [((40, 20, 10), 0b001), ((10, 20, 40), 0b100)])
def test_pri_240_the_winner_is_told(gold: tuple[int, int, int], winners: int) -> None:
    s = table(*(P(gold=amount, influence=0) for amount in gold))
    finish(s)
    assert [event.key() for event in told(s, GameWon)] == [(winners,)]
    assert GAME.places(s)[winners.bit_length() - 1] == 1


@pytest.mark.parametrize(
    ("wine", "points"), [("", 0), ("wine_merchant_1", 2), ("wine_merchant_1 wine_merchant_2", 4)]
)
def test_pri_124_each_wine_merchant_adds_a_point_for_each_merchant(wine: str, points: int) -> None:
    plain = table(P(tiles="merchant_milano merchant_roma doge"), P(), P())
    s = table(P(tiles="merchant_milano merchant_roma doge", events=wine), P(), P())
    assert GAME.scores(s)[0] - GAME.scores(plain)[0] == points
