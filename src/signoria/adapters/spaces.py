"""The spaces of an agent: what it sees, and action numbers with a faster draw from a mask of thousands."""

from typing import Any

import numpy as np
from gymnasium import spaces

from signoria.adapters.sheet import Drawing, Sheet

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


class Numbers(Drawing, spaces.Discrete):
    """`Discrete(n)` with the same checks; gymnasium's own draw by mask takes longer than many decisions."""

    def __init__(self, n: int, seed: int | None = None, sheet: Sheet | None = None) -> None:
        Drawing.__init__(self, Sheet(0) if sheet is None else sheet)
        self._shape_of_masks = (n,)
        spaces.Discrete.__init__(self, n, seed)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "sheet": self.sheet, "drawn": self.drawn}

    def __setstate__(self, state: Any) -> None:
        rest = dict(state)
        self.sheet, self.drawn = rest.pop("sheet"), rest.pop("drawn")
        super().__setstate__(rest)

    def seed(self, seed: int | None = None) -> Any:
        """Start anew: the same seed, the same draws."""
        self.drawn = []
        return super().seed(seed)

    def sample_otherwise(self, mask: Any, probability: Any) -> Any:
        """Gymnasium's own draws, and one from a mask that is not the table's last."""
        if probability is not None or type(mask) is not np.ndarray or mask.dtype is not _BYTE:
            return spaces.Discrete.sample(self, mask, probability)
        legal = mask.view(np.bool_).nonzero()[0]
        count = len(legal)
        if mask.shape != self._shape_of_masks or not count or mask[legal].tobytes() != _ON * count:
            return spaces.Discrete.sample(
                self, mask
            )  # says what is wrong with it, or what an empty one means
        return legal[int((self.drawn or self.more()).pop() * count)]

    def more(self) -> list[float]:
        """One call of the generator costs as much as a hundred numbers from it."""
        self.drawn = self.np_random.random(_AT_ONCE).tolist()
        return self.drawn
