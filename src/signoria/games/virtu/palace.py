"""Palace and cards (VIR-200 to VIR-212): fields, courtiers, greyed fields, discarding.

Cards lie always on fields of a palace, never in a hand (VIR-005), one a field (VIR-202), and are named by
their field: action card, upgrade card, courtier (VIR-006). `cards[seat * 16 + field]` holds them.
"""

from typing import Final

from signoria.core.rows import exchanged, grown
from signoria.games.virtu.events import CardDiscarded, CardLaid
from signoria.games.virtu.purse import cash
from signoria.games.virtu.spring_events import CourtiersWoken
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    ALL_CITIES,
    CHARACTERS,
    COPERNICUS,
    FIELDS_OF_PALACE,
    FIRST_COURTIER,
    FIRST_ROOM_PLACE,
    FLORIN,
    LEFT_COURTIERS,
    PRINCE,
    RIGHT_COURTIERS,
    ROOMS,
    SYMBOLS,
)

LEFT: Final = 0
RIGHT: Final = 1
COURTIER_TO_SOURCE: Final = 8
"""Courtier field 10 is source 2."""


def room_place(s: Virtu, seat: int, room: int) -> int:
    """The place number of a room."""
    return FIRST_ROOM_PLACE + s.power[seat] * ROOMS + room


def action_of(s: Virtu, seat: int, room: int) -> int:
    """The action of a room: that of its card, otherwise the printed one (VIR-203, VIR-320).

    The action of an upgrade card has no effect (VIR-204).
    """
    card = s.cards[seat * FIELDS_OF_PALACE + room]
    return s.t.card_action[card] if card >= 0 else s.t.palace[s.power[seat] * ROOMS + room]


def cities_of(s: Virtu, seat: int) -> int:
    """How many cities a player controls (VIR-002)."""
    return (s.owned[seat] & ALL_CITIES).bit_count()


def unlocked(s: Virtu, seat: int) -> int:
    """How many greyed fields may hold a card (VIR-209); titles count face down too (VIR-210).

    Copernicus (VIR-416), The Prince (VIR-417) and five cities (VIR-541) unlock one each.
    """
    n = (s.owned[seat] & s.t.field_titles).bit_count()
    if s.patron_of[COPERNICUS] == seat:
        n += 1
    if s.patron_of[PRINCE] == seat:
        n += 1
    if cities_of(s, seat) >= s.t.city_field_at:
        n += 1
    return min(n, s.t.greyed_fields.bit_count())


def greyed_used(s: Virtu, seat: int) -> int:
    """How many greyed fields hold a card."""
    n = 0
    base = seat * FIELDS_OF_PALACE
    greyed = s.t.greyed_fields
    for field in range(FIRST_COURTIER, FIELDS_OF_PALACE):
        if (greyed >> field) & 1 and s.cards[base + field] >= 0:
            n += 1
    return n


def free_fields(s: Virtu, seat: int) -> list[int]:
    """Courtier fields that are open or unlocked, and empty (VIR-208)."""
    base = seat * FIELDS_OF_PALACE
    greyed = greyed_used(s, seat) < unlocked(s, seat)
    opened = s.t.open_fields
    out: list[int] = []
    for field in range(FIRST_COURTIER, FIELDS_OF_PALACE):
        if s.cards[base + field] < 0 and (greyed or (opened >> field) & 1):
            out.append(field)
    return out


def courtiers(s: Virtu, seat: int) -> list[int]:
    """Courtier fields whose card may be discarded: not one bought this very winter (VIR-211, VIR-637)."""
    base = seat * FIELDS_OF_PALACE
    out: list[int] = []
    for field in range(FIRST_COURTIER, FIELDS_OF_PALACE):
        if s.cards[base + field] >= 0 and not (s.fresh[seat] >> (field - COURTIER_TO_SOURCE)) & 1:
            out.append(field)
    return out


def lay(s: Virtu, seat: int, card: int, field: int) -> None:
    """A gained card goes face up on a free courtier field (VIR-206)."""
    s.cards = exchanged(s.cards, seat * FIELDS_OF_PALACE + field, card)
    s.face[seat] |= 1 << field
    s.tell(CardLaid(seat, card, field))


def discard(s: Virtu, seat: int, field: int) -> None:
    """Free a courtier field, face up or down (VIR-211).

    Florins still on the card are taken first: it is never a disadvantage. Characters return to their pile,
    family cards and Machiavelli leave the game (B-27); agents are kept (B-28).
    """
    base = seat * FIELDS_OF_PALACE
    card = s.cards[base + field]
    florins = s.t.bar[card * SYMBOLS + FLORIN]
    if florins and (s.face[seat] >> field) & 1:
        cash(s, seat, field - COURTIER_TO_SOURCE, florins)
    s.cards = exchanged(s.cards, base + field, -1)
    s.face[seat] &= ~(1 << field)
    if card < CHARACTERS:
        s.supply = grown(s.supply, card, 1)
    else:
        s.removed |= 1 << card
    s.tell(CardDiscarded(seat, card, field))


def wake(s: Virtu, seat: int, side: int) -> None:
    """The marker passed the arrow of a side: its courtiers turn face up (VIR-306)."""
    fields = LEFT_COURTIERS if side == LEFT else RIGHT_COURTIERS
    base = seat * FIELDS_OF_PALACE
    woken = 0
    for field in range(FIRST_COURTIER, FIELDS_OF_PALACE):
        if (fields >> field) & 1 and s.cards[base + field] >= 0:
            woken |= 1 << field
    s.face[seat] |= woken
    if woken and not s.quiet:
        s.tell(CourtiersWoken(seat, side))
