"""Facts of negotiation."""

from signoria.core.value import Event


class GiftGiven(Event):
    """Money changed hands; third parties do not see the amounts (PRI-324)."""

    TAG = "gift_given"
    OF = ("giver seat", "taker seat", "gold gold", "influence influence")


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


class OfferDeclined(Event):
    """An offer was declined (PRI-322)."""

    TAG = "offer_declined"
    OF = ("maker seat", "to seat", "offer offer")


class OfferWithdrawn(Event):
    """An offer was withdrawn (PRI-322)."""

    TAG = "offer_withdrawn"
    OF = ("maker seat", "to seat", "offer offer")


class OfferFailed(Event):
    """An accepted offer could not be carried out, because its maker cannot give so much (PRI-323)."""

    TAG = "offer_failed"
    OF = ("maker seat", "to seat", "offer offer")
