"""Terms and components (VIR-001 to VIR-009): what is printed, as typed lists indexed by int.

Symbols, actions, powers, cities, cards, tiles and alliances are numbered in the order of the data. A *thing*
is whatever shows symbols: cards, tiles, printed actions, alliance bonuses, the crown of an indulgence,
Michelangelo. A *source* is the place of such a thing as its owner counts it (see `sources`).
"""

from typing import Final

# The eight symbols (VIR-008).
FLORIN: Final = 0
CROWN: Final = 1
CROSS: Final = 2
CAVALRY: Final = 3
SHIP: Final = 4
MASK: Final = 5
WAR_BONUS: Final = 6
ARROW: Final = 7
SYMBOLS: Final = 8
PAYABLE: Final = 5
"""Florin to ship: the symbols that ask for a payment of their own."""

# The six actions.
GOVERN: Final = 0
PATRONAGE: Final = 1
TRADE: Final = 2
ANNEX: Final = 3
WAR: Final = 4
INTRIGUE: Final = 5

POWERS: Final = 5
CITIES: Final = 30
ALL_CITIES: Final = (1 << 30) - 1
MOST_SEATS: Final = 5

# A palace (VIR-200, VIR-201): action fields 0-4, upgrade fields 5-9, courtier fields 10-15 (left, right).
ROOMS: Final = 5
FIRST_COURTIER: Final = 10
FIRST_RIGHT: Final = 13
FIELDS_OF_PALACE: Final = 16
ALL_COURTIERS: Final = 0b111111 << 10
LEFT_COURTIERS: Final = 0b111 << 10
RIGHT_COURTIERS: Final = 0b111 << 13

# Cards: 12 kinds of characters, 15 family cards, Machiavelli.
CHARACTERS: Final = 12
FIRST_FAMILY: Final = 12
FAMILY_OF_POWER: Final = 3
MACHIAVELLI_CARD: Final = 27
CARDS: Final = 28

# Tiles of a domain (VIR-004): cities, four titles, guild, up to five cathedrals, Cannons.
DUCHY: Final = 30
PRINCIPALITY: Final = 31
KINGDOM: Final = 32
REPUBLIC: Final = 33
GUILD: Final = 34
FIRST_CATHEDRAL: Final = 35
CATHEDRALS: Final = 5
ALL_CATHEDRALS: Final = 0b11111 << 35
CANNONS_TILE: Final = 40
TILES: Final = 41

# Things that show symbols.
TILE_THING: Final = 28
PRINTED_THING: Final = 69
ALLIANCE_THING: Final = 75
INDULGENCE_THING: Final = 78
MICHELANGELO_THING: Final = 79
THINGS: Final = 80

# Items that can be bought: 12 characters, four titles, guild, cathedral.
FIRST_TITLE_ITEM: Final = 12
CATHEDRAL_ITEM: Final = 17
ITEMS: Final = 18

# The ten patron bonuses (VIR-413): five persons, five works.
LEONARDO: Final = 0
COPERNICUS: Final = 1
MICHELANGELO: Final = 2
COLUMBUS: Final = 3
MACHIAVELLI: Final = 4
FORTIFICATION: Final = 5
PRINCE: Final = 6
DOME: Final = 7
SISTINE_CHAPEL: Final = 8
CANNONS: Final = 9
PATRONS: Final = 10

FRANCE: Final = 0
OTTOMAN: Final = 1
EMPIRE: Final = 2
ALLIANCES: Final = 3

# Places for agents (VIR-460): cities, the rooms of the five palaces, the three alliances.
FIRST_ROOM_PLACE: Final = 30
FIRST_ALLIANCE_PLACE: Final = 55
PLACES: Final = 58


class Tables:
    """Component tables; filled once by `components.load` and never changed."""

    def __init__(self) -> None:
        # Symbols, points and crosses of things
        self.bar: list[int] = [0] * (THINGS * SYMBOLS)
        self.price: list[int] = [0] * THINGS
        """Florins for each use of a war bonus symbol."""
        self.prestige: list[int] = [0] * THINGS
        self.weight: list[int] = [0] * THINGS
        """How many symbols a thing shows: what a careful player keeps longest."""
        self.packed: list[int] = [0] * THINGS
        """The symbols of a thing that pay, in lanes (see `lanes`)."""
        self.single: list[int] = [0] * THINGS
        """The same for things that show one such kind only; 0 for all others."""
        self.paying_tiles = 0
        """Mask of the tiles that show a symbol that pays."""
        self.tiles_with: list[int] = [0] * (SYMBOLS * 3)
        """Masks of tiles with at least 1, 2 or 3 symbols of a kind."""
        # Cards
        self.card_action: list[int] = [-1] * CARDS
        self.card_agent: list[int] = [0] * CARDS
        # Items
        self.item_cost: list[int] = [0] * ITEMS
        """Florins, crowns and crosses in lanes."""
        self.copies: list[int] = [0] * ITEMS
        self.limit: list[int] = [0] * ITEMS
        """Copies one player may own; 0: any number."""
        self.excludes: list[int] = [-1] * ITEMS
        self.field_titles = 0
        """Mask of the title tiles that open a courtier field (VIR-209)."""
        self.cathedral_value = 0
        # Powers and palaces
        self.palace: list[int] = [0] * (POWERS * ROOMS)
        self.start_cities: list[int] = [-1] * (POWERS * 2)
        self.start_agents: list[int] = [0] * POWERS
        self.start_florins: list[int] = [0] * POWERS
        self.start_troops: list[int] = [0] * POWERS
        self.open_fields = 0
        self.greyed_fields = 0
        self.right_from = 0
        """The marker passes the right arrow when it leaves this room; `left_from` likewise (VIR-306)."""
        self.left_from = 0
        # Cities
        self.value: list[int] = [0] * CITIES
        self.pirates = 0
        # Boards, by number of seats
        self.powers: list[list[int]] = [[] for _ in range(MOST_SEATS + 1)]
        self.playing: list[int] = [0] * (MOST_SEATS + 1)
        """Mask of the cities in play."""
        self.roads: list[list[list[int]]] = [[] for _ in range(MOST_SEATS + 1)]
        self.joined: list[list[int]] = [[] for _ in range(MOST_SEATS + 1)]
        """For each city the mask of the cities that a road joins to it."""
        self.seas: list[list[int]] = [[] for _ in range(MOST_SEATS + 1)]
        """Seas crossed between two ports (`a * CITIES + b`), 0 where no ship goes."""
        self.ports: list[list[list[int]]] = [[] for _ in range(MOST_SEATS + 1)]
        self.places: list[list[int]] = [[] for _ in range(MOST_SEATS + 1)]
        """Places where an agent can be: cities in play, rooms of powers in play, alliances (VIR-460)."""
        self.religion: list[list[int]] = [[] for _ in range(MOST_SEATS + 1)]
        self._numbers()

    def _numbers(self) -> None:
        """Tracks and single numbers."""
        self.city_points: list[int] = []
        self.city_end = 0
        self.city_field_at = 0
        self.city_leader = 0
        self.patron_points: list[int] = []
        self.patron_end = 0
        self.patron_leader = 0
        self.patron_bonus_at: list[int] = []
        self.patron_cost: list[int] = []
        """For each field of the track: florins, crowns, crowns or crosses, crosses."""
        self.persons = 0
        self.patron_prestige: list[int] = [0] * PATRONS
        self.final_crosses: list[int] = [0] * PATRONS
        self.defence_bonus = 0
        self.leonardo_bonus = 0
        self.leonardo_price = 0
        self.alliance_cost: list[int] = [0] * (ALLIANCES * SYMBOLS)
        self.ally_cost: list[int] = [0] * ALLIANCES
        """The same in lanes."""
        self.alliance_points: list[int] = [0] * ALLIANCES
        self.alliance_saving = 0
        self.free_least = 0
        self.free_most = 0
        self.step_florins = 0
        self.indulgences = 0
        self.indulgence_florins = 0
        self.removal_crosses = 0
        self.removal_crowns = 0
        self.indulgence_penalty = 0
        self.wages: list[int] = []
        self.recruit_home = 0
        self.recruit_away = 0
        self.most_troops = 0
        self.most_agents = 0
        self.markers = 0
        self.war_tokens = 0
        self.bank = 0
        self.loss_from_defence = 0
        self.automatic_loss = 0
        self.loss_per_troop = 0
        self.defeat_loss = 0
        self.trophy_points = 0
        self.florins_per_ship = 0
        self.tiles_per_symbol = 0
        self.crowns_over_value = 0
        self.own_agent = 0
        self.other_agent = 0
        self.ships_per_sea = 0
        self.endless_year = 0
        """The year after which even a game without a limit is scored."""
