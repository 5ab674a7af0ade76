"""Facts of war: campaign, sieges, retreats."""

from signoria.core.value import Event


class TokensTaken(Event):
    """War bonus tokens were taken (VIR-454)."""

    TAG = "tokens_taken"
    OF = ("seat seat", "count count")


class TroopMarched(Event):
    """A troop moved along a road (VIR-450)."""

    TAG = "troop_marched"
    OF = ("seat seat", "start city", "end city")


class TroopSailed(Event):
    """A troop crossed the sea (VIR-450)."""

    TAG = "troop_sailed"
    OF = ("seat seat", "start city", "end city")


class SiegeBegan(Event):
    """A siege is being resolved; the defender is -1 for a neutral city (VIR-500)."""

    TAG = "siege_began"
    OF = ("seat seat", "city city", "defender seat")


class BattleBegan(Event):
    """Two besiegers meet before a city (VIR-530)."""

    TAG = "battle_began"
    OF = ("seat seat", "rival seat", "city city")


class BonusAnnounced(Event):
    """A war bonus was announced (VIR-504)."""

    TAG = "bonus_announced"
    OF = ("seat seat", "bonus bonus", "strength count")


class BonusPassed(Event):
    """No war bonus was announced (VIR-504)."""

    TAG = "bonus_passed"
    OF = ("seat seat",)


class CityConquered(Event):
    """A siege was won (VIR-510, VIR-512)."""

    TAG = "city_conquered"
    OF = ("seat seat", "city city", "attack strength", "defence strength", "losses count")


class SiegeLost(Event):
    """A siege was lost (VIR-520)."""

    TAG = "siege_lost"
    OF = ("seat seat", "city city", "attack strength", "defence strength")


class BattleWon(Event):
    """A battle before a city was won (VIR-531)."""

    TAG = "battle_won"
    OF = ("winner seat", "loser seat", "city city", "losses count")


class BattleTied(Event):
    """A battle before a city was tied (VIR-533)."""

    TAG = "battle_tied"
    OF = ("seat seat", "rival seat", "city city")


class SiegeGivenUp(Event):
    """The winner of a battle gave up the siege (VIR-531)."""

    TAG = "siege_given_up"
    OF = ("seat seat", "city city")


class TrophyTaken(Event):
    """A trophy was taken (VIR-513)."""

    TAG = "trophy_taken"
    OF = ("seat seat", "loser seat")


class CathedralTaken(Event):
    """A cathedral tile changed hands with its city (VIR-514)."""

    TAG = "cathedral_taken"
    OF = ("seat seat", "loser seat")


class TroopRetreated(Event):
    """A troop retreated (VIR-522)."""

    TAG = "troop_retreated"
    OF = ("seat seat", "start city", "end city")


class TroopLost(Event):
    """A troop that had to retreat was lost (VIR-523)."""

    TAG = "troop_lost"
    OF = ("seat seat", "city city")
