"""Every fact that people at the table would notice, in the past tense."""

from signoria.core.value import Event


class CardDrawn(Event):
    """A card was drawn; only who drew it knows which, others hear -1 (STA-002)."""

    TAG = "card_drawn"
    OF = ("seat seat", "card card")


class Stopped(Event):
    """Somebody stopped (STA-003)."""

    TAG = "stopped"
    OF = ("seat seat",)


class HandShown(Event):
    """A hand was laid open and counted (STA-005)."""

    TAG = "hand_shown"
    OF = ("seat seat", "points points")
