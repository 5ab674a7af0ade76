"""How a part of a turn ends (section 2.8)."""

from typing import Final

GO_ON: Final = 0
TURN_OVER: Final = 2
"""Skipped, or the active player has left."""
ANNOUNCE_AGAIN: Final = 3
ENOUGH: Final = 4
"""The active player wants to use no more abilities."""
