"""The round (BRI-050): place tiles, far colonies, resolve districts, round end."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.value import Key
from signoria.games.brides.activation import Districts
from signoria.games.brides.events import RoundBegan
from signoria.games.brides.far_colonies import FarColonies
from signoria.games.brides.laying_tiles import LayingTiles
from signoria.games.brides.round_end import GAME_OVER, RoundEnd
from signoria.games.brides.state import ALL, HAND, NO_HEAP, OUT, WEDDED, Brides

# What becomes of each place of a tile, and who then knows it.
_TAKEN_UP: Final = bytes([place if place in (OUT, WEDDED) else HAND for place in range(256)])
_KNOWN: Final = bytes([0 if place == OUT else ALL for place in range(256)])


class Round(Frame[Brides]):
    """Four phases; after the last the next round begins, until the round end says that the game is over."""

    TAG = "round"
    OF = ("phase phase",)

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def key(self) -> Key:
        return (self.phase,)

    def run(self, s: Brides) -> None:
        if self.phase == 1:
            begin_round(s)
            s.call(LayingTiles(s.start, 0), then=Round(2))
        elif self.phase == 2:
            s.call(FarColonies(s.start, s.seats), then=Round(3))
        elif self.phase == 3:
            s.call(Districts(s.start), then=Round(4))
        else:
            s.call(RoundEnd(1), then=Round(1))

    def resume(self, s: Brides, result: int) -> None:
        if result == GAME_OVER:
            s.end()


def begin_round(s: Brides) -> None:
    """All tiles but married loyals are in hand and unused; all that was hidden is known again (BRI-060,
    BRI-339).
    """
    s.round += 1
    s.passed = 0
    s.resolved = 0
    s.items_only = 0
    s.place = s.place.translate(_TAKEN_UP)
    s.seen = s.place.translate(_KNOWN)
    s.heap = bytes([NO_HEAP]) * s.t.tiles
    s.used = bytes(s.t.tiles)
    s.tell(RoundBegan(s.round, s.start))
