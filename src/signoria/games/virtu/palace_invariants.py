# not compiled: runs in tests and the fuzzer only.
"""What must always hold in palaces and domains: cards, tiles, patron bonuses, indulgences."""

from collections.abc import Iterator

from signoria.games.virtu.palace import greyed_used, unlocked
from signoria.games.virtu.receiving import Receiving
from signoria.games.virtu.state import NOBODY, SETUP, Virtu
from signoria.games.virtu.tables import (
    ALL_CATHEDRALS,
    ALL_CITIES,
    CANNONS,
    CANNONS_TILE,
    CARDS,
    CATHEDRAL_ITEM,
    CHARACTERS,
    CITIES,
    DUCHY,
    FAMILY_OF_POWER,
    FIELDS_OF_PALACE,
    FIRST_COURTIER,
    FIRST_FAMILY,
    FIRST_TITLE_ITEM,
    GUILD,
    KINGDOM,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    PATRONS,
    REPUBLIC,
    ROOMS,
)

Broken = Iterator[str]


def all_cards(s: Virtu) -> Broken:
    """7. Character cards are in piles or palaces; family cards in their own palace or out of the game."""
    waiting = _on_their_way(s)
    for kind in range(CHARACTERS):
        if s.supply[kind] + s.cards.count(kind) + (waiting >> kind & 1) != s.t.copies[kind]:
            yield f"character {kind} is lost or doubled"
    for card in range(FIRST_FAMILY, CARDS):
        if s.cards.count(card) > 1 or (s.cards.count(card) and s.removed >> card & 1):
            yield f"card {card} is doubled"
    for at, card in enumerate(s.cards):
        if FIRST_FAMILY <= card < MACHIAVELLI_CARD:
            if (card - FIRST_FAMILY) // FAMILY_OF_POWER != s.power[at // FIELDS_OF_PALACE]:
                yield f"family card {card} is in a foreign palace"


def _on_their_way(s: Virtu) -> int:
    """Mask of the cards that were bought or won and have no field yet."""
    return sum(frame.cards for frame in s.stack if isinstance(frame, Receiving))


def families(s: Virtu) -> Broken:
    """7. No family card is lost."""
    if s.part == SETUP:
        return
    for power in s.power:
        for card in range(FIRST_FAMILY + power * 3, FIRST_FAMILY + power * 3 + 3):
            if s.cards.count(card) + (s.removed >> card & 1) != 1:
                yield f"family card {card} is lost"


def palaces(s: Virtu) -> Broken:
    """8. Upgrades under action cards, action cards with an action, face-down cards only as courtiers."""
    for seat in range(s.seats):
        cards = s.cards[seat * FIELDS_OF_PALACE : (seat + 1) * FIELDS_OF_PALACE]
        for room in range(ROOMS):
            if cards[room + ROOMS] >= 0 and cards[room] < 0:
                yield f"seat {seat} has an upgrade without an action card in room {room}"
            if cards[room] >= 0 and s.t.card_action[cards[room]] < 0:
                yield f"the card in room {room} of seat {seat} shows no action"
        taken = sum(1 << f for f in range(FIRST_COURTIER, FIELDS_OF_PALACE) if cards[f] >= 0)
        if s.face[seat] & ~taken:
            yield f"seat {seat} has an empty field face up"
        if greyed_used(s, seat) > unlocked(s, seat) and s.part != 2:
            yield f"seat {seat} uses more greyed fields than are unlocked"


def limits(s: Virtu) -> Broken:
    """9. One Cardinal, one guild, one of each title; kingdom or republic."""
    for seat in range(s.seats):
        cards = s.cards[seat * FIELDS_OF_PALACE : (seat + 1) * FIELDS_OF_PALACE]
        for kind in range(CHARACTERS):
            if s.t.limit[kind] and cards.count(kind) > s.t.limit[kind]:
                yield f"seat {seat} has too many of character {kind}"
        if s.owned[seat] >> KINGDOM & s.owned[seat] >> REPUBLIC & 1:
            yield f"seat {seat} has a kingdom and a republic"
        if s.up[seat] & ~s.owned[seat]:
            yield f"seat {seat} has tiles face up that it does not own"


def all_cathedrals(s: Virtu) -> Broken:
    """10. Cathedral tiles and figures; the figure stands where its owner holds a city of value 3 or 4."""
    tiles = [(owned & ALL_CATHEDRALS).bit_count() for owned in s.owned]
    if s.supply[CATHEDRAL_ITEM] + sum(tiles) != s.t.copies[CATHEDRAL_ITEM] and not _building(s):
        yield f"{sum(tiles)} cathedral tiles in domains, {s.supply[CATHEDRAL_ITEM]} in the supply"
    for seat in range(s.seats):
        if tiles[seat] != (s.owned[seat] & ALL_CITIES & s.cathedrals).bit_count():
            yield f"seat {seat} has {tiles[seat]} cathedral tiles"
    for city in range(CITIES):
        if s.cathedrals >> city & 1 and s.t.value[city] < s.t.cathedral_value:
            yield f"a cathedral stands in city {city}, which is too small"


def _building(s: Virtu) -> bool:
    """Between paying for a cathedral and choosing its city the tile is nowhere."""
    return bool(s.stack) and type(s.stack[-1]).TAG == "cathedral_site"


def title_tiles(s: Virtu) -> Broken:
    """11. Guilds, kingdoms, republics and the other titles."""
    for tile in range(DUCHY, GUILD + 1):
        item = tile - DUCHY + FIRST_TITLE_ITEM
        if s.supply[item] + sum(owned >> tile & 1 for owned in s.owned) != s.t.copies[item]:
            yield f"tile {tile} is lost or doubled"


def patron_bonuses(s: Virtu) -> Broken:
    """12. At most one person and one work each; as many as the track gave."""
    for seat in range(s.seats):
        mine = [patron for patron in range(PATRONS) if s.patron_of[patron] == seat]
        due = sum(s.patronage[seat] >= field for field in s.t.patron_bonus_at)
        choosing = bool(s.stack) and type(s.stack[-1]).TAG == "patron_bonus"
        if len(mine) != due and not (choosing and len(mine) == due - 1):
            yield f"seat {seat} has {len(mine)} patron bonuses on field {s.patronage[seat]}"
        if sum(s.t.persons >> patron & 1 for patron in mine) not in ((0, 1) if len(mine) < 2 else (1,)):
            yield f"seat {seat} has two patron bonuses of one kind"
    if s.patron_of[CANNONS] != next((i for i in range(s.seats) if s.owned[i] >> CANNONS_TILE & 1), NOBODY):
        yield "the Cannons tile is not with its owner"


def machiavelli(s: Virtu) -> Broken:
    """12. Machiavelli lies in his owner's palace unless he was discarded."""
    owner = s.patron_of[MACHIAVELLI]
    waiting = _on_their_way(s) >> MACHIAVELLI_CARD & 1
    if owner >= 0 and not waiting and not s.removed >> MACHIAVELLI_CARD & 1:
        if MACHIAVELLI_CARD not in s.cards[owner * FIELDS_OF_PALACE : (owner + 1) * FIELDS_OF_PALACE]:
            yield "Machiavelli is lost"


def indulgences(s: Virtu) -> Broken:
    """13. Indulgence cards; nobody has more requests than one a year (a mask cannot)."""
    laid = sum(rooms.bit_count() for rooms in s.indulgences)
    if laid + s.owed.bit_count() + s.indulgences_left != s.t.indulgences:
        yield f"{laid} indulgences in palaces, {s.indulgences_left} in the stack"
    if s.owed & ~s.requested:
        yield "an indulgence is owed that nobody requested"
