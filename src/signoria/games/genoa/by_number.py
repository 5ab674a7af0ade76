"""Answers in a negotiation as numbers, without their boxes: who plays by number is asked for little else.

What is listed is what the options hold (a test compares them). The boxes of offers and asks have more than
twenty sides each; of them a menu only needs to know that there is something to draw. With three or more
players money alone is always an offer (GEN-112), so nothing has to be tried out.
"""

from signoria.core.chance import Rng
from signoria.core.listing import Listing
from signoria.core.option import Option
from signoria.games.genoa.acceptance import list_accepts
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.actions import Deliver
from signoria.games.genoa.asks import add_agree, random_ask
from signoria.games.genoa.bids import (
    DUCATS,
    REWARD,
    TARGET,
    TERMS,
    AnotherRound,
    Ask,
    Done,
    Keep,
    Offer,
    Pass,
    WithdrawAsk,
)
from signoria.games.genoa.messages import fulfilled
from signoria.games.genoa.sampling import random_offer
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import BUILDINGS, MESSAGE, PILES


def list_proposal(s: Genoa, seat: int, targets: list[int], out: Listing) -> bool:
    """What a player who is asked may answer; False where an offer of money alone is not sure to be legal."""
    if s.seats == 2 or s.money[seat] < s.t.step:
        return False
    if targets:
        out.draws(Offer, (s.money[seat] << 8) + (s.path[-1] << 2) + len(s.sheets[seat]))
        if s.asks:
            boxes: list[Option] = []
            add_agree(s, seat, targets, boxes)
            for option in boxes:
                out.leave(option)
    out.one(Pass)
    if s.sheets[seat]:
        out.one(Done)
    elif s.offers[seat]:
        out.one(Keep)
    list_messages(s, seat, out)
    return True


def list_response(s: Genoa, asked: int, targets: list[int], out: Listing) -> None:
    """What A may answer to offers, besides moving and acting; some are `asked` if a new round is allowed."""
    list_accepts(s, out)
    if asked:
        out.one(AnotherRound)
        if targets and s.asked < s.t.limits.asks:
            out.draws(Ask, (s.money[s.active] << 8) + (s.path[-1] << 2) + s.asked)
        if s.ask_ids:
            out.each(WithdrawAsk, list(s.ask_ids))
    list_messages(s, s.active, out)


def list_messages(s: Genoa, seat: int, out: Listing) -> None:
    """Fulfilled messages (GEN-173)."""
    if s.hands[PILES * seat + MESSAGE]:
        out.each(Deliver, fulfilled(s, seat))


def draw_offer(s: Genoa, seat: int, targets: list[int], rng: Rng) -> Offer:
    """A random offer; the least money for a field where chance finds nothing better."""
    offer = random_offer(s, seat, targets, rng)
    if offer is not None:
        return offer
    terms = [0] * TERMS
    terms[TARGET] = targets[0]
    terms[DUCATS] = s.t.step
    terms[REWARD] = -1
    return Offer(*terms)


def draw_ask(s: Genoa, asked: int, targets: list[int], rng: Rng) -> Ask:
    """A random ask, to somebody who could make such an offer (GEN-101, GEN-106)."""
    to = rng.one_of([seat for seat in range(s.seats) if (asked >> seat) & 1])
    fields = targets if has_action(s, to) else [field for field in targets if field >= BUILDINGS]
    ask = random_ask(s, to, rng.one_of(fields), rng)
    if ask is None:
        raise LookupError("money can always be asked for")
    return ask
