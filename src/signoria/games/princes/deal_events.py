"""Facts of negotiation."""

from typing import Final

from signoria.core.value import Event, Key


class GiftGiven(Event):
    """Money changed hands; third parties do not see the amounts (PRI-324)."""

    TAG = "gift_given"
    OF = ("giver seat", "taker seat", "gold gold", "influence influence")

    def __init__(self, giver: int, taker: int, gold: int, influence: int) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.gold: Final = gold
        self.influence: Final = influence

    def key(self) -> Key:
        return (self.giver, self.taker, self.gold, self.influence)


class OfferMade(Event):
    """An offer was made; third parties do not see the amounts (PRI-322)."""

    TAG = "offer_made"
    OF = (
        "maker seat",
        "to seat",
        "offer offer",
        "give_gold gold",
        "give_influence influence",
        "want_gold gold",
        "want_influence influence",
        "promise flag",
    )

    def __init__(
        self,
        maker: int,
        to: int,
        offer: int,
        give_gold: int,
        give_influence: int,
        want_gold: int,
        want_influence: int,
        promise: int,
    ) -> None:
        self.maker: Final = maker
        self.to: Final = to
        self.offer: Final = offer
        self.give_gold: Final = give_gold
        self.give_influence: Final = give_influence
        self.want_gold: Final = want_gold
        self.want_influence: Final = want_influence
        self.promise: Final = promise

    def key(self) -> Key:
        return (
            self.maker,
            self.to,
            self.offer,
            self.give_gold,
            self.give_influence,
            self.want_gold,
            self.want_influence,
            self.promise,
        )


class OfferAccepted(Event):
    """An offer was carried out; third parties do not see the amounts (PRI-322, PRI-324)."""

    TAG = "offer_accepted"
    OF = (
        "maker seat",
        "to seat",
        "offer offer",
        "give_gold gold",
        "give_influence influence",
        "want_gold gold",
        "want_influence influence",
    )

    def __init__(
        self,
        maker: int,
        to: int,
        offer: int,
        give_gold: int,
        give_influence: int,
        want_gold: int,
        want_influence: int,
    ) -> None:
        self.maker: Final = maker
        self.to: Final = to
        self.offer: Final = offer
        self.give_gold: Final = give_gold
        self.give_influence: Final = give_influence
        self.want_gold: Final = want_gold
        self.want_influence: Final = want_influence

    def key(self) -> Key:
        return (
            self.maker,
            self.to,
            self.offer,
            self.give_gold,
            self.give_influence,
            self.want_gold,
            self.want_influence,
        )


class OfferDeclined(Event):
    """An offer was declined (PRI-322)."""

    TAG = "offer_declined"
    OF = ("maker seat", "to seat", "offer offer")

    def __init__(self, maker: int, to: int, offer: int) -> None:
        self.maker: Final = maker
        self.to: Final = to
        self.offer: Final = offer

    def key(self) -> Key:
        return (self.maker, self.to, self.offer)


class OfferWithdrawn(Event):
    """An offer was withdrawn (PRI-322)."""

    TAG = "offer_withdrawn"
    OF = ("maker seat", "to seat", "offer offer")

    def __init__(self, maker: int, to: int, offer: int) -> None:
        self.maker: Final = maker
        self.to: Final = to
        self.offer: Final = offer

    def key(self) -> Key:
        return (self.maker, self.to, self.offer)


class OfferFailed(Event):
    """An accepted offer could not be carried out, because its maker cannot give so much (PRI-323)."""

    TAG = "offer_failed"
    OF = ("maker seat", "to seat", "offer offer")

    def __init__(self, maker: int, to: int, offer: int) -> None:
        self.maker: Final = maker
        self.to: Final = to
        self.offer: Final = offer

    def key(self) -> Key:
        return (self.maker, self.to, self.offer)
