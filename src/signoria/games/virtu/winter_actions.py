"""Answers of winter."""

from typing import Final

from signoria.core.value import Action, Key


class PayTroops(Action):
    """Pay all troops on the board (VIR-610)."""

    TAG = "pay_troops"


class Dismiss(Action):
    """Take a troop off the board instead of paying it (VIR-611)."""

    TAG = "dismiss"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class MoveCard(Action):
    """Rearranging: move one card to another field (VIR-620)."""

    TAG = "move_card"
    OF = ("start field", "end field")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class EndRearranging(Action):
    """Leave the palace as it is now (VIR-620)."""

    TAG = "end_rearranging"


class Want(Action):
    """Put a card or tile among the purchases of this winter (VIR-630)."""

    TAG = "want"
    OF = ("item item",)

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def key(self) -> Key:
        return (self.item,)


class Checkout(Action):
    """Buy everything chosen; one payment for all follows (VIR-631)."""

    TAG = "checkout"


class BuyNothing(Action):
    """Buy nothing this winter (VIR-630)."""

    TAG = "buy_nothing"


class BuildCathedral(Action):
    """The city for the cathedral just bought (VIR-635)."""

    TAG = "build_cathedral"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class Recruit(Action):
    """Recruit a troop in an own city (VIR-640)."""

    TAG = "recruit"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class EndRecruiting(Action):
    """Recruit no further troop (VIR-640)."""

    TAG = "end_recruiting"


class FormAlliance(Action):
    """Form a free alliance at its full cost (VIR-651)."""

    TAG = "form_alliance"
    OF = ("alliance alliance",)

    def __init__(self, alliance: int) -> None:
        self.alliance: Final = alliance

    def key(self) -> Key:
        return (self.alliance,)


class FormWithAgent(Action):
    """Form a free alliance where an own agent saves one symbol (VIR-651)."""

    TAG = "form_with_agent"
    OF = ("alliance alliance", "symbol symbol")

    def __init__(self, alliance: int, symbol: int) -> None:
        self.alliance: Final = alliance
        self.symbol: Final = symbol

    def key(self) -> Key:
        return (self.alliance, self.symbol)


class TakeOver(Action):
    """Take over the alliance of another player (VIR-652)."""

    TAG = "take_over"
    OF = ("alliance alliance",)

    def __init__(self, alliance: int) -> None:
        self.alliance: Final = alliance

    def key(self) -> Key:
        return (self.alliance,)


class NoAlliance(Action):
    """Form no alliance this winter (VIR-650)."""

    TAG = "no_alliance"
