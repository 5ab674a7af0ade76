"""Virtù, as advice to a player: some fifteen points win, and half of them are cities.

1. Cities first: every one is a point or nearly, brings symbols, and the most of them move first.
2. Plan the wheel: a room is only as good as the symbols that lie face up when the marker gets there.
   Courtiers wake when the marker passes their arrow, tiles only by Govern.
3. A symbol face up is worth more than one face down, and a card in a room works for ever but only there.
4. March only with enough troops to take the place: one that fails costs a troop and the spring.
5. Patronage is slow and certain; crosses count twice, for purchases and for religion.
6. Florins are worth what they buy in winter; hoarded they are worth nothing.
"""

from typing import Any, ClassVar, Final

from signoria.bots.valuation import Valuation
from signoria.bots.values.virtu_habits import habit, is_amid
from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.value import Action
from signoria.games.virtu.domain import modified_value, troops_at
from signoria.games.virtu.palace import cities_of
from signoria.games.virtu.scoring import points_of
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    CITIES,
    FIELDS_OF_PALACE,
    FIRST_COURTIER,
    SYMBOLS,
    TILE_THING,
    TILES,
    Tables,
)

SYMBOL: Final = [0.22, 0.3, 0.32, 0.22, 0.16, 0.12, 0.24, 0.2]
"""Florin, crown, cross, cavalry, ship, mask, war bonus, arrow: on a card or tile that can be used again."""
FACE_DOWN: Final = 0.55
IN_A_ROOM: Final = 0.8
COIN: Final = 0.16
TROOP: Final = 0.3
SPARE_TROOP: Final = 0.22
AGENT: Final = 0.12
CITY: Final = 0.45
"""What a city is worth beyond its points: turn order, the next city, the end of the game."""
PATRON_STEP: Final = 0.55


class VirtuValues(Valuation[Virtu]):
    """All amounts are prestige points at the end of the game."""

    PARTS: ClassVar[tuple[str, ...]] = ("prestige", "cities", "patronage", "symbols", "florins", "troops")

    def __init__(self) -> None:
        self.tables: Tables | None = None
        self.thing: list[float] = []
        """What each card and tile of these tables is worth."""

    def swing(self, s: Virtu) -> float:
        return 2.0 if s.last_year else 3.5

    def horizon(self, s: Virtu) -> int:
        """Hardly at all: an action is judged when it is done, and habits alone rule a palace badly."""
        return 2

    def trust(self) -> float:
        """What follows washes out what an action was worth: only a clear difference may overrule a look."""
        return 60.0

    def quiet(self, s: Virtu) -> bool:
        """An action half done is not judged."""
        return not is_amid(s.stack[-1])

    def parts(self, s: Virtu, seat: int) -> list[float]:
        if not s.power:
            return [0.0] * len(self.PARTS)
        left = 0.35 if s.last_year else 1.0
        cities = cities_of(s, seat)
        return [
            float(points_of(s, seat)),
            CITY * min(cities, s.t.city_end) * left,
            PATRON_STEP * s.patronage[seat] * left,
            self.symbols(s, seat) * left,
            COIN * min(s.coins[seat], 12) * left,
            self.war(s, seat) * left,
        ]

    def symbols(self, s: Virtu, seat: int) -> float:
        """All that cards and tiles show, less where it is exhausted or bound to a room."""
        if self.tables is not s.t:
            self.tables = s.t
            self.thing = _worth_of_things(s.t)
        out = 0.0
        base = seat * FIELDS_OF_PALACE
        for field in range(FIELDS_OF_PALACE):
            card = s.cards[base + field]
            if card >= 0:
                if field < FIRST_COURTIER:
                    out += IN_A_ROOM * self.thing[card]
                elif (s.face[seat] >> field) & 1:
                    out += self.thing[card]
                else:
                    out += FACE_DOWN * self.thing[card]
        owned = s.owned[seat]
        up = s.up[seat]
        for tile in range(TILES):
            if (owned >> tile) & 1:
                out += self.thing[TILE_THING + tile] * (1.0 if (up >> tile) & 1 else FACE_DOWN)
        return out

    def war(self, s: Virtu, seat: int) -> float:
        """Troops in the field, and sieges as far as they will succeed."""
        out = AGENT * s.agents_ready[seat]
        base = seat * CITIES
        for city in range(CITIES):
            troops = s.troops[base + city]
            if troops == 0:
                continue
            if s.holder[city] == seat:
                out += TROOP * min(troops, 2) + SPARE_TROOP * max(0, troops - 2)
            else:
                out += self.siege(s, seat, city, troops)
        return out

    def siege(self, s: Virtu, seat: int, city: int, troops: int) -> float:
        """More troops than the place is worth take it; otherwise the march was for nothing."""
        defence = modified_value(s, seat, city)
        owner = s.holder[city]
        if owner >= 0:
            defence += troops_at(s, owner, city)
        lead = troops + s.tokens[seat] - defence
        if lead > 0:
            lost = 1 if defence >= s.t.loss_from_defence else 0
            return 1.5 + (1.2 if owner >= 0 else 0.0) + TROOP * max(0, troops - lost)
        return (TROOP - 0.3) * troops - 0.1

    def policy(self, s: Virtu, frame: Frame[Any], seat: int, rng: Rng) -> Action | None:
        return habit(s, frame, seat, rng)


def _worth_of_things(t: Tables) -> list[float]:
    """All symbols of each card and tile together."""
    out: list[float] = []
    for thing in range(TILE_THING + TILES):
        worth = 0.0
        for symbol in range(SYMBOLS):
            worth += SYMBOL[symbol] * t.bar[thing * SYMBOLS + symbol]
        out.append(worth)
    return out
