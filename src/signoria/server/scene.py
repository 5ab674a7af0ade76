"""The scene: the one message that shows a seat its table. Pure: nothing here waits, writes or decides."""

from collections.abc import Sequence
from typing import Any

import msgspec

from signoria.core import flow
from signoria.core.flow import Frame, State
from signoria.core.option import Option
from signoria.core.seating import members
from signoria.play.codec import option_to_wire, value_to_wire
from signoria.play.game import SPECTATOR, AnyGame
from signoria.play.match import Match
from signoria.play.record import standing
from signoria.server.store.rows import SeatRow
from signoria.server.wire import Over, Prompt, SeatInfo, Table

_encode = msgspec.json.Encoder().encode


def blank_scene(name: str, title: str, state: Any, seat: int, seats: list[SeatInfo], now: float) -> Table:
    """A table without a game: seats are still being taken."""
    return Table(name=name, title=title, state=state, n=-1, seat=seat, seats=seats, now=now)


def put_game(scene: Table, match: Match, seat: int) -> None:
    """Add what a match shows to a seat."""
    scene.n = len(match.record.entries) - 1
    put_state(scene, match.game, match.state, seat)
    if seat != SPECTATOR:
        scene.ask = match.asks[seat]
        scene.undo = _undo(match, seat)


def put_state(scene: Table, game: AnyGame, state: State, seat: int) -> None:
    """Add what a state shows to a seat."""
    scene.view = msgspec.Raw(_encode(game.view(state, seat)))
    scene.tally = game.tally(state, seat)
    scene.waiting = members(flow.must_answer(state))
    if flow.over(state):
        scene.over = Over(game.scores(state), game.places(state))
        return
    top = state.stack[-1]
    scene.prompt = Prompt(type(top).TAG, list(type(top).OF), list(top.prompt(state, seat)))
    if seat != SPECTATOR:
        scene.options = _options(top, state, seat, flow.frame_options(state, seat))
        aside = state.aside
        if aside is not None:
            scene.asides = _options(aside, state, seat, flow.aside_options(state, seat))
        scene.may = bool(scene.options or scene.asides)


def seat_infos(rows: Sequence[SeatRow], present: set[int]) -> list[SeatInfo]:
    return [_seat_info(row, row.seat in present) for row in rows]


def _seat_info(row: SeatRow, present: bool) -> SeatInfo:
    if row.bot is not None:
        return SeatInfo(row.seat, "bot", row.bot, bot=row.bot)
    if row.person is None:
        return SeatInfo(row.seat, "open", "")
    account = row.login is not None
    return SeatInfo(row.seat, "person", row.name or "", present=present, away=row.away, account=account)


def _options(frame: Frame[Any], state: State, seat: int, offered: list[Option]) -> list[dict[str, Any]]:
    out = []
    for option in offered:
        wire = option_to_wire(option)
        suggested = frame.suggest(state, seat, option)
        if suggested is not None:
            wire["suggest"] = value_to_wire(suggested)
        out.append(wire)
    return out


def _undo(match: Match, seat: int) -> dict[str, str] | None:
    """None if undo is free. Whether another's move could be undone is nobody's business: it might betray
    that something hidden was shown."""
    refusal = match.undo_refusal(seat)
    if refusal is None:
        return None
    if refusal.key == "undo-nothing" and last_actor(match) not in (seat, SPECTATOR):
        return {"rule": "", "key": "undo-other"}
    return {"rule": refusal.rule, "key": refusal.key}


def last_actor(match: Match) -> int:
    """Who made the last entry that counts."""
    for entry in reversed(match.record.entries):
        if entry.undo is None:
            return entry.seat
        return standing(match.record.entries)[-1].seat
    return SPECTATOR
