"""Every answer a seat can give."""

from signoria.core.value import Action


class Draw(Action):
    """Draw a card (STA-002)."""

    TAG = "draw"


class Stop(Action):
    """Stop for good (STA-003)."""

    TAG = "stop"
