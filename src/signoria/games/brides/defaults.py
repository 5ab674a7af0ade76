"""What a seat does when its time runs out: the least that the rules allow."""

from signoria.core.flow import frame_options
from signoria.core.value import Action
from signoria.games.brides.actions import Announce, CarryOut, Done, Keep, LeaveCommon, Pass, Skip
from signoria.games.brides.business import commons_of
from signoria.games.brides.state import Brides
from signoria.games.brides.tables import TAKE_DUCAT


def default(s: Brides, seat: int) -> Action:
    """Pass, stop, carry out, take a ducat, keep whom one can pay; otherwise the first legal answer."""
    offered = frame_options(s, seat)
    for option in offered:
        if option.action in (Pass, Done, CarryOut, Skip, LeaveCommon):
            return option.nth(0)
        if option.action is Announce:
            return Announce(TAKE_DUCAT)
        if option.action is Keep:
            return Keep(_as_many_as_possible(s, seat))
    return offered[0].nth(0)


def _as_many_as_possible(s: Brides, seat: int) -> int:
    """The commons that the purse can pay (BRI-333)."""
    kept = 0
    for tile in commons_of(s, seat)[: s.ducats[seat] // s.t.wage]:
        kept |= 1 << tile
    return kept
