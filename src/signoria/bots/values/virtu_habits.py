"""Habits of a ruler in Virtù: what to do without much thought, and which questions stand amid an action."""

from typing import Any

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Option
from signoria.core.value import Action
from signoria.games.virtu.actions import (
    Announce,
    AskFlorins,
    BuyNothing,
    Checkout,
    EndRearranging,
    EndRecruiting,
    Forgo,
    GoOn,
    Recruit,
    Stop,
)
from signoria.games.virtu.alliances import Allying
from signoria.games.virtu.buying import Buying, CathedralSite
from signoria.games.virtu.govern import TurningUp
from signoria.games.virtu.indulgences import MeetIndulgence
from signoria.games.virtu.intrigue import Plotting
from signoria.games.virtu.patronage import PatronBonus
from signoria.games.virtu.pay_troops import Wages
from signoria.games.virtu.paying import Payment
from signoria.games.virtu.receiving import Receiving
from signoria.games.virtu.recruiting import Recruiting
from signoria.games.virtu.reorganise import Rearranging
from signoria.games.virtu.rooms import RoomQuestion
from signoria.games.virtu.sieges import WhichSiege
from signoria.games.virtu.spring import MoveMarker
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.war_bonuses import Announcing


def is_amid(top: Frame[Any]) -> bool:
    """Does the question stand in the middle of something whose outcome is near?"""
    if isinstance(top, MoveMarker):
        return top.steps > 0
    if isinstance(top, Buying):
        return top.basket != 0
    return isinstance(
        top,
        (
            RoomQuestion,
            TurningUp,
            Plotting,
            Payment,
            Receiving,
            PatronBonus,
            CathedralSite,
            MeetIndulgence,
            WhichSiege,
            Announcing,
        ),
    )


def habit(s: Virtu, frame: Frame[Any], seat: int, rng: Rng) -> Action | None:
    """The habitual answer to any question; None where any answer is as good as another."""
    if isinstance(frame, MoveMarker):
        return _walk(s, frame, seat, rng)
    options = frame.options(s, seat)
    if isinstance(frame, Payment):
        return frame.suggest(s, seat, options[0])
    if isinstance(frame, Buying):
        if frame.basket and rng.below(2):
            return Checkout()
        return _some(s, frame, seat, options, BuyNothing, rng)
    if isinstance(frame, Rearranging):
        return EndRearranging() if rng.below(6) else None
    if isinstance(frame, Recruiting):
        if rng.below(3):
            return _some(s, frame, seat, [o for o in options if o.action is Recruit], Recruit, rng)
        return EndRecruiting()
    if isinstance(frame, (RoomQuestion, Announcing, Wages, MeetIndulgence, Allying)):
        return _first_use(s, frame, seat, options, rng)
    return None


def _walk(s: Virtu, frame: MoveMarker, seat: int, rng: Rng) -> Action:
    """One room or two, as it comes."""
    if frame.steps < s.t.free_least:
        return GoOn()
    if frame.steps < s.t.free_most and rng.below(2):
        return GoOn()
    return Stop()


def _some(
    s: Virtu, frame: Frame[Any], seat: int, options: list[Option], otherwise: type[Action], rng: Rng
) -> Action | None:
    """Any answer but asking for an indulgence."""
    useful = [o for o in options if o.action is not AskFlorins and o.action is not otherwise]
    if not useful:
        useful = [o for o in options if o.action is not AskFlorins]
    if not useful:
        return None
    return frame.propose(s, seat, useful[rng.below(len(useful))], rng)


def _first_use(s: Virtu, frame: Frame[Any], seat: int, options: list[Option], rng: Rng) -> Action | None:
    """An action that can be used is used, a bonus that can be announced is announced."""
    useful = [o for o in options if o.action is not AskFlorins and o.action is not Forgo]
    if isinstance(frame, Announcing):
        useful = [o for o in options if o.action is Announce]
    for _ in range(2):
        if useful:
            action = frame.propose(s, seat, useful[rng.below(len(useful))], rng)
            if action is not None and frame.objection(s, seat, action) == LEGAL:
                return action
    return None
