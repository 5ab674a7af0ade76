"""Judge: turns imagined tables into chances of winning, looks one step ahead, and plays on in imagination."""

from collections.abc import Callable
from typing import Any, Final

from signoria.bots.valuation import Valuation, chances
from signoria.core.chance import Rng, seeded
from signoria.core.flow import Frame, State, run_on
from signoria.core.option import Option
from signoria.core.playout import answer, choose, random_seat
from signoria.core.sealed import Sealed
from signoria.core.value import Action

PLACE_SHARE: Final = 0.75
"""How much of the reward of a finished game is the place; the rest is the margin, which keeps bots awake
when a game is as good as won or lost."""

_RESTLESS: Final = 12
"""Decisions that a look-ahead goes on for at most until a table can be judged."""


class Judge:
    """Knows a title's valuation and its end; all luck comes from `rng`."""

    def __init__(
        self,
        valuation: Valuation[Any],
        places: Callable[[Any], list[int]],
        scores: Callable[[Any], list[int]],
        rng: Rng,
    ) -> None:
        self.valuation: Final = valuation
        self.places: Final = places
        self.scores: Final = scores
        self.rng: Final = rng

    def rewards(self, s: State) -> list[float]:
        """The chance of each seat, between 0 and 1; at the end mostly who won."""
        seats = range(s.seats)
        if s.stack:
            return chances(self.valuation.worths(s), self.valuation.swing(s))
        points = [float(score) for score in self.scores(s)]
        out = chances(points, self.valuation.swing(s))
        places = self.places(s)
        winners = places.count(1)
        for seat in seats:
            won = 1.0 / winners if places[seat] == 1 else 0.0
            out[seat] = PLACE_SHARE * won + (1.0 - PLACE_SHARE) * out[seat]
        return out

    def after(self, s: State, top: Frame[Any], seat: int, action: Action) -> State:
        """A copy of the table after an action, played on until all have answered and it can be judged."""
        world = s.clone()
        top.take(world, seat, action)
        run_on(world)
        if together(top, top.waits_for(s)):
            # Answers given at once decide nothing before all are in.
            for _ in range(_RESTLESS):
                if not world.stack or world.stack[-1] is not top:
                    break
                self.step(world, 1)
        self.calm(world)
        return world

    def look(self, s: State, top: Frame[Any], seat: int, action: Action) -> float:
        """The chance of a seat one step ahead."""
        return self.rewards(self.after(s, top, seat, action))[seat]

    def calm(self, s: State) -> None:
        """Play on while the table cannot be judged."""
        for _ in range(_RESTLESS):
            if not s.stack or self.valuation.quiet(s):
                return
            self.step(s, 2)

    def step(self, s: State, tries: int) -> None:
        """One decision: what the valuation's policy says, or else the best of a few random answers.

        Fewer than one try: at random, whatever the policy says.
        """
        top = s.stack[-1]
        seat = random_seat(top.waits_for(s), self.rng)
        if tries > 0:
            sensible = self.valuation.policy(s, top, seat, self.rng)
            if sensible is not None:
                top.take(s, seat, sensible)
                run_on(s)
                return
        if tries < 1:
            top.take(s, seat, answer(s, top, seat, self.rng))
            run_on(s)
            return
        options = top.options(s, seat)
        best = choose(s, top, options, seat, self.rng)
        if tries > 1 and not _forced(options):
            best = self._best_of(s, top, options, seat, best, tries)
            # The tries have seen the luck that would come next; the step itself must not profit from it.
            s.chance = seeded(self.rng.below(1 << 30))
        top.take(s, seat, best)
        run_on(s)

    def _best_of(
        self, s: State, top: Frame[Any], options: list[Option], seat: int, first: Action, tries: int
    ) -> Action:
        best = first
        most = self._gain(s, top, seat, first)
        tried = [first]
        for _ in range(tries - 1):
            action = choose(s, top, options, seat, self.rng)
            if action in tried:
                continue
            tried.append(action)
            gain = self._gain(s, top, seat, action)
            if gain > most:
                best = action
                most = gain
        return best

    def _gain(self, s: State, top: Frame[Any], seat: int, action: Action) -> float:
        world = s.clone()
        top.take(world, seat, action)
        run_on(world)
        if not world.stack:
            return float(self.scores(world)[seat])
        return self.valuation.worth(world, seat)

    def play_on(self, s: State, decisions: int, tries: int) -> None:
        """A rollout: to the end or for so many decisions."""
        for _ in range(decisions):
            if not s.stack:
                return
            self.step(s, tries)
        self.calm(s)


def together(top: Frame[Any], mask: int) -> bool:
    """Do several seats answer without knowing of each other?"""
    return isinstance(top, Sealed) or (mask & (mask - 1)) != 0


def _forced(options: list[Option]) -> bool:
    """Is there only one answer?"""
    return len(options) == 1 and options[0].count() == 1
