"""The space of action numbers: gymnasium's own, with a faster draw from a mask of thousands."""

from typing import Any

import numpy as np
from gymnasium import spaces

_BYTE = np.dtype(np.int8)
_ON = b"\x01"
_AT_ONCE = 128


class Numbers(spaces.Discrete):
    """`Discrete(n)` with the same checks; gymnasium's own draw by mask takes longer than many decisions."""

    def __init__(self, n: int, seed: int | None = None) -> None:
        self._drawn: list[float] = []
        super().__init__(n, seed)
        self._shape_of_masks = (n,)
        self._scalars = np.arange(n)
        self.offered: tuple[Any, bytearray, bytes, list[int]] = (None, bytearray(), b"", [])
        """The mask handed out last, its bytes, a copy of them, and its numbers: a draw need not search it."""

    def seed(self, seed: int | None = None) -> Any:
        """Start anew: the same seed, the same draws."""
        self._drawn = []
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random number, or one whose mask is 1; the other arguments as gymnasium takes them."""
        offered, buffer, unchanged, numbers = self.offered
        if mask is offered and probability is None and mask is not None and buffer == unchanged:
            return self._scalars[numbers[int((self._drawn or self._more()).pop() * len(numbers))]]
        if probability is not None or type(mask) is not np.ndarray or mask.dtype is not _BYTE:
            return super().sample(mask, probability)
        legal = mask.view(np.bool_).nonzero()[0]
        count = len(legal)
        if mask.shape != self._shape_of_masks or not count or mask[legal].tobytes() != _ON * count:
            return super().sample(mask)  # says what is wrong with the mask, or what an empty one means
        return legal[int((self._drawn or self._more()).pop() * count)]

    def _more(self) -> list[float]:
        """Numbers from 0 to 1: one call of the generator costs as much as a hundred numbers from it."""
        self._drawn = self.np_random.random(_AT_ONCE).tolist()
        return self._drawn
