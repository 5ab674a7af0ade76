"""What a palace, a domain and an army are worth in Virtù, in prestige points at the end of the game."""

from signoria.bots.values.virtu_needs import defence_of
from signoria.bots.values.virtu_weights import Weights
from signoria.bots.values.virtu_wheel import Wheel
from signoria.games.virtu.palace import cities_of, unlocked
from signoria.games.virtu.scoring import crosses, points_of, religion_among, secular_points
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    CITIES,
    FIELDS_OF_PALACE,
    FIRST_COURTIER,
    PRINCE,
    SYMBOLS,
    TILE_THING,
    TILES,
    Tables,
)


class Worth:
    """Values seats of one set of tables."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.tables: Tables | None = None
        self.thing: list[float] = []
        """What each card and tile of these tables is worth."""

    def parts(self, s: Virtu, seat: int) -> list[float]:
        """Prestige as it stands, cities, patronage, symbols, florins, troops, the wheel."""
        return self._parts(s, seat, points_of(s, seat))

    def _parts(self, s: Virtu, seat: int, points: int) -> list[float]:
        w = self.w
        left = w.last_winter if s.last_year else 1.0
        out = [
            float(points),
            w.city * min(cities_of(s, seat), s.t.city_end) * left,
            w.patron_step * s.patronage[seat] * left,
            self.symbols(s, seat) * left,
            w.coin * min(s.coins[seat], 12) * left,
            self.war(s, seat) * left,
            0.0,
        ]
        if not s.last_year:
            out[6] = w.wheel * Wheel(s, seat, w).worth(w.years)
        return out

    def of(self, s: Virtu, seat: int) -> float:
        """All parts together."""
        return _sum(self.parts(s, seat))

    def of_all(self, s: Virtu) -> list[float]:
        """The same for every seat; crosses, which all compare, are counted once."""
        counted = [crosses(s, seat) for seat in range(s.seats)]
        out: list[float] = []
        for seat in range(s.seats):
            points = secular_points(s, seat) + religion_among(s, seat, counted)
            out.append(_sum(self._parts(s, seat, points)))
        return out

    def card(self, s: Virtu, seat: int, field: int) -> float:
        """What the card on a field shows, less where it is exhausted or bound to a room."""
        card = s.cards[seat * FIELDS_OF_PALACE + field]
        if card < 0:
            return 0.0
        if field < FIRST_COURTIER:
            return self.w.in_a_room * self.thing[card]
        return self.thing[card] * (1.0 if (s.face[seat] >> field) & 1 else self.w.face_down)

    def symbols(self, s: Virtu, seat: int) -> float:
        """All that cards and tiles show."""
        if self.tables is not s.t:
            self.tables = s.t
            self.thing = self._worth_of_things(s.t)
        out = 0.0
        for field in range(FIELDS_OF_PALACE):
            out += self.card(s, seat, field)
        owned = s.owned[seat]
        up = s.up[seat]
        for tile in range(TILES):
            if (owned >> tile) & 1:
                out += self.thing[TILE_THING + tile] * (1.0 if (up >> tile) & 1 else self.w.face_down)
        out += self.w.courtier_field * unlocked(s, seat)
        if s.patron_of[PRINCE] == seat:
            out += self.w.prince
        return out

    def war(self, s: Virtu, seat: int) -> float:
        """Troops in the field, and sieges as far as they will succeed."""
        w = self.w
        out = w.agent * s.agents_ready[seat]
        base = seat * CITIES
        for city in range(CITIES):
            troops = s.troops[base + city]
            if troops == 0:
                continue
            if s.holder[city] == seat:
                out += w.troop * min(troops, 2) + w.spare_troop * max(0, troops - 2)
            else:
                out += self._siege(s, seat, city, troops)
        return out

    def _siege(self, s: Virtu, seat: int, city: int, troops: int) -> float:
        """More troops than the place is worth take it; otherwise the march was for nothing."""
        w = self.w
        defence = defence_of(s, seat, city)
        if troops + s.tokens[seat] > defence:
            lost = 1 if defence >= s.t.loss_from_defence else 0
            return 1.5 + (1.2 if s.holder[city] >= 0 else 0.0) + w.troop * max(0, troops - lost)
        return (w.troop - 0.3) * troops - 0.1

    def _worth_of_things(self, t: Tables) -> list[float]:
        """All symbols of each card and tile together."""
        out: list[float] = []
        for thing in range(TILE_THING + TILES):
            worth = 0.0
            for symbol in range(SYMBOLS):
                worth += self.w.symbol[symbol] * t.bar[thing * SYMBOLS + symbol]
            out.append(worth)
        return out


def _sum(parts: list[float]) -> float:
    total = 0.0
    for part in parts:
        total += part
    return total
