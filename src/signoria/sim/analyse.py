"""Analyse: a record looked at again by the bots: everybody's chances, turning points, choices, prices.

Chances are estimated on the true table, everybody's hand open, as a commentator sees it: they are for games
that are over. Choices and prices are judged by what the seat could know when it chose.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any

import msgspec

from signoria.bots.candidates import candidates
from signoria.bots.greedy_bot import MOST, looks
from signoria.bots.values import valuation_of
from signoria.core.flow import State
from signoria.core.option import Option, Span
from signoria.core.value import Action, make
from signoria.play.codec import action_from_wire, value_to_wire
from signoria.play.game import AnyGame
from signoria.play.match import Match
from signoria.play.record import Entry, Record, standing
from signoria.play.vantage import Vantage
from signoria.sim import luck
from signoria.sim.estimates import Point, estimate

MONEY = frozenset({"amount", "ducats", "florins", "gold", "influence"})
"""Arguments of these nouns are prices."""
TURNS = 10
"""Turning points that are told."""
CLEAR = 2.0
"""A change counts as one when it is so many times the doubt about it."""
SUSPECTS = 16
"""So many of the largest changes are looked at again,"""
AGAIN = 4
"""with so many times the endings,"""
ASIDE = 0.25
"""and this share of the time is kept for it."""
SLIGHT = 0.01
"""A choice that lost less was as good as any."""
ASKED = 24
"""Prices that are tried between the lowest and the highest possible."""


class Budget(msgspec.Struct, frozen=True):
    """How much thought a record is worth. Only `seconds` makes results depend on the machine."""

    seconds: float = 120.0
    """For the whole record; as it runs out, estimates get coarser, and at the end they stop."""
    sims: int = 32
    """Imagined endings behind each estimate."""
    worlds: int = 4
    """Imagined tables on which a choice is compared with others; 0: choices are not looked at."""
    every: int = 1
    """Estimate after every so many moves; the last is always estimated."""
    seed: int = 1


class Turn(msgspec.Struct, frozen=True):
    """A turning point: between the estimates after `since` and `n` the chances moved by `change`."""

    n: int
    since: int
    seat: int
    do: list[Any]
    change: list[float]
    luck: bool
    """Chance spoke with this entry, so the change is not the seat's doing alone."""


class Choice(msgspec.Struct, frozen=True):
    """What a seat chose beside what the bots like best; chances one step ahead, for the choosing seat."""

    n: int
    seat: int
    do: list[Any]
    chance: float
    best: list[Any]
    best_chance: float
    rivals: int
    """Answers that were compared."""


class Price(msgspec.Struct, frozen=True):
    """A price named in entry `n`, and the highest one the bots would have named in its place."""

    n: int
    seat: int
    do: list[Any]
    argument: str
    paid: int
    limit: int | None
    """None: they would have named none."""


class Analysis(msgspec.Struct, frozen=True):
    """All that is said about a record."""

    game: str
    seats: int
    points: list[Point]
    turns: list[Turn]
    choices: list[Choice]
    prices: list[Price]
    complete: bool
    """False where the time ran out before the last entry."""


def silent(_share: float) -> None:
    """For callers who watch no progress bar."""


def analyse(
    game: AnyGame,
    tables: Any,
    record: Record,
    budget: Budget | None = None,
    done: Callable[[float], None] = silent,
) -> Analysis:
    """Look at a whole record; `done` hears which share of the work is behind."""
    return _Review(game, tables, record, budget or Budget()).run(done)


class _Review:
    def __init__(self, game: AnyGame, tables: Any, record: Record, budget: Budget) -> None:
        self.game = game
        self.record = record
        self.budget = budget
        self.match = Match.replay(game, tables, Record(record.head, record.entries[:1]))
        self.points: list[Point] = []
        self.states: dict[int, State] = {}
        self.choices: list[Choice] = []
        self.prices: list[Price] = []
        self.started = time.monotonic()
        self.until = self.started + (1 - ASIDE) * budget.seconds

    def run(self, done: Callable[[float], None]) -> Analysis:
        entries = self.record.entries
        stands = {entry.n for entry in standing(entries)}
        last = len(entries) - 1
        self._estimate(0, last + 1)
        complete = True
        for entry in entries[1:]:
            if self._left() <= 0:
                complete = False
                break
            if entry.n in stands and self.budget.worlds:
                self._judge(entry)
            self.match.follow([entry])
            if entry.n in stands and (entry.n % self.budget.every == 0 or entry.n == last):
                self._estimate(entry.n, last + 1 - entry.n)
            done(1 / last)
        self.until = self.started + self.budget.seconds
        self._look_again()
        return Analysis(
            self.game.id,
            self.match.state.seats,
            self.points,
            _turns(self.points, entries),
            self.choices,
            self.prices,
            complete,
        )

    def _left(self) -> float:
        """Time for the first round; what is set aside for a second look comes on top at the end."""
        return self.until - time.monotonic()

    # -- chances ---------------------------------------------------------------------------------------------

    def _estimate(self, n: int, to_come: int) -> None:
        state, budget = self.match.state, self.budget
        self.states[n] = state
        self.points.append(estimate(self.game, state, n, budget.seed, budget.sims, self._left() / to_come))

    def _look_again(self) -> None:
        """Of many noisy estimates the largest changes are mostly noise: better ones for those."""
        size = {
            i: max(abs(b - a) for a, b in zip(one.chances, other.chances, strict=True))
            for i, (one, other) in enumerate(pairwise(self.points))
        }
        doubtful = sorted(size, key=lambda i: -size[i])[:SUSPECTS]
        for i in sorted({*doubtful, *(at + 1 for at in doubtful)}):
            if self._left() > 0:
                n = self.points[i].n
                state, budget = self.states[n], self.budget
                seconds = self._left() / (2 * SUSPECTS)
                self.points[i] = estimate(
                    self.game, state, n, budget.seed, budget.sims * AGAIN, max(seconds, 0.0)
                )

    # -- choices and prices ----------------------------------------------------------------------------------

    def _judge(self, entry: Entry) -> None:
        """Only answers to a question are judged: what is said unasked is nobody's duty to compare."""
        s, seat = self.match.state, entry.seat
        if not s.stack or not s.stack[-1].waits_for(s) >> seat & 1:
            return
        action = action_from_wire(self.game, entry.do)
        box = next((box for box in s.stack[-1].options(s, seat) if box.admits(action)), None)
        if box is None:
            return
        rng = luck.rng(self.budget.seed, entry.n, "choice")
        vantage = Vantage(self.game, s, seat)
        worlds = [vantage.imagine(rng) for _ in range(self.budget.worlds)]
        first = worlds[0]
        rivals = candidates(valuation_of(self.game), first, first.stack[-1], seat, MOST, rng)
        rivals = [action, *(rival for rival in rivals if rival != action)]
        if len(rivals) == 1:
            return
        asked = [at for at in _prices(box, action) if action.key()[at] > 0]
        variants = [variant for at in asked for variant in _variants(box, action, at)]
        legal = [one for one in variants if one not in rivals and vantage.why_not(one) is None]
        tried = [*rivals, *legal]
        values = dict(zip(tried, looks(vantage, worlds, tried, rng), strict=True))
        best = max(tried, key=values.__getitem__)
        self.choices.append(
            Choice(entry.n, seat, entry.do, values[action], value_to_wire(best), values[best], len(tried))
        )
        for at in asked:
            self._price(entry, action, at, values)

    def _price(self, entry: Entry, action: Action, at: int, values: Mapping[Action, float]) -> None:
        """The highest price at which this answer is still no worse than any answer of another kind."""
        others = [value for rival, value in values.items() if type(rival) is not type(action)]
        if not others:
            return
        fine = [
            variant.key()[at]
            for variant, value in values.items()
            if value >= max(others) and _only_differs(variant, action, at)
        ]
        argument = type(action).OF[at].partition(" ")[0]
        limit = max(fine, default=None)
        self.prices.append(Price(entry.n, entry.seat, entry.do, argument, action.key()[at], limit))


def costly(choices: Sequence[Choice]) -> list[Choice]:
    """Choices that lost a chance worth telling, the worst first."""
    worst = sorted(choices, key=lambda one: one.chance - one.best_chance)
    return [one for one in worst if one.best_chance - one.chance >= SLIGHT]


def _turns(points: Sequence[Point], entries: Sequence[Entry]) -> list[Turn]:
    """The largest changes between neighbouring estimates, as far as they are more than doubt."""
    found = []
    for before, after in pairwise(points):
        change = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
        size = max(abs(one) for one in change)
        if size > CLEAR * sqrt(before.doubt**2 + after.doubt**2):
            entry = entries[after.n]
            turn = Turn(after.n, before.n, entry.seat, entry.do, change, bool(entry.chance))
            found.append((size, turn))
    found.sort(key=lambda pair: -pair[0])
    return [turn for _size, turn in found[:TURNS]]


def _prices(box: Option, action: Action) -> Iterator[int]:
    """Which arguments of an answer are prices that could have been others."""
    for at, (spec, domain) in enumerate(zip(type(action).OF, box.box, strict=True)):
        if spec.rpartition(" ")[2] in MONEY and isinstance(domain, Span) and domain.count() > 1:
            yield at


def _variants(box: Option, action: Action, at: int) -> Iterator[Action]:
    """The same answer at other prices: all of them, or some spread over the whole span."""
    domain = box.box[at]
    stride = (domain.count() + ASKED - 1) // ASKED
    for i in range(0, domain.count(), stride):
        if domain.nth(i) > 0:
            args = list(action.key())
            args[at] = domain.nth(i)
            yield make(type(action), args)


def _only_differs(one: Action, other: Action, at: int) -> bool:
    """Are these the same answer, but for one argument?"""
    if type(one) is not type(other):
        return False
    pairs = zip(one.key(), other.key(), strict=True)
    return all(a == b or i == at for i, (a, b) in enumerate(pairs))
