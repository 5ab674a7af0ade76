"""What a seat does when its time runs out."""
# not compiled: it is asked once in a long while.

from signoria.core.chance import Rng
from signoria.core.flow import frame_options
from signoria.core.value import Action
from signoria.games.virtu.actions import Forgo
from signoria.games.virtu.spring_actions import EndIntrigue, LeaveIndulgence, Stop
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.war_actions import Besiege, EndWar, PassBonus
from signoria.games.virtu.winter_actions import (
    BuyNothing,
    Checkout,
    EndRearranging,
    EndRecruiting,
    NoAlliance,
    PayTroops,
)

QUIET = (
    PassBonus,
    Stop,
    LeaveIndulgence,
    Forgo,
    EndWar,
    EndIntrigue,
    PayTroops,
    EndRearranging,
    BuyNothing,
    Checkout,
    EndRecruiting,
    NoAlliance,
    Besiege,
)
"""What a seat does when its time runs out, wherever one of these is possible."""


def default(s: Virtu, seat: int) -> Action:
    """Time ran out: do nothing where that is possible, else the careful thing, else whatever is legal."""
    offered = frame_options(s, seat)
    top = s.stack[-1]
    for option in offered:
        if option.action in QUIET:
            return option.nth(0)
    for option in offered:
        action = top.suggest(s, seat, option) or top.propose(s, seat, option, Rng(1))
        if action is not None:
            return action
    raise ValueError(f"seat {seat} is asked nothing")
