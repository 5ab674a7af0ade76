"""Targets: for each ability the boxes of what it may be aimed at now; none if it cannot be used (section 3).

Every function takes the table, the tile, its user and the window, and looks at public facts only.
"""

from collections.abc import Callable
from typing import Final

from signoria.core.option import Among, Option
from signoria.games.brides.ability_ids import COUNTER, FREE, INTERFERE
from signoria.games.brides.requirements import local_workers, missing_charm, swap_partners
from signoria.games.brides.state import FACE_UP, SUPPLY, TAKEN, UNDER, Brides
from signoria.games.brides.tables import COLOURS, DISTRICTS, FIRST, MARRY_SECOND, RANKS, SECOND
from signoria.games.brides.using import (
    SellInfluence,
    SwapBrides,
    Use,
    UseForColour,
    UseOnBride,
    UseOnPlayer,
    UseWithDistrict,
)

Aim = Callable[[Brides, int, int, int], list[Option]]


def nothing_to_name(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """The ability names no target; it may also be wasted (R-61)."""
    return [Option(Use, Among([tile]))]


def _on_players(tile: int, seats: list[int]) -> list[Option]:
    return [Option(UseOnPlayer, Among([tile]), Among(seats))] if seats else []


def a_purse(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """A player present with a ducat; against a wedding only if the bribe is needed (BRI-151, BRI-256,
    BRI-266).
    """
    least = max(1, s.t.stolen[s.t.ability[tile]])
    if window == INTERFERE:
        needed = s.deed <= MARRY_SECOND and missing_charm(s, s.active, s.deed) > 0
        return _on_players(tile, [s.active] if needed and s.ducats[s.active] >= least else [])
    return _on_players(tile, [seat for seat in others_here(s, user) if s.ducats[seat] >= least])


def others_here(s: Brides, user: int) -> list[int]:
    """The other players present."""
    return [seat for seat in range(s.seats) if (s.present >> seat) & 1 and seat != user]


def a_leader(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """Another player who has a leader; as interference the active one (BRI-174, BRI-264, BRI-265)."""
    if window == INTERFERE:
        return _on_players(tile, [s.active])
    return _on_players(tile, [seat for seat in others_here(s, user) if s.leader[seat] >= 0])


def a_victim(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """Targets of an assassination (BRI-220): a leader, a bride married earlier, or the tile just played."""
    if window == COUNTER:
        return [Option(Use, Among([tile]))]
    out = a_leader(s, tile, user, window)
    if window == FREE:
        ranks = [rank for rank in (FIRST, SECOND) if may_be_killed(s, rank)]
        if ranks:
            out.append(Option(UseOnBride, Among([tile]), Among(ranks)))
    return out


def may_be_killed(s: Brides, rank: int) -> bool:
    """Only a bride who was married in an earlier round (BRI-227)."""
    place = s.district * RANKS + rank
    return s.groom_on[place] >= 0 and s.wed_round[place] < s.round


def another_common(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """Another district whose face-up common can be exchanged with the one here (BRI-253, R-39)."""
    if s.ground[FACE_UP + s.district] < 0:
        return []
    return _with_district(s, tile, [d for d in other_districts(s) if s.ground[FACE_UP + d] >= 0])


def other_workers(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """Another district with workers, if there are some here too (BRI-255)."""
    if local_workers(s, s.district) == 0:
        return []
    return _with_district(s, tile, [d for d in other_districts(s) if local_workers(s, d) > 0])


def other_districts(s: Brides) -> list[int]:
    """The other districts in play, resolved or not (R-62)."""
    return [d for d in range(DISTRICTS) if (s.in_play >> d) & 1 and d != s.district]


def _with_district(s: Brides, tile: int, districts: list[int]) -> list[Option]:
    return [Option(UseWithDistrict, Among([tile]), Among(districts))] if districts else []


def the_tile_below(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """There must be a face-up common and a tile under it (BRI-254, R-38)."""
    here = s.district
    below = s.ground[UNDER + here] >= 0 or len(s.pile[here]) > 0
    return [Option(Use, Among([tile]))] if s.ground[FACE_UP + here] >= 0 and below else []


def a_local_worker(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """The supply must hold a worker of the district's colour (BRI-250, R-27)."""
    left = s.workers[SUPPLY + s.t.district_colour[s.district]]
    return [Option(Use, Among([tile]))] if left > 0 else []


def wine(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """As any worker of the district's colour, but not under a ban (BRI-173, BRI-292)."""
    return [] if s.no_workers else a_local_worker(s, tile, user, window)


def a_new_colour(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """A colour of which there are enough once the taken workers are back in the supply (BRI-276, R-28)."""
    needed = sum(s.workers[TAKEN : TAKEN + COLOURS])
    colours = [c for c in range(COLOURS) if s.workers[SUPPLY + c] + s.workers[TAKEN + c] >= needed]
    return [Option(UseForColour, Among([tile]), Among(colours))] if needed and colours else []


def a_deal(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """One of the own workers, or influence (BRI-279)."""
    out: list[Option] = []
    colours = [c for c in range(COLOURS) if s.workers[user * COLOURS + c] > 0]
    if colours:
        out.append(Option(UseForColour, Among([tile]), Among(colours)))
    if s.influence[user] > 0:
        out.append(Option(SellInfluence, Among([tile])))
    return out


def _ranks_in_question(s: Brides, window: int) -> list[int]:
    """After an announcement only the bride it is about (BRI-269, BRI-272); she must be unmarried (R-26)."""
    ranks = [FIRST, SECOND] if window == FREE else [s.deed]
    here = s.district * RANKS
    return [rank for rank in ranks if s.bride[here + rank] >= 0 and s.groom_on[here + rank] < 0]


def another_bride(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """An unmarried bride of the same rank in another district (BRI-269)."""
    out: list[Option] = []
    for rank in _ranks_in_question(s, window):
        districts = swap_partners(s, rank)
        if districts:
            out.append(Option(SwapBrides, Among([tile]), Among([rank]), Among(districts)))
    return out


def a_bride_from_the_box(s: Brides, tile: int, user: int, window: int) -> list[Option]:
    """A bride whose pile in the box is not empty (BRI-272)."""
    ranks = [rank for rank in _ranks_in_question(s, window) if s.bride_pile[rank]]
    return [Option(UseOnBride, Among([tile]), Among(ranks))] if ranks else []


AIMS: Final[list[Aim]] = [
    a_local_worker,  # extra_worker
    nothing_to_name,  # guard
    nothing_to_name,  # wedding_ducats
    another_common,  # swap_commons
    the_tile_below,  # peek_swap_common
    other_workers,  # swap_workers
    a_purse,  # steal_one
    nothing_to_name,  # action_ducat
    nothing_to_name,  # rivals_charm_down
    nothing_to_name,  # brides_charm_up
    nothing_to_name,  # ban_weddings
    a_leader,  # leader_prestige_down
    a_leader,  # force_leader_change
    a_purse,  # steal_bonus
    a_victim,  # assassinate
    nothing_to_name,  # wedding_tax
    another_bride,  # swap_bride_district
    nothing_to_name,  # rivals_prestige_down
    nothing_to_name,  # own_prestige_up_2
    a_bride_from_the_box,  # swap_bride_box
    nothing_to_name,  # steal_dowry
    nothing_to_name,  # spy_hands
    nothing_to_name,  # change_action
    a_new_colour,  # recolour_workers
    nothing_to_name,  # lord_prestige_up
    a_deal,  # trade
    nothing_to_name,  # own_charm_up_3
    nothing_to_name,  # ban_workers
    nothing_to_name,  # own_charm_up_4
    wine,  # wine_worker
    nothing_to_name,  # act_first
    nothing_to_name,  # own_prestige_up_3
]
"""By ability, in the order of `ability_ids`."""
