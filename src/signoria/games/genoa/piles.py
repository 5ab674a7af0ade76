"""Card piles (GEN-150, GEN-151): drawing, discarding, and the reshuffle that follows at once."""

from signoria.core.piles import draw
from signoria.core.rows import exchanged
from signoria.games.genoa.building_events import CardDiscarded, CardDrawn, PileShuffled
from signoria.games.genoa.knowledge import forget, pile_renewed
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import MESSAGE, PILES


def whole_hand(s: Genoa, seat: int) -> list[int]:
    """All cards of a seat, pile by pile."""
    hands = s.hands
    row = PILES * seat
    return [*hands[row], *hands[row + 1], *hands[row + 2], *hands[row + 3]]


def leave_hand(s: Genoa, seat: int, card: int) -> None:
    """A card is taken out of a hand; the others keep their order."""
    at = PILES * seat + s.t.cards.pile[card]
    s.hands[at] = tuple([other for other in s.hands[at] if other != card])


def pile_size(s: Genoa, pile: int) -> int:
    """Cards that can still be drawn, one after the other."""
    return len(s.pools[pile]) + len(s.discards[pile])


def draw_card(s: Genoa, seat: int, pile: int) -> int:
    """The top card of a pile to the hand; the pile must not be empty (GEN-140, GEN-141, GEN-142, GEN-147)."""
    pool = list(s.pools[pile])
    card = draw(s.chance, pool)
    s.pools[pile] = tuple(pool)
    s.hands[PILES * seat + pile] += (card,)
    if pile == MESSAGE:
        s.lacks = exchanged(s.lacks, seat, 0)
    if not s.quiet:
        s.tell_apart(1 << seat, CardDrawn(seat, pile, card), CardDrawn(seat, pile, -1))
    renew(s, pile)
    return card


def discard(s: Genoa, seat: int, card: int) -> None:
    """A card of the hand goes face up under its pile (GEN-150)."""
    pile = s.t.cards.pile[card]
    leave_hand(s, seat, card)
    s.discards[pile] += (card,)
    forget(s, card)
    s.tell(CardDiscarded(seat, card))
    renew(s, pile)


def renew(s: Genoa, pile: int) -> None:
    """An open card on top: the pile is shuffled and turned face down, also between two draws (GEN-151)."""
    if not s.pools[pile] and s.discards[pile]:
        s.pools[pile] = s.discards[pile]
        s.discards[pile] = ()
        s.tell(PileShuffled(pile))
        pile_renewed(s, pile)
