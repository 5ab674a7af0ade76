"""Answers of spring: the marker, indulgences, and the rooms but War."""

from typing import Final

from signoria.core.value import Action, Key


class PutMarker(Action):
    """First spring: put the action marker on any room (VIR-301)."""

    TAG = "put_marker"
    OF = ("place place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def key(self) -> Key:
        return (self.place,)


class GoOn(Action):
    """Push the marker one room further for free (VIR-302)."""

    TAG = "go_on"


class BuyStep(Action):
    """Push the marker one more room for florins (VIR-303)."""

    TAG = "buy_step"


class UseArrow(Action):
    """Push the marker one more room with an arrow symbol (VIR-304)."""

    TAG = "use_arrow"
    OF = ("source source",)

    def __init__(self, source: int) -> None:
        self.source: Final = source

    def key(self) -> Key:
        return (self.source,)


class Stop(Action):
    """Let the marker rest in the room it has reached (VIR-302)."""

    TAG = "stop"


class RemoveWithCross(Action):
    """Remove the indulgence of the room just reached with a cross (VIR-310)."""

    TAG = "remove_with_cross"
    OF = ("source source",)

    def __init__(self, source: int) -> None:
        self.source: Final = source

    def key(self) -> Key:
        return (self.source,)


class RemoveWithCrowns(Action):
    """Remove the indulgence of the room just reached with two crowns (VIR-310)."""

    TAG = "remove_with_crowns"
    OF = ("sources source*",)

    def __init__(self, sources: int) -> None:
        self.sources: Final = sources

    def key(self) -> Key:
        return (self.sources,)


class LeaveIndulgence(Action):
    """Leave the indulgence where it lies (VIR-310)."""

    TAG = "leave_indulgence"


class Govern(Action):
    """Pay crowns and crosses to govern (VIR-400)."""

    TAG = "govern"
    OF = ("crowns source*", "crosses source*")

    def __init__(self, crowns: int, crosses: int) -> None:
        self.crowns: Final = crowns
        self.crosses: Final = crosses

    def key(self) -> Key:
        return (self.crowns, self.crosses)


class TurnUp(Action):
    """Govern: tiles to turn face up and alliance bonuses to reactivate (VIR-400)."""

    TAG = "turn_up"
    OF = ("tiles tile*", "alliances alliance*")

    def __init__(self, tiles: int, alliances: int) -> None:
        self.tiles: Final = tiles
        self.alliances: Final = alliances

    def key(self) -> Key:
        return (self.tiles, self.alliances)


class AdvancePatronage(Action):
    """Advance on the patronage track; the payment follows (VIR-410)."""

    TAG = "advance_patronage"


class ChooseBonus(Action):
    """Take a patron bonus (VIR-412)."""

    TAG = "choose_bonus"
    OF = ("patron patron",)

    def __init__(self, patron: int) -> None:
        self.patron: Final = patron

    def key(self) -> Key:
        return (self.patron,)


class Trade(Action):
    """Pay ships and take florins for them (VIR-430)."""

    TAG = "trade"
    OF = ("ships source*",)

    def __init__(self, ships: int) -> None:
        self.ships: Final = ships

    def key(self) -> Key:
        return (self.ships,)


class Annex(Action):
    """Annex a neutral city; the payment follows (VIR-440)."""

    TAG = "annex"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class PayMasks(Action):
    """Pay masks to intrigue (VIR-460)."""

    TAG = "pay_masks"
    OF = ("masks source*",)

    def __init__(self, masks: int) -> None:
        self.masks: Final = masks

    def key(self) -> Key:
        return (self.masks,)


class PlaceAgent(Action):
    """Intrigue: place an own agent from the reserve (VIR-460)."""

    TAG = "place_agent"
    OF = ("place place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def key(self) -> Key:
        return (self.place,)


class MoveAgent(Action):
    """Intrigue: move an own agent (VIR-460)."""

    TAG = "move_agent"
    OF = ("start place", "place place")

    def __init__(self, start: int, place: int) -> None:
        self.start: Final = start
        self.place: Final = place

    def key(self) -> Key:
        return (self.start, self.place)


class RemoveAgent(Action):
    """Intrigue: remove an agent of another player (VIR-460)."""

    TAG = "remove_agent"
    OF = ("place place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def key(self) -> Key:
        return (self.place,)


class EndIntrigue(Action):
    """Leave the remaining masks unused (VIR-460)."""

    TAG = "end_intrigue"
