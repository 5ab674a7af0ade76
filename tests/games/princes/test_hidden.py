"""Who knows what: PRI-013, PRI-014, INV-18, and tables a seat cannot tell from the true one."""

import msgspec
import pytest

from signoria.core.chance import Rng
from signoria.games.princes import GAME
from signoria.games.princes.actions import BuyCard, BuyTroop, Done, Keep, PassTurn, RobByTile
from signoria.games.princes.auction_actions import Freeze, OrderBid
from signoria.games.princes.deal_actions import AcceptOffer, Gift, MakeOffer
from signoria.games.princes.imagined_purses import circles, share
from signoria.games.princes.invariants import check
from signoria.games.princes.purses import is_doubtful
from signoria.games.princes.redeal import hidden, redeal
from signoria.games.princes.tables import BRIBE_CARDINAL
from signoria.games.princes.view import view
from signoria.play.codec import pack_state
from signoria.play.undo import is_barrier
from tests.games.princes.table import (
    P,
    T,
    at_start,
    auction,
    bidding,
    card,
    do,
    next_cards,
    purse,
    table,
    troop,
)


def seen(s: object, seat: int) -> bytes:
    return msgspec.json.encode(GAME.view(s, seat))  # type: ignore[arg-type]  # any table


def test_pri_013_what_is_public() -> None:
    s = table(P(cards="veto", troops="pikemen", tiles="doge", pay=5, triumphs=1), P(), P())
    shown = view(s, -1)
    assert shown.status == [7, 6, 6, 5, 5]
    first = shown.seats[0]
    assert (first.cards, first.pay, first.triumphs) == (1, 5, 1)
    assert first.lots == [0 + 6]
    assert first.troops == [troop("pikemen")]
    assert shown.pile == 24
    assert sum(shown.supply) == 23


def test_pri_014_values_of_markers_are_hidden_their_number_is_not() -> None:
    s = table(P(gold=27, influence=4, cards="veto"), P(), P())
    other = view(s, 1).seats[0]
    assert (other.gold, other.influence) == (-1, -1)
    assert (other.gold_markers, other.influence_markers) == (5, 2)
    assert view(s, 1).hand == []
    own = view(s, 0)
    assert (own.seats[0].gold, own.seats[0].influence) == (27, 4)
    assert own.hand == [card("veto")]


def test_pri_014_open_money_shows_all_purses() -> None:
    s = table(P(gold=27), P(), P())
    s.open_money = True
    assert view(s, 1).seats[0].gold == 27
    assert view(s, -1).seats[0].gold == 27


def test_pri_014_a_purse_can_be_reckoned_until_money_changes_hands_unseen() -> None:
    """Every dealing with the bank is public, so an imagined purse is the true one without gifts."""
    s = table(P(gold=27), P(gold=9), P())
    assert redeal(s, 2, Rng(1)).gold == [27, 9, 30]
    do(s, 0, Gift(1, 5, 0))
    worlds = {tuple(redeal(s, 2, Rng(k)).gold) for k in range(60)}
    assert (22, 14, 30) in worlds
    assert len(worlds) > 1
    assert all(sum(gold) == 66 and gold[2] == 30 for gold in worlds)
    assert {(T.markers[gold[0]], T.markers[gold[1]]) for gold in worlds} == {(4, 3)}


def test_pri_324_the_parties_of_a_gift_have_no_doubt() -> None:
    s = table(P(gold=27), P(gold=9), P())
    do(s, 0, Gift(1, 5, 0))
    assert not is_doubtful(s, 1, 0)
    assert not is_doubtful(s, 0, 1)
    assert is_doubtful(s, 2, 0)
    assert is_doubtful(s, -1, 1)
    assert {tuple(redeal(s, 1, Rng(k)).gold) for k in range(20)} == {(22, 14, 30)}


def test_doubt_ends_where_a_theft_empties_the_purse() -> None:
    s = table(P(influence=1), P(influence=20), P("gonzaga", tiles="lucrezia_borgia"), P(), turn=2)
    do(s, 0, Gift(1, 1, 0))
    do(s, 2, RobByTile(0))
    assert s.influence[0] == 0
    assert {redeal(s, 2, Rng(k)).influence[0] for k in range(20)} == {0}


def test_circles_are_linked_by_unseen_exchanges_only() -> None:
    s = table(P(), P(), P(), P())
    do(s, 0, Gift(1, 1, 0))
    do(s, 1, Gift(2, 1, 0))
    assert circles(s, 3) == [0b111]
    assert circles(s, 1) == []
    assert circles(s, 2) == [0b11]
    assert circles(s, -1) == [0b111]


def test_share_draws_every_way_alike() -> None:
    counts: dict[tuple[int, ...], int] = {}
    rng = Rng(5)
    for _ in range(3000):
        way = tuple(share([[1, 2, 3], [1, 2, 3], [2, 4]], 6, rng))
        counts[way] = counts.get(way, 0) + 1
    assert set(counts) == {(1, 3, 2), (2, 2, 2), (3, 1, 2), (1, 1, 4)}
    assert min(counts.values()) > 600
    assert share([[1], [1]], 3, rng) == []


def test_pri_097_a_bid_beyond_the_money_gives_a_bribe_cardinal_away() -> None:
    s = table(P("deste", influence=3, cards="bribe_cardinal veto"), P(), P())
    auction(s, "pope", 6)
    for k in range(20):
        world = redeal(s, 1, Rng(k))
        assert world.hands[0] & T.cards_of[BRIBE_CARDINAL]
        assert check(world) == []


def test_redealt_hands_differ_and_nothing_else_is_shown() -> None:
    s = table(P(cards="veto freeze_bid"), P(cards="bad_weather"), P())
    worlds = [redeal(s, 2, Rng(k)) for k in range(30)]
    assert len({world.hands[0] for world in worlds}) > 10
    assert {seen(world, 2) for world in worlds} == {seen(s, 2)}
    assert {redeal(s, 0, Rng(k)).hands[0] for k in range(9)} == {s.hands[0]}


def test_pri_041_sealed_bids_are_dealt_anew() -> None:
    s = at_start(3)
    do(s, 1, OrderBid(7))
    assert len({str(redeal(s, 0, Rng(k)).sealed[1]) for k in range(30)}) > 10
    assert str(redeal(s, 1, Rng(3)).sealed[1]) == "OrderBid(7)"
    assert hidden(s, 0) != hidden(s, 1)


def test_pri_254_bentivoglio_knows_what_lies_under_the_pile_and_who_took_it() -> None:
    s = table(P("bentivoglio"), P("gonzaga"), P())
    next_cards(s, "veto", "bad_weather")
    do(s, 0, BuyCard())
    do(s, 0, Keep(card("veto")), Done())
    under = s.under[0]
    assert not hidden(s, 0) >> under & 1
    assert hidden(s, 1) >> under & 1
    do(s, 1, BuyCard())
    assert {redeal(s, 0, Rng(k)).hands[1] for k in range(20)} == {1 << under}
    assert len({redeal(s, 2, Rng(k)).hands[1] for k in range(20)}) == 2  # all others are discarded


def test_pri_254_of_equal_cards_the_known_one_is_played_first() -> None:
    """Bentivoglio cannot tell two Freeze bids apart, so after one is played he knows nothing more."""
    s = table(P("bentivoglio"), P("gonzaga", cards="freeze_bid freeze_bid"), P())
    s.peeked = s.hands[1] & -s.hands[1]  # the one card of the two with the lower number
    auction(s, "gozzoli", 0)
    do(s, 1, Freeze(0))
    assert s.peeked == 0
    assert len({redeal(s, 0, Rng(k)).hands[1] for k in range(40)}) > 5


def test_a_purchase_out_of_a_doubtful_purse_cannot_be_undone() -> None:
    """The numbers of markers before and after tell onlookers something."""
    s = table(P(gold=27), P(gold=9), P())
    do(s, 1, Gift(0, 1, 0))
    before = s.clone()
    do(s, 0, BuyTroop(troop("pikemen")))
    assert is_barrier(GAME, before, s, chance_drawn=False)
    s = table(P(gold=27), P(gold=9), P())
    before = s.clone()
    do(s, 0, BuyTroop(troop("pikemen")))
    assert not is_barrier(GAME, before, s, chance_drawn=False)


def test_playing_a_card_cannot_be_undone_but_passing_can() -> None:
    s = table(P(), P(cards="freeze_bid"), P(), P())
    auction(s, "gozzoli", 0)
    before = s.clone()
    do(s, 1, Freeze(2))
    assert is_barrier(GAME, before, s, chance_drawn=False)
    before = s.clone()
    bidding(s, 1)
    assert not is_barrier(GAME, before, s, chance_drawn=False)


@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_inv_18_a_view_shows_no_hidden_value(seat: int) -> None:
    s = table(P(gold=21, cards="veto"), P(gold=22, cards="bad_weather"), P(gold=23))
    text = seen(s, seat).decode()
    for other, gold in enumerate((21, 22, 23)):
        assert (f'"gold":{gold},' in text) == (other == seat)


def test_public_flows_keep_an_imagined_purse_in_step() -> None:
    s = table(P(gold=27), P(gold=9), P())
    do(s, 0, Gift(1, 5, 0), BuyTroop(troop("pikemen")))
    do(s, 1, PassTurn())
    for k in range(20):
        world = redeal(s, 2, Rng(k))
        assert world.gold[0] + world.gold[1] == 27 + 9 - 2
        assert check(world) == []
    assert purse(s, 0)[0] == 20


def test_an_imagined_table_does_not_depend_on_the_true_one() -> None:
    """Equal luck gives equal tables, whichever of two tables that look alike was the true one."""
    s = table(P(gold=27, cards="veto freeze_bid"), P(gold=9, cards="bad_weather"), P(), P(cards="freeze_bid"))
    do(s, 0, Gift(1, 5, 0))
    for seat in (-1, 2, 3):
        other = redeal(s, seat, Rng(9))
        assert pack_state(redeal(s, seat, Rng(5))) == pack_state(redeal(other, seat, Rng(5)))


def test_pri_324_amounts_of_offers_between_others_are_dealt_anew() -> None:
    s = table(P(), P(), P())
    do(s, 0, MakeOffer(1, 3, 2, 1, 0, 0))
    assert {tuple(redeal(s, 1, Rng(k)).offers[0]) for k in range(9)} == {tuple(s.offers[0])}
    assert len({tuple(redeal(s, 2, Rng(k)).offers[0]) for k in range(20)}) > 10
    assert len({tuple(redeal(s, -1, Rng(k)).offers[0]) for k in range(20)}) > 10


def test_money_that_changed_hands_cannot_be_taken_back() -> None:
    """Onlookers have seen the markers."""
    s = table(P(), P(), P())
    before = s.clone()
    do(s, 0, MakeOffer(1, 3, 2, 1, 0, 0))
    assert not is_barrier(GAME, before, s, chance_drawn=False)
    before = s.clone()
    do(s, 1, AcceptOffer(1))
    assert is_barrier(GAME, before, s, chance_drawn=False)
