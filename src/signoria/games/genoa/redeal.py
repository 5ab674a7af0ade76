"""What a seat cannot know (GEN-280, GEN-282), and a table that it cannot tell from the true one.

Ducats are secret on the table but not unknowable: all start equal and every payment is open, so an attentive
player can count each purse. They stay as they are.
"""

from signoria.core.chance import Rng
from signoria.games.genoa.action_window import BEFORE, ActionWindow, ChooseGain
from signoria.games.genoa.bids import HIDDEN, OPEN, REWARD, SHOWN, TARGET, Offer
from signoria.games.genoa.dealing import Dealer
from signoria.games.genoa.knowledge import knows, where
from signoria.games.genoa.negotiation import Proposals
from signoria.games.genoa.offers import order_payable
from signoria.games.genoa.orders import can_pay
from signoria.games.genoa.sampling import plain_offer, random_offer
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import CARDS, LARGE, PILES

_OFFERS_AT = CARDS + 5
"""Bits of `hidden`: the cards, then five seats' unopened answers, then standing offers with unseen cards,"""
_SLOTS = 3
_TESTED_AT = _OFFERS_AT + 5 * _SLOTS
"""then which ends of turns have not yet shown who holds no fulfilled message (the next one, in turns)."""
_TRIES = 12


def hidden(s: Genoa, seat: int) -> int:
    """Mask of the secrets a seat cannot know; -1 is a spectator."""
    viewer = seat if seat >= 0 else s.seats
    mask = 1 << (_TESTED_AT + s.tested % 2)
    for pile in range(PILES):
        for card in s.pools[pile]:
            mask |= 1 << card
    for other in range(s.seats):
        if other == seat:
            continue
        for pile in range(PILES):
            for card in s.hands[PILES * other + pile]:
                if knows(s, viewer, card) < 0:
                    mask |= 1 << card
        if (s.answered >> other) & 1 or s.sheets[other]:
            mask |= 1 << (CARDS + other)
        for slot in range(len(s.offers[other])):
            if unseen_cards(s, seat, s.offers[other][slot]):
                mask |= 1 << (_OFFERS_AT + _SLOTS * other + slot)
    return mask


def unseen_cards(s: Genoa, seat: int, offer: Offer) -> int:
    """Cards in another's offer that this seat sees only from behind (GEN-121)."""
    return offer.terms[HIDDEN] | (0 if seat == s.active else offer.terms[SHOWN])


def redeal(s: Genoa, seat: int, rng: Rng) -> Genoa:
    """Everything this seat cannot know is dealt anew, consistent with all it has seen."""
    other = s.clone()
    viewer = seat if seat >= 0 else s.seats
    needed = promised_orders(s, seat, rng)
    dealer = Dealer(other, viewer, rng)
    dealer.deal_all(needed)
    dealer.carry_memory()
    top = s.stack[-1] if s.stack else None
    for holder in range(s.seats):
        if holder != seat:
            if other.offers[holder]:
                remask(other, seat, holder, needed, rng)
            if isinstance(top, Proposals) and ((s.answered >> holder) & 1 or other.sheets[holder]):
                reseal(other, top, holder, rng)
    if s.drawn:
        redraw(other, seat, rng)
    return other


def promised_orders(s: Genoa, seat: int, rng: Rng) -> list[tuple[int, int]]:
    """(holder, card): who promised a large order's reward must hold one that fits (GEN-117, GEN-127)."""
    out: list[tuple[int, int]] = []
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ActionWindow) and top.stage == BEFORE and s.promise[2] >= 0 and top.seat != seat:
        cards = fitting_orders(s, seat, top.seat, s.field)
        need_one(s, seat, top.seat, [card for card in cards if can_pay(s, top.seat, card)], out, rng)
    for holder in range(s.seats):
        if holder != seat:
            for offer in s.offers[holder]:
                if offer.terms[REWARD] >= 0:
                    cards = fitting_orders(s, seat, holder, offer.terms[TARGET])
                    fitting = [card for card in cards if order_payable(s, holder, offer, card)]
                    need_one(s, seat, holder, fitting, out, rng)
    return out


def need_one(
    s: Genoa, seat: int, holder: int, fitting: list[int], out: list[tuple[int, int]], rng: Rng
) -> None:
    """One of the fitting orders must be this holder's: the one he is known to have, or any."""
    viewer = seat if seat >= 0 else s.seats
    known = [card for card in fitting if knows(s, viewer, card) == holder]
    choices = known if known else fitting
    out.append((holder, choices[rng.below(len(choices))]))


def fitting_orders(s: Genoa, seat: int, holder: int, villa: int) -> list[int]:
    """Large orders of a villa that this holder may have, as far as the seat knows."""
    viewer = seat if seat >= 0 else s.seats
    own = s.hands[PILES * seat + LARGE] if seat >= 0 else ()
    out: list[int] = []
    for card in s.t.pile_cards[LARGE]:
        if s.t.cards.building[card] == villa and card not in own and card not in s.discards[LARGE]:
            trace = where(s, viewer, card)
            if trace == 0 or (trace >> holder) & 1:
                out.append(card)
    return out


def remask(s: Genoa, seat: int, holder: int, needed: list[tuple[int, int]], rng: Rng) -> None:
    """Face-down cards of standing offers become other cards of the same kind in the new hand."""
    kept = 0
    for other, card in needed:
        if other == holder:
            kept |= 1 << card
    offers: list[Offer] = []
    for offer in s.offers[holder]:
        if unseen_cards(s, seat, offer):
            terms = list(offer.terms)
            taken = kept | terms[OPEN] | (terms[SHOWN] if seat == s.active else 0)
            for level in (HIDDEN, SHOWN):
                if level == HIDDEN or seat != s.active:
                    terms[level] = pick_alike(s, holder, terms[level], taken, rng)
                    taken |= terms[level]
            offer = Offer(*terms)
        offers.append(offer)
    s.offers[holder] = tuple(offers)


def pick_alike(s: Genoa, holder: int, mask: int, taken: int, rng: Rng) -> int:
    """As many cards of each kind as in the mask, out of the hand, none of those taken."""
    out = 0
    for pile in range(PILES):
        count = (mask & s.t.pile_mask[pile]).bit_count()
        if count:
            hand = [card for card in sorted(s.hands[PILES * holder + pile]) if not (taken >> card) & 1]
            rng.shuffle(hand)
            for card in hand[:count]:
                out |= 1 << card
    return out


def reseal(s: Genoa, step: Proposals, holder: int, rng: Rng) -> None:
    """Answers not yet opened: others know only who has handed in (GEN-100).

    Whoever is still writing writes as many offers in every imagined world, or fewer where so many cannot be
    found: never those of the true table.
    """
    if not (s.answered >> holder) & 1:
        s.sheets[holder] = some_offers(s, step, holder, len(s.sheets[holder]), rng)
        return
    choice = rng.below(3)
    if choice == 0:
        s.sheets[holder] = s.offers[holder]
    else:
        s.sheets[holder] = some_offers(s, step, holder, choice - 1, rng)


def some_offers(s: Genoa, step: Proposals, seat: int, count: int, rng: Rng) -> tuple[Offer, ...]:
    """So many offers for different fields: random ones, else plain ones, fewer if none is left."""
    if count == 0:
        return ()
    targets = step.targets(s, seat, step.fields(s)).copy()
    out: list[Offer] = []
    for _ in range(_TRIES):
        if len(out) == count or not targets:
            break
        offer = random_offer(s, seat, targets, rng)
        if offer is not None:
            out.append(offer)
            targets.remove(offer.terms[TARGET])
    while len(out) < count and targets:
        offer = plain_offer(s, seat, targets.pop(rng.below(len(targets))), rng)
        if offer is not None:
            out.append(offer)
    return tuple(out)


def redraw(s: Genoa, seat: int, rng: Rng) -> None:
    """Cards just drawn, of which some are promised: others saw only their backs (GEN-116)."""
    top = s.stack[-1]
    if isinstance(top, ChooseGain) and top.seat != seat:
        hand = sorted(s.hands[PILES * top.seat + s.t.cards.pile[s.drawn[0]]])
        rng.shuffle(hand)
        s.drawn = tuple(hand[: len(s.drawn)])
