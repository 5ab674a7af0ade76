"""What is printed on the components (BRI-001 to BRI-009), as typed lists indexed by int.

Tiles are numbered through: loyals first, then commons, then items (light copies of a kind before dark ones).
Families, districts, colours, ships, brides, lords, items and businesses are numbered in the order of the
data.
"""

from typing import Final

# Places of the board that carry no printed number.
COLOURS: Final = 5
DISTRICTS: Final = 5
SHIPS: Final = 4
FAMILIES: Final = 5
MOST_SEATS: Final = 5
SPOTS: Final = 6
"""Places where a player can have a delegation: five districts and, last, the far colonies (BRI-052)."""
SHIP_SPOT: Final = 5

FIRST: Final = 0
SECOND: Final = 1
RANKS: Final = 2

# The six actions (BRI-130).
MARRY_FIRST: Final = 0
MARRY_SECOND: Final = 1
HIRE_WORKERS: Final = 2
HIRE_COMMON: Final = 3
TAKE_INFLUENCE: Final = 4
TAKE_DUCAT: Final = 5
DEEDS: Final = ["marry_first", "marry_second", "hire_workers", "hire_common", "take_influence", "take_ducat"]

# Where influence comes from and goes to, the lines of the score sheet.
FIRST_BRIDES: Final = 0
SECOND_BRIDES: Final = 1
DISTRICT_MARKERS: Final = 2
BUSINESSES: Final = 3
DUCATS: Final = 4
PAID: Final = 5
WIDOWED: Final = 6
SALES: Final = 7
SOURCES: Final = 8

# Classes of abilities that can be countered (BRI-161).
CHARACTER_ABILITY: Final = 0
ASSASSINATION_OF_OWN: Final = 1
VINUM: Final = 2
COUNTERED: Final = ["character_ability", "assassination_of_own", "vinum"]


class Tables:
    """Component tables; filled once by `components.load` and never changed."""

    def __init__(self) -> None:
        # Tiles (BRI-004, BRI-005)
        self.tiles = 0
        self.commons_from = 0
        self.items_from = 0
        self.ability: list[int] = []
        self.prestige: list[int] = []
        self.charm: list[int] = []
        self.item_kind: list[int] = []
        """Kind of an item tile, -1 for characters."""
        self.light: list[bool] = []
        # Families (BRI-025, BRI-372)
        self.loyals: list[list[int]] = []
        self.second_loyals: list[list[int]] = []
        self.family_colour: list[int] = []
        # Commons (BRI-024)
        self.pile: list[list[int]] = []
        self.first_commons: list[int] = []
        """Copies of the common that opens the harbour."""
        # Items and businesses (BRI-300 to BRI-308)
        self.light_items: list[list[int]] = []
        self.dark_items: list[list[int]] = []
        self.business_item: list[int] = []
        self.business_influence: list[list[int]] = []
        self.business_colours: list[list[list[int]]] = []
        """Workers of each colour that a card asks for: business type, card from the top, colour."""
        self.business_any: list[list[int]] = []
        # Districts, lords, brides, ships
        self.always_in_play: list[bool] = []
        self.district_colour: list[int] = []
        self.place_bonus: list[list[int]] = []
        self.lord_prestige: list[int] = []
        self.bride_rank: list[int] = []
        self.bride_charm: list[int] = []
        self.bride_influence: list[int] = []
        self.dowry_ducats: list[int] = []
        self.dowry_workers: list[int] = []
        self.dowry_items: list[list[int]] = []
        self.ship_exchanges: list[bool] = []
        self.ship_price: list[int] = []
        # Abilities: windows as masks of abilities, then the numbers printed with them
        self.lasting: list[bool] = []
        self.order_mask = 0
        self.free_mask = 0
        self.dowry_mask = 0
        self.interfere_mask: list[int] = []
        self.complete_mask: list[int] = []
        self.success_mask: list[int] = []
        self.counter_mask: list[int] = []
        self.by_prestige: list[int] = []
        self.by_charm: list[int] = []
        self.by_ducats: list[int] = []
        self.by_workers: list[int] = []
        self.stolen: list[int] = []
        self.bank: list[int] = []
        self.worker_ducats = 0
        self.influence_ducats = 0
        # Numbers of the rules
        self.workers_per_colour = 0
        self.coaches = 0
        self.extra_coaches = 0
        self.ducats = 0
        self.start_workers = 0
        self.district_workers = 0
        self.district_markers = 0
        self.forced_lord = 0
        self.rounds = 0
        self.tiles_per_delegation = 0
        self.actions_per_turn = 0
        self.business_cards = 0
        self.promote_bonus = 0
        self.loss: list[int] = []
        self.ducats_per_influence = 0
        self.wage = 0
        self.buy_back = 0
        self.income = 0
        # By number of players (index = seats)
        self.random_districts: list[int] = []
        self.bonus_spaces: list[list[int]] = []
        self.start_space: list[int] = []
        self.end_influence: list[int] = []
        self.favour_track: list[bool] = []
