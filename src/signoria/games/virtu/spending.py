"""How would a careful player pay a cost? (VIR-213, VIR-215, VIR-224)

A cost is six ints: florins, crowns, crosses, cavalry, ships, and symbols that may be crowns or crosses. Every
source gives one kind of symbol only, so paying is a small search for a kind for each source.
"""

from typing import Final

from signoria.games.virtu.lanes import lane
from signoria.games.virtu.masks import lowest
from signoria.games.virtu.means import Means
from signoria.games.virtu.sources import INDULGENCE_SOURCE, MICHELANGELO_SOURCE, ROOM_SOURCES, thing_of
from signoria.games.virtu.tables import CROSS, CROWN, FLORIN, PAYABLE

EITHER: Final = 5
LAST_RESORT: Final = 100
"""A careful player asks for an indulgence only when nothing else pays."""


class Spending:
    """The sources that may help with one payment, each with its symbols and how dear it is to its owner."""

    def __init__(self, means: Means) -> None:
        self.coins: Final = means.s.coins[means.seat]
        self.ids: list[int] = []
        self.n: list[int] = []
        """Symbols by `index of the source * 5 + kind`."""
        self.weight: list[int] = []
        mask = means.mask
        while mask:
            source = lowest(mask)
            mask &= mask - 1
            shown = means.symbols(source)
            if shown:
                self.ids.append(source)
                for kind in range(PAYABLE):
                    self.n.append(lane(shown, kind))
                self.weight.append(_weight(means, source))

    def total(self, kind: int) -> int:
        """Symbols of a kind on all sources."""
        return sum([self.n[i * PAYABLE + kind] for i in range(len(self.ids))])

    def careful(self) -> list[int]:
        """Indexes of the sources: free ones first, then those that show little, the indulgence last."""
        keyed = [self.weight[i] * 64 + i for i in range(len(self.ids))]
        keyed.sort()
        return [key % 64 for key in keyed]

    def payment(self, cost: list[int], order: list[int]) -> list[int]:
        """Masks of sources for each kind that pay the cost without waste, taken in this order; [] if none."""
        best: list[int] = []
        lightest = -1
        for crosses in range(cost[EITHER] + 1):
            masks = [0, 0, 0, 0, 0]
            need = split(cost, crosses)
            need[FLORIN] -= self.coins
            if self._fill(order, need, masks, 0):
                self._trim(cost, order, masks)
                weight = self._weigh(masks)
                if lightest < 0 or weight < lightest:
                    lightest = weight
                    best = masks
        return best

    def _fill(self, order: list[int], need: list[int], masks: list[int], at: int) -> bool:
        """Give the sources from `at` on kinds that are still needed, scarce kinds first."""
        missing = False
        for kind in range(PAYABLE):
            if need[kind] > 0:
                missing = True
                rest = 0
                for j in range(at, len(order)):
                    rest += self.n[order[j] * PAYABLE + kind]
                if rest < need[kind]:
                    return False
        if not missing:
            return True
        i = order[at]
        useful = False
        for kind in self._scarce_first(need, i):
            useful = True
            need[kind] -= self.n[i * PAYABLE + kind]
            if self._fill(order, need, masks, at + 1):
                masks[kind] |= 1 << self.ids[i]
                return True
            need[kind] += self.n[i * PAYABLE + kind]
        return not useful and self._fill(order, need, masks, at + 1)

    def _scarce_first(self, need: list[int], i: int) -> list[int]:
        """The kinds of a source that are needed, the one with the least to spare first."""
        keyed: list[int] = []
        for kind in range(PAYABLE):
            if need[kind] > 0 and self.n[i * PAYABLE + kind]:
                keyed.append((self.total(kind) - need[kind]) * 8 + kind)
        if len(keyed) > 1:
            keyed.sort()
        return [key % 8 for key in keyed]

    def _trim(self, cost: list[int], order: list[int], masks: list[int]) -> None:
        """Drop what is not needed, the dearest first; then let free florins of the room pay before coins."""
        sums = self.sums(masks)
        for j in range(len(order) - 1, -1, -1):
            i = order[j]
            for kind in range(PAYABLE):
                if (masks[kind] >> self.ids[i]) & 1:
                    sums[kind] -= self.n[i * PAYABLE + kind]
                    if met(cost, sums, self.coins):
                        masks[kind] ^= 1 << self.ids[i]
                    else:
                        sums[kind] += self.n[i * PAYABLE + kind]
        used = masks[1] | masks[2] | masks[3] | masks[4]
        for i in order:
            if self.weight[i] == 0 and not (used >> self.ids[i]) & 1 and sums[FLORIN] < cost[FLORIN]:
                if self.n[i * PAYABLE] and not (masks[FLORIN] >> self.ids[i]) & 1:
                    masks[FLORIN] |= 1 << self.ids[i]
                    sums[FLORIN] += self.n[i * PAYABLE]
        self._drop_florins(cost, order, masks, sums)

    def _drop_florins(self, cost: list[int], order: list[int], masks: list[int], sums: list[int]) -> None:
        """Sources of florins that the others make superfluous."""
        for j in range(len(order) - 1, -1, -1):
            i = order[j]
            if (masks[FLORIN] >> self.ids[i]) & 1:
                n = self.n[i * PAYABLE]
                if sums[FLORIN] - n >= cost[FLORIN]:
                    masks[FLORIN] ^= 1 << self.ids[i]
                    sums[FLORIN] -= n

    def sums(self, masks: list[int]) -> list[int]:
        """Symbols of each kind that masks of sources give."""
        out = [0, 0, 0, 0, 0]
        for i in range(len(self.ids)):
            for kind in range(PAYABLE):
                if (masks[kind] >> self.ids[i]) & 1:
                    out[kind] += self.n[i * PAYABLE + kind]
        return out

    def _weigh(self, masks: list[int]) -> int:
        """What a payment costs in sources that then lie face down."""
        used = masks[0] | masks[1] | masks[2] | masks[3] | masks[4]
        out = 0
        for i in range(len(self.ids)):
            if (used >> self.ids[i]) & 1:
                out += self.weight[i]
        return out


def _weight(means: Means, source: int) -> int:
    """Rooms give for nothing; what shows much is kept longest."""
    if (ROOM_SOURCES >> source) & 1 or source == MICHELANGELO_SOURCE:
        return 0
    if source == INDULGENCE_SOURCE:
        return LAST_RESORT
    return 1 + means.s.t.weight[thing_of(means.s, means.seat, source)]


def split(cost: list[int], crosses: int) -> list[int]:
    """The cost with so many of its "crown or cross" symbols as crosses and the rest as crowns."""
    need = cost[:PAYABLE]
    need[CROSS] += crosses
    need[CROWN] += cost[EITHER] - crosses
    return need


def met(cost: list[int], sums: list[int], coins: int) -> bool:
    """Do these symbols and coins cover the cost? A crown is no cross and a cross no crown (VIR-224)."""
    for kind in range(CROWN, PAYABLE):
        if sums[kind] < cost[kind]:
            return False
    if sums[FLORIN] + coins < cost[FLORIN]:
        return False
    return sums[CROWN] + sums[CROSS] >= cost[CROWN] + cost[CROSS] + cost[EITHER]
