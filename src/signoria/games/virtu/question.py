"""A question to one player: what most frames of this title are."""

from typing import ClassVar, Final

from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.value import Action, Key
from signoria.games.virtu.actions import AskFlorins
from signoria.games.virtu.state import Virtu

RARELY: Final = 8
"""Random players beg for an indulgence, discard and the like only once in so many times."""

ASK_FLORINS: Final = Option(AskFlorins)
"""An indulgence for florins (VIR-313)."""


class Question(Frame[Virtu]):
    """A frame that waits for one seat."""

    OF: ClassVar[tuple[str, ...]] = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def waits_for(self, s: Virtu) -> int:
        return 1 << self.seat

    def propose(self, s: Virtu, seat: int, option: Option, rng: Rng) -> Action | None:
        """Indulgences are asked for rarely (VIR-313): otherwise random palaces would soon be full of them."""
        if option.action is AskFlorins and rng.below(RARELY):
            return None
        return self.pick(s, seat, option, rng)

    def pick(self, s: Virtu, seat: int, option: Option, rng: Rng) -> Action | None:
        """A random legal action of this box; frames with large boxes override it."""
        return super().propose(s, seat, option, rng)
