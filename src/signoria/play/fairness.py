"""Provably fair chance: the deal derives from a seed that is committed to before and revealed after the game.

Before the first move the table publishes the SHA-256 of a secret 256-bit seed. The k-th chance result of
entry n is HMAC-SHA-256(seed, "n:k") taken below the number of sides. After the last move the seed is
published, and anybody can recompute every shuffle and every die. Undone entries keep their numbers, so a
taken-back roll never comes again.
"""

import hashlib
import hmac
import secrets

from signoria.core.chance import Chance


def new_seed() -> bytes:
    """A secret that nobody can guess from public rolls."""
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """What is published before the first move."""
    return hashlib.sha256(seed).hexdigest()


class SealedChance(Chance):
    """Chance of one entry of a record, drawn from the table's secret seed; notes what it answered."""

    def __init__(self, seed: bytes, entry: int) -> None:
        self.seed = seed
        self.entry = entry
        self.results: list[int] = []

    def below(self, n: int, stream: int) -> int:
        text = f"{self.entry}:{len(self.results)}".encode()
        result = int.from_bytes(hmac.digest(self.seed, text, "sha256")) % n
        self.results.append(result)
        return result
