"""Search: information-set Monte Carlo tree search by a single observer, on imagined tables.

Every simulation imagines a table anew, walks down one tree shared by all of them (nodes are reached by
what was done, so a node is what the searching seat may know), lets the tree grow by one step, plays on and
notes for everybody how it ended. Answers that are not possible at the imagined table are passed over and
their chances counted only where they were available. Large boxes are widened little by little.

Where several seats answer at once, each has its own counts beside the others' (nobody sees what the others
chose), and only the choice of the searching seat, or else of the first, leads on in the tree. A seat that
answers bit by bit, such as with several offers, has counts of its own after each bit.

The answer in question itself is found by halving: all rivals are tried on the same imagined tables with the
same luck, then the worse half drops out, until one is left or time is up. Equal luck makes small differences
visible, and a good answer is wanted at the end, not good results on the way. A rival that is clearly behind,
or that nothing sets apart from the leader, drops out at once; when one is left, the search is over early.
"""

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final

from signoria.bots.candidates import admitted, candidates
from signoria.bots.judge import Judge, together
from signoria.bots.tree import Edge, Node, Settings
from signoria.core.chance import Rng
from signoria.core.flow import Frame, State, run_on
from signoria.core.playout import random_seat
from signoria.core.value import Action

_AT_ROOT: Final = 60
"""Candidates that the answer in question is chosen from; all get a first look,"""
_RIVALS: Final = 12
"""and so many of the best are searched."""
_USUAL_SPREAD: Final = 0.1
_CHECK: Final = 8
"""After so many comparisons rivals that are beaten drop out:"""
_ENOUGH: Final = 24
"""not before so many,"""
_BEATEN: Final = 3.5
"""when so many standard errors behind the leader,"""
_ALIKE: Final = 0.001
"""or when they differ from it by no more than this chance for certain."""
_FEW: Final = 16
"""Fewer simulations tell nothing about luck."""


class Search:
    """One search for one answer of one seat. `judge` needs luck of its own: it is set back now and then."""

    def __init__(
        self, seat: int, imagine: Callable[[Rng], State], judge: Judge, settings: Settings, rng: Rng
    ) -> None:
        self.seat: Final = seat
        self.imagine: Final = imagine
        self.judge: Final = judge
        self.settings: Final = settings
        self.rng: Final = rng
        self.root: Final = Node()
        self.sims = 0
        self.total = 0.0
        self.squares = 0.0
        self.forced: Edge | None = None  # the answer that the running simulation begins with
        self.clock: Callable[[], float] = time.thread_time if settings.by_cpu else time.monotonic
        self.started = self.clock()

    def run(self) -> list[Edge]:
        """The answers of the searching seat, best first."""
        self.started = self.clock()
        world = self._world()
        place = self._place(world)
        self._open(place, world, self.seat, _AT_ROOT)
        if len(place.edges) > 1:
            self._look_again(place)
            self._halve(place)
        edges = list(place.edges.values())
        edges.sort(key=_rank, reverse=True)
        return edges

    def _halve(self, place: Node) -> None:
        """Rounds of equal length, each with half as many rivals as the one before."""
        rivals = list(place.edges.values())
        rivals.sort(key=_rank, reverse=True)
        rivals = rivals[:_RIVALS]
        rounds = max(1, (len(rivals) - 1).bit_length())
        for n in range(1, rounds + 1):
            rivals.sort(key=_rank, reverse=True)
            rivals = rivals[: max(2, (len(rivals) + 1) // 2)] if n > 1 else rivals
            for edge in rivals:
                edge.rounds = n
            until = self.settings.seconds * n / rounds
            while self.sims < self.settings.sims * n // rounds and self._spent() < until:
                if not self._compare(rivals):
                    return
                if len(rivals[0].results) % _CHECK == 0:
                    rivals = self._still_open(rivals)
                    if len(rivals) == 1:
                        rivals[0].rounds = rounds + 1
                        return

    def _compare(self, rivals: list[Edge]) -> bool:
        """All rivals on one imagined table with the same luck; False if time ran out in between."""
        world = self._world()
        luck = 1 + self.rng.below(1 << 30)
        for edge in rivals:
            if self._late():
                return False
            self.judge.rng.x = luck
            s = world.clone()
            self.forced = edge
            edge.results.append(self._simulate(s))
            self.sims += 1
        return True

    def _still_open(self, rivals: list[Edge]) -> list[Edge]:
        """The leader and those who may yet overtake it."""
        leader = rivals[0]
        for edge in rivals:
            if edge.mean() > leader.mean():
                leader = edge
        if len(leader.results) < _ENOUGH:
            return rivals
        out: list[Edge] = []
        for edge in rivals:
            if edge is leader or _undecided(leader.results, edge.results):
                out.append(edge)
            else:
                edge.rounds -= 1
        return out

    def spread(self) -> float:
        """How much of a difference in chance is worth exploring: as much as results differ by luck."""
        if self.sims < _FEW:
            return self.settings.explore * _USUAL_SPREAD
        mean = self.total / self.sims
        return self.settings.explore * sqrt(max(1e-6, self.squares / self.sims - mean * mean))

    def _world(self) -> State:
        """An imagined table as the title's advice would think about it."""
        world = self.imagine(self.rng)
        self.judge.valuation.reconsider(world, self.seat)
        return world

    def _spent(self) -> float:
        return self.clock() - self.started

    def _late(self) -> bool:
        return self._spent() >= self.settings.seconds

    def _place(self, s: State) -> Node:
        """Where the counts of the answer in question stand."""
        top = s.stack[-1]
        return self.root.part(self.seat) if together(top, top.waits_for(s)) else self.root

    def _look_again(self, place: Node) -> None:
        """Further imagined tables for the first look: one world says little."""
        for n in range(1, self.settings.worlds):
            world = self._world()
            top = world.stack[-1]
            luck = 1 + self.rng.below(1 << 30)
            for edge in place.edges.values():
                if self._late():
                    return
                self.judge.rng.x = luck
                guess = self.judge.look(world, top, self.seat, edge.action)
                edge.guess += (guess - edge.guess) / (n + 1)

    def _simulate(self, s: State) -> float:
        """One way the game may go on; the chance that the searching seat has at its end."""
        path: list[Edge] = []
        node: Node | None = self.root
        while node is not None and s.stack:
            node = self._descend(node, s, path)
        if s.stack:
            depth = self.settings.depth
            if depth < 0:
                depth = self.judge.valuation.horizon(s)
            self.judge.play_on(s, depth, self.settings.tries)
        rewards = self.judge.rewards(s)
        self.total += rewards[self.seat]
        self.squares += rewards[self.seat] * rewards[self.seat]
        for edge in path:
            edge.visits += 1
            edge.total += rewards[edge.seat]
        return rewards[self.seat]

    def _descend(self, node: Node, s: State, path: list[Edge]) -> "Node | None":
        """Answer the question on the table; the next node, or None where the tree ends."""
        top = s.stack[-1]
        mask = top.waits_for(s)
        if not together(top, mask):
            edge = self._answer(node, s, top, self._first(mask), path)
            return self._onward(edge)
        leading: Edge | None = None
        parts: list[Node | None] = [None] * s.seats
        while mask:
            seat = self._first(mask)
            part = parts[seat]
            edge = self._answer(node.part(seat) if part is None else part, s, top, seat, path)
            # Who answers bit by bit chooses the next bit by what it has said, not by what it might have said.
            parts[seat] = edge.following()
            if leading is None or leading.seat == seat:
                leading = edge
            if not s.stack or s.stack[-1] is not top:
                break
            mask = top.waits_for(s)
        return None if leading is None else self._onward(leading)

    def _first(self, mask: int) -> int:
        """The searching seat answers first, so that it cannot know what the others chose."""
        return self.seat if (mask >> self.seat) & 1 else random_seat(mask, self.rng)

    def _answer(self, node: Node, s: State, top: Frame[Any], seat: int, path: list[Edge]) -> Edge:
        edge = self._select(node, s, top, seat)
        node.visits += 1
        path.append(edge)
        top.take(s, seat, edge.action)
        run_on(s)
        return edge

    def _onward(self, edge: Edge) -> "Node | None":
        """A step that was never taken before is where the tree ends and the rollout begins."""
        if edge.visits == 0:
            return None
        if edge.child is None:
            edge.child = Node()
        return edge.child

    def _open(self, node: Node, s: State, seat: int, most: int) -> None:
        """List the answers of a node for the first time, each with a look one step ahead."""
        top = s.stack[-1]
        # Every answer meets the same luck, so that a difference is theirs and not the dice's.
        luck = 1 + self.rng.below(1 << 30)
        for action in candidates(self.judge.valuation, s, top, seat, most, self.rng):
            if node.edges and self._late():
                return
            self.judge.rng.x = luck
            self._add(node, s, top, seat, action)

    def _add(self, node: Node, s: State, top: Frame[Any], seat: int, action: Action) -> Edge:
        trust = self.settings.trust if self.settings.trust >= 0.0 else self.judge.valuation.trust()
        edge = Edge(action, seat, self.judge.look(s, top, seat, action), trust)
        node.edges[action] = edge
        return edge

    def _select(self, node: Node, s: State, top: Frame[Any], seat: int) -> Edge:
        forced = self.forced
        if forced is not None:
            self.forced = None
            return forced
        if not node.edges:
            self._open(node, s, seat, self.settings.most)
        options = top.options(s, seat)
        best: Edge | None = None
        most = -1.0
        count = 0
        for edge in node.edges.values():
            if admitted(options, top, s, seat, edge.action):
                count += 1
                edge.available += 1
                bonus = self.spread() * sqrt(log(1.0 + edge.available) / (1.0 + edge.visits))
                value = edge.mean() + bonus
                if value > most:
                    best = edge
                    most = value
        if best is None or (count * count < node.visits and self.rng.below(4) == 0):
            fresh = self._widen(node, s, top, seat)
            if fresh is not None and (best is None or fresh.guess > best.mean()):
                best = fresh
        assert best is not None, f"{top!r} offers seat {seat} nothing that is legal"
        return best

    def _widen(self, node: Node, s: State, top: Frame[Any], seat: int) -> Edge | None:
        """One more answer: what was not possible or not thought of before."""
        for action in candidates(self.judge.valuation, s, top, seat, self.settings.most, self.rng):
            if action not in node.edges:
                edge = self._add(node, s, top, seat, action)
                edge.available = 1
                return edge
        return None


def _rank(edge: Edge) -> tuple[int, float]:
    return (edge.rounds, edge.mean())


def _undecided(leader: list[float], rival: list[float]) -> bool:
    """Could the rival still be better, by results on the same tables?"""
    count = len(leader)
    total = 0.0
    squares = 0.0
    for i in range(count):
        lead = leader[i] - rival[i]
        total += lead
        squares += lead * lead
    mean = total / count
    doubt = _BEATEN * sqrt(max(0.0, squares / count - mean * mean) / count)
    return mean < doubt and abs(mean) + doubt > _ALIKE
