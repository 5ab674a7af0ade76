"""Answers of war: campaign, sieges, retreats."""

from typing import Final

from signoria.core.value import Action, Key


class TakeTokens(Action):
    """War: take tokens for the war bonus symbols of a room card (VIR-454)."""

    TAG = "take_tokens"
    OF = ("source source",)

    def __init__(self, source: int) -> None:
        self.source: Final = source

    def key(self) -> Key:
        return (self.source,)


class March(Action):
    """Move a troop along a road for one cavalry (VIR-450)."""

    TAG = "march"
    OF = ("start city", "end city")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class Sail(Action):
    """Move a troop to another port, one ship a sea (VIR-450)."""

    TAG = "sail"
    OF = ("start city", "end city")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class EndWar(Action):
    """Move no further troops (VIR-457)."""

    TAG = "end_war"


class ChooseSiege(Action):
    """The siege to resolve next (VIR-500)."""

    TAG = "choose_siege"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class Announce(Action):
    """Announce a war bonus (VIR-504, VIR-505)."""

    TAG = "announce"
    OF = ("bonus bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus: Final = bonus

    def key(self) -> Key:
        return (self.bonus,)


class PassBonus(Action):
    """Announce no war bonus now (VIR-504)."""

    TAG = "pass_bonus"


class Besiege(Action):
    """After a won battle: besiege the city (VIR-531)."""

    TAG = "besiege"


class GiveUp(Action):
    """After a won battle: give up the siege (VIR-531)."""

    TAG = "give_up"


class RetreatByRoad(Action):
    """Retreat a troop to an own city joined by road (VIR-522)."""

    TAG = "retreat_by_road"
    OF = ("start city", "end city")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class RetreatBySea(Action):
    """Retreat a troop to an own port for ships (VIR-522)."""

    TAG = "retreat_by_sea"
    OF = ("start city", "end city")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class LoseTroop(Action):
    """Give up a troop that has to retreat (VIR-523)."""

    TAG = "lose_troop"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)
