"""Habits of a trader in Genoa: what to do without much thought. Rollouts are played like this."""

from typing import Any, Final

from signoria.bots.values.genoa_cards import in_window, start
from signoria.bots.values.genoa_prices import (
    action_cost,
    gain,
    in_steps,
    money_offer,
    needs,
    payment,
    time_left,
)
from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.value import Action
from signoria.games.genoa.acceptance import accept_problem, has_clean_offer
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.action_window import BEFORE, ActionWindow, Reward
from signoria.games.genoa.actions import (
    NOTHING,
    PLACE,
    ChooseReward,
    EndAction,
    EndTurn,
    FulfilLarge,
    FulfilSmall,
    Move,
    PassMarkers,
    Perform,
    PlaceMarkers,
    TakePrivilege,
)
from signoria.games.genoa.asks import agree_problem
from signoria.games.genoa.bids import (
    ASK_TARGET,
    ASK_TO,
    DUCATS,
    FIRST,
    REWARD,
    TARGET,
    TERMS,
    Accept,
    Agree,
    AnotherRound,
    Done,
    Keep,
    Lapse,
    Offer,
    Pass,
    TakeAction,
)
from signoria.games.genoa.current_building import AnswerHere
from signoria.games.genoa.moving_the_tower import ways
from signoria.games.genoa.negotiation import Proposals
from signoria.games.genoa.neighbouring_fields import AnswerNext
from signoria.games.genoa.offers import cards_wanted, offer_problem
from signoria.games.genoa.orders import large_orders, small_orders
from signoria.games.genoa.ownership_markers import MarkerPhase, usable
from signoria.games.genoa.placing_the_tower import PlaceTower
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import (
    ANY_GOOD,
    BUILDING_ACTION,
    BUILDINGS,
    EXCHANGE,
    FIRST_SPECIAL,
    MESSAGE,
    PILES,
    VILLA,
)

RIVALRY: Final = 0.25
"""How much of a partner's profit counts as the own loss."""
RESERVE: Final = 0.7
"""How much of the best action still within reach must be beaten before the own action is spent here."""
SURE: Final = [1.0, 0.85, 0.7, 0.5, 0.35]
"""How far the active player can count on a building so many steps away."""
BEST_REWARDS: Final = [1, 0, 2, 4, 3]


def habit(s: Genoa, frame: Frame[Any], seat: int, steps: list[list[int]], rng: Rng) -> Action | None:
    """The habitual answer to any question; None where any answer is as good as another."""
    if isinstance(frame, Proposals):
        return _propose(s, frame, seat, rng)
    if isinstance(frame, AnswerHere):
        return _answer_here(s, frame, seat, steps)
    if isinstance(frame, AnswerNext):
        return _answer_next(s, frame, seat, steps, rng)
    if isinstance(frame, ActionWindow):
        return _act(s, frame)
    if isinstance(frame, MarkerPhase):
        return _place(s, seat, rng)
    if isinstance(frame, PlaceTower):
        return start(s, seat)
    if isinstance(frame, Reward):
        for special in BEST_REWARDS:
            if s.stock[FIRST_SPECIAL + special] > 0:
                return ChooseReward(special)
    return None


def _act(s: Genoa, window: ActionWindow) -> Action:
    """Orders first; a villa without an order gives a privilege."""
    seat = window.seat
    building = window.building
    row = KINDS * seat + FIRST_SPECIAL
    if s.goods[row + ANY_GOOD] + s.goods[row + BUILDING_ACTION] + s.goods[row + EXCHANGE]:
        card = in_window(s, window)
        if card is not None:
            return card
    if window.stage != BEFORE:
        if window.stage == 1:
            small = small_orders(s, seat, building)
            if small:
                return FulfilSmall(small[0])
        return EndAction()
    if s.t.buildings.deed[building] != VILLA:
        return Perform()
    if s.promise[0] == 0:
        large = large_orders(s, seat, building)
        if large:
            return FulfilLarge(large[0])
    return TakePrivilege()


def _place(s: Genoa, seat: int, rng: Rng) -> Action:
    """A marker wherever there is room for one."""
    streets = usable(s, seat)
    for i in range(len(streets)):
        street = streets[(i + rng.below(len(streets))) % len(streets)]
        left = s.own[seat]
        deeds = [NOTHING, NOTHING]
        beside = s.board.beside[street]
        for at in range(len(beside)):
            if s.owner[beside[at]] < 0 and left > 0:
                deeds[at] = PLACE
                left -= 1
        if deeds[0] or deeds[1]:
            return PlaceMarkers(street, deeds[0], deeds[1])
    return PassMarkers()


def _propose(s: Genoa, frame: Proposals, seat: int, rng: Rng) -> Action:
    """Some part of the gain for the best target; agree to a fair ask; then hand in."""
    if s.sheets[seat]:
        return Done()
    time = time_left(s)
    needed = needs(s, seat, time)
    targets = frame.left(s, seat)
    agreed = _agree(s, seat, targets, needed, time)
    if agreed is not None:
        return agreed
    best = -1
    cost = action_cost(s, seat, time)
    most = cost
    for target in targets:
        if target < BUILDINGS:
            value = gain(s, seat, target, needed, time)
            if value > most:
                best = target
                most = value
    if best >= 0:
        share = 0.4 + 0.1 * frame.round + 0.003 * rng.below(100)  # rivals bid too
        offer = _pay(s, seat, best, (most - cost) * share)
        if offer is not None:
            return offer
    return Keep() if s.offers[seat] else Pass()


def _pay(s: Genoa, seat: int, target: int, price: float) -> Offer | None:
    if s.seats > 2:
        ducats = min(in_steps(s, price), in_steps(s, s.money[seat]))
        return money_offer(s, target, ducats) if ducats >= s.t.step else None
    terms = [0] * TERMS
    terms[TARGET] = target
    terms[REWARD] = -1
    terms[FIRST] = 1  # with two players money alone is not allowed; share what the action yields
    terms[DUCATS] = 0
    offer = Offer(*terms)
    return offer if offer_problem(s, seat, offer) == 0 else None


def _agree(s: Genoa, seat: int, targets: list[int], needed: list[float], time: float) -> Agree | None:
    for i in range(len(s.asks)):
        terms = s.asks[i].terms
        target = terms[ASK_TARGET]
        if terms[ASK_TO] != seat or target not in targets or target >= BUILDINGS:
            continue
        agree = Agree(s.ask_ids[i], 0, 0, 0)
        if agree_problem(s, seat, agree) == 0:
            price = float(terms[ASK_TARGET + DUCATS])
            if (gain(s, seat, target, needed, time) - action_cost(s, seat, time)) * 0.85 > price:
                return agree
    return None


def _profit(s: Genoa, partner: int, offer: Offer, needed: list[float], time: float) -> float:
    """What accepting brings the active player, less a little for what it brings the partner."""
    paid = payment(s, offer.terms, needed, time)
    target = offer.terms[TARGET]
    if target >= BUILDINGS:
        return paid
    theirs = gain(s, partner, target, needs(s, partner, time), time)
    return paid - RIVALRY * max(0.0, theirs - paid)


def _best_elsewhere(
    s: Genoa, seat: int, field: int, moves: int, steps: list[list[int]], needed: list[float], time: float
) -> float:
    """The best action that the tower can still reach from a field, counted less the further it is."""
    best = 0.0
    for building in range(BUILDINGS):
        far = steps[field][building]
        if far <= moves and not (s.visited >> building) & 1:
            best = max(best, gain(s, seat, building, needed, time) * SURE[far])
    return max(0.0, best - action_cost(s, seat, time))


def _errands(s: Genoa, seat: int, field: int, moves: int, steps: list[list[int]]) -> float:
    """Messages that a step to this field delivers or brings nearer."""
    out = 0.0
    visited = s.visited | 1 << field
    for card in s.hands[PILES * seat + MESSAGE]:
        pair = s.t.cards.pair[card]
        left = pair & ~visited
        if left == 0:
            out += s.t.payouts.message if pair & ~s.visited else 0.0
        elif left != pair:
            far = steps[field][left.bit_length() - 1]
            if far <= moves:
                out += s.t.payouts.message * SURE[far] * 0.8
    return out


def _accept(s: Genoa, partner: int, offer: Offer) -> Accept | None:
    """Alone, and without giving cards: which ones would take thought."""
    if cards_wanted(offer):
        return None
    accept = Accept(offer.terms[TARGET], 1 << partner, 0, 0, 0, 0, 0)
    return accept if accept_problem(s, accept) == 0 else None


def _answer_here(s: Genoa, frame: AnswerHere, seat: int, steps: list[list[int]]) -> Action | None:
    """Act, sell or let it lapse, whatever brings most."""
    if s.asks and frame.round < s.t.limits.rounds_here[s.slow]:
        return AnotherRound()
    time = time_left(s)
    needed = needs(s, seat, time)
    best: Action | None = None if has_clean_offer(s) else Lapse()
    most = -1000.0 if best is None else 0.0
    if has_action(s, seat):
        moves = s.t.discs - len(s.path)
        elsewhere = _best_elsewhere(s, seat, s.path[-1], moves, steps, needed, time)
        value = gain(s, seat, s.path[-1], needed, time) - action_cost(s, seat, time) - RESERVE * elsewhere
        if value > most:
            best = TakeAction()
            most = value
    for partner in range(s.seats):
        for offer in s.offers[partner]:
            value = _profit(s, partner, offer, needed, time)
            if value > most:
                accept = _accept(s, partner, offer)
                if accept is not None:
                    best = accept
                    most = value
    return best


def _answer_next(s: Genoa, frame: AnswerNext, seat: int, steps: list[list[int]], rng: Rng) -> Action | None:
    """Go where the own action or the best offer waits."""
    if s.asks and frame.round < s.t.limits.rounds_next[s.slow]:
        return AnotherRound()
    time = time_left(s)
    needed = needs(s, seat, time)
    moves = s.t.discs - len(s.path) - 1
    best: Action | None = None
    most = -1.0
    for field in ways(s):
        value = 0.04 * rng.below(100) + _errands(s, seat, field, moves, steps)
        if has_action(s, seat):
            value += _best_elsewhere(s, seat, field, moves, steps, needed, time)
        if value > most:
            best = Move(field)
            most = value
    for partner in range(s.seats):
        for offer in s.offers[partner]:
            value = _profit(s, partner, offer, needed, time)
            value += _errands(s, seat, offer.terms[TARGET], moves, steps)
            if has_action(s, seat):
                value += _best_elsewhere(s, seat, offer.terms[TARGET], moves, steps, needed, time) * 0.8
            if value > most:
                accept = _accept(s, partner, offer)
                if accept is not None:
                    best = accept
                    most = value
    return best if best is not None else EndTurn()
