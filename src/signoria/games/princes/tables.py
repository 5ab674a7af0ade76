"""Tables: what is printed on the components, as lists indexed by int and masks of lots (PRI-290, PRI-270).

A *lot* is anything that is auctioned: city tiles, events, the Pope and the two offices of a war share one row
of numbers, so that the display, a player's belongings and used tiles are one mask each.
"""

from typing import Final

GOLD: Final = 0
INFLUENCE: Final = 1

CITIES: Final = 5
FAMILIES: Final = 6
TROOPS: Final = 8
CARD_KINDS: Final = 8
DECADES: Final = 3

# Lots. City tiles are 0 to 34 in the order of the data.
FIRST_EVENT: Final = 35
POPE: Final = 47
ATTACK_OFFICE: Final = 48
DEFENCE_OFFICE: Final = 49
LOTS: Final = 50
FAMILY_POWER: Final = 50
"""Behind the lots in the mask of used things: the once-per-decade power of a family tile (PRI-258)."""
TILES: Final = (1 << FIRST_EVENT) - 1
EVENTS: Final = ((1 << POPE) - 1) ^ TILES
POPE_BIT: Final = 1 << POPE

# What kind of auction a lot comes up in.
CITY_AUCTION: Final = 0
EVENT_AUCTION: Final = 1
POPE_AUCTION: Final = 2
OFFICE_AUCTION: Final = 3
COLUMNS: Final = 8
"""Columns of a discount table: auction kind times two, plus currency."""

# Treachery cards by kind, in the order of the data (PRI-300 to PRI-311).
STEAL_INFLUENCE: Final = 0
FREEZE_BID: Final = 1
BRIBE_CARDINAL: Final = 2
STEAL_GOLD: Final = 3
DECLARE_WAR: Final = 4
BAD_WEATHER: Final = 5
BRIBE_TROOPS: Final = 6
VETO: Final = 7

# Kinds of events (PRI-121, PRI-122, PRI-124).
VP_EVENT: Final = 0
STATUS_EVENT: Final = 1
BONUS_EVENT: Final = 2

NOBODY: Final = -1
ABSENT: Final = -1
"""A troop value that the tile does not show (a dash); 0 is a real value (PRI-186)."""

MOST_MARKED: Final = 4000
"""Marker counts are tabled below this amount; nobody ever holds so much."""
CHUNK: Final = 8


class Tables:
    """Filled once by `components.load` and never changed afterwards."""

    def __init__(self) -> None:
        # Constants of set-up and play.
        self.start_gold = 0
        self.start_influence = 0
        self.beginner_pays = 0
        self.hand_limit = 0
        self.most_tiles = 0
        self.most_cities = 0
        self.card_gold = 0
        self.card_influence = 0
        self.opening_factor = 0
        self.least_event_bid = 0
        self.least_pope_bid = 0
        self.least_office_bid = 0
        self.vacant_attack = 0
        self.vacant_defence = 0
        self.double_factor = 0
        self.victory_step = 0
        self.double_step = 0
        self.die_faces = 0
        self.war_limit: list[int] = []
        """Wars in a decade, by number of seats."""
        # Board.
        self.least_status = 0
        self.most_status = 0
        self.start_status: list[int] = []
        self.field_points: list[int] = []
        # Lots.
        self.city: list[int] = []
        """City of a lot; -1 for all but city tiles."""
        self.currency: list[int] = []
        self.auction: list[int] = []
        self.gold: list[int] = []
        self.influence: list[int] = []
        self.city_mask: list[int] = []
        self.merchants = 0
        self.in_play = 0
        """How many of a city's tiles are used."""
        # Abilities of city tiles: masks of lots, and amounts by lot.
        self.rerolls = 0
        self.vetoes = 0
        self.robbers = 0
        self.free_cards = 0
        self.bankers = 0
        self.shield_bonuses = 0
        self.troop_bonuses = 0
        self.hand_bonuses = 0
        self.discounts: list[int] = []
        """By auction kind: mask of the tiles that give a discount there."""
        self.tile_discount: list[int] = []
        self.robbed = 0
        self.exchanged = 0
        self.shield_bonus: list[int] = []
        self.hand_bonus: list[int] = []
        self.bonus_troop: list[int] = []
        self.bonus_attack: list[int] = []
        self.bonus_defence: list[int] = []
        # Family tiles, by face: family + 6 for side B.
        self.face_gold: list[int] = []
        self.face_influence: list[int] = []
        self.face_hand_limit: list[int] = []
        self.face_draws: list[int] = []
        self.face_breaks_ties: list[bool] = []
        self.face_defence: list[int] = []
        self.face_early: list[int] = []
        self.face_free_card: list[bool] = []
        self.face_discount: list[int] = []
        """By face times COLUMNS, plus column."""
        self.face_declared: list[int] = []
        self.declares: list[bool] = []
        # Troops.
        self.troop_count: list[int] = []
        self.troop_price: list[int] = []
        self.attack: list[int] = []
        self.defence: list[int] = []
        self.troop_gold: list[int] = []
        self.troop_influence: list[int] = []
        self.troop_from: list[int] = []
        self.troops_from: list[int] = []
        """By decade: mask of the troops everybody may buy then."""
        self.affordable: list[int] = []
        """By gold up to the highest price: mask of the troops it buys."""
        self.shields = 0
        # Events, by lot.
        self.event_kind: list[int] = []
        self.event_value: list[int] = []
        self.decade_mask: list[int] = []
        """By decade (0 unused): mask of its events."""
        self.wine_merchants = 0
        self.wine_gold = 0
        self.wine_points = 0
        self.pope_points = 0
        # Treachery cards.
        self.card_kind: list[int] = []
        self.cards_of: list[int] = []
        """By kind: mask of its cards."""
        self.steal_influence = 0
        self.steal_gold = 0
        self.cardinal_discount = 0
        self.weather = 0
        # Scoring: first, second, tied first, tied second.
        self.gold_points: list[int] = []
        self.influence_points: list[int] = []
        # Lookups.
        self.largest_marker = 0
        self.markers: list[int] = []
        """Number of markers of the canonical split, by amount (PRI-014)."""
        self.amounts: list[list[int]] = []
        """By number of markers: the amounts that show so many."""
        self.bits: list[list[int]] = []
        """Members of every mask below 256."""
        self.lot_bits: list[list[int]] = []
        """Members of every 8-bit chunk of a mask of lots: chunk times 256, plus the chunk's bits."""


def lots_of(t: Tables, mask: int) -> list[int]:
    """The lots of a mask in ascending order."""
    out: list[int] = []
    base = 0
    while mask:
        part = mask & 255
        if part:
            out += t.lot_bits[base + part]
        mask >>= CHUNK
        base += 256
    return out


def markers_of(t: Tables, amount: int) -> int:
    """How many markers an amount is shown by (PRI-014)."""
    return t.markers[amount]
