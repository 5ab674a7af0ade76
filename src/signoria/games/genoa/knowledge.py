"""What people remember beyond their own hand (GEN-280, GEN-282): where a card must be.

Each viewer, and in a last row everybody together, has notes: a card and the hands it must be in, one if its
holder is known. A card without a note may be anywhere out of sight. A note is one number, the card times
HANDS plus a mask of hands; a row is short, because few cards are ever shown.
"""

from typing import Final

from signoria.core.rows import exchanged
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import MESSAGE, PILES

HANDS: Final = 32
"""Masks of five hands are smaller."""


def learn(s: Genoa, viewers: int, card: int, holder: int) -> None:
    """These viewers (mask; bit `seats` is everybody's row) saw the card in a hand."""
    for viewer in range(s.seats + 1):
        if (viewers >> viewer) & 1 and viewer != holder:
            note(s, viewer, card, 1 << holder)


def all_rows(s: Genoa) -> int:
    """Mask of all viewers and the row of everybody."""
    return (1 << (s.seats + 1)) - 1


def forget(s: Genoa, card: int) -> None:
    """The card lies open under its pile: no hand holds it (GEN-150)."""
    for viewer in range(s.seats + 1):
        note(s, viewer, card, 0)


def note(s: Genoa, viewer: int, card: int, hands: int) -> None:
    """A viewer now knows the card to be in one of these hands (a mask); 0: it may be anywhere."""
    row = [entry for entry in s.trace[viewer] if entry // HANDS != card]
    if hands:
        row.append(HANDS * card + hands)
        row.sort()
    elif len(row) == len(s.trace[viewer]):
        return
    s.trace[viewer] = tuple(row)


def passed_on(s: Genoa, card: int, giver: int, taker: int, viewers: int) -> None:
    """A card went from hand to hand; only `viewers` saw which. Called after the hands have changed."""
    pile = s.t.cards.pile[card]
    if pile == MESSAGE:
        s.lacks = exchanged(s.lacks, taker, 0)
    for viewer in range(s.seats + 1):
        if viewer == taker:
            note(s, viewer, card, 0)
        elif (viewers >> viewer) & 1:
            note(s, viewer, card, 1 << taker)
        elif s.trace[viewer]:
            _spread(s, viewer, pile, giver, taker)


def _spread(s: Genoa, viewer: int, pile: int, giver: int, taker: int) -> None:
    """Any card of this pile known to be the giver's may now be the taker's."""
    emptied = not s.hands[PILES * giver + pile]
    for entry in s.trace[viewer]:
        card = entry // HANDS
        if s.t.cards.pile[card] == pile and (entry >> giver) & 1:
            hands = entry % HANDS | 1 << taker
            note(s, viewer, card, hands ^ (1 << giver) if emptied else hands)


def pile_renewed(s: Genoa, pile: int) -> None:
    """The open cards became a new pile: every other card of the kind is in some hand (GEN-151)."""
    holders = 0
    for seat in range(s.seats):
        if s.hands[PILES * seat + pile]:
            holders |= 1 << seat
    for viewer in range(s.seats + 1):
        others = holders & ~(1 << viewer)
        own = s.hands[PILES * viewer + pile] if viewer < s.seats else ()
        placed = [entry // HANDS for entry in s.trace[viewer]]
        for card in s.t.pile_cards[pile]:
            if others and card not in s.pools[pile] and card not in own and card not in placed:
                note(s, viewer, card, others)


def where(s: Genoa, viewer: int, card: int) -> int:
    """The hands in which a card must be by all that the viewer knows; 0: it may be anywhere."""
    mask = noted(s.trace[viewer], card)
    public = noted(s.trace[s.seats], card)
    if public == 0 or viewer == s.seats:
        return mask
    if card in s.hands[PILES * viewer + s.t.cards.pile[card]]:
        return 0  # his own
    public &= ~(1 << viewer)
    return mask & public if mask else public


def noted(row: tuple[int, ...], card: int) -> int:
    """The hands in which a card must be by one row alone."""
    for entry in row:
        if entry // HANDS == card:
            return entry % HANDS
    return 0


def knows(s: Genoa, viewer: int, card: int) -> int:
    """The seat in whose hand the viewer knows a card to be, or -1."""
    mask = where(s, viewer, card)
    if mask == 0 or mask & (mask - 1):
        return -1
    return mask.bit_length() - 1


def noted_cards(s: Genoa, viewer: int) -> list[int]:
    """Cards about which a viewer knows anything, by his own notes or those of all; his own among them."""
    out = [entry // HANDS for entry in s.trace[viewer]]
    if viewer != s.seats:
        for entry in s.trace[s.seats]:
            if entry // HANDS not in out:
                out.append(entry // HANDS)
    return out
