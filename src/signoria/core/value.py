"""Values: frames, actions and events are small immutable things made of ints.

A value is its tag and its ints, in constructor order: `["bid", 7]`. Decoding is `cls(*ints)`, so the same
code serves plain and compiled classes (compiled ones have no annotations at run time).
"""

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

Key = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """An immutable thing made of ints; equal by content.

    `TAG` names the class on the wire and in texts. `OF` names each int, in constructor order, as
    `"argument"` or `"argument noun"`: `("attacker city", "defender city")`. The noun says what the int
    counts or points at, so that a browser can light up `city-3` and a log can print its name.
    """

    TAG: ClassVar[str] = ""
    OF: ClassVar[tuple[str, ...]] = ()

    def key(self) -> Key:
        """All ints of this value in constructor order."""
        return ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Value):
            return False
        return type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.key()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([str(i) for i in self.key()])})"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action(Value):
    """An answer a seat can give. The seat is not part of it: the envelope carries it.

    `SECRET` names the arguments that other seats do not get to see (a tile laid face down).
    """

    SECRET: ClassVar[tuple[str, ...]] = ()
    SLOTS: ClassVar[int] = 8
    """How many are drawn for a menu where there are too many of this kind to list (`signoria.core.menu`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """A fact in the past tense. Where an argument is masked for a seat it is -1.

    Rules tell facts and never read them, so an event keeps its ints as they came, in the order of `OF`: a
    title declares a tag and names, and nothing else.
    """

    def __init__(self, *ints: int) -> None:
        if len(ints) != len(self.OF):
            raise TypeError(f"{type(self).__name__} takes {len(self.OF)} ints, not {len(ints)}")
        self.ints: Final = ints

    def key(self) -> Key:
        return self.ints

    def of(self, argument: str) -> int:
        """The int that `OF` names so: for whoever reads one fact out of many (tests, stories)."""
        for name, value in zip(self.OF, self.ints, strict=True):
            if name.split(" ")[0] == argument:
                return value
        raise KeyError(argument)


def make(cls: Callable[..., Action], args: list[int]) -> Action:
    """Build an action from its ints; typed loosely because every action takes its own number of ints."""
    return cls(*args)
