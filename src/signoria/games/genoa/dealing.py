"""Dealing the cards anew that a viewer cannot see, consistent with what each player remembers."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.rows import Ints
from signoria.games.genoa.knowledge import HANDS
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import CARDS, LARGE, MESSAGE, PILES

_RANGE: Final = 1 << 30
_TRIES: Final = 6


class Dealer:
    """Deals on a clone for one viewer (the number of seats: a spectator); cards known to him stay."""

    def __init__(self, s: Genoa, viewer: int, rng: Rng) -> None:
        self.s: Final = s
        self.viewer: Final = viewer
        self.rng: Final = rng
        self.rows: Final = [PILES * seat for seat in range(s.seats) if seat != viewer]
        """Where the hands of the others begin."""
        self.place: Final = [0] * CARDS
        """By card: mask of the hands in which the viewer knows it to be; 0: anywhere."""
        self.aware: Final = [0] * PILES
        """By pile: 1 if he knows where some cards are, 2 if some are in one of several hands, 3 if both."""
        self.sure: Final = [False] * CARDS
        self._recall()
        self.before: list[int] = []
        """Cards of others that the viewer cannot place,"""
        self.after: list[int] = []
        """and those that lie there now."""

    def _recall(self) -> None:
        """What `knowledge.where` says about every card that the viewer does not hold himself, all at once."""
        s = self.s
        place = self.place
        aware = self.aware
        for entry in s.trace[self.viewer]:
            card = entry // HANDS
            mask = entry % HANDS
            place[card] = mask
            self.sure[card] = mask & (mask - 1) == 0
            aware[s.t.cards.pile[card]] |= 1 if self.sure[card] else 2
        if self.viewer != s.seats:
            for entry in s.trace[s.seats]:
                card = entry // HANDS
                mask = entry % HANDS & ~(1 << self.viewer)
                if place[card]:
                    mask &= place[card]
                place[card] = mask
                if mask:
                    self.sure[card] = mask & (mask - 1) == 0
                    aware[s.t.cards.pile[card]] |= 1 if self.sure[card] else 2

    def deal_all(self, orders: list[tuple[int, int]]) -> None:
        """All four kinds; `orders` are (holder, card) pairs of large orders that must come out."""
        s = self.s
        sizes = [0] * len(self.rows)
        for pile in range(PILES):
            pool = s.pools[pile]
            unseen = self._collect(pile, pool, sizes)
            total = len(unseen) - len(pool)
            if total == 0:
                continue
            self.before += unseen[len(pool) :]
            unseen.sort()  # the same rng imagines the same table, whatever the truth is
            if (pile == LARGE and orders) or self.aware[pile] > 1:
                unseen = self._careful(pile, unseen, sizes, total, orders if pile == LARGE else [])
            else:
                self._shuffle(unseen, total)
                tries = 1
                while pile == MESSAGE and not self._could_hold(unseen, sizes):
                    if tries == _TRIES:
                        unseen = self._careful(pile, sorted(unseen), sizes, total, [])
                    else:
                        self._shuffle(unseen, total)
                    tries += 1
            self._lay(pile, unseen, sizes)

    def _collect(self, pile: int, pool: Ints, sizes: list[int]) -> list[int]:
        """The cards that the viewer cannot see or place, and how many of them each of the others has."""
        hands = self.s.hands
        unseen = list(pool)
        i = 0
        if self.aware[pile]:
            sure = self.sure
            for row in self.rows:
                unknown = [card for card in hands[row + pile] if not sure[card]]
                unseen += unknown
                sizes[i] = len(unknown)
                i += 1
        else:
            for row in self.rows:
                hand = hands[row + pile]
                unseen += hand
                sizes[i] = len(hand)
                i += 1
        return unseen

    def _shuffle(self, cards: list[int], total: int) -> None:
        """Random cards to the front; one draw of the generator serves four, because piles are small."""
        n = len(cards)
        luck = 0
        for at in range(total):
            if at & 3 == 0:
                luck = self.rng.below(_RANGE)
            other = at + luck % n
            luck //= n
            n -= 1
            card = cards[other]
            cards[other] = cards[at]
            cards[at] = card

    def _lay(self, pile: int, cards: list[int], sizes: list[int]) -> None:
        """Cards to the hands, one after the other, and the rest to the pile; what the viewer knows stays."""
        hands = self.s.hands
        aware = self.aware[pile]
        at = 0
        i = 0
        for row in self.rows:
            size = sizes[i]
            i += 1
            if size == 0:
                continue
            fresh = cards[at : at + size]
            at += size
            if aware and len(hands[row + pile]) > size:
                fresh = sorted([card for card in hands[row + pile] if self.sure[card]]) + fresh
            hands[row + pile] = tuple(fresh)
        self.after += cards[:at]
        self.s.pools[pile] = tuple(cards[at:])

    def _could_hold(self, cards: list[int], sizes: list[int]) -> bool:
        """Has nobody a message that he cannot have?"""
        at = 0
        for i in range(len(sizes)):
            lacks = self.s.lacks[self.rows[i] // PILES]
            if lacks:
                for card in cards[at : at + sizes[i]]:
                    if (lacks >> card) & 1:
                        return False
            at += sizes[i]
        return True

    def _careful(
        self, pile: int, unseen: list[int], sizes: list[int], total: int, needed: list[tuple[int, int]]
    ) -> list[int]:
        """Cards with few possible places first; where one is stuck, others make room for it.

        The true table is one solution, so every card finds a place. Answers the cards hand by hand, then the
        pile.
        """
        seats = self.s.seats
        room = [0] * seats
        for i in range(len(sizes)):
            room[self.rows[i] // PILES] = sizes[i]
        room.append(len(unseen) - total)  # the pile
        spots = Spots(room, self._allowed(pile, unseen, needed))
        anywhere = (1 << (seats + 1)) - 1
        tied = [card for card in unseen if spots.allowed[card] != anywhere]
        while tied:
            spots.place(take_one(tied, self.rng.below(len(tied))), self.rng, 0)
        spots.fill([card for card in unseen if spots.allowed[card] == anywhere], self.rng)
        out: list[int] = []
        for dealt in spots.dealt:
            out += dealt
        return out

    def _allowed(self, pile: int, unseen: list[int], needed: list[tuple[int, int]]) -> list[int]:
        """By card: mask of the hands (and, as the highest bit, the pile) where it may be."""
        s = self.s
        anywhere = (1 << (s.seats + 1)) - 1
        allowed = [mask if mask else anywhere for mask in self.place]
        if pile == MESSAGE:
            for seat in range(s.seats):  # whoever would have had to deliver it does not have it (GEN-173)
                lacks = s.lacks[seat]
                if lacks:
                    for card in unseen:
                        if (lacks >> card) & 1:
                            allowed[card] &= ~(1 << seat)
        for holder, card in needed:
            allowed[card] = 1 << holder
        return allowed

    def carry_memory(self) -> None:
        """What the other players remember must be true in this world too: it is about the new cards now.

        What everybody remembers stays, because the viewer knows it as well.
        """
        s = self.s
        before = self.before
        after = self.after
        now = dict(zip(before, after, strict=True))
        for row in self.rows:
            notes = s.trace[row // PILES]
            if notes:
                # Cards that did not move are the viewer's, or he knows where they are.
                fresh: list[int] = []
                for entry in notes:
                    card = entry // HANDS
                    fresh.append(entry + HANDS * (now[card] - card) if card in now else entry)
                s.trace[row // PILES] = tuple(fresh)


class Spots:
    """Places with limited room for cards that may not go everywhere."""

    def __init__(self, room: list[int], allowed: list[int]) -> None:
        self.room: Final = room
        self.allowed: Final = allowed
        self.dealt: Final[list[list[int]]] = [[] for _ in room]

    def place(self, card: int, rng: Rng, tried: int) -> bool:
        """Put the card into a random allowed place; if all are full, let a card there move on."""
        allowed = self.allowed[card] & ~tried
        total = 0
        for i in range(len(self.room)):
            if (allowed >> i) & 1:
                total += self.room[i] - len(self.dealt[i])
        if total == 0:
            return self._push(card, allowed, rng, tried)
        at = rng.below(total)
        for i in range(len(self.room)):
            if (allowed >> i) & 1:
                at -= self.room[i] - len(self.dealt[i])
                if at < 0:
                    self.dealt[i].append(card)
                    return True
        return False

    def fill(self, cards: list[int], rng: Rng) -> None:
        """Cards that may go everywhere take the room that is left; the last place is the pile."""
        for i in range(len(self.room) - 1):
            dealt = self.dealt[i]
            while len(dealt) < self.room[i]:
                dealt.append(take_one(cards, rng.below(len(cards))))
        self.dealt[-1] += cards

    def _push(self, card: int, allowed: int, rng: Rng, tried: int) -> bool:
        for i in range(len(self.room)):
            if not (allowed >> i) & 1:
                continue
            tried |= 1 << i
            for k in range(len(self.dealt[i])):
                other = self.dealt[i][k]
                if self.place(other, rng, tried):
                    self.dealt[i][k] = card
                    return True
        return False


def take_one(cards: list[int], i: int) -> int:
    """Take the i-th out of a list whose order does not matter."""
    taken = cards[i]
    last = cards.pop()
    if i < len(cards):
        cards[i] = last
    return taken
