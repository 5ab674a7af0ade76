"""Set-up (VIR-100 to VIR-115)."""

from collections.abc import Mapping
from typing import Final

from signoria.core.chance import SETUP as SETUP_STREAM
from signoria.core.chance import Chance, Rng
from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.piles import shuffle
from signoria.core.rows import exchanged, grown
from signoria.core.sealed import Answers, Sealed
from signoria.core.seating import clockwise, everyone
from signoria.core.value import Action, Key
from signoria.games.virtu.actions import ChoosePower, PlaceFamily
from signoria.games.virtu.domain import gain_city
from signoria.games.virtu.events import FamilyPlaced, FirstPlayerDrawn, PowerTaken
from signoria.games.virtu.florins import FLORINS
from signoria.games.virtu.reasons import FIELD_TAKEN, NEEDS_ACTION_CARD
from signoria.games.virtu.state import NOBODY, SETUP, Virtu
from signoria.games.virtu.tables import (
    ALLIANCES,
    CITIES,
    FAMILY_OF_POWER,
    FIELDS_OF_PALACE,
    FIRST_COURTIER,
    FIRST_FAMILY,
    PATRONS,
    PLACES,
    POWERS,
    ROOMS,
    SYMBOLS,
    Tables,
)
from signoria.games.virtu.year import Year


def blank(t: Tables, seats: int) -> Virtu:
    """An empty table."""
    s = Virtu(t, seats, Chance())
    s.aside = FLORINS  # they may be taken at any time (VIR-216)
    return s


def start(t: Tables, seats: int, options: Mapping[str, int], chance: Chance) -> Virtu:
    """General supply, board side for the player count, first player (VIR-100, VIR-103, VIR-113)."""
    s = blank(t, seats)
    s.chance = chance
    s.forfeit_surplus = options["surplus_room_florins"]
    s.agents_per_palace = options["max_enemy_agents_per_palace"]
    s.tokens_after_own = options["war_tokens_returned"]
    s.bank_limited = options["bank_limited"]
    s.kind_for_phase = options["symbol_kind_scope"]
    s.year_limit = options["year_limit"]
    s.secret_setup = options["secret_setup_placement"]
    lay_out(s)
    s.order = tuple(clockwise(chance.below(seats, SETUP_STREAM), seats))
    s.city_stack = s.order[::-1]  # first player on top of both stacks (VIR-114)
    s.patron_stack = s.order[::-1]
    s.tell(FirstPlayerDrawn(s.order[0]))
    s.stack.append(Year(0))
    s.stack.append(Families())
    if options["powers"]:
        draw_lots(s)
    else:
        s.stack.append(Powers(0))
    return s


def lay_out(s: Virtu) -> None:
    """Piles of cards (VIR-102), supply (VIR-103), empty palaces and board (VIR-112, VIR-115)."""
    seats = s.seats
    s.year = 0
    s.part = SETUP
    s.last_year = 0
    s.power = (NOBODY,) * seats
    s.seat_of = (NOBODY,) * POWERS
    s.cards = (-1,) * (seats * FIELDS_OF_PALACE)
    s.face = [0] * seats
    s.marker = [-1] * seats
    s.indulgences = (0,) * seats
    s.indulgences_left = s.t.indulgences
    s.requested = 0
    s.barred = 0
    s.owed = 0
    s.moved = []
    s.arrangements = ()
    s.paid_kinds = (0,) * (seats * SYMBOLS) if s.kind_for_phase else ()
    s.coins = [0] * seats
    s.owned = (0,) * seats
    s.up = (0,) * seats
    s.fresh = (0,) * seats
    lay_out_board(s)


def lay_out_board(s: Virtu) -> None:
    """Empty board, full supply, nobody on the tracks (VIR-103, VIR-115)."""
    seats = s.seats
    s.holder = (NOBODY,) * CITIES
    s.cathedrals = 0
    s.troops = (0,) * (seats * CITIES)
    s.reserve = [s.t.most_troops] * seats
    s.routed = ()
    s.agents = (NOBODY,) * PLACES
    s.agents_ready = (0,) * seats
    s.agents_left = (s.t.most_agents,) * seats
    s.supply = tuple(s.t.copies)
    s.removed = 0
    s.patronage = (0,) * seats
    s.patron_of = (NOBODY,) * PATRONS
    s.allies = (NOBODY,) * ALLIANCES
    s.allies_used = 0
    s.tokens = (0,) * seats
    s.trophies = (0,) * seats
    s.fought = (0,) * seats
    s.leonardo_cities = 0


def draw_lots(s: Virtu) -> None:
    """The powers of the player count are drawn (VIR-101)."""
    powers = s.t.powers[s.seats].copy()
    shuffle(s.chance, powers)
    for seat in range(s.seats):
        take_power(s, seat, powers[seat])


def take_power(s: Virtu, seat: int, power: int) -> None:
    """Palace, start cities with a troop each, agents, a florin (VIR-107, VIR-108, VIR-109, VIR-111).

    Taking the start cities does not move the markers on the tracks: they start there.
    """
    stack = s.city_stack
    s.power = exchanged(s.power, seat, power)
    s.seat_of = exchanged(s.seat_of, power, seat)
    s.coins[seat] = s.t.start_florins[power]
    s.agents_ready = exchanged(s.agents_ready, seat, s.t.start_agents[power])
    s.agents_left = grown(s.agents_left, seat, -s.t.start_agents[power])
    for city in s.t.start_cities[power * 2 : power * 2 + 2]:
        gain_city(s, seat, city, face_up=True)
        s.troops = exchanged(s.troops, seat * CITIES + city, s.t.start_troops[power])
        s.reserve[seat] -= s.t.start_troops[power]
    s.city_stack = stack
    s.tell(PowerTaken(seat, power))


class Powers(Frame[Virtu]):
    """In turn order each player chooses a free power; the last one takes what is left (VIR-101)."""

    TAG = "powers"
    OF = ("at count",)

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def key(self) -> Key:
        return (self.at,)

    def _free(self, s: Virtu) -> list[int]:
        return [power for power in s.t.powers[s.seats] if s.seat_of[power] < 0]

    def waits_for(self, s: Virtu) -> int:
        return 1 << s.order[self.at] if self.at + 1 < s.seats else 0

    def run(self, s: Virtu) -> None:
        take_power(s, s.order[self.at], self._free(s)[0])
        s.end()

    def options(self, s: Virtu, seat: int) -> list[Option]:
        return [Option(ChoosePower, Among(self._free(s)))]

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, ChoosePower):
            take_power(s, seat, action.power)
            s.become(Powers(self.at + 1))


class Families(Frame[Virtu]):
    """All place their family cards at the same time, or, by agreement, openly in turn order (VIR-110)."""

    TAG = "families"

    def run(self, s: Virtu) -> None:
        s.become(PlaceFamilies(everyone(s.seats)) if s.secret_setup else PlaceOpenly(0))


def family_of(s: Virtu, seat: int) -> int:
    """The first of the three family cards of a player's power."""
    return FIRST_FAMILY + s.power[seat] * FAMILY_OF_POWER


def family_options(s: Virtu) -> list[Option]:
    """Action fields, upgrade fields and open courtier fields (VIR-110); all family cards show an action."""
    fields = list(range(2 * ROOMS))
    for field in range(FIRST_COURTIER, FIELDS_OF_PALACE):
        if (s.t.open_fields >> field) & 1:
            fields.append(field)
    return [Option(PlaceFamily, Among(fields), Among(fields), Among(fields))]


def family_objection(action: Action) -> int:
    """One card a field; an upgrade needs one of the others above it (VIR-202, VIR-204)."""
    fields = list(action.key())
    for field in fields:
        if fields.count(field) > 1:
            return FIELD_TAKEN
        if ROOMS <= field < FIRST_COURTIER and field - ROOMS not in fields:
            return NEEDS_ACTION_CARD
    return LEGAL


def random_family(s: Virtu, rng: Rng) -> Action:
    """A random legal placement."""
    option = family_options(s)[0]
    while True:
        action = option.sample(rng)
        if family_objection(action) == LEGAL:
            return action


def place_family(s: Virtu, seat: int, action: Action) -> None:
    """The cards go to their fields, courtiers face up."""
    card = family_of(s, seat)
    for field in action.key():
        s.cards = exchanged(s.cards, seat * FIELDS_OF_PALACE + field, card)
        if field >= FIRST_COURTIER:
            s.face[seat] |= 1 << field
        s.tell(FamilyPlaced(seat, card, field))
        card += 1


class PlaceFamilies(Sealed[Virtu]):
    """Family cards are placed at will, secretly until all are ready (VIR-110, A-14)."""

    TAG = "place_families"
    OF = ("asked seat*",)

    def options(self, s: Virtu, seat: int) -> list[Option]:
        return family_options(s)

    def objection(self, s: Virtu, seat: int, action: Action) -> int:
        return family_objection(action)

    def open(self, s: Virtu, answers: Answers) -> None:
        for seat in range(s.seats):
            answer = answers[seat]
            if answer is not None:
                place_family(s, seat, answer)
        s.end()


class PlaceOpenly(Frame[Virtu]):
    """The open form of placing family cards: one player after the other (VIR-110)."""

    TAG = "place_openly"
    OF = ("at count",)

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def key(self) -> Key:
        return (self.at,)

    def waits_for(self, s: Virtu) -> int:
        return 1 << s.order[self.at] if self.at < s.seats else 0

    def run(self, s: Virtu) -> None:
        s.end()

    def options(self, s: Virtu, seat: int) -> list[Option]:
        return family_options(s)

    def objection(self, s: Virtu, seat: int, action: Action) -> int:
        return family_objection(action)

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        place_family(s, seat, action)
        s.become(PlaceOpenly(self.at + 1))
