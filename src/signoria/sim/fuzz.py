"""Fuzz: random games under all checks. The first problem ends a game and leaves a record that leads to it."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from signoria.core import flow
from signoria.core.flow import State
from signoria.play.codec import value_to_wire
from signoria.play.game import AnyGame
from signoria.play.match import AT_REST
from signoria.play.packs import present
from signoria.play.printings import Printing
from signoria.play.record import FORMAT, Entry, Head, Record
from signoria.play.registry import find
from signoria.play.undo import is_barrier
from signoria.sim import checks, examine, luck
from signoria.sim.examine import Problem
from signoria.sim.moves import Move, random_move

CHATTER = (0, 60, 300)
"""Unasked moves in a thousand: some games without any, some with many."""

DEEP = 4
"""One position in so many gets all checks; the invariants are checked at every one."""


@dataclass(frozen=True)
class Finding:
    """A problem, and the record whose last entry shows it; plain data that can travel between processes."""

    check: str
    sentence: str
    title: str
    seats: int
    label: str
    lines: tuple[bytes, ...]

    @property
    def kind(self) -> tuple[str, int, str]:
        """Findings that differ only in their numbers are one and the same mistake."""
        return self.title, self.seats, self.check + "".join(c for c in self.sentence if not c.isdigit())


@dataclass
class Tally:
    """What a stretch of fuzzing has looked at and found."""

    games: int = 0
    decisions: int = 0
    deep: int = 0
    findings: list[Finding] = field(default_factory=list)

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.deep += other.deep
        self.findings += other.findings


class _Game:
    """One random game being played under checks."""

    def __init__(self, game: AnyGame, printing: Printing, seats: int, label: tuple[object, ...]) -> None:
        self.game = game
        self.printing = printing
        self.tables = printing.tables
        self.label = label
        self.rng = luck.rng(*label, "play")
        self.chance = luck.noting(*label, "deal")
        options = {choice.id: choice.values[self.rng.below(len(choice.values))] for choice in game.choices}
        self.head = Head(FORMAT, game.id, game.rules_version, seats, options, printing.digest, "")
        self.chatter = CHATTER[self.rng.below(len(CHATTER))]
        self.entries: list[Entry] = []
        self.asked = 0
        self.state: State

    def play(self, tally: Tally, until: float, tick: Callable[[], None]) -> list[Problem]:
        """Play to the end, the first problem or the deadline."""
        problems = examine.collect([("setup", self._set_up)])
        while not problems and self.state.stack and time.monotonic() < until:
            deep = self.rng.below(DEEP) == 0
            problems = self._turn(deep)
            tally.decisions += 1
            tally.deep += deep
            if deep:
                tick()
        if not problems and not self.state.stack:
            problems = examine.position(self.game, self.tables, self.state, self.rng)
        return problems

    def _set_up(self) -> list[str]:
        self.entries.append(Entry(0, chance=self.chance.results, barrier=True))
        state = self.game.new_state(self.tables, self.head.seats, self.head.options, self.chance)
        state.news = []
        state.chance = AT_REST
        self.state = state
        return list(self.game.check(state))

    def _turn(self, deep: bool) -> list[Problem]:
        """One move, and what is wrong before, with or after it."""
        seat = [self.rng.below(self.head.seats + 1) - 1]
        if deep:
            problems = examine.position(self.game, self.tables, self.state, self.rng, seat)
            if problems:
                return problems
        chosen: list[Move] = []
        problems = examine.collect([("answers", partial(self._choose, chosen))])
        if problems:
            return problems
        move = chosen[0]
        if deep:
            problems = examine.refusals(self.game, self.state, move, self.rng)
            if problems:
                return problems
        before, after = self.state, self.state.clone()
        chance = self.chance.fresh()
        after.chance = chance
        problems = examine.collect(
            [
                ("crash", partial(self._apply, after, move)),
                ("invariants", partial(checks.invariants_hold, self.game, after)),
            ]
        )
        barrier = bool(problems) or is_barrier(self.game, before, after, bool(chance.results))
        self._note(move, chance.results, barrier)
        after.chance = AT_REST
        if deep and not problems:
            problems = examine.step(
                self.game, self.tables, before, move, chance.results, after, self.rng, seat
            )
        after.news = []
        self.state = after
        return problems or self._bound(move)

    def _choose(self, chosen: list[Move]) -> list[str]:
        chosen.append(random_move(self.state, self.rng, self.chatter))
        return []

    def _apply(self, s: State, move: Move) -> list[str]:
        flow.apply(s, move.seat, move.action)
        return []

    def _bound(self, move: Move) -> list[Problem]:
        self.asked += move.asked
        if self.asked <= self.game.bound or not self.state.stack:
            return []
        return [Problem("bound", f"the game goes on after {self.game.bound} decisions")]

    def _note(self, move: Move, results: list[int], barrier: bool) -> None:
        wire = value_to_wire(move.action)
        self.entries.append(Entry(len(self.entries), move.seat, wire, results, barrier))

    def finding(self, problem: Problem) -> Finding:
        """The problem with the record that leads to it: its last entry is the failing move."""
        if problem.culprit is not None:
            self._note(problem.culprit, [], barrier=True)
        label = "-".join(str(part) for part in self.label)
        lines = tuple(Record(self.head, self.entries, data=self.printing.carried).lines())
        seats = self.head.seats
        return Finding(problem.check, problem.sentence, self.game.id, seats, label, lines)


def fuzz(
    title: str,
    seats: Sequence[int],
    seconds: float,
    seed: int,
    job: int = 0,
    jobs: int = 1,
    pack: str | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Tally:
    """Fuzz for a while, as one of several jobs; seat counts take turns. Interrupted, it tells what it has."""
    game = find(title)
    printing = present(game, Path(pack) if pack else None)
    tally = Tally()
    until = time.monotonic() + seconds
    index = job
    try:
        while time.monotonic() < until:
            one = _Game(game, printing, seats[index % len(seats)], (seed, index))
            problems = one.play(tally, until, tick)
            tally.games += 1
            index += jobs
            if problems:
                tally.findings.append(one.finding(problems[0]))
    except KeyboardInterrupt:
        pass
    return tally
