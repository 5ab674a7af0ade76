"""War, step 3: the offices of condottiere are auctioned for influence (PRI-160 to PRI-170)."""

from signoria.core.flow import Frame
from signoria.core.rows import exchanged, grown
from signoria.games.princes.auctions import NO_BID, Auction, next_inside
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import ATTACK_OFFICE, NOBODY
from signoria.games.princes.war_events import OfficeVacant, PayLaidOut


def bidders(s: Princes) -> int:
    """Who has a troop, of whatever kind, and does not lead the attack already (PRI-160, PRI-161, PRI-170).

    A tile of the city is not needed (PRI-167).
    """
    mask = 0
    for seat in range(s.seats):
        if s.troops[seat] and seat != s.condottieri[0]:
            mask |= 1 << seat
    return mask


def call_office_auction(s: Princes, lot: int, then: Frame[Princes]) -> None:
    """The player who started the war acts first, or the next one who may take part (PRI-162)."""
    inside = bidders(s)
    if inside == 0:  # PRI-170
        s.become(then)
        s.tell(OfficeVacant(lot, s.attacker if lot == ATTACK_OFFICE else s.defender))
        return
    first = s.active if (inside >> s.active) & 1 else next_inside(s, s.active, inside)
    s.call(Auction(lot, first, inside=inside, frozen=0, high=NO_BID, leader=NOBODY), then=then)


def take_office(s: Princes, side: int, winner: int) -> None:
    """The last player left is condottiere (PRI-164), or the city has none (PRI-169)."""
    s.condottieri = exchanged(s.condottieri, side, winner)
    if winner == NOBODY:
        s.tell(OfficeVacant(ATTACK_OFFICE + side, s.attacker if side == 0 else s.defender))


def lay_out_pay(s: Princes) -> None:
    """Each condottiere's pay is the status of his city, laid on his family tile for now (PRI-166)."""
    for side in range(2):
        seat = s.condottieri[side]
        if seat != NOBODY:
            city = s.attacker if side == 0 else s.defender
            s.pay = grown(s.pay, seat, s.status[city])
            s.banked[0] -= s.status[city]
            s.tell(PayLaidOut(seat, city, s.status[city]))
