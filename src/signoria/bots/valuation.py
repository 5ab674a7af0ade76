"""Valuation: how good a table is for each seat, in the title's own points, split into parts that have names.

A title's valuation is one file in `signoria.bots.values`, meant to be read as advice to a human player. It
looks at whole tables, because it is only ever asked about imagined ones.
"""

from collections.abc import Callable
from math import exp
from typing import Any, ClassVar, Generic

from mypy_extensions import mypyc_attr

from signoria.core.chance import Rng
from signoria.core.flow import Frame, S
from signoria.core.option import Option
from signoria.core.value import Action

HORIZON = 24
"""Rollouts are cut after so many decisions unless the title knows better."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation(Generic[S]):
    """What a seat's position is worth. Everything is a guess; only order and rough size matter."""

    PARTS: ClassVar[tuple[str, ...]] = ("points",)
    """Names of the parts of a worth, in the order of `parts`; a hint explains itself with them."""

    def parts(self, s: S, seat: int) -> list[float]:
        """The worth of a seat's position, part by part, in points at the end of the game."""
        raise NotImplementedError  # the abstract root; every title values its own things

    def worth(self, s: S, seat: int) -> float:
        """The sum of all parts. Override where summing up directly is faster."""
        total = 0.0
        for part in self.parts(s, seat):
            total += part
        return total

    def worths(self, s: S) -> list[float]:
        """The worth of every seat. Override where seats share work."""
        return [self.worth(s, seat) for seat in range(s.seats)]

    def swing(self, s: S) -> float:
        """A lead of this many points makes a seat some three times as likely to win as its neighbour."""
        return 10.0

    def horizon(self, s: S) -> int:
        """After how many decisions a rollout from here may be cut."""
        return HORIZON

    def trust(self) -> float:
        """For how many simulations a look one step ahead counts: many where rollouts say little."""
        return 4.0

    def for_search(self) -> "Valuation[S]":
        """What a search thinks with: it may know more about the table than bots that look one step ahead."""
        return self

    def quiet(self, s: S) -> bool:
        """Can this table be judged as it stands? False amid something whose outcome `parts` cannot see."""
        return True

    def reconsider(self, s: S, seat: int) -> None:
        """Before a search plays on from an imagined table: take back what others laid down unseen.

        An imagined table knows such answers only as random ones; taken back, they are given anew in the
        search, by seats with a purpose. Nothing is taken back unless the title says so.
        """

    def policy(self, s: S, frame: Frame[Any], seat: int, rng: Rng) -> Action | None:
        """What a sensible player would do without much thought: for rollouts, so it must be fast and legal.

        None: no idea, any answer will do.
        """
        return None

    def unasked(self, s: S, seat: int, rng: Rng) -> Action | None:
        """What a seat says or does beside the question on the table, answers to offers first; None: nothing.

        It must come to an end: a seat is asked again after everything it said.
        """
        return None

    def ideas(self, s: S, frame: Frame[Any], seat: int, option: Option, rng: Rng) -> list[Action] | None:
        """All that is worth a thought in a box, best guesses first; they need not be legal.

        None: no opinion, so a small box is tried whole and a large one is sampled. An empty list: nothing in
        this box is worth a thought.
        """
        return None


class Scores(Valuation[Any]):
    """The fallback for titles nobody has written advice for: points are points."""

    def __init__(self, scores: Callable[[Any], list[int]], swing: float) -> None:
        self.scores = scores
        self.points = swing

    def parts(self, s: Any, seat: int) -> list[float]:
        return [float(self.scores(s)[seat])]

    def swing(self, s: Any) -> float:
        return self.points


def chances(worths: list[float], swing: float) -> list[float]:
    """Worths turned into chances of winning that sum up to 1: who leads by one swing is e times as likely."""
    best = max(worths)
    weights = [exp((worth - best) / swing) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]
