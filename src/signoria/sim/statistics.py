"""Statistics of many games, by seat and by level of play; parts from several processes merge exactly."""

import math
from collections import Counter
from dataclasses import dataclass, field

from signoria.sim.tables import Outcome


@dataclass
class Line:
    """Statistics of one seat or one level of play."""

    games: int = 0
    shared: Counter[int] = field(default_factory=Counter)
    """Wins by the number of seats that share them: counts merge exactly, fractions would not."""
    places: int = 0
    total: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, score: int, place: int, winners: int) -> None:
        self.games += 1
        if place == 1:
            self.shared[winners] += 1
        self.places += place
        self.total += score
        self.squares += score * score
        self.least = score if self.least is None else min(self.least, score)
        self.most = score if self.most is None else max(self.most, score)

    def merge(self, other: "Line") -> None:
        if other.least is None or other.most is None:
            return
        self.games += other.games
        self.shared += other.shared
        self.places += other.places
        self.total += other.total
        self.squares += other.squares
        self.least = other.least if self.least is None else min(self.least, other.least)
        self.most = other.most if self.most is None else max(self.most, other.most)

    @property
    def wins(self) -> float:
        """A win shared by k seats counts 1/k for each."""
        return sum(count / winners for winners, count in sorted(self.shared.items()))

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the win rate (normal approximation)."""
        return 1.96 * math.sqrt(self.rate * (1 - self.rate) / self.games) if self.games else 0.0

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    @property
    def deviation(self) -> float:
        if self.games < 2:
            return 0.0
        return math.sqrt(max(0.0, (self.squares - self.total * self.mean) / (self.games - 1)))

    @property
    def place(self) -> float:
        return self.places / self.games if self.games else 0.0


@dataclass
class Results:
    """What many games came to."""

    games: int = 0
    decisions: int = 0
    shortest: int | None = None
    longest: int | None = None
    by_seat: dict[int, Line] = field(default_factory=dict)
    by_bot: dict[str, Line] = field(default_factory=dict)
    troubles: int = 0
    trouble: str = ""
    """The first thing that a bot did wrong."""

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self._stretch(outcome.decisions, outcome.decisions)
        self._complain(len(outcome.troubles), outcome.troubles[0] if outcome.troubles else "")
        winners = outcome.places.count(1)
        for seat, name in enumerate(outcome.bots):
            score, place = outcome.scores[seat], outcome.places[seat]
            self.by_seat.setdefault(seat, Line()).add(score, place, winners)
            self.by_bot.setdefault(name, Line()).add(score, place, winners)

    def merge(self, other: "Results") -> None:
        self.games += other.games
        self.decisions += other.decisions
        if other.shortest is not None and other.longest is not None:
            self._stretch(other.shortest, other.longest)
        self._complain(other.troubles, other.trouble)
        for seat, line in other.by_seat.items():
            self.by_seat.setdefault(seat, Line()).merge(line)
        for name, line in other.by_bot.items():
            self.by_bot.setdefault(name, Line()).merge(line)

    def _complain(self, count: int, first: str) -> None:
        self.troubles += count
        self.trouble = self.trouble or first

    def _stretch(self, low: int, high: int) -> None:
        self.shortest = low if self.shortest is None else min(self.shortest, low)
        self.longest = high if self.longest is None else max(self.longest, high)
