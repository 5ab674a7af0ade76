"""What a seat may see as a vector of fixed length, and as bytes.

The vector is laid out by walking the types of the title's view: a number takes one place, a struct the places
of its fields, a list its length and then a fixed number of entries. How many entries: what the annotation
says (`Annotated[list[int], msgspec.Meta(max_length=40)]`), otherwise as many as the list has after set-up
with all seats taken, but at least `NUMBERS` numbers or `THINGS` structs. Entries beyond that are left out,
the length still tells that they exist. Nothing but the view and the question enters, so nothing can leak.
"""

from array import array
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from signoria.core.chance import seeded
from signoria.core.flow import State
from signoria.play.game import AnyGame

NUMBERS = 16
THINGS = 6
PROMPT = 8
"""So many numbers of the question on the table are part of the vector."""

Vector = NDArray[np.float32]


@dataclass(frozen=True)
class Number:
    size: int = 1

    def put(self, value: Any, out: "array[float]", at: int) -> None:
        out[at] = value

    def names(self, name: str) -> list[str]:
        return [name]


@dataclass(frozen=True)
class Numbers:
    bound: int

    @property
    def size(self) -> int:
        return 1 + self.bound

    def put(self, value: Any, out: "array[float]", at: int) -> None:
        n = len(value)
        out[at] = n
        if n:
            n = min(n, self.bound)
            out[at + 1 : at + 1 + n] = array("f", value[:n])

    def names(self, name: str) -> list[str]:
        return [f"len({name})", *(f"{name}[{i}]" for i in range(self.bound))]


@dataclass(frozen=True)
class Listed:
    bound: int
    item: "Place"
    size: int

    def put(self, value: Any, out: "array[float]", at: int) -> None:
        out[at] = len(value)
        at += 1
        for one in value[: self.bound]:
            self.item.put(one, out, at)
            at += self.item.size

    def names(self, name: str) -> list[str]:
        inner = [text for i in range(self.bound) for text in self.item.names(f"{name}[{i}]")]
        return [f"len({name})", *inner]


@dataclass(frozen=True)
class Fields:
    fields: tuple[tuple[str, "Place", int], ...]
    size: int

    def put(self, value: Any, out: "array[float]", at: int) -> None:
        for name, place, offset in self.fields:
            place.put(getattr(value, name), out, at + offset)

    def names(self, name: str) -> list[str]:
        dot = f"{name}." if name else ""
        return [text for field, place, _ in self.fields for text in place.names(dot + field)]


@dataclass(frozen=True)
class Maybe:
    """Something that may be absent: a flag, then its places."""

    item: "Place"
    size: int

    def put(self, value: Any, out: "array[float]", at: int) -> None:
        if value is not None:
            out[at] = 1
            self.item.put(value, out, at + 1)

    def names(self, name: str) -> list[str]:
        return [f"has({name})", *self.item.names(name)]


Place = Number | Numbers | Listed | Fields | Maybe

_PLAIN = (inspect.IntType, inspect.BoolType, inspect.FloatType)


class Layout:
    """Where everything stands in the vector of a title; the same for every seat count."""

    def __init__(self, game: AnyGame, tables: Any) -> None:
        seats = game.most_seats
        sample = game.view(game.new_state(tables, seats, {}, seeded(0)), 0)
        self._game = game
        self._view = place_of(inspect.type_info(type(sample)), [sample], "view")
        self._frames = {frame: i for i, frame in enumerate(game.frames)}
        self._question = seats + 1
        self._prompt = self._question + len(game.frames)
        self._start = self._prompt + PROMPT
        self.size = self._start + self._view.size
        self._blank = bytes(4 * self.size)

    @property
    def names(self) -> list[str]:
        """What stands at each place, such as `seats[2].goods[5]`."""
        return [
            *(f"is_seat({i})" for i in range(self._question - 1)),
            "seats",
            *(f"asks({frame.TAG})" for frame in self._frames),
            *(f"prompt[{i}]" for i in range(PROMPT)),
            *self._view.names(""),
        ]

    def vector(self, s: State, seat: int) -> Vector:
        """The table from one seat."""
        out = array("f", self._blank)
        out[seat] = 1
        out[self._question - 1] = s.seats
        if s.stack:
            top = s.stack[-1]
            place = self._frames.get(type(top))
            if place is not None:
                out[self._question + place] = 1
            for i, value in enumerate(top.prompt(s, seat)[:PROMPT]):
                out[self._prompt + i] = value
        self._view.put(self._game.view(s, seat), out, self._start)
        return np.frombuffer(out, np.float32)


def place_of(kind: inspect.Type, samples: list[Any], where: str) -> Place:
    """The places of a type; `samples` are the values it has after set-up."""
    if isinstance(kind, _PLAIN):
        return Number()
    if isinstance(kind, inspect.StructType):
        return _fields(kind, samples, where)
    if isinstance(kind, (inspect.ListType, inspect.VarTupleType)):
        return _list(kind, samples, where)
    if isinstance(kind, inspect.UnionType):
        others = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        if len(others) == 1:
            item = place_of(others[0], [one for one in samples if one is not None], where)
            return Maybe(item, 1 + item.size)
    raise TypeError(f"{where} of a view must be a number, a struct or a list of such, to become a vector")


def _fields(kind: inspect.StructType, samples: list[Any], where: str) -> Fields:
    fields, at = [], 0
    for field in kind.fields:
        values = [getattr(one, field.name) for one in samples]
        place = place_of(field.type, values, f"{where}.{field.name}")
        fields.append((field.name, place, at))
        at += place.size
    return Fields(tuple(fields), at)


def _list(kind: inspect.ListType | inspect.VarTupleType, samples: list[Any], where: str) -> Place:
    item = place_of(kind.item_type, [entry for one in samples for entry in one], where)
    least = NUMBERS if isinstance(item, Number) else THINGS
    bound = kind.max_length or max([least, *(len(one) for one in samples)])
    return Numbers(bound) if isinstance(item, Number) else Listed(bound, item, 1 + bound * item.size)


_made: dict[str, tuple[Any, Layout]] = {}


def layout(game: AnyGame, tables: Any) -> Layout:
    """The layout of a title with these component tables; made once."""
    known = _made.get(game.id)
    if known is None or known[0] is not tables:
        known = _made[game.id] = (tables, Layout(game, tables))
    return known[1]


def squashed(vector: Vector) -> Vector:
    """Signed logarithms: small numbers keep their differences, large ones do not drown them."""
    return np.sign(vector) * np.log1p(np.abs(vector))


def shown(game: AnyGame, s: State, seat: int) -> bytes:
    """The view and the question as JSON."""
    top = s.stack[-1] if s.stack else None
    question = [] if top is None else [type(top).TAG, *top.prompt(s, seat)]
    return msgspec.json.encode({"seat": seat, "question": question, "view": game.view(s, seat)})
