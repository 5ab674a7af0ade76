"""Answers outside the negotiation: tower, action window, special cards, markers (D1, D6 to D13)."""

from typing import ClassVar, Final

from signoria.core.value import Action, Key
from signoria.games.genoa.bids import (
    Accept,
    Agree,
    AnotherRound,
    Ask,
    Done,
    Keep,
    Lapse,
    Offer,
    Pass,
    TakeAction,
    WithdrawAsk,
)


class Roll(Action):
    """Roll both dice for the start field (GEN-030)."""

    TAG = "roll"


class AnyStart(Action):
    """Spend the card and choose the start field (GEN-031)."""

    TAG = "any_start"
    OF = ("field field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def key(self) -> Key:
        return (self.field,)


class Move(Action):
    """Move the tower to a neighbouring field without a deal (GEN-040, GEN-071)."""

    TAG = "move"
    OF = ("field field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def key(self) -> Key:
        return (self.field,)


class EndTurn(Action):
    """A ends his turn (GEN-044)."""

    TAG = "end_turn"


class Perform(Action):
    """Carry out the action of the current building (GEN-130)."""

    TAG = "perform"


class TakePrivilege(Action):
    """In a villa: take the top privilege card (GEN-147)."""

    TAG = "take_privilege"


class FulfilLarge(Action):
    """In a villa: fulfil one of its large orders (GEN-147, GEN-160)."""

    TAG = "fulfil_large"
    OF = ("card card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> Key:
        return (self.card,)


class FulfilSmall(Action):
    """Fulfil a small order of the building just used (GEN-165)."""

    TAG = "fulfil_small"
    OF = ("card card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> Key:
        return (self.card,)


class ChooseReward(Action):
    """The special card earned with a large order (GEN-160)."""

    TAG = "choose_reward"
    OF = ("special special",)

    def __init__(self, special: int) -> None:
        self.special: Final = special

    def key(self) -> Key:
        return (self.special,)


class HandOver(Action):
    """Which of the cards just drawn go to A, as promised (GEN-116)."""

    TAG = "hand_over"
    OF = ("cards card*",)
    SECRET: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def key(self) -> Key:
        return (self.cards,)


class UseAnyGood(Action):
    """Spend the card for a cube of choice (GEN-193)."""

    TAG = "use_any_good"
    OF = ("cube thing",)

    def __init__(self, cube: int) -> None:
        self.cube: Final = cube

    def key(self) -> Key:
        return (self.cube,)


class Exchange(Action):
    """Spend the card, give one good and take another (GEN-194)."""

    TAG = "use_exchange"
    OF = ("give thing", "take thing")

    def __init__(self, give: int, take: int) -> None:
        self.give: Final = give
        self.take: Final = take

    def key(self) -> Key:
        return (self.give, self.take)


class UseBuilding(Action):
    """Spend the card for the action of an own building; `order` only in a villa (GEN-195, GEN-197)."""

    TAG = "use_building"
    OF = ("building field", "order card")

    def __init__(self, building: int, order: int) -> None:
        self.building: Final = building
        self.order: Final = order

    def key(self) -> Key:
        return (self.building, self.order)


class EndAction(Action):
    """Declare the own action over (GEN-130)."""

    TAG = "end_action"


class Deliver(Action):
    """Lay down a message whose two buildings were visited (GEN-173)."""

    TAG = "deliver"
    OF = ("card card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> Key:
        return (self.card,)


# What is done with one building next to the chosen street (GEN-201, GEN-202).
NOTHING: Final = 0
PLACE: Final = 1
REMOVE: Final = 2
REPLACE: Final = 3


class PlaceMarkers(Action):
    """Choose an entered street and what to do on each building next to it (GEN-201, GEN-202)."""

    TAG = "place_markers"
    OF = ("street field", "first deed", "second deed")

    def __init__(self, street: int, first: int, second: int) -> None:
        self.street: Final = street
        self.first: Final = first
        self.second: Final = second

    def key(self) -> Key:
        return (self.street, self.first, self.second)


class PassMarkers(Action):
    """Place no markers this turn (GEN-201)."""

    TAG = "pass_markers"


ACTIONS: Final = (
    *(Roll, AnyStart, Offer, Agree, Pass, Keep, Done, Ask, WithdrawAsk),
    *(Accept, TakeAction, Lapse, AnotherRound, Move, EndTurn),
    *(Perform, TakePrivilege, FulfilLarge, FulfilSmall, ChooseReward, HandOver),
    *(UseAnyGood, Exchange, UseBuilding, EndAction, Deliver, PlaceMarkers, PassMarkers),
)
