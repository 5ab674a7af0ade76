"""What a ruler in Virtù does without much thought: of a few sensible answers the one whose outcome is best.

An answer is carried out in imagination until what it began is done, payments included, and the palace is
valued then. A walk is worth what the room at its end is worth.
"""

from typing import Any, Final

from signoria.bots.values.virtu_campaigns import campaign
from signoria.bots.values.virtu_worth import Worth
from signoria.core.chance import Rng
from signoria.core.flow import Frame, run_on
from signoria.core.option import Option
from signoria.core.value import Action
from signoria.games.virtu.actions import AskFlorins, Discard, LayCourtier
from signoria.games.virtu.alliances import Allying
from signoria.games.virtu.buying import Buying, CathedralSite
from signoria.games.virtu.campaign import Campaign
from signoria.games.virtu.domain import on_board
from signoria.games.virtu.govern import TurningUp
from signoria.games.virtu.indulgences import MeetIndulgence
from signoria.games.virtu.intrigue import Plotting
from signoria.games.virtu.patronage import PatronBonus
from signoria.games.virtu.pay_troops import Wages
from signoria.games.virtu.paying import Payment
from signoria.games.virtu.receiving import Receiving
from signoria.games.virtu.recruiting import Recruiting, price_in
from signoria.games.virtu.reorganise import Rearranging
from signoria.games.virtu.rooms import RoomQuestion
from signoria.games.virtu.sieges import WhichSiege
from signoria.games.virtu.spring import MoveMarker
from signoria.games.virtu.spring_actions import GoOn, Stop
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.war_bonuses import Announcing
from signoria.games.virtu.winter_actions import Checkout, EndRearranging, EndRecruiting, PayTroops, Recruit

_ANY: Final = Option(Stop)
"""Where a frame suggests the same whatever option is named."""
_STEPS: Final = 14
"""Decisions that an action may take until it is done."""
_FEW: Final = 24
"""Answers of one kind that are tried."""
_ENOUGH_TROOPS: Final = 4
_DOUBT: Final = 0.02
"""Outcomes are blurred by up to seven times this: between nearly equal ones chance decides."""


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


class Plans:
    """Answers for all seats alike: each looks after itself."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth

    def answer(self, s: Virtu, frame: Frame[Any], seat: int, rng: Rng) -> Action | None:
        """The sensible answer to a question; None where any answer is as good as another."""
        if isinstance(frame, (Payment, TurningUp)):
            return frame.suggest(s, seat, _ANY)
        if isinstance(frame, MoveMarker):
            return self._walk(s, frame, seat, rng)
        if isinstance(frame, Campaign):
            return campaign(s, frame, seat)
        if isinstance(frame, Rearranging):
            return EndRearranging()
        if isinstance(frame, Plotting):
            return None
        options = frame.options(s, seat)
        if isinstance(frame, Recruiting):
            return self._recruit(s, options, seat, rng)
        if isinstance(frame, Wages):
            return PayTroops() if options[0].action is PayTroops else None
        if isinstance(frame, Announcing):
            return options[1].nth(0) if len(options) > 1 else None
        if isinstance(frame, Receiving):
            return self._receive(s, options, seat)
        if isinstance(frame, (RoomQuestion, Buying, MeetIndulgence, Allying, PatronBonus, CathedralSite)):
            return self._best(s, frame, seat, self._sensible(s, frame, seat, options), rng)
        return None

    def _sensible(self, s: Virtu, frame: Frame[Any], seat: int, options: list[Option]) -> list[Action]:
        """All answers of small boxes, suggestions for large ones; no indulgence is asked for."""
        out: list[Action] = []
        for option in options:
            if option.action is AskFlorins:
                continue
            suggested = frame.suggest(s, seat, option)
            if suggested is not None:
                out.append(suggested)
            elif option.count() <= _FEW:
                for i in range(option.count()):
                    out.append(option.nth(i))
        return out

    def _best(self, s: Virtu, frame: Frame[Any], seat: int, actions: list[Action], rng: Rng) -> Action | None:
        if len(actions) == 1:
            return actions[0]
        best: Action | None = None
        most = 0.0
        for action in actions:
            world = s.clone()
            frame.take(world, seat, action)
            run_on(world)
            gain = self._outcome(world, seat, rng)
            if best is None or gain > most:
                best = action
                most = gain
        return best

    def _outcome(self, s: Virtu, seat: int, rng: Rng) -> float:
        """Carry out what was begun and value it; a little doubt keeps imagined games apart."""
        for _ in range(_STEPS):
            if not s.stack:
                break
            top = s.stack[-1]
            if top.waits_for(s) != 1 << seat or not is_amid(top):
                break
            action = Checkout() if isinstance(top, Buying) else self.answer(s, top, seat, rng)
            if action is None:
                break
            top.take(s, seat, action)
            run_on(s)
        return self.worth.of(s, seat) + _DOUBT * rng.below(8)

    def _walk(self, s: Virtu, frame: MoveMarker, seat: int, rng: Rng) -> Action:
        """The better of the two rooms that cost nothing."""
        if frame.steps < s.t.free_least:
            return GoOn()
        if frame.steps >= s.t.free_most:
            return Stop()
        here = s.clone()
        frame.take(here, seat, Stop())
        run_on(here)
        there = s.clone()
        frame.take(there, seat, GoOn())
        run_on(there)
        return Stop() if self._outcome(here, seat, rng) >= self._outcome(there, seat, rng) else GoOn()

    def _recruit(self, s: Virtu, options: list[Option], seat: int, rng: Rng) -> Action:
        """Where it is cheap, while there are few."""
        cheap = s.t.recruit_home
        if on_board(s, seat) < _ENOUGH_TROOPS and s.coins[seat] >= cheap and rng.below(2):
            for option in options:
                if option.action is Recruit:
                    for i in range(option.count()):
                        action = option.nth(i)
                        if isinstance(action, Recruit) and price_in(s, seat, action.city) == cheap:
                            return action
        return EndRecruiting()

    def _receive(self, s: Virtu, options: list[Option], seat: int) -> Action | None:
        """A free field, or that of the least courtier."""
        for option in options:
            if option.action is LayCourtier:
                return option.nth(0)
        best: Action | None = None
        least = 0.0
        for option in options:
            for i in range(option.count()):
                action = option.nth(i)
                if isinstance(action, Discard):
                    worth = self.worth.card(s, seat, action.field)
                    if best is None or worth < least:
                        best = action
                        least = worth
        return best
