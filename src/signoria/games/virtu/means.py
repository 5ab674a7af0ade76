"""Can a cost be paid? (VIR-213, VIR-224)

Every source gives one kind of symbol only, so the answer may need a search for a kind for each source. Nearly
always two sums decide: all symbols of all sources are too few, or sources with a single kind suffice.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.virtu.lanes import MOST, ONE_CROSS, ONE_CROWN, enough, lane, lanes, unpacked
from signoria.games.virtu.masks import lowest
from signoria.games.virtu.sources import (
    FIRST_TILE_SOURCE,
    TILE_SOURCES,
    amount,
    thing_of,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import FLORIN, PAYABLE, TILE_THING


class Means:
    """The sources a player could use for one payment, with the sums of their symbols."""

    def __init__(self, s: Virtu, seat: int, mask: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.mask: Final = mask
        self.purse: Final = min(s.coins[seat], MOST)
        total: i64 = self.purse
        single: i64 = self.purse
        packed = s.t.packed
        shown = s.t.single
        if s.kind_for_phase:  # sources may have given another kind already: single kinds are not known
            while mask:
                total += self.symbols(lowest(mask))
                mask &= mask - 1
        tiles = (mask >> FIRST_TILE_SOURCE) & s.t.paying_tiles
        mask &= ~TILE_SOURCES
        while tiles:
            thing = TILE_THING + lowest(tiles)
            tiles &= tiles - 1
            total += packed[thing]
            single += shown[thing]
        while mask:
            thing = thing_of(s, seat, lowest(mask))
            mask &= mask - 1
            total += packed[thing]
            single += shown[thing]
        self.total: Final = total
        """Coins and the symbols of all sources, as if one source could give several kinds."""
        self.single: Final = single
        """Coins and the symbols of those sources that show one kind only."""

    def symbols(self, source: int) -> int:
        """What a source shows, in lanes."""
        if not self.s.kind_for_phase:
            return self.s.t.packed[thing_of(self.s, self.seat, source)]
        n = [amount(self.s, self.seat, source, kind) for kind in range(PAYABLE)]
        return lanes(n[0], n[1], n[2], n[3], n[4])

    def covers(self, need: i64, either: i64 = 0) -> bool:
        """Can so many symbols be paid, and `either` more that may be crowns or crosses?"""
        for crosses in range(either + 1):
            if self._covers(need + crosses * ONE_CROSS + (either - crosses) * ONE_CROWN):
                return True
        return False

    def _covers(self, need: i64) -> bool:
        if not enough(self.total, need):
            return False
        if need < ONE_CROSS and lane(need, FLORIN) <= self.purse:
            return True  # coins pay the florins, so that all sources can give crowns
        return enough(self.single, need) or self._assigns(need)

    def _assigns(self, cost: int) -> bool:
        """Sources with one useful kind give it; then a search over those with several."""
        need = unpacked(cost)
        need[0] -= self.s.coins[self.seat]
        wanted = 0
        for kind in range(PAYABLE):
            if need[kind] > 0:
                wanted |= 1 << kind
        if wanted & (wanted - 1) == 0:
            return True
        several: list[int] = []
        mask = self.mask
        while mask:
            shown = self.symbols(lowest(mask))
            mask &= mask - 1
            only = _only_use(shown, wanted)
            if only >= 0:
                need[only] -= lane(shown, only)
            elif only == SEVERAL:
                several.append(shown)
        return _search(several, need, 0)


NONE: Final = -1
SEVERAL: Final = -2


def _only_use(shown: int, wanted: int) -> int:
    """The one wanted kind that a source shows, NONE or SEVERAL."""
    found = NONE
    for kind in range(PAYABLE):
        if (wanted >> kind) & 1 and lane(shown, kind):
            if found >= 0:
                return SEVERAL
            found = kind
    return found


def _search(several: list[int], need: list[int], at: int) -> bool:
    """Is there a kind for each source from `at` on so that nothing is missing?"""
    missing = False
    for kind in range(PAYABLE):
        if need[kind] > 0:
            missing = True
            rest = need[kind]
            for i in range(at, len(several)):
                rest -= lane(several[i], kind)
            if rest > 0:
                return False
    return not missing or _try_kinds(several, need, at)


def _try_kinds(several: list[int], need: list[int], at: int) -> bool:
    useful = False
    for kind in range(PAYABLE):
        n = lane(several[at], kind)
        if need[kind] > 0 and n:
            useful = True
            need[kind] -= n
            found = _search(several, need, at + 1)
            need[kind] += n
            if found:
                return True
    return not useful and _search(several, need, at + 1)
