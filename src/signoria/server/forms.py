"""Bodies and answers of the HTTP interface, as typed structs; the socket's are in deeds.py and wire.py."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from signoria.server.wire import SeatInfo

PlayerName = Annotated[str, Meta(min_length=1, max_length=40)]
LoginName = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]*$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Seconds = Annotated[int, Meta(ge=0, le=90 * 24 * 3600)]


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Answer(msgspec.Struct):
    """What the server answers."""


class ClockForm(Form):
    """Each seat has a bank of seconds; every answer gives some back, never beyond the cap."""

    bank: Annotated[int, Meta(ge=1, le=90 * 24 * 3600)]
    increment: Seconds = 0
    cap: Seconds = 0
    """0: the bank's size is the cap."""


class TableForm(Form):
    """A new table."""

    title: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    choices: Annotated[dict[str, int], Meta(max_length=32)] = {}
    """Variants of the title, by id."""
    bots: Annotated[dict[str, str], Meta(max_length=16)] = {}
    """Seat number -> kind of bot."""
    clock: ClockForm | None = None
    listed: bool = False
    """Shown in the lobby; otherwise only whoever has the link finds it."""
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    """Spectators see the table this many seconds late."""
    undo: Literal["free", "none"] = "free"
    takeback: bool = True
    leaver: Literal["default", "bot"] = "default"
    """When time runs out: the rules' own answer, or a bot that plays on until its person is back."""
    rated: bool = False
    hints: bool | None = None
    """May players ask a bot for advice? Not said: at private tables and against bots alone, unless rated."""
    sit: Annotated[int, Meta(ge=0, le=15)] | None = None
    """Sit down in this seat at once."""
    name: PlayerName | None = None
    """The name to play under, for a guest who has none yet."""


class Branch(Answer):
    """A game that goes on from entry `at` of another."""

    table: str
    at: int


class Settings(Answer):
    """What a table agreed on."""

    choices: dict[str, int]
    clock: ClockForm | None
    listed: bool
    spectators: bool
    delay: int
    undo: str
    takeback: bool
    leaver: str
    rated: bool
    hints: bool = False
    branch: Branch | None = None


class TableCard(Answer):
    """A table as the lobby shows it."""

    name: str
    title: str
    state: Literal["open", "playing", "over", "stopped"]
    seats: list[SeatInfo]
    settings: Settings
    made: float
    n: int
    waiting: list[int]
    mine: list[int]
    """My seats."""
    host: bool
    rematch: str | None
    kept_until: float | None
    """When this table will be deleted (the host's retention); null: never."""
    rests: bool = False
    """It began under other rules or data than this server has: it can be read, and waits for nobody."""


class NewTable(Answer):
    """The invitation is shown once: whoever has it may take an open seat."""

    table: TableCard
    invitation: str


class Claim(Form):
    """Take an open seat."""

    invitation: Annotated[str, Meta(max_length=128)] = ""
    name: PlayerName | None = None


class SeatLink(Answer):
    """A fresh seat token: it replaces all earlier ones of this seat and is shown once."""

    seat: int
    token: str


class SeatToken(Form):
    token: Annotated[str, Meta(min_length=1, max_length=128)]


class SeatBot(Form):
    bot: Annotated[str, Meta(min_length=1, max_length=40)]


class Me(Answer):
    """Who I am here. A guest has no login."""

    name: str
    login: str | None
    email: str | None
    preferences: dict[str, Any]
    away_until: float | None
    push_key: str | None
    """The server's public key for web push; null where push is not set up."""


class MeForm(Form):
    name: PlayerName | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    preferences: Annotated[dict[str, Any], Meta(max_length=64)] | None = None


class AccountForm(Form):
    """Keep what I have under a name and a password."""

    login: LoginName
    password: Password
    email: Annotated[str, Meta(max_length=200)] | None = None


class SignIn(Form):
    login: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class Vacation(Form):
    days: Annotated[int, Meta(ge=0, le=30)]


class PushForm(Form):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class Rating(Answer):
    title: str
    rating: int
    """Shown strength: mean minus three deviations, times 40, from 0."""
    games: int
    wins: int


class Tally(Answer):
    """Games of one kind at one title, for one person."""

    games: int = 0
    wins: int = 0
    mean_place: float = 0.0


class TitleStatistics(Answer):
    """A person's finished games at one title. A streak is wins in a row; a shared first place is a win."""

    title: str
    all: Tally
    against_people: Tally
    """With at least one other person at the table."""
    against_bots: Tally
    streak: int
    """Wins in a row up to now."""
    longest_streak: int
    last: float
    """When the last of them ended."""


class Curve(Answer):
    """Points of each seat after entry 0, 1, 2, ...; null where I may not know them."""

    totals: list[list[int | None]]


class Ground(Answer):
    """Why an answer stands out: a part of the position and what it gains or loses there, in points."""

    key: str
    amount: float
    text: str


class Hint(Answer):
    """An answer, the estimated chance of winning after it (0 to 1), and what sets it apart."""

    do: list[Any]
    chance: float
    reasons: list[Ground]


class Advice(Answer):
    """Hints for the question `ask`, as the table was after entry `n`; best first."""

    n: int
    ask: int
    hints: list[Hint]


class Study(Answer):
    """What the bots think of a finished game, once they are done."""

    state: Literal["working", "done"]
    analysis: msgspec.Raw | None = None


class BranchForm(Form):
    """Play on from entry `at` of a finished game, with bots of one kind in the other seats."""

    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    bot: Annotated[str, Meta(min_length=1, max_length=40)]
    name: PlayerName | None = None


class RecordForm(Form):
    """A record as the export gives it: one JSON line a piece."""

    record: Annotated[str, Meta(min_length=1, max_length=4_000_000)]


class Verdict(Answer):
    """The deal was recomputed from the published seed."""

    chance_results: int
    commitment: str
    seed: str


class Problem(Answer):
    """Why something was not done: a key for programs, a sentence for people."""

    key: str
    text: str
    rule: str = ""


class Refusal(Answer):
    """The body of every answer of 400 and above."""

    refused: Problem
