"""§1.1 "Aktuelles Gebäude" (GEN-060 to GEN-064, GEN-104): who acts where the tower stands."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.listing import Listing
from signoria.core.option import Option
from signoria.core.value import Action
from signoria.games.genoa import asks, reasons
from signoria.games.genoa.acceptance import (
    add_accepts,
    has_clean_offer,
    promise_of,
    strike_all,
)
from signoria.games.genoa.action_economy import begin_action, has_action
from signoria.games.genoa.actions import EndTurn, Move
from signoria.games.genoa.answering import Response
from signoria.games.genoa.at_random import random_response
from signoria.games.genoa.bids import (
    Accept,
    AnotherRound,
    Ask,
    Lapse,
    TakeAction,
)
from signoria.games.genoa.building_events import ActionLapsed
from signoria.games.genoa.by_number import any_ask, list_response, list_settled
from signoria.games.genoa.deal_events import RoundCalled
from signoria.games.genoa.eligibility import eligible_here
from signoria.games.genoa.messages import add_deliver
from signoria.games.genoa.negotiation import Proposals, close_talk
from signoria.games.genoa.state import Genoa

LAPSED: Final = 0
"""Result of the phase: nobody acts. Otherwise the seat that acts, plus one."""


def open_here(s: Genoa) -> Frame[Genoa] | None:
    """The first question about the current building; None if nobody can act, so it lapses (GEN-060)."""
    asked = eligible_here(s)
    if asked:
        s.talks += 1
        return OffersHere(asked, 1)
    if has_action(s, s.active):
        return AnswerHere(1)
    s.tell(ActionLapsed(s.field))
    return None


def acts(s: Genoa, seat: int) -> None:
    """The phase ends with somebody acting."""
    close_talk(s)
    begin_action(s, seat)
    s.end(seat + 1)


class OffersHere(Proposals):
    """Offers for the action of the current building (GEN-060, D2)."""

    TAG = "offers_here"

    def fields(self, s: Genoa) -> list[int]:
        return [s.path[-1]]

    def most(self, s: Genoa) -> int:
        return s.t.limits.offers_here

    def preempt_options(self, s: Genoa, out: list[Option]) -> None:
        if has_action(s, s.active):  # his first right (GEN-061, GEN-123)
            out.append(Option(TakeAction))

    def preempt(self, s: Genoa, action: Action) -> None:
        acts(s, s.active)

    def next_step(self, s: Genoa) -> Frame[Genoa]:
        return AnswerHere(self.round)

    def why_not(self, s: Genoa, seat: int, action: Action) -> int:
        if seat == s.active and isinstance(action, TakeAction):
            return reasons.NO_ACTION_LEFT
        if seat == s.active and isinstance(action, (Move, EndTurn)):
            return reasons.UNSETTLED
        return super().why_not(s, seat, action)


class AnswerHere(Response):
    """A acts himself, accepts an offer, lets it lapse or asks for more (GEN-061, GEN-062, GEN-104, D3)."""

    TAG = "answer_here"

    def asked(self, s: Genoa, fields: list[int]) -> int:
        return eligible_here(s) if self.round < s.t.limits.rounds_here[s.slow] else 0

    def options(self, s: Genoa, seat: int) -> list[Option]:
        out: list[Option] = []
        add_accepts(s, out)
        if has_action(s, seat):
            out.append(Option(TakeAction))
        if not has_clean_offer(s):  # with a clean offer on the table somebody must act (GEN-061, GEN-107)
            out.append(Option(Lapse))
        asked = self.asked(s, [s.field])
        if asked:
            out.append(Option(AnotherRound))
            to = [other for other in range(s.seats) if (asked >> other) & 1]
            asks.add_asks(s, to, [s.field], out)
        add_deliver(s, seat, out)
        return out

    def why_not(self, s: Genoa, seat: int, action: Action) -> int:
        if seat == s.active:
            if isinstance(action, Lapse):
                return reasons.CLEAN_OFFER
            if isinstance(action, TakeAction):
                return reasons.NO_ACTION_LEFT
            if isinstance(action, (Move, EndTurn)):
                return reasons.UNSETTLED  # GEN-061, GEN-044
        return super().why_not(s, seat, action)

    def at_random(self, s: Genoa, seat: int, rng: Rng) -> Action | None:
        own: list[Action] = [TakeAction()] if has_action(s, seat) else []
        if not has_clean_offer(s):
            own.append(Lapse())
        fields = [s.path[-1]]
        return random_response(s, own, self.asked(s, fields), fields, rng)

    def list_into(self, s: Genoa, seat: int, out: Listing) -> bool:
        if s.seats == 2:
            return False
        fields = [s.path[-1]]
        asked = self.asked(s, fields)
        if not out.again(s.bank):
            if has_action(s, seat):
                out.one(TakeAction)
            if not has_clean_offer(s):
                out.one(Lapse)
            list_settled(s, asked, out)
        list_response(s, asked, fields, out)
        return True

    def propose(self, s: Genoa, seat: int, option: Option, rng: Rng) -> Action | None:
        if option.action is Ask:
            return asks.random_ask(s, option.box[0].pick(rng), s.field, rng)
        return super().propose(s, seat, option, rng)

    def propose_surely(self, s: Genoa, seat: int, option: Option, rng: Rng) -> Action | None:
        if option.action is Ask:
            return any_ask(s, self.asked(s, [s.field]), [s.field], rng)
        return self.propose(s, seat, option, rng)

    def take(self, s: Genoa, seat: int, action: Action) -> None:
        if isinstance(action, TakeAction):
            acts(s, seat)
        elif isinstance(action, Accept):  # A is free to choose any offer (GEN-063)
            partner = strike_all(s, action)
            s.promise = promise_of(s, partner, action.target)
            acts(s, partner)
        elif isinstance(action, AnotherRound):
            s.talks += 1
            s.tell(RoundCalled(seat, self.round + 1))
            s.become(OffersHere(eligible_here(s), self.round + 1))
        elif isinstance(action, Lapse):
            close_talk(s)
            s.tell(ActionLapsed(s.field))
            s.end(LAPSED)
        else:
            super().take(s, seat, action)
