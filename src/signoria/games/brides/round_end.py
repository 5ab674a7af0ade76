"""Phase 4: the round end (BRI-330 to BRI-339); each step is done for all in favour order before the next."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.rows import grown
from signoria.core.seating import after
from signoria.core.value import Key
from signoria.games.brides.business import BuyingBack, Purchase, Wages
from signoria.games.brides.events import (
    CommonDiscarded,
    CommonTurnedUp,
    DistrictRefilled,
    GameEnded,
)
from signoria.games.brides.favour import by_favour
from signoria.games.brides.pools import draw_common
from signoria.games.brides.purse import BANK, gain_influence, move_ducats, shift_workers, workers_of
from signoria.games.brides.state import FACE_UP, LOCAL, MARKERS, SUPPLY, UNDER, UNDER_SEEN, Brides
from signoria.games.brides.tables import COLOURS, DISTRICTS, DUCATS

GAME_OVER: Final = 1


class RoundEnd(Frame[Brides]):
    """Income, businesses, end check, wages, buying back, refill."""

    TAG = "round_end"
    OF = ("step",)

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def key(self) -> Key:
        return (self.step,)

    def run(self, s: Brides) -> None:
        if self.step == 1:  # BRI-330
            for seat in by_favour(s):
                move_ducats(s, BANK, seat, workers_of(s, seat) * s.t.income)
            s.become(RoundEnd(2))
        elif self.step == 2:  # BRI-331
            s.call(Purchase(0), then=RoundEnd(3))
        elif self.step == 3:
            self.check_end(s)
        elif self.step == 4:  # BRI-333
            s.call(Wages(0), then=RoundEnd(5))
        elif self.step == 5:  # BRI-336
            s.call(BuyingBack(0), then=RoundEnd(6))
        else:
            refill(s)
            s.start = after(s.start, s.seats)  # BRI-338
            s.end()

    def check_end(self, s: Brides) -> None:
        """At the end ducats become influence; nothing else happens any more (BRI-332, BRI-350)."""
        if not is_over(s):
            s.become(RoundEnd(4))
            return
        s.tell(GameEnded(s.round))
        for seat in range(s.seats):
            gain_influence(s, seat, s.ducats[seat] // s.t.ducats_per_influence, DUCATS)  # BRI-351
        s.end(GAME_OVER)


def is_over(s: Brides) -> bool:
    """The sixth round, or enough influence for this number of players (BRI-350, BRI-375)."""
    return s.round >= s.t.rounds or max(s.influence) >= s.t.end_influence[s.seats]


def refill(s: Brides) -> None:
    """Every district in play: next common, one more worker, one more marker (BRI-337)."""
    for district in range(DISTRICTS):
        if (s.in_play >> district) & 1:
            _next_common(s, district)
            supply_district(s, district)
            if not s.quiet:
                s.tell(DistrictRefilled(district))


def _next_common(s: Brides, district: int) -> None:
    """An untaken common goes to the box; the tile below is turned up, a known one if somebody saw it."""
    ground = list(s.ground)
    untaken = ground[FACE_UP + district]
    if untaken >= 0:
        s.box |= 1 << untaken
        if not s.quiet:
            s.tell(CommonDiscarded(untaken, district))
    common = ground[UNDER + district]
    if common >= 0:
        ground[UNDER + district] = -1
        ground[UNDER_SEEN + district] = 0
    elif s.pile[district]:
        common = draw_common(s, district)
    ground[FACE_UP + district] = common
    s.ground = tuple(ground)
    if common >= 0:
        if not s.quiet:
            s.tell(CommonTurnedUp(common, district))


def supply_district(s: Brides, district: int) -> None:
    """Workers of the district's colour, as far as there are any (R-27), and influence markers (BRI-023)."""
    colour = s.t.district_colour[district]
    workers = min(s.t.district_workers, s.workers[SUPPLY + colour])
    shift_workers(s, SUPPLY + colour, LOCAL + district * COLOURS + colour, workers)
    s.ground = grown(s.ground, MARKERS + district, s.t.district_markers)
