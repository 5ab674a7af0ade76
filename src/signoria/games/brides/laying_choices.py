"""What a player can do with his tiles in phase 1 (BRI-060 to BRI-067): kinds of actions, districts, ships."""

from typing import Final

from signoria.games.brides.state import Brides
from signoria.games.brides.tables import DISTRICTS, SHIP_SPOT, SHIPS, SPOTS

# Kinds of actions, in the order in which they are offered.
SEND: Final = 0
EMBARK: Final = 1
REINFORCE: Final = 2
REINFORCE_SHIP: Final = 3
ASK_FAVOUR: Final = 4
PASS: Final = 5


def kinds(s: Brides, seat: int, hand: list[int]) -> list[int]:
    """What can be done now. Passing is always allowed, and forced if nothing else is (BRI-066, BRI-067).

    The limits hold for the player, whatever the colours of his coaches (BRI-052, BRI-377).
    """
    out: list[int] = []
    if hand:
        on_ship = s.laid[seat * SPOTS + SHIP_SPOT]
        if s.coaches[seat] > 0:  # a new delegation needs a free coach (BRI-062, BRI-063)
            if may_send(s, seat):
                out.append(SEND)
            if on_ship == 0 and -1 in s.ship_holder:
                out.append(EMBARK)
        if may_reinforce(s, seat):
            out.append(REINFORCE)
        if 0 < on_ship < s.t.tiles_per_delegation:
            out.append(REINFORCE_SHIP)
        if s.t.favour_track[s.seats] and seat not in s.moved and any_character(s, hand):
            out.append(ASK_FAVOUR)  # once a round (BRI-065); not with two players (BRI-374)
    out.append(PASS)
    return out


def districts_to_send_to(s: Brides, seat: int) -> list[int]:
    """One delegation a district (BRI-062)."""
    first = seat * SPOTS
    return [d for d in range(DISTRICTS) if (s.in_play >> d) & 1 and s.laid[first + d] == 0]


def may_send(s: Brides, seat: int) -> bool:
    """Is there a district without a delegation of this seat (BRI-062)?"""
    first = seat * SPOTS
    for d in range(DISTRICTS):
        if (s.in_play >> d) & 1 and s.laid[first + d] == 0:
            return True
    return False


def free_ships(s: Brides) -> list[int]:
    """One player a ship (BRI-063)."""
    return [ship for ship in range(SHIPS) if s.ship_holder[ship] < 0]


def districts_to_reinforce(s: Brides, seat: int) -> list[int]:
    """A delegation holds at most three tiles (BRI-051, BRI-064)."""
    first = seat * SPOTS
    most = s.t.tiles_per_delegation
    return [d for d in range(DISTRICTS) if 0 < s.laid[first + d] < most]


def may_reinforce(s: Brides, seat: int) -> bool:
    """Has this seat a delegation with room for another tile (BRI-051, BRI-064)?"""
    first = seat * SPOTS
    most = s.t.tiles_per_delegation
    for d in range(DISTRICTS):
        if 0 < s.laid[first + d] < most:
            return True
    return False


def any_character(s: Brides, hand: list[int]) -> bool:
    """Is there anybody to ask for favour (BRI-065)?"""
    items_from = s.t.items_from
    for tile in hand:
        if tile < items_from:
            return True
    return False


def characters(s: Brides, hand: list[int]) -> list[int]:
    """Favour is asked with a character (BRI-065)."""
    items_from = s.t.items_from
    return [tile for tile in hand if tile < items_from]
