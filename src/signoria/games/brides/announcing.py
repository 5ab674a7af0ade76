"""Announcing (BRI-130 to BRI-132): the active player names one of the six actions."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.value import Action, Key
from signoria.games.brides.actions import Announce
from signoria.games.brides.events_district import Announced
from signoria.games.brides.reasons import (
    BARRED,
    LEADER_CANNOT_MARRY,
    NO_BRIDE,
    NO_COMMON,
    NO_MARKERS,
    NO_WORKERS,
    OUT_OF_REACH,
    WEDDINGS_BANNED,
    WORKERS_BANNED,
)
from signoria.games.brides.requirements import attainable
from signoria.games.brides.state import Brides
from signoria.games.brides.tables import DEEDS, HIRE_COMMON, HIRE_WORKERS, MARRY_SECOND, RANKS, TAKE_DUCAT
from signoria.games.brides.tiles import is_loyal


class Announcing(Frame[Brides]):
    """One action that the own means allow and that no Maga has barred; a ducat is always there (BRI-131)."""

    TAG = "announcing"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.seat

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(Announce, Among(within_reach(s, seat)))]

    def at_random(self, s: Brides, seat: int, rng: Rng) -> Action:
        return Announce(rng.one_of(within_reach(s, seat)))

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        if not isinstance(action, Announce) or not 0 <= action.deed <= TAKE_DUCAT:
            return 0
        if (s.barred >> action.deed) & 1:
            return BARRED
        if action.deed <= MARRY_SECOND:
            return _why_no_wedding(s, seat, action.deed)
        if action.deed == HIRE_WORKERS:
            return WORKERS_BANNED if s.no_workers else NO_WORKERS
        return NO_COMMON if action.deed == HIRE_COMMON else NO_MARKERS

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, Announce):
            s.deed = action.deed
            if not s.quiet:
                s.tell(Announced(seat, action.deed))
            s.end()


def within_reach(s: Brides, seat: int) -> list[int]:
    """Actions that are not barred and that the own means allow (BRI-131, BRI-132)."""
    return [deed for deed in range(len(DEEDS)) if not (s.barred >> deed) & 1 and attainable(s, seat, deed)]


def _why_no_wedding(s: Brides, seat: int, rank: int) -> int:
    """The first thing that stands in the way of a wedding (BRI-132)."""
    place = s.district * RANKS + rank
    if s.no_weddings:
        return WEDDINGS_BANNED
    if s.bride[place] < 0 or s.groom_on[place] >= 0:
        return NO_BRIDE
    if not is_loyal(s, s.leader[seat]):
        return LEADER_CANNOT_MARRY
    return OUT_OF_REACH
