"""The spaces of an agent: what it sees, and action numbers with a faster draw from a mask of thousands."""

from typing import Any

import numpy as np
from gymnasium import spaces

_BYTE = np.dtype(np.int8)
_ON = b"\x01"
_AT_ONCE = 128
_LARGEST = float(np.finfo(np.float32).max)


def seen_space(size: int, numbers: int) -> spaces.Dict:
    """The space of what an agent sees: a vector of so many floats, and a mask of so many action numbers."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-_LARGEST, _LARGEST, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
        }
    )


class Sheet:
    """The masks of one table are copies of one sheet: from question to question only what changes is
    rewritten. It knows the numbers of the mask handed out last, so that a draw from that need not search it.
    """

    def __init__(self, size: int) -> None:
        self.marks = bytearray(size)
        self.numbers: list[int] = []
        """Where the sheet has ones."""
        self.copy = np.frombuffer(self.marks, _BYTE).copy
        self.offered: Any = self
        """The mask handed out last: equal to the sheet, unless somebody has changed it since."""
        self.scalars = list(np.arange(size))
        """What draws return: gymnasium's are NumPy's, and these are made once."""

    def __reduce__(self) -> Any:
        return (Sheet, (len(self.marks),))  # a copy of the space begins with an empty sheet


class Numbers(spaces.Discrete):
    """`Discrete(n)` with the same checks; gymnasium's own draw by mask takes longer than many decisions."""

    def __init__(self, n: int, seed: int | None = None, sheet: Sheet | None = None) -> None:
        self._drawn: list[float] = []
        super().__init__(n, seed)
        self._shape_of_masks = (n,)
        self._sheet = Sheet(0) if sheet is None else sheet

    def seed(self, seed: int | None = None) -> Any:
        """Start anew: the same seed, the same draws."""
        self._drawn = []
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random number, or one whose mask is 1; the other arguments as gymnasium takes them."""
        sheet = self._sheet
        if mask is sheet.offered and probability is None and sheet.marks == mask:
            numbers = sheet.numbers
            return sheet.scalars[numbers[int((self._drawn or self._more()).pop() * len(numbers))]]
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
