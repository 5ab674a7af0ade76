"""The two starts: PRI-040 to PRI-053."""

from signoria.core import flow
from signoria.core.chance import Scripted
from signoria.games.princes import reasons
from signoria.games.princes.actions import Declare
from signoria.games.princes.auction_actions import ChooseFamily, OrderBid, Pass, Raise
from signoria.games.princes.auction_events import OrderBidShown, StartPaid
from signoria.games.princes.decade import DeclaringCurrency
from signoria.games.princes.family_auction import ChoosingFamilies, FamilyAuction
from signoria.games.princes.order_auction import OrderAuction
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import FAMILIES, INFLUENCE
from signoria.games.princes.turn import Turn
from signoria.games.princes.view import view
from tests.games.princes.table import asked, at_start, do, family, refused, told, top


def ordered(*amounts: int) -> Princes:
    """A game after the order auction with these bids, all different."""
    s = at_start(len(amounts))
    for seat, amount in enumerate(amounts):
        do(s, seat, OrderBid(amount))
    return s


def test_pri_041_order_bids_are_secret_until_all_have_chosen() -> None:
    s = at_start(3)
    do(s, 1, OrderBid(7))
    assert flow.must_answer(s) == 0b101
    assert view(s, 0).seats[1].sealed
    assert view(s, 0).seats[1].bid == 0
    assert told(s, OrderBidShown) == []
    assert refused(s, 0, OrderBid(46)) == reasons.TOO_POOR
    do(s, 0, OrderBid(0))
    do(s, 2, OrderBid(45))
    assert s.bids == (0, 7, 45)


def test_pri_042_order_markers_go_by_descending_bid() -> None:
    assert ordered(3, 9, 1, 5).order == (1, 3, 0, 2)


def test_pri_042_equal_bids_are_ordered_at_random() -> None:
    found = set()
    for result in range(2):
        s = at_start(3, seats_chance(result))
        for seat, amount in enumerate((4, 4, 6)):
            do(s, seat, OrderBid(amount))
        found.add(tuple(s.order))
    assert found == {(2, 0, 1), (2, 1, 0)}


def seats_chance(result: int) -> Scripted:
    """Five city tiles leave the game, then the tie is broken."""
    return Scripted([0, 0, 0, 0, 0, result])


def test_pri_040_pri_043_the_order_bid_is_the_base_and_the_last_player_begins() -> None:
    s = ordered(3, 9, 1, 5)
    assert isinstance(s.stack[-1], FamilyAuction)
    assert asked(s) == 2
    assert refused(s, 2, Raise(9)) == reasons.RAISE_TOO_LOW
    assert refused(s, 2, Raise(46)) == reasons.TOO_POOR
    do(s, 2, Raise(10))
    assert s.bids == (3, 9, 10, 5)


def test_pri_044_next_is_the_lowest_total_of_equal_ones_the_later_in_order() -> None:
    s = at_start(4, Scripted([0, 0, 0, 0, 0, 0, 0, 0]))
    for seat in range(4):
        do(s, seat, OrderBid(0))
    last_first = [s.order[3], s.order[2], s.order[1]]
    for seat in last_first:
        assert asked(s) == seat
        do(s, seat, Pass())
    assert isinstance(s.stack[-1], ChoosingFamilies)


def test_pri_045_it_ends_when_all_but_one_have_passed_and_a_raise_counts_as_a_total() -> None:
    s = ordered(3, 2, 1)
    do(s, 2, Raise(4))
    do(s, 1, Pass())
    do(s, 0, Raise(6))
    do(s, 2, Raise(8))
    assert s.bids[2] == 8
    do(s, 0, Pass())
    assert isinstance(s.stack[-1], ChoosingFamilies)
    assert s.gold == [45, 45, 45]


def test_pri_046_families_are_chosen_by_descending_total() -> None:
    s = ordered(3, 2, 1)
    do(s, 2, Raise(4))
    do(s, 1, Pass())
    do(s, 0, Pass())
    assert asked(s) == 2
    do(s, 2, ChooseFamily(family("gonzaga")))
    assert asked(s) == 0
    assert refused(s, 0, ChooseFamily(family("gonzaga"))) == reasons.FAMILY_TAKEN


def test_pri_047_everybody_pays_his_whole_bid() -> None:
    s = ordered(3, 2, 1)
    do(s, 2, Raise(4))
    do(s, 1, Pass())
    do(s, 0, Pass())
    for number in range(3):
        do(s, asked(s), ChooseFamily(number))
    assert s.gold == [42, 43, 41]
    assert [event.of("gold") for event in told(s, StartPaid)] == [3, 2, 4]


def test_pri_048_who_cannot_reach_more_can_only_pass() -> None:
    s = ordered(45, 2, 1)
    assert [option.action for option in flow.frame_options(s, 2)] == [Pass]
    do(s, 2, Pass())
    do(s, 1, Pass())
    assert asked(s) == 0


def test_pri_050_pri_051_beginners_get_a_random_order_and_choose_from_the_last_on() -> None:
    orders = {tuple(at_start(4, Scripted([0, 0, 0, 0, 0, a, 0, 0]), start=1).order) for a in range(4)}
    assert len(orders) == 4
    s = at_start(4, start=1, side=1)
    assert s.side == 0
    choosers = []
    for number in range(4):
        choosers.append(asked(s))
        do(s, asked(s), ChooseFamily(number))
    assert choosers == list(reversed(s.order))
    assert all(face < FAMILIES for face in s.face)


def test_pri_052_beginners_pay_back_5_gold() -> None:
    s = at_start(3, start=1)
    for number in range(3):
        do(s, asked(s), ChooseFamily(number))
    assert s.gold == [40, 40, 40]


def test_pri_053_pri_253_baglioni_b_declares_before_the_first_turn() -> None:
    s = at_start(3, side=1)
    for seat in range(3):
        do(s, seat, OrderBid(seat))
    for seat in (0, 1):
        do(s, seat, Pass())
    do(s, 2, ChooseFamily(family("deste")))
    do(s, 1, ChooseFamily(family("baglioni")))
    do(s, 0, ChooseFamily(family("gonzaga")))
    assert isinstance(s.stack[-1], DeclaringCurrency)
    assert asked(s) == 1
    do(s, 1, Declare(INFLUENCE))
    assert s.declared == INFLUENCE
    assert top(s, Turn).seat == 2


def test_pri_060_marker_1_begins_decade_one() -> None:
    s = ordered(3, 9, 1)
    do(s, 2, Pass())
    do(s, 0, Pass())
    for number in range(1, 4):
        do(s, asked(s), ChooseFamily(number))
    assert s.decade == 1
    assert asked(s) == 1


def test_order_auction_is_sealed() -> None:
    assert isinstance(at_start().stack[-1], OrderAuction)
