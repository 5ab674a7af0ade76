"""Answers that use the ability of a tile, with the target named in the same breath (BRI-150, BRI-160)."""

from typing import Final

from signoria.core.value import Action, Key
from signoria.games.brides.tables import RANKS

NO_TARGET: Final = -1


class Use(Action):
    """Use a tile whose ability needs no target (BRI-150, BRI-160)."""

    TAG = "use"
    OF = ("tile tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> Key:
        return (self.tile,)


class UseOnPlayer(Action):
    """Use a tile on a player or his leader (BRI-256, BRI-264, BRI-265, BRI-266, BRI-267)."""

    TAG = "use_on_player"
    OF = ("tile tile", "target seat")

    def __init__(self, tile: int, target: int) -> None:
        self.tile: Final = tile
        self.target: Final = target

    def key(self) -> Key:
        return (self.tile, self.target)


class UseOnBride(Action):
    """Use a tile on the first or second bride here (BRI-227, BRI-272)."""

    TAG = "use_on_bride"
    OF = ("tile tile", "rank rank")

    def __init__(self, tile: int, rank: int) -> None:
        self.tile: Final = tile
        self.rank: Final = rank

    def key(self) -> Key:
        return (self.tile, self.rank)


class UseWithDistrict(Action):
    """Use a tile that exchanges something with another district (BRI-253, BRI-255)."""

    TAG = "use_with_district"
    OF = ("tile tile", "district district")

    def __init__(self, tile: int, district: int) -> None:
        self.tile: Final = tile
        self.district: Final = district

    def key(self) -> Key:
        return (self.tile, self.district)


class SwapBrides(Action):
    """Exchange a bride here with one of the same rank elsewhere (BRI-269)."""

    TAG = "swap_brides"
    OF = ("tile tile", "rank rank", "district district")

    def __init__(self, tile: int, rank: int, district: int) -> None:
        self.tile: Final = tile
        self.rank: Final = rank
        self.district: Final = district

    def key(self) -> Key:
        return (self.tile, self.rank, self.district)


class UseForColour(Action):
    """Use a tile that asks for a colour: workers to recolour (BRI-276) or to sell (BRI-279)."""

    TAG = "use_for_colour"
    OF = ("tile tile", "colour colour")

    def __init__(self, tile: int, colour: int) -> None:
        self.tile: Final = tile
        self.colour: Final = colour

    def key(self) -> Key:
        return (self.tile, self.colour)


class SellInfluence(Action):
    """Sell influence with the Mercator (BRI-279)."""

    TAG = "sell_influence"
    OF = ("tile tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> Key:
        return (self.tile,)


def used_tile(action: Action) -> int:
    """The tile that an action uses, or -1 if it uses none."""
    if isinstance(
        action, (Use, UseOnPlayer, UseOnBride, UseWithDistrict, SwapBrides, UseForColour, SellInfluence)
    ):
        return action.tile
    return -1


def named_target(action: Action) -> int:
    """The target as one int: a seat, a rank, a district, a colour, or rank and district together."""
    if isinstance(action, UseOnPlayer):
        return action.target
    if isinstance(action, UseOnBride):
        return action.rank
    if isinstance(action, UseWithDistrict):
        return action.district
    if isinstance(action, SwapBrides):
        return pair(action.rank, action.district)
    if isinstance(action, UseForColour):
        return action.colour
    return NO_TARGET


def pair(rank: int, district: int) -> int:
    """A rank and a district in one int."""
    return district * RANKS + rank
