"""Piles: decks and bags are pools, drawn from at the moment of drawing.

A pool has no order, so there is none to hide or to leak. What must keep an order (a card known to lie on
top) is kept by the title beside its pool.
"""

from signoria.core.chance import DECK, DICE, SETUP, Chance


def draw(chance: Chance, pool: list[int]) -> int:
    """Take a random element out of a pool. The last one comes without asking chance."""
    n = len(pool)
    i = chance.below(n, DECK) if n > 1 else 0
    taken = pool[i]
    last = pool.pop()
    if i < n - 1:
        pool[i] = last
    return taken


def deal(chance: Chance, pool: list[int], count: int) -> list[int]:
    """Take `count` elements, or as many as there are."""
    return [draw(chance, pool) for _ in range(min(count, len(pool)))]


def shuffle(chance: Chance, items: list[int]) -> None:
    """Put a list that must keep its order into a random one (set-up only)."""
    for i in range(len(items) - 1, 0, -1):
        j = chance.below(i + 1, SETUP)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept


def roll(chance: Chance, sides: int) -> int:
    """A die: 1 to `sides`."""
    return chance.below(sides, DICE) + 1
