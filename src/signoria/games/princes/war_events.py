"""Facts of wars."""

from signoria.core.value import Event


class WarStarted(Event):
    """A war was started by action (PRI-153)."""

    TAG = "war_started"
    OF = ("seat seat", "attacker city", "defender city", "cannon count")


class WarDeclared(Event):
    """A war was started by the card Declaration of war (PRI-309)."""

    TAG = "war_declared"
    OF = ("seat seat", "attacker city", "defender city")


class WeatherTurned(Event):
    """Bad weather was played on a city (PRI-156)."""

    TAG = "weather_turned"
    OF = ("seat seat", "city city")


class WarVetoed(Event):
    """The card Veto ended the war (PRI-157)."""

    TAG = "war_vetoed"
    OF = ("seat seat",)


class WarVetoedByTile(Event):
    """Lorenzo Medici ended the war (PRI-278)."""

    TAG = "war_vetoed_by_tile"
    OF = ("seat seat", "lot lot")


class OfficeVacant(Event):
    """A city found no condottiere (PRI-169, PRI-170)."""

    TAG = "office_vacant"
    OF = ("lot lot", "city city")


class PayLaidOut(Event):
    """A condottiere's pay was put on his family tile (PRI-166)."""

    TAG = "pay_laid_out"
    OF = ("seat seat", "city city", "gold gold")


class LeagueDeclared(Event):
    """The Holy League was declared with a city (PRI-175)."""

    TAG = "league_declared"
    OF = ("seat seat", "city city")


class LeagueDeclined(Event):
    """The owner of the Pope stayed out of the war (PRI-175)."""

    TAG = "league_declined"
    OF = ("seat seat",)


class TroopBribed(Event):
    """A troop was bribed (PRI-181)."""

    TAG = "troop_bribed"
    OF = ("seat seat", "owner seat", "troop troop")


class DiceRolled(Event):
    """Both dice were rolled; red belongs to the city that began the attack (PRI-188, PRI-189)."""

    TAG = "dice_rolled"
    OF = ("round count", "red count", "blue count")


class RerollDemanded(Event):
    """Ludovico Sforza demanded a new roll (PRI-190)."""

    TAG = "reroll_demanded"
    OF = ("seat seat", "lot lot")


class StrengthsCompared(Event):
    """The strengths of a round were compared (PRI-185)."""

    TAG = "strengths_compared"
    OF = ("round count", "city city", "attack count", "against city", "defence count")


class WarDrawn(Event):
    """The war ended as a draw (PRI-195)."""

    TAG = "war_drawn"


class WarWon(Event):
    """A city won the war; `steps` is how far the markers move (PRI-196, PRI-197)."""

    TAG = "war_won"
    OF = ("city city", "loser city", "steps count")


class TriumphTaken(Event):
    """A condottiere took a triumph (PRI-199)."""

    TAG = "triumph_taken"
    OF = ("seat seat",)
