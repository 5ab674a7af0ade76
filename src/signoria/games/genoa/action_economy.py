"""Who may still act (GEN-050 to GEN-053, GEN-272): one action each, the bonus, more-action cards."""

from typing import Final

from signoria.core.rows import grown
from signoria.games.genoa.building_events import ActionBegan
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS, spend
from signoria.games.genoa.tables import FIRST_SPECIAL, MORE_ACTION

BASE: Final = 0
BONUS: Final = 1
CARD: Final = 2

NOT_EARNED: Final = 0
EARNED: Final = 1
BONUS_USED: Final = 2


def more_actions(s: Genoa, seat: int) -> int:
    """More-action cards in front of a seat (GEN-192)."""
    return s.goods[KINDS * seat + FIRST_SPECIAL + MORE_ACTION]


def has_base(s: Genoa, seat: int) -> bool:
    """Is the one regular action of this turn still there (GEN-050)?"""
    return not (s.based >> seat) & 1


def has_action(s: Genoa, seat: int) -> bool:
    """May this seat act at all? Open to everybody, because cards lie open (GEN-052, GEN-282)."""
    if not (s.based >> seat) & 1 or more_actions(s, seat) > 0:
        return True
    return seat == s.active and s.bonus == EARNED


def begin_action(s: Genoa, seat: int) -> None:
    """Use up an action: the own one first, then the bonus, then a card, spent at this moment (GEN-053).

    With two players everything else is as with more (GEN-270).
    """
    if has_base(s, seat):
        s.based |= 1 << seat
        means = BASE
        if s.seats == 2 and seat != s.active:
            s.bonus = EARNED  # A may act a second time, but only from now on (GEN-272)
    elif seat == s.active and s.bonus == EARNED:
        s.bonus = BONUS_USED
        means = BONUS
    else:
        spend(s, seat, MORE_ACTION)
        s.spent = grown(s.spent, seat, 1)
        means = CARD
    s.tell(ActionBegan(seat, s.field, means))
