"""Facts of set-up, the laying of tiles, the colonies and the round end. `seat` -1 is the bank or nobody."""

from signoria.core.value import Event


class FamilyChosen(Event):
    """A residence was chosen (BRI-025)."""

    TAG = "family_chosen"
    OF = ("seat seat", "family family")


class SecondColourChosen(Event):
    """A second colour was chosen (BRI-372)."""

    TAG = "second_colour_chosen"
    OF = ("seat seat", "family family")


class RoundBegan(Event):
    """A round began; the holder of the white coach starts (BRI-030, BRI-050)."""

    TAG = "round_began"
    OF = ("round round", "start seat")


class TileSent(Event):
    """A tile went face down to a district (BRI-062); the tile is known to its owner only (BRI-391)."""

    TAG = "tile_sent"
    OF = ("seat seat", "tile tile", "district district")


class TileEmbarked(Event):
    """A tile went face down on a ship (BRI-063)."""

    TAG = "tile_embarked"
    OF = ("seat seat", "tile tile", "ship ship")


class Reinforced(Event):
    """A tile joined a delegation in a district (BRI-064)."""

    TAG = "reinforced"
    OF = ("seat seat", "tile tile", "district district")


class ShipReinforced(Event):
    """A tile joined a delegation on a ship (BRI-064)."""

    TAG = "ship_reinforced"
    OF = ("seat seat", "tile tile")


class FavourAsked(Event):
    """A character was shown and discarded for favour (BRI-065)."""

    TAG = "favour_asked"
    OF = ("seat seat", "tile tile", "space space")


class LayingStopped(Event):
    """A player lays no more tiles; the rest goes face down to the residence (BRI-066)."""

    TAG = "laying_stopped"
    OF = ("seat seat", "tiles tiles")


class FavourSet(Event):
    """A stone stands on this space of the row that counts now (BRI-069)."""

    TAG = "favour_set"
    OF = ("seat seat", "space space")


class ShipRevealed(Event):
    """A tile on a ship was shown (BRI-080)."""

    TAG = "ship_revealed"
    OF = ("seat seat", "tile tile", "ship ship")


class ShipReturned(Event):
    """A ship's delegation went back to the residence (BRI-083)."""

    TAG = "ship_returned"
    OF = ("seat seat", "ship ship")


class WorkersGained(Event):
    """Workers came from the supply (BRI-025, BRI-081, BRI-195, BRI-250, BRI-292)."""

    TAG = "workers_gained"
    OF = ("seat seat", "colour colour", "workers workers")


class WorkersReturned(Event):
    """Workers went back to the supply (BRI-081, BRI-276, BRI-279, BRI-306)."""

    TAG = "workers_returned"
    OF = ("seat seat", "colour colour", "workers workers")


class DucatsMoved(Event):
    """Ducats changed hands; -1 is the bank."""

    TAG = "ducats_moved"
    OF = ("giver seat", "taker seat", "ducats ducats")


class InfluenceGained(Event):
    """Influence was gained."""

    TAG = "influence_gained"
    OF = ("seat seat", "influence influence")


class InfluenceLost(Event):
    """Influence was paid or lost."""

    TAG = "influence_lost"
    OF = ("seat seat", "influence influence")


class BusinessBought(Event):
    """The top card of a business was bought (BRI-306)."""

    TAG = "business_bought"
    OF = ("seat seat", "business business")


class ItemGained(Event):
    """An item came from its stack (BRI-195, BRI-306, BRI-336)."""

    TAG = "item_gained"
    OF = ("seat seat", "tile tile")


class ItemReturned(Event):
    """A used item went back to its stack (BRI-300)."""

    TAG = "item_returned"
    OF = ("seat seat", "tile tile")


class CommonDismissed(Event):
    """A common was not paid and went to the box (BRI-333)."""

    TAG = "common_dismissed"
    OF = ("seat seat", "tile tile")


class CommonDiscarded(Event):
    """An untaken common went to the box (BRI-337)."""

    TAG = "common_discarded"
    OF = ("tile tile", "district district")


class CommonTurnedUp(Event):
    """The next common was turned up (BRI-337)."""

    TAG = "common_turned_up"
    OF = ("tile tile", "district district")


class DistrictRefilled(Event):
    """A worker and a marker were added to a district (BRI-337)."""

    TAG = "district_refilled"
    OF = ("district district",)


class GameEnded(Event):
    """The end was reached in step 3 of the round end (BRI-350)."""

    TAG = "game_ended"
    OF = ("round round",)
