"""Negotiation, §1 and §2 of the booklet (GEN-060 to GEN-087, GEN-100 to GEN-126): the proposal step.

No business without A (GEN-080): every offer is made to A, and nothing else can be traded. Soft currency does
not exist here (GEN-085): an offer consists of ducats, goods and cards, nothing that binds later.
"""

from typing import ClassVar, Final

from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.listing import Listing
from signoria.core.option import Among, Option, Some, Span
from signoria.core.seating import clockwise
from signoria.core.value import Action, Key
from signoria.games.genoa import asks, reasons
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.actions import Deliver
from signoria.games.genoa.at_random import random_proposal
from signoria.games.genoa.bids import (
    TARGET,
    Accept,
    Agree,
    Ask,
    Done,
    Keep,
    Lapse,
    Offer,
    Pass,
    WithdrawAsk,
)
from signoria.games.genoa.by_number import draw_offer, list_proposal
from signoria.games.genoa.deal_events import OfferDropped
from signoria.games.genoa.elsewhere import elsewhere
from signoria.games.genoa.messages import add_deliver, deliver
from signoria.games.genoa.offers import offer_problem, target_problem
from signoria.games.genoa.piles import whole_hand
from signoria.games.genoa.sampling import any_offer, random_offer
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import BUILDINGS, MARKET, PILES
from signoria.games.genoa.telling import tell_answer


def close_talk(s: Genoa) -> None:
    """A phase is over: offers, asks and everything not yet opened are gone (GEN-103, GEN-123)."""
    s.sheets = [()] * s.seats
    s.offers = [()] * s.seats
    s.asks = ()
    s.ask_ids = ()
    s.asked = 0
    s.answered = 0


def offer_option(s: Genoa, seat: int, targets: list[int]) -> Option:
    """Every offer as one box: what is mine and what is A's as far as it lies open (GEN-083, GEN-118)."""
    spans = s.t.spans
    goods = s.goods
    mine = KINDS * seat
    theirs = KINDS * s.active
    hands = s.hands
    hand = whole_hand(s, seat)
    cards = Some(hand, 0, len(hand))
    a = PILES * s.active
    return Option(
        Offer,
        Among(targets),
        Span(-s.t.all_money, s.money[seat], s.t.step),
        *[spans[goods[theirs + thing]][goods[mine + thing]] for thing in range(KINDS)],
        spans[s.own[s.active]][s.own[seat]],
        cards,
        cards,
        cards,
        *[spans[0][len(hands[a + pile])] for pile in range(PILES)],
        *s.t.gain_box,
    )


def drop_impossible(s: Genoa) -> None:
    """An offer that has become illegal disappears at once and obliges nobody (GEN-119)."""
    for seat in range(s.seats):
        for offer in s.offers[seat]:
            if offer_problem(s, seat, offer):
                s.offers[seat] = without(s.offers[seat], offer)
                s.tell(OfferDropped(seat, offer.terms[TARGET]))
        for offer in s.sheets[seat]:
            if offer_problem(s, seat, offer):
                s.sheets[seat] = without(s.sheets[seat], offer)
                s.tell(OfferDropped(seat, offer.terms[TARGET]), to=1 << seat)  # nobody else has seen it


def without(offers: tuple[Offer, ...], gone: Offer) -> tuple[Offer, ...]:
    """These offers but one."""
    return tuple([offer for offer in offers if offer is not gone])


class Proposals(Frame[Genoa]):
    """The proposal step: all eligible players answer in parallel and unseen (GEN-100, GEN-102, GEN-109).

    Several offers are written down one after the other and handed in together. A may meanwhile name his price
    (GEN-106) or go ahead (GEN-123). Standing orders (GEN-125) need nothing more: whoever keeps them answers
    here for the player, and what is not legal is refused to its author alone.
    """

    OF = ("asked seat*", "round count")
    OBJECTS_TO: ClassVar[tuple[type[Action], ...]] = (Offer, Agree, Ask)

    def __init__(self, asked: int, round: int) -> None:
        self.asked: Final = asked
        self.round: Final = round

    def key(self) -> Key:
        return (self.asked, self.round)

    def waits_for(self, s: Genoa) -> int:
        return self.asked & ~s.answered

    def may_speak(self, s: Genoa) -> int:
        return 1 << s.active

    def fields(self, s: Genoa) -> list[int]:
        """Fields that offers can be made for in this phase: the current building, or its neighbours."""
        raise NotImplementedError  # the two phases differ

    def targets(self, s: Genoa, seat: int, fields: list[int]) -> list[int]:
        """Where this seat may make offers: without an action only for streets (GEN-101, GEN-111)."""
        return fields if has_action(s, seat) else [field for field in fields if field >= BUILDINGS]

    def most(self, s: Genoa) -> int:
        """How many offers one player may have standing (GEN-102)."""
        raise NotImplementedError

    def preempt_options(self, s: Genoa, out: list[Option]) -> None:
        """What A may do without waiting for the others (GEN-123)."""
        raise NotImplementedError

    def preempt(self, s: Genoa, action: Action) -> None:
        """A did not wait: what was handed in is dropped unseen (GEN-123)."""
        raise NotImplementedError

    def next_step(self, s: Genoa) -> Frame[Genoa]:
        """A's response step of the same round."""
        raise NotImplementedError

    def left(self, s: Genoa, seat: int) -> list[int]:
        """Targets without an offer of this seat in this step: at most one for each (GEN-102)."""
        sheet = s.sheets[seat]
        if sheet and len(sheet) >= self.most(s):
            return []
        return self.left_of(s, seat, self.fields(s))

    def left_of(self, s: Genoa, seat: int, fields: list[int]) -> list[int]:
        """The same where the fields are known, and another offer may be made."""
        sheet = s.sheets[seat]
        targets = self.targets(s, seat, fields)
        if not sheet:
            return targets
        taken = 0
        for offer in sheet:
            taken |= 1 << offer.terms[TARGET]
        return [target for target in targets if not (taken >> target) & 1]

    def options(self, s: Genoa, seat: int) -> list[Option]:
        out: list[Option] = []
        if seat == s.active:
            self.preempt_options(s, out)
            self.ask_options(s, out)
        else:
            out.append(Option(Pass))
            if s.sheets[seat]:
                out.append(Option(Done))
            elif s.offers[seat]:
                out.append(Option(Keep))
            targets = self.left(s, seat)
            if targets:
                out.append(offer_option(s, seat, targets))
                if s.asks:
                    asks.add_agree(s, seat, targets, out)
        add_deliver(s, seat, out)
        return out

    def ask_options(self, s: Genoa, out: list[Option]) -> None:
        to = [seat for seat in range(s.seats) if (self.asked >> seat) & 1]
        asks.add_asks(s, to, self.fields(s), out)

    def objection(self, s: Genoa, seat: int, action: Action) -> int:
        if isinstance(action, Offer):
            return offer_problem(s, seat, action)
        if isinstance(action, Agree):
            return asks.agree_problem(s, seat, action)
        return asks.ask_problem(s, action) if isinstance(action, Ask) else 0

    def why_not(self, s: Genoa, seat: int, action: Action) -> int:
        if isinstance(action, Offer) and seat != s.active:
            return self._why_not_offer(s, seat, action)
        if isinstance(action, Keep):
            return reasons.NOTHING_TO_KEEP
        if isinstance(action, Agree):
            return reasons.NO_SUCH_ASK
        if seat == s.active:
            if isinstance(action, Ask) and s.asked >= s.t.limits.asks:
                return reasons.TOO_MANY_ASKS
            if isinstance(action, (Accept, Lapse)):
                return reasons.WAIT_FOR_ALL  # GEN-123
        return elsewhere(action)

    def _why_not_offer(self, s: Genoa, seat: int, offer: Offer) -> int:
        if len(s.sheets[seat]) >= self.most(s):
            return reasons.TOO_MANY_OFFERS
        target = offer.terms[TARGET]
        for other in s.sheets[seat]:
            if other.terms[TARGET] == target:
                return reasons.ONE_PER_TARGET
        if not 0 <= target <= MARKET:
            return reasons.WRONG_TARGET
        if target not in self.targets(s, seat, self.fields(s)):
            return target_problem(s, seat, target, 0) or reasons.WRONG_TARGET
        return offer_problem(s, seat, offer)

    def at_random(self, s: Genoa, seat: int, rng: Rng) -> Action | None:
        return random_proposal(s, seat, self.left(s, seat), rng)

    def list_into(self, s: Genoa, seat: int, out: Listing) -> bool:
        if seat == s.active:
            return False
        before = out.before
        fields = None if before is None else before.noted
        if fields is None:
            fields = self.fields(s)
        out.noted = fields  # the tower does not move while offers are made
        sheet = s.sheets[seat]
        full = len(sheet) > 0 and len(sheet) >= self.most(s)
        return list_proposal(s, seat, [] if full else self.left_of(s, seat, fields), out)

    def draw(self, s: Genoa, seat: int, kind: type[Action], choices: list[int], rng: Rng) -> Action:
        return draw_offer(s, seat, choices, rng)

    def propose(self, s: Genoa, seat: int, option: Option, rng: Rng) -> Action | None:
        kind = option.action
        if kind is Offer:
            return random_offer(s, seat, self.left(s, seat), rng)
        if kind is Agree:
            return asks.random_agree(s, seat, option.box[0].pick(rng), rng)
        if kind is Ask:
            to = option.box[0].pick(rng)
            return asks.random_ask(s, to, option.box[1].pick(rng), rng)
        return option.sample(rng)

    def propose_surely(self, s: Genoa, seat: int, option: Option, rng: Rng) -> Action | None:
        if option.action is Offer:
            return any_offer(s, seat, self.left(s, seat), rng)
        return self.propose(s, seat, option, rng)

    def take(self, s: Genoa, seat: int, action: Action) -> None:
        if isinstance(action, Deliver):
            deliver(s, seat, action.card)
            drop_impossible(s)
        elif isinstance(action, Ask):
            asks.publish(s, action)
        elif isinstance(action, WithdrawAsk):
            asks.withdraw(s, action.ask)
        elif seat == s.active:
            self.preempt(s, action)
        else:
            self.answer(s, seat, action)

    def answer(self, s: Genoa, seat: int, action: Action) -> None:
        """Write an offer down, or hand in (GEN-102)."""
        if isinstance(action, Agree):
            ask = asks.find(s, action.ask)
            if ask is not None:
                s.sheets[seat] += (asks.as_offer(ask, action.hidden, action.shown, action.open),)
        elif isinstance(action, Offer):
            s.sheets[seat] += (action,)
        elif isinstance(action, Pass):
            s.sheets[seat] = ()
        elif isinstance(action, Keep):
            s.sheets[seat] = s.offers[seat]
        if isinstance(action, (Offer, Agree)) and self.left(s, seat):
            return
        s.answered |= 1 << seat
        if self.asked & ~s.answered == 0:
            self.reveal(s)

    def reveal(self, s: Genoa) -> None:
        """All answers are in and are opened together; asks have had their answer (GEN-100, GEN-121)."""
        for seat in clockwise(s.active, s.seats):
            if (self.asked >> seat) & 1:
                tell_answer(s, seat)
                s.offers[seat] = s.sheets[seat]
                s.sheets[seat] = ()
        s.asks = ()
        s.ask_ids = ()
        s.asked = 0
        s.answered = 0
        s.become(self.next_step(s))
