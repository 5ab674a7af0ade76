"""Answers a seat can give in the auctions of the start and of the game."""

from typing import Final

from signoria.core.value import Action, Key


class OrderBid(Action):
    """Choose an amount in secret for the player order (PRI-041)."""

    TAG = "order_bid"
    OF = ("gold gold",)
    SECRET = ("gold",)

    def __init__(self, gold: int) -> None:
        self.gold: Final = gold

    def key(self) -> Key:
        return (self.gold,)


class Raise(Action):
    """Raise the own total bid for the families above the highest one (PRI-043)."""

    TAG = "raise"
    OF = ("gold gold",)

    def __init__(self, gold: int) -> None:
        self.gold: Final = gold

    def key(self) -> Key:
        return (self.gold,)


class Pass(Action):
    """Pass in an auction, or play nothing in a window (PRI-043, PRI-093, PRI-158)."""

    TAG = "pass"


class ChooseFamily(Action):
    """Take one of the remaining families (PRI-046, PRI-051)."""

    TAG = "choose_family"
    OF = ("family family",)

    def __init__(self, family: int) -> None:
        self.family: Final = family

    def key(self) -> Key:
        return (self.family,)


class Bid(Action):
    """Bid in an auction (PRI-092)."""

    TAG = "bid"
    OF = ("amount amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def key(self) -> Key:
        return (self.amount,)


class Freeze(Action):
    """Play Freeze bid on a player who is still in the auction (PRI-303)."""

    TAG = "freeze"
    OF = ("victim seat",)

    def __init__(self, victim: int) -> None:
        self.victim: Final = victim

    def key(self) -> Key:
        return (self.victim,)


class BribeCardinal(Action):
    """Play Bribe cardinal while paying for the Pope (PRI-308)."""

    TAG = "bribe_cardinal"


class Exchange(Action):
    """Use a Banker: give an amount of one currency, get the same of the other (PRI-282)."""

    TAG = "exchange"
    OF = ("given currency", "amount amount")

    def __init__(self, given: int, amount: int) -> None:
        self.given: Final = given
        self.amount: Final = amount

    def key(self) -> Key:
        return (self.given, self.amount)


class Pay(Action):
    """Pay what is due to the bank (PRI-094)."""

    TAG = "pay"


class PlaceEvent(Action):
    """Lay a status event on a city (PRI-122)."""

    TAG = "place_event"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class Decline(Action):
    """Do without an offer of the rules (PRI-112, PRI-175, PRI-190)."""

    TAG = "decline"
