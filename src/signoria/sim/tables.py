"""Tables at which bots sit: one game from the deal to the end, fast through the core or on record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from signoria.bots import bot
from signoria.bots.guard import Trouble
from signoria.core import flow
from signoria.core.chance import Rng, seeded
from signoria.core.flow import State
from signoria.core.playout import playout, random_seat
from signoria.core.value import Action, Event
from signoria.play.game import AnyGame
from signoria.play.match import Match
from signoria.play.printings import Printing
from signoria.play.record import Record
from signoria.play.vantage import Vantage, heard
from signoria.sim import luck

RANDOM = "random"


class Unfinished(Exception):
    """A game went beyond the bound that its title states: always a bug in the title."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    troubles: tuple[str, ...] = ()
    """Where a bot failed and the title's default answer was given for it."""


@dataclass(frozen=True)
class Table:
    """A title with everything that is agreed before the first game."""

    game: AnyGame
    printing: Printing
    seats: int
    options: Mapping[str, int]

    @property
    def tables(self) -> Any:
        return self.printing.tables

    def play(self, bots: Sequence[str], *label: object) -> Outcome:
        """One game through the core alone: no record, no undo."""
        s = self.game.new_state(self.tables, self.seats, self.options, seeded(luck.number(*label, "deal")))
        rng = luck.rng(*label, "order")
        troubles: list[str] = []
        if all(name == RANDOM for name in bots):
            # What RandomBot would do, without asking it: no events, no redeal for every decision.
            s.quiet = True
            decisions = playout(s, rng, self.game.bound + 1)
        else:
            decisions = self._ask_bots(s, _players(bots, troubles), rng, label)
        return self._outcome(s, bots, decisions, troubles)

    def play_on_record(self, bots: Sequence[str], *label: object) -> tuple[Outcome, Record]:
        """One game with a record whose deal can be verified."""
        secret = luck.secret(*label, "deal")
        match = Match.new(self.game, self.tables, self.seats, self.options, secret, self.printing.digest)
        match.record.data = self.printing.carried
        troubles: list[str] = []
        players = _players(bots, troubles)
        lucks = [luck.rng(*label, seat) for seat in range(self.seats)]
        rng = luck.rng(*label, "order")
        since = [0] * self.seats
        decisions = 0
        while not match.over and decisions <= self.game.bound:
            seat = random_seat(match.waiting, rng)
            action = players[seat].choose(match.vantage(seat, since[seat]), lucks[seat])
            since[seat] = len(match.record.entries)
            match.act(seat, action)
            decisions += 1
        return self._outcome(match.state, bots, decisions, troubles), match.record

    def _ask_bots(self, s: State, players: list[bot.Bot], rng: Rng, label: tuple[object, ...]) -> int:
        lucks = [luck.rng(*label, seat) for seat in range(self.seats)]
        ears: list[list[Event]] = [[] for _ in range(self.seats)]
        decisions = 0
        while s.stack and decisions <= self.game.bound:
            news, s.news = s.news, []
            for seat in range(self.seats):
                ears[seat] += heard(news, seat)
            seat = random_seat(flow.must_answer(s), rng)
            vantage = Vantage(self.game, s, seat, ears[seat])
            action: Action = players[seat].choose(vantage, lucks[seat])
            ears[seat] = []
            flow.apply(s, seat, action)
            decisions += 1
        return decisions

    def _outcome(self, s: State, bots: Sequence[str], decisions: int, troubles: list[str]) -> Outcome:
        if s.stack:
            raise Unfinished(f"the game goes on after {self.game.bound} decisions")
        scores, places = self.game.scores(s), self.game.places(s)
        return Outcome(tuple(bots), tuple(scores), tuple(places), decisions, tuple(troubles))


def _players(bots: Sequence[str], troubles: list[str]) -> list[bot.Bot]:
    def note(trouble: Trouble) -> None:
        troubles.append(f"{trouble.bot}: {trouble.sentence}")

    return [bot.make(name, note) for name in bots]
