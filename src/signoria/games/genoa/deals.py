"""Execution of an accepted offer (GEN-081, GEN-084, GEN-120, GEN-121): all changes hands in one step."""

from signoria.core.rows import Ints, grown
from signoria.games.genoa.bids import (
    DUCATS,
    GOODS,
    HIDDEN,
    MARKERS,
    OPEN,
    SHOWN,
    Offer,
)
from signoria.games.genoa.deal_events import CardGiven, DealStruck, DucatsGiven, ThingGiven
from signoria.games.genoa.knowledge import all_rows, passed_on
from signoria.games.genoa.piles import leave_hand, whole_hand
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import FIRST_PILE, FIRST_SPECIAL, MARKER, PILES
from signoria.games.genoa.tables import GOODS as WAREHOUSE


def strike(s: Genoa, partner: int, offer: Offer, cards: int) -> None:
    """`give` and `want` change hands together; `cards` are those that A picked (GEN-120, step 1)."""
    a = s.active
    terms = offer.terms
    s.tell(DealStruck(a, partner, terms[0]))
    if terms[DUCATS]:
        pay(s, partner, a, terms[DUCATS])
    for thing in range(KINDS):
        if terms[GOODS + thing]:
            give(s, partner, a, thing, terms[GOODS + thing])
    if terms[MARKERS]:
        give(s, partner, a, MARKER, terms[MARKERS])
    if terms[HIDDEN] | terms[SHOWN] | terms[OPEN] | cards:
        _swap_cards(s, partner, offer, cards)


def _swap_cards(s: Genoa, partner: int, offer: Offer, cards: int) -> None:
    """Both sides' cards are picked before any moves, so that none goes there and back."""
    a = s.active
    mine = held(s, a, cards)
    theirs = held(s, partner, offer.terms[HIDDEN] | offer.terms[SHOWN])
    public = held(s, partner, offer.terms[OPEN])
    between = 1 << a | 1 << partner
    for card in theirs:
        give_card(s, partner, a, card, between)
    for card in public:
        give_card(s, partner, a, card, all_rows(s))
    for card in mine:
        give_card(s, a, partner, card, between)


def held(s: Genoa, seat: int, mask: int) -> list[int]:
    """The cards of a mask that are in this hand."""
    return [card for card in whole_hand(s, seat) if (mask >> card) & 1] if mask else []


def pay(s: Genoa, payer: int, taker: int, ducats: int) -> None:
    """Ducats from player to player; a negative amount goes the other way (GEN-083)."""
    if ducats < 0:
        pay(s, taker, payer, -ducats)
        return
    s.money[payer] -= ducats
    s.money[taker] += ducats
    s.tell(DucatsGiven(payer, taker, ducats))


def give(s: Genoa, giver: int, taker: int, thing: int, count: int) -> None:
    """Goods from player to player; a negative number goes the other way.

    Markers are not handed over: the giver's go to the general supply, the receiver takes as many of his own
    colour from there (GEN-084).
    """
    if count < 0:
        give(s, taker, giver, thing, -count)
        return
    if thing == MARKER:
        s.own = grown(s.own, giver, -count)
        s.supply = grown(s.supply, giver, count)
        s.supply = grown(s.supply, taker, -count)
        s.own = grown(s.own, taker, count)
    else:
        s.goods[KINDS * giver + thing] -= count
        s.goods[KINDS * taker + thing] += count
    s.tell(ThingGiven(giver, taker, count, thing))


def give_card(s: Genoa, giver: int, taker: int, card: int, seen: int) -> None:
    """A card from hand to hand; those outside the mask see only its back (GEN-121)."""
    pile = s.t.cards.pile[card]
    leave_hand(s, giver, card)
    s.hands[PILES * taker + pile] += (card,)
    passed_on(s, card, giver, taker, seen)
    if s.quiet:
        return
    full = CardGiven(giver, taker, FIRST_PILE + pile, card)
    if seen == all_rows(s):
        s.tell(full)
    else:
        s.tell_apart(seen, full, CardGiven(giver, taker, FIRST_PILE + pile, -1))


def hand_over_cards(s: Genoa, seat: int, taker: int, cards: list[int]) -> None:
    """Promised cards of the running action go to A, unseen by the others (GEN-116, GEN-121)."""
    for card in cards:
        give_card(s, seat, taker, card, 1 << seat | 1 << taker)


def hand_over_gain(s: Genoa, seat: int, building: int, promise: Ints, drawn: list[int]) -> None:
    """What the action was promised to yield goes to A the moment it is performed (GEN-120, step 4)."""
    first = s.t.buildings.first[building]
    if promise[0] and drawn:
        hand_over_cards(s, seat, s.active, drawn)
    elif promise[0]:
        give(s, seat, s.active, first, promise[0])
    if promise[1] and s.t.buildings.deed[building] == WAREHOUSE:
        give(s, seat, s.active, s.t.buildings.other[building], promise[1])
    if promise[2] >= 0:
        give(s, seat, s.active, FIRST_SPECIAL + promise[2], 1)
