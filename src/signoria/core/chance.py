"""Chance: dice, draws and deals are asked for inline and answered by a generator, a record or a searcher.

A state asks `s.chance.below(n, stream)`; who answers is not its business. Simulations use `Seeded`, whose
whole memory is three ints, so that cloning a state stays cheap. Replays use `Scripted`. Live tables use
sealed chance (`signoria.play.fairness`), which can be verified afterwards.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

SETUP: Final = 0
DECK: Final = 1
DICE: Final = 2

_MASK: Final = 0xFFFFFFFF


class ChanceExhausted(Exception):
    """A scripted chance was asked for more results than it holds."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"a result below {sides} is needed, but the record holds no more chance results")
        self.sides: Final = sides


def scramble(seed: int) -> int:
    """A well-mixed non-zero 32-bit number: neighbouring seeds give unrelated streams."""
    x: i64 = (seed ^ (seed >> 32)) & _MASK
    x = ((x >> 16) ^ x) * 0x45D9F3B & _MASK
    x = ((x >> 16) ^ x) * 0x45D9F3B & _MASK
    x = (x >> 16) ^ x
    return x if x else 0x9E3779B9


def following(x: i64) -> i64:
    """The next state of a 32-bit xorshift generator. All numbers stay below 62 bits, in registers."""
    x ^= (x << 13) & _MASK
    x ^= x >> 17
    x ^= (x << 5) & _MASK
    return x


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A small generator for bots, playouts and tests: not part of any game's own chance."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = scramble(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        x = following(self.x)
        self.x = x
        sides: i64 = n
        return ((x >> 1) * sides) >> 31

    def one_of(self, items: list[int]) -> int:
        """A random item; one that is alone comes without asking chance."""
        n = len(items)
        return items[0] if n == 1 else items[self.below(n)]

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers what the rules leave to luck. This root answers nothing: it stands in states at rest."""

    def below(self, n: int, stream: int) -> int:
        """A number from 0 to n - 1."""
        raise RuntimeError("this state is at rest: it has no source of chance")

    def clone(self) -> "Chance":
        """A source that goes on like this one without disturbing it."""
        return self


class Seeded(Chance):
    """The fast generator of simulations, one stream each for set-up, decks and dice.

    Separate streams let two matches share their dice although their decks are used differently.
    """

    def __init__(self, setup: int, deck: int, dice: int) -> None:
        self.setup: i64 = setup
        self.deck: i64 = deck
        self.dice: i64 = dice

    def below(self, n: int, stream: int) -> int:
        if stream == DECK:
            x = following(self.deck)
            self.deck = x
        elif stream == DICE:
            x = following(self.dice)
            self.dice = x
        else:
            x = following(self.setup)
            self.setup = x
        sides: i64 = n
        return ((x >> 1) * sides) >> 31

    def clone(self) -> Chance:
        return Seeded(self.setup, self.deck, self.dice)


def seeded(seed: int) -> Seeded:
    """A fresh generator from one number."""
    return Seeded(scramble(seed), scramble(seed + 0x51ED2701), scramble(seed + 0x2545F491))


class Scripted(Chance):
    """Results known beforehand: a replayed record, or a searcher that tries every outcome."""

    def __init__(self, results: list[int]) -> None:
        self.results: Final = results
        self.used = 0

    def below(self, n: int, stream: int) -> int:
        if self.used == len(self.results):
            raise ChanceExhausted(n)
        result = self.results[self.used]
        if not 0 <= result < n:
            raise ValueError(f"recorded chance result {result} is not below {n}")
        self.used += 1
        return result

    def close(self) -> None:
        """The script must have been used up: results that nobody asked for belong to another game."""
        if self.used != len(self.results):
            raise ValueError(f"{len(self.results) - self.used} chance results were not asked for")

    def clone(self) -> Chance:
        other = Scripted(self.results)
        other.used = self.used
        return other
