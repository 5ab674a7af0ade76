"""Ladder: what the games of an arena say: win rates with intervals, ratings, seats, things that win."""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from signoria.sim.arena import Outcome
from signoria.sim.duel import Duel, Fact

Z = 1.96
"""Standard deviations on either side of a 95 % interval."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate: honest near 0 and 1, where the usual one is not."""
    if not games:
        return 0.0, 1.0
    rate, room = wins / games, Z * Z / games
    middle = (rate + room / 2) / (1 + room)
    half = Z * math.sqrt(rate * (1 - rate) / games + room / (4 * games)) / (1 + room)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Standing:
    """One bot, or one seat, over all games."""

    name: str
    games: int = 0
    wins: float = 0.0
    fair: float = 0.0
    """Wins to be expected if all seats were equal."""
    places: int = 0
    scores: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    failures: int = 0
    rating: float = 0.0
    doubt: float = 0.0

    def add(self, duel: Duel, seat: int) -> None:
        self.games += 1
        self.wins += won(duel, seat)
        self.fair += 1 / len(duel.bots)
        self.places += duel.places[seat]
        self.scores.append(duel.scores[seat])
        self.decisions += duel.decisions[seat]
        self.seconds += duel.seconds[seat]
        self.longest = max(self.longest, duel.longest[seat])
        self.failures += sum(failure.trouble.seat == seat for failure in duel.failures)

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        return interval(self.wins, self.games)

    @property
    def place(self) -> float:
        return self.places / self.games if self.games else 0.0

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    @property
    def seconds_a_move(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True)
class Contribution:
    """How those fared who met with a fact at least once in a game."""

    fact: Fact
    games: int
    wins: float
    fair: float

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def bounds(self) -> tuple[float, float]:
        return interval(self.wins, self.games)


@dataclass(frozen=True)
class Ladder:
    """Everything an arena has to say; `bots` best rating first."""

    outcome: Outcome
    bots: list[Standing]
    seats: list[Standing]
    history: dict[str, list[float]]
    """The rating of each bot after each game."""
    contributions: list[Contribution]


def won(duel: Duel, seat: int) -> float:
    """1 for the winner; a shared win is shared."""
    return 1 / duel.places.count(1) if duel.places[seat] == 1 else 0.0


def ladder(outcome: Outcome) -> Ladder:
    """Standings, ratings and contributions of all games of an arena."""
    bots = {name: Standing(name) for name in outcome.plan.bots}
    seats = [Standing(str(seat + 1)) for seat in range(outcome.plan.seats)]
    for duel in outcome.duels:
        for seat, name in enumerate(duel.bots):
            bots[name].add(duel, seat)
            seats[seat].add(duel, seat)
    history = _rate(outcome.duels, bots)
    ranked = sorted(bots.values(), key=lambda standing: -standing.rating)
    return Ladder(outcome, ranked, seats, history, contributions(outcome.duels))


def _rate(duels: Sequence[Duel], bots: dict[str, Standing]) -> dict[str, list[float]]:
    """openskill ratings over the games in order; a level in several chairs gets the mean of its chairs."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    history: dict[str, list[float]] = {name: [] for name in bots}
    for duel in duels:
        teams = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in duel.bots]
        rated = model.rate(teams, ranks=[float(place) for place in duel.places])
        chairs = defaultdict(list)
        for name, team in zip(duel.bots, rated, strict=True):
            chairs[name].append(team[0])
        for name, found in chairs.items():
            ratings[name].mu = sum(one.mu for one in found) / len(found)
            ratings[name].sigma = sum(one.sigma for one in found) / len(found)
        for name, line in history.items():
            line.append(ratings[name].mu)
    for name, standing in bots.items():
        standing.rating, standing.doubt = ratings[name].mu, ratings[name].sigma
    return history


def contributions(duels: Sequence[Duel]) -> list[Contribution]:
    """Every fact that a title tells by its events, in the order of their kind and number."""
    games: dict[Fact, int] = defaultdict(int)
    wins: dict[Fact, float] = defaultdict(float)
    fair: dict[Fact, float] = defaultdict(float)
    for duel in duels:
        for seat, met in enumerate(duel.facts):
            for fact in met:
                games[fact] += 1
                wins[fact] += won(duel, seat)
                fair[fact] += 1 / len(duel.bots)
    return [Contribution(fact, games[fact], wins[fact], fair[fact] / games[fact]) for fact in sorted(games)]
