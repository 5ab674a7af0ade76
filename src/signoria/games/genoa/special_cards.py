"""Special cards in an action window (GEN-190, GEN-193 to GEN-197): any good, exchange, building action."""

from typing import Final

from signoria.core.listing import Listing
from signoria.core.numbering import digest
from signoria.core.option import Among, Option
from signoria.core.value import Action
from signoria.games.genoa import reasons
from signoria.games.genoa.actions import Exchange, UseAnyGood, UseBuilding
from signoria.games.genoa.building_events import BuildingUsed, SpecialUsed
from signoria.games.genoa.orders import can_pay, keeps_order
from signoria.games.genoa.piles import discard, draw_card
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS, free, has, put_back, spend, take
from signoria.games.genoa.tables import (
    ANY_GOOD,
    BUILDING_ACTION,
    BUILDINGS,
    CUBES,
    EXCHANGE,
    FIRST_CARD,
    FIRST_PILE,
    FIRST_SPECIAL,
    LARGE,
    MARKER,
    PILES,
    SPECIAL,
    THINGS,
    VILLA,
)


def add_special_cards(s: Genoa, seat: int, out: list[Option]) -> None:
    """Any number of cards, in any combination, inside the own action window (GEN-130, GEN-131, GEN-190)."""
    row = KINDS * seat + FIRST_SPECIAL
    if s.goods[row + ANY_GOOD]:
        cubes = [cube for cube in range(CUBES) if free(s, seat, cube) > 0]
        if cubes:
            out.append(Option(UseAnyGood, Among(cubes)))
    if s.goods[row + EXCHANGE]:
        gives = givable(s, seat)
        if gives:
            out.append(Option(Exchange, Among(gives), Among(takable(s, seat))))
    if s.goods[row + BUILDING_ACTION]:
        buildings = own_buildings(s, seat)
        if buildings:
            orders = [-1, *s.hands[PILES * seat + LARGE]]
            out.append(Option(UseBuilding, Among(buildings), Among(orders)))


def givable(s: Genoa, seat: int) -> list[int]:
    """Goods of the own supply and hand; of exchange cards one more than the one being spent (GEN-194)."""
    out: list[int] = []
    for thing in range(MARKER + 1):
        if has(s, seat, thing) > (1 if thing == FIRST_SPECIAL + EXCHANGE else 0):
            out.append(thing)
    for pile in range(PILES):
        for card in s.hands[PILES * seat + pile]:
            out.append(FIRST_CARD + card)
    return out


def takable(s: Genoa, seat: int) -> list[int]:
    """What the supply holds, or will hold once the card is spent and the good is given."""
    out: list[int] = []
    for thing in range(MARKER + 1):
        if thing == FIRST_SPECIAL + EXCHANGE or free(s, seat, thing) > 0 or has(s, seat, thing) > 0:
            out.append(thing)
    for pile in range(PILES):
        if s.hands[PILES * seat + pile] or free(s, seat, FIRST_PILE + pile) > 0:
            out.append(FIRST_PILE + pile)
    return out


def own_buildings(s: Genoa, seat: int) -> list[int]:
    """Buildings with the own marker, except the palazzo, where the card only replaces itself (GEN-196)."""
    out: list[int] = []
    for building in range(BUILDINGS):
        if s.owner[building] == seat and not gives_building_action(s, building):
            out.append(building)
    return out


def gives_building_action(s: Genoa, building: int) -> bool:
    """Is this the palazzo (GEN-144)?"""
    return s.t.buildings.deed[building] == SPECIAL and s.t.buildings.what[building] == BUILDING_ACTION


def exchange_problem(s: Genoa, seat: int, give: int, get: int) -> int:
    """The good taken must be there once the other is given (Q19); promised things are locked (GEN-127)."""
    given_as = give if give < FIRST_CARD else FIRST_PILE + s.t.cards.pile[give - FIRST_CARD]
    there = free(s, seat, get) + (1 if given_as == get else 0)
    if get == FIRST_SPECIAL + EXCHANGE:
        there += 1  # the card just spent lies in the supply (GEN-190)
    if there < 1:
        return reasons.OUT_OF_STOCK
    card = give - FIRST_CARD if give >= FIRST_CARD else -1
    return lock_problem(s, seat, give if give < FIRST_CARD else -1, card)


def legal_exchanges(s: Genoa, seat: int, option: Option) -> list[Exchange]:
    """All legal exchanges of a box, in its order."""
    return [_exchange(at) for at in _legal_pairs(s, seat, option)]


def _legal_pairs(s: Genoa, seat: int, option: Option) -> list[int]:
    """The same as places among all pairs of things: what is locked is left out at once."""
    wishes = option.box[1].values()
    there = [free(s, seat, get) + (1 if get == FIRST_SPECIAL + EXCHANGE else 0) > 0 for get in wishes]
    out: list[int] = []
    for give in option.box[0].values():
        card = give - FIRST_CARD
        given_as = give if card < 0 else FIRST_PILE + s.t.cards.pile[card]
        if lock_problem(s, seat, give if card < 0 else -1, max(card, -1)) == 0:
            first = give * THINGS
            for i in range(len(wishes)):
                if there[i] or given_as == wishes[i]:
                    out.append(first + wishes[i])
    return out


_KNOWN: Final[list[Exchange | None]] = [None] * (THINGS * THINGS)
_DIGESTS: Final[list[int]] = [0] * (THINGS * THINGS)
"""Exchanges and their hashes, each made once: a window may offer more than a hundred."""


def list_exchanges(s: Genoa, seat: int, option: Option, out: Listing) -> None:
    """The same by number."""
    row = out.numbering.row[Exchange]
    for at in _legal_pairs(s, seat, option):
        known = _KNOWN[at]
        action = _exchange(at) if known is None else known
        out.hold_hashed(row, action, _DIGESTS[at])


def _exchange(at: int) -> Exchange:
    known = _KNOWN[at]
    if known is None:
        known = _KNOWN[at] = Exchange(at // THINGS, at % THINGS)
        _DIGESTS[at] = digest(known.key())
    return known


def lock_problem(s: Genoa, seat: int, thing: int, card: int) -> int:
    """A promised large order must stay possible until it is fulfilled (GEN-127)."""
    if s.promise[2] >= 0 and not keeps_order(s, seat, s.field, thing, card):
        return reasons.LOCKED
    return 0


def use_any_good(s: Genoa, seat: int, cube: int) -> None:
    """One cube of choice from the supply (GEN-193)."""
    s.tell(SpecialUsed(seat, ANY_GOOD))
    spend(s, seat, ANY_GOOD)
    take(s, seat, cube, 1)


def exchange(s: Genoa, seat: int, give: int, get: int) -> None:
    """The card returns, one good is given, one taken; cards go open under their pile (GEN-194, GEN-150)."""
    s.tell(SpecialUsed(seat, EXCHANGE))
    spend(s, seat, EXCHANGE)
    if give >= FIRST_CARD:
        discard(s, seat, give - FIRST_CARD)
    else:
        put_back(s, seat, give, 1)
    if get >= FIRST_PILE:
        draw_card(s, seat, get - FIRST_PILE)
    else:
        take(s, seat, get, 1)


def building_problem(s: Genoa, seat: int, building: int, order: int) -> int:
    """An order is named only in an own villa, where it must be that villa's and payable (GEN-197)."""
    if order < 0:
        return 0
    if s.t.buildings.deed[building] != VILLA or s.t.cards.building[order] != building:
        return reasons.NOT_THIS_VILLA
    if not can_pay(s, seat, order):
        return reasons.CUBES_MISSING
    if s.promise[2] >= 0:
        return reasons.LOCKED
    return 0


def legal_uses(s: Genoa, seat: int, option: Option) -> list[Action]:
    """All legal uses of a box, in its order: only in a villa an order can be named at all."""
    out: list[Action] = []
    orders = option.box[1].values()
    for building in option.box[0].values():
        villa = s.t.buildings.deed[building] == VILLA
        for order in orders:
            if order < 0 or (villa and building_problem(s, seat, building, order) == 0):
                out.append(UseBuilding(building, order))
    return out


def spend_building_action(s: Genoa, seat: int, building: int) -> None:
    """No action is used, no fee arises, no small order may follow (GEN-195)."""
    s.tell(SpecialUsed(seat, BUILDING_ACTION))
    spend(s, seat, BUILDING_ACTION)
    s.tell(BuildingUsed(seat, building))
