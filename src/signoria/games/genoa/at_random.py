"""Random answers in a negotiation without listing every option: rollouts ask for little else.

The chances are those of `signoria.core.playout.choose`: a kind of answer, all alike, then one of the kind. To
list what may be offered and asked takes several times as long as to choose. None: list them after all.
"""

from signoria.core.chance import Rng
from signoria.core.option import Option
from signoria.core.value import Action
from signoria.games.genoa.acceptance import add_accepts, random_accept
from signoria.games.genoa.actions import Deliver
from signoria.games.genoa.asks import random_ask
from signoria.games.genoa.bids import DUCATS, AnotherRound, Done, Keep, Pass
from signoria.games.genoa.messages import fulfilled
from signoria.games.genoa.sampling import random_offer
from signoria.games.genoa.state import Genoa


def random_proposal(s: Genoa, seat: int, targets: list[int], rng: Rng) -> Action | None:
    """An answer in a proposal step; `targets` are the fields that may still be offered for."""
    if s.asks or seat == s.active:
        return None
    cards = fulfilled(s, seat)
    standing = len(s.sheets[seat]) > 0 or len(s.offers[seat]) > 0
    kind = rng.below(1 + (1 if standing else 0) + (1 if targets else 0) + (1 if cards else 0))
    if kind == 0:
        return Pass()
    if standing:
        kind -= 1
        if kind == 0:
            return Done() if s.sheets[seat] else Keep()
    if targets:
        kind -= 1
        if kind == 0:
            offer = random_offer(s, seat, targets, rng)
            return offer if offer is not None else Pass()
    return Deliver(cards[rng.below(len(cards))])


def random_response(s: Genoa, own: list[Action], asked: int, targets: list[int], rng: Rng) -> Action | None:
    """A's answer: one of his `own`, an offer, another round or an ask while some are `asked`, a message."""
    if s.asks:
        return None
    cards = fulfilled(s, s.active)
    offered = 1 if any_payable(s) else 0
    again = 1 if asked else 0
    asking = 1 if asked and targets and s.asked < s.t.limits.asks else 0
    kind = rng.below(len(own) + offered + again + asking + (1 if cards else 0))
    if kind < len(own):
        return own[kind]
    kind -= len(own)
    if kind < offered:
        boxes: list[Option] = []
        add_accepts(s, boxes)
        return random_accept(s, boxes[rng.below(len(boxes))], rng)
    kind -= offered
    if kind < again:
        return AnotherRound()
    if kind - again < asking:
        to = [seat for seat in range(s.seats) if (asked >> seat) & 1]
        return random_ask(s, to[rng.below(len(to))], targets[rng.below(len(targets))], rng)
    return Deliver(cards[rng.below(len(cards))])


def any_payable(s: Genoa) -> bool:
    """Does an offer stand that A's purse is deep enough for?"""
    purse = s.money[s.active]
    for offers in s.offers:
        for offer in offers:
            if purse + offer.terms[DUCATS] >= 0:
                return True
    return False
