"""Freeze Bid: a rival cannot raise on his next turn."""

from signoria.games.princes import reasons
from signoria.games.princes.actions import Done
from signoria.games.princes.auction_actions import Bid, Freeze, Pass
from tests.games.princes.table import P, asked, auction, bidding, do, lot, offered, refused, table


def test_pri_303_freeze_bid_on_the_own_auction_turn_against_others_still_in() -> None:
    s = table(P(), P(cards="freeze_bid"), P(), P())
    auction(s, "gozzoli", 1)
    assert refused(s, 1, Freeze(1)) == reasons.NO_FREEZE_TARGET
    do(s, 1, Freeze(2))
    assert asked(s) == 1
    assert refused(s, 1, Freeze(3)) == reasons.NO_SUCH_CARD
    do(s, 1, Pass())
    assert offered(s, 2) == {Pass}


def test_pri_304_a_frozen_highest_bid_still_wins_if_nobody_beats_it() -> None:
    s = table(P("montefeltro"), P(cards="freeze_bid"), P())
    auction(s, "gozzoli", 4)
    do(s, 1, Freeze(0), Pass())
    do(s, 2, Pass())
    assert s.own[0] >> lot("gozzoli") & 1
    assert s.gold[0] == 26


def test_pri_304_a_frozen_bid_that_is_beaten_is_out() -> None:
    s = table(P("montefeltro"), P(cards="freeze_bid"), P())
    auction(s, "gozzoli", 4)
    do(s, 1, Freeze(0), Bid(5))
    do(s, 2, Pass())
    assert offered(s, 0) == {Pass}


def test_pri_305_a_frozen_player_who_has_not_bid_must_pass() -> None:
    s = table(P(cards="freeze_bid"), P(), P())
    auction(s, "gozzoli")
    do(s, 0, Freeze(1), Bid(0))
    assert offered(s, 1) == {Pass}


def test_pri_306_a_frozen_player_may_play_his_own_freeze_bid() -> None:
    s = table(P(cards="freeze_bid"), P(cards="freeze_bid"), P())
    auction(s, "gozzoli")
    do(s, 0, Freeze(1), Bid(0))
    do(s, 1, Freeze(2), Pass())
    assert offered(s, 2) == {Pass}


def test_pri_307_who_is_frozen_or_out_is_no_target_and_it_ends_with_the_auction() -> None:
    s = table(P(cards="freeze_bid freeze_bid"), P("gonzaga"), P(), P())
    auction(s, "gozzoli")
    do(s, 0, Freeze(1))
    assert refused(s, 0, Freeze(1)) == reasons.NO_FREEZE_TARGET
    bidding(s, 1, -1, -1, 2)
    assert refused(s, 0, Freeze(2)) == reasons.NO_FREEZE_TARGET
    bidding(s, -1)
    do(s, 0, Done())
    auction(s, "wine_merchant_1", 0)
    assert Bid in offered(s, 2)
