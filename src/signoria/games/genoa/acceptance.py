"""A's response step (GEN-104, GEN-105, GEN-119): which offers can be accepted, alone or together."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.option import Among, Domain, Option, Some
from signoria.core.rows import Ints
from signoria.core.seating import members
from signoria.core.value import Action
from signoria.games.genoa import reasons
from signoria.games.genoa.bids import DUCATS, GOODS, MARKERS, TARGET, WANTED, Accept, Offer
from signoria.games.genoa.deals import strike
from signoria.games.genoa.offers import cards_wanted, hand_mask, is_clean, offer_for, offer_problem
from signoria.games.genoa.state import NO_PROMISE, Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import BUILDINGS, PILES

MOST_SEATS: Final = 5
_NONE: Final = Among([0])


class Bidders:
    """Everybody whose offer for one field A's purse is deep enough for, in seat order."""

    def __init__(self, target: int) -> None:
        self.target: Final = target
        self.seats: Final[list[int]] = []
        self.offers: Final[list[Offer]] = []


def bidders(s: Genoa) -> list[Bidders]:
    """By field, in the order in which fields are first offered for."""
    out: list[Bidders] = []
    purse = s.money[s.active]
    for seat in range(s.seats):
        for offer in s.offers[seat]:
            if purse + offer.terms[DUCATS] >= 0:
                found = _bidders_for(out, offer.terms[TARGET])
                found.seats.append(seat)
                found.offers.append(offer)
    return out


def _bidders_for(known: list[Bidders], target: int) -> Bidders:
    for one in known:
        if one.target == target:
            return one
    fresh = Bidders(target)
    known.append(fresh)
    return fresh


def add_accepts(s: Genoa, out: list[Option]) -> None:
    """One box a field with offers that A can pay; several partners only for a street (GEN-105, GEN-118)."""
    for one in bidders(s):
        out.append(accept_option(s, one.target, one.seats))


def accept_option(s: Genoa, target: int, partners: list[int]) -> Option:
    cards: list[Domain] = [_NONE] * MOST_SEATS
    for seat in partners:
        offer = offer_for(s, seat, target)
        wanted = cards_wanted(offer) if offer is not None else 0
        if wanted:
            hand = members(hand_mask(s, s.active))
            cards[seat] = Some(hand, 0, wanted)
    together = len(partners) if target >= BUILDINGS else 1
    return Option(Accept, Among([target]), Some(partners, 1, together), *cards)


def accept_problem(s: Genoa, accept: Accept) -> int:
    """Every offer is checked again, and all of them together (GEN-119)."""
    offers: list[Offer] = []
    used = 0
    for seat in range(MOST_SEATS):
        cards = accept.cards[seat]
        if not (accept.partners >> seat) & 1:
            if cards:
                return reasons.WRONG_CARDS
            continue
        offer = offer_for(s, seat, accept.target)
        if offer is None or offer_problem(s, seat, offer):
            return reasons.NO_SUCH_OFFER
        if cards & used or not _fits(s, offer, cards):
            return reasons.WRONG_CARDS
        used |= cards
        offers.append(offer)
    return together_problem(s, offers)


def _fits(s: Genoa, offer: Offer, cards: int) -> bool:
    """A picks which cards he gives, but as many of each kind as wanted, and his own (GEN-118, Q27)."""
    if cards & ~hand_mask(s, s.active):
        return False
    for pile in range(PILES):
        if (cards & s.t.pile_mask[pile]).bit_count() != offer.terms[WANTED + pile]:
            return False
    return True


def together_problem(s: Genoa, offers: list[Offer]) -> int:
    """What A has to give in all, and the markers he may receive (GEN-119)."""
    a = s.active
    wanted = [0] * (GOODS + KINDS + 1)
    received = 0
    for offer in offers:
        for at in range(DUCATS, MARKERS + 1):
            wanted[at] -= min(offer.terms[at], 0)
        received += max(offer.terms[MARKERS], 0)
    if wanted[DUCATS] > s.money[a]:
        return reasons.CANNOT_PAY
    for thing in range(KINDS):
        if wanted[GOODS + thing] > s.goods[KINDS * a + thing]:
            return reasons.CANNOT_PAY
    if wanted[MARKERS] > s.own[a]:
        return reasons.CANNOT_PAY
    return reasons.NO_MARKERS_LEFT if received > s.supply[a] else 0


def legal_accepts(s: Genoa, option: Option) -> list[Action]:
    """All legal acceptances of a box, in its order: cards that do not fit an offer are left out at once."""
    target = option.box[0].nth(0)
    fitting = [_fitting(s, seat, target, option.box[2 + seat]) for seat in range(s.seats)]
    out: list[Action] = []
    for partners in option.box[1].values():
        if partners & (partners - 1) and _clash(s, target, partners):
            continue
        hands: list[list[int]] = [[0] * MOST_SEATS]
        for seat in range(s.seats):
            if (partners >> seat) & 1:
                hands = [_with_cards(hand, seat, cards) for hand in hands for cards in fitting[seat]]
        for c in hands:
            if _apart(c):
                out.append(Accept(target, partners, c[0], c[1], c[2], c[3], c[4]))
    return out


def _clash(s: Genoa, target: int, partners: int) -> bool:
    """Can offers that can be accepted one by one not be accepted together (GEN-119)?"""
    offers: list[Offer] = []
    for seat in members(partners):
        offer = offer_for(s, seat, target)
        if offer is not None:
            offers.append(offer)
    return together_problem(s, offers) != 0


def _with_cards(hand: list[int], seat: int, cards: int) -> list[int]:
    """What is given to each partner, and these cards to this one."""
    out = hand.copy()
    out[seat] = cards
    return out


def _fitting(s: Genoa, seat: int, target: int, cards: Domain) -> list[int]:
    """What A may give to one partner: nothing at all where the offer does not hold any more."""
    offer = offer_for(s, seat, target)
    if offer is None or offer_problem(s, seat, offer):
        return []
    if cards_wanted(offer) == 0:
        return [0]
    wanted: list[int] = []
    for pile in range(PILES):
        if offer.terms[WANTED + pile]:
            wanted.append(pile)
    if len(wanted) > 1:
        return [mask for mask in cards.values() if _fits(s, offer, mask)]
    hand = sorted(s.hands[PILES * s.active + wanted[0]])  # no other card has to be tried
    count = offer.terms[WANTED + wanted[0]]
    return [1 << card for card in hand] if count == 1 else Some(hand, count, count).values()


def _apart(masks: list[int]) -> bool:
    """No card is given twice."""
    used = 0
    for mask in masks:
        if used & mask:
            return False
        used |= mask
    return True


def random_accept(s: Genoa, option: Option, rng: Rng) -> Accept | None:
    """Random partners of a box, with random cards of the kinds they want."""
    target = option.box[0].nth(0)
    partners = option.box[1].pick(rng)
    cards = [0] * MOST_SEATS
    hands = [list(s.hands[PILES * s.active + pile]) for pile in range(PILES)]
    for seat in members(partners):
        offer = offer_for(s, seat, target)
        for pile in range(PILES):
            for _ in range(offer.terms[WANTED + pile] if offer is not None else 0):
                if hands[pile]:
                    cards[seat] |= 1 << hands[pile].pop(rng.below(len(hands[pile])))
    accept = Accept(target, partners, cards[0], cards[1], cards[2], cards[3], cards[4])
    return accept if accept_problem(s, accept) == 0 else None


def why_not_accept(s: Genoa, accept: Accept) -> int:
    """A reason for an acceptance outside all boxes."""
    if not 0 < accept.partners < 1 << s.seats:
        return reasons.NO_SUCH_OFFER
    found = 0
    for seat in range(s.seats):
        if (accept.partners >> seat) & 1:
            if offer_for(s, seat, accept.target) is None:
                return reasons.NO_SUCH_OFFER
            found += 1
    if found > 1 and accept.target < BUILDINGS:
        return reasons.ONE_BUYER
    return accept_problem(s, accept)


def strike_all(s: Genoa, accept: Accept) -> int:
    """All accepted offers change hands; answers the partner, who acts if it is a building (GEN-120)."""
    partner = -1
    for seat in range(s.seats):
        offer = offer_for(s, seat, accept.target)
        if (accept.partners >> seat) & 1 and offer is not None:
            strike(s, seat, offer, accept.cards[seat])
            partner = seat
    return partner


def promise_of(s: Genoa, partner: int, target: int) -> Ints:
    """What the accepted offer promises out of the action (GEN-120)."""
    offer = offer_for(s, partner, target)
    return offer.terms[WANTED + PILES :] if offer is not None else NO_PROMISE


def has_clean_offer(s: Genoa) -> bool:
    """Does an offer stand that obliges A (GEN-061, GEN-107)?"""
    for seat in range(s.seats):
        for offer in s.offers[seat]:
            if is_clean(offer):
                return True
    return False
