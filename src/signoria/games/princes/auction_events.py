"""Facts of the start and of auctions."""

from typing import Final

from signoria.core.value import Event, Key


class OrderBidShown(Event):
    """A secret order bid was opened (PRI-041)."""

    TAG = "order_bid_shown"
    OF = ("seat seat", "gold gold")

    def __init__(self, seat: int, gold: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold

    def key(self) -> Key:
        return (self.seat, self.gold)


class OrderSet(Event):
    """A player got an order marker (PRI-042, PRI-050)."""

    TAG = "order_set"
    OF = ("seat seat", "marker count")

    def __init__(self, seat: int, marker: int) -> None:
        self.seat: Final = seat
        self.marker: Final = marker

    def key(self) -> Key:
        return (self.seat, self.marker)


class FamilyRaised(Event):
    """A total bid for the families was raised (PRI-043)."""

    TAG = "family_raised"
    OF = ("seat seat", "gold gold")

    def __init__(self, seat: int, gold: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold

    def key(self) -> Key:
        return (self.seat, self.gold)


class FamilyPassed(Event):
    """A player passed for good in the family auction (PRI-043)."""

    TAG = "family_passed"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class FamilyChosen(Event):
    """A family was chosen (PRI-046)."""

    TAG = "family_chosen"
    OF = ("seat seat", "family family")

    def __init__(self, seat: int, family: int) -> None:
        self.seat: Final = seat
        self.family: Final = family

    def key(self) -> Key:
        return (self.seat, self.family)


class StartPaid(Event):
    """A player paid for the start (PRI-047, PRI-052)."""

    TAG = "start_paid"
    OF = ("seat seat", "gold gold")

    def __init__(self, seat: int, gold: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold

    def key(self) -> Key:
        return (self.seat, self.gold)


class LotPutUp(Event):
    """Something was put up for auction (PRI-090)."""

    TAG = "lot_put_up"
    OF = ("seat seat", "lot lot")

    def __init__(self, seat: int, lot: int) -> None:
        self.seat: Final = seat
        self.lot: Final = lot

    def key(self) -> Key:
        return (self.seat, self.lot)


class BidMade(Event):
    """A bid was made (PRI-092)."""

    TAG = "bid_made"
    OF = ("seat seat", "amount amount")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def key(self) -> Key:
        return (self.seat, self.amount)


class AuctionPassed(Event):
    """A player left an auction (PRI-093)."""

    TAG = "auction_passed"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class BidFrozen(Event):
    """A bid was frozen (PRI-303)."""

    TAG = "bid_frozen"
    OF = ("seat seat", "victim seat")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def key(self) -> Key:
        return (self.seat, self.victim)


class CardinalBribed(Event):
    """Bribe cardinal was played (PRI-308)."""

    TAG = "cardinal_bribed"
    OF = ("seat seat", "discount influence")

    def __init__(self, seat: int, discount: int) -> None:
        self.seat: Final = seat
        self.discount: Final = discount

    def key(self) -> Key:
        return (self.seat, self.discount)


class Exchanged(Event):
    """A Banker was used (PRI-282)."""

    TAG = "exchanged"
    OF = ("seat seat", "given currency", "amount amount")

    def __init__(self, seat: int, given: int, amount: int) -> None:
        self.seat: Final = seat
        self.given: Final = given
        self.amount: Final = amount

    def key(self) -> Key:
        return (self.seat, self.given, self.amount)


class AuctionWon(Event):
    """An auction was won and paid (PRI-094)."""

    TAG = "auction_won"
    OF = ("seat seat", "lot lot", "bid amount", "paid amount")

    def __init__(self, seat: int, lot: int, bid: int, paid: int) -> None:
        self.seat: Final = seat
        self.lot: Final = lot
        self.bid: Final = bid
        self.paid: Final = paid

    def key(self) -> Key:
        return (self.seat, self.lot, self.bid, self.paid)


class EventPlaced(Event):
    """A status event was laid on a city (PRI-122)."""

    TAG = "event_placed"
    OF = ("seat seat", "lot lot", "city city")

    def __init__(self, seat: int, lot: int, city: int) -> None:
        self.seat: Final = seat
        self.lot: Final = lot
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.lot, self.city)
