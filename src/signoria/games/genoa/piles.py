"""Card piles (GEN-150, GEN-151): drawing, discarding, and the reshuffle that follows at once."""

from signoria.core.piles import draw
from signoria.games.genoa.building_events import CardDiscarded, CardDrawn, PileShuffled
from signoria.games.genoa.knowledge import forget, pile_renewed
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import MESSAGE, PILES


def pile_size(s: Genoa, pile: int) -> int:
    """Cards that can still be drawn, one after the other."""
    return len(s.pools[pile]) + len(s.discards[pile])


def draw_card(s: Genoa, seat: int, pile: int) -> int:
    """The top card of a pile to the hand; the pile must not be empty (GEN-140, GEN-141, GEN-142, GEN-147)."""
    card = draw(s.chance, s.pools[pile])
    s.hands[PILES * seat + pile].append(card)
    if pile == MESSAGE:
        s.lacks[seat] = 0
    s.tell_apart(1 << seat, CardDrawn(seat, pile, card), CardDrawn(seat, pile, -1))
    renew(s, pile)
    return card


def discard(s: Genoa, seat: int, card: int) -> None:
    """A card of the hand goes face up under its pile (GEN-150)."""
    pile = s.t.cards.pile[card]
    s.hands[PILES * seat + pile].remove(card)
    s.discards[pile].append(card)
    forget(s, card)
    s.tell(CardDiscarded(seat, card))
    renew(s, pile)


def renew(s: Genoa, pile: int) -> None:
    """An open card on top: the pile is shuffled and turned face down, also between two draws (GEN-151)."""
    if not s.pools[pile] and s.discards[pile]:
        s.pools[pile] = s.discards[pile]
        s.discards[pile] = []
        s.tell(PileShuffled(pile))
        pile_renewed(s, pile)
