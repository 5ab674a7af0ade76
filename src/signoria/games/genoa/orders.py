"""Large and small orders (GEN-160 to GEN-168)."""

from signoria.games.genoa.building_events import LargeFulfilled, SmallFulfilled
from signoria.games.genoa.piles import discard
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS, bank_pays, put_back
from signoria.games.genoa.tables import LARGE, PILES, SMALL


def can_pay(s: Genoa, seat: int, card: int) -> bool:
    """Does the seat have the cubes an order asks for? (No order asks for two of a kind.)"""
    for good in s.t.cards.goods[card]:
        if s.goods[KINDS * seat + good] == 0:
            return False
    return True


def large_orders(s: Genoa, seat: int, villa: int) -> list[int]:
    """Large orders of this villa that the seat can fulfil now (GEN-160, GEN-161)."""
    out: list[int] = []
    for card in s.hands[PILES * seat + LARGE]:
        if s.t.cards.building[card] == villa and can_pay(s, seat, card):
            out.append(card)
    return out


def small_orders(s: Genoa, seat: int, building: int) -> list[int]:
    """Small orders of this building that the seat can fulfil now (GEN-165, GEN-167)."""
    out: list[int] = []
    for card in s.hands[PILES * seat + SMALL]:
        if s.t.cards.building[card] == building and can_pay(s, seat, card):
            out.append(card)
    return out


def fulfil_large(s: Genoa, seat: int, card: int) -> None:
    """Three cubes and the card go back, the bank pays; the special card is chosen afterwards (GEN-160)."""
    for good in s.t.cards.goods[card]:
        put_back(s, seat, good, 1)
    bank_pays(s, seat, s.t.payouts.large)
    s.tell(LargeFulfilled(seat, card, s.t.payouts.large))
    discard(s, seat, card)


def fulfil_small(s: Genoa, seat: int, card: int) -> None:
    """The cube and the card go back, the bank pays; it is not an action (GEN-165, GEN-166)."""
    put_back(s, seat, s.t.cards.goods[card][0], 1)
    bank_pays(s, seat, s.t.payouts.small)
    s.smalls |= 1 << s.t.cards.building[card]
    s.tell(SmallFulfilled(seat, card, s.t.payouts.small))
    discard(s, seat, card)


def keeps_order(s: Genoa, seat: int, villa: int, thing: int, card: int) -> bool:
    """Could the seat still fulfil an order of the villa after giving away a cube (or -1) or a card (or -1)?

    This is the lock on a promised large order (GEN-127): surplus cubes may go, the last needed one may not.
    """
    for order in s.hands[PILES * seat + LARGE]:
        if order == card or s.t.cards.building[order] != villa:
            continue
        enough = True
        for good in s.t.cards.goods[order]:
            if s.goods[KINDS * seat + good] - (1 if good == thing else 0) < 1:
                enough = False
        if enough:
            return True
    return False
