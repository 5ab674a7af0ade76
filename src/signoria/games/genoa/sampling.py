"""Random offers for playouts: sparse, as the catalogue's bot simplification, but with every kind of term."""

from typing import Final

from signoria.core.chance import Rng
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
    TERMS,
    WANTED,
    Offer,
)
from signoria.games.genoa.offers import offer_problem
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import BUILDINGS, CUBES, FIELDS, LARGE, PILES, SPECIALS, VILLA
from signoria.games.genoa.tables import GOODS as WAREHOUSE

_MONEY: Final[dict[int, Offer]] = {}
"""Offers of money alone, which are most: each is made once, as it cannot change."""

_LEVELS = (SHOWN, SHOWN, HIDDEN, OPEN)


def random_offer(s: Genoa, seat: int, targets: list[int], rng: Rng) -> Offer | None:
    """One or two gifts, now and then a wish; None where chance found nothing legal."""
    target = targets[rng.below(len(targets))] if len(targets) > 1 else targets[0]
    ducats = 0
    if s.seats > 2 and s.money[seat] >= s.t.step and rng.below(8) < 5:
        ducats = s.t.step * (1 + rng.below(min(s.money[seat] // s.t.step, 12)))
        if rng.below(8):
            return money_offer(target, ducats)
    terms = [0] * TERMS
    terms[TARGET] = target
    terms[DUCATS] = ducats
    terms[REWARD] = -1
    _add_gift(s, seat, terms, rng)
    if rng.below(4) == 0:
        _add_wish(s, terms, rng)
    offer = Offer(*terms)
    return offer if offer_problem(s, seat, offer) == 0 else None


def any_offer(s: Genoa, seat: int, targets: list[int], rng: Rng) -> Offer | None:
    """A random offer; one of a single thing where chance finds nothing legal, if there is any."""
    offer = random_offer(s, seat, targets, rng)
    if offer is not None:
        return offer
    at, amount = sure_gift(s, seat)
    if at == DUCATS:
        return money_offer(targets[0], amount)
    return plain_offer(s, seat, targets[0], rng) if at < 0 else of_one_thing(targets[0], at, amount)


def sure_gift(s: Genoa, seat: int) -> tuple[int, int]:
    """What alone makes an offer wherever the seat may act: least money, a cube or a card (GEN-112).

    Its place among the terms and how much of it; -1 where the seat has none of these.
    """
    if s.seats > 2 and s.money[seat] >= s.t.step:
        return DUCATS, s.t.step
    for good in range(CUBES):
        if s.goods[KINDS * seat + good]:
            return GOODS + good, 1
    for pile in range(PILES):
        hand = s.hands[PILES * seat + pile]
        if hand:
            return HIDDEN, 1 << hand[0]
    return -1, 0


def money_offer(target: int, ducats: int) -> Offer:
    """Money and nothing else: with three or more players always legal where the seat may act (GEN-112)."""
    at = ducats * FIELDS + target
    offer = _MONEY.get(at)
    if offer is None:
        offer = _MONEY[at] = of_one_thing(target, DUCATS, ducats)
    return offer


def of_one_thing(target: int, at: int, amount: int) -> Offer:
    """An offer with a single term beside its field."""
    terms = [0] * TERMS
    terms[TARGET] = target
    terms[REWARD] = -1
    terms[at] = amount
    return Offer(*terms)


def plain_offer(s: Genoa, seat: int, target: int, rng: Rng) -> Offer | None:
    """An offer of one thing for a field, if the seat has anything to give: no luck needed to find it."""
    gifts = [(DUCATS, s.t.step), (MARKERS, 1), (FIRST, 1), (SECOND, 1)]
    gifts += [(GOODS + thing, 1) for thing in range(KINDS)]
    gifts += [(HIDDEN, 1 << hand[0]) for hand in s.hands[PILES * seat : PILES * seat + PILES] if hand]
    gifts += [(REWARD, special) for special in range(SPECIALS)]
    first = rng.below(len(gifts))
    for at, amount in gifts[first:] + gifts[:first]:
        offer = of_one_thing(target, at, amount)
        if offer_problem(s, seat, offer) == 0:
            return offer
    return None


def _add_gift(s: Genoa, seat: int, terms: list[int], rng: Rng) -> None:
    """A cube, a special card, a card, markers or a good of the wanted action."""
    kind = rng.below(4)
    if kind == 0:
        thing = rng.below(KINDS)
        for step in range(KINDS):
            if s.goods[KINDS * seat + (thing + step) % KINDS]:
                terms[GOODS + (thing + step) % KINDS] = 1
                return
    elif kind == 1:
        hand = s.hands[PILES * seat + rng.below(PILES)]
        if hand:
            terms[_LEVELS[rng.below(4)]] = 1 << hand[rng.below(len(hand))]
            return
    elif kind == 2 and s.own[seat]:
        terms[MARKERS] = 1
        return
    if terms[TARGET] < BUILDINGS:
        _add_gain(s, seat, terms, rng)


def _add_gain(s: Genoa, seat: int, terms: list[int], rng: Rng) -> None:
    """A good that the action will yield (GEN-086, GEN-116)."""
    buildings = s.t.buildings
    target = terms[TARGET]
    if buildings.deed[target] == WAREHOUSE and rng.below(2):
        terms[SECOND] = 1
    elif buildings.deed[target] == VILLA and s.hands[PILES * seat + LARGE] and rng.below(2):
        terms[REWARD] = rng.below(SPECIALS)
    else:
        terms[FIRST] = 1 + rng.below(buildings.count[target])


def _add_wish(s: Genoa, terms: list[int], rng: Rng) -> None:
    """Something of A's in return (GEN-087)."""
    a = s.active
    kind = rng.below(4)
    if kind == 0 and terms[DUCATS] == 0:
        terms[DUCATS] = -s.t.step * (1 + rng.below(4))
    elif kind == 1:
        pile = rng.below(PILES)
        if s.hands[PILES * a + pile]:
            terms[WANTED + pile] = 1
    elif kind == 2 and s.own[a] and terms[MARKERS] == 0:
        terms[MARKERS] = -1
    else:
        thing = rng.below(KINDS)
        if terms[GOODS + thing] == 0 and s.goods[KINDS * a + thing]:
            terms[GOODS + thing] = -1
