"""The tree that a search grows: nodes, the answers at them and how they fared; and a search's settings."""

from typing import Final

from signoria.core.value import Action

ENDLESS: Final = 1 << 30


class Settings:
    """How a search thinks: `seconds` and `sims` bound it, the other numbers shape it."""

    def __init__(
        self,
        seconds: float = 0.3,
        sims: int = ENDLESS,
        depth: int = -1,
        tries: int = 2,
        most: int = 24,
        explore: float = 1.0,
        trust: float = -1.0,
        worlds: int = 6,
        by_cpu: bool = False,
    ) -> None:
        self.seconds: Final = seconds
        self.sims: Final = sims
        self.depth: Final = depth  # decisions of a rollout; -1: as far as the title's valuation says
        self.tries: Final = tries  # answers compared at a step of a rollout without policy; 0: all random
        self.most: Final = most  # candidates of a node at first
        self.explore: Final = explore  # of the results' spread
        self.trust: Final = trust  # simulations that a first look counts for; -1: as the valuation says
        self.by_cpu: Final = by_cpu  # count the thread's own time, not the wall clock: for busy machines
        self.worlds: Final = worlds  # imagined tables on which the answers in question are looked at first


class Edge:
    """One answer at a node, and how it fared."""

    def __init__(self, action: Action, seat: int, guess: float, trust: float) -> None:
        self.action: Final = action
        self.seat: Final = seat
        self.guess = guess
        self.trust: Final = trust
        self.visits = 0
        self.total = 0.0
        self.available = 0
        self.rounds = 0
        """How many rounds of halving an answer in question survived."""
        self.results: list[float] = []
        """What each comparison gave; those of rivals stand side by side."""
        self.child: Node | None = None
        self.more: Node | None = None

    def mean(self) -> float:
        """The chance of the seat after this answer: the look-ahead and all simulations together."""
        return (self.trust * self.guess + self.total) / (self.trust + self.visits)

    def following(self) -> "Node":
        """The counts of the seat's own next bit, where this answer was only a part of what it says."""
        if self.more is None:
            self.more = Node()
        return self.more


class Node:
    """What the searching seat knows at a decision."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Action, Edge] = {}
        self.beside: dict[int, Node] = {}  # the counts of seats that answer at the same time, by seat

    def part(self, seat: int) -> "Node":
        found = self.beside.get(seat)
        if found is None:
            found = Node()
            self.beside[seat] = found
        return found
