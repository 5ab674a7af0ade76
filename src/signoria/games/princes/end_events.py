"""Facts of the end of a decade and of the game."""

from signoria.core.value import Event


class IncomeTaken(Event):
    """A player took income and pay (PRI-212, PRI-213, PRI-214)."""

    TAG = "income_taken"
    OF = ("seat seat", "gold gold", "influence influence", "pay gold")


class CityRanked(Event):
    """A city came to a victory point field (PRI-230)."""

    TAG = "city_ranked"
    OF = ("city city", "points count")


class MoneyShown(Event):
    """A purse was opened at the end (PRI-242)."""

    TAG = "money_shown"
    OF = ("seat seat", "gold gold", "influence influence")


class PointsCounted(Event):
    """Points of a player: tiles, events, Pope, gold, influence, triumphs, sum (PRI-231, PRI-235, PRI-239)."""

    TAG = "points_counted"
    OF = (
        "seat seat",
        "tiles count",
        "events count",
        "pope count",
        "gold count",
        "influence count",
        "triumphs count",
        "sum count",
    )


class GameWon(Event):
    """The game has a winner or several (PRI-240)."""

    TAG = "game_won"
    OF = ("winners seat*",)
