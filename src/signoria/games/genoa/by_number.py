"""Answers in a negotiation as numbers, without their boxes: who plays by number is asked for little else.

What is listed is what the options hold (a test compares them). The boxes of offers and asks have more than
twenty sides each; of them a menu only needs to know that there is something to draw. Whoever has a cube or a
card can always offer that, and with three or more players money alone is an offer (GEN-112), so nothing has
to be tried out.
"""

from signoria.core.chance import Rng
from signoria.core.listing import Listing
from signoria.core.option import Option
from signoria.games.genoa.accepts_by_number import list_accepts
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.actions import Deliver
from signoria.games.genoa.asks import add_agree, random_ask
from signoria.games.genoa.bids import AnotherRound, Ask, Done, Keep, Offer, Pass, WithdrawAsk
from signoria.games.genoa.messages import fulfilled
from signoria.games.genoa.sampling import any_offer, sure_gift
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import BUILDINGS, MESSAGE, PILES


def list_proposal(s: Genoa, seat: int, targets: list[int], out: Listing) -> bool:
    """What a player who is asked may answer; False where he has nothing that is sure to make an offer."""
    if targets and sure_gift(s, seat)[0] < 0:
        return False
    begun = len(s.sheets[seat]) > 0
    standing = len(s.offers[seat]) > 0
    cards = fulfilled(s, seat) if s.hands[PILES * seat + MESSAGE] else []
    usual = not s.asks and not cards
    code = (4 if targets else 0) + (2 if begun else 0) + (1 if standing else 0)
    known = usual and out.recall(code)
    if targets:
        out.draws(Offer, (s.money[seat] << 8) + (s.path[-1] << 2) + len(s.sheets[seat]), targets)
    if known:
        return True
    if targets and s.asks:
        boxes: list[Option] = []
        add_agree(s, seat, targets, boxes)
        for option in boxes:
            out.leave(option)
    out.one(Pass)
    if begun:
        out.one(Done)
    elif standing:
        out.one(Keep)
    if cards:
        out.each(Deliver, cards)
    if usual:
        out.remember(code)
    return True


def list_settled(s: Genoa, asked: int, out: Listing) -> None:
    """What A may answer to offers, whatever he asks for in between; some are `asked` in another round.

    While the same frame asks, only a delivered message changes goods and offers, and the bank pays for it.
    """
    list_accepts(s, out)
    if asked:
        out.one(AnotherRound)
    out.settle(s.bank)


def list_response(s: Genoa, asked: int, targets: list[int], out: Listing) -> None:
    """The rest of it: asks, as long as another round is allowed, and messages."""
    if asked:
        if targets and s.asked < s.t.limits.asks:
            out.draws(Ask, (s.money[s.active] << 8) + (s.path[-1] << 2) + s.asked, targets)
        if s.ask_ids:
            out.each(WithdrawAsk, list(s.ask_ids))
    out.add_settled()
    list_messages(s, s.active, out)


def list_messages(s: Genoa, seat: int, out: Listing) -> None:
    """Fulfilled messages (GEN-173)."""
    if s.hands[PILES * seat + MESSAGE]:
        cards = fulfilled(s, seat)
        if cards:
            out.each(Deliver, cards)


def draw_offer(s: Genoa, seat: int, targets: list[int], rng: Rng) -> Offer:
    """A random offer of somebody who has something to give."""
    offer = any_offer(s, seat, targets, rng)
    if offer is None:
        raise LookupError("something can always be offered")
    return offer


def draw_ask(s: Genoa, asked: int, targets: list[int], rng: Rng) -> Ask:
    """A random ask where there are three or more players."""
    ask = any_ask(s, asked, targets, rng)
    if ask is None:
        raise LookupError("money can always be asked for")
    return ask


def any_ask(s: Genoa, asked: int, targets: list[int], rng: Rng) -> Ask | None:
    """A random ask, to somebody who could make such an offer (GEN-101, GEN-106)."""
    to = rng.one_of([seat for seat in range(s.seats) if (asked >> seat) & 1])
    fields = targets if has_action(s, to) else [field for field in targets if field >= BUILDINGS]
    return random_ask(s, to, rng.one_of(fields), rng)
