"""Brides & Bribes, as advice to a player: influence is points, and everything else is a way to get some.

1. Without a married man you cannot win: marry early, a second bride will do.
2. In a district the order decides. Ask what is left for you after those with more prestige have chosen, and
   go where that is still worth a coach.
3. A wedding is worth its influence and its dowry, less what you pay for missing prestige and charm.
4. Workers are influence in the making: three of the right colours buy a business.
5. A hidden tile beside the leader is worth something even unplayed: the others must reckon with it.
6. Three coaches need three men. Whoever has married all of his, and hired nobody, only looks on.
7. Late in the game nothing counts that does not become influence before the end.
8. Of two delegations that are about as good, lay now this one and now that one (see `brides_bluffs`).
"""

from typing import Any, ClassVar, Final

from signoria.bots.valuation import Valuation
from signoria.bots.values.brides_bluffs import DECOY, veil
from signoria.bots.values.brides_commons import common_worth
from signoria.bots.values.brides_habits import KEEPERS, habit
from signoria.bots.values.brides_prices import (
    MEN,
    MEN_MATTER,
    NOTHING,
    best_deed,
    business_worth,
    charm_help,
    claim,
    ducat_worth,
    is_married,
    prestige_help,
    rounds_left,
    use_up,
)
from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.value import Action
from signoria.games.brides.abilities_intrigue import ChangeLeader, Peek
from signoria.games.brides.assassination import ReplaceLeader
from signoria.games.brides.business import PayAny
from signoria.games.brides.completing import Completing
from signoria.games.brides.counters import Play
from signoria.games.brides.dowry import Dowry, DowryWorkers
from signoria.games.brides.favour import by_favour
from signoria.games.brides.interference import Interference
from signoria.games.brides.laying_tiles import LayingTiles
from signoria.games.brides.state import CHARM, DELEGATION, HAND, IN_HAND, PRESTIGE, WEDDED, Brides
from signoria.games.brides.tables import DISTRICTS, RANKS, SHIP_SPOT, SPOTS

UNMARRIED: Final = 7.0
"""Influence that being unmarried costs when the end is near."""
ITEM: Final = 0.7
BACKING: Final = 0.35
"""A further tile in a delegation, whatever it is."""
UNUSED_COACH: Final = 0.9
KEPT: Final = 0.25
"""A point of prestige of a man who has not been sent yet: he need not go first to be worth something."""
SHIP: Final = 0.5
READY: Final = 0.4
"""A tile in hand that can still spoil or save something here while others have to act."""


class BridesValues(Valuation[Brides]):
    """All amounts are influence at the end of the game."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "influence",
        "marriage",
        "businesses",
        "ducats",
        "tiles",
        "districts",
        "secrecy",
    )

    def swing(self, s: Brides) -> float:
        return 2.0 + 0.5 * rounds_left(s)

    def horizon(self, s: Brides) -> int:
        """About to the end of the round: laying tiles is long, resolving a district short."""
        return 30 if isinstance(s.stack[-1], LayingTiles) else 20

    def quiet(self, s: Brides) -> bool:
        """Not amid an announcement: whether it succeeds shows when all who may spoil it have spoken."""
        return not isinstance(
            s.stack[-1],
            (Interference, Play, Completing, Dowry, DowryWorkers, ReplaceLeader, ChangeLeader, Peek, PayAny),
        )

    def parts(self, s: Brides, seat: int) -> list[float]:
        out = self.holdings(s, seat)
        out.append(self.districts(s)[seat])
        out.append(veil(s, seat))
        return out

    def worth(self, s: Brides, seat: int) -> float:
        return self.worths(s)[seat]

    def worths(self, s: Brides) -> list[float]:
        out = self.districts(s)
        for seat in range(s.seats):
            for part in self.holdings(s, seat):
                out[seat] += part
            out[seat] += veil(s, seat)
        return out

    def holdings(self, s: Brides, seat: int) -> list[float]:
        """What a seat has, wherever its coaches stand; the first five parts."""
        left = rounds_left(s)
        near = 1.0 - 0.12 * left
        tiles = 0.0
        men = 0
        for tile in s.owned[seat]:
            if tile >= s.t.items_from:
                tiles += ITEM
            elif s.place[tile] != WEDDED:
                men += 1
                if tile >= s.t.commons_from:
                    tiles += common_worth(s, tile)
        rounds = min(left, MEN_MATTER)
        leading = rounds * MEN[min(men, len(MEN) - 1)]
        return [
            float(s.influence[seat]),
            0.0 if is_married(s, seat) else -UNMARRIED * near,
            business_worth(s, seat),
            ducat_worth(s) * s.ducats[seat],
            tiles * min(1.0, 0.35 * left) + leading,
        ]

    def districts(self, s: Brides) -> list[float]:
        """What this round may still bring: in each district those present choose in their order."""
        out = [0.0] * s.seats
        for district in range(DISTRICTS):
            if not (s.in_play >> district) & 1 or (s.resolved >> district) & 1:
                continue
            if district == s.district:
                self._being_resolved(s, out)
            else:
                self._to_come(s, district, out)
        if isinstance(s.stack[-1], LayingTiles):
            for seat in range(s.seats):
                self._hopes(s, seat, out)
        return out

    def _being_resolved(self, s: Brides, out: list[float]) -> None:
        """The order is fixed, or leaders are just being chosen: the best that is left for each."""
        left = claim(s, s.district)
        order = s.order
        if not order and s.present and not s.acted:
            order = self._expected_order(s, s.district, IN_HAND)
        for seat in order:
            prestige = 0
            charm = 0
            man = s.leader[seat]
            if man < 0:
                man = _best_man(s, seat, s.district, IN_HAND)
            if man < 0:
                continue
            prestige = (
                s.t.prestige[man] + s.modifiers[PRESTIGE + seat] + prestige_help(s, seat, s.district, IN_HAND)
            )
            charm = s.t.charm[man] + s.modifiers[CHARM + seat] + charm_help(s, seat, s.district, IN_HAND)
            sure = 0.95 if seat == s.active else 0.8
            deed, worth = best_deed(s, seat, s.district, man, prestige, charm, left)
            use_up(left, deed)
            out[seat] += sure * worth
        for seat in range(s.seats):
            if (s.present >> seat) & 1 and (len(order) > 1 or seat not in order):
                out[seat] += READY * _daggers(s, seat)

    def _to_come(self, s: Brides, district: int, out: list[float]) -> None:
        """Nobody has chosen yet: who will lead, in which order, and what is then left?"""
        left = claim(s, district)
        for seat in self._expected_order(s, district, DELEGATION):
            man = _best_man(s, seat, district, DELEGATION)
            if man < 0:
                continue
            prestige = s.t.prestige[man] + prestige_help(s, seat, district, DELEGATION)
            charm = s.t.charm[man] + charm_help(s, seat, district, DELEGATION)
            deed, worth = best_deed(s, seat, district, man, prestige, charm, left)
            use_up(left, deed)
            out[seat] += 0.7 * worth + BACKING * (s.laid[seat * SPOTS + district] - 1)
        for seat in range(s.seats):
            if s.laid[seat * SPOTS + district] and _best_man(s, seat, district, DELEGATION) < 0:
                out[seat] += DECOY

    def _expected_order(self, s: Brides, district: int, place: int) -> list[int]:
        """Husbands of this district, then by the prestige of the best man, then by favour."""
        ranked: list[tuple[int, int, int]] = []
        favour = by_favour(s)
        for at in range(s.seats):
            seat = favour[at]
            man = _best_man(s, seat, district, place)
            if man < 0:
                continue
            rank = s.t.prestige[man] + prestige_help(s, seat, district, place)
            for bride in range(RANKS):
                groom = s.groom_on[district * RANKS + bride]
                if groom >= 0 and s.owner[groom] == seat:
                    rank += 50 - bride
            ranked.append((-rank, at, seat))
        ranked.sort()
        return [seat for _, _, seat in ranked]

    def _hopes(self, s: Brides, seat: int, out: list[float]) -> None:
        """Coaches and tiles not yet sent, and a delegation on its way to the colonies."""
        if s.laid[seat * SPOTS + SHIP_SPOT] and _best_man(s, seat, SHIP_SPOT, DELEGATION) >= 0:
            out[seat] += SHIP
        if (s.passed >> seat) & 1:
            return
        hand = 0
        men: list[int] = []
        for tile in s.owned[seat]:
            if s.place[tile] == HAND:
                hand += 1
                if tile < s.t.items_from:
                    men.append(-s.t.prestige[tile])
        coaches = min(s.coaches[seat], hand)
        out[seat] += UNUSED_COACH * coaches + 0.5 * BACKING * min(hand - coaches, 4)
        men.sort()
        for prestige in men[:coaches]:
            out[seat] -= KEPT * prestige

    def policy(self, s: Brides, frame: Frame[Any], seat: int, rng: Rng) -> Action | None:
        return habit(s, frame, seat, rng)


def _daggers(s: Brides, seat: int) -> int:
    """Unused tiles in hand that make others think twice: what spoils, kills or guards; two at most."""
    count = 0
    for tile in s.owned[seat]:
        if s.place[tile] == IN_HAND and not s.used[tile] and (KEEPERS >> s.t.ability[tile]) & 1:
            count += 1
    return min(count, 2)


def _best_man(s: Brides, seat: int, district: int, place: int) -> int:
    """Who would lead a delegation: a loyal before a common, then by prestige and charm; NOTHING if nobody."""
    best = NOTHING
    most = -1
    for tile in s.owned[seat]:
        if tile < s.t.items_from and s.place[tile] == place:
            if place == DELEGATION and s.heap[tile] != district:
                continue
            value = 2 * s.t.prestige[tile] + 2 * s.t.charm[tile]
            if value > most:
                best = tile
                most = value
    return best
