"""Auctions in general (PRI-090 to PRI-103): bid or pass in player order until one is left."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.listing import Listing
from signoria.core.option import Among, Option, Span
from signoria.core.value import Action, Key
from signoria.games.princes import reasons
from signoria.games.princes.actions import RobByTile, StealGold, StealInfluence
from signoria.games.princes.auction_actions import Bid, Freeze, Pass
from signoria.games.princes.auction_events import AuctionPassed, BidFrozen, BidMade
from signoria.games.princes.ceilings import ceiling, discount, opening_bid
from signoria.games.princes.payment import settle
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import FREEZE_BID, NOBODY, OFFICE_AUCTION
from signoria.games.princes.treachery import discard_card, has_card

PASS: Final = Option(Pass)
NO_BID: Final = -1


def next_inside(s: Princes, seat: int, inside: int) -> int:
    """The next player in player order who is still in (PRI-015, PRI-092)."""
    seat = s.follower[seat]
    while not (inside >> seat) & 1:
        seat = s.follower[seat]
    return seat


class Auction(Frame[Princes]):
    """An auction (PRI-090): whose turn it is, who is in, who is frozen, the highest bid and who made it.

    Ends with the seat of the winner, who has paid, or with NOBODY. Used for tiles and for the offices of a
    war, which differ only in that the first to act may pass there (PRI-163).
    """

    TAG = "auction"
    OF = ("lot lot", "turn seat", "inside seat*", "frozen seat*", "high amount", "leader seat")

    def __init__(self, lot: int, turn: int, inside: int, frozen: int, high: int, leader: int) -> None:
        self.lot: Final = lot
        self.turn: Final = turn
        self.inside: Final = inside
        self.frozen: Final = frozen
        self.high: Final = high
        self.leader: Final = leader

    def key(self) -> Key:
        return (self.lot, self.turn, self.inside, self.frozen, self.high, self.leader)

    def waits_for(self, s: Princes) -> int:
        """Everybody still in is asked, also one who cannot pay more or is frozen (PRI-103)."""
        return 1 << self.turn

    def least(self, s: Princes) -> int:
        """The lowest bid that counts: the minimum, or more than the highest one (PRI-091, PRI-092)."""
        return opening_bid(s, self.lot) if self.leader == NOBODY else self.high + 1

    def must_open(self, s: Princes) -> bool:
        """Who puts something up must make the first bid (PRI-091); not so for an office (PRI-163)."""
        return self.leader == NOBODY and s.t.auction[self.lot] != OFFICE_AUCTION

    def is_frozen(self, seat: int) -> bool:
        """He cannot bid on this turn and so must pass (PRI-304, PRI-305)."""
        return (self.frozen >> seat) & 1 == 1

    def targets(self, seat: int) -> int:
        """Who may be frozen: others still in and not frozen yet (PRI-303, PRI-307)."""
        return self.inside & ~self.frozen & ~(1 << seat)

    def options(self, s: Princes, seat: int) -> list[Option]:
        out: list[Option] = [] if self.must_open(s) else [PASS]
        if not self.is_frozen(seat):
            least = self.least(s)
            most = ceiling(s, seat, self.lot)
            if most >= least:
                out.append(Option(Bid, Span(least, most)))
        if has_card(s, seat, FREEZE_BID):  # PRI-100, PRI-306
            targets = self.targets(seat)
            if targets:
                out.append(Option(Freeze, Among(s.t.bits[targets])))
        return out

    def list_into(self, s: Princes, seat: int, out: Listing) -> bool:
        if not self.must_open(s):
            out.one(Pass)
        if not self.is_frozen(seat):
            least = self.least(s)
            most = ceiling(s, seat, self.lot)
            if most >= least:
                out.span(Bid, least, most)
        if has_card(s, seat, FREEZE_BID):
            targets = self.targets(seat)
            if targets:
                out.each(Freeze, s.t.bits[targets])
        return True

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        if isinstance(action, (StealGold, StealInfluence, RobByTile)):
            return reasons.NO_STEALING_NOW  # PRI-064
        if seat != self.turn:
            return reasons.NOT_YOUR_BID if isinstance(action, (Bid, Pass, Freeze)) else LEGAL
        if isinstance(action, Pass):
            return reasons.MUST_OPEN
        if isinstance(action, Freeze):
            held = has_card(s, seat, FREEZE_BID)
            return reasons.NO_FREEZE_TARGET if held else reasons.NO_SUCH_CARD
        if isinstance(action, Bid):
            return self.why_no_bid(s, seat, action.amount)
        return LEGAL

    def why_no_bid(self, s: Princes, seat: int, amount: int) -> int:
        if self.is_frozen(seat):
            return reasons.FROZEN
        if amount < self.least(s):
            return reasons.BELOW_MINIMUM if self.leader == NOBODY else reasons.BID_TOO_LOW
        return reasons.OVER_CEILING

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, Bid):
            self.bid(s, seat, action.amount)
        elif isinstance(action, Freeze):
            discard_card(s, seat, FREEZE_BID)
            s.tell(BidFrozen(seat, action.victim))
            self.go_on(s, seat, self.inside, self.frozen | 1 << action.victim)
        else:
            self.leave(s, seat)

    def bid(self, s: Princes, seat: int, amount: int) -> None:
        """The highest bid so far; nobody can take it back (PRI-098)."""
        s.tell(BidMade(seat, amount))
        if self.inside == 1 << seat:  # PRI-102, PRI-164
            settle(s, seat, self.lot, amount)
            return
        turn = next_inside(s, seat, self.inside)
        s.become(Auction(self.lot, turn, self.inside, self.frozen, high=amount, leader=seat))

    def leave(self, s: Princes, seat: int) -> None:
        """Who passes is out for good (PRI-093); the last one left has won, if he has bid at all."""
        s.tell(AuctionPassed(seat))
        inside = self.inside & ~(1 << seat)
        if inside == 0:
            s.end(NOBODY)
        elif self.leader != NOBODY and inside == 1 << self.leader:
            settle(s, self.leader, self.lot, self.high)
        else:
            self.go_on(s, next_inside(s, seat, inside), inside, self.frozen)

    def go_on(self, s: Princes, turn: int, inside: int, frozen: int) -> None:
        s.become(Auction(self.lot, turn, inside, frozen, high=self.high, leader=self.leader))

    def bound(self, s: Princes, seat: int) -> int:
        """What a seat must be able to pay with markers, cards and Bankers, its discounts taken off (PRI-098).

        The highest bidder for his bid; who has put up a tile for the lowest opening bid. 0 for all others.
        """
        if seat == self.leader:
            return self.high - discount(s, seat, self.lot)
        if seat == self.turn and self.must_open(s):
            return opening_bid(s, self.lot) - discount(s, seat, self.lot)
        return 0
