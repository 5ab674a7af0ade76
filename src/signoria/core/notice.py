"""Notices: what happened, and who may know it."""

from typing import Final

from signoria.core.value import Event

EVERYBODY: Final = -1
"""The audience of a public event: all bits set, spectators included."""


class Notice:
    """An event and the seats that may know it (bit mask; EVERYBODY includes spectators)."""

    def __init__(self, event: Event, audience: int) -> None:
        self.event: Final = event
        self.audience: Final = audience
