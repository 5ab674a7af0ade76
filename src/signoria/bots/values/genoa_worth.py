"""What things are worth in Genoa, and how that shrinks towards the end of the game.

A thing that money is made of later is worth less the fewer turns are left: half as much when as many turns
are left as its pace says in rounds. What is nearly done keeps its worth longest.
"""

from typing import Final

from signoria.games.genoa.state import Genoa

Fading = tuple[float, float]
"""A worth with plenty of time left, and its pace in rounds."""


class Scale:
    """One opinion about what things are worth in ducats at the end, with plenty of time left."""

    def __init__(
        self,
        large: list[Fading],
        small: list[Fading],
        message: Fading,
        special: list[Fading],
        cube: Fading,
        marker: Fading,
        card: list[Fading],
        fees: float,
        turn: float,
        moves: list[float],
    ) -> None:
        self.large: Final = large
        """A large order, by the number of its cubes that lie before its owner."""
        self.small: Final = small
        self.message: Final = message
        self.special: Final = special
        """Any start, any good, more action, building action, exchange."""
        self.cube: Final = cube
        """A cube that no order waits for."""
        self.marker: Final = marker
        """A marker in the own supply."""
        self.card: Final = card
        """A card of each pile, unseen."""
        self.fees: Final = fees
        """Ducats that an own building earns a turn on average, until somebody removes the marker."""
        self.turn: Final = turn
        """What an own turn yet to come brings beyond what the others get out of it."""
        self.moves: Final = moves
        """What so many moves of a running turn bring beyond the best that is in sight."""
        self.known: Final[dict[int, Worth]] = {}

    def now(self, s: Genoa) -> "Worth":
        """What everything is worth at this table; the same all through a turn, so weighed but once."""
        left = turns_left(s)
        key = left * _SEATS + s.seats
        found = self.known.get(key)
        if found is None:
            found = Worth(self, left, s.seats, s.t.payouts.owned)
            self.known[key] = found
        return found


class Worth:
    """What everything is worth with so many turns left."""

    def __init__(self, scale: Scale, left: int, seats: int, owned: int) -> None:
        self.large: Final = [_now(one, left, seats) for one in scale.large]
        self.small: Final = [_now(one, left, seats) for one in scale.small]
        self.message: Final = _now(scale.message, left, seats)
        self.special: Final = [_now(one, left, seats) for one in scale.special]
        self.cube: Final = _now(scale.cube, left, seats)
        self.marker: Final = _now(scale.marker, left, seats)
        self.card: Final = [_now(one, left, seats) for one in scale.card]
        self.building: Final = owned + scale.fees * left
        """A building that carries the own marker: every one owned early earns fees from all the others."""


_SEATS: Final = 8
"""More than can sit at the table."""


def _now(thing: Fading, left: int, seats: int) -> float:
    """Nothing in the last turn, unless its worth does not fade at all."""
    if thing[1] == 0.0:
        return thing[0]
    return thing[0] * (left / (left + thing[1] * seats))


def turns_left(s: Genoa) -> int:
    """Whole turns after this one, of all players together."""
    return (s.t.last_field[s.seats] - s.marker) * s.seats + s.seats - s.turns


def steady(worths: list[float]) -> list[Fading]:
    """All with a pace of one round."""
    return [(worth, 1.0) for worth in worths]


def plain() -> Scale:
    """A merchant's rule of thumb: everything fades alike."""
    return Scale(
        large=steady([18.0, 32.0, 50.0, 76.0]),
        small=steady([15.0, 30.0]),
        message=(15.0, 1.0),
        special=steady([14.0, 15.0, 14.0, 9.0, 9.0]),
        cube=(8.0, 1.0),
        marker=(22.0, 1.0),
        card=[*steady([18.0, 14.0, 13.0]), (18.0, 0.0)],
        fees=1.0,
        turn=0.0,
        moves=[0.0, 0.0, 0.0, 0.0, 0.0],
    )


def weighed() -> Scale:
    """Halfway between the rule of thumb and what things brought in the end, by least squares over 300 games.

    Orders are worth more than they look, and the longer the nearer they are to being done; a building earns
    less than it promises, because its marker seldom stays.
    """
    return Scale(
        large=[(40.0, 2.75), (51.0, 1.75), (67.0, 1.25), (85.0, 0.7)],
        small=[(16.0, 1.0), (34.0, 0.7)],
        message=(17.0, 1.0),
        special=steady([14.5, 12.5, 14.0, 8.0, 10.0]),
        cube=(7.0, 1.0),
        marker=(20.0, 1.0),
        card=[(40.0, 2.75), (15.0, 1.0), (15.5, 1.0), (19.0, 0.0)],
        fees=0.75,
        turn=42.0,
        moves=[0.0, 1.5, 4.5, 9.5, 20.0],
    )
