"""Questions: what a seat is being asked, as bytes that change exactly when the question does."""

import msgspec

from signoria.core import flow
from signoria.core.flow import State
from signoria.play.codec import action_from_wire, option_to_wire
from signoria.play.game import AnyGame
from signoria.play.record import Entry


def question(state: State, seat: int) -> bytes:
    """The top frame's prompt and options for a seat; empty if it is not asked. Asides never change it."""
    offered = flow.frame_options(state, seat)
    if not offered:
        return b""
    top = state.stack[-1]
    wire = [type(top).TAG, top.prompt(state, seat), [option_to_wire(option) for option in offered]]
    return msgspec.json.encode(wire)


def answers_question(game: AnyGame, before: State, entry: Entry) -> bool:
    """Was this entry an answer to the top frame, not an aside or an undo?"""
    if entry.undo is not None or not entry.do:
        return False
    action = action_from_wire(game, entry.do)
    return any(option.admits(action) for option in flow.frame_options(before, entry.seat))
