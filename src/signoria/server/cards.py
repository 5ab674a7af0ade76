"""Cards: a table as the lobby shows it."""

from collections.abc import Collection
from typing import Any

import msgspec

from signoria.core.seating import members
from signoria.play.record import Head
from signoria.server.forms import Settings, TableCard
from signoria.server.hall import Hall
from signoria.server.scene import seat_infos
from signoria.server.shelf import box
from signoria.server.store.rows import SeatRow, TableRow
from signoria.server.troubles import Trouble
from signoria.server.visitors import Visitor


async def card(hall: Hall, who: Visitor, name: str) -> TableCard:
    table = await hall.tables.get(name)
    return card_of(hall, who, table.row, table.seats, table.present(), bool(table.closed))


def card_of(
    hall: Hall, who: Visitor, row: TableRow, seats: list[SeatRow], present: set[int], rests: bool
) -> TableCard:
    state: Any = row.state
    days = hall.house.config.retention
    since = row.ended or (row.made if row.state == "open" else None)
    settings = msgspec.json.decode(row.settings, type=Settings)
    mine = [seat.seat for seat in seats if who.id is not None and seat.person == who.id]
    # Whom a table waits for now is news; who watches with a delay hears it in time.
    told = row.state == "playing" and (bool(mine) or not settings.delay)
    return TableCard(
        name=row.name,
        title=row.title,
        state=state,
        seats=seat_infos(seats, present),
        settings=settings,
        made=row.made,
        n=row.n,
        waiting=members(row.waiting) if told and not rests else [],
        mine=mine,
        host=who.id is not None and row.host == who.id,
        rematch=row.rematch,
        kept_until=since + days * 86_400 if days and since is not None else None,
        rests=rests,
    )


def asleep(title: str, head: bytes | None, kept: Collection[tuple[str, str]]) -> bool:
    """Whether a game that has begun waits for its rules: nothing that it asks can be answered here."""
    if head is None:
        return False
    try:
        return not box(title).plays(msgspec.json.decode(head, type=Head), kept)
    except Trouble:
        return True  # the title itself is not installed any more
