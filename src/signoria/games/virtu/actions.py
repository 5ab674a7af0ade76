"""Answers of the set-up and those that may come in any season."""

from typing import Final

from signoria.core.value import Action, Key


class ChoosePower(Action):
    """Choose one of the free powers (VIR-101)."""

    TAG = "choose_power"
    OF = ("power power",)

    def __init__(self, power: int) -> None:
        self.power: Final = power

    def key(self) -> Key:
        return (self.power,)


class PlaceFamily(Action):
    """Place the three family cards of the own power (VIR-110)."""

    TAG = "place_family"
    OF = ("first field", "second field", "third field")
    SECRET = ("first", "second", "third")

    def __init__(self, first: int, second: int, third: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third

    def key(self) -> Key:
        return (self.first, self.second, self.third)


class AskFlorins(Action):
    """Request an indulgence and take its florins (VIR-313)."""

    TAG = "ask_florins"


class Forgo(Action):
    """Use no action this spring (VIR-322)."""

    TAG = "forgo"


class UseSource(Action):
    """Use all symbols of one kind on a source for moving troops (VIR-457, VIR-524)."""

    TAG = "use_source"
    OF = ("source source", "symbol symbol")

    def __init__(self, source: int, symbol: int) -> None:
        self.source: Final = source
        self.symbol: Final = symbol

    def key(self) -> Key:
        return (self.source, self.symbol)


class ShiftCourtier(Action):
    """Move a courtier off a greyed field that was lost (VIR-212)."""

    TAG = "shift_courtier"
    OF = ("start field", "end field")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class Discard(Action):
    """Discard the card of a courtier field (VIR-211)."""

    TAG = "discard"
    OF = ("field field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def key(self) -> Key:
        return (self.field,)


class LayCourtier(Action):
    """The courtier field for a card just received (VIR-206)."""

    TAG = "lay_courtier"
    OF = ("field field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def key(self) -> Key:
        return (self.field,)


class Pay(Action):
    """Pay a cost: for each symbol the sources used for it; coins pay the missing florins (VIR-213)."""

    TAG = "pay"
    OF = ("florins source*", "crowns source*", "crosses source*", "cavalry source*", "ships source*")

    def __init__(
        self, florins: int = 0, crowns: int = 0, crosses: int = 0, cavalry: int = 0, ships: int = 0
    ) -> None:
        self.florins: Final = florins
        self.crowns: Final = crowns
        self.crosses: Final = crosses
        self.cavalry: Final = cavalry
        self.ships: Final = ships

    def key(self) -> Key:
        return (self.florins, self.crowns, self.crosses, self.cavalry, self.ships)


class TakeFlorins(Action):
    """At any time: turn the florin symbols of a courtier or tile into coins (VIR-216)."""

    TAG = "take_florins"
    OF = ("source source",)

    def __init__(self, source: int) -> None:
        self.source: Final = source

    def key(self) -> Key:
        return (self.source,)
