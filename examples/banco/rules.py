"""Banco (BAN-001 to BAN-009): everybody lays a card in secret, the highest takes the pot."""

from collections.abc import Mapping
from typing import ClassVar, Final

from signoria.core.chance import Chance, Rng
from signoria.core.flow import Frame, State
from signoria.core.option import Among, Option, Span
from signoria.core.piles import deal, draw, roll
from signoria.core.sealed import Answers, Sealed, seal
from signoria.core.seating import everyone
from signoria.core.value import Action, Event, Key

TOO_POOR: Final = 10
"""Reason: a gift must leave the giver at least one coin (BAN-008)."""


class Tables:
    """What is printed on the components."""

    def __init__(self, values: list[int], dealt: int, sides: int, coins: int) -> None:
        self.values: Final = values
        self.dealt: Final = dealt
        self.sides: Final = sides
        self.coins: Final = coins


class Banco(State):
    """The table."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pool", "hands", "played", "coins", "pot")

    def __init__(self, t: Tables, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.t: Final = t
        self.pool: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[int] = []
        self.coins: list[int] = [t.coins] * seats
        self.pot = 0

    def clone(self) -> "Banco":
        other = Banco(self.t, self.seats, self.chance.clone())
        self.copy_flow(other)
        other.pool = self.pool.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.played = self.played.copy()
        other.coins = self.coins.copy()
        other.pot = self.pot
        return other


class Lay(Action):
    """Lay a card of the own hand in secret (BAN-003)."""

    TAG = "lay"
    OF = ("card card",)
    SECRET = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> Key:
        return (self.card,)


class TakePot(Action):
    """Take the pot in coins (BAN-005)."""

    TAG = "take_pot"


class DrawCard(Action):
    """Leave the pot and draw a card instead (BAN-006)."""

    TAG = "draw_card"


class Give(Action):
    """Give coins to somebody, at any time (BAN-008)."""

    TAG = "give"
    OF = ("to seat", "coins coins")

    def __init__(self, to: int, coins: int) -> None:
        self.to: Final = to
        self.coins: Final = coins

    def key(self) -> Key:
        return (self.to, self.coins)


class PotRolled(Event):
    """The pot was rolled (BAN-002)."""

    TAG = "pot_rolled"
    OF = ("pot coins",)


class CardOpened(Event):
    """A laid card was opened (BAN-004)."""

    TAG = "card_opened"
    OF = ("seat seat", "card card")


class CardDrawn(Event):
    """The winner drew a card; only the winner knows which (BAN-006)."""

    TAG = "card_drawn"
    OF = ("seat seat", "card card")


class CoinsGiven(Event):
    """Coins changed hands (BAN-005, BAN-008); the bank is seat -1."""

    TAG = "coins_given"
    OF = ("giver seat", "taker seat", "coins coins")


class Round(Frame[Banco]):
    """A round: roll the pot, then everybody with a card lays one (BAN-002)."""

    TAG = "round"

    def run(self, s: Banco) -> None:
        holders = 0
        for seat in range(s.seats):
            if s.hands[seat]:
                holders |= 1 << seat
        if holders.bit_count() < 2:  # BAN-007
            s.end()
            return
        s.pot = roll(s.chance, s.t.sides)
        s.tell(PotRolled(s.pot))
        s.call(LayCards(holders), then=self)


class LayCards(Sealed[Banco]):
    """All lay at once; the highest card wins (BAN-003, BAN-004)."""

    TAG = "lay_cards"
    OF = ("asked seat*",)

    def options(self, s: Banco, seat: int) -> list[Option]:
        return [Option(Lay, Among(s.hands[seat]))]

    def open(self, s: Banco, answers: Answers) -> None:
        winner = -1
        best = -1
        for seat in range(s.seats):
            answer = answers[seat]
            if isinstance(answer, Lay):
                s.hands[seat].remove(answer.card)
                s.played.append(answer.card)
                s.tell(CardOpened(seat, answer.card))
                if s.t.values[answer.card] > best:
                    best = s.t.values[answer.card]
                    winner = seat
        s.become(Prize(winner))


class Prize(Frame[Banco]):
    """The winner takes the pot or draws a card (BAN-005, BAN-006)."""

    TAG = "prize"
    OF = ("winner seat",)

    def __init__(self, winner: int) -> None:
        self.winner: Final = winner

    def key(self) -> Key:
        return (self.winner,)

    def waits_for(self, s: Banco) -> int:
        return 1 << self.winner

    def options(self, s: Banco, seat: int) -> list[Option]:
        out = [Option(TakePot)]
        if s.pool:
            out.append(Option(DrawCard))
        return out

    def take(self, s: Banco, seat: int, action: Action) -> None:
        if isinstance(action, DrawCard):
            card = draw(s.chance, s.pool)
            s.hands[seat].append(card)
            s.tell_apart(1 << seat, CardDrawn(seat, card), CardDrawn(seat, -1))
        else:
            s.coins[seat] += s.pot
            s.tell(CoinsGiven(-1, seat, s.pot))
        s.pot = 0
        s.end()


class Gifts(Frame[Banco]):
    """At any time anybody may give coins away, but not the last one (BAN-008)."""

    TAG = "gifts"

    def may_speak(self, s: Banco) -> int:
        return everyone(s.seats)

    def options(self, s: Banco, seat: int) -> list[Option]:
        if s.coins[seat] < 2:
            return []
        others = [other for other in range(s.seats) if other != seat]
        return [Option(Give, Among(others), Span(1, s.coins[seat] - 1))]

    def why_not(self, s: Banco, seat: int, action: Action) -> int:
        if isinstance(action, Give) and action.coins >= s.coins[seat]:
            return TOO_POOR
        return 0

    def take(self, s: Banco, seat: int, action: Action) -> None:
        if isinstance(action, Give):
            s.coins[seat] -= action.coins
            s.coins[action.to] += action.coins
            s.tell(CoinsGiven(seat, action.to, action.coins))


GIFTS: Final = Gifts()


def blank(t: Tables, seats: int) -> Banco:
    """An empty table."""
    s = Banco(t, seats, Chance())
    s.aside = GIFTS
    return s


def start(t: Tables, seats: int, options: Mapping[str, int], chance: Chance) -> Banco:
    """Deal (BAN-001)."""
    s = blank(t, seats)
    s.chance = chance
    s.pool = list(range(len(t.values)))
    s.hands = [deal(chance, s.pool, t.dealt) for _ in range(seats)]
    s.stack.append(Round())
    return s


def redeal(s: Banco, seat: int, rng: Rng) -> Banco:
    """Shuffle all cards that this seat cannot see; laid cards stay in their owners' hands until opened."""
    other = s.clone()
    unseen = other.pool.copy()
    for i in range(s.seats):
        if i != seat:
            unseen += other.hands[i]
    unseen.sort()  # or the true order would shine through: the same rng must imagine the same table
    rng.shuffle(unseen)
    for i in range(s.seats):
        if i != seat:
            other.hands[i] = [unseen.pop() for _ in range(len(s.hands[i]))]
            if s.sealed[i] is not None:
                seal(other, i, Lay(other.hands[i][rng.below(len(other.hands[i]))]))
    other.pool = unseen
    return other


def hidden(s: Banco, seat: int) -> int:
    """Cards whose place the seat does not know; and, behind them, the sealed answers of others."""
    mask = 0
    for card in s.pool:
        mask |= 1 << card
    cards = len(s.t.values)
    for i in range(s.seats):
        if i != seat:
            for card in s.hands[i]:
                mask |= 1 << card
            if s.sealed[i] is not None:
                mask |= 1 << (cards + i)
    return mask
