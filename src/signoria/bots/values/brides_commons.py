"""Commons in Brides & Bribes: which of them to hire, and when to look for another one.

1. A murderer is the best servant: he kills a groom, a rival's leader or a guard, round after round.
2. Next come those who stop weddings, and those who help your own: prestige and charm where the dowry is good.
3. A thief who brings two ducats a round pays his wages and more.
4. Whoever only exchanges something, or looks at it, is worth little more than the man he is.
5. Prestige counts with everybody: the prouder leader chooses first.
"""

from typing import Final

from signoria.games.brides.ability_ids import (
    ASSASSINATE,
    BAN_WEDDINGS,
    BRIDES_CHARM_UP,
    CHANGE_ACTION,
    LORD_PRESTIGE_UP,
    OWN_CHARM_UP_3,
    OWN_PRESTIGE_UP_2,
    STEAL_BONUS,
    STEAL_DOWRY,
    WEDDING_TAX,
)
from signoria.games.brides.actions import LeaveCommon, SwapCommon
from signoria.games.brides.state import FACE_UP, UNDER, Brides

PLAIN: Final = 0.05
"""An ability that seldom decides anything."""
PRIDE: Final = 0.06
"""A point of prestige of a man who can only lead."""


def common_worth(s: Brides, tile: int) -> float:
    """Influence that a hired man is worth beyond being one more who can lead, with plenty of time left."""
    return _ability_worth(s.t.ability[tile]) + PRIDE * s.t.prestige[tile]


def _ability_worth(ability: int) -> float:
    if ability == ASSASSINATE:
        return 0.5
    if ability in (BAN_WEDDINGS, OWN_PRESTIGE_UP_2, OWN_CHARM_UP_3, LORD_PRESTIGE_UP):
        return 0.25
    if ability in (STEAL_BONUS, BRIDES_CHARM_UP, STEAL_DOWRY, CHANGE_ACTION):
        return 0.2
    return 0.1 if ability == WEDDING_TAX else PLAIN


def after_a_look(s: Brides, seat: int) -> SwapCommon | LeaveCommon:
    """The better man for an own announcement, the worse one for a rival's (BRI-254, BRI-260)."""
    better = common_worth(s, s.ground[UNDER + s.district]) > common_worth(s, s.ground[FACE_UP + s.district])
    return SwapCommon() if better == (seat == s.active) else LeaveCommon()
