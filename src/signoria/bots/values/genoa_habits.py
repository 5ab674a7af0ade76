"""Habits of a trader in Genoa: what to do without much thought. Rollouts are played like this."""

from typing import Any, Final

from signoria.bots.values.genoa_answers import answer_here, answer_next
from signoria.bots.values.genoa_cards import in_window, start
from signoria.bots.values.genoa_prices import (
    action_cost,
    gain,
    in_steps,
    needs,
)
from signoria.bots.values.genoa_worth import Worth
from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.value import Action
from signoria.games.genoa.action_window import BEFORE, ActionWindow, Reward
from signoria.games.genoa.actions import (
    NOTHING,
    ChooseReward,
    EndAction,
    FulfilLarge,
    FulfilSmall,
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
    Agree,
    Done,
    Keep,
    Offer,
    Pass,
)
from signoria.games.genoa.current_building import AnswerHere
from signoria.games.genoa.negotiation import Proposals
from signoria.games.genoa.neighbouring_fields import AnswerNext, OffersNext
from signoria.games.genoa.offers import offer_problem
from signoria.games.genoa.orders import large_orders, small_orders
from signoria.games.genoa.ownership_markers import COST, MarkerPhase, deeds, usable
from signoria.games.genoa.placing_the_tower import PlaceTower
from signoria.games.genoa.sampling import money_offer
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import (
    ANY_GOOD,
    BUILDING_ACTION,
    BUILDINGS,
    EXCHANGE,
    FIRST_SPECIAL,
    VILLA,
)

BEST_REWARDS: Final = [1, 0, 2, 4, 3]


class Manners:
    """How people bargain at this table, as far as a bot knows."""

    def __init__(self, agreeing: float, silent: int) -> None:
        self.agreeing: Final = agreeing
        """How far they agree to a price, compared with what they would have offered by themselves."""
        self.silent: Final = silent
        """How often of 100 times somebody with something to gain keeps quiet until the tower is there."""


def trusting() -> Manners:
    """Who would offer a price also agrees to it."""
    return Manners(agreeing=1.0, silent=0)


def wary() -> Manners:
    """As counted in games of greedy bots: a price that is named meets distrust, and a silence may pay."""
    return Manners(agreeing=0.7, silent=25)


def habit(
    s: Genoa,
    frame: Frame[Any],
    seat: int,
    steps: list[list[int]],
    worth: Worth,
    manners: Manners,
    rng: Rng,
) -> Action | None:
    """The habitual answer to any question; None where any answer is as good as another."""
    if isinstance(frame, Proposals):
        return _propose(s, frame, seat, worth, manners, rng)
    if isinstance(frame, AnswerHere):
        return answer_here(s, frame, seat, steps, worth)
    if isinstance(frame, AnswerNext):
        return answer_next(s, frame, seat, steps, worth)
    if isinstance(frame, ActionWindow):
        return _act(s, frame, worth)
    if isinstance(frame, MarkerPhase):
        return _place(s, seat, worth, rng)
    if isinstance(frame, PlaceTower):
        return start(s, seat, worth)
    if isinstance(frame, Reward):
        for special in BEST_REWARDS:
            if s.stock[FIRST_SPECIAL + special] > 0:
                return ChooseReward(special)
    return None


def _act(s: Genoa, window: ActionWindow, worth: Worth) -> Action:
    """Orders first; a villa without an order gives a privilege."""
    seat = window.seat
    building = window.building
    row = KINDS * seat + FIRST_SPECIAL
    if s.goods[row + ANY_GOOD] + s.goods[row + BUILDING_ACTION] + s.goods[row + EXCHANGE]:
        card = in_window(s, window, worth)
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


def _place(s: Genoa, seat: int, worth: Worth, rng: Rng) -> Action:
    """The street where markers do most: own buildings more than a rival's fewer."""
    own = worth.building
    marker = worth.marker
    rival = own / (s.seats - 1)
    gains = [0.0, own - marker, rival - marker, own + rival - 2 * marker]
    best: Action = PassMarkers()
    most = 0.0
    for street in usable(s, seat):
        beside = s.board.beside[street]
        for first in deeds(s, seat, beside[0]):
            for second in deeds(s, seat, beside[1]) if len(beside) > 1 else [NOTHING]:
                value = gains[first] + gains[second]
                if value > 0.0 and COST[first] + COST[second] <= s.own[seat]:
                    value += 0.01 * rng.below(100)
                    if value > most:
                        best = PlaceMarkers(street, first, second)
                        most = value
    return best


def _propose(s: Genoa, frame: Proposals, seat: int, worth: Worth, manners: Manners, rng: Rng) -> Action:
    """Some part of the gain for the best target; agree to a fair ask; then hand in."""
    if s.sheets[seat] and rng.below(2):
        return Done()
    needed = needs(s, seat, worth)
    targets = frame.left(s, seat)
    share = 0.3 + 0.005 * rng.below(100)  # of the own gain: little wins nothing, much leaves nothing
    agreed = _agree(s, seat, targets, needed, worth, share * manners.agreeing)
    if agreed is not None:
        return agreed
    quiet = manners.silent and not s.sheets[seat] and isinstance(frame, OffersNext)
    if quiet and rng.below(100) < manners.silent:
        return Keep() if s.offers[seat] else Pass()
    best = -1
    cost = action_cost(s, seat, worth)
    most = cost
    for target in targets:
        if target < BUILDINGS:
            value = gain(s, seat, target, needed, worth)
            if value > most:
                best = target
                most = value
    if best >= 0:
        offer = _pay(s, seat, best, (most - cost) * share)
        if offer is not None:
            return offer
    if s.sheets[seat]:
        return Done()
    return Keep() if s.offers[seat] else Pass()


def _pay(s: Genoa, seat: int, target: int, price: float) -> Offer | None:
    if s.seats > 2:
        ducats = min(in_steps(s, price), in_steps(s, s.money[seat]))
        return money_offer(target, ducats) if ducats >= s.t.step else None
    terms = [0] * TERMS
    terms[TARGET] = target
    terms[REWARD] = -1
    terms[FIRST] = 1  # with two players money alone is not allowed; share what the action yields
    terms[DUCATS] = 0
    offer = Offer(*terms)
    return offer if offer_problem(s, seat, offer) == 0 else None


def _agree(
    s: Genoa, seat: int, targets: list[int], needed: list[float], worth: Worth, share: float
) -> Agree | None:
    """A price that is no higher than what the seat would have offered by itself."""
    for i in range(len(s.asks)):
        terms = s.asks[i].terms
        target = terms[ASK_TARGET]
        if terms[ASK_TO] != seat or target not in targets or target >= BUILDINGS:
            continue
        agree = Agree(s.ask_ids[i], 0, 0, 0)
        if agree_problem(s, seat, agree) == 0:
            price = float(terms[ASK_TARGET + DUCATS])
            if (gain(s, seat, target, needed, worth) - action_cost(s, seat, worth)) * share >= price:
                return agree
    return None
