"""The Banker changes gold and influence, and what a bidder may not spend."""

from signoria.core import flow
from signoria.games.princes import reasons
from signoria.games.princes.actions import Done, PassTurn
from signoria.games.princes.auction_actions import Bid, Exchange, Pass, PlaceEvent
from signoria.games.princes.payment import Payment
from signoria.games.princes.tables import GOLD, INFLUENCE
from signoria.games.princes.turn import AfterAction
from tests.games.princes.table import P, auction, bids, do, purse, refused, table, top


def test_pri_282_a_banker_changes_up_to_3_once_a_decade() -> None:
    s = table(P(), P(gold=5, influence=5, tiles="banker_1"), P())
    assert refused(s, 1, Exchange(GOLD, 4)) != 0
    do(s, 1, Exchange(GOLD, 2))
    assert purse(s, 1) == (3, 7)
    assert refused(s, 1, Exchange(GOLD, 1)) == reasons.USED_UP


def test_pri_282_a_banker_serves_to_pay() -> None:
    s = table(P("deste", gold=10, influence=1, tiles="banker_1"), P(), P())
    auction(s, "pope", 4, -1, -1)
    assert top(s, Payment).due == 4
    assert refused(s, 0, Exchange(GOLD, 2)) == reasons.MUST_STAY_PAYABLE
    do(s, 0, Exchange(GOLD, 3))
    assert purse(s, 0) == (7, 0)


def test_pri_282_never_after_the_last_event_except_to_pay_for_it() -> None:
    s = table(P(), P("deste", gold=0, influence=5, tiles="banker_1 pallavicino"), P(tiles="banker_2"))
    for name in ("gozzoli", "verrocchio"):
        auction(s, name, 0, -1, -1)
    do(s, 1, Done())
    do(s, 2, PassTurn())
    auction(s, "botticelli", 0, -1, -1)
    do(s, 0, PlaceEvent(0))
    auction(s, "wine_merchant_1", 3, -1, -1)
    assert top(s, Payment).payer == 1
    assert refused(s, 2, Exchange(GOLD, 1)) == reasons.NO_MORE_BANKING
    do(s, 1, Exchange(INFLUENCE, 3))
    assert s.last_event_sold
    assert isinstance(s.stack[-1], AfterAction)
    assert refused(s, 2, Exchange(GOLD, 1)) == reasons.NO_MORE_BANKING
    assert flow.must_answer(s) == 0b010


def test_pri_098_the_highest_bidder_may_not_make_his_bid_unpayable() -> None:
    s = table(P("deste", gold=10, influence=9, tiles="banker_1"), P(), P())
    auction(s, "gozzoli", 12)
    assert refused(s, 0, Exchange(GOLD, 1)) == reasons.MUST_STAY_PAYABLE
    assert refused(s, 0, Exchange(INFLUENCE, 1)) == reasons.MUST_STAY_PAYABLE
    assert refused(s, 0, Exchange(INFLUENCE, 2)) == 0


def test_pri_098_from_choosing_a_tile_to_the_opening_bid_the_minimum_is_protected() -> None:
    s = table(P("deste", gold=14, tiles="banker_1"), P(), P(), venezia=7)
    auction(s, "doge")
    assert refused(s, 0, Exchange(GOLD, 1)) == reasons.MUST_STAY_PAYABLE
    assert bids(s, 0) == (14, 17)


def test_pri_093_bids_out_of_turn_and_after_passing_are_refused() -> None:
    s = table(P(), P(), P(), P())
    auction(s, "gozzoli", 1, -1)
    assert refused(s, 1, Bid(9)) == reasons.NOT_YOUR_BID
    assert refused(s, 3, Pass()) == reasons.NOT_YOUR_BID


def test_pri_098_who_pays_may_also_change_the_other_way_if_the_rest_still_pays() -> None:
    s = table(P("deste", gold=10, influence=9, tiles="banker_1"), P(), P())
    auction(s, "gozzoli", 8, -1, -1)
    assert refused(s, 0, Exchange(GOLD, 3)) == reasons.MUST_STAY_PAYABLE
    do(s, 0, Exchange(GOLD, 2))
    assert purse(s, 0) == (0, 11)


def test_pri_282_the_exchange_suggested_is_what_the_price_lacks() -> None:
    s = table(P("deste", gold=2, influence=9, tiles="banker_1"), P(), P())
    auction(s, "gozzoli", 4, -1, -1)
    payment = top(s, Payment)
    suggestions = [payment.suggest(s, 0, option) for option in payment.options(s, 0)]
    assert Exchange(INFLUENCE, 2) in suggestions


def test_pri_282_two_bankers_of_one_owner_are_used_one_after_the_other() -> None:
    s = table(P("deste", gold=0, influence=9, tiles="banker_1 banker_2"), P(), P())
    auction(s, "gozzoli", 5, -1, -1)
    do(s, 0, Exchange(INFLUENCE, 3))
    assert top(s, Payment).due == 5
    assert refused(s, 0, Exchange(INFLUENCE, 1)) == reasons.MUST_STAY_PAYABLE
    do(s, 0, Exchange(INFLUENCE, 2))
    assert purse(s, 0) == (0, 4)
