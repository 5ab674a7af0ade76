"""Options: legal actions as boxes, one domain for each argument.

`Option(Bid, Span(5, 12))` is every bid from 5 to 12. From this one value the engine checks an action,
enumerates, samples without enumerating, and tells a browser what to light up.
"""

from itertools import combinations
from math import comb
from typing import Final

from mypy_extensions import mypyc_attr

from signoria.core.chance import Rng
from signoria.core.value import Action, make


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The values one argument may take."""

    def has(self, value: int) -> bool:
        return False

    def count(self) -> int:
        return 0

    def nth(self, i: int) -> int:
        """The i-th value, 0 <= i < count()."""
        return 0

    def pick(self, rng: Rng) -> int:
        """A random value."""
        return self.nth(rng.below(self.count()))

    def values(self) -> list[int]:
        """All values in their order; not to be changed by whoever asks."""
        return [self.nth(i) for i in range(self.count())]


class Span(Domain):
    """Every `step`-th number from low to high, both included."""

    def __init__(self, low: int, high: int, step: int = 1) -> None:
        self.low: Final = low
        self.high: Final = high
        self.step: Final = step

    def has(self, value: int) -> bool:
        return self.low <= value <= self.high and (value - self.low) % self.step == 0

    def count(self) -> int:
        return (self.high - self.low) // self.step + 1 if self.high >= self.low else 0

    def nth(self, i: int) -> int:
        return self.low + i * self.step

    def pick(self, rng: Rng) -> int:
        if self.low == self.high:
            return self.low
        return self.low + rng.below(self.count()) * self.step

    def values(self) -> list[int]:
        return list(range(self.low, self.high + 1, self.step))


class Among(Domain):
    """One of the listed numbers."""

    def __init__(self, ids: list[int]) -> None:
        self.ids: Final = ids

    def has(self, value: int) -> bool:
        return value in self.ids

    def count(self) -> int:
        return len(self.ids)

    def nth(self, i: int) -> int:
        return self.ids[i]

    def pick(self, rng: Rng) -> int:
        return rng.one_of(self.ids)

    def values(self) -> list[int]:
        return self.ids


class Some(Domain):
    """A subset of the listed numbers (small and distinct), written as a mask with one bit for each."""

    def __init__(self, ids: list[int], least: int, most: int) -> None:
        self.ids: Final = ids
        self.least: Final = least
        self.most: Final = min(most, len(ids))

    def has(self, value: int) -> bool:
        if value < 0:
            return False
        size = 0
        rest = value
        for i in self.ids:
            if (value >> i) & 1:
                size += 1
                rest ^= 1 << i
        return rest == 0 and self.least <= size <= self.most

    def count(self) -> int:
        n = len(self.ids)
        if n < _SMALL and 0 <= self.least <= self.most:
            row = _UP_TO[n]
            return row[self.most + 1] - row[self.least]
        return sum([comb(n, k) for k in range(self.least, self.most + 1)])

    def nth(self, i: int) -> int:
        """Smallest subsets first; within one size in the order of the list."""
        size = self.least
        while i >= comb(len(self.ids), size):
            i -= comb(len(self.ids), size)
            size += 1
        mask = 0
        at = 0
        while size:
            with_this = comb(len(self.ids) - at - 1, size - 1)
            if i < with_this:
                mask |= 1 << self.ids[at]
                size -= 1
            else:
                i -= with_this
            at += 1
        return mask

    def pick(self, rng: Rng) -> int:
        """Size first, then members: small and large subsets are equally likely."""
        size = self.least + rng.below(self.most - self.least + 1) if self.most > self.least else self.least
        pool = self.ids.copy()
        mask = 0
        for _ in range(size):
            i = rng.below(len(pool))
            mask |= 1 << pool[i]
            last = pool.pop()
            if i < len(pool):
                pool[i] = last
        return mask

    def values(self) -> list[int]:
        bits = [1 << i for i in self.ids]
        return [sum(one) for size in range(self.least, self.most + 1) for one in combinations(bits, size)]


_SMALL: Final = 24
_UP_TO: Final = [[sum([comb(n, k) for k in range(most)]) for most in range(n + 2)] for n in range(_SMALL)]
"""How many subsets of fewer than so many members: making these sums anew takes longer than all the rest."""


class Option:
    """A box of actions of one kind."""

    def __init__(self, action: type[Action], *box: Domain) -> None:
        self.action: Final = action
        self.box: Final = box

    def admits(self, action: Action) -> bool:
        """Is this action inside the box?"""
        if type(action) is not self.action:
            return False
        key = action.key()
        if len(key) != len(self.box):
            return False
        i = 0
        for domain in self.box:
            if not domain.has(key[i]):
                return False
            i += 1
        return True

    def count(self) -> int:
        """How many actions the box holds."""
        total = 1
        for domain in self.box:
            total *= domain.count()
        return total

    def nth(self, i: int) -> Action:
        """The i-th action; the last argument changes fastest."""
        args: list[int] = []
        for at in range(len(self.box) - 1, -1, -1):
            domain = self.box[at]
            n = domain.count()
            args.append(domain.nth(i % n))
            i //= n
        args.reverse()
        return make(self.action, args)

    def every(self) -> list[Action]:
        """All actions of the box in their order: faster than one after the other."""
        rows: list[list[int]] = [[]]
        for domain in self.box:
            values = domain.values()
            rows = [[*row, value] for row in rows for value in values]
        return [make(self.action, row) for row in rows]

    def sample(self, rng: Rng) -> Action:
        """A random action, each argument on its own."""
        return make(self.action, [domain.pick(rng) for domain in self.box])

    def __repr__(self) -> str:
        return f"Option({self.action.__name__} x {self.count()})"
