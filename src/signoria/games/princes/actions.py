"""Answers a seat can give on a turn, in a window, and at the end."""

from typing import Final

from signoria.core.value import Action, Key


class Declare(Action):
    """Declare the currency of the discount for this decade (PRI-253)."""

    TAG = "declare"
    OF = ("currency currency",)

    def __init__(self, currency: int) -> None:
        self.currency: Final = currency

    def key(self) -> Key:
        return (self.currency,)


class BuyTroop(Action):
    """Buy a troop from the supply (PRI-070)."""

    TAG = "buy_troop"
    OF = ("troop troop",)

    def __init__(self, troop: int) -> None:
        self.troop: Final = troop

    def key(self) -> Key:
        return (self.troop,)


class GiveBack(Action):
    """Return an own troop to the supply (PRI-074)."""

    TAG = "give_back"
    OF = ("troop troop",)

    def __init__(self, troop: int) -> None:
        self.troop: Final = troop

    def key(self) -> Key:
        return (self.troop,)


class BuyCard(Action):
    """Buy a treachery card (PRI-075, PRI-112)."""

    TAG = "buy_card"


class PutUp(Action):
    """Put a city tile, an event or the Pope up for auction (PRI-090)."""

    TAG = "put_up"
    OF = ("lot lot",)

    def __init__(self, lot: int) -> None:
        self.lot: Final = lot

    def key(self) -> Key:
        return (self.lot,)


class StartWar(Action):
    """Start a war between two cities (PRI-153)."""

    TAG = "start_war"
    OF = ("attacker city", "defender city")

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender

    def key(self) -> Key:
        return (self.attacker, self.defender)


class PassTurn(Action):
    """Do nothing on this turn (PRI-200)."""

    TAG = "pass_turn"


class StealGold(Action):
    """Play Steal gold on a player (PRI-301)."""

    TAG = "steal_gold"
    OF = ("victim seat",)

    def __init__(self, victim: int) -> None:
        self.victim: Final = victim

    def key(self) -> Key:
        return (self.victim,)


class StealInfluence(Action):
    """Play Steal influence on a player (PRI-300)."""

    TAG = "steal_influence"
    OF = ("victim seat",)

    def __init__(self, victim: int) -> None:
        self.victim: Final = victim

    def key(self) -> Key:
        return (self.victim,)


class RobByTile(Action):
    """Use Lucrezia Borgia on a player (PRI-279)."""

    TAG = "rob_by_tile"
    OF = ("victim seat",)

    def __init__(self, victim: int) -> None:
        self.victim: Final = victim

    def key(self) -> Key:
        return (self.victim,)


class TakeFamilyCard(Action):
    """Take the free treachery card of the family (PRI-258)."""

    TAG = "take_family_card"


class TakeTileCard(Action):
    """Take the free treachery card of a city tile (PRI-273)."""

    TAG = "take_tile_card"
    OF = ("lot lot",)

    def __init__(self, lot: int) -> None:
        self.lot: Final = lot

    def key(self) -> Key:
        return (self.lot,)


class DeclareWar(Action):
    """Play Declaration of war and name the cities (PRI-309)."""

    TAG = "declare_war"
    OF = ("attacker city", "defender city")

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender

    def key(self) -> Key:
        return (self.attacker, self.defender)


class Done(Action):
    """Use nothing more in this window; after the action this ends the turn (PRI-065)."""

    TAG = "done"


class Keep(Action):
    """Keep one of two drawn cards; the other goes under the pile (PRI-254)."""

    TAG = "keep"
    OF = ("card card",)
    SECRET = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> Key:
        return (self.card,)


class Discard(Action):
    """Discard a card because of the hand limit (PRI-008)."""

    TAG = "discard"
    OF = ("card card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> Key:
        return (self.card,)


class RankFirst(Action):
    """Give a tied city the better place (PRI-234)."""

    TAG = "rank_first"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)
