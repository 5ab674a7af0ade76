"""Answers a seat can give in a war."""

from typing import Final

from signoria.core.value import Action, Key


class BadWeather(Action):
    """Play Bad weather on one of the two cities (PRI-156)."""

    TAG = "bad_weather"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class PlayVeto(Action):
    """Play the card Veto (PRI-157)."""

    TAG = "play_veto"


class UseVeto(Action):
    """Use Lorenzo Medici as a veto (PRI-278)."""

    TAG = "use_veto"


class JoinLeague(Action):
    """Declare the Holy League with one of the two cities (PRI-175)."""

    TAG = "join_league"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class BribeTroop(Action):
    """Play Bribe troops on a troop in this war (PRI-181)."""

    TAG = "bribe_troop"
    OF = ("owner seat", "troop troop")

    def __init__(self, owner: int, troop: int) -> None:
        self.owner: Final = owner
        self.troop: Final = troop

    def key(self) -> Key:
        return (self.owner, self.troop)


class Reroll(Action):
    """Demand that both dice are rolled again (PRI-190)."""

    TAG = "reroll"
