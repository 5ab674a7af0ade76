"""Negotiation, gifts and offers: PRI-004, PRI-018, PRI-098, PRI-320 to PRI-324."""

from signoria.core import flow
from signoria.core.seating import members
from signoria.games.princes import GAME, reasons
from signoria.games.princes.actions import PassTurn
from signoria.games.princes.auction_actions import Bid, Exchange, OrderBid, Pass
from signoria.games.princes.deal_actions import AcceptOffer, DeclineOffer, Gift, MakeOffer, WithdrawOffer
from signoria.games.princes.deal_events import GiftGiven, OfferDeclined, OfferFailed, OfferMade
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import GOLD
from signoria.games.princes.turn import Turn
from signoria.games.princes.view import view
from signoria.play.match import Match
from signoria.play.record import parse
from tests.games.princes.table import P, T, asked, at_start, auction, do, purse, refused, table, told, war

LETTER = {"Gift", "MakeOffer", "AcceptOffer", "DeclineOffer", "WithdrawOffer"}


def offer(to: int, give: tuple[int, int], want: tuple[int, int], promise: int = 0) -> MakeOffer:
    return MakeOffer(to, give[0], give[1], want[0], want[1], promise)


def test_pri_320_a_promise_binds_nobody() -> None:
    """The engine keeps that a promise was part of the offer, and changes nothing else."""
    s = table()
    do(s, 0, offer(1, (0, 0), (0, 0), promise=1))
    assert view(s, 2).offers[0].promise
    do(s, 1, AcceptOffer(1))
    assert purse(s, 0) == purse(s, 1) == (30, 10)
    assert s.offers == []


def test_pri_322_the_words_of_a_promise_are_kept_in_the_record() -> None:
    """Ruling P5: words stand beside the entry of the offer and change nothing."""
    match = Match.new(GAME, T, 3, {"start": 1}, bytes(32))
    while not isinstance(match.state.stack[-1], Turn):
        seat = members(match.waiting)[0]
        match.act(seat, match.game.default(match.state, seat))
    seat = members(match.waiting)[0]
    words = "I shall not bid for Napoli this decade"
    match.commit(match.trial(seat, offer((seat + 1) % 3, (1, 0), (0, 0), promise=1), text=words))
    again = Match.replay(GAME, T, parse(list(match.record.lines())))
    assert again.record.entries[-1].text == words
    assert isinstance(again.state, Princes)
    assert [made.promise for made in view(again.state, seat).offers] == [True]


def test_pri_321_gold_and_influence_are_handed_over_at_any_time() -> None:
    s = table()
    do(s, 2, Gift(0, 3, 2))
    assert (purse(s, 0), purse(s, 2)) == ((33, 12), (27, 8))
    auction(s, "gozzoli", 1)
    do(s, 2, Gift(0, 1, 0))
    assert asked(s) == 1


def test_pri_321_a_gift_must_hold_something_and_not_more_than_there_is() -> None:
    s = table()
    assert refused(s, 0, Gift(1, 0, 0)) == reasons.EMPTY_OFFER
    assert refused(s, 0, Gift(1, 31, 0)) == reasons.TOO_POOR
    assert refused(s, 0, Gift(0, 1, 0)) == reasons.NO_SUCH_PLAYER


def test_pri_018_no_answer_moves_a_tile_or_a_card() -> None:
    arguments = {
        spec.split(" ")[-1] for action in GAME.actions for spec in action.OF if action.__name__ in LETTER
    }
    assert arguments == {"seat", "gold", "influence", "flag", "offer"}


def test_pri_004_swaps_between_players_are_allowed_and_payments_never_mix() -> None:
    s = table(P(gold=0, influence=10), P(gold=10, influence=0), P())
    do(s, 0, offer(1, (0, 4), (6, 0)))
    do(s, 1, AcceptOffer(1))
    assert (purse(s, 0), purse(s, 1)) == ((6, 6), (4, 4))
    auction(s, "gozzoli")
    assert refused(s, 0, Bid(7)) == reasons.OVER_CEILING


def test_pri_005_amounts_are_whole_and_not_negative() -> None:
    s = table()
    assert refused(s, 0, Gift(1, -1, 2)) != 0
    auction(s, "gozzoli")
    assert refused(s, 0, Bid(-1)) == reasons.BELOW_MINIMUM


def test_pri_322_offers_are_accepted_declined_or_withdrawn() -> None:
    s = table()
    do(s, 0, offer(1, (1, 0), (0, 1)), offer(2, (2, 0), (0, 2)))
    assert refused(s, 2, AcceptOffer(1)) == reasons.NO_SUCH_OFFER
    do(s, 1, DeclineOffer(1))
    assert told(s, OfferDeclined)[0].of("offer") == 1
    do(s, 0, WithdrawOffer(2))
    assert s.offers == []
    assert purse(s, 0) == (30, 10)


def test_pri_322_at_most_three_offers_or_gifts_in_a_window() -> None:
    s = table()
    do(s, 1, Gift(0, 1, 0), Gift(0, 1, 0), offer(0, (1, 0), (0, 0)))
    assert refused(s, 1, Gift(0, 1, 0)) == reasons.TOO_MANY_OFFERS
    do(s, 0, PassTurn())
    assert refused(s, 1, Gift(0, 1, 0)) == 0


def test_pri_322_offers_lapse_at_the_end_of_the_turn() -> None:
    s = table()
    do(s, 0, offer(1, (1, 0), (0, 1)))
    do(s, 0, PassTurn())
    assert s.offers == []


def test_pri_322_pri_323_both_sides_are_checked_on_acceptance() -> None:
    s = table(P(gold=5), P(gold=2), P())
    do(s, 0, offer(1, (5, 0), (3, 0)))
    assert refused(s, 1, AcceptOffer(1)) == reasons.TOO_POOR
    do(s, 2, Gift(1, 1, 0))
    do(s, 0, Gift(2, 1, 0))
    do(s, 1, AcceptOffer(1))
    assert told(s, OfferFailed)
    assert s.gold == [4, 3, 30]


def test_pri_098_pri_323_what_a_bid_needs_cannot_be_given_away() -> None:
    s = table(P("montefeltro", gold=10), P(), P())
    auction(s, "gozzoli", 8)
    assert refused(s, 0, Gift(1, 3, 0)) == reasons.MUST_STAY_PAYABLE
    assert refused(s, 0, Gift(1, 2, 0)) == 0
    do(s, 1, offer(0, (0, 1), (3, 0)))
    assert refused(s, 0, AcceptOffer(1)) == reasons.MUST_STAY_PAYABLE


def test_pri_098_an_offer_of_the_highest_bidder_fails_if_his_bid_needs_the_money() -> None:
    s = table(P("montefeltro", gold=10), P(), P())
    do(s, 0, offer(1, (5, 0), (0, 1)))
    auction(s, "gozzoli", 8)
    do(s, 1, AcceptOffer(1))
    assert told(s, OfferFailed)
    assert s.gold[0] == 10


def test_pri_323_not_in_the_start_auctions_and_not_after_the_last_turn() -> None:
    s = at_start(3)
    assert refused(s, 0, Gift(1, 1, 0)) == reasons.NO_TALK_NOW
    for seat in range(3):
        do(s, seat, OrderBid(seat))
    assert refused(s, 0, Gift(1, 1, 0)) == reasons.NO_TALK_NOW
    do(s, 0, Pass())
    assert flow.aside_options(s, 1) == []


def test_pri_324_only_the_two_parties_learn_the_amounts() -> None:
    s = table(P(), P(), P())
    do(s, 0, Gift(1, 3, 2))
    assert told(s, GiftGiven, seat=1)[0].key() == (0, 1, 3, 2)
    assert told(s, GiftGiven, seat=2)[0].key() == (0, 1, -1, -1)
    do(s, 0, offer(1, (1, 2), (3, 4)))
    assert told(s, OfferMade, seat=1)[0].of("give_gold") == 1
    assert told(s, OfferMade, seat=2)[0].of("give_gold") == -1
    assert view(s, 1).offers[0].want_influence == 4
    assert view(s, 2).offers[0].want_influence == -1
    assert view(s, 2).seats[0].gold_markers == 5  # 27 is 10 10 5 1 1


def test_pri_324_with_open_money_everybody_sees_the_amounts() -> None:
    s = table()
    s.open_money = True
    do(s, 0, Gift(1, 3, 2), offer(1, (1, 2), (3, 4)))
    assert told(s, GiftGiven, seat=2)[0].of("gold") == 3
    assert told(s, OfferMade, seat=2)[0].of("want_gold") == 3
    assert view(s, 2).offers[0].want_influence == 4
    assert s.doubt == []


def test_pri_282_a_banker_is_an_aside_of_anybody() -> None:
    s = table(P(), P(tiles="banker_1"), P())
    auction(s, "gozzoli", 1)
    do(s, 1, Exchange(GOLD, 3))
    assert purse(s, 1) == (27, 13)
    assert asked(s) == 1


def test_pri_322_nobody_is_asked_for_more_than_his_markers_can_hold() -> None:
    s = table(P(), P(gold=4), P())
    assert refused(s, 0, offer(1, (1, 0), (20, 0))) == 0
    assert refused(s, 0, offer(1, (1, 0), (21, 0))) == reasons.TOO_POOR


def test_pri_322_a_war_opens_new_windows_of_negotiation() -> None:
    s = table(P(), P(troops="pikemen"), P(troops="pikemen"))
    do(s, 2, Gift(0, 1, 0), Gift(0, 1, 0), Gift(0, 1, 0))
    assert refused(s, 2, Gift(0, 1, 0)) == reasons.TOO_MANY_OFFERS
    war(s, "venezia", "roma")
    assert refused(s, 2, Gift(0, 1, 0)) == 0
