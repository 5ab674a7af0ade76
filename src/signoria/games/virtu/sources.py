"""Sources of symbols (VIR-213 to VIR-222): what can pay, and what using it does.

A player's sources are numbered: 0 the action card or printed symbol of the room with the marker, 1 its
upgrade card, 2-7 the courtier fields, 8-48 the tiles, 49-51 the alliance bonuses, 52 the crown of an
indulgence, 53 Michelangelo. Masks of sources have one bit for each.
"""

from typing import Final

from signoria.core.rows import cleared, exchanged
from signoria.games.virtu.masks import lowest
from signoria.games.virtu.palace import COURTIER_TO_SOURCE
from signoria.games.virtu.requests import may_request, request
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    ALLIANCE_THING,
    EMPIRE,
    FIELDS_OF_PALACE,
    FIRST_ALLIANCE_PLACE,
    FLORIN,
    MICHELANGELO,
    OTTOMAN,
    PRINTED_THING,
    ROOMS,
    SYMBOLS,
    TILE_THING,
)

ROOM_CARD: Final = 0
UPGRADE: Final = 1
ROOM_SOURCES: Final = 0b11
FIRST_COURTIER_SOURCE: Final = 2
FIRST_TILE_SOURCE: Final = 8
FIRST_ALLIANCE_SOURCE: Final = 49
INDULGENCE_SOURCE: Final = 52
MICHELANGELO_SOURCE: Final = 53
SOURCES: Final = 54
TILE_SOURCES: Final = ((1 << 41) - 1) << 8

# What is being paid: it decides which sources may help (VIR-221, VIR-222).
FOR_FLORINS: Final = 0
FOR_STEP: Final = 1
FOR_REMOVAL: Final = 2
FOR_ACTION: Final = 3
FOR_PATRONAGE: Final = 4
FOR_RETREAT: Final = 5
FOR_PURCHASE: Final = 6
FOR_ALLIANCE: Final = 7


def bonus_ready(s: Virtu, seat: int, ally: int) -> bool:
    """Is the bonus of an own alliance active, without a foreign agent there (VIR-654)?"""
    if s.allies[ally] != seat or (s.allies_used >> ally) & 1:
        return False
    agent = s.agents[FIRST_ALLIANCE_PLACE + ally]
    return agent < 0 or agent == seat


def available(s: Virtu, seat: int, purpose: int) -> int:
    """Mask of the sources that may be used for a purpose (VIR-221, VIR-222).

    Face-up courtiers and tiles always may, except those bought this winter (VIR-631). Room cards and printed
    symbols serve only the action of their room (VIR-217), so never in winter; the Ottoman ships serve actions
    and retreats, the imperial cross actions, purchases and removals (VIR-655).
    """
    mask = ((s.face[seat] >> COURTIER_TO_SOURCE) | (s.up[seat] << FIRST_TILE_SOURCE)) & ~s.fresh[seat]
    if purpose <= FOR_STEP:
        return mask
    if purpose in (FOR_ACTION, FOR_PATRONAGE):
        mask |= room_sources(s, seat)
        if purpose == FOR_PATRONAGE and s.patron_of[MICHELANGELO] == seat:  # VIR-418
            mask |= 1 << MICHELANGELO_SOURCE
    if s.allies[OTTOMAN] == seat or s.allies[EMPIRE] == seat:
        mask |= _alliance_sources(s, seat, purpose)
    if purpose != FOR_REMOVAL and purpose != FOR_RETREAT and may_request(s, seat):
        mask |= 1 << INDULGENCE_SOURCE
    return mask


def room_sources(s: Virtu, seat: int) -> int:
    """The action card or printed symbol of the room with the marker, and its upgrade card if there is one."""
    if s.cards[seat * FIELDS_OF_PALACE + ROOMS + s.marker[seat]] >= 0:
        return ROOM_SOURCES
    return 1 << ROOM_CARD


def _alliance_sources(s: Virtu, seat: int, purpose: int) -> int:
    mask = 0
    action = purpose in (FOR_ACTION, FOR_PATRONAGE)
    if (action or purpose == FOR_RETREAT) and bonus_ready(s, seat, OTTOMAN):
        mask |= 1 << (FIRST_ALLIANCE_SOURCE + OTTOMAN)
    if (action or purpose in (FOR_PURCHASE, FOR_REMOVAL)) and bonus_ready(s, seat, EMPIRE):
        mask |= 1 << (FIRST_ALLIANCE_SOURCE + EMPIRE)
    return mask


def thing_of(s: Virtu, seat: int, source: int) -> int:
    """What lies at a source: a card covers the printed symbol of its room (VIR-203, VIR-220)."""
    if source >= FIRST_ALLIANCE_SOURCE:
        return source - FIRST_ALLIANCE_SOURCE + ALLIANCE_THING
    if source >= FIRST_TILE_SOURCE:
        return source - FIRST_TILE_SOURCE + TILE_THING
    if source >= FIRST_COURTIER_SOURCE:
        return s.cards[seat * FIELDS_OF_PALACE + source + COURTIER_TO_SOURCE]
    room = s.marker[seat]
    card = s.cards[seat * FIELDS_OF_PALACE + room + source * ROOMS]
    return card if card >= 0 else PRINTED_THING + s.t.palace[s.power[seat] * ROOMS + room]


def amount(s: Virtu, seat: int, source: int, symbol: int) -> int:
    """How many symbols of a kind a source would give (VIR-213).

    With the option for it, a courtier or tile that has paid one kind in this phase gives no other (A-03).
    """
    n = s.t.bar[thing_of(s, seat, source) * SYMBOLS + symbol]
    if n and s.kind_for_phase and symbol != FLORIN:
        for other in range(1, SYMBOLS):
            if other != symbol and (s.paid_kinds[seat * SYMBOLS + other] >> source) & 1:
                return 0
    return n


def showing(s: Virtu, mask: int, symbol: int) -> int:
    """The sources of a mask without the tiles that do not show a symbol."""
    return mask & (~TILE_SOURCES | s.t.tiles_with[symbol * 3] << FIRST_TILE_SOURCE)


def with_symbol(s: Virtu, seat: int, mask: int, symbol: int) -> list[int]:
    """Those sources of a mask that give a symbol, in ascending order."""
    out: list[int] = []
    mask = showing(s, mask, symbol)
    while mask:
        source = lowest(mask)
        mask &= mask - 1
        if amount(s, seat, source, symbol):
            out.append(source)
    return out


def total_of(s: Virtu, seat: int, mask: int, symbol: int) -> int:
    """How many symbols of a kind the sources of a mask give together."""
    n = 0
    mask = showing(s, mask, symbol)
    while mask:
        n += amount(s, seat, lowest(mask), symbol)
        mask &= mask - 1
    return n


def exhaust(s: Virtu, seat: int, source: int) -> None:
    """A used courtier, tile or alliance bonus is exhausted at once; room cards are not (VIR-214, VIR-007)."""
    if source >= FIRST_ALLIANCE_SOURCE:
        if source < INDULGENCE_SOURCE:
            s.allies_used |= 1 << (source - FIRST_ALLIANCE_SOURCE)
        elif source == INDULGENCE_SOURCE:
            request(s, seat, 0)
    elif source >= FIRST_TILE_SOURCE:
        s.up = cleared(s.up, seat, 1 << (source - FIRST_TILE_SOURCE))
    elif source >= FIRST_COURTIER_SOURCE:
        s.face[seat] &= ~(1 << (source + COURTIER_TO_SOURCE))


def use(s: Virtu, seat: int, mask: int, symbol: int) -> int:
    """Use all sources of a mask for one symbol; what they give together is spent or lost (VIR-215)."""
    n = 0
    while mask:
        source = lowest(mask)
        mask &= mask - 1
        n += amount(s, seat, source, symbol)
        if s.kind_for_phase and symbol != FLORIN:
            if FIRST_COURTIER_SOURCE <= source < FIRST_ALLIANCE_SOURCE:
                at = seat * SYMBOLS + symbol
                s.paid_kinds = exchanged(s.paid_kinds, at, s.paid_kinds[at] | 1 << source)
        exhaust(s, seat, source)
    return n


def florin_sources(s: Virtu, seat: int) -> int:
    """Mask of the face-up courtiers and tiles whose florins can be taken (VIR-216)."""
    mask = (s.up[seat] & s.t.tiles_with[FLORIN * 3]) << FIRST_TILE_SOURCE
    face = s.face[seat] >> COURTIER_TO_SOURCE
    while face:
        source = lowest(face)
        face &= face - 1
        if s.t.bar[s.cards[seat * FIELDS_OF_PALACE + source + COURTIER_TO_SOURCE] * SYMBOLS + FLORIN]:
            mask |= 1 << source
    return mask & ~s.fresh[seat]


def means(s: Virtu, seat: int) -> int:
    """Coins and the florins that could be turned into coins."""
    return s.coins[seat] + total_of(s, seat, florin_sources(s, seat), FLORIN)


def can_afford(s: Virtu, seat: int, florins: int) -> bool:
    """Could a player pay so many florins?"""
    return s.coins[seat] >= florins or means(s, seat) >= florins
