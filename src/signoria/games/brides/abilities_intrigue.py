"""Abilities that exchange things, look at hidden ones, or strike at plans and people."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.rows import exchanged, marked, overlaid, stamped
from signoria.core.value import Action, Key
from signoria.games.brides.actions import LeaveCommon, NewLeader, SwapCommon
from signoria.games.brides.assassination import is_gone, kill, set_leader
from signoria.games.brides.events_district import (
    AnnouncementBarred,
    BrideReplaced,
    BridesExchanged,
    CommonsExchanged,
    CommonSwapped,
    HandSeen,
    HandsSpied,
    LeaderStayed,
    TileBelowSeen,
    WorkersExchanged,
)
from signoria.games.brides.pools import draw_bride, draw_common, put_back
from signoria.games.brides.state import ALL, FACE_UP, IN_HAND, LOCAL, UNDER, UNDER_SEEN, Brides, items_bit
from signoria.games.brides.tables import COLOURS, RANKS
from signoria.games.brides.targets import others_here
from signoria.games.brides.tiles import characters_in_hand


def assassinate(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Sicarius, Venenum: kill the named tile, if it is still there (BRI-171, BRI-267, BRI-290)."""
    return None if is_gone(s, target) else kill(s, target)


def guard(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Custos, custos man, Antidotum: the assassination stopped by it is cancelled (BRI-251, BRI-277,
    BRI-291).

    The cancelling itself is done where the counter was asked for: one guard stops one assassination
    (BRI-163).
    """
    return None


def steal_dowry(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Amica: the dowry goes to her user; the window that asked for her pays it out (BRI-273)."""
    return None


def change_action(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Maga: the announced action is barred for this turn; another must be announced (BRI-158, BRI-275)."""
    s.barred |= 1 << s.deed
    s.tell(AnnouncementBarred(s.active, s.deed))
    s.deed = -1
    return None


def swap_commons(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Isacco Carretto, Scurra: exchange the face-up commons of two districts (BRI-253, BRI-282)."""
    kept = s.ground[FACE_UP + s.district]
    s.ground = exchanged(s.ground, FACE_UP + s.district, s.ground[FACE_UP + target])
    s.ground = exchanged(s.ground, FACE_UP + target, kept)
    s.tell(CommonsExchanged(s.district, target))
    return None


def swap_workers(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Giorgio Granara: exchange all workers of two districts (BRI-255)."""
    here = LOCAL + s.district * COLOURS
    there = LOCAL + target * COLOURS
    row = overlaid(s.workers, here, s.workers[there : there + COLOURS])
    s.workers = overlaid(row, there, s.workers[here : here + COLOURS])
    s.tell(WorkersExchanged(s.district, target))
    return None


def swap_bride_district(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Corruptor: exchange an unmarried bride with one of the same rank elsewhere (BRI-269)."""
    here = s.district * RANKS + target % RANKS
    kept = s.bride[here]
    s.bride = exchanged(s.bride, here, s.bride[target])
    s.bride = exchanged(s.bride, target, kept)
    s.tell(BridesExchanged(kept, s.bride[here]))
    return None


def swap_bride_box(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Tutor: draw a bride from the box first, then put the old one into the pile (BRI-272)."""
    here = s.district * RANKS + target
    old = s.bride[here]
    s.bride = exchanged(s.bride, here, draw_bride(s, target))
    put_back(s, target, old)
    s.tell(BrideReplaced(old, s.bride[here]))
    return None


def spy_hands(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Falconarius: look at the hands of all others here; only the user sees them (BRI-274, BRI-393)."""
    s.tell(HandsSpied(user))
    for seat in others_here(s, user):
        for tile in s.owned[seat]:
            if s.place[tile] == IN_HAND:
                s.seen = stamped(s.seen, tile, s.seen[tile] | 1 << user)
                s.tell(HandSeen(seat, tile), to=1 << user)
    return None


def peek_swap_common(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Geminus, Aldo Foglietta: look at the tile below, then decide (BRI-254, BRI-260)."""
    here = s.district
    if s.ground[UNDER + here] < 0:
        s.ground = exchanged(s.ground, UNDER + here, draw_common(s, here))
    s.ground = marked(s.ground, UNDER_SEEN + here, 1 << user)
    s.tell_apart(1 << user, TileBelowSeen(user, s.ground[UNDER + here]), TileBelowSeen(user, -1))
    return Peek(user, -1)


class Peek(Frame[Brides]):
    """Exchange the face-up common with the one below or not; only the user knows the latter (BRI-393,
    BRI-396).

    The frame itself keeps no secret: its second number is filled in for the user's prompt alone.
    """

    TAG = "peek"
    OF = ("seat seat", "tile tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def key(self) -> Key:
        return (self.seat, self.tile)

    def prompt(self, s: Brides, seat: int) -> tuple[int, ...]:
        return (self.seat, s.ground[UNDER + s.district] if seat == self.seat else -1)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.seat

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(SwapCommon), Option(LeaveCommon)]

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, SwapCommon):
            here = s.district
            up = s.ground[FACE_UP + here]
            s.ground = exchanged(s.ground, FACE_UP + here, s.ground[UNDER + here])
            s.ground = exchanged(s.ground, UNDER + here, up)
            s.ground = exchanged(s.ground, UNDER_SEEN + here, ALL)
            s.tell(CommonSwapped(s.ground[FACE_UP + here], up))
        s.end()


def force_leader_change(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Emissarius: another character of the hand must lead, if there is one (BRI-265, R-35)."""
    s.conclusions += 1  # whether there is one
    if characters_in_hand(s, target):
        return ChangeLeader(target)
    s.items_only |= items_bit(target, s.district)
    s.tell(LeaderStayed(target))
    return None


class ChangeLeader(Frame[Brides]):
    """The player hit chooses the new leader; the old one goes back to his hand (BRI-265)."""

    TAG = "change_leader"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.seat

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(NewLeader, Among(characters_in_hand(s, seat)))]

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, NewLeader):
            s.place = stamped(s.place, s.leader[seat], IN_HAND)
            set_leader(s, seat, action.tile)
            s.end()
