"""Where tiles lie and where they go (BRI-007, BRI-166)."""

from signoria.core.rows import stamped
from signoria.games.brides.purse import return_item
from signoria.games.brides.state import ALL, IN_HAND, OPEN, PLAYED, RESIDENCE, Brides


def is_character(s: Brides, tile: int) -> bool:
    """Loyals and commons are characters; items are not (BRI-004)."""
    return tile < s.t.items_from


def is_loyal(s: Brides, tile: int) -> bool:
    """Only loyals have charm and can marry (BRI-005)."""
    return tile < s.t.commons_from


def tiles_in(s: Brides, seat: int, place: int) -> list[int]:
    """A player's tiles in one kind of place."""
    where = s.place
    return [tile for tile in s.owned[seat] if where[tile] == place]


def has_tile_in(s: Brides, seat: int, place: int) -> bool:
    """Does a player have a tile in this kind of place?"""
    where = s.place
    for tile in s.owned[seat]:
        if where[tile] == place:
            return True
    return False


def characters_in_hand(s: Brides, seat: int) -> list[int]:
    """Characters of the hand taken up from the active district (BRI-223)."""
    items_from = s.t.items_from
    where = s.place
    return [tile for tile in s.owned[seat] if where[tile] == IN_HAND and tile < items_from]


def retire(s: Brides, tile: int) -> None:
    """Openly to the owner's residence (BRI-166, BRI-221)."""
    s.place = stamped(s.place, tile, RESIDENCE)
    s.seen = stamped(s.seen, tile, ALL)


def lay_aside(s: Brides, tile: int) -> None:
    """Unplayed and face down to the owner's residence (BRI-395)."""
    s.place = stamped(s.place, tile, RESIDENCE)


def discard(s: Brides, tile: int) -> None:
    """A used tile leaves the table: an item to its stack, a character to the residence (BRI-166)."""
    if is_character(s, tile):
        retire(s, tile)
    else:
        return_item(s, tile)


def put_down(s: Brides, tile: int) -> None:
    """After its effect: lasting tiles stay open, others leave, a leader or groom stays (BRI-166)."""
    if s.place[tile] != PLAYED:
        return
    if s.t.lasting[s.t.ability[tile]]:
        s.place = stamped(s.place, tile, OPEN)
    else:
        discard(s, tile)


def reveal_and_use(s: Brides, tile: int) -> None:
    """A tile is played: seen by all and used for this round (BRI-008, BRI-392)."""
    s.used = stamped(s.used, tile, 1)
    s.plays += 1
    if s.place[tile] == IN_HAND:
        s.place = stamped(s.place, tile, PLAYED)
        s.seen = stamped(s.seen, tile, ALL)
