"""Who must be able to pay what, as everybody at the table knows (PRI-098, INV-12)."""

from signoria.games.princes.auctions import Auction
from signoria.games.princes.payment import Payment
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import NOBODY


def binding_seat(s: Princes) -> int:
    """Whose bid must be payable, as everybody knows (PRI-098, INV-12)."""
    if s.stack:
        top = s.stack[-1]
        if isinstance(top, Auction):
            if top.leader != NOBODY:
                return top.leader
            return top.turn if top.must_open(s) else NOBODY
        if isinstance(top, Payment):
            return top.payer
    return NOBODY


def binding_due(s: Princes, seat: int) -> int:
    """How much he must be able to pay."""
    top = s.stack[-1]
    if isinstance(top, Auction):
        return top.bound(s, seat)
    return top.due if isinstance(top, Payment) else 0


def binding_lot(s: Princes) -> int:
    """What it is for."""
    top = s.stack[-1]
    if isinstance(top, Auction):
        return top.lot
    return top.lot if isinstance(top, Payment) else NOBODY
