"""What agents are handed: observations and infos that cost nothing until they are read."""

from collections.abc import ItemsView, Iterator, KeysView, ValuesView
from typing import Any, ClassVar

import numpy as np

from signoria.adapters.desk import Desk
from signoria.adapters.spaces import Numbers
from signoria.core.flow import apply

_BYTE = np.dtype(np.int8)
_array = np.frombuffer


class Trail:
    """A table some moves ago, so that what was handed out since can still be built later.

    Cheaper than a copy for every observation: a copy for every `LONGEST` moves.
    """

    LONGEST = 16

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.first = len(desk.moves)
        self.start = desk.state.clone()

    def after(self, count: int, spoke: bool) -> Desk:
        """The desk after so many moves of the game; `spoke` as it was then."""
        desk = self.desk
        if count == len(desk.moves):
            return desk
        state = self.start.clone()
        for seat, action in desk.moves[self.first : count]:
            apply(state, seat, action)
        then = Desk(desk.setup, state)
        then.spoke = spoke
        return then


class Lazy(dict[str, Any]):
    """A dict whose values are made when they are first read."""

    __slots__ = ()
    KEYS: ClassVar[dict[str, None]] = {}

    def made(self, key: str) -> Any:
        """The value of one of the keys."""
        raise NotImplementedError

    def __missing__(self, key: str) -> Any:
        if key not in self.KEYS:
            raise KeyError(key)
        value = self.made(key)
        self[key] = value
        return value

    # The methods of a plain dict would pass by `__missing__` and show only what is made already.
    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if key in self.KEYS else default

    def __contains__(self, key: object) -> bool:
        return key in self.KEYS

    def __len__(self) -> int:
        return len(self.KEYS)

    def __iter__(self) -> Iterator[str]:
        return iter(self.KEYS)

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        return self.KEYS.keys()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return self.copy().values()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return self.copy().items()

    def copy(self) -> dict[str, Any]:
        return {key: self[key] for key in self.KEYS}

    def __eq__(self, other: object) -> bool:
        return self.copy() == other

    def __or__(self, other: Any) -> Any:
        return self.copy() | other

    def __ror__(self, other: Any) -> Any:
        return other | self.copy()

    def __repr__(self) -> str:
        return repr(self.copy())

    def __reduce__(self) -> Any:
        return (dict, (self.copy(),))

    __hash__ = None


class Observation(Lazy):
    """`{"observation": vector, "action_mask": mask}` from the table as it was when it was handed out."""

    __slots__ = ("handed",)
    KEYS: ClassVar = {"observation": None, "action_mask": None}

    handed: tuple[int, Trail, int, bool, Numbers]
    """To which seat, from which trail, after how many moves, whether the seat had spoken, and its space.

    Set by whoever hands it out: a constructor with five arguments would take as long as all the rest.
    """

    def __missing__(self, key: str) -> Any:
        seat, trail, moves, _, space = self.handed
        desk = trail.desk
        if key == "action_mask" and seat == desk.seat and moves == len(desk.moves):
            # What every learner reads at every step, without the general way round.
            menu = desk.menu()
            buffer = menu.mask()
            mask = self[key] = _array(buffer, _BYTE)
            space.offered = (mask, buffer, bytes(buffer), menu.ids)
            return mask
        return super().__missing__(key)

    def made(self, key: str) -> Any:
        seat, trail, moves, spoke, _ = self.handed
        desk = trail.after(moves, spoke)
        if key == "observation":
            return desk.vector(seat)
        if desk.seat == seat:
            return _array(desk.mask(), _BYTE)
        return np.zeros(desk.numbering.size, np.int8)


class Info(Lazy):
    """`{"legal": numbers}`: what an agent may answer now, in ascending order; nothing unless it is asked."""

    __slots__ = ("_env", "_seat")
    KEYS: ClassVar = {"legal": None}

    def __init__(self, env: Any, seat: int) -> None:
        self._env = env
        self._seat = seat

    def __missing__(self, key: str) -> Any:
        """Never kept: there is one info an agent, and it speaks of the table as it stands."""
        if key != "legal":
            raise KeyError(key)
        desk: Desk = self._env.desk
        return desk.menu().ids if desk.seat == self._seat else []
