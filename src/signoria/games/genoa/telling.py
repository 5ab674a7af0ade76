"""Offers and asks in words (GEN-100, GEN-121): one event a term, masked where a card is not for all eyes."""

from signoria.games.genoa.bids import (
    ASK_CARDS,
    ASK_TARGET,
    ASK_TO,
    FIRST,
    GOODS,
    HIDDEN,
    MARKERS,
    OPEN,
    REWARD,
    SECOND,
    SHOWN,
    TARGET,
    WANTED,
    Ask,
    Offer,
)
from signoria.games.genoa.deal_events import (
    NothingOffered,
    OfferMade,
    OffersKept,
    TermCard,
    TermDucats,
    TermGain,
    TermThing,
)
from signoria.games.genoa.knowledge import all_rows, learn
from signoria.games.genoa.piles import whole_hand
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import CARDS, FIRST_PILE, FIRST_SPECIAL, PILES


def tell_offer(s: Genoa, seat: int, offer: Offer) -> None:
    """An offer with all its terms; a card is named to its owner and to those who may see it (GEN-121)."""
    if s.quiet:
        return
    terms = offer.terms
    s.tell(OfferMade(seat, terms[TARGET]))
    _tell_goods(s, seat, list(terms[1 : MARKERS + 1]), list(terms[WANTED:]), terms[TARGET])
    for card in range(CARDS):
        bit = 1 << card
        if not bit & (terms[HIDDEN] | terms[SHOWN] | terms[OPEN]):
            continue
        pile = FIRST_PILE + s.t.cards.pile[card]
        full = TermCard(seat, s.active, pile, card)
        if terms[OPEN] & bit:
            s.tell(full)
        else:
            seen = 1 << seat | (1 << s.active if terms[SHOWN] & bit else 0)
            s.tell_apart(seen, full, TermCard(seat, s.active, pile, -1))


def tell_ask(s: Genoa, ask: Ask) -> None:
    """An ask with all its terms; cards are named by pile only (GEN-106)."""
    if s.quiet:
        return
    terms = ask.terms
    to = terms[ASK_TO]
    goods = list(terms[ASK_TARGET + 1 : ASK_CARDS])
    _tell_goods(s, to, goods, list(terms[ASK_CARDS + PILES :]), terms[ASK_TARGET])
    for pile in range(PILES):
        if terms[ASK_CARDS + pile]:
            s.tell(TermThing(to, s.active, terms[ASK_CARDS + pile], FIRST_PILE + pile))


def _tell_goods(s: Genoa, seat: int, goods: list[int], rest: list[int], target: int) -> None:
    """Ducats, goods and markers; cards wanted; what the action will yield."""
    if goods[0] > 0:
        s.tell(TermDucats(seat, s.active, goods[0]))
    elif goods[0] < 0:
        s.tell(TermDucats(s.active, seat, -goods[0]))
    for thing in range(KINDS + 1):
        count = goods[GOODS - 1 + thing]
        if count > 0:
            s.tell(TermThing(seat, s.active, count, thing))
        elif count < 0:
            s.tell(TermThing(s.active, seat, -count, thing))
    for pile in range(PILES):
        if rest[pile]:
            s.tell(TermThing(s.active, seat, rest[pile], FIRST_PILE + pile))
    _tell_gain(s, seat, rest, target)


def _tell_gain(s: Genoa, seat: int, rest: list[int], target: int) -> None:
    first, second, reward = rest[FIRST - WANTED], rest[SECOND - WANTED], rest[REWARD - WANTED]
    if first:
        s.tell(TermGain(seat, s.active, first, s.t.buildings.first[target]))
    if second:
        s.tell(TermGain(seat, s.active, second, s.t.buildings.other[target]))
    if reward >= 0:
        s.tell(TermGain(seat, s.active, 1, FIRST_SPECIAL + reward))


def tell_answer(s: Genoa, seat: int) -> None:
    """One player's answer is opened: cards shown are seen by A, open ones by all."""
    sheet = s.sheets[seat]
    if not sheet:
        s.tell(NothingOffered(seat))
        return
    if sheet == s.offers[seat]:
        s.tell(OffersKept(seat))
        return
    for offer in sheet:
        tell_offer(s, seat, offer)
        seen = offer.terms[SHOWN] | offer.terms[OPEN]
        if seen:
            for card in whole_hand(s, seat):
                if (offer.terms[OPEN] >> card) & 1:
                    learn(s, all_rows(s), card, seat)
                elif (seen >> card) & 1:
                    learn(s, 1 << s.active, card, seat)
