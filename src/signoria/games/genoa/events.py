"""Facts of the turn: tower, round marker, ownership markers, the end."""

from typing import Final

from signoria.core.value import Event, Key


class TurnBegan(Event):
    """A turn began (GEN-022)."""

    TAG = "turn_began"
    OF = ("seat seat", "marker marker")

    def __init__(self, seat: int, marker: int) -> None:
        self.seat: Final = seat
        self.marker: Final = marker

    def key(self) -> Key:
        return (self.seat, self.marker)


class RoundMarkerMoved(Event):
    """The round marker was pushed (GEN-021, GEN-032)."""

    TAG = "round_marker_moved"
    OF = ("marker marker", "last marker")

    def __init__(self, marker: int, last: int) -> None:
        self.marker: Final = marker
        self.last: Final = last

    def key(self) -> Key:
        return (self.marker, self.last)


class DiceRolled(Event):
    """Both dice were rolled for the start field (GEN-030)."""

    TAG = "dice_rolled"
    OF = ("seat seat", "red die", "blue die", "field field")

    def __init__(self, seat: int, red: int, blue: int, field: int) -> None:
        self.seat: Final = seat
        self.red: Final = red
        self.blue: Final = blue
        self.field: Final = field

    def key(self) -> Key:
        return (self.seat, self.red, self.blue, self.field)


class StartChosen(Event):
    """A start field was chosen with the card (GEN-031)."""

    TAG = "start_chosen"
    OF = ("seat seat", "field field")

    def __init__(self, seat: int, field: int) -> None:
        self.seat: Final = seat
        self.field: Final = field

    def key(self) -> Key:
        return (self.seat, self.field)


class TowerMoved(Event):
    """The tower moved on (GEN-040)."""

    TAG = "tower_moved"
    OF = ("seat seat", "field field")

    def __init__(self, seat: int, field: int) -> None:
        self.seat: Final = seat
        self.field: Final = field

    def key(self) -> Key:
        return (self.seat, self.field)


class TurnEnded(Event):
    """A ended the turn (GEN-044)."""

    TAG = "turn_ended"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class StreetChosen(Event):
    """A street was chosen and its discs were taken off (GEN-201)."""

    TAG = "street_chosen"
    OF = ("seat seat", "street field")

    def __init__(self, seat: int, street: int) -> None:
        self.seat: Final = seat
        self.street: Final = street

    def key(self) -> Key:
        return (self.seat, self.street)


class MarkerPlaced(Event):
    """A marker was placed on a building (GEN-201)."""

    TAG = "marker_placed"
    OF = ("seat seat", "building field")

    def __init__(self, seat: int, building: int) -> None:
        self.seat: Final = seat
        self.building: Final = building

    def key(self) -> Key:
        return (self.seat, self.building)


class MarkerRemoved(Event):
    """A foreign marker was removed at the price of an own one (GEN-202)."""

    TAG = "marker_removed"
    OF = ("seat seat", "owner seat", "building field")

    def __init__(self, seat: int, owner: int, building: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.building: Final = building

    def key(self) -> Key:
        return (self.seat, self.owner, self.building)


class PrivilegesPaid(Event):
    """Privileges were opened and paid (GEN-250)."""

    TAG = "privileges_paid"
    OF = ("seat seat", "cards card*", "ducats ducats")

    def __init__(self, seat: int, cards: int, ducats: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.ducats: Final = ducats

    def key(self) -> Key:
        return (self.seat, self.cards, self.ducats)


class BuildingsPaid(Event):
    """Owned buildings were paid at the end (GEN-250)."""

    TAG = "buildings_paid"
    OF = ("seat seat", "count count", "ducats ducats")

    def __init__(self, seat: int, count: int, ducats: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.ducats: Final = ducats

    def key(self) -> Key:
        return (self.seat, self.count, self.ducats)


EVENTS: Final = (
    TurnBegan,
    RoundMarkerMoved,
    DiceRolled,
    StartChosen,
    TowerMoved,
    TurnEnded,
    StreetChosen,
    MarkerPlaced,
    MarkerRemoved,
    PrivilegesPaid,
    BuildingsPaid,
)
