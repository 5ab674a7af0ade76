"""A city tile, an event or the Pope is auctioned (PRI-110 to PRI-141)."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Option, Span
from signoria.core.rows import marked
from signoria.core.value import Action, Key
from signoria.games.princes import reasons
from signoria.games.princes.actions import BuyCard
from signoria.games.princes.auction_actions import Decline, PlaceEvent
from signoria.games.princes.auction_events import EventPlaced, LotPutUp
from signoria.games.princes.auctions import NO_BID, Auction
from signoria.games.princes.buying import BUY_CARD, can_buy_card, pay_for_card
from signoria.games.princes.ceilings import (
    ceiling,
    discount,
    has_room,
    may_own,
    means,
    open_bankers,
    tile_count,
)
from signoria.games.princes.offers import open_window
from signoria.games.princes.state import Princes
from signoria.games.princes.status import change_status
from signoria.games.princes.tables import (
    CITIES,
    CITY_AUCTION,
    EVENTS,
    NOBODY,
    POPE,
    POPE_BIT,
    STATUS_EVENT,
    lots_of,
)
from signoria.games.princes.treachery import TakeCard

DECLINE: Final = Option(Decline)
PLACE: Final = Option(PlaceEvent, Span(0, CITIES - 1))


def lots_to_put_up(s: Princes, seat: int) -> list[int]:
    """City tiles the seat may own and open (PRI-009, PRI-111), open events (PRI-120), the Pope (PRI-135)."""
    t = s.t
    choice = s.display & (EVENTS | POPE_BIT)
    if tile_count(s, seat) < t.most_tiles:
        # The ceiling is the same for all city tiles.
        money = means(s, 0, s.gold[seat], s.influence[seat], open_bankers(s, seat)) + discount(s, seat, 0)
        room = has_room(s, seat)
        for city in range(CITIES):
            mask = t.city_mask[city]
            if t.opening_factor * s.status[city] <= money and (room or s.own[seat] & mask):
                choice |= s.display & mask
    return lots_of(t, choice)


def why_not_put_up(s: Princes, seat: int, lot: int) -> int:
    """Why this seat cannot put this lot up."""
    if not 0 <= lot <= POPE or not (s.display >> lot) & 1:
        return reasons.NOT_ON_DISPLAY
    if not may_own(s, seat, lot):
        return reasons.TILE_LIMIT
    if (
        s.t.auction[lot] == CITY_AUCTION
        and ceiling(s, seat, lot) < s.t.opening_factor * s.status[s.t.city[lot]]
    ):
        return reasons.CANNOT_OPEN
    return LEGAL


def put_up(s: Princes, seat: int, lot: int, then: Frame[Princes]) -> None:
    """Lay a lot on the auction field (PRI-090)."""
    s.display &= ~(1 << lot)
    s.tell(LotPutUp(seat, lot))
    s.call(Hammer(seat, lot), then=then)


class Hammer(Frame[Princes]):
    """The auction of a lot and what follows from winning it (PRI-101)."""

    TAG = "hammer"
    OF = ("opener seat", "lot lot")

    def __init__(self, opener: int, lot: int) -> None:
        self.opener: Final = opener
        self.lot: Final = lot

    def key(self) -> Key:
        return (self.opener, self.lot)

    def run(self, s: Princes) -> None:
        """Who may not own the tile takes no part (PRI-099)."""
        inside = 0
        for seat in range(s.seats):
            if may_own(s, seat, self.lot):
                inside |= 1 << seat
        auction = Auction(self.lot, self.opener, inside=inside, frozen=0, high=NO_BID, leader=NOBODY)
        s.call(auction, then=self)

    def resume(self, s: Princes, result: int) -> None:
        """The winner takes the lot; an event may now be the last of its decade (PRI-126)."""
        if s.display & EVENTS == 0 and (EVENTS >> self.lot) & 1:
            s.last_event_sold = True
        if s.t.event_kind[self.lot] == STATUS_EVENT:
            open_window(s)
            s.become(PlacingEvent(result, self.lot))
        else:
            # Victory point events and wine merchants stay with the winner (PRI-121, PRI-124), as does the
            # Pope until the decade ends (PRI-136).
            s.own = marked(s.own, result, 1 << self.lot)
            if s.t.auction[self.lot] == CITY_AUCTION and result != self.opener:
                s.become(Compensation(self.opener))
            else:
                s.end()


class PlacingEvent(Frame[Princes]):
    """The winner of a status event lays it on any city, also on one that cannot move (PRI-122, PRI-123)."""

    TAG = "placing_event"
    OF = ("seat seat", "lot lot")

    def __init__(self, seat: int, lot: int) -> None:
        self.seat: Final = seat
        self.lot: Final = lot

    def key(self) -> Key:
        return (self.seat, self.lot)

    def waits_for(self, s: Princes) -> int:
        return 1 << self.seat

    def options(self, s: Princes, seat: int) -> list[Option]:
        return [PLACE]

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, PlaceEvent):
            s.on_city = marked(s.on_city, action.city, 1 << self.lot)
            s.tell(EventPlaced(seat, self.lot, action.city))
            change_status(s, action.city, s.t.event_value[self.lot])
            s.end()


class Compensation(Frame[Princes]):
    """Who put up a city tile and did not win it may buy a treachery card (PRI-112)."""

    TAG = "compensation"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def waits_for(self, s: Princes) -> int:
        """Who has no marker of one currency is not asked: everybody sees that he cannot buy."""
        return 1 << self.seat if s.gold[self.seat] and s.influence[self.seat] else 0

    def options(self, s: Princes, seat: int) -> list[Option]:
        return [DECLINE, BUY_CARD] if can_buy_card(s, seat) else [DECLINE]

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, BuyCard):
            pay_for_card(s, seat)
            s.become(TakeCard(seat, bought=1))
        else:
            s.end()

    def run(self, s: Princes) -> None:
        s.end()
