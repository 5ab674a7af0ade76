"""Legality of an offer (GEN-110 to GEN-119): first what everybody can check, then purse and hand."""

from signoria.core.rows import Ints
from signoria.games.genoa import reasons
from signoria.games.genoa.action_economy import has_base, more_actions
from signoria.games.genoa.bids import (
    DUCATS,
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
    Offer,
)
from signoria.games.genoa.piles import whole_hand
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS, in_stock
from signoria.games.genoa.tables import (
    BUILDINGS,
    FIRST_SPECIAL,
    LARGE,
    MARKER,
    MARKET,
    MORE_ACTION,
    PILES,
    SPECIALS,
    VILLA,
)
from signoria.games.genoa.tables import GOODS as WAREHOUSE


def offer_problem(s: Genoa, seat: int, offer: Offer) -> int:
    """Why this offer is not legal now, 0 if it is; asked when made and when accepted (GEN-119)."""
    terms = offer.terms
    given = terms[HIDDEN] | terms[SHOWN] | terms[OPEN]
    problem = open_problem(s, seat, terms, given.bit_count() if given else 0)
    if problem:
        return problem
    if terms[DUCATS] > s.money[seat]:
        return reasons.TOO_POOR
    return cards_problem(s, seat, offer)


def open_problem(s: Genoa, seat: int, terms: Ints, cards: int) -> int:
    """What everybody can check; `cards` is the number of hand cards given (GEN-110 to GEN-116, GEN-118)."""
    problem = target_problem(s, seat, terms[TARGET], max(terms[GOODS + FIRST_SPECIAL + MORE_ACTION], 0))
    if problem:
        return problem
    if terms[DUCATS] % s.t.step:
        return reasons.MONEY_STEP  # GEN-083
    goods = cards
    moves = terms[WANTED] + terms[WANTED + 1] + terms[WANTED + 2] + terms[WANTED + 3]
    for at in range(GOODS, MARKERS + 1):
        count = terms[at]
        if count:
            moves += 1
            if count > 0:
                goods += count
    gained = terms[FIRST] + terms[SECOND] + (1 if terms[REWARD] >= 0 else 0)
    if goods + gained == 0:
        if s.seats == 2:
            return reasons.NEEDS_A_GOOD  # also when there is money in it (GEN-112, GEN-271)
        if terms[DUCATS] <= 0:
            return reasons.EMPTY_OFFER
    problem = owners_problem(s, seat, terms) if moves else 0
    if problem or gained == 0:
        return problem
    return gain_problem(s, seat, terms)


def target_problem(s: Genoa, seat: int, target: int, given_actions: int) -> int:
    """The current building or an unused neighbour; acting there needs an action (GEN-110, GEN-111)."""
    if target == MARKET:
        return reasons.NOT_THE_MARKET
    here = s.path[-1]
    if target == here:
        if target >= BUILDINGS:
            return reasons.WRONG_TARGET
    elif (s.visited >> target) & 1:
        return reasons.ALREADY_VISITED
    elif target not in s.board.near[here]:
        return reasons.TOO_FAR  # words about it are free, but they are no offer yet (GEN-072)
    if target < BUILDINGS and not has_base(s, seat) and more_actions(s, seat) <= given_actions:
        return reasons.NO_ACTION_LEFT  # a card that is given away, or one wanted from A, does not count
    return 0


def owners_problem(s: Genoa, seat: int, terms: Ints) -> int:
    """Goods given are the offerer's, goods wanted are A's; both lie open (GEN-114, GEN-115, GEN-118)."""
    a = s.active
    for thing in range(KINDS):
        count = terms[GOODS + thing]
        if count > 0 and count > s.goods[KINDS * seat + thing]:
            return reasons.NOT_YOURS
        if count < 0 and -count > s.goods[KINDS * a + thing]:
            return reasons.NOT_THEIRS
    for pile in range(PILES):
        if terms[WANTED + pile] > len(s.hands[PILES * a + pile]):
            return reasons.NOT_THEIRS
    markers = terms[MARKERS]
    if markers > s.own[seat]:
        return reasons.NOT_YOURS
    if -markers > s.own[a]:
        return reasons.NOT_THEIRS
    if markers > s.supply[a] or -markers > s.supply[seat]:
        return reasons.NO_MARKERS_LEFT
    return 0


def gain_problem(s: Genoa, seat: int, terms: Ints) -> int:
    """Only what this building yields and the supply holds may be promised (GEN-086, GEN-112, GEN-116)."""
    target = terms[TARGET]
    if target >= BUILDINGS:
        return reasons.STREET_WITHOUT_GAIN
    buildings = s.t.buildings
    deed = buildings.deed[target]
    first = buildings.first[target]
    if terms[FIRST] > buildings.count[target] or (terms[SECOND] and deed != WAREHOUSE):
        return reasons.NOT_GAINED_THERE
    if terms[REWARD] >= 0:
        if deed != VILLA or terms[REWARD] >= SPECIALS:
            return reasons.NOT_GAINED_THERE
        if terms[FIRST]:
            return reasons.GAIN_EITHER
        return 0 if s.stock[FIRST_SPECIAL + terms[REWARD]] else reasons.OUT_OF_STOCK
    if first == MARKER:
        return 0 if terms[FIRST] <= markers_after(s, seat, terms[MARKERS]) else reasons.NO_MARKERS_LEFT
    if terms[FIRST] > in_stock(s, seat, first):
        return reasons.OUT_OF_STOCK
    if terms[SECOND] and terms[SECOND] > s.stock[buildings.other[target]]:
        return reasons.OUT_OF_STOCK
    return 0


def markers_after(s: Genoa, seat: int, traded: int) -> int:
    """Markers that can be promised: after the trade both colours need them in the supply (GEN-084)."""
    return min(s.supply[seat] + traded, s.supply[s.active] - traded)


def cards_problem(s: Genoa, seat: int, offer: Offer) -> int:
    """Hand cards given are held, each once; a promised reward needs its order (GEN-114, GEN-117)."""
    terms = offer.terms
    given = terms[HIDDEN] | terms[SHOWN] | terms[OPEN]
    if given:
        if terms[HIDDEN] & terms[SHOWN] or (terms[HIDDEN] | terms[SHOWN]) & terms[OPEN]:
            return reasons.CARD_TWICE
        if given & ~hand_mask(s, seat):
            return reasons.NOT_YOURS
    if terms[REWARD] >= 0 and not can_promise_order(s, seat, offer):
        return reasons.ORDER_MISSING
    return 0


def hand_mask(s: Genoa, seat: int) -> int:
    """All cards of a hand as a mask."""
    mask = 0
    for card in whole_hand(s, seat):
        mask |= 1 << card
    return mask


def can_promise_order(s: Genoa, seat: int, offer: Offer) -> bool:
    """An order and its cubes once goods have changed hands; A's cubes count, not his cards (GEN-117)."""
    terms = offer.terms
    given = terms[HIDDEN] | terms[SHOWN] | terms[OPEN]
    for card in s.hands[PILES * seat + LARGE]:
        if s.t.cards.building[card] == terms[TARGET] and not (given >> card) & 1:
            if order_payable(s, seat, offer, card):
                return True
    return False


def order_payable(s: Genoa, seat: int, offer: Offer, card: int) -> bool:
    """Has the offerer the cubes of an order once the offer has changed hands?"""
    for good in s.t.cards.goods[card]:
        if s.goods[KINDS * seat + good] - offer.terms[GOODS + good] < 1:
            return False
    return True


def is_clean(offer: Offer) -> bool:
    """A gives nothing: only such an offer obliges him (GEN-107)."""
    terms = offer.terms
    for at in range(DUCATS, MARKERS + 1):
        if terms[at] < 0:
            return False
    return terms[WANTED] + terms[WANTED + 1] + terms[WANTED + 2] + terms[WANTED + 3] == 0


def is_free(offer: Offer) -> bool:
    """A gives nothing but cards and gets no markers: it can be accepted beside any other offer (GEN-119)."""
    terms = offer.terms
    for at in range(DUCATS, MARKERS):
        if terms[at] < 0:
            return False
    return terms[MARKERS] == 0


def cards_wanted(offer: Offer) -> int:
    """How many hand cards the offer wants from A."""
    terms = offer.terms
    return terms[WANTED] + terms[WANTED + 1] + terms[WANTED + 2] + terms[WANTED + 3]


def offer_for(s: Genoa, seat: int, target: int) -> Offer | None:
    """The standing offer of a seat for a field."""
    for offer in s.offers[seat]:
        if offer.terms[TARGET] == target:
            return offer
    return None
