"""Packs what things show and alliances cost into single ints, so that sums and comparisons are quick."""

from signoria.games.virtu import tables as printed
from signoria.games.virtu.lanes import lanes
from signoria.games.virtu.tables import Tables


def pack(t: Tables) -> None:
    """Fill in the packed columns, once the plain ones are read."""
    for thing in range(printed.THINGS):
        shown = t.bar[thing * printed.SYMBOLS : thing * printed.SYMBOLS + printed.PAYABLE]
        t.packed[thing] = lanes(*shown)
        t.single[thing] = lanes(*shown) if shown.count(0) == printed.PAYABLE - 1 else 0
    for tile in range(printed.TILES):
        t.paying_tiles |= bool(t.packed[printed.TILE_THING + tile]) << tile
    for ally in range(printed.ALLIANCES):
        t.ally_cost[ally] = lanes(*t.alliance_cost[ally * printed.SYMBOLS :][: printed.PAYABLE])
