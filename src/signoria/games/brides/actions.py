"""Every answer a seat can give."""

from typing import Final

from signoria.core.value import Action, Key


class ChooseFamily(Action):
    """Choose a residence (BRI-025)."""

    TAG = "choose_family"
    OF = ("family family",)

    def __init__(self, family: int) -> None:
        self.family: Final = family

    def key(self) -> Key:
        return (self.family,)


class ChooseSecondColour(Action):
    """With two players: choose a second colour (BRI-372)."""

    TAG = "choose_second_colour"
    OF = ("family family",)

    def __init__(self, family: int) -> None:
        self.family: Final = family

    def key(self) -> Key:
        return (self.family,)


class TakeWorker(Action):
    """Take a worker of a colour of your choice: at the start (BRI-025), from a dowry (BRI-195)."""

    TAG = "take_worker"
    OF = ("colour colour",)

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def key(self) -> Key:
        return (self.colour,)


class Send(Action):
    """Send a tile to a district of Genoa, face down under a coach (BRI-062)."""

    TAG = "send"
    OF = ("tile tile", "district district")
    SECRET = ("tile",)

    def __init__(self, tile: int, district: int) -> None:
        self.tile: Final = tile
        self.district: Final = district

    def key(self) -> Key:
        return (self.tile, self.district)


class Embark(Action):
    """Send a tile to the colonies on a free ship (BRI-063)."""

    TAG = "embark"
    OF = ("tile tile", "ship ship")
    SECRET = ("tile",)

    def __init__(self, tile: int, ship: int) -> None:
        self.tile: Final = tile
        self.ship: Final = ship

    def key(self) -> Key:
        return (self.tile, self.ship)


class Reinforce(Action):
    """Put a tile under the own delegation in a district (BRI-064)."""

    TAG = "reinforce"
    OF = ("tile tile", "district district")
    SECRET = ("tile",)

    def __init__(self, tile: int, district: int) -> None:
        self.tile: Final = tile
        self.district: Final = district

    def key(self) -> Key:
        return (self.tile, self.district)


class ReinforceShip(Action):
    """Put a tile under the own delegation on a ship (BRI-064)."""

    TAG = "reinforce_ship"
    OF = ("tile tile",)
    SECRET = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> Key:
        return (self.tile,)


class AskFavour(Action):
    """Show a character, discard it and move ahead in the Doge's favour (BRI-065)."""

    TAG = "ask_favour"
    OF = ("tile tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> Key:
        return (self.tile,)


class Pass(Action):
    """Do nothing: stop laying tiles (BRI-066), use no ability (BRI-105, BRI-150, BRI-160)."""

    TAG = "pass"


class Done(Action):
    """Enough: no further use of the ship (BRI-080), of abilities (BRI-156), no business (BRI-331)."""

    TAG = "done"


class ExchangeWorker(Action):
    """Ship 1: one of your workers for one of any colour (BRI-081)."""

    TAG = "exchange_worker"
    OF = ("given colour", "colour colour")

    def __init__(self, given: int, colour: int) -> None:
        self.given: Final = given
        self.colour: Final = colour

    def key(self) -> Key:
        return (self.given, self.colour)


class BuyWorker(Action):
    """Ships 2 to 4: pay for a worker of any colour (BRI-081)."""

    TAG = "buy_worker"
    OF = ("colour colour",)

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def key(self) -> Key:
        return (self.colour,)


class Activate(Action):
    """Choose the next district to be resolved (BRI-100)."""

    TAG = "activate"
    OF = ("district district",)

    def __init__(self, district: int) -> None:
        self.district: Final = district

    def key(self) -> Key:
        return (self.district,)


class ChooseLeader(Action):
    """Choose in secret who leads the delegation (BRI-103)."""

    TAG = "choose_leader"
    OF = ("tile tile",)
    SECRET = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> Key:
        return (self.tile,)


class NewLeader(Action):
    """Put another character at the head, openly (BRI-223, BRI-265)."""

    TAG = "new_leader"
    OF = ("tile tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> Key:
        return (self.tile,)


class Announce(Action):
    """Announce one of the six actions (BRI-130)."""

    TAG = "announce"
    OF = ("deed deed",)

    def __init__(self, deed: int) -> None:
        self.deed: Final = deed

    def key(self) -> Key:
        return (self.deed,)


class CarryOut(Action):
    """Carry the announced action out (BRI-154)."""

    TAG = "carry_out"


class Skip(Action):
    """Give the announced action up for now (BRI-155, BRI-175)."""

    TAG = "skip"


class SwapCommon(Action):
    """After a look at the tile below: exchange the two commons (BRI-254)."""

    TAG = "swap_common"


class LeaveCommon(Action):
    """After a look at the tile below: leave everything as it is (BRI-254)."""

    TAG = "leave_common"


class BuyBusiness(Action):
    """Buy the top card of a business (BRI-306)."""

    TAG = "buy_business"
    OF = ("business business",)

    def __init__(self, business: int) -> None:
        self.business: Final = business

    def key(self) -> Key:
        return (self.business,)


class PayWorker(Action):
    """Pay a worker of a colour of your choice for a business (BRI-306)."""

    TAG = "pay_worker"
    OF = ("colour colour",)

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def key(self) -> Key:
        return (self.colour,)


class Keep(Action):
    """Pay the wages of these commons and let the others go (BRI-333)."""

    TAG = "keep"
    OF = ("kept tile*",)

    def __init__(self, kept: int) -> None:
        self.kept: Final = kept

    def key(self) -> Key:
        return (self.kept,)


class BuyBack(Action):
    """Buy back these light items of your businesses (BRI-336)."""

    TAG = "buy_back"
    OF = ("items item*",)

    def __init__(self, items: int) -> None:
        self.items: Final = items

    def key(self) -> Key:
        return (self.items,)
