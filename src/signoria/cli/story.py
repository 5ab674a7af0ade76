"""A record told in sentences, entry by entry, as one seat may know it or as somebody who knows everything."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from rich.markup import escape
from rich.tree import Tree

from signoria.core import flow
from signoria.core.notice import Notice
from signoria.core.seating import members
from signoria.core.value import Event
from signoria.play.codec import action_from_wire, option_to_wire
from signoria.play.game import SPECTATOR, AnyGame
from signoria.play.match import Match
from signoria.play.record import Entry, Record
from signoria.play.sentences import phrase, sentence
from signoria.play.texts import dashed
from signoria.play.vantage import heard

INLINE = 100
"""Lists and tables that fit into so many characters stand on one line of a tree."""


@dataclass(frozen=True)
class Telling:
    """How to tell: language, names of the players, and whose eyes (None: everything is told)."""

    language: str
    names: Sequence[str]
    seat: int | None = None


@dataclass(frozen=True)
class Chapter:
    """One entry in words."""

    n: int
    seat: int
    text: str
    events: list[str] = field(default_factory=list)


class Story:
    """Follows a record; after each chapter `match` stands where the record has led."""

    def __init__(self, game: AnyGame, tables: Any, record: Record, telling: Telling) -> None:
        self.game = game
        self.telling = telling
        self.record = record
        self.match = Match.replay(game, tables, Record(record.head, record.entries[:1]))

    def opening(self) -> Chapter:
        return Chapter(0, SPECTATOR, "", self._told(self.match.told.get(0, [])))

    def chapters(self, until: int) -> Iterator[Chapter]:
        """Follow the record up to entry `until`, included."""
        for entry in self.record.entries[len(self.match.record.entries) : until + 1]:
            yield self.follow(entry)

    def follow(self, entry: Entry) -> Chapter:
        self.match.follow([entry])
        return Chapter(entry.n, entry.seat, self.what(entry), self._told(self.match.told[entry.n]))

    def what(self, entry: Entry) -> str:
        """The action in words; what its seat keeps secret is an ellipsis to others."""
        if entry.undo is not None:
            return f"↶ {entry.undo}"
        action = action_from_wire(self.game, entry.do)
        if type(action).SECRET and self.telling.seat not in (None, entry.seat):
            return "…"
        return sentence(self.game, self.telling.language, "do", action, self.telling.names)

    def name(self, seat: int) -> str:
        return self.telling.names[seat] if 0 <= seat < len(self.telling.names) else "-"

    def questions(self) -> list[str]:
        """What is asked, in words: the own question, or what everybody may know of those of others."""
        state, own = self.match.state, self.telling.seat
        out = []
        for seat in members(self.match.waiting):
            eyes, kind = (seat, "prompt") if own is None or own == seat else (own, "waiting")
            top = state.stack[-1]
            key, ints = (
                f"{kind}-{dashed(type(top).TAG)}",
                top.prompt(state, eyes),
            )
            words = phrase(self.game, self.telling.language, key, type(top).OF, ints, self.telling.names)
            out.append(f"{self.name(seat)}: {words}")
        return out

    def table(self) -> dict[str, Any]:
        """The table as it stands: what the seat sees, who is asked what, and the boxes of answers."""
        state = self.match.state
        eyes = SPECTATOR if self.telling.seat is None else self.telling.seat
        asked = members(self.match.waiting)
        open_to = asked if self.telling.seat is None else [eyes] if eyes in asked else []
        return {
            "n": len(self.match.record.entries) - 1,
            "seat": eyes,
            "over": self.match.over,
            "view": msgspec.to_builtins(self.game.view(state, eyes)),
            "waiting": asked,
            "options": {
                str(seat): [option_to_wire(option) for option in flow.frame_options(state, seat)]
                for seat in open_to
            },
        }

    def _told(self, notices: list[Notice]) -> list[str]:
        events = _everything(notices) if self.telling.seat is None else heard(notices, self.telling.seat)
        language, names = self.telling.language, self.telling.names
        return [sentence(self.game, language, "event", event, names) for event in events]


def _everything(notices: list[Notice]) -> list[Event]:
    """All events; where others heard a masked form of one, the masked form is left out."""
    out: list[Event] = []
    full: Notice | None = None
    for notice in notices:
        masks = full is not None and notice.audience == ~full.audience
        if masks and full is not None and type(full.event) is type(notice.event):
            full = None  # the pair is complete: the next notice to the same seat is news of its own
            continue
        out.append(notice.event)
        full = notice
    return out


def tree(label: str, data: Any, names: Sequence[str]) -> Tree:
    """Nested data as a readable tree; a list with an item for each player gets the players' names."""
    root = Tree(escape(label), guide_style="dim")
    _grow(root, data, names)
    return root


def _grow(node: Tree, data: Any, names: Sequence[str], parent: str = "") -> None:
    pairs = list(data.items() if isinstance(data, dict) else enumerate(data))
    if parent in ("seats", "players") and isinstance(data, list) and len(data) == len(names):
        pairs = list(zip(names, data, strict=True))
    for key, value in pairs:
        text = _inline(value)
        of_tables = isinstance(value, list) and any(isinstance(item, dict) for item in value)
        if not isinstance(value, (dict, list)) or (len(text) <= INLINE and not of_tables):
            node.add(escape(f"{key}: {text}"))
        else:
            _grow(node.add(escape(str(key))), value, names, str(key))


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_inline(item)}" for key, item in value.items()) or "-"
    if isinstance(value, list):
        return f"[{', '.join(_inline(item) for item in value)}]"
    return str(value)
