"""Why something is refused: numbers from 10 on; `__init__` names the rule, the texts say the sentence."""

from typing import Final

HAND_FULL: Final = 10
"""Nobody may hold more cards than the limit (STA-004)."""
