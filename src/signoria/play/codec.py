"""Codec: values and options to and from JSON-ready lists; whole states for snapshots.

A value is `["bid", 7]`. An option is `{"do": "bid", "of": ["gold"], "box": [{"from": 5, "to": 12}]}`.
"""

from typing import Any

from signoria.core.flow import State
from signoria.core.option import Among, Domain, Option, Some, Span
from signoria.core.value import Action, Value
from signoria.play.errors import BadAction, BadRecord
from signoria.play.game import AnyGame

HUGE = 1 << 62
"""Numbers at or beyond this are refused before any rule sees them."""


def value_to_wire(value: Value) -> list[Any]:
    """`Bid(7)` becomes `["bid", 7]`."""
    return [type(value).TAG, *value.key()]


def action_from_wire(game: AnyGame, wire: Any) -> Action:
    """The action behind `["bid", 7]`; raises BadAction with a sentence when it is none."""
    if not isinstance(wire, (list, tuple)) or not wire or not isinstance(wire[0], str):
        raise BadAction('An action is a list: its kind and then its numbers, such as ["bid", 7].')
    tag, args = wire[0], list(wire[1:])
    cls = game.action_tags.get(tag)
    if cls is None:
        raise BadAction(f"{game.id} knows no action '{tag[:40]}'.")
    if len(args) != len(cls.OF):
        raise BadAction(
            f"'{tag}' takes {len(cls.OF)} numbers ({', '.join(cls.OF) or 'none'}), not {len(args)}."
        )
    for name, arg in zip(cls.OF, args, strict=True):
        if type(arg) is not int:
            raise BadAction(f"'{name}' of '{tag}' must be a whole number.")
        if not -HUGE < arg < HUGE:
            raise BadAction(f"'{name}' of '{tag}' is out of all bounds.")
    return cls(*args)


def option_to_wire(option: Option) -> dict[str, Any]:
    """What a client needs to offer a box of actions."""
    cls = option.action
    return {"do": cls.TAG, "of": list(cls.OF), "box": [domain_to_wire(domain) for domain in option.box]}


def domain_to_wire(domain: Domain) -> Any:
    """A list of numbers, a span, or a subset to choose."""
    if isinstance(domain, Span):
        return {"from": domain.low, "to": domain.high, "step": domain.step}
    if isinstance(domain, Among):
        return domain.ids
    if isinstance(domain, Some):
        return {"of": domain.ids, "least": domain.least, "most": domain.most}
    raise TypeError(f"no wire form for {domain!r}")


def pack_state(state: State) -> dict[str, Any]:
    """Everything in a state except chance and news, as JSON-ready data; equal states pack equally."""
    return {
        "layout": type(state).LAYOUT,
        "stack": [value_to_wire(frame) for frame in state.stack],
        "sealed": [None if action is None else value_to_wire(action) for action in state.sealed],
        "fields": {name: _pack(getattr(state, name)) for name in type(state).FIELDS},
    }


def unpack_state(game: AnyGame, tables: Any, seats: int, packed: dict[str, Any]) -> State:
    """The state behind `pack_state`; its chance is a blank one and must be replaced before play goes on."""
    state: State = game.blank(tables, seats)
    if packed.get("layout", 1) != type(state).LAYOUT:
        raise BadRecord(f"This snapshot of {game.id} was written by another version of the program.")
    try:
        state.stack = [_value(game, wire) for wire in packed["stack"]]
        sealed = [None if wire is None else _value(game, wire) for wire in packed["sealed"]]
        state.sealed = tuple(sealed)
        for name in type(state).FIELDS:
            setattr(state, name, _unpack(game, packed["fields"][name]))
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"This snapshot of {game.id} cannot be read: {error}.") from error
    return state


def _pack(thing: Any) -> Any:
    if isinstance(thing, (bool, int)) or thing is None:
        return thing
    if isinstance(thing, Value):
        return value_to_wire(thing)
    if isinstance(thing, list):
        return [_pack(item) for item in thing]
    if isinstance(thing, tuple):
        return {"tuple": [_pack(item) for item in thing]}
    if isinstance(thing, bytes):
        return {"bytes": list(thing)}
    raise TypeError(f"a state holds ints, lists, tuples, bytes and values, not {type(thing).__name__}")


def _unpack(game: AnyGame, wire: Any) -> Any:
    if isinstance(wire, dict):
        if "bytes" in wire:
            return bytes(wire["bytes"])
        return tuple([_unpack(game, item) for item in wire["tuple"]])
    if not isinstance(wire, list):
        return wire
    if wire and isinstance(wire[0], str):
        return _value(game, wire)
    return [_unpack(game, item) for item in wire]


def _value(game: AnyGame, wire: list[Any]) -> Any:
    return game.tagged[wire[0]](*wire[1:])
