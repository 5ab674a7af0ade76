"""§1.2, §1.3 and §2.10, neighbouring fields (GEN-070 to GEN-074, GEN-105): where the tower goes next."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.listing import Listing
from signoria.core.option import Among, Option
from signoria.core.value import Action
from signoria.games.genoa import asks, reasons
from signoria.games.genoa.acceptance import (
    add_accepts,
    promise_of,
    strike_all,
)
from signoria.games.genoa.action_economy import begin_action
from signoria.games.genoa.actions import EndTurn, Move
from signoria.games.genoa.answering import Response
from signoria.games.genoa.at_random import random_response
from signoria.games.genoa.bids import Accept, AnotherRound, Ask, Lapse, TakeAction
from signoria.games.genoa.by_number import any_ask, list_response, list_settled
from signoria.games.genoa.deal_events import RoundCalled
from signoria.games.genoa.eligibility import eligible_among, eligible_next
from signoria.games.genoa.messages import add_deliver
from signoria.games.genoa.moving_the_tower import move_problem, move_tower, ways
from signoria.games.genoa.negotiation import Proposals, close_talk
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import BUILDINGS, MARKET

ENDS: Final = 0
MOVED: Final = 1
DEALT: Final = 2
"""Results of the phase; DEALT plus a seat: the tower moved by a deal, and that seat acts there at once."""


def open_next(s: Genoa) -> Frame[Genoa]:
    """The first question about the neighbouring fields (GEN-070)."""
    asked = eligible_next(s)
    if asked:
        s.talks += 1
        return OffersNext(asked, 1)
    return AnswerNext(1)


def goes_on(s: Genoa, action: Action) -> None:
    """A moves without a deal, whatever was offered, or ends his turn (GEN-044, GEN-071)."""
    close_talk(s)
    if isinstance(action, Move):
        move_tower(s, action.field)
        s.end(MOVED)
    else:
        s.end(ENDS)


def not_the_market(fields: list[int]) -> list[int]:
    """No offer can be made for the market (GEN-110), the last of all fields; ways come in their order."""
    return fields[:-1] if fields and fields[-1] == MARKET else fields


class OffersNext(Proposals):
    """Offers for neighbouring buildings and streets (GEN-070, GEN-073, D4)."""

    TAG = "offers_next"

    def fields(self, s: Genoa) -> list[int]:
        return not_the_market(ways(s))

    def most(self, s: Genoa) -> int:
        return s.t.limits.offers_next

    def preempt_options(self, s: Genoa, out: list[Option]) -> None:
        """At any time (GEN-071, GEN-123)."""
        out.append(Option(Move, Among(ways(s))))
        out.append(Option(EndTurn))

    def preempt(self, s: Genoa, action: Action) -> None:
        goes_on(s, action)

    def next_step(self, s: Genoa) -> Frame[Genoa]:
        return AnswerNext(self.round)

    def why_not(self, s: Genoa, seat: int, action: Action) -> int:
        if seat == s.active and isinstance(action, Move):
            return move_problem(s, action.field)
        return super().why_not(s, seat, action)


class AnswerNext(Response):
    """A accepts offers for one field, moves without a deal, ends the turn or asks for more (GEN-105, D5)."""

    TAG = "answer_next"

    def asked(self, s: Genoa, fields: list[int]) -> int:
        return eligible_among(s, fields) if self.round < s.t.limits.rounds_next[s.slow] else 0

    def options(self, s: Genoa, seat: int) -> list[Option]:
        out: list[Option] = []
        add_accepts(s, out)
        fields = ways(s)
        out.append(Option(Move, Among(fields)))
        out.append(Option(EndTurn))
        asked = self.asked(s, fields)
        if asked:
            out.append(Option(AnotherRound))
            to = [other for other in range(s.seats) if (asked >> other) & 1]
            asks.add_asks(s, to, not_the_market(fields), out)
        add_deliver(s, seat, out)
        return out

    def why_not(self, s: Genoa, seat: int, action: Action) -> int:
        if seat == s.active:
            if isinstance(action, Move):
                return move_problem(s, action.field)
            if isinstance(action, (TakeAction, Lapse)):
                return reasons.ONCE_PER_TURN  # the field is settled (GEN-064)
        return super().why_not(s, seat, action)

    def at_random(self, s: Genoa, seat: int, rng: Rng) -> Action | None:
        fields = ways(s)
        own: list[Action] = [Move(fields[rng.below(len(fields))]), EndTurn()]
        return random_response(s, own, self.asked(s, fields), not_the_market(fields), rng)

    def list_into(self, s: Genoa, seat: int, out: Listing) -> bool:
        if s.seats == 2:
            return False
        before = out.before
        targets = None if before is None else before.noted
        if targets is not None and out.again(s.bank):
            asked = self.asked(s, targets)
        else:
            fields = ways(s)
            targets = not_the_market(fields)
            asked = self.asked(s, targets)
            out.each(Move, fields)
            out.one(EndTurn)
            list_settled(s, asked, out)
        out.noted = targets
        list_response(s, asked, targets, out)
        return True

    def propose(self, s: Genoa, seat: int, option: Option, rng: Rng) -> Action | None:
        if option.action is Ask:
            return asks.random_ask(s, option.box[0].pick(rng), option.box[1].pick(rng), rng)
        return super().propose(s, seat, option, rng)

    def propose_surely(self, s: Genoa, seat: int, option: Option, rng: Rng) -> Action | None:
        if option.action is Ask:
            fields = ways(s)
            return any_ask(s, self.asked(s, fields), not_the_market(fields), rng)
        return self.propose(s, seat, option, rng)

    def take(self, s: Genoa, seat: int, action: Action) -> None:
        if isinstance(action, Accept):
            self._deal(s, action)
        elif isinstance(action, (Move, EndTurn)):
            goes_on(s, action)
        elif isinstance(action, AnotherRound):
            s.talks += 1
            s.tell(RoundCalled(seat, self.round + 1))
            s.become(OffersNext(eligible_next(s), self.round + 1))
        else:
            super().take(s, seat, action)

    def _deal(self, s: Genoa, accept: Accept) -> None:
        """Pay, move, act in one piece, the offerer and nobody else (GEN-070, GEN-074, GEN-082, GEN-120)."""
        partner = strike_all(s, accept)
        promise = promise_of(s, partner, accept.target)
        close_talk(s)
        move_tower(s, accept.target)
        if accept.target >= BUILDINGS:
            s.end(MOVED)  # a street: no action is connected with it (GEN-073, GEN-148)
            return
        s.promise = promise
        begin_action(s, partner)
        s.end(DEALT + partner)
