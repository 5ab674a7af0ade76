"""Experienced start, first stage: secret bids for the player order (PRI-040 to PRI-042, D-02)."""

from signoria.core.flow import LEGAL
from signoria.core.option import Option, Span
from signoria.core.piles import shuffle
from signoria.core.rows import exchanged
from signoria.core.sealed import Answers, Sealed
from signoria.core.value import Action
from signoria.games.princes import reasons
from signoria.games.princes.auction_actions import OrderBid
from signoria.games.princes.auction_events import OrderBidShown, OrderSet
from signoria.games.princes.family_auction import FamilyAuction, lowest_bidder
from signoria.games.princes.state import Princes


class OrderAuction(Sealed[Princes]):
    """Everybody chooses an amount in secret; all are opened at once (PRI-041)."""

    TAG = "order_auction"
    OF = ("asked seat*",)

    def options(self, s: Princes, seat: int) -> list[Option]:
        return [Option(OrderBid, Span(0, s.gold[seat]))]

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        if isinstance(action, OrderBid) and action.gold > s.gold[seat]:
            return reasons.TOO_POOR
        return LEGAL

    def open(self, s: Princes, answers: Answers) -> None:
        """The bids stay as the base of the second stage and are never lowered (PRI-040)."""
        for seat in range(s.seats):
            answer = answers[seat]
            if isinstance(answer, OrderBid):
                s.bids = exchanged(s.bids, seat, answer.gold)
                s.tell(OrderBidShown(seat, answer.gold))
        set_order(s, by_descending_bid(s))
        s.become(FamilyAuction(lowest_bidder(s, passed=0), passed=0))


def by_descending_bid(s: Princes) -> list[int]:
    """Highest bid first, equal bids at random (PRI-042)."""
    order: list[int] = []
    for bid in sorted(set(s.bids), reverse=True):
        tied = [seat for seat in range(s.seats) if s.bids[seat] == bid]
        shuffle(s.chance, tied)
        order += tied
    return order


def set_order(s: Princes, order: list[int]) -> None:
    """Hand out the order markers; the order holds for the whole game (PRI-015)."""
    s.order = tuple(order)
    for place in range(s.seats):
        s.follower = exchanged(s.follower, order[place], order[(place + 1) % s.seats])
        s.tell(OrderSet(order[place], place + 1))
