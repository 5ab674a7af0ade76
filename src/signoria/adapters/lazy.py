"""Observations that are built when they are read, from the table as it was when they were handed out."""

from collections.abc import ItemsView, Iterator, KeysView, ValuesView
from typing import Any

import numpy as np
from numpy.typing import NDArray

from signoria.adapters.desk import Desk
from signoria.adapters.observation import Vector
from signoria.core.flow import State, apply
from signoria.core.menu import menu_of

Mask = NDArray[np.int8]
_KEYS = ("observation", "action_mask")
_NOTHING = dict.fromkeys(_KEYS)


class Trail:
    """A table some moves ago, so that what was handed out since can still be built later.

    Cheaper than a copy for every observation: a copy for every `LONGEST` moves.
    """

    LONGEST = 16

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.first = len(desk.moves)
        self.start = desk.state.clone()

    def after(self, count: int) -> State:
        """The table after so many moves of the game."""
        if count == len(self.desk.moves):
            return self.desk.state
        state = self.start.clone()
        for seat, action in self.desk.moves[self.first : count]:
            apply(state, seat, action)
        return state


class Observation(dict[str, Any]):
    """`{"observation": vector, "action_mask": mask}`, each built when it is first read.

    What is read late still shows the table as it was when the observation was handed out.
    """

    def __init__(self, seat: int, trail: Trail) -> None:
        super().__init__(_NOTHING)
        desk = trail.desk
        self._seat = seat
        self._trail = trail
        self._moves = len(desk.moves)
        self._asked = desk.seat == seat
        self._asides = desk.asides and not desk.spoke

    def __getitem__(self, key: str) -> Any:
        value = super().__getitem__(key)
        if value is None:
            value = self._mask() if key == "action_mask" else self._vector()
            self[key] = value
        return value

    def _vector(self) -> Vector:
        return self._trail.desk.setup.layout.vector(self._trail.after(self._moves), self._seat)

    def _mask(self) -> Mask:
        desk = self._trail.desk
        mask = np.zeros(desk.numbering.size, np.int8)
        if self._asked:
            if self._moves == len(desk.moves):
                menu = desk.menu()
            else:
                menu = menu_of(self._trail.after(self._moves), self._seat, desk.numbering, self._asides)
            mask[menu.ids] = 1
        return mask

    # The methods of a plain dict would pass by `__getitem__` and show what is not built yet.
    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if key in _KEYS else default

    def __iter__(self) -> Iterator[str]:
        return iter(_KEYS)

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        return _NOTHING.keys()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return self.copy().values()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return self.copy().items()

    def copy(self) -> dict[str, Any]:
        return {key: self[key] for key in _KEYS}

    def __eq__(self, other: object) -> bool:
        return self.copy() == other

    def __repr__(self) -> str:
        return repr(self.copy())

    def __reduce__(self) -> Any:
        return (dict, (self.copy(),))

    __hash__ = None
