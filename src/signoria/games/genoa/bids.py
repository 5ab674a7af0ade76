"""What is said in a negotiation: offers, asks, agreement, acceptance (D2 to D5 of the catalogue)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from signoria.core.value import Action, Key

# Where each part of an offer stands among its numbers.
TARGET: Final = 0
DUCATS: Final = 1
GOODS: Final = 2
"""Cubes and special cards by thing: positive is given to A, negative is wanted from A."""
MARKERS: Final = 15
HIDDEN: Final = 16
SHOWN: Final = 17
OPEN: Final = 18
WANTED: Final = 19
"""Cards wanted from A, one number a pile."""
FIRST: Final = 23
SECOND: Final = 24
REWARD: Final = 25
TERMS: Final = 26

_THINGS: Final = (
    "silver cubes",
    "copper cubes",
    "salt cubes",
    "pepper cubes",
    "wheat cubes",
    "rice cubes",
    "linen cubes",
    "silk cubes",
    "any_start cards",
    "any_good cards",
    "more_action cards",
    "building_action cards",
    "exchange cards",
    "markers markers",
)
_WANTED: Final = (
    "large_orders cards",
    "small_orders cards",
    "messages cards",
    "privileges cards",
)
_GAIN: Final = ("first count", "second count", "reward special")


def names(of: tuple[str, ...]) -> tuple[str, ...]:
    """The argument names of an `OF` line, without their nouns."""
    return tuple([spec.split(" ")[0] for spec in of])


@mypyc_attr(acyclic=True)
class Offer(Action):
    """An offer to A for one field (GEN-083, GEN-086, GEN-087, GEN-102).

    Ducats, cubes, special cards and markers are signed: positive is given, negative is
    wanted, so the same kind cannot be on both sides (GEN-113). Cards are given in three masks by what others
    may see of them. `first` and `second` promise goods of the action (both kinds of a warehouse, otherwise
    `first` is the number), `reward` the special card earned with a large order (GEN-116).
    """

    TAG = "offer"
    OF = (
        "target field",
        "ducats ducats",
        *_THINGS,
        "hidden_cards card*",
        "shown_cards card*",
        "open_cards card*",
        *_WANTED,
        *_GAIN,
    )
    # Sealed until everybody has answered (GEN-100); afterwards events tell what may be known.
    SECRET: ClassVar[tuple[str, ...]] = names(OF)
    SLOTS = 4  # with twice as many, four of five random answers would be offers (docs/research.md)

    def __init__(self, *terms: int) -> None:
        self.terms: Final = terms

    def key(self) -> Key:
        return self.terms


@mypyc_attr(acyclic=True)
class Ask(Action):
    """A names his price to one player: terms like an offer's, seen from that player; binds nobody (GEN-106).

    Cards are named by pile on both sides: `gives_...` from the player, the others from A.
    """

    TAG = "ask"
    OF = (
        "to seat",
        "target field",
        "ducats ducats",
        *_THINGS,
        "gives_large_orders cards",
        "gives_small_orders cards",
        "gives_messages cards",
        "gives_privileges cards",
        *_WANTED,
        *_GAIN,
    )
    SLOTS = Offer.SLOTS

    def __init__(self, *terms: int) -> None:
        self.terms: Final = terms

    def key(self) -> Key:
        return self.terms


# Where the parts of an ask stand: its seat first, then everything like an offer's up to the markers.
ASK_TO: Final = 0
ASK_TARGET: Final = 1
ASK_CARDS: Final = 17
ASK_WANTED: Final = 21
ASK_GAIN: Final = 25
ASK_TERMS: Final = 28


class WithdrawAsk(Action):
    """A takes an ask back (GEN-106)."""

    TAG = "withdraw_ask"
    OF = ("ask ask",)

    def __init__(self, ask: int) -> None:
        self.ask: Final = ask

    def key(self) -> Key:
        return (self.ask,)


class Agree(Action):
    """Make the offer that A asked for, choosing which cards to give (GEN-102, GEN-106)."""

    TAG = "agree"
    OF = ("ask ask", "hidden_cards card*", "shown_cards card*", "open_cards card*")
    SECRET: ClassVar[tuple[str, ...]] = ("ask", "hidden_cards", "shown_cards", "open_cards")

    def __init__(self, ask: int, hidden: int, shown: int, open: int) -> None:
        self.ask: Final = ask
        self.hidden: Final = hidden
        self.shown: Final = shown
        self.open: Final = open

    def key(self) -> Key:
        return (self.ask, self.hidden, self.shown, self.open)


class Pass(Action):
    """Offer nothing; all own standing offers are withdrawn (GEN-102)."""

    TAG = "pass"


class Keep(Action):
    """Leave the own standing offers as they are (GEN-102)."""

    TAG = "keep"


class Done(Action):
    """Hand in the offers written down in this step (GEN-102)."""

    TAG = "done"


@mypyc_attr(acyclic=True)
class Accept(Action):
    """A accepts the offers of these seats for one field, and picks the cards he gives (GEN-104, GEN-105)."""

    TAG = "accept"
    OF = (
        "target field",
        "partners seat*",
        "cards_1 card*",
        "cards_2 card*",
        "cards_3 card*",
        "cards_4 card*",
        "cards_5 card*",
    )
    SECRET: ClassVar[tuple[str, ...]] = ("cards_1", "cards_2", "cards_3", "cards_4", "cards_5")

    def __init__(self, target: int, partners: int, c1: int, c2: int, c3: int, c4: int, c5: int) -> None:
        self.target: Final = target
        self.partners: Final = partners
        self.cards: Final = [c1, c2, c3, c4, c5]

    def key(self) -> Key:
        cards = self.cards
        return (self.target, self.partners, cards[0], cards[1], cards[2], cards[3], cards[4])


class TakeAction(Action):
    """A carries out the current building's action himself (GEN-061, GEN-104)."""

    TAG = "take_action"


class Lapse(Action):
    """A lets the current building's action lapse (GEN-062, GEN-104)."""

    TAG = "lapse"


class AnotherRound(Action):
    """A asks for better offers (GEN-104, GEN-105)."""

    TAG = "another_round"
