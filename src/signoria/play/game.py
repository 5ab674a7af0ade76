"""Game: the box on the shelf. One module-level value for each title; it holds no state."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from signoria.core import flow
from signoria.core.chance import Chance, Rng
from signoria.core.flow import Frame, State, run_on
from signoria.core.value import Action, Event, Value
from signoria.play.errors import BadSetup

S = TypeVar("S", bound=State)
T = TypeVar("T")

SPECTATOR = -1
"""The seat number of somebody who only watches: a view for it shows what everybody may see."""


@dataclass(frozen=True)
class Choice:
    """A variant a table can agree on before the game: `open_money` with the values 0 and 1."""

    id: str
    values: tuple[int, ...]
    default: int


Sheet = list[int | None]
"""One seat's points, source by source; None where the reader may not know them."""


@dataclass(frozen=True)
class Reason:
    """Why something is refused: the rule that forbids it and the key of the sentence (`why-<key>`)."""

    rule: str
    key: str


ENGINE_REASONS: Mapping[int, Reason] = {
    flow.GAME_OVER: Reason("", "game-over"),
    flow.NOT_ASKED: Reason("", "not-asked"),
    flow.NOT_OFFERED: Reason("", "not-offered"),
    flow.OUT_OF_RANGE: Reason("", "out-of-range"),
}


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, T]):
    """What a title exports: names, numbers and pure functions. `T` is the type of its component tables."""

    id: str
    rule_prefix: str
    rules_version: int
    """Of the code: raised whenever it plays an old record differently on the data the record began with."""
    least_seats: int
    most_seats: int
    choices: tuple[Choice, ...] = ()
    bound: int
    """No game takes more decisions than this, however badly it is played."""
    home: Path
    """The title's folder: components.toml and text.<language>.ftl lie there."""
    load: Callable[[Mapping[str, Any]], T]
    """Component tables from decoded TOML; raises BadData when a count or a constraint is broken."""
    blank: Callable[[T, int], S]
    """An empty state of this many seats, to be filled by the codec."""
    start: Callable[[T, int, Mapping[str, int], Chance], S]
    """The table after set-up with the first frame on the stack."""
    view: Callable[[S, int], msgspec.Struct]
    """All that a seat may see, by naming it."""
    hidden: Callable[[S, int], int]
    """Mask of the secrets a seat cannot know; a bit that disappears was shown to it (see play.undo)."""
    redeal: Callable[[S, int, Rng], S]
    """A table that the seat cannot tell from the true one."""
    check: Callable[[S], list[str]]
    """Sentences about every broken invariant; empty when all is well."""
    scores: Callable[[S], list[int]]
    """Points of each seat, final or as they stand."""
    sources: tuple[str, ...]
    """Where points come from, in the order of a score sheet; the texts name them (`points-<source>`)."""
    tally: Callable[[S, int], list[Sheet]]
    """By seat: its points from each source, as a seat may know them; None is what it cannot know."""
    places: Callable[[S], list[int]]
    """Place of each seat at the end, 1 for a winner; tied seats share a place."""
    default: Callable[[S, int], Action]
    """What a seat that must answer does when its time runs out."""
    frames: tuple[type[Frame[Any]], ...]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    reasons: Mapping[int, Reason]
    nouns: Mapping[str, int]
    """Nouns that have names in the texts, with their number: `city` 5 means `city-0` to `city-4`."""
    phases: Mapping[str, str] = field(default_factory=dict)
    """By tag of a frame, the rule of the phase it belongs to: it answers where no better reason is known."""
    unnamed_data: Mapping[int, str] = field(default_factory=dict)
    """By rules version, the data of records from before records named it (see play.printings)."""
    told: tuple[str, ...] = ()
    """Nouns whose things have a text to read beside their name (`about-city-4`): what a card does."""

    @cached_property
    def tagged(self) -> Mapping[str, type[Value]]:
        """Every value class of this title by its tag."""
        classes: tuple[type[Value], ...] = (*self.frames, *self.actions, *self.events)
        return {cls.TAG: cls for cls in classes}

    @cached_property
    def action_tags(self) -> Mapping[str, type[Action]]:
        return {cls.TAG: cls for cls in self.actions}

    def reason(self, code: int) -> Reason:
        """The sentence behind a reason code."""
        return ENGINE_REASONS.get(code) or self.reasons[code]

    def settle(self, seats: int, options: Mapping[str, int]) -> dict[str, int]:
        """Check seats and options, fill in what was not said; raises BadSetup with a clear sentence."""
        if not self.least_seats <= seats <= self.most_seats:
            raise BadSetup(f"{self.id} is for {self.least_seats} to {self.most_seats} players, not {seats}.")
        known = {choice.id: choice for choice in self.choices}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(sorted(known)) or "none"
                raise BadSetup(f"{self.id} has no option '{name}' (it has: {names}).")
            if value not in known[name].values:
                allowed = ", ".join(str(v) for v in known[name].values)
                raise BadSetup(f"Option '{name}' of {self.id} can be {allowed}, not {value}.")
        return {choice.id: options.get(choice.id, choice.default) for choice in self.choices}

    def new_state(self, tables: T, seats: int, options: Mapping[str, int], chance: Chance) -> S:
        """A table ready for its first question."""
        state = self.start(tables, seats, self.settle(seats, options), chance)
        run_on(state)
        return state


AnyGame = Game[Any, Any]
