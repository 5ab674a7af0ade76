"""Why a thing that is legal at another time is refused now: its window is not open."""

from signoria.core.flow import LEGAL
from signoria.core.value import Action
from signoria.games.princes import reasons
from signoria.games.princes.actions import BuyCard, BuyTroop, DeclareWar, GiveBack, PassTurn, PutUp, StartWar
from signoria.games.princes.auction_actions import Bid, BribeCardinal, ChooseFamily, Freeze
from signoria.games.princes.war_actions import BadWeather, BribeTroop, JoinLeague, PlayVeto, UseVeto


def is_action(action: Action) -> bool:
    """One of the four actions of a turn (PRI-061)?"""
    return isinstance(action, (BuyTroop, GiveBack, BuyCard, PutUp, StartWar, PassTurn))


def elsewhere(action: Action) -> int:
    """The window of an action, card or bid, for which nobody is asked now."""
    if is_action(action):
        return reasons.ACTION_WAITS  # PRI-061
    if isinstance(action, (Bid, Freeze)):
        return reasons.ONLY_IN_AUCTION  # PRI-303
    if isinstance(action, BribeCardinal):
        return reasons.ONLY_FOR_THE_POPE  # PRI-308
    if isinstance(action, (BadWeather, PlayVeto, UseVeto)):
        return reasons.ONLY_AS_WAR_STARTS  # PRI-155
    if isinstance(action, BribeTroop):
        return reasons.ONLY_BEFORE_BATTLE  # PRI-180
    if isinstance(action, DeclareWar):
        return reasons.NO_DECLARATION_YET  # PRI-309
    if isinstance(action, JoinLeague):
        return reasons.NO_LEAGUE_NOW  # PRI-175
    return reasons.FAMILIES_CHOSEN if isinstance(action, ChooseFamily) else LEGAL  # PRI-046
