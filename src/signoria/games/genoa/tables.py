"""Tables: what is printed on board, cards and special cards, as lists indexed by small ints.

Fields: 0 to 17 buildings, 18 to 37 streets, 38 the market (GEN-008). Cards: 0 to 15 large orders, 16 to 31
small orders, 32 to 45 messages, 46 to 59 privileges (GEN-003). Things: everything that can be named in a
deal or an exchange, one number each (see THING below).
"""

from typing import Final

from signoria.core.option import Domain, Span

BUILDINGS: Final = 18
STREETS: Final = 20
MARKET: Final = BUILDINGS + STREETS
FIELDS: Final = MARKET + 1

CUBES: Final = 8
SPECIALS: Final = 5
PILES: Final = 4
CARDS: Final = 60
NOBODY: Final = -1

# Special cards (GEN-004).
ANY_START: Final = 0
ANY_GOOD: Final = 1
MORE_ACTION: Final = 2
BUILDING_ACTION: Final = 3
EXCHANGE: Final = 4

# Card piles (GEN-003).
LARGE: Final = 0
SMALL: Final = 1
MESSAGE: Final = 2
PRIVILEGE: Final = 3

# What a building's action does (GEN-140 to GEN-147).
DRAW: Final = 0
MARKERS: Final = 1
SPECIAL: Final = 2
GOODS: Final = 3
VILLA: Final = 4

# THING: cubes 0 to 7, special cards 8 to 12, a marker 13, the sixty cards, then the four piles.
FIRST_SPECIAL: Final = CUBES
MARKER: Final = FIRST_SPECIAL + SPECIALS
FIRST_CARD: Final = MARKER + 1
FIRST_PILE: Final = FIRST_CARD + CARDS
THINGS: Final = FIRST_PILE + PILES

MOST_OF_A_THING: Final = 20
"""No count of goods in an offer reaches this: the largest pile has sixteen cards."""


class Board:
    """One way to divide the eight by eight squares into fields (GEN-001)."""

    def __init__(self, grid: list[int], near: list[list[int]], beside: list[list[int]]) -> None:
        self.grid: Final = grid
        """Field of each of the 64 squares, row by row."""
        self.near: Final = near
        """Orthogonal neighbours of each field (GEN-040)."""
        self.beside: Final = beside
        """For each field the buildings next to it (GEN-200)."""


class Buildings:
    """What the action of each building yields (GEN-140 to GEN-147)."""

    def __init__(self, deed: list[int], what: list[int], other: list[int], count: list[int]) -> None:
        self.deed: Final = deed
        self.what: Final = what
        """The pile, the special card or the first kind of cube; NOBODY for villas and markers."""
        self.other: Final = other
        """The second kind of cube of a warehouse."""
        self.count: Final = count
        """How many cards or markers."""
        self.first: Final = [_first_good(deed[b], what[b]) for b in range(BUILDINGS)]
        """The thing an action yields first, as deals name it (GEN-116)."""


def _first_good(deed: int, what: int) -> int:
    if deed == GOODS:
        return what
    if deed == SPECIAL:
        return FIRST_SPECIAL + what
    if deed == MARKERS:
        return MARKER
    return FIRST_PILE + (what if deed == DRAW else PRIVILEGE)


class Cards:
    """The sixty cards (GEN-003, GEN-161, GEN-167, GEN-171, GEN-180)."""

    def __init__(self, pile: list[int], building: list[int], goods: list[list[int]], pair: list[int]) -> None:
        self.pile: Final = pile
        self.building: Final = building
        """Where an order is delivered, or the building of a privilege; NOBODY for messages."""
        self.goods: Final = goods
        """The cubes an order asks for."""
        self.pair: Final = pair
        """The two buildings of a message as a mask of fields; 0 for other cards."""


class Payouts:
    """Ducats the bank pays (GEN-134, GEN-160, GEN-165, GEN-170, GEN-181, GEN-250)."""

    def __init__(self, large: int, small: int, message: int, fee: int, owned: int, chain: list[int]) -> None:
        self.large: Final = large
        self.small: Final = small
        self.message: Final = message
        self.fee: Final = fee
        self.owned: Final = owned
        self.chain: Final = chain
        """Worth of a chain by its length, 0 to 14."""


class Limits:
    """Numbers of the negotiation protocol: rounds and offers, live and in slow play (GEN-102, GEN-126)."""

    def __init__(
        self, rounds_here: list[int], rounds_next: list[int], here: int, next: int, asks: int
    ) -> None:
        self.rounds_here: Final = rounds_here
        self.rounds_next: Final = rounds_next
        self.offers_here: Final = here
        self.offers_next: Final = next
        self.asks: Final = asks


class Tables:
    """Everything printed or counted; shared by all states, never changed."""

    def __init__(
        self,
        boards: list[Board],
        buildings: Buildings,
        cards: Cards,
        payouts: Payouts,
        limits: Limits,
        stock: list[int],
        ring: list[int],
        last_field: list[int],
        numbers: list[int],
    ) -> None:
        self.boards: Final = boards
        self.buildings: Final = buildings
        self.cards: Final = cards
        self.payouts: Final = payouts
        self.limits: Final = limits
        self.stock: Final = stock
        """How many exist of each cube kind and special card, by thing (GEN-002, GEN-004)."""
        self.ring: Final = ring
        """The rim buildings in walking order; a closed ring (GEN-182)."""
        self.last_field: Final = last_field
        """Last field of the round track by number of players (GEN-023)."""
        self.purse: Final = numbers[0]
        self.step: Final = numbers[1]
        self.all_money: Final = numbers[2]
        self.markers: Final = numbers[3]
        self.discs: Final = numbers[4]
        self.dealt: Final = numbers[5]
        self.first_field: Final = numbers[6]
        self.advance: Final = numbers[7]
        self.pile_cards: Final = [[c for c in range(CARDS) if cards.pile[c] == p] for p in range(PILES)]
        self.pile_mask: Final = [sum([1 << c for c in pile]) for pile in self.pile_cards]
        self.spans: Final = _spans()
        """`spans[a][b]` is every number from -a to b: shared, because offers need dozens of them."""
        self.gain_box: Final = gain_box(buildings)
        self.ask_box: Final = ask_box(stock, self.markers, buildings)


def _spans() -> list[list[Domain]]:
    most = MOST_OF_A_THING
    return [[Span(-low, high) for high in range(most + 1)] for low in range(most + 1)]


def ask_box(stock: list[int], markers: int, buildings: Buildings) -> list[Domain]:
    """Outer bounds of the goods in an ask; independent of the table, so built once (GEN-106)."""
    box: list[Domain] = [Span(-stock[thing], stock[thing]) for thing in range(MARKER)]
    box.append(Span(-markers, markers))
    for _ in range(2 * PILES):
        box.append(Span(0, MOST_OF_A_THING))
    return box + gain_box(buildings)


def gain_box(buildings: Buildings) -> list[Domain]:
    """Outer bounds of a promise: first good, second good, reward of a large order (GEN-116)."""
    return [Span(0, max(buildings.count)), Span(0, 1), Span(NOBODY, SPECIALS - 1)]
