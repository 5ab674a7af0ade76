"""Questions: what a seat is being asked, as bytes that change exactly when the question does."""

import msgspec

from signoria.core import flow
from signoria.core.flow import State
from signoria.play.codec import option_to_wire


def question(state: State, seat: int) -> bytes:
    """The top frame's prompt and options for a seat; empty if it is not asked. Asides never change it."""
    offered = flow.frame_options(state, seat)
    if not offered:
        return b""
    top = state.stack[-1]
    wire = [type(top).TAG, top.prompt(state, seat), [option_to_wire(option) for option in offered]]
    return msgspec.json.encode(wire)
