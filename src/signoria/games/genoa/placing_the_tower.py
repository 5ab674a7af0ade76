"""Placing the tower (GEN-030 to GEN-033): dice, or the card for any start field."""

from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.piles import roll
from signoria.core.value import Action
from signoria.games.genoa import reasons
from signoria.games.genoa.actions import AnyStart, Roll
from signoria.games.genoa.building_events import SpecialUsed
from signoria.games.genoa.elsewhere import elsewhere
from signoria.games.genoa.events import DiceRolled, RoundMarkerMoved, StartChosen
from signoria.games.genoa.moving_the_tower import enter
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS, spend
from signoria.games.genoa.tables import ANY_START, FIELDS, FIRST_SPECIAL, MARKET

SIDES = 8


class PlaceTower(Frame[Genoa]):
    """A rolls, or spends the card and chooses (GEN-030, GEN-031, GEN-191, D1)."""

    TAG = "place_tower"

    def waits_for(self, s: Genoa) -> int:
        return 1 << s.active

    def options(self, s: Genoa, seat: int) -> list[Option]:
        out = [Option(Roll)]
        if s.goods[KINDS * seat + FIRST_SPECIAL + ANY_START]:
            out.append(Option(AnyStart, Among(list(range(FIELDS)))))
        return out

    def why_not(self, s: Genoa, seat: int, action: Action) -> int:
        if isinstance(action, AnyStart) and seat == s.active:
            return reasons.NO_START_CARD
        return elsewhere(action)

    def take(self, s: Genoa, seat: int, action: Action) -> None:
        if isinstance(action, AnyStart):
            s.tell(SpecialUsed(seat, ANY_START))
            spend(s, seat, ANY_START)
            s.tell(StartChosen(seat, action.field))
            place(s, action.field)
        else:
            red = roll(s.chance, SIDES)
            blue = roll(s.chance, SIDES)
            s.dice = (red, blue)
            field = s.board.grid[SIDES * (blue - 1) + red - 1]
            s.tell(DiceRolled(seat, red, blue, field))
            place(s, field)
        s.end()


def place(s: Genoa, field: int) -> None:
    """The start field is visited; a start on the market pushes the round marker (GEN-032, GEN-033)."""
    enter(s, field)
    if field == MARKET:
        push_marker(s, s.t.advance)


def push_marker(s: Genoa, steps: int) -> None:
    """The round marker goes on, but never past the last field (GEN-021, GEN-024)."""
    last = s.t.last_field[s.seats]
    marker = min(s.marker + steps, last)
    if marker != s.marker:
        s.marker = marker
        s.tell(RoundMarkerMoved(marker, last))
