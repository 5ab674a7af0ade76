"""Dealing the cards anew that a viewer cannot see, consistent with what each player remembers."""

from typing import Final

from signoria.core.chance import Rng
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import CARDS, MESSAGE, PILES

_TRIES: Final = 16
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
        trace = s.trace
        row = CARDS * self.viewer
        unseen = s.pools[pile].copy()
        places: list[int] = []
        bound = len(needed) > 0
        for seat in range(s.seats):
            hand = s.hands[PILES * seat + pile]
            if not hand or seat == self.viewer:
                continue
            place = _HAND * seat
            for card in hand:
                mask = trace[row + card]
                if mask == 0 or mask & (mask - 1):
                    places.append(place)
                    unseen.append(card)
                    if mask:
                        bound = True
                place += 1
            if pile == MESSAGE and s.lacks[seat]:
                bound = True
        unseen.sort()  # the same rng imagines the same table, whatever the truth is (tests/bots/test_fair.py)
        if not bound:
            self._simple(pile, unseen, places)
            return
        for attempt in range(_TRIES):
            if self._careful(pile, unseen, places, needed, attempt < _TRIES - 1):
                return

    def _simple(self, pile: int, unseen: list[int], places: list[int]) -> None:
        """Nothing is known about these cards: every place gets a random one, the rest is the pile."""
        hands = self.s.hands
        n = len(unseen)
        for place in places:
            hand = hands[PILES * (place // _HAND) + pile]
            i = place % _HAND
            at = self.below(n)
            n -= 1
            card = unseen[at]
            unseen[at] = unseen[n]
            self.moved.append(hand[i])
            self.now[hand[i]] = card
            hand[i] = card
        self.s.pools[pile] = unseen[:n]

    def _careful(
        self, pile: int, unseen: list[int], places: list[int], needed: list[tuple[int, int]], strict: bool
    ) -> bool:
        """Needed cards first, then those known to be in one of several hands, then the rest; False: stuck."""
        s = self.s
        dealt: list[list[int]] = [[] for _ in range(s.seats)]
        room = [0] * s.seats
        for place in places:
            room[place // _HAND] += 1
        free = unseen.copy()
        for holder, card in needed:
            if card in free:
                dealt[holder].append(card)
                free.remove(card)
        if strict and not self._place_bound(free, dealt, room):
            return False
        for seat in range(s.seats):
            lacks = s.lacks[seat] if strict and pile == MESSAGE else 0
            while len(dealt[seat]) < room[seat]:
                card = self._pick(free, lacks)
                if card < 0:
                    return False
                dealt[seat].append(card)
        self._lay(pile, places, dealt)
        s.pools[pile] = free
        return True

    def _lay(self, pile: int, places: list[int], dealt: list[list[int]]) -> None:
        for place in places:
            hand = self.s.hands[PILES * (place // _HAND) + pile]
            i = place % _HAND
            card = dealt[place // _HAND].pop()
            self.moved.append(hand[i])
            self.now[hand[i]] = card
            hand[i] = card

    def _place_bound(self, free: list[int], dealt: list[list[int]], room: list[int]) -> bool:
        """Cards that must be in one of several hands go to a random one of those that have room."""
        row = CARDS * self.viewer
        bound = [card for card in free if self.s.trace[row + card]]
        while bound:
            card = take_one(bound, self.below(len(bound)))
            mask = self.s.trace[row + card]
            able = [
                seat for seat in range(self.s.seats) if (mask >> seat) & 1 and len(dealt[seat]) < room[seat]
            ]
            if not able:
                return False
            dealt[able[self.below(len(able))]].append(card)
            free.remove(card)
        return True

    def _pick(self, free: list[int], lacks: int) -> int:
        """A random card; nobody gets a message that he would have had to deliver (GEN-173)."""
        if not free:
            return -1
        for _ in range(_TRIES):
            i = self.below(len(free))
            if not (lacks >> free[i]) & 1:
                return take_one(free, i)
        able = [i for i in range(len(free)) if not (lacks >> free[i]) & 1]
        return take_one(free, able[0]) if able else -1

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


def take_one(cards: list[int], i: int) -> int:
    """Take the i-th out of a list whose order does not matter."""
    taken = cards[i]
    last = cards.pop()
    if i < len(cards):
        cards[i] = last
    return taken
