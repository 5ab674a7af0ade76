"""What agents are handed: observations and infos that cost nothing until they are read."""

from collections.abc import ItemsView, Iterator, KeysView, ValuesView
from copy import deepcopy
from typing import Any, ClassVar

import numpy as np

from signoria.adapters.desk import Desk
from signoria.adapters.sheet import Sheet
from signoria.core.flow import apply

_BYTE = np.dtype(np.int8)
_array = np.frombuffer
_get: Any = dict.get
_UNREAD = object()


class Trail:
    """A table some moves ago, so that what was handed out since can still be built later.

    Cheaper than a copy for every observation: a copy for every `LONGEST` moves.
    """

    LONGEST = 32

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.first = len(desk.answers)
        self.end = 2 * (self.first + self.LONGEST)
        """The moment (`Desk.moment`) from which on a new trail is due."""
        self.start = desk.state.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Trail":
        return Trail(deepcopy(self.desk, memo))  # what a copy hands out begins with the table as it stands

    def at(self, moment: int) -> Desk:
        """The desk as it was at a moment of the game."""
        desk = self.desk
        if moment == desk.moment():
            return desk
        state = self.start.clone()
        for i in range(self.first, moment >> 1):
            apply(state, desk.movers[i], desk.answers[i])
        then = Desk(desk.setup, state)
        then.spoke = moment & 1 == 1
        return then


class Lazy(dict[str, Any]):
    """A dict whose values are made when they are first read."""

    __slots__ = ()
    KEYS: ClassVar[dict[str, None]] = {}

    def made(self, key: str) -> Any:
        """The value of one of the keys."""
        raise NotImplementedError

    # Not `__missing__`: Python finds its way to a `__getitem__` of a class in half the time.
    def __getitem__(self, key: str) -> Any:
        value = _get(self, key, _UNREAD)
        if value is _UNREAD:
            if key not in self.KEYS:
                raise KeyError(key)
            value = self.made(key)
            self[key] = value
        return value

    # The methods of a plain dict would show only what is made already.
    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if key in self else default  # noqa: SIM401 - this is that very method

    def __contains__(self, key: object) -> bool:
        return key in self.KEYS or super().__contains__(key)

    def __len__(self) -> int:
        return len(self.keys())

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        """What it was made for, then what others have added."""
        return {**self.KEYS, **dict.fromkeys(super().keys())}.keys()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return self.copy().values()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return self.copy().items()

    def copy(self) -> dict[str, Any]:
        return {key: self[key] for key in self}

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

    __slots__ = ("handed", "mask")
    KEYS: ClassVar = {"observation": None, "action_mask": None}

    handed: tuple[int, Trail, int, Sheet]
    """To which seat, from which trail, at which moment; and the sheet of the masks.

    Set by whoever hands it out, and None as the mask: a constructor would take as long as all the rest.
    """

    mask: Any

    def __getitem__(self, key: str) -> Any:
        if key != "action_mask":
            return Lazy.__getitem__(self, key)
        mask = self.mask
        if mask is None:
            # What every learner reads at every step, without the general way round.
            seat, trail, moment, sheet = self.handed
            mask = sheet.hand_out(trail.desk, seat, moment)
            if mask is None:
                mask = self.made(key)
            self.mask = mask
        return mask

    def __setitem__(self, key: str, value: Any) -> None:
        if key == "action_mask":
            self.mask = value
        else:
            super().__setitem__(key, value)

    def made(self, key: str) -> Any:
        seat, trail, moment, _ = self.handed
        desk = trail.at(moment)
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

    def __getitem__(self, key: str) -> Any:
        """Never kept: there is one info an agent, and it speaks of the table as it stands."""
        if key != "legal":
            return Lazy.__getitem__(self, key)
        return self._env._desk.legal(self._seat)
