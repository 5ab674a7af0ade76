"""Time-outs (GEN-122): what the rules do for somebody whose time has run out."""

from signoria.core.flow import frame_options
from signoria.core.seating import clockwise
from signoria.core.value import Action
from signoria.games.genoa.action_window import ActionWindow
from signoria.games.genoa.actions import (
    EndAction,
    EndTurn,
    FulfilLarge,
    PassMarkers,
    Perform,
    Roll,
    TakePrivilege,
)
from signoria.games.genoa.bids import DUCATS, TARGET, Accept, Done, Keep, Lapse, Pass
from signoria.games.genoa.current_building import AnswerHere
from signoria.games.genoa.negotiation import Proposals
from signoria.games.genoa.neighbouring_fields import AnswerNext
from signoria.games.genoa.offers import is_clean
from signoria.games.genoa.orders import large_orders
from signoria.games.genoa.ownership_markers import MarkerPhase
from signoria.games.genoa.placing_the_tower import PlaceTower
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import VILLA


def default(s: Genoa, seat: int) -> Action:
    """The answer of a seat that must answer and did not."""
    top = s.stack[-1]
    if isinstance(top, PlaceTower):
        return Roll()
    if isinstance(top, Proposals):
        if s.sheets[seat]:
            return Done()  # what was written down is handed in
        return Keep() if s.offers[seat] else Pass()
    if isinstance(top, AnswerHere):
        return best_clean_offer(s)
    if isinstance(top, AnswerNext):
        return EndTurn()
    if isinstance(top, ActionWindow):
        return go_through(s, top)
    if isinstance(top, MarkerPhase):
        return PassMarkers()
    return first_answer(s, seat)


def best_clean_offer(s: Genoa) -> Action:
    """The clean offer with most ducats, then the one nearest clockwise; without one the action lapses."""
    best = -1
    answer: Action = Lapse()
    for seat in clockwise(s.active, s.seats):
        for offer in s.offers[seat]:
            if is_clean(offer) and offer.terms[DUCATS] > best:
                best = offer.terms[DUCATS]
                answer = Accept(offer.terms[TARGET], 1 << seat, 0, 0, 0, 0, 0)
    return answer


def go_through(s: Genoa, window: ActionWindow) -> Action:
    """Perform, in a villa a possible large order, else the privilege; then end the action."""
    if window.stage:
        return EndAction()
    if s.t.buildings.deed[window.building] != VILLA:
        return Perform()
    orders = large_orders(s, window.seat, window.building)
    return FulfilLarge(orders[0]) if orders and s.promise[0] == 0 else TakePrivilege()


def first_answer(s: Genoa, seat: int) -> Action:
    """Reward and promised cards: the first possible choice."""
    return frame_options(s, seat)[0].nth(0)
