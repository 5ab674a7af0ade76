"""What was told with each entry, kept with its audience so that news can be filtered without a replay."""

from dataclasses import dataclass
from typing import Any

import msgspec

from signoria.core.notice import Notice
from signoria.play.codec import value_to_wire
from signoria.play.record import Entry
from signoria.server.store.rows import EntryRow
from signoria.server.wire import News

Heard = list[tuple[int, list[Any]]]
"""Audience (a mask with endless bits, see `signoria.play.vantage.heard`) and event."""

ORDER = "order"
"""Answered by a standing order: only its owner ever hears that there is one."""

_decode_heard = msgspec.json.Decoder(Heard).decode
_decode_entry = msgspec.json.Decoder(Entry).decode


@dataclass(frozen=True)
class Told:
    """One entry with everything that was told with it."""

    entry: Entry
    client: str
    by: str
    heard: Heard

    def news(self, seat: int) -> News:
        """As much of it as a seat may know (-1: a spectator)."""
        entry = self.entry
        own = entry.seat == seat and seat >= 0 and bool(entry.do)
        return News(
            n=entry.n,
            seat=entry.seat,
            at=entry.at,
            events=[event for audience, event in self.heard if _hears(audience, seat)],
            by=self.by if self.by != ORDER or own else "",
            undo=entry.undo,
            do=entry.do if own else None,
            id=self.client if entry.seat == seat and seat >= 0 else "",
            text=entry.text,
        )


def _hears(audience: int, seat: int) -> bool:
    return audience < 0 if seat < 0 else bool(audience >> seat & 1)


def from_notices(notices: list[Notice]) -> Heard:
    return [(notice.audience, value_to_wire(notice.event)) for notice in notices]


def from_row(row: EntryRow) -> Told:
    return Told(_decode_entry(row.body), row.client or "", row.by, _decode_heard(row.told))


def entry_from_row(row: EntryRow) -> Entry:
    return _decode_entry(row.body)
