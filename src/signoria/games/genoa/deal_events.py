"""Facts of a negotiation: offers, asks, deals (GEN-121)."""

from typing import Final

from signoria.core.value import Event


class OfferMade(Event):
    """An offer for a field lies open; its terms follow (GEN-100)."""

    TAG = "offer_made"
    OF = ("seat seat", "target field")


class OffersKept(Event):
    """Somebody left his offers as they were (GEN-102)."""

    TAG = "offers_kept"
    OF = ("seat seat",)


class NothingOffered(Event):
    """Somebody offers nothing (GEN-102)."""

    TAG = "nothing_offered"
    OF = ("seat seat",)


class OfferDropped(Event):
    """An offer became impossible and disappeared (GEN-119)."""

    TAG = "offer_dropped"
    OF = ("seat seat", "target field")


class AskMade(Event):
    """A named his price to one player; its terms follow (GEN-106)."""

    TAG = "ask_made"
    OF = ("seat seat", "to seat", "target field")


class AskWithdrawn(Event):
    """A took an ask back (GEN-106)."""

    TAG = "ask_withdrawn"
    OF = ("seat seat", "to seat", "target field")


class TermDucats(Event):
    """A term: who would pay how much (GEN-083)."""

    TAG = "term_ducats"
    OF = ("giver seat", "taker seat", "ducats ducats")


class TermThing(Event):
    """A term: goods that would change hands (GEN-083, GEN-087)."""

    TAG = "term_thing"
    OF = ("giver seat", "taker seat", "count count", "thing thing")


class TermCard(Event):
    """A term: a card of the hand, seen by those who may see it (GEN-083, GEN-121)."""

    TAG = "term_card"
    OF = ("giver seat", "taker seat", "pile thing", "card card")


class TermGain(Event):
    """A term: goods that the wanted action will yield (GEN-086)."""

    TAG = "term_gain"
    OF = ("giver seat", "taker seat", "count count", "thing thing")


class RoundCalled(Event):
    """A asked for another round of offers (GEN-104, GEN-105)."""

    TAG = "round_called"
    OF = ("seat seat", "round count")


class DealStruck(Event):
    """A accepted an offer (GEN-081, GEN-120)."""

    TAG = "deal_struck"
    OF = ("seat seat", "partner seat", "target field")


class DucatsGiven(Event):
    """Ducats changed hands in a deal (GEN-120)."""

    TAG = "ducats_given"
    OF = ("giver seat", "taker seat", "ducats ducats")


class ThingGiven(Event):
    """Goods changed hands in a deal (GEN-084, GEN-120)."""

    TAG = "thing_given"
    OF = ("giver seat", "taker seat", "count count", "thing thing")


class CardGiven(Event):
    """A card changed hands; only the two know which, unless it was open (GEN-121)."""

    TAG = "card_given"
    OF = ("giver seat", "taker seat", "pile thing", "card card")


EVENTS: Final = (
    OfferMade,
    OffersKept,
    NothingOffered,
    OfferDropped,
    AskMade,
    AskWithdrawn,
    TermDucats,
    TermThing,
    TermCard,
    TermGain,
    RoundCalled,
    DealStruck,
    DucatsGiven,
    ThingGiven,
    CardGiven,
)
