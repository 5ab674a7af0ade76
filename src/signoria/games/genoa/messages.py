"""Messages (GEN-170 to GEN-174): delivered when the tower has visited both buildings in one turn."""

from mypy_extensions import i64

from signoria.core.option import Among, Option
from signoria.core.rows import marked
from signoria.core.seating import clockwise
from signoria.games.genoa.actions import Deliver
from signoria.games.genoa.building_events import MessageDelivered
from signoria.games.genoa.piles import discard
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import bank_pays
from signoria.games.genoa.tables import MESSAGE, PILES


def is_fulfilled(s: Genoa, card: int) -> bool:
    """Both buildings visited this turn, in any order, whoever acted there (GEN-170)."""
    pair = s.t.cards.pair[card]
    return s.visited & pair == pair


def fulfilled(s: Genoa, seat: int) -> list[int]:
    """Fulfilled messages in a hand, also ones drawn or traded later in the turn (GEN-172, GEN-174)."""
    out: list[int] = []
    pairs = s.t.cards.pair
    visited: i64 = s.visited
    for card in s.hands[PILES * seat + MESSAGE]:
        pair: i64 = pairs[card]
        if visited & pair == pair:
            out.append(card)
    return out


def add_deliver(s: Genoa, seat: int, out: list[Option]) -> None:
    """Delivering is a free move at every own decision point (GEN-173)."""
    if s.hands[PILES * seat + MESSAGE]:
        cards = fulfilled(s, seat)
        if cards:
            out.append(Option(Deliver, Among(cards)))


def deliver(s: Genoa, seat: int, card: int) -> None:
    """The message goes open under its pile, the bank pays (GEN-170)."""
    bank_pays(s, seat, s.t.payouts.message)
    s.tell(MessageDelivered(seat, card, s.t.payouts.message))
    discard(s, seat, card)


def deliver_all(s: Genoa) -> None:
    """At the end of the turn every fulfilled message is delivered, in seat order from A (GEN-173)."""
    done = 0
    for card in s.t.pile_cards[MESSAGE]:
        if is_fulfilled(s, card):
            done |= 1 << card
    for seat in clockwise(s.active, s.seats):
        for card in fulfilled(s, seat):
            deliver(s, seat, card)
        s.lacks = marked(s.lacks, seat, done)  # now everybody knows that nobody holds one of these
    if done:
        s.tested += 1
