"""Facts of the start and of auctions."""

from signoria.core.value import Event


class OrderBidShown(Event):
    """A secret order bid was opened (PRI-041)."""

    TAG = "order_bid_shown"
    OF = ("seat seat", "gold gold")


class OrderSet(Event):
    """A player got an order marker (PRI-042, PRI-050)."""

    TAG = "order_set"
    OF = ("seat seat", "marker count")


class FamilyRaised(Event):
    """A total bid for the families was raised (PRI-043)."""

    TAG = "family_raised"
    OF = ("seat seat", "gold gold")


class FamilyPassed(Event):
    """A player passed for good in the family auction (PRI-043)."""

    TAG = "family_passed"
    OF = ("seat seat",)


class FamilyChosen(Event):
    """A family was chosen (PRI-046)."""

    TAG = "family_chosen"
    OF = ("seat seat", "family family")


class StartPaid(Event):
    """A player paid for the start (PRI-047, PRI-052)."""

    TAG = "start_paid"
    OF = ("seat seat", "gold gold")


class LotPutUp(Event):
    """Something was put up for auction (PRI-090)."""

    TAG = "lot_put_up"
    OF = ("seat seat", "lot lot")


class BidMade(Event):
    """A bid was made (PRI-092)."""

    TAG = "bid_made"
    OF = ("seat seat", "amount amount")


class AuctionPassed(Event):
    """A player left an auction (PRI-093)."""

    TAG = "auction_passed"
    OF = ("seat seat",)


class BidFrozen(Event):
    """A bid was frozen (PRI-303)."""

    TAG = "bid_frozen"
    OF = ("seat seat", "victim seat")


class CardinalBribed(Event):
    """Bribe cardinal was played (PRI-308)."""

    TAG = "cardinal_bribed"
    OF = ("seat seat", "discount influence")


class Exchanged(Event):
    """A Banker was used (PRI-282)."""

    TAG = "exchanged"
    OF = ("seat seat", "given currency", "amount amount")


class AuctionWon(Event):
    """An auction was won and paid (PRI-094)."""

    TAG = "auction_won"
    OF = ("seat seat", "lot lot", "bid amount", "paid amount")


class EventPlaced(Event):
    """A status event was laid on a city (PRI-122)."""

    TAG = "event_placed"
    OF = ("seat seat", "lot lot", "city city")
