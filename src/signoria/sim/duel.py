"""Duel: one game between bots, with the clock running. A bot in trouble leaves a record that leads to it."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from signoria.bots import bot
from signoria.bots.guard import Trouble
from signoria.core import flow
from signoria.core.flow import State
from signoria.core.playout import random_seat
from signoria.core.seating import members
from signoria.core.value import Action, Event
from signoria.play.codec import value_to_wire
from signoria.play.game import AnyGame
from signoria.play.match import AT_REST
from signoria.play.record import FORMAT, Entry, Head, Record
from signoria.play.vantage import Vantage, heard
from signoria.sim import luck
from signoria.sim.luck import Noting
from signoria.sim.tables import Table, Unfinished

Fact = tuple[str, str, int]
"""What happened to a seat: the event's tag, the noun and its number, such as ("tile_bought", "tile", 12)."""


@dataclass(frozen=True)
class Failure:
    """A bot's trouble and the record whose end is the question that it could not answer."""

    trouble: Trouble
    lines: tuple[bytes, ...]


@dataclass
class Duel:
    """How a game went, seat by seat; plain data, because it travels between processes."""

    index: int
    bots: tuple[str, ...]
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    longest: list[float] = field(default_factory=list)
    facts: list[set[Fact]] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)


class Playing:
    """One game being played."""

    def __init__(
        self, table: Table, names: Sequence[str], index: int, label: tuple[object, ...], by_cpu: bool
    ) -> None:
        self.table = table
        self.now = time.thread_time if by_cpu else time.perf_counter
        game, seats = table.game, table.seats
        self.duel = Duel(index, tuple(names))
        self.duel.decisions = [0] * seats
        self.duel.seconds = [0.0] * seats
        self.duel.longest = [0.0] * seats
        self.duel.facts = [set() for _ in range(seats)]
        made = [bot.by_cpu(name) for name in names] if by_cpu else names
        self.players = [bot.make(name, self._note_trouble) for name in made]
        self.lucks = [luck.rng(*label, index, seat) for seat in range(seats)]
        self.order = luck.rng(*label, index, "order")
        self.ears: list[list[Event]] = [[] for _ in range(seats)]
        self.chance = luck.noting(*label, "deal")
        data = table.printing.digest
        self.head = Head(FORMAT, game.id, game.rules_version, seats, dict(table.options), data, "")
        self.state: State = game.new_state(table.tables, seats, table.options, self.chance)
        self.entries = [Entry(0, chance=self.chance.results, barrier=True)]
        self._rest()

    def to_the_end(self) -> Duel:
        game, s = self.table.game, self.state
        decisions = 0
        while s.stack and decisions <= game.bound:
            seat = random_seat(flow.must_answer(s), self.order)
            self._apply(seat, self._ask(seat))
            self._let_answer()
            decisions += 1
        if s.stack:
            raise Unfinished(f"the game goes on after {game.bound} decisions")
        self.duel.scores, self.duel.places = game.scores(s), game.places(s)
        return self.duel

    def _ask(self, seat: int) -> Action:
        vantage = Vantage(self.table.game, self.state, seat, self.ears[seat])
        started = self.now()
        action = self.players[seat].choose(vantage, self.lucks[seat])
        seconds = self.now() - started
        self.ears[seat] = []
        self.duel.decisions[seat] += 1
        self.duel.seconds[seat] += seconds
        self.duel.longest[seat] = max(self.duel.longest[seat], seconds)
        return action

    def _let_answer(self) -> None:
        """Whoever was spoken to may answer, though the game waits for another."""
        for seat in members(flow.addressed(self.state)):
            vantage = Vantage(self.table.game, self.state, seat, self.ears[seat])
            action = self.players[seat].speak(vantage, self.lucks[seat])
            if action is not None:
                self._apply(seat, action)

    def _apply(self, seat: int, action: Action) -> None:
        chance: Noting = self.chance.fresh()
        self.state.chance = chance
        flow.apply(self.state, seat, action)
        self.entries.append(Entry(len(self.entries), seat, value_to_wire(action), chance.results, True))
        self._rest()

    def _rest(self) -> None:
        """Tell the news; a table at rest has no luck that a bot could look ahead on."""
        news, self.state.news = self.state.news, []
        self.state.chance = AT_REST
        for seat in range(self.table.seats):
            self.ears[seat] += heard(news, seat)
        for notice in news:
            for seat, fact in facts(self.table.game, notice.event, self.table.seats):
                self.duel.facts[seat].add(fact)

    def _note_trouble(self, trouble: Trouble) -> None:
        lines = tuple(Record(self.head, self.entries, data=self.table.printing.carried).lines())
        self.duel.failures.append(Failure(trouble, lines))


def facts(game: AnyGame, event: Event, seats: int) -> Iterator[tuple[int, Fact]]:
    """What an event says about a seat and things with names: its first seat did or got its other nouns."""
    seat = -1
    things: list[tuple[str, int]] = []
    for argument, number in zip(event.OF, event.key(), strict=True):
        noun = argument.rpartition(" ")[2]
        if noun == "seat" and seat < 0:
            seat = number
        elif noun in game.nouns and number >= 0:
            things.append((noun, number))
    if 0 <= seat < seats:
        for noun, number in things:
            yield seat, (event.TAG, noun, number)


def play(table: Table, names: Sequence[str], index: int, *label: object, by_cpu: bool = False) -> Duel:
    """One game; games of the same label share their deal, whoever sits where."""
    return Playing(table, names, index, label, by_cpu).to_the_end()
