"""Proposals need the consent of the others: take back further than undo reaches, or stop unfinished."""

from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import Connection

from signoria.server.deeds import TakeBack, Vote
from signoria.server.store import games
from signoria.server.store.rows import Conflict
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble
from signoria.server.wire import Proposal

_TRIES = 8


async def take_back(table: LiveTable, seat: int, asked: TakeBack) -> None:
    if not table.settings.takeback:
        raise Trouble(409, "takeback-agreed-none")

    async def propose() -> None:
        if not table.can_rewind(asked.to):
            raise Trouble(409, "takeback-nothing")
        await _propose(table, Proposal(asked.id, "takeback", seat, asked.to, {}, []))

    await _agreeing(table, propose)


async def stop(table: LiveTable, seat: int, client: str) -> None:
    async def propose() -> None:
        if table.running.over or table.row.state != "playing":
            raise Trouble(409, "game-over")
        await _propose(table, Proposal(client, "stop", seat, -1, {}, []))

    await _agreeing(table, propose)


async def vote(table: LiveTable, seat: int, said: Vote) -> None:
    """One no ends a proposal; when nobody is left to ask, it is done."""
    await _agreeing(table, lambda: _vote(table, seat, said))


async def _agreeing(table: LiveTable, deed: Callable[[], Awaitable[None]]) -> None:
    """Words that cross, at two workers, are heard one after the other: none is lost."""
    async with table.lock:
        for _ in range(_TRIES):
            try:
                await deed()
            except Conflict:
                await table.catch_up()
            else:
                return
    raise Trouble(503, "busy")


async def _vote(table: LiveTable, seat: int, said: Vote) -> None:
    proposal = table.proposal
    if proposal is None or proposal.id != said.proposal:
        raise Trouble(409, "no-proposal")
    if not said.yes and (seat == proposal.by or seat in proposal.needed):
        await _keep(table, None)
        return
    if seat not in proposal.needed:
        raise Trouble(409, "voted")
    votes = {**proposal.votes, str(seat): True}
    needed = [other for other in proposal.needed if other != seat]
    await _settle(table, msgspec.structs.replace(proposal, votes=votes, needed=needed))


async def _propose(table: LiveTable, proposal: Proposal) -> None:
    if table.proposal is not None:
        if table.proposal.id == proposal.id:
            return  # proposed before, and votes may have been given
        raise Trouble(409, "proposal-open")
    proposal.needed = [
        row.seat
        for row in table.seats
        if row.person is not None
        and table.played_by_bot(row.seat) is None
        and row.person != table.seats[proposal.by].person
    ]
    await _settle(table, proposal)


async def _settle(table: LiveTable, proposal: Proposal) -> None:
    """Keep asking, or do it."""
    if proposal.needed:
        await _keep(table, proposal)
    elif proposal.kind == "takeback":
        await table.rewind(proposal.to, table.row.proposal)
    else:
        before = table.row.proposal
        values = {"state": "stopped", "ended": table.house.now(), "wake": None}

        def end(conn: Connection) -> None:
            games.swap_proposal(conn, table.name, before, None)
            games.change(conn, table.name, values)

        await table.house.db.write(end, table.name)
        await table.catch_up()
        table.house.bus.announce(table.name, "seats")


async def _keep(table: LiveTable, proposal: Proposal | None) -> None:
    before, body = table.row.proposal, None if proposal is None else msgspec.json.encode(proposal).decode()
    await table.house.db.write(lambda conn: games.swap_proposal(conn, table.name, before, body), table.name)
    table.row.proposal = body
    table.proposal = proposal
    table.house.bus.announce(table.name, "seats")
    table.changed()
