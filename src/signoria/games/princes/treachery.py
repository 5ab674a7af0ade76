"""Treachery cards: drawing, the hand limit, the discards (PRI-007, PRI-008, PRI-012, PRI-075 to PRI-078)."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.piles import draw
from signoria.core.value import Action, Key
from signoria.games.princes import reasons
from signoria.games.princes.actions import Discard, Keep
from signoria.games.princes.events import CardDiscarded, CardDrawn, CardPutUnder, PileReshuffled
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import CARD_KINDS, NOBODY, lots_of


def hand_limit(s: Princes, seat: int) -> int:
    """Two, three for Malatesta, one more for Cesare Borgia and for Ferrante (PRI-007, PRI-258, PRI-277)."""
    t = s.t
    limit = t.face_hand_limit[s.face[seat]]
    more = s.own[seat] & t.hand_bonuses
    if more:
        for lot in lots_of(t, more):
            limit += t.hand_bonus[lot]
    return limit


def has_card(s: Princes, seat: int, kind: int) -> bool:
    """Does the seat hold a card of this kind?"""
    return s.hands[seat] & s.t.cards_of[kind] != 0


def find_card(s: Princes, seat: int, kind: int) -> int:
    """A card of this kind in the seat's hand, or -1.

    One that Bentivoglio knows goes first: he cannot tell equal cards apart, so after it was played he must
    know nothing of the rest of the hand.
    """
    found = s.hands[seat] & s.t.cards_of[kind]
    known = found & s.peeked
    return (known if known else found).bit_length() - 1


def count_cards(s: Princes, seat: int, kind: int) -> int:
    """How many cards of a kind a seat holds."""
    return (s.hands[seat] & s.t.cards_of[kind]).bit_count()


def discard_card(s: Princes, seat: int, kind: int) -> None:
    """A card goes face up to the discards, after use or because of the limit (PRI-012)."""
    card = find_card(s, seat, kind)
    s.hands[seat] ^= 1 << card
    s.peeked &= ~(1 << card)
    s.discard.append(card)


def kinds_of(s: Princes, cards: int) -> list[int]:
    """The different kinds among some cards, in ascending order."""
    return [kind for kind in range(CARD_KINDS) if cards & s.t.cards_of[kind]]


def bentivoglio(s: Princes) -> int:
    """The seat that draws two cards when it buys one, or NOBODY (PRI-254)."""
    for seat in range(s.seats):
        if s.face[seat] >= 0 and s.t.face_draws[s.face[seat]] > 1:
            return seat
    return NOBODY


def draw_card(s: Princes, seat: int) -> int:
    """The next card of the pile; an empty pile is renewed from the discards first (PRI-076, PRI-077)."""
    if not s.pool and not s.under:
        s.tell(PileReshuffled(len(s.discard)))
        s.pool = s.discard
        s.discard = []
    if s.pool:
        return draw(s.chance, s.pool)
    card = s.under.pop(0)
    if s.t.face_draws[s.face[seat]] == 1:
        s.peeked |= 1 << card
    return card


class TakeCard(Frame[Princes]):
    """A seat takes a card; Bentivoglio chooses between two if it was bought (PRI-076, PRI-254)."""

    TAG = "take_card"
    OF = ("seat seat", "bought flag")

    def __init__(self, seat: int, bought: int) -> None:
        self.seat: Final = seat
        self.bought: Final = bought

    def key(self) -> Key:
        return (self.seat, self.bought)

    def run(self, s: Princes) -> None:
        count = s.t.face_draws[s.face[self.seat]] if self.bought else 1
        cards = 0
        for _ in range(count):
            card = draw_card(s, self.seat)
            cards |= 1 << card
            kind = s.t.card_kind[card]
            s.tell_apart(1 << self.seat, CardDrawn(self.seat, kind), CardDrawn(self.seat, NOBODY))
        if count > 1:
            s.drawn = cards
            s.become(KeepOne(self.seat))
        else:
            s.hands[self.seat] |= cards
            s.become(HandLimit(self.seat))


class KeepOne(Frame[Princes]):
    """Bentivoglio keeps one of two cards; the other goes face down under the pile (PRI-254)."""

    TAG = "keep_one"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def waits_for(self, s: Princes) -> int:
        return 1 << self.seat

    def options(self, s: Princes, seat: int) -> list[Option]:
        return [Option(Keep, Among(kinds_of(s, s.drawn)))]

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, Keep):
            kept = 1 << (s.drawn & s.t.cards_of[action.card]).bit_length() - 1
            s.hands[seat] |= kept
            left = (s.drawn ^ kept).bit_length() - 1
            s.drawn = 0
            s.under.append(left)
            kind = s.t.card_kind[left]
            s.tell_apart(1 << seat, CardPutUnder(seat, kind), CardPutUnder(seat, NOBODY))
            s.become(HandLimit(seat))


class HandLimit(Frame[Princes]):
    """Who holds too many cards discards down to the limit before anything else happens (PRI-008, PRI-078)."""

    TAG = "hand_limit"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def waits_for(self, s: Princes) -> int:
        return 1 << self.seat if over_limit(s, self.seat) else 0

    def options(self, s: Princes, seat: int) -> list[Option]:
        return [Option(Discard, Among(kinds_of(s, s.hands[seat])))]

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        return reasons.NO_SUCH_CARD if isinstance(action, Discard) else reasons.DISCARD_FIRST

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, Discard):
            discard_card(s, seat, action.card)
            s.tell(CardDiscarded(seat, action.card))

    def run(self, s: Princes) -> None:
        s.end()


def over_limit(s: Princes, seat: int) -> bool:
    """Does this seat hold more cards than it may?"""
    return s.hands[seat].bit_count() > hand_limit(s, seat)
