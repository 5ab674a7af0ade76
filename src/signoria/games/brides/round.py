"""The round (BRI-050): place tiles, far colonies, resolve districts, round end."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.value import Key
from signoria.games.brides.activation import Districts
from signoria.games.brides.events import RoundBegan
from signoria.games.brides.far_colonies import FarColonies
from signoria.games.brides.laying_tiles import LayingTiles
from signoria.games.brides.round_end import GAME_OVER, RoundEnd
from signoria.games.brides.state import ALL, HAND, NO_HEAP, WEDDED, Brides


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
    for seat in range(s.seats):
        s.items_only[seat] = 0
        for tile in s.owned[seat]:
            if s.place[tile] != WEDDED:
                s.place[tile] = HAND
            s.heap[tile] = NO_HEAP
            s.seen[tile] = ALL
            s.used[tile] = 0
    s.tell(RoundBegan(s.round, s.start))
