"""Dealing the cards anew that a viewer cannot see, consistent with what each player remembers."""

from typing import Final

from signoria.core.chance import Rng
from signoria.games.genoa.knowledge import where
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import CARDS, MESSAGE, PILES

_RANGE: Final = 1 << 30
_SCARCE: Final = 1 << 12
_HAND: Final = 32
"""Places in hands are numbered 32 a seat; no hand holds more cards of one kind."""
_IN_PLACE: Final = list(range(CARDS))


class Dealer:
    """Deals on a clone for one viewer (the number of seats: a spectator); cards known to him stay."""

    def __init__(self, s: Genoa, viewer: int, rng: Rng) -> None:
        self.s: Final = s
        self.viewer: Final = viewer
        self.rng: Final = rng
        self.now: Final = _IN_PLACE.copy()
        """The card that lies now where each card of the true table lies."""
        self.moved: Final[list[int]] = []
        """Cards whose places in hands were dealt anew."""
        self.luck = 0
        self.left = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; one draw of the generator serves several, because hands are small."""
        if self.left < _SCARCE:
            self.luck = self.rng.below(_RANGE)
            self.left = _RANGE
        number = self.luck % n
        self.luck //= n
        self.left //= n
        return number

    def deal(self, pile: int, needed: list[tuple[int, int]]) -> None:
        """One kind of cards; `needed` are (holder, card) pairs that must come out."""
        s = self.s
        unseen = s.pools[pile].copy()
        places: list[int] = []
        tied = self._collect(pile, unseen, places) or len(needed) > 0
        unseen.sort()  # the same rng imagines the same table, whatever the truth is
        if pile == MESSAGE and not tied:
            lacks = 0
            for place in places:
                lacks |= s.lacks[place // _HAND]
            tied = lacks != 0 and any_of(unseen, lacks)
        if tied:
            self._careful(pile, unseen, places, needed)
        else:
            self._simple(pile, unseen, places)

    def _collect(self, pile: int, unseen: list[int], places: list[int]) -> bool:
        """Cards of other hands whose holder the viewer does not know; True if he knows more about one."""
        s = self.s
        trace = s.trace
        row = CARDS * self.viewer
        public = CARDS * s.seats
        tied = False
        for seat in range(s.seats):
            if seat == self.viewer:
                continue
            place = _HAND * seat
            for card in s.hands[PILES * seat + pile]:
                mask = trace[row + card]
                if mask or trace[public + card]:
                    mask = where(s, self.viewer, card)
                if mask == 0 or mask & (mask - 1):
                    places.append(place)
                    unseen.append(card)
                    tied = tied or mask != 0
                place += 1
        return tied

    def _simple(self, pile: int, unseen: list[int], places: list[int]) -> None:
        """Nothing is known about these cards: every place gets a random one, the rest is the pile.

        Most tables are dealt here, so `below` and `_lay` are written out.
        """
        hands = self.s.hands
        now = self.now
        n = len(unseen)
        for place in places:
            if self.left < _SCARCE:
                self.luck = self.rng.below(_RANGE)
                self.left = _RANGE
            at = self.luck % n
            self.luck //= n
            self.left //= n
            n -= 1
            hand = hands[PILES * (place // _HAND) + pile]
            old = hand[place % _HAND]
            hand[place % _HAND] = now[old] = unseen[at]
            unseen[at] = unseen[n]
            self.moved.append(old)
        self.s.pools[pile] = unseen[:n]

    def _lay(self, pile: int, place: int, card: int) -> None:
        hand = self.s.hands[PILES * (place // _HAND) + pile]
        i = place % _HAND
        self.moved.append(hand[i])
        self.now[hand[i]] = card
        hand[i] = card

    def _careful(
        self, pile: int, unseen: list[int], places: list[int], needed: list[tuple[int, int]]
    ) -> None:
        """Cards with few possible places first; where one is stuck, others make room for it.

        The true table is one solution, so every card finds a place.
        """
        seats = self.s.seats
        room = [0] * seats
        for place in places:
            room[place // _HAND] += 1
        room.append(len(unseen) - len(places))  # the pile
        spots = Spots(room, self._allowed(pile, unseen, needed))
        anywhere = (1 << (seats + 1)) - 1
        tied = [card for card in unseen if spots.allowed[card] != anywhere]
        while tied:
            spots.place(take_one(tied, self.below(len(tied))), self, 0)
        spots.fill([card for card in unseen if spots.allowed[card] == anywhere], self)
        for place in places:
            self._lay(pile, place, spots.dealt[place // _HAND].pop())
        self.s.pools[pile] = spots.dealt[seats]

    def _allowed(self, pile: int, unseen: list[int], needed: list[tuple[int, int]]) -> list[int]:
        """By card: mask of the hands (and, as the highest bit, the pile) where it may be."""
        s = self.s
        allowed = [0] * CARDS
        for card in unseen:
            mask = where(s, self.viewer, card)
            allowed[card] = mask if mask else (1 << (s.seats + 1)) - 1
            if pile == MESSAGE:
                for seat in range(s.seats):  # whoever would have had to deliver it does not have it (GEN-173)
                    if (s.lacks[seat] >> card) & 1:
                        allowed[card] &= ~(1 << seat)
        for holder, card in needed:
            allowed[card] = 1 << holder
        return allowed

    def carry_memory(self) -> None:
        """What the other players remember must be true in this world too: it is about the new cards now.

        What everybody remembers stays, because the viewer knows it as well.
        """
        s = self.s
        trace = s.trace
        public = CARDS * s.seats
        for other in range(s.seats):
            row = CARDS * other
            known = [trace[row + card] for card in self.moved]
            if other == self.viewer or not any(known):
                continue
            for card in self.moved:
                trace[row + card] = trace[public + card]
            for i in range(len(known)):
                if known[i]:
                    trace[row + self.now[self.moved[i]]] = known[i]
            for pile in range(PILES):
                for card in s.hands[PILES * other + pile]:
                    trace[row + card] = 0


class Spots:
    """Places with limited room for cards that may not go everywhere."""

    def __init__(self, room: list[int], allowed: list[int]) -> None:
        self.room: Final = room
        self.allowed: Final = allowed
        self.dealt: Final[list[list[int]]] = [[] for _ in room]

    def place(self, card: int, dealer: Dealer, tried: int) -> bool:
        """Put the card into a random allowed place; if all are full, let a card there move on."""
        allowed = self.allowed[card] & ~tried
        total = 0
        for i in range(len(self.room)):
            if (allowed >> i) & 1:
                total += self.room[i] - len(self.dealt[i])
        if total == 0:
            return self._push(card, allowed, dealer, tried)
        at = dealer.below(total)
        for i in range(len(self.room)):
            if (allowed >> i) & 1:
                at -= self.room[i] - len(self.dealt[i])
                if at < 0:
                    self.dealt[i].append(card)
                    return True
        return False

    def fill(self, cards: list[int], dealer: Dealer) -> None:
        """Cards that may go everywhere take the room that is left; the last place is the pile."""
        for i in range(len(self.room) - 1):
            dealt = self.dealt[i]
            while len(dealt) < self.room[i]:
                dealt.append(take_one(cards, dealer.below(len(cards))))
        self.dealt[-1] += cards

    def _push(self, card: int, allowed: int, dealer: Dealer, tried: int) -> bool:
        for i in range(len(self.room)):
            if not (allowed >> i) & 1:
                continue
            tried |= 1 << i
            for k in range(len(self.dealt[i])):
                other = self.dealt[i][k]
                if self.place(other, dealer, tried):
                    self.dealt[i][k] = card
                    return True
        return False


def any_of(cards: list[int], mask: int) -> bool:
    """Is one of these cards in the mask?"""
    for card in cards:
        if (mask >> card) & 1:
            return True
    return False


def take_one(cards: list[int], i: int) -> int:
    """Take the i-th out of a list whose order does not matter."""
    taken = cards[i]
    last = cards.pop()
    if i < len(cards):
        cards[i] = last
    return taken
