"""Auctions of city tiles and events."""

from signoria.games.princes import reasons
from signoria.games.princes.actions import BuyCard, PutUp, TakeTileCard
from signoria.games.princes.auction_actions import Bid, Decline, Freeze, Pass, PlaceEvent
from signoria.games.princes.auction_events import AuctionWon
from signoria.games.princes.auctions import Auction
from signoria.games.princes.ceilings import discount
from signoria.games.princes.tile_auctions import Compensation, PlacingEvent
from signoria.games.princes.treachery import HandLimit
from signoria.games.princes.turn import AfterAction
from tests.games.princes.table import (
    P,
    asked,
    auction,
    bidding,
    bids,
    bring_into_play,
    city,
    do,
    lot,
    offered,
    purse,
    refused,
    table,
    told,
    top,
)


def test_pri_090_one_city_tile_one_open_event_or_the_pope_is_put_up() -> None:
    s = table(P(), P(), P())
    assert refused(s, 0, PutUp(lot("bellini"))) == reasons.NOT_ON_DISPLAY
    for name in ("gozzoli", "pope"):
        assert refused(s, 0, PutUp(lot(name))) == 0
    auction(s, "doge")
    assert top(s, Auction).lot == lot("doge")
    assert not s.display >> lot("doge") & 1


def test_pri_091_the_opener_must_bid_and_may_not_pass() -> None:
    s = table(P(), P(), P())
    auction(s, "gozzoli")
    assert refused(s, 0, Pass()) == reasons.MUST_OPEN
    assert offered(s, 0) == {Bid}


def test_pri_092_pri_093_bid_more_in_player_order_or_be_out_for_good() -> None:
    s = table(P("montefeltro"), P(), P(), P(), order=(0, 2, 3, 1))
    auction(s, "gozzoli", 3)
    assert asked(s) == 2
    assert refused(s, 2, Bid(3)) == reasons.BID_TOO_LOW
    bidding(s, 5, -1, 6)
    assert asked(s) == 0
    bidding(s, 7, -1)
    assert asked(s) == 1
    bidding(s, -1)
    assert s.own[0] >> lot("gozzoli") & 1


def test_pri_094_the_last_player_pays_his_bid_less_discounts_never_below_0() -> None:
    s = table(P("gonzaga", gold=10), P(), P())
    auction(s, "gozzoli", 1, -1, -1)
    assert s.gold[0] == 10
    assert told(s, AuctionWon)[0].of("paid") == 0


def test_pri_095_discounts_may_be_counted_into_a_bid() -> None:
    s = table(P("gonzaga", gold=6), P(), P())
    auction(s, "gozzoli")
    assert bids(s, 0) == (0, 8)
    assert refused(s, 0, Bid(9)) == reasons.OVER_CEILING


def test_pri_096_all_discounts_add_up() -> None:
    tiles = "swiss_mercenaries armourer roderigo_borgia colonna"
    s = table(P("montefeltro", tiles=tiles), P(), P())
    assert discount(s, 0, lot("attack")) == 4
    assert discount(s, 0, lot("pope")) == 4


def test_pri_097_the_ceiling_counts_bankers_and_bribe_cardinals() -> None:
    player = P("deste", gold=4, influence=5, tiles="banker_1 banker_2", cards="bribe_cardinal bribe_cardinal")
    s = table(player, P(), P())
    auction(s, "pope")
    assert bids(s, 0) == (0, 5 + 6 + 4)
    s = table(player, P(), P())
    auction(s, "gozzoli")
    assert bids(s, 0) == (0, 4 + 5)


def test_pri_099_who_may_not_own_the_tile_is_skipped() -> None:
    s = table(P(), P(tiles="doge roderigo_borgia soderini"), P())
    auction(s, "swiss_mercenaries", 12)
    assert asked(s) == 2
    bidding(s, -1)
    assert s.own[0] >> lot("swiss_mercenaries") & 1


def test_pri_100_freeze_bid_also_on_the_opening_turn() -> None:
    s = table(P(cards="freeze_bid freeze_bid"), P(), P())
    auction(s, "gozzoli")
    do(s, 0, Freeze(1), Freeze(2), Bid(0))
    for seat in (1, 2):
        assert refused(s, seat, Bid(5)) == reasons.FROZEN
        do(s, seat, Pass())
    assert s.own[0] >> lot("gozzoli") & 1


def test_pri_101_the_winner_has_the_abilities_at_once() -> None:
    s = table(P(), P(), P())
    auction(s, "alfonso_of_aragon", 10, -1, -1)
    assert isinstance(s.stack[-1], AfterAction)
    do(s, 0, TakeTileCard(lot("alfonso_of_aragon")))
    assert s.hands[0].bit_count() == 1


def test_pri_102_if_nobody_else_may_take_part_the_opener_wins_at_once() -> None:
    full = "roderigo_borgia soderini alfonso_of_aragon"
    s = table(P(), P(tiles=full), P(tiles="colonna pazzi rich_family"))
    auction(s, "doge", 14)
    assert s.own[0] >> lot("doge") & 1
    assert s.gold[0] == 16


def test_pri_103_who_cannot_bid_more_is_asked_all_the_same() -> None:
    s = table(P(gold=30), P(gold=0), P(gold=0))
    auction(s, "gozzoli", 20)
    assert asked(s) == 1
    assert offered(s, 1) == {Pass}
    assert refused(s, 1, Bid(21)) == reasons.OVER_CEILING


def test_pri_110_a_city_tile_opens_at_twice_the_status_without_discounts() -> None:
    s = table(P("gonzaga", gold=30), P(), P(), roma=6)
    auction(s, "colonna")
    assert bids(s, 0) == (12, 32)
    assert refused(s, 0, Bid(11)) == reasons.BELOW_MINIMUM


def test_pri_111_who_cannot_open_cannot_choose() -> None:
    s = table(P("gonzaga", gold=11), P(), P(), venezia=7, roma=6)
    for name in ("doge", "colonna"):
        bring_into_play(s, name)
    assert refused(s, 0, PutUp(lot("doge"))) == reasons.CANNOT_OPEN
    assert refused(s, 0, PutUp(lot("colonna"))) == 0


def test_pri_009_pri_111_six_tiles_of_three_cities_at_most() -> None:
    three = "roderigo_borgia soderini alfonso_of_aragon"
    s = table(P(tiles=three, gold=60), P(), P())
    for name in ("doge", "colonna"):
        bring_into_play(s, name)
    assert refused(s, 0, PutUp(lot("doge"))) == reasons.TILE_LIMIT
    assert refused(s, 0, PutUp(lot("colonna"))) == 0
    s = table(P(tiles=three + " colonna pazzi rich_family", gold=60), P(), P())
    bring_into_play(s, "orsini")
    assert refused(s, 0, PutUp(lot("orsini"))) == reasons.TILE_LIMIT


def test_pri_112_the_opener_who_loses_a_city_tile_may_buy_a_card() -> None:
    s = table(P(gold=20, influence=1, cards="veto freeze_bid"), P("gonzaga"), P())
    auction(s, "colonna", 10, 11, -1, -1)
    assert top(s, Compensation).seat == 0
    do(s, 0, BuyCard())
    assert purse(s, 0) == (19, 0)
    assert isinstance(s.stack[-1], HandLimit)


def test_pri_112_he_may_decline_and_without_a_marker_he_is_not_asked() -> None:
    s = table(P(gold=20), P("gonzaga"), P())
    auction(s, "colonna", 10, 11, -1, -1)
    do(s, 0, Decline())
    assert asked(s) == 1
    s = table(P(gold=20, influence=0), P("gonzaga"), P())
    auction(s, "colonna", 10, 11, -1, -1)
    assert asked(s) == 1


def test_pri_112_only_for_city_tiles() -> None:
    s = table(P(), P("gonzaga"), P())
    auction(s, "gozzoli", 1, 2, -1, -1)
    assert asked(s) == 1


def test_pri_120_events_are_paid_in_their_own_currency_and_open_at_0() -> None:
    s = table(P("montefeltro", gold=7, influence=4), P(), P())
    auction(s, "gozzoli")
    assert bids(s, 0) == (0, 7)
    s = table(P("gonzaga", gold=7, influence=4), P(), P())
    auction(s, "verrocchio", 3, -1, -1)
    assert purse(s, 0) == (7, 1)


def test_pri_121_victory_point_events_stay_with_the_winner() -> None:
    s = table(P(), P(), P())
    auction(s, "verrocchio", 0, -1, -1)
    assert s.own[0] >> lot("verrocchio") & 1


def test_pri_122_a_status_event_is_laid_on_a_city_and_moves_it() -> None:
    s = table(P(), P(), P())
    auction(s, "botticelli", 0, 1, -1, -1)
    assert isinstance(s.stack[-1], PlacingEvent)
    assert asked(s) == 1
    do(s, 1, PlaceEvent(city("milano")))
    assert s.status[city("milano")] == 7
    assert s.on_city[city("milano")] == 1 << lot("botticelli")
    assert s.own[1] == 0


def test_pri_006_pri_123_also_on_a_city_that_cannot_move() -> None:
    s = table(P(), P(), P(), decade=3, firenze=3, venezia=10)
    auction(s, "french_invasion", 0, -1, -1)
    do(s, 0, PlaceEvent(city("firenze")))
    assert s.status[city("firenze")] == 3
    assert s.on_city[city("firenze")] == 1 << lot("french_invasion")
    auction(s, "carpaccio", 0, -1, -1)
    do(s, 1, PlaceEvent(city("venezia")))
    assert s.status[city("venezia")] == 10


def test_pri_125_no_limit_on_events() -> None:
    s = table(
        P(events="gozzoli verrocchio bellini da_vinci michelangelo wine_merchant_1"), P(), P(), decade=3
    )
    assert refused(s, 0, PutUp(lot("carpaccio"))) == 0


def test_pri_126_the_decade_ends_after_the_turn_of_its_last_event() -> None:
    s = table(P(), P(), P())
    for name in ("gozzoli", "verrocchio", "wine_merchant_1"):
        auction(s, name, 0, -1, -1)
        assert s.decade == 1
    auction(s, "botticelli", 0, -1, -1)
    assert s.decade == 1
    do(s, 0, PlaceEvent(city("roma")))
    assert s.decade == 2
