"""Facts of winter."""

from signoria.core.value import Event


class TroopsPaid(Event):
    """The troops were paid (VIR-610)."""

    TAG = "troops_paid"
    OF = ("seat seat", "florins florins")


class TroopDismissed(Event):
    """A troop was taken off the board (VIR-611)."""

    TAG = "troop_dismissed"
    OF = ("seat seat", "city city")


class ItemBought(Event):
    """A card or tile was bought (VIR-630)."""

    TAG = "item_bought"
    OF = ("seat seat", "item item")


class CathedralBuilt(Event):
    """A cathedral stands in a city (VIR-635)."""

    TAG = "cathedral_built"
    OF = ("seat seat", "city city")


class TroopRecruited(Event):
    """A troop was recruited (VIR-640)."""

    TAG = "troop_recruited"
    OF = ("seat seat", "city city", "florins florins")


class AllianceFormed(Event):
    """An alliance was formed (VIR-651)."""

    TAG = "alliance_formed"
    OF = ("seat seat", "alliance alliance")


class AllianceTakenOver(Event):
    """An alliance was taken over (VIR-652)."""

    TAG = "alliance_taken_over"
    OF = ("seat seat", "alliance alliance", "former seat")
