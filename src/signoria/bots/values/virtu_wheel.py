"""The wheel of a palace in Virtù: what the marker will find in the rooms of the next years.

Next year counts what lies face up by then: courtiers wake when the marker passes their arrow. Further years
count with what is usually ready, most courtiers and half of the tiles. A year is worth the best room within
reach of a walk that goes on well from there.
"""

from typing import Final

from signoria.bots.values.virtu_needs import NEVER, Needs
from signoria.bots.values.virtu_weights import Weights
from signoria.games.virtu.lanes import lane
from signoria.games.virtu.palace import action_of, cities_of, room_place
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    ANNEX,
    CAVALRY,
    CROSS,
    CROWN,
    FIELDS_OF_PALACE,
    FIRST_COURTIER,
    FIRST_RIGHT,
    FLORIN,
    GOVERN,
    INTRIGUE,
    MASK,
    PATRONAGE,
    PRINTED_THING,
    ROOMS,
    SHIP,
    SYMBOLS,
    TILE_THING,
    TILES,
    WAR,
)

_FAR: Final = 3
"""Rooms that the marker can reach in one spring, the last one for florins."""


class Wheel:
    """The palace of one seat as it stands."""

    def __init__(self, s: Virtu, seat: int, w: Weights) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.w: Final = w
        self.needs: Final = Needs(s, seat)
        self.ready = 0
        """Symbols that pay and lie face up, in lanes."""
        self.left = 0
        self.right = 0
        """Courtiers asleep, by side."""
        self.asleep = 0
        """Tiles face down."""
        self.down = 0
        self.masks = 0
        self._courtiers()
        self._tiles()

    def _courtiers(self) -> None:
        s = self.s
        base = self.seat * FIELDS_OF_PALACE
        face = s.face[self.seat]
        for field in range(FIRST_COURTIER, FIELDS_OF_PALACE):
            card = s.cards[base + field]
            if card < 0:
                continue
            if (face >> field) & 1:
                self.ready += s.t.packed[card]
            elif field < FIRST_RIGHT:
                self.left += s.t.packed[card]
            else:
                self.right += s.t.packed[card]
            self.masks += s.t.bar[card * SYMBOLS + MASK]

    def _tiles(self) -> None:
        s = self.s
        owned = s.owned[self.seat]
        up = s.up[self.seat]
        for tile in range(TILES):
            if (owned >> tile) & 1:
                if (up >> tile) & 1:
                    self.ready += s.t.packed[TILE_THING + tile]
                else:
                    self.asleep += s.t.packed[TILE_THING + tile]
                    self.down += 1

    def worth(self, years: int) -> float:
        """What the best walk through the next years brings."""
        usual = [self._room(room, 0, False) for room in range(ROOMS)]
        ahead = [0.0] * ROOMS
        for _ in range(years - 1):
            ahead = [
                max(
                    usual[(room + 1) % ROOMS] + ahead[(room + 1) % ROOMS],
                    usual[(room + 2) % ROOMS] + ahead[(room + 2) % ROOMS],
                )
                * self.w.later
                for room in range(ROOMS)
            ]
        marker = self.s.marker[self.seat]
        best = 0.0
        if marker < 0:
            for room in range(ROOMS):
                best = max(best, self._room(room, self.ready, True) + ahead[room])
            return best
        ready = self.ready
        room = marker
        for step in range(_FAR):
            if step == 2 and self.s.coins[self.seat] < self.s.t.step_florins:
                break
            if room == self.s.t.right_from:
                ready += self.right
            if room == self.s.t.left_from:
                ready += self.left
            room = (room + 1) % ROOMS
            gain = self._room(room, ready, True) + ahead[room]
            if step == 2:
                gain -= self.w.paid_step
            best = max(best, gain)
        return best

    def _room(self, room: int, ready: int, soon: bool) -> float:
        """What the action of a room brings, with so much face up or with what is usual."""
        s, seat = self.s, self.seat
        action = action_of(s, seat, room)
        agent = s.agents[room_place(s, seat, room)]
        foreign = agent >= 0 and agent != seat and action != INTRIGUE
        if foreign or (s.indulgences[seat] >> room) & 1:
            return 0.0
        base = seat * FIELDS_OF_PALACE
        card = s.cards[base + room]
        thing = card if card >= 0 else PRINTED_THING + s.t.palace[s.power[seat] * ROOMS + room]
        upgrade = s.cards[base + ROOMS + room]
        here = s.t.packed[thing] + (s.t.packed[upgrade] if upgrade >= 0 else 0)
        if action == ANNEX:
            return self._annex(self._has(here, ready, CROWN, soon), lane(here, CROWN), soon)
        if action == PATRONAGE:
            return self._patronage(here, ready, soon)
        if action == WAR:
            return self._war(self._has(here, ready, CAVALRY, soon), soon)
        if action == GOVERN:
            both = lane(here, CROWN) + lane(here, CROSS)
            return self._govern(both if upgrade >= 0 else max(lane(here, CROWN), lane(here, CROSS)), soon)
        if action == INTRIGUE:
            masks = s.t.bar[thing * SYMBOLS + MASK] + (1 if self.masks else 0)
            masks += s.t.bar[upgrade * SYMBOLS + MASK] if upgrade >= 0 else 0
            return self.w.plot * min(masks, 1 + s.agents_ready[seat])
        return self.w.coin * s.t.florins_per_ship * self._has(here, ready, SHIP, soon)

    def _govern(self, symbols: int, soon: bool) -> float:
        """Each symbol of the room turns two tiles up; a courtier may help with one more."""
        most = 2.0 * min(symbols, 3) + 1.0
        tiles = float(self.down) if soon else 0.4 * self.s.owned[self.seat].bit_count() + 0.6
        return self.w.turned * min(most, tiles)

    def _has(self, here: int, ready: int, kind: int, soon: bool) -> float:
        if soon:
            return float(lane(here, kind) + lane(ready, kind))
        w = self.w
        awake = lane(self.ready, kind) + lane(self.left, kind) + lane(self.right, kind)
        return lane(here, kind) + w.usually_awake * awake + w.usually_up * lane(self.asleep, kind)

    def _annex(self, crowns: float, here: int, soon: bool) -> float:
        w = self.w
        need = self.needs.annex if soon else self.needs.annex_later
        if need == NEVER:
            return 0.0
        gain = w.annexed if cities_of(self.s, self.seat) < self.s.t.city_end else w.too_many
        spent = w.spent * max(0, need - here)
        if soon:
            return gain - spent if crowns >= need else 0.0
        return max(0.0, gain - spent) * min(1.0, max(0.0, (crowns - need + 1.5) / 1.5))

    def _war(self, cavalry: float, soon: bool) -> float:
        w = self.w
        need = self.needs.war
        if need == NEVER:
            return 0.0
        gain = w.conquered if cities_of(self.s, self.seat) < self.s.t.city_end else w.too_many
        if soon:
            return gain if cavalry >= need and self.needs.strong else 0.0
        share = 1.0 if self.needs.strong else 0.4
        return gain * share * min(1.0, max(0.0, (cavalry - need + 1.5) / 1.5))

    def _patronage(self, here: int, ready: int, soon: bool) -> float:
        s, seat, w = self.s, self.seat, self.w
        step = s.patronage[seat] + 1
        if step > s.t.patron_end:
            return 0.0
        cost = s.t.patron_cost
        at = step * 4
        florins = self._has(here, ready, FLORIN, soon) + s.coins[seat]
        crowns = self._has(here, ready, CROWN, soon)
        crosses = self._has(here, ready, CROSS, soon)
        both = crowns + crosses
        lack = max(0.0, cost[at] - florins) * 0.5
        lack += max(0.0, cost[at + 1] - crowns) + max(0.0, cost[at + 3] - crosses)
        lack += max(0.0, cost[at + 1] + cost[at + 2] + cost[at + 3] - both)
        gain = w.step + (w.bonus if step in s.t.patron_bonus_at else 0.0)
        gain -= w.coin * cost[at] + w.spent * (cost[at + 1] + cost[at + 2] + cost[at + 3])
        if soon:
            return gain if lack <= 0.0 else 0.0
        return max(0.0, gain) * max(0.0, 1.0 - 0.6 * lack)
