"""Requesting an indulgence (VIR-313 to VIR-316): a crown or florins once a year, for a card in the palace."""

from signoria.core.rows import marked
from signoria.games.virtu.palace import room_place
from signoria.games.virtu.purse import gain
from signoria.games.virtu.reasons import (
    ALREADY_REQUESTED,
    LOST_THE_RIGHT,
    NO_INDULGENCE_LEFT,
    ROOM_HAS_INDULGENCE,
)
from signoria.games.virtu.spring_events import IndulgenceLaid, IndulgenceRequested
from signoria.games.virtu.state import WINTER, Virtu


def request_refusal(s: Virtu, seat: int) -> int:
    """Why a player cannot request an indulgence now; 0 if it is possible (VIR-311, VIR-313)."""
    if (s.requested >> seat) & 1:
        return ALREADY_REQUESTED
    if (s.barred >> seat) & 1:
        return LOST_THE_RIGHT
    if s.marker[seat] < 0 or (s.indulgences[seat] >> s.marker[seat]) & 1:
        return ROOM_HAS_INDULGENCE
    if s.indulgences_left == 0:
        return NO_INDULGENCE_LEFT
    return 0


def may_request(s: Virtu, seat: int) -> bool:
    """May this player request an indulgence now?"""
    return request_refusal(s, seat) == 0


def request(s: Virtu, seat: int, florins: int) -> None:
    """Take the florins, or (0) the crown that is being spent (VIR-313).

    In winter the card is laid at once (VIR-315), in spring after the action (VIR-314).
    """
    s.requested |= 1 << seat
    s.tell(IndulgenceRequested(seat, florins))
    gain(s, seat, florins)
    s.owed |= 1 << seat
    s.indulgences_left -= 1
    if s.part == WINTER:
        lay_owed(s, seat)


def lay_owed(s: Virtu, seat: int) -> None:
    """Lay the card that is owed on the room with the marker; a room never holds two (VIR-314, VIR-316)."""
    if (s.owed >> seat) & 1:
        s.owed &= ~(1 << seat)
        s.indulgences = marked(s.indulgences, seat, 1 << s.marker[seat])
        s.tell(IndulgenceLaid(seat, room_place(s, seat, s.marker[seat])))
