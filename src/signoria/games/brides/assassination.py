"""Assassination, leaders, brides (BRI-220 to BRI-232): who can be hit, what a death brings about."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.rows import exchanged, stamped
from signoria.core.value import Action, Key
from signoria.games.brides.actions import NewLeader
from signoria.games.brides.events_district import (
    BrideArrived,
    BrideKilled,
    CharacterKilled,
    CoupleMovedUp,
    LeaderKilled,
    LeaderSet,
    LeftDistrict,
    ManWidowed,
)
from signoria.games.brides.pools import draw_bride
from signoria.games.brides.purse import gain_influence, lose_influence
from signoria.games.brides.reasons import LEADER_IS_A_CHARACTER
from signoria.games.brides.state import ALL, IN_HAND, LEADER, OPEN, PLAYED, Brides, items_bit
from signoria.games.brides.tables import FIRST, FIRST_BRIDES, RANKS, SECOND, WIDOWED
from signoria.games.brides.tiles import characters_in_hand, discard, is_character, lay_aside, retire, tiles_in


def bride_target(s: Brides, rank: int) -> int:
    """The number of a bride as a target, behind all tiles."""
    return s.t.tiles + rank


def is_gone(s: Brides, target: int) -> bool:
    """Is the named tile dead or gone, so that the assassin finds nobody (BRI-171)?"""
    if target < s.t.tiles:
        return s.place[target] != LEADER and s.place[target] != PLAYED
    return s.groom_on[s.district * RANKS + target - s.t.tiles] < 0


def defender(s: Brides, target: int) -> int:
    """Whose character or bride is attacked (BRI-164, BRI-228)."""
    if target < s.t.tiles:
        return s.owner[target]
    return s.owner[s.groom_on[s.district * RANKS + target - s.t.tiles]]


def kill(s: Brides, target: int) -> Frame[Brides] | None:
    """Kill a leader, the character just played, or a bride; perhaps somebody must name a new leader."""
    if target >= s.t.tiles:
        kill_bride(s, target - s.t.tiles)
        return None
    seat = s.owner[target]
    if s.place[target] == LEADER:
        return _kill_leader(s, seat, target)
    retire(s, target)  # BRI-161: caught in the act
    s.tell(CharacterKilled(seat, target))
    return None


def _kill_leader(s: Brides, seat: int, tile: int) -> Frame[Brides] | None:
    """The leader is back next round (BRI-221); he is replaced at once (BRI-170, BRI-223) or his player
    leaves.
    """
    retire(s, tile)
    s.leader[seat] = -1
    s.killed |= 1 << seat
    s.tell(LeaderKilled(seat, tile))
    s.conclusions += 1  # whether anybody is there to replace him
    if characters_in_hand(s, seat):
        return ReplaceLeader(seat)
    leave(s, seat)
    return None


def leave(s: Brides, seat: int) -> None:
    """No character is left: coach and tiles go home, unused items unspent and unseen (BRI-226, BRI-304)."""
    for tile in tiles_in(s, seat, IN_HAND):
        lay_aside(s, tile)
    for tile in tiles_in(s, seat, OPEN) + tiles_in(s, seat, PLAYED):
        discard(s, tile)
    s.items_only |= items_bit(seat, s.district)
    s.present &= ~(1 << seat)
    s.coaches[seat] += 1
    if seat in s.order:
        s.order.remove(seat)
    s.tell(LeftDistrict(seat, s.district))


def set_leader(s: Brides, seat: int, tile: int) -> None:
    """A character of the hand leads, face up; the modifiers of the place stay (BRI-168, BRI-223)."""
    s.leader[seat] = tile
    s.place = stamped(s.place, tile, LEADER)
    s.seen = stamped(s.seen, tile, ALL)
    s.tell(LeaderSet(seat, tile))


class ReplaceLeader(Frame[Brides]):
    """The owner of a killed leader names a character of his hand; a used one will do (BRI-223)."""

    TAG = "replace_leader"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.seat

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(NewLeader, Among(characters_in_hand(s, seat)))]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        if isinstance(action, NewLeader) and not is_character(s, action.tile):
            return LEADER_IS_A_CHARACTER
        return 0

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, NewLeader):
            set_leader(s, seat, action.tile)
            s.end()


def kill_bride(s: Brides, rank: int) -> None:
    """She leaves the game, the man comes back, the owner loses the bonus of the place (BRI-229)."""
    place = s.district * RANKS + rank
    bride = s.bride[place]
    man = s.groom_on[place]
    owner = s.owner[man]
    s.dead |= 1 << bride
    s.bride = exchanged(s.bride, place, -1)
    s.groom_on = exchanged(s.groom_on, place, -1)
    s.wed_round = exchanged(s.wed_round, place, 0)
    s.tell(BrideKilled(bride, s.district))
    retire(s, man)
    s.tell(ManWidowed(owner, man))
    lose_influence(s, owner, s.t.loss[rank], WIDOWED)
    if rank == FIRST and s.groom_on[place + 1] >= 0:
        _move_up(s, place)
        rank = SECOND
    _new_bride(s, rank)


def _move_up(s: Brides, first: int) -> None:
    """The second couple takes the first place; its owner gains at once (BRI-230)."""
    second = first + 1
    s.bride = exchanged(s.bride, first, s.bride[second])
    s.groom_on = exchanged(s.groom_on, first, s.groom_on[second])
    s.wed_round = exchanged(s.wed_round, first, s.wed_round[second])
    s.bride = exchanged(s.bride, second, -1)
    s.groom_on = exchanged(s.groom_on, second, -1)
    s.wed_round = exchanged(s.wed_round, second, 0)
    owner = s.owner[s.groom_on[first]]
    s.tell(CoupleMovedUp(owner, s.bride[first]))
    gain_influence(s, owner, s.t.promote_bonus, FIRST_BRIDES)


def _new_bride(s: Brides, rank: int) -> None:
    """A random bride of the place's rank, if the box holds one; she may be married at once (BRI-231,
    BRI-232).
    """
    if s.bride_pile[rank]:
        bride = draw_bride(s, rank)
        s.bride = exchanged(s.bride, s.district * RANKS + rank, bride)
        s.tell(BrideArrived(bride, s.district))
