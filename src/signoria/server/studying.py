"""Studying: the curve of a game, hints for the own seat, the analysis of a finished game."""

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath

from signoria.core import flow
from signoria.play.game import ENGINE_REASONS, SPECTATOR
from signoria.server.curve import EVERYTHING, curve
from signoria.server.forms import Advice, Curve, Study
from signoria.server.playing import at_table, seated
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble, refused_by_rules
from signoria.server.visitors import seat_at

Ask = Request[Any, Any, Any]


class Studying(Controller):
    """What helps to understand a game."""

    path = "/api/tables/{name:str}"
    tags = ["studying"]  # noqa: RUF012 (Litestar reads the class)

    @get("/curve")
    async def curve(self, request: Ask, name: FromPath[str]) -> Curve:
        """Everybody's points after every entry, as I may know them; all of them once the game is over."""
        _, who, table = await at_table(request, name, "replay")
        seat = await seat_at(table, who)
        if seat == SPECTATOR and table.settings.delay and table.row.state == "playing":
            raise Trouble(403, "delayed")
        _ = table.running
        return await curve(table, EVERYTHING if finished(table) else seat)

    @post("/hint", status_code=200)
    async def hint(self, request: Ask, name: FromPath[str]) -> Advice:
        """Answers worth considering for the own seat, best first, with reasons; if the table allows hints."""
        hall, who, table = await at_table(request, name, "hint")
        seat = await seated(table, who)
        match, n = table.running, table.n
        if not table.settings.hints:
            raise Trouble(409, "no-hints")
        if match.over or table.row.state == "stopped":
            raise Trouble(409, "game-over")
        if not match.waiting >> seat & 1:
            raise refused_by_rules(ENGINE_REASONS[flow.NOT_ASKED])
        ask = match.asks[seat]
        found = await hall.bots.hints(table.box, match, seat, who.language)
        if found is None:
            raise Trouble(503, "busy")
        return Advice(n, ask, found)

    @get("/analysis", status_code=200)
    async def analysis(self, request: Ask, name: FromPath[str]) -> Response[Study]:
        """What the bots think of a finished game; 202 while they are still at it: ask again later."""
        hall, who, table = await at_table(request, name)
        if not finished(table):
            raise Trouble(409, "not-over")
        _ = table.running
        found = await hall.analyst.known(table)
        if found is not None:
            return Response(Study("done", msgspec.Raw(found)))
        if not hall.analyst.working(name):
            await hall.house.limits.take("study", who.who)
            await hall.analyst.begin(table)
        return Response(Study("working"), status_code=202)


def finished(table: LiveTable) -> bool:
    return table.row.state in ("over", "stopped")
