"""Facts of the turn: tower, round marker, ownership markers, the end."""

from typing import Final

from signoria.core.value import Event


class TurnBegan(Event):
    """A turn began (GEN-022)."""

    TAG = "turn_began"
    OF = ("seat seat", "marker marker")


class RoundMarkerMoved(Event):
    """The round marker was pushed (GEN-021, GEN-032)."""

    TAG = "round_marker_moved"
    OF = ("marker marker", "last marker")


class DiceRolled(Event):
    """Both dice were rolled for the start field (GEN-030)."""

    TAG = "dice_rolled"
    OF = ("seat seat", "red die", "blue die", "field field")


class StartChosen(Event):
    """A start field was chosen with the card (GEN-031)."""

    TAG = "start_chosen"
    OF = ("seat seat", "field field")


class TowerMoved(Event):
    """The tower moved on (GEN-040)."""

    TAG = "tower_moved"
    OF = ("seat seat", "field field")


class TurnEnded(Event):
    """A ended the turn (GEN-044)."""

    TAG = "turn_ended"
    OF = ("seat seat",)


class StreetChosen(Event):
    """A street was chosen and its discs were taken off (GEN-201)."""

    TAG = "street_chosen"
    OF = ("seat seat", "street field")


class MarkerPlaced(Event):
    """A marker was placed on a building (GEN-201)."""

    TAG = "marker_placed"
    OF = ("seat seat", "building field")


class MarkerRemoved(Event):
    """A foreign marker was removed at the price of an own one (GEN-202)."""

    TAG = "marker_removed"
    OF = ("seat seat", "owner seat", "building field")


class PrivilegesPaid(Event):
    """Privileges were opened and paid (GEN-250)."""

    TAG = "privileges_paid"
    OF = ("seat seat", "cards card*", "ducats ducats")


class BuildingsPaid(Event):
    """Owned buildings were paid at the end (GEN-250)."""

    TAG = "buildings_paid"
    OF = ("seat seat", "count count", "ducats ducats")


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
