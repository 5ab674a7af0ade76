"""Facts of wars."""

from typing import Final

from signoria.core.value import Event, Key


class WarStarted(Event):
    """A war was started by action (PRI-153)."""

    TAG = "war_started"
    OF = ("seat seat", "attacker city", "defender city", "cannon count")

    def __init__(self, seat: int, attacker: int, defender: int, cannon: int) -> None:
        self.seat: Final = seat
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.cannon: Final = cannon

    def key(self) -> Key:
        return (self.seat, self.attacker, self.defender, self.cannon)


class WarDeclared(Event):
    """A war was started by the card Declaration of war (PRI-309)."""

    TAG = "war_declared"
    OF = ("seat seat", "attacker city", "defender city")

    def __init__(self, seat: int, attacker: int, defender: int) -> None:
        self.seat: Final = seat
        self.attacker: Final = attacker
        self.defender: Final = defender

    def key(self) -> Key:
        return (self.seat, self.attacker, self.defender)


class WeatherTurned(Event):
    """Bad weather was played on a city (PRI-156)."""

    TAG = "weather_turned"
    OF = ("seat seat", "city city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.city)


class WarVetoed(Event):
    """The card Veto ended the war (PRI-157)."""

    TAG = "war_vetoed"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class WarVetoedByTile(Event):
    """Lorenzo Medici ended the war (PRI-278)."""

    TAG = "war_vetoed_by_tile"
    OF = ("seat seat", "lot lot")

    def __init__(self, seat: int, lot: int) -> None:
        self.seat: Final = seat
        self.lot: Final = lot

    def key(self) -> Key:
        return (self.seat, self.lot)


class OfficeVacant(Event):
    """A city found no condottiere (PRI-169, PRI-170)."""

    TAG = "office_vacant"
    OF = ("lot lot", "city city")

    def __init__(self, lot: int, city: int) -> None:
        self.lot: Final = lot
        self.city: Final = city

    def key(self) -> Key:
        return (self.lot, self.city)


class PayLaidOut(Event):
    """A condottiere's pay was put on his family tile (PRI-166)."""

    TAG = "pay_laid_out"
    OF = ("seat seat", "city city", "gold gold")

    def __init__(self, seat: int, city: int, gold: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.gold: Final = gold

    def key(self) -> Key:
        return (self.seat, self.city, self.gold)


class LeagueDeclared(Event):
    """The Holy League was declared with a city (PRI-175)."""

    TAG = "league_declared"
    OF = ("seat seat", "city city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.city)


class LeagueDeclined(Event):
    """The owner of the Pope stayed out of the war (PRI-175)."""

    TAG = "league_declined"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class TroopBribed(Event):
    """A troop was bribed (PRI-181)."""

    TAG = "troop_bribed"
    OF = ("seat seat", "owner seat", "troop troop")

    def __init__(self, seat: int, owner: int, troop: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.troop: Final = troop

    def key(self) -> Key:
        return (self.seat, self.owner, self.troop)


class DiceRolled(Event):
    """Both dice were rolled; red belongs to the city that began the attack (PRI-188, PRI-189)."""

    TAG = "dice_rolled"
    OF = ("round count", "red count", "blue count")

    def __init__(self, round: int, red: int, blue: int) -> None:
        self.round: Final = round
        self.red: Final = red
        self.blue: Final = blue

    def key(self) -> Key:
        return (self.round, self.red, self.blue)


class RerollDemanded(Event):
    """Ludovico Sforza demanded a new roll (PRI-190)."""

    TAG = "reroll_demanded"
    OF = ("seat seat", "lot lot")

    def __init__(self, seat: int, lot: int) -> None:
        self.seat: Final = seat
        self.lot: Final = lot

    def key(self) -> Key:
        return (self.seat, self.lot)


class StrengthsCompared(Event):
    """The strengths of a round were compared (PRI-185)."""

    TAG = "strengths_compared"
    OF = ("round count", "city city", "attack count", "against city", "defence count")

    def __init__(self, round: int, city: int, attack: int, against: int, defence: int) -> None:
        self.round: Final = round
        self.city: Final = city
        self.attack: Final = attack
        self.against: Final = against
        self.defence: Final = defence

    def key(self) -> Key:
        return (self.round, self.city, self.attack, self.against, self.defence)


class WarDrawn(Event):
    """The war ended as a draw (PRI-195)."""

    TAG = "war_drawn"


class WarWon(Event):
    """A city won the war; `steps` is how far the markers move (PRI-196, PRI-197)."""

    TAG = "war_won"
    OF = ("city city", "loser city", "steps count")

    def __init__(self, city: int, loser: int, steps: int) -> None:
        self.city: Final = city
        self.loser: Final = loser
        self.steps: Final = steps

    def key(self) -> Key:
        return (self.city, self.loser, self.steps)


class TriumphTaken(Event):
    """A condottiere took a triumph (PRI-199)."""

    TAG = "triumph_taken"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)
