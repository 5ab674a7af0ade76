"""What a client may say at a table's socket: deeds, as typed structs. Explained in docs/wire.md.

A message is an object with exactly one key, which names its kind: `{"act": {...}}`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, new for every deed; the same id never acts twice."""
ValueWire = Annotated[list[Any], Meta(min_length=1, max_length=64)]
"""`["bid", 7]`: the tag of a value, then its ints."""
Number = Annotated[int, Meta(ge=-1, le=2**31 - 2)]
"""PostgreSQL counts in 32 bits."""


class UpPart(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a client says."""


class Hello(UpPart):
    """First message: show me the table, with news after entry `since` (-1: all that is kept at hand)."""

    since: Number = -1
    token: Annotated[str, Meta(max_length=128)] = ""
    """A seat token, for scripts without a cookie."""
    seat: Number | None = None
    """Which of my seats, for somebody who holds several."""


class Act(UpPart):
    """An answer to question `ask`, or an aside (which is never stale)."""

    id: ClientId
    ask: Number
    do: ValueWire
    text: Annotated[str, Meta(max_length=500)] = ""
    """Said aloud with it, to the whole table (a promise): kept in the record, and no rule reads it."""


class Undo(UpPart):
    """Take back the own last entry, freely."""

    id: ClientId


class TakeBack(UpPart):
    """Ask the others to take back everything from entry `to` on."""

    id: ClientId
    to: Number


class Vote(UpPart):
    """Answer the proposal on the table."""

    id: ClientId
    proposal: Annotated[str, Meta(max_length=64)]
    yes: bool


class Why(UpPart):
    """May I do this, and if not, which rule forbids it? Changes nothing."""

    id: ClientId
    do: ValueWire


class Say(UpPart):
    """Talk to the table, or privately to one seat."""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    to: Number | None = None


class Note(UpPart):
    """Replace the own private notes on this table."""

    id: ClientId
    text: Annotated[str, Meta(max_length=20_000)]


class Raise(UpPart):
    """A secret maximum: give the lowest legal value of argument `arg` of action `do`, up to `most`."""

    do: Annotated[str, Meta(min_length=1, max_length=64)]
    most: int
    arg: Annotated[int, Meta(ge=0, le=63)] = 0


class Order(UpPart):
    """A standing order. Exactly one of `answer`, `up_to` and `default` says what is answered.

    It speaks when its seat is asked by a frame of tag `frame` (empty: by any), as often as `times` says
    (0: always). It cancels itself with a reason: its answer is refused, an event named in `until` is heard,
    the question reads differently and `same` was asked for, or the game is over.
    """

    id: ClientId
    frame: Annotated[str, Meta(max_length=64)] = ""
    answer: ValueWire | None = None
    """This very answer (`["pass"]`), whenever it is legal."""
    up_to: Raise | None = None
    """Bid the least that is legal, up to a secret maximum."""
    otherwise: ValueWire | None = None
    """With `up_to`: what to answer when the maximum is passed (`["pass"]`)."""
    default: bool = False
    """What the rules would do if time ran out."""
    times: Annotated[int, Meta(ge=0, le=10_000)] = 0
    until: Annotated[list[str], Meta(max_length=16)] = []
    """Tags of events that end the order; `"pope_elected!"` only if the event names the own seat."""
    again: Annotated[list[str], Meta(max_length=16)] = []
    """With `answer`: do it anew, asked or not, each time one of these events is heard and it is legal then;
    so an offer that lapses with every turn stays on the table."""
    same: bool = False
    """Only while the prompt's numbers are those of the moment the order was placed."""


class Cancel(UpPart):
    """Withdraw a standing order."""

    id: ClientId
    order: Annotated[str, Meta(max_length=64)]


class Promise(UpPart):
    """Promise something to a seat in words; the rules do not bind it, the table remembers it."""

    id: ClientId
    to: Annotated[int, Meta(ge=0, le=63)]
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    public: bool = True


class Mark(UpPart):
    """`accepted` or `declined` by the one promised to; later `kept` or `broken` by either side."""

    id: ClientId
    promise: Number
    mark: Literal["accepted", "declined", "kept", "broken"]


class Up(UpPart):
    """Any message of a client: exactly one of these."""

    hello: Hello | None = None
    act: Act | None = None
    undo: Undo | None = None
    takeback: TakeBack | None = None
    vote: Vote | None = None
    why: Why | None = None
    say: Say | None = None
    note: Note | None = None
    order: Order | None = None
    cancel: Cancel | None = None
    promise: Promise | None = None
    mark: Mark | None = None
    ping: int | None = None


decode_up = msgspec.json.Decoder(Up).decode


def kind(message: Up) -> str:
    """The one key of a message; empty if it has none or several."""
    said = [name for name in Up.__struct_fields__ if getattr(message, name) is not None]
    return said[0] if len(said) == 1 else ""
