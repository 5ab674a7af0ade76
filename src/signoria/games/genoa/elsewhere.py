"""Why a thing that is legal at another time is refused now: the window for it is not open."""

from signoria.core.value import Action
from signoria.games.genoa import reasons
from signoria.games.genoa.actions import (
    Deliver,
    EndAction,
    Exchange,
    FulfilLarge,
    FulfilSmall,
    Perform,
    TakePrivilege,
    UseAnyGood,
    UseBuilding,
)

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
    """Cards and orders only inside an own action (GEN-130); messages only once fulfilled (GEN-170)."""
    if isinstance(action, Deliver):
        return reasons.NOT_FULFILLED
    return reasons.ONLY_IN_ACTION if type(action) in _IN_AN_ACTION else 0
