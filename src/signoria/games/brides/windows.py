"""Windows (section 2.8): which abilities a seat may use now, and whether it could publicly have one at all.

Whether somebody is asked depends on public facts only (R-44): who owns which tiles, and which of them were
seen, is known to all. So a seat is asked exactly when a tile of its own that nobody has seen might do it.
"""

from signoria.core.option import Option
from signoria.games.brides.state import IN_HAND, PUBLIC, Brides, items_bit
from signoria.games.brides.targets import AIMS


def offers(s: Brides, seat: int, mask: int, window: int) -> list[Option]:
    """The abilities of the own hand, leader and groom that may be used now, with their targets (BRI-150).

    Whoever is present has a leader or, married, a groom, so that his items can be used too (BRI-305).
    """
    out: list[Option] = []
    for tile in s.owned[seat]:
        ability = s.t.ability[tile]
        if (mask >> ability) & 1 and not s.used[tile]:
            if s.place[tile] == IN_HAND or tile == s.leader[seat] or tile == s.groom[seat]:
                out += AIMS[ability](s, tile, seat, window)
    return out


def could(s: Brides, seat: int, mask: int, window: int) -> bool:
    """Might this seat have a fitting ability, as far as everybody knows (R-44)?"""
    if mask == 0:
        return False
    unseen = -1
    for tile in s.owned[seat]:
        ability = s.t.ability[tile]
        if not (mask >> ability) & 1 or s.used[tile]:
            continue
        if tile == s.leader[seat] or tile == s.groom[seat]:
            pass
        elif s.seen[tile] & PUBLIC:
            if s.place[tile] != IN_HAND:
                continue
        else:
            if unseen < 0:
                unseen = unseen_in_hand(s, seat)
            if unseen == 0 or not fits(s, seat, tile):
                continue
        if AIMS[ability](s, tile, seat, window):
            return True
    return False


def unseen_in_hand(s: Brides, seat: int) -> int:
    """Tiles of the hand here that were not shown to all."""
    count = 0
    for tile in s.owned[seat]:
        if s.place[tile] == IN_HAND and not s.seen[tile] & PUBLIC:
            count += 1
    return count


def fits(s: Brides, seat: int, tile: int) -> bool:
    """A hand that is known to hold items only holds no character (BRI-104, BRI-265)."""
    return tile >= s.t.items_from or not s.items_only & items_bit(seat, s.district)
