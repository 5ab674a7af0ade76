"""What people remember beyond their own hand (GEN-280, GEN-282): where a card must be.

For each viewer, and in a last row for everybody together, each card has a mask of hands: 0 means that it may
be anywhere out of sight, one bit that its holder is known, several bits that it is in one of these hands.
"""

from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import CARDS, MESSAGE, PILES


def learn(s: Genoa, viewers: int, card: int, holder: int) -> None:
    """These viewers (mask; bit `seats` is everybody's row) saw the card in a hand."""
    for viewer in range(s.seats + 1):
        if (viewers >> viewer) & 1 and viewer != holder:
            s.trace[CARDS * viewer + card] = 1 << holder


def all_rows(s: Genoa) -> int:
    """Mask of all viewers and the row of everybody."""
    return (1 << (s.seats + 1)) - 1


def forget(s: Genoa, card: int) -> None:
    """The card lies open under its pile: no hand holds it (GEN-150)."""
    for viewer in range(s.seats + 1):
        s.trace[CARDS * viewer + card] = 0


def passed_on(s: Genoa, card: int, giver: int, taker: int, viewers: int) -> None:
    """A card went from hand to hand; only `viewers` saw which. Called after the hands have changed."""
    pile = s.t.cards.pile[card]
    if pile == MESSAGE:
        s.lacks[taker] = 0
    for viewer in range(s.seats + 1):
        if viewer == taker:
            s.trace[CARDS * viewer + card] = 0
        elif (viewers >> viewer) & 1:
            s.trace[CARDS * viewer + card] = 1 << taker
        else:
            _spread(s, CARDS * viewer, pile, giver, taker)


def _spread(s: Genoa, row: int, pile: int, giver: int, taker: int) -> None:
    """Any card of this pile known to be the giver's may now be the taker's."""
    emptied = not s.hands[PILES * giver + pile]
    for card in s.t.pile_cards[pile]:
        mask = s.trace[row + card]
        if (mask >> giver) & 1:
            mask |= 1 << taker
            if emptied:
                mask ^= 1 << giver
            s.trace[row + card] = mask


def pile_renewed(s: Genoa, pile: int) -> None:
    """The open cards became a new pile: every other card of the kind is in some hand (GEN-151)."""
    fresh = 0
    for card in s.pools[pile]:
        fresh |= 1 << card
    holders = 0
    for seat in range(s.seats):
        if s.hands[PILES * seat + pile]:
            holders |= 1 << seat
    for viewer in range(s.seats + 1):
        others = holders & ~(1 << viewer)
        own = s.hands[PILES * viewer + pile] if viewer < s.seats else []
        for card in s.t.pile_cards[pile]:
            at = CARDS * viewer + card
            if s.trace[at] == 0 and not (fresh >> card) & 1 and card not in own:
                s.trace[at] = others


def where(s: Genoa, viewer: int, card: int) -> int:
    """The hands in which a card must be by all that the viewer knows; 0: it may be anywhere."""
    mask = s.trace[CARDS * viewer + card]
    public = s.trace[CARDS * s.seats + card]
    if public == 0 or viewer == s.seats:
        return mask
    if card in s.hands[PILES * viewer + s.t.cards.pile[card]]:
        return 0  # his own
    public &= ~(1 << viewer)
    return mask & public if mask else public


def knows(s: Genoa, viewer: int, card: int) -> int:
    """The seat in whose hand the viewer knows a card to be, or -1."""
    mask = where(s, viewer, card)
    if mask == 0 or mask & (mask - 1):
        return -1
    return mask.bit_length() - 1
