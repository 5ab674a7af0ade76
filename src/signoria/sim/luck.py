"""Luck: every number that a run needs derives from its seed and a label, whatever the number of processes."""

import hashlib

from signoria.core.chance import Chance, Rng, Seeded, seeded

_BITS = 61


def number(*label: object) -> int:
    """A number below 2**61 that depends on nothing but the label: `number(seed, game, "deal")`."""
    return int.from_bytes(secret(*label)) >> (256 - _BITS)


def secret(*label: object) -> bytes:
    """32 bytes that depend on nothing but the label, to serve as the seed of a match."""
    return hashlib.sha256(":".join(str(part) for part in label).encode()).digest()


def rng(*label: object) -> Rng:
    return Rng(number(*label))


class Noting(Chance):
    """Fast chance that notes what it answered, so that a game can be written as a record."""

    def __init__(self, source: Seeded) -> None:
        self.source = source
        self.results: list[int] = []

    def below(self, n: int, stream: int) -> int:
        result = self.source.below(n, stream)
        self.results.append(result)
        return result

    def fresh(self) -> "Noting":
        """The same luck going on, with nothing noted yet."""
        return Noting(self.source)


def noting(*label: object) -> Noting:
    return Noting(seeded(number(*label)))
