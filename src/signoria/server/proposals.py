"""Proposals need the consent of the others: take back further than undo reaches, or stop unfinished."""

import msgspec

from signoria.server.deeds import TakeBack, Vote
from signoria.server.store import games
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble
from signoria.server.wire import Proposal


async def take_back(table: LiveTable, seat: int, asked: TakeBack) -> None:
    if not table.settings.takeback:
        raise Trouble(409, "takeback-agreed-none")
    async with table.lock:
        if not table.can_rewind(asked.to):
            raise Trouble(409, "takeback-nothing")
        await _propose(table, Proposal(asked.id, "takeback", seat, asked.to, {}, []))


async def stop(table: LiveTable, seat: int, client: str) -> None:
    async with table.lock:
        if table.running.over or table.row.state != "playing":
            raise Trouble(409, "game-over")
        await _propose(table, Proposal(client, "stop", seat, -1, {}, []))


async def vote(table: LiveTable, seat: int, said: Vote) -> None:
    """One no ends a proposal; when nobody is left to ask, it is done."""
    async with table.lock:
        proposal = table.proposal
        if proposal is None or proposal.id != said.proposal:
            raise Trouble(409, "no-proposal")
        if seat == proposal.by and not said.yes:
            await _keep(table, None)
            return
        if seat not in proposal.needed:
            raise Trouble(409, "voted")
        if not said.yes:
            await _keep(table, None)
            return
        proposal.votes[str(seat)] = True
        proposal.needed.remove(seat)
        await _settle(table, proposal)


async def _propose(table: LiveTable, proposal: Proposal) -> None:
    if table.proposal is not None and table.proposal.id != proposal.id:
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
        await table.rewind(proposal.to)
    else:
        values = {"state": "stopped", "ended": table.house.now(), "wake": None, "proposal": None}
        await table.house.db.write(
            lambda conn: games.change_if(conn, table.name, "playing", values), table.name
        )
        await table.catch_up()
        table.house.bus.announce(table.name, "seats")


async def _keep(table: LiveTable, proposal: Proposal | None) -> None:
    body = None if proposal is None else msgspec.json.encode(proposal).decode()
    await table.house.db.write(lambda conn: games.change(conn, table.name, {"proposal": body}), table.name)
    table.row.proposal = body
    table.proposal = proposal
    table.house.bus.announce(table.name, "seats")
    table.changed()
