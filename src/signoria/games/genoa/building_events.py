"""Facts of the action window: buildings, cards, orders, messages."""

from typing import Final

from signoria.core.value import Event


class ActionBegan(Event):
    """Somebody began the action of a building: with his own action, the bonus or a card (GEN-053)."""

    TAG = "action_began"
    OF = ("seat seat", "building field", "means means")


class ActionLapsed(Event):
    """Nobody carried out the action of a building (GEN-062)."""

    TAG = "action_lapsed"
    OF = ("building field",)


class ActionEnded(Event):
    """An action was declared over (GEN-130)."""

    TAG = "action_ended"
    OF = ("seat seat",)


class ThingTaken(Event):
    """Goods were taken from the supply (GEN-143, GEN-144, GEN-145)."""

    TAG = "thing_taken"
    OF = ("seat seat", "count count", "thing thing")


class ThingReturned(Event):
    """Goods went back to the supply (GEN-190, GEN-194)."""

    TAG = "thing_returned"
    OF = ("seat seat", "count count", "thing thing")


class NothingLeft(Event):
    """An action yielded nothing, because the supply had nothing left (GEN-133)."""

    TAG = "nothing_left"
    OF = ("seat seat", "building field")


class CardDrawn(Event):
    """A card was drawn; only its owner knows which (GEN-140, GEN-141, GEN-142, GEN-147)."""

    TAG = "card_drawn"
    OF = ("seat seat", "pile pile", "card card")


class CardDiscarded(Event):
    """A card was laid face up under its pile (GEN-150)."""

    TAG = "card_discarded"
    OF = ("seat seat", "card card")


class PileShuffled(Event):
    """The face-up cards became a new face-down pile (GEN-151)."""

    TAG = "pile_shuffled"
    OF = ("pile pile",)


class OwnerPaid(Event):
    """The owner of a building was paid for somebody else's action (GEN-134)."""

    TAG = "owner_paid"
    OF = ("seat seat", "building field", "ducats ducats")


class LargeFulfilled(Event):
    """A large order was fulfilled (GEN-160)."""

    TAG = "large_fulfilled"
    OF = ("seat seat", "card card", "ducats ducats")


class SmallFulfilled(Event):
    """A small order was fulfilled (GEN-165)."""

    TAG = "small_fulfilled"
    OF = ("seat seat", "card card", "ducats ducats")


class MessageDelivered(Event):
    """A message was delivered (GEN-170)."""

    TAG = "message_delivered"
    OF = ("seat seat", "card card", "ducats ducats")


class SpecialUsed(Event):
    """A special card was used (GEN-190)."""

    TAG = "special_used"
    OF = ("seat seat", "special special")


class BuildingUsed(Event):
    """The action of an own building was used with the card (GEN-195)."""

    TAG = "building_used"
    OF = ("seat seat", "building field")


EVENTS: Final = (
    ActionBegan,
    ActionLapsed,
    ActionEnded,
    ThingTaken,
    ThingReturned,
    NothingLeft,
    CardDrawn,
    CardDiscarded,
    PileShuffled,
    OwnerPaid,
    LargeFulfilled,
    SmallFulfilled,
    MessageDelivered,
    SpecialUsed,
    BuildingUsed,
)
