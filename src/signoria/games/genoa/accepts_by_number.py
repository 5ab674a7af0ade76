"""Acceptances as numbers (GEN-104, GEN-105, GEN-119): the same as the boxes of `acceptance` hold."""

from typing import Final

from signoria.core.listing import Listing
from signoria.core.menu import listable
from signoria.core.numbering import Row, digest
from signoria.core.option import Some
from signoria.core.seating import members
from signoria.games.genoa.acceptance import (
    MOST_SEATS,
    Bidders,
    accept_option,
    bidders,
    legal_accepts,
    together_problem,
)
from signoria.games.genoa.bids import DUCATS, TARGET, Accept, Offer
from signoria.games.genoa.offers import cards_wanted, is_free, offer_for
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import BUILDINGS, FIELDS

_PLAIN: Final[list[Accept | None]] = [None] * (FIELDS << MOST_SEATS)
_DIGESTS: Final[list[int]] = [0] * (FIELDS << MOST_SEATS)
"""Acceptances in which no cards are given, by field and partners, and their hashes: each is made once."""


def list_accepts(s: Genoa, out: Listing) -> None:
    """The same by number. Offers that want cards can be paid in many ways: where too many, that is drawn."""
    purse = s.money[s.active]
    fields: list[int] = []
    partners = [0] * FIELDS
    for seat in range(s.seats):
        for offer in s.offers[seat]:
            terms = offer.terms
            if purse + terms[DUCATS] >= 0:
                if cards_wanted(offer):
                    _list_wanting(s, out)
                    return
                target = terms[TARGET]
                if not partners[target]:
                    fields.append(target)
                partners[target] |= 1 << seat
    row = out.numbering.row[Accept]
    for target in fields:
        _list_plain(s, target, partners[target], row, out)


def _list_wanting(s: Genoa, out: Listing) -> None:
    """The same where some offer wants cards."""
    found = bidders(s)
    boxes = [accept_option(s, one.target, one.seats) for one in found]
    if not listable(boxes):
        for box in boxes:
            out.leave(box)
        return
    row = out.numbering.row[Accept]
    for i in range(len(found)):
        if _wants_cards(found[i]):
            for action in legal_accepts(s, boxes[i]):
                out.hold_hashed(row, action, digest(action.key()))  # each once
        else:
            partners = 0
            for seat in found[i].seats:
                partners |= 1 << seat
            _list_plain(s, found[i].target, partners, row, out)


def _wants_cards(one: Bidders) -> bool:
    for offer in one.offers:
        if cards_wanted(offer):
            return True
    return False


def _hold_plain(target: int, partners: int, row: Row, out: Listing) -> None:
    """An acceptance without cards."""
    at = (target << MOST_SEATS) + partners
    accept = _PLAIN[at]
    if accept is None:
        accept = _PLAIN[at] = Accept(target, partners, 0, 0, 0, 0, 0)
        _DIGESTS[at] = digest(accept.key())
    out.hold_hashed(row, accept, _DIGESTS[at])


def _list_plain(s: Genoa, target: int, partners: int, row: Row, out: Listing) -> None:
    """Every set of these partners that can be accepted together, smaller ones first.

    That each offer is legal by itself need not be asked: the others have disappeared (GEN-119).
    """
    for seat in range(s.seats):
        if (partners >> seat) & 1:
            _hold_plain(target, 1 << seat, row, out)
    if target >= BUILDINGS and partners & (partners - 1):
        _list_together(s, target, members(partners), row, out)


def _list_together(s: Genoa, target: int, seats: list[int], row: Row, out: Listing) -> None:
    """Two or more partners: for a street."""
    offers: list[Offer] = []
    for seat in seats:
        offer = offer_for(s, seat, target)
        if offer is not None:
            offers.append(offer)
    free = [is_free(offer) for offer in offers]
    for members_of in _SETS[len(seats)]:
        partners = 0
        taxing = 0
        for i in members_of:
            partners |= 1 << seats[i]
            if not free[i]:
                taxing += 1
        if taxing < 2 or together_problem(s, [offers[i] for i in members_of]) == 0:
            _hold_plain(target, partners, row, out)


def _sets(size: int) -> list[list[int]]:
    """All sets of two or more out of so many, in the order of `Some`."""
    every = Some(list(range(size)), 2, size)
    return [members(every.nth(i)) for i in range(every.count())]


_SETS: Final = [_sets(size) for size in range(MOST_SEATS)]
