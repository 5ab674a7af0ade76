"""What the server says at a table's socket, as typed structs: the wire, version 1. Explained in docs/wire.md.

A message is an object with exactly one key, which names its kind: `{"table": {...}}`. What clients say stands
in deeds.py.
"""

from typing import Any, Literal

import msgspec

from signoria.server.deeds import Order


class DownPart(msgspec.Struct):
    """What the server says. Clients ignore fields they do not know."""


class Prompt(DownPart):
    """The frame on top, with its numbers as this seat may know them."""

    frame: str
    of: list[str]
    args: list[int]


class News(DownPart, omit_defaults=True):
    """What one entry told this seat. An undo names the entry that, with all after it, no longer counts."""

    n: int
    seat: int
    at: float
    events: list[Any]
    by: str = ""
    """"": the player; `order`, `clock`, `bot`: answered for the seat."""
    undo: int | None = None
    do: list[Any] | None = None
    """Only the own deeds."""
    id: str = ""
    """The client's id of an own deed: this is its acknowledgement."""
    text: str = ""
    """What the seat said aloud with it; binds nobody."""


class SeatInfo(DownPart):
    """Who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str = ""
    present: bool = False
    away: bool = False
    """A bot plays on for this person until they come back."""
    account: bool = False


class Clock(DownPart):
    """Seconds left at the time of the message."""

    left: float
    running: bool
    away_until: float | None = None


class Over(DownPart):
    scores: list[int]
    places: list[int]


class Proposal(DownPart):
    """Something that needs consent: `takeback` to entry `to`, or `stop` the game unfinished."""

    id: str
    kind: Literal["takeback", "stop"]
    by: int
    to: int
    votes: dict[str, bool]
    needed: list[int]
    """Seats that have not answered yet."""


class Table(DownPart):
    """One for each decision: everything this seat needs to see and to answer."""

    name: str
    title: str
    state: Literal["open", "playing", "over", "stopped"]
    n: int
    """Number of the last entry; -1 before the game begins."""
    seat: int
    """Mine; -1 for a spectator."""
    seats: list[SeatInfo]
    now: float
    ask: int = 0
    prompt: Prompt | None = None
    waiting: list[int] = []
    may: bool = False
    """May I act now (answers or asides)?"""
    view: msgspec.Raw | None = None
    data: str = ""
    """The component data this game is played with (see `GET /api/titles/{id}`); empty before it begins."""
    tally: list[list[int | None]] = []
    """By seat: its points from each of the title's sources, null where I may not know them."""
    news: list[News] = []
    options: list[Any] = []
    asides: list[Any] = []
    undo: Any = None
    """None: undo is free now; otherwise `{"rule", "key"}`."""
    clocks: list[Clock] | None = None
    proposal: Proposal | None = None
    over: Over | None = None
    closed: Any = None
    """`{"rule", "key"}` where the game cannot go on here (other rules): no view, but news to read."""
    delayed: bool = False
    """A spectator sees the table as it was some time ago."""


class Refused(DownPart):
    """The deed `id` was not done. `rule` may be empty; `key` names the sentence `why-<key>`."""

    id: str
    rule: str
    key: str
    text: str
    stale: bool = False


class WhyAnswer(DownPart):
    id: str
    rule: str = ""
    key: str = ""
    """Empty: it is legal now."""
    text: str = ""


class Done(DownPart):
    """The deed `id` was done (deeds other than `act`, and repeated ones); `n` is its entry, if it has one."""

    id: str
    n: int = -1


class Chat(DownPart):
    id: int
    seat: int
    text: str
    at: float
    to: int | None = None


class OrderInfo(DownPart):
    """One of the own standing orders, with the reason once it has cancelled itself."""

    id: str
    order: Order
    state: Literal["active", "done", "cancelled"]
    used: int = 0
    rule: str = ""
    reason: str = ""


class PromiseInfo(DownPart):
    id: int
    by: int
    to: int
    text: str
    public: bool
    state: Literal["offered", "accepted", "declined"]
    n: int
    marks: dict[str, str]
    """Seat -> `kept` or `broken`."""


class Bye(DownPart):
    """The server closes: `restart` (come back by yourself), `replaced`, `gone`, `slow`."""

    reason: str


class Down(DownPart, omit_defaults=True):
    """Any message of the server: exactly one of these."""

    table: Table | None = None
    refused: Refused | None = None
    why: WhyAnswer | None = None
    done: Done | None = None
    chat: list[Chat] | None = None
    note: str | None = None
    orders: list[OrderInfo] | None = None
    promises: list[PromiseInfo] | None = None
    pong: int | None = None
    bye: Bye | None = None


encode_down = msgspec.json.Encoder().encode
