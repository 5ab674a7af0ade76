"""Facts of the action window: buildings, cards, orders, messages."""

from typing import Final

from signoria.core.value import Event, Key


class ActionBegan(Event):
    """Somebody began the action of a building: with his own action, the bonus or a card (GEN-053)."""

    TAG = "action_began"
    OF = ("seat seat", "building field", "means means")

    def __init__(self, seat: int, building: int, means: int) -> None:
        self.seat: Final = seat
        self.building: Final = building
        self.means: Final = means

    def key(self) -> Key:
        return (self.seat, self.building, self.means)


class ActionLapsed(Event):
    """Nobody carried out the action of a building (GEN-062)."""

    TAG = "action_lapsed"
    OF = ("building field",)

    def __init__(self, building: int) -> None:
        self.building: Final = building

    def key(self) -> Key:
        return (self.building,)


class ActionEnded(Event):
    """An action was declared over (GEN-130)."""

    TAG = "action_ended"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class ThingTaken(Event):
    """Goods were taken from the supply (GEN-143, GEN-144, GEN-145)."""

    TAG = "thing_taken"
    OF = ("seat seat", "count count", "thing thing")

    def __init__(self, seat: int, count: int, thing: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.thing: Final = thing

    def key(self) -> Key:
        return (self.seat, self.count, self.thing)


class ThingReturned(Event):
    """Goods went back to the supply (GEN-190, GEN-194)."""

    TAG = "thing_returned"
    OF = ("seat seat", "count count", "thing thing")

    def __init__(self, seat: int, count: int, thing: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.thing: Final = thing

    def key(self) -> Key:
        return (self.seat, self.count, self.thing)


class NothingLeft(Event):
    """An action yielded nothing, because the supply had nothing left (GEN-133)."""

    TAG = "nothing_left"
    OF = ("seat seat", "building field")

    def __init__(self, seat: int, building: int) -> None:
        self.seat: Final = seat
        self.building: Final = building

    def key(self) -> Key:
        return (self.seat, self.building)


class CardDrawn(Event):
    """A card was drawn; only its owner knows which (GEN-140, GEN-141, GEN-142, GEN-147)."""

    TAG = "card_drawn"
    OF = ("seat seat", "pile pile", "card card")

    def __init__(self, seat: int, pile: int, card: int) -> None:
        self.seat: Final = seat
        self.pile: Final = pile
        self.card: Final = card

    def key(self) -> Key:
        return (self.seat, self.pile, self.card)


class CardDiscarded(Event):
    """A card was laid face up under its pile (GEN-150)."""

    TAG = "card_discarded"
    OF = ("seat seat", "card card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def key(self) -> Key:
        return (self.seat, self.card)


class PileShuffled(Event):
    """The face-up cards became a new face-down pile (GEN-151)."""

    TAG = "pile_shuffled"
    OF = ("pile pile",)

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def key(self) -> Key:
        return (self.pile,)


class OwnerPaid(Event):
    """The owner of a building was paid for somebody else's action (GEN-134)."""

    TAG = "owner_paid"
    OF = ("seat seat", "building field", "ducats ducats")

    def __init__(self, seat: int, building: int, ducats: int) -> None:
        self.seat: Final = seat
        self.building: Final = building
        self.ducats: Final = ducats

    def key(self) -> Key:
        return (self.seat, self.building, self.ducats)


class LargeFulfilled(Event):
    """A large order was fulfilled (GEN-160)."""

    TAG = "large_fulfilled"
    OF = ("seat seat", "card card", "ducats ducats")

    def __init__(self, seat: int, card: int, ducats: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.ducats: Final = ducats

    def key(self) -> Key:
        return (self.seat, self.card, self.ducats)


class SmallFulfilled(Event):
    """A small order was fulfilled (GEN-165)."""

    TAG = "small_fulfilled"
    OF = ("seat seat", "card card", "ducats ducats")

    def __init__(self, seat: int, card: int, ducats: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.ducats: Final = ducats

    def key(self) -> Key:
        return (self.seat, self.card, self.ducats)


class MessageDelivered(Event):
    """A message was delivered (GEN-170)."""

    TAG = "message_delivered"
    OF = ("seat seat", "card card", "ducats ducats")

    def __init__(self, seat: int, card: int, ducats: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.ducats: Final = ducats

    def key(self) -> Key:
        return (self.seat, self.card, self.ducats)


class SpecialUsed(Event):
    """A special card was used (GEN-190)."""

    TAG = "special_used"
    OF = ("seat seat", "special special")

    def __init__(self, seat: int, special: int) -> None:
        self.seat: Final = seat
        self.special: Final = special

    def key(self) -> Key:
        return (self.seat, self.special)


class BuildingUsed(Event):
    """The action of an own building was used with the card (GEN-195)."""

    TAG = "building_used"
    OF = ("seat seat", "building field")

    def __init__(self, seat: int, building: int) -> None:
        self.seat: Final = seat
        self.building: Final = building

    def key(self) -> Key:
        return (self.seat, self.building)


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
