"""Facts of the end of a decade and of the game."""

from typing import Final

from signoria.core.value import Event, Key


class IncomeTaken(Event):
    """A player took income and pay (PRI-212, PRI-213, PRI-214)."""

    TAG = "income_taken"
    OF = ("seat seat", "gold gold", "influence influence", "pay gold")

    def __init__(self, seat: int, gold: int, influence: int, pay: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold
        self.influence: Final = influence
        self.pay: Final = pay

    def key(self) -> Key:
        return (self.seat, self.gold, self.influence, self.pay)


class CityRanked(Event):
    """A city came to a victory point field (PRI-230)."""

    TAG = "city_ranked"
    OF = ("city city", "points count")

    def __init__(self, city: int, points: int) -> None:
        self.city: Final = city
        self.points: Final = points

    def key(self) -> Key:
        return (self.city, self.points)


class MoneyShown(Event):
    """A purse was opened at the end (PRI-242)."""

    TAG = "money_shown"
    OF = ("seat seat", "gold gold", "influence influence")

    def __init__(self, seat: int, gold: int, influence: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold
        self.influence: Final = influence

    def key(self) -> Key:
        return (self.seat, self.gold, self.influence)


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

    def __init__(
        self,
        seat: int,
        tiles: int,
        events: int,
        pope: int,
        gold: int,
        influence: int,
        triumphs: int,
        sum: int,
    ) -> None:
        self.seat: Final = seat
        self.tiles: Final = tiles
        self.events: Final = events
        self.pope: Final = pope
        self.gold: Final = gold
        self.influence: Final = influence
        self.triumphs: Final = triumphs
        self.sum: Final = sum

    def key(self) -> Key:
        return (
            self.seat,
            self.tiles,
            self.events,
            self.pope,
            self.gold,
            self.influence,
            self.triumphs,
            self.sum,
        )


class GameWon(Event):
    """The game has a winner or several (PRI-240)."""

    TAG = "game_won"
    OF = ("winners seat*",)

    def __init__(self, winners: int) -> None:
        self.winners: Final = winners

    def key(self) -> Key:
        return (self.winners,)
