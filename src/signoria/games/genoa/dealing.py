"""Dealing one kind of cards anew among the hands and the pile that a viewer cannot see."""

from typing import Final

from signoria.core.chance import Rng
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import CARDS, MESSAGE, PILES

_TRIES: Final = 16


class Deal:
    """The cards of one pile as one viewer knows them (the number of seats: a spectator)."""

    def __init__(self, s: Genoa, viewer: int, pile: int) -> None:
        self.s: Final = s
        self.viewer: Final = viewer
        self.pile: Final = pile
        self.others: Final = [
            seat for seat in range(s.seats) if seat != viewer and s.hands[PILES * seat + pile]
        ]

    def again(self, rng: Rng, needed: list[tuple[int, int]]) -> None:
        """Deal hands of the same sizes; `needed` are (holder, card) pairs that must come out."""
        s = self.s
        if not self.others:
            s.pools[self.pile].sort()
            return
        before = [hand.copy() for hand in s.hands[self.pile :: PILES]]
        unseen = s.pools[self.pile].copy()
        for seat in self.others:
            unseen = unseen + s.hands[PILES * seat + self.pile]
        unseen.sort()  # the same rng imagines the same table, whatever the truth is
        if not needed and not self._constrained(unseen):
            self._simple(unseen, rng)
        else:
            for attempt in range(_TRIES):
                if self._careful(unseen, rng, needed, attempt < _TRIES - 1):
                    break
        self._carry_memory(before)

    def _constrained(self, unseen: list[int]) -> bool:
        """Does the viewer know anything about these cards, or about what somebody cannot hold?"""
        trace = self.s.trace
        row = CARDS * self.viewer
        for card in unseen:
            if trace[row + card]:
                return True
        if self.pile == MESSAGE:
            for seat in self.others:
                if self.s.lacks[seat]:
                    return True
        return False

    def _simple(self, unseen: list[int], rng: Rng) -> None:
        for seat in self.others:
            hand = self.s.hands[PILES * seat + self.pile]
            for i in range(len(hand)):
                hand[i] = take_one(unseen, rng.below(len(unseen)))
        self.s.pools[self.pile] = unseen

    def _careful(self, unseen: list[int], rng: Rng, needed: list[tuple[int, int]], strict: bool) -> bool:
        """Known cards first, then those known to be in one of several hands, then the rest; False: stuck."""
        s = self.s
        room = [0] * s.seats
        for seat in self.others:
            room[seat] = len(s.hands[PILES * seat + self.pile])
        dealt: list[list[int]] = [[] for _ in range(s.seats)]
        free: list[int] = []
        bound: list[int] = []
        placed = [card for _, card in needed]
        for holder, card in needed:
            if card not in dealt[holder]:
                dealt[holder].append(card)
        for card in unseen:
            mask = s.trace[CARDS * self.viewer + card]
            if card in placed:
                continue
            if mask and mask & (mask - 1) == 0:
                dealt[mask.bit_length() - 1].append(card)
            elif mask and strict:
                bound.append(card)
            else:
                free.append(card)
        if not self._place_bound(dealt, room, bound, rng):
            return False
        return self._fill(dealt, room, free, rng, strict)

    def _place_bound(self, dealt: list[list[int]], room: list[int], bound: list[int], rng: Rng) -> bool:
        rng.shuffle(bound)
        for card in bound:
            mask = self.s.trace[CARDS * self.viewer + card]
            able = [seat for seat in self.others if (mask >> seat) & 1 and len(dealt[seat]) < room[seat]]
            if not able:
                return False
            dealt[able[rng.below(len(able))]].append(card)
        return True

    def _fill(self, dealt: list[list[int]], room: list[int], free: list[int], rng: Rng, strict: bool) -> bool:
        """Nobody gets a message that he would have had to deliver (GEN-173)."""
        rng.shuffle(free)
        for seat in self.others:
            lacks = self.s.lacks[seat] if strict and self.pile == MESSAGE else 0
            i = 0
            while len(dealt[seat]) < room[seat]:
                if i == len(free):
                    return False
                if (lacks >> free[i]) & 1:
                    i += 1
                else:
                    dealt[seat].append(take_one(free, i))
        for seat in self.others:
            self.s.hands[PILES * seat + self.pile] = dealt[seat]
        self.s.pools[self.pile] = free
        return True

    def _carry_memory(self, before: list[list[int]]) -> None:
        """What the other players remember must be true in this world too: it is about the new cards now.

        What everybody remembers stays, because the viewer knows it as well.
        """
        s = self.s
        cards = s.t.pile_cards[self.pile]
        public = CARDS * s.seats
        for other in range(s.seats):
            row = CARDS * other
            if other == self.viewer:
                continue
            old = [s.trace[row + card] for card in cards]
            if not any(old):
                continue
            own = s.hands[PILES * other + self.pile]
            for card in cards:
                s.trace[row + card] = s.trace[public + card] if card not in own else 0
            for holder in range(s.seats):
                after = s.hands[PILES * holder + self.pile]
                fresh = [card for card in after if card not in before[holder]]
                for card in before[holder]:
                    known = old[card - cards[0]]
                    now = card if card in after else fresh.pop()
                    if known:
                        s.trace[row + now] = known


def take_one(cards: list[int], i: int) -> int:
    """Take the i-th out of a list whose order does not matter."""
    taken = cards[i]
    last = cards.pop()
    if i < len(cards):
        cards[i] = last
    return taken
