"""Rounds and turns (GEN-020 to GEN-024): place the tower, move and negotiate, place markers."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.rows import grown
from signoria.core.value import Key
from signoria.games.genoa.action_window import BEFORE, ActionWindow
from signoria.games.genoa.current_building import LAPSED, open_here
from signoria.games.genoa.events import TurnBegan, TurnEnded
from signoria.games.genoa.messages import deliver_all
from signoria.games.genoa.moving_the_tower import ways
from signoria.games.genoa.neighbouring_fields import DEALT, ENDS, open_next
from signoria.games.genoa.ownership_markers import MarkerPhase
from signoria.games.genoa.placing_the_tower import PlaceTower, push_marker
from signoria.games.genoa.scoring import final_scoring
from signoria.games.genoa.state import NO_PROMISE, Genoa
from signoria.games.genoa.tables import BUILDINGS

# The steps of a turn (GEN-022).
PLACE: Final = 0
ARRIVED: Final = 1
HERE: Final = 2
SETTLED: Final = 3
NEXT: Final = 4
ENDING: Final = 5
OVER: Final = 6


class Rounds(Frame[Genoa]):
    """Turn after turn, clockwise; the round on the last field is the last (GEN-020, GEN-023)."""

    TAG = "rounds"

    def run(self, s: Genoa) -> None:
        if s.turns == s.seats:
            if s.marker == s.t.last_field[s.seats]:
                final_scoring(s)
                s.end()
                return
            s.turns = 0
            push_marker(s, 1)  # the first thing the start player does (GEN-021)
        s.active = (s.start + s.turns) % s.seats
        s.turns += 1
        s.taken = grown(s.taken, s.active, 1)
        clear_turn(s)
        s.tell(TurnBegan(s.active, s.marker))
        s.call(Turn(PLACE), then=self)


def clear_turn(s: Genoa) -> None:
    """All discs, dice and actions for the next player (GEN-022, GEN-050)."""
    s.dice = ()
    s.path = ()
    s.visited = 0
    s.closed = 0
    s.performer = (-1,) * BUILDINGS
    s.fees = 0
    s.smalls = 0
    s.based = 0
    s.bonus = 0
    s.spent = (0,) * s.seats
    s.performed = (0,) * s.seats
    s.last_ask = 0
    s.talks = 0
    s.promise = NO_PROMISE
    s.drawn = ()


class Turn(Frame[Genoa]):
    """One turn, step by step (GEN-022)."""

    TAG = "turn"
    OF = ("step step",)

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def key(self) -> Key:
        return (self.step,)

    def run(self, s: Genoa) -> None:
        if self.step == PLACE:
            s.call(PlaceTower(), then=Turn(ARRIVED))
        elif self.step == ARRIVED:
            self._arrive(s)
        elif self.step == SETTLED:
            if ways(s):
                s.call(open_next(s), then=Turn(NEXT))
            else:  # no disc to leave, or nowhere to go (GEN-041, GEN-045)
                s.become(Turn(ENDING))
        elif self.step == ENDING:
            s.tell(TurnEnded(s.active))
            deliver_all(s)
            s.call(MarkerPhase(0), then=Turn(OVER))
        else:
            s.end()

    def _arrive(self, s: Genoa) -> None:
        """An undealt building is settled first; streets and the market have no action (GEN-060, GEN-148)."""
        if s.field < BUILDINGS:
            question = open_here(s)
            if question is not None:
                s.call(question, then=Turn(HERE))
                return
        s.become(Turn(SETTLED))

    def resume(self, s: Genoa, result: int) -> None:
        if self.step == HERE:
            if result == LAPSED:
                s.become(Turn(SETTLED))
            else:
                self._act(s, result - 1)
        elif self.step == NEXT:
            if result == ENDS:
                s.become(Turn(ENDING))
            elif result >= DEALT:
                self._act(s, result - DEALT)
            else:
                s.become(Turn(ARRIVED))

    def _act(self, s: Genoa, seat: int) -> None:
        s.call(ActionWindow(seat, s.field, BEFORE), then=Turn(SETTLED))
