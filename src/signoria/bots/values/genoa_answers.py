"""Answers of the active player in Genoa: act, sell, let it lapse, go on or end the turn.

Every answer is weighed by what it leaves to everybody, because what it gives the others is lost to oneself.
"""

from typing import Final

from signoria.bots.values.genoa_outlook import LEADING, ahead, gains_of_all, outlook
from signoria.bots.values.genoa_prices import needs, payment
from signoria.bots.values.genoa_worth import Worth
from signoria.core.value import Action
from signoria.games.genoa.acceptance import accept_problem, has_clean_offer
from signoria.games.genoa.action_economy import has_action, has_base, more_actions
from signoria.games.genoa.actions import EndTurn, Move
from signoria.games.genoa.bids import TARGET, Accept, AnotherRound, Lapse, Offer, TakeAction
from signoria.games.genoa.current_building import AnswerHere
from signoria.games.genoa.moving_the_tower import ways
from signoria.games.genoa.neighbouring_fields import AnswerNext
from signoria.games.genoa.offers import cards_wanted
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import BUILDINGS, MESSAGE, PILES

_NOBODY: Final = -1


def answer_here(
    s: Genoa, frame: AnswerHere, seat: int, steps: list[list[int]], worth: Worth
) -> Action | None:
    """Act, sell or let it lapse, whatever leaves most."""
    if s.asks and frame.round < s.t.limits.rounds_here[s.slow]:
        return AnotherRound()
    field = s.path[-1]
    moves = s.t.discs - len(s.path)
    gains = gains_of_all(s, worth, steps[field], moves)
    needed = needs(s, seat, worth)
    best: Action | None = None
    most = -10000.0
    if not has_clean_offer(s):
        best = Lapse()
        most = ahead(outlook(s, gains, _NOBODY, steps[field], s.visited, moves, False), seat)
    if has_action(s, seat):
        left = outlook(s, gains, _without(s, seat), steps[field], s.visited, moves, False)
        _acting(s, gains, seat, field, left)
        value = ahead(left, seat)
        if value > most:
            best = TakeAction()
            most = value
    for partner in range(s.seats):
        for offer in s.offers[partner]:
            left = outlook(s, gains, _without(s, partner), steps[field], s.visited, moves, False)
            _dealing(s, gains, partner, offer, needed, worth, left)
            value = ahead(left, seat)
            if value > most:
                accept = _accept(s, partner, offer)
                if accept is not None:
                    best = accept
                    most = value
    return best


def answer_next(s: Genoa, frame: AnswerNext, seat: int, steps: list[list[int]], worth: Worth) -> Action:
    """Go where the own action, a message or an offer waits; end the turn where others would gain more."""
    if s.asks and frame.round < s.t.limits.rounds_next[s.slow]:
        return AnotherRound()
    moves = s.t.discs - len(s.path) - 1
    gains = gains_of_all(s, worth, steps[s.path[-1]], moves + 1)
    needed = needs(s, seat, worth)
    best: Action = EndTurn()
    most = 0.0
    for field in ways(s):
        left = outlook(s, gains, _NOBODY, steps[field], s.visited, moves, field < BUILDINGS)
        value = ahead(left, seat) + errands(s, seat, steps[field], s.visited | 1 << field, moves, worth)
        if value > most:
            best = Move(field)
            most = value
    for partner in range(s.seats):
        for offer in s.offers[partner]:
            field = offer.terms[TARGET]
            spent = _without(s, partner) if field < BUILDINGS else _NOBODY
            left = outlook(s, gains, spent, steps[field], s.visited, moves, False)
            _dealing(s, gains, partner, offer, needed, worth, left)
            value = ahead(left, seat) + errands(s, seat, steps[field], s.visited | 1 << field, moves, worth)
            if value > most:
                accept = _accept(s, partner, offer)
                if accept is not None:
                    best = accept
                    most = value
    return best


def errands(s: Genoa, seat: int, near: list[int], visited: int, moves: int, worth: Worth) -> float:
    """Messages that a step delivers or brings nearer, less what they would be worth on another day."""
    out = 0.0
    for card in s.hands[PILES * seat + MESSAGE]:
        pair = s.t.cards.pair[card]
        left = pair & ~visited
        if left == 0:
            if pair & ~s.visited:
                out += s.t.payouts.message - worth.message
        elif left != pair:
            far = near[left.bit_length() - 1]
            if far <= moves:
                out += max(0.0, s.t.payouts.message * LEADING[far] - worth.message)
    return out


def _without(s: Genoa, seat: int) -> int:
    """The seat, if it has no action left after one more."""
    return _NOBODY if more_actions(s, seat) > (0 if has_base(s, seat) else 1) else seat


def _acting(s: Genoa, gains: list[list[float]], seat: int, building: int, left: list[float]) -> None:
    """What a seat gets by acting, and the fee of whoever owns the building."""
    if gains[seat]:
        left[seat] += gains[seat][building]
    owner = s.owner[building]
    if owner >= 0 and owner != seat:
        left[owner] += s.t.payouts.fee


def _dealing(
    s: Genoa,
    gains: list[list[float]],
    partner: int,
    offer: Offer,
    needed: list[float],
    worth: Worth,
    left: list[float],
) -> None:
    """What an accepted offer moves: the payment, and the action it is for."""
    paid = payment(s, offer.terms, needed, worth)
    left[s.active] += paid
    left[partner] -= paid
    if offer.terms[TARGET] < BUILDINGS:
        _acting(s, gains, partner, offer.terms[TARGET], left)


def _accept(s: Genoa, partner: int, offer: Offer) -> Accept | None:
    """Alone, and without giving cards: which ones would take thought."""
    if cards_wanted(offer):
        return None
    accept = Accept(offer.terms[TARGET], 1 << partner, 0, 0, 0, 0, 0)
    return accept if accept_problem(s, accept) == 0 else None
