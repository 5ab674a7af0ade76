"""Why a thing that is legal at another time is refused now: the window for it is not open."""

from signoria.core.value import Action
from signoria.games.genoa import reasons
from signoria.games.genoa.actions import (
    AnyStart,
    Deliver,
    EndAction,
    EndTurn,
    Exchange,
    FulfilLarge,
    FulfilSmall,
    Move,
    PassMarkers,
    Perform,
    PlaceMarkers,
    Roll,
    TakePrivilege,
    UseAnyGood,
    UseBuilding,
)
from signoria.games.genoa.bids import Ask, Lapse, Offer, TakeAction

_IN_AN_ACTION = (
    UseAnyGood,
    Exchange,
    UseBuilding,
    Perform,
    TakePrivilege,
    FulfilLarge,
    FulfilSmall,
    EndAction,
)


def elsewhere(action: Action) -> int:
    """Cards and orders only inside an own action (GEN-130); messages only once fulfilled (GEN-170).

    The steps of a turn stand in GEN-022: start field, offers and moves, markers.
    """
    if isinstance(action, Deliver):
        return reasons.NOT_FULFILLED
    if isinstance(action, (Roll, AnyStart)):
        return reasons.START_IS_OVER
    if isinstance(action, (Move, EndTurn)):
        return reasons.TOWER_WAITS
    if isinstance(action, (PlaceMarkers, PassMarkers)):
        return reasons.MARKERS_LATER
    if isinstance(action, Offer):
        return reasons.NO_OFFERS_NOW
    if isinstance(action, Ask):
        return reasons.ONLY_THE_ACTIVE_ASKS
    if isinstance(action, (TakeAction, Lapse)):
        return reasons.NOT_OPEN_TO_YOU
    return reasons.ONLY_IN_ACTION if type(action) in _IN_AN_ACTION else 0
