"""A turn: exactly one action, free effects before and after it (PRI-060 to PRI-065, PRI-200)."""

from typing import ClassVar, Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.listing import Listing
from signoria.core.option import Among, Option, Span
from signoria.core.value import Action, Key
from signoria.games.princes import reasons
from signoria.games.princes.actions import (
    BuyCard,
    BuyTroop,
    DeclareWar,
    GiveBack,
    PassTurn,
    PutUp,
    RobByTile,
    StartWar,
    StealGold,
    StealInfluence,
)
from signoria.games.princes.buying import buy_troop, buying_options, give_back, pay_for_card, why_not_buy
from signoria.games.princes.elsewhere import is_action
from signoria.games.princes.events import TurnPassed
from signoria.games.princes.offers import lapse_offers
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import CITIES, DECLARE_WAR, EVENTS, lots_of
from signoria.games.princes.tile_auctions import lots_to_put_up, put_up, why_not_put_up
from signoria.games.princes.treachery import TakeCard, discard_card, has_card
from signoria.games.princes.turn_effects import DONE, effect_options, has_window, take_effect, why_no_effect
from signoria.games.princes.war import start_war

PASS_TURN: Final = Option(PassTurn)
WAR: Final = Option(StartWar, Span(0, CITIES - 1), Span(0, CITIES - 1))
DECLARATION: Final = Option(DeclareWar, Span(0, CITIES - 1), Span(0, CITIES - 1))
_ONE: Final = [[city] for city in range(CITIES)]
_FOES: Final = [[other for other in range(CITIES) if other != city] for city in range(CITIES)]
STALL_ROUNDS: Final = 3
"""So often may everybody pass in a row before an event must come (Q-23)."""


def stalled(s: Princes) -> bool:
    """Has the table passed so long that the next action must be the auction of an event (Q-23)?"""
    return s.stall_guard and s.passes >= STALL_ROUNDS * s.seats and s.display & EVENTS != 0


class Turn(Frame[Princes]):
    """Window W1 and the action (PRI-061, D-07)."""

    TAG = "turn"
    OF = ("seat seat",)
    OBJECTS_TO: ClassVar[tuple[type[Action], ...]] = (StartWar,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def waits_for(self, s: Princes) -> int:
        return 1 << self.seat

    def options(self, s: Princes, seat: int) -> list[Option]:
        out: list[Option] = []
        if stalled(s):
            out.append(Option(PutUp, Among(lots_of(s.t, s.display & EVENTS))))
        else:
            out.append(PASS_TURN)  # always legal (PRI-200)
            buying_options(s, seat, out)
            lots = lots_to_put_up(s, seat)
            if lots:
                out.append(Option(PutUp, Among(lots)))
            if s.cannon < s.t.war_limit[s.seats]:  # PRI-150; no troop is needed (PRI-151)
                out.append(WAR)
        effect_options(s, seat, out)
        return out

    def list_into(self, s: Princes, seat: int, out: Listing) -> bool:
        """Everything but wars on oneself; passing comes late among the kinds of actions, so it waits."""
        passing = False
        for option in self.options(s, seat):
            kind = option.action
            if option is PASS_TURN:
                passing = True
            elif option is WAR:
                for attacker in range(CITIES):
                    out.pairs(StartWar, _ONE[attacker], _FOES[attacker])
                out.one(PassTurn)
                passing = False
            elif kind is BuyTroop or kind is GiveBack or kind is PutUp:
                out.each(kind, option.box[0].values())
            elif kind is BuyCard:
                out.one(kind)
            else:
                out.leave(option)
        if passing:
            out.one(PassTurn)
        return True

    def objection(self, s: Princes, seat: int, action: Action) -> int:
        if isinstance(action, StartWar) and action.attacker == action.defender:
            return reasons.SAME_CITY
        return LEGAL

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        if seat != self.seat:
            return out_of_turn(action)
        if stalled(s):
            return reasons.EVENT_MUST_COME
        if isinstance(action, PutUp):
            return why_not_put_up(s, seat, action.lot)
        if isinstance(action, StartWar):
            return reasons.WAR_LIMIT if s.cannon >= s.t.war_limit[s.seats] else LEGAL
        if isinstance(action, DeclareWar):
            return reasons.NO_DECLARATION_YET
        reason = why_not_buy(s, seat, action)
        return reason if reason != LEGAL else why_no_effect(s, seat, action)

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if take_effect(s, seat, action):
            return
        s.passes = s.passes + 1 if isinstance(action, PassTurn) else 0
        after = AfterAction(seat)
        if isinstance(action, PutUp):
            put_up(s, seat, action.lot, then=after)
        elif isinstance(action, StartWar):
            s.cannon += 1  # first the cannon, then the cities (PRI-153)
            start_war(s, action.attacker, action.defender, by_card=False, then=after)
        elif isinstance(action, BuyCard):
            pay_for_card(s, seat)
            s.call(TakeCard(seat, bought=1), then=after)
        else:
            self.act_at_once(s, seat, action)
            s.become(after)

    def act_at_once(self, s: Princes, seat: int, action: Action) -> None:
        """Actions that nobody else takes part in."""
        if isinstance(action, BuyTroop):
            buy_troop(s, seat, action.troop)
        elif isinstance(action, GiveBack):
            give_back(s, seat, action.troop)
        else:
            s.tell(TurnPassed(seat))


class AfterAction(Frame[Princes]):
    """Window W5: effects after the action, then the turn ends (PRI-065).

    Who holds no card and no unused tile is not asked: everybody sees that he can use nothing.
    """

    TAG = "after_action"
    OF = ("seat seat",)
    OBJECTS_TO: ClassVar[tuple[type[Action], ...]] = (DeclareWar,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)

    def waits_for(self, s: Princes) -> int:
        return 1 << self.seat if has_window(s, self.seat) else 0

    def options(self, s: Princes, seat: int) -> list[Option]:
        out = [DONE]
        effect_options(s, seat, out)
        if has_card(s, seat, DECLARE_WAR):  # PRI-309, PRI-310
            out.append(DECLARATION)
        return out

    def objection(self, s: Princes, seat: int, action: Action) -> int:
        if isinstance(action, DeclareWar) and action.attacker == action.defender:
            return reasons.SAME_CITY
        return LEGAL

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        if seat != self.seat:
            return out_of_turn(action)
        if is_action(action):
            return reasons.ONE_ACTION
        if isinstance(action, DeclareWar):
            return LEGAL if has_card(s, seat, DECLARE_WAR) else reasons.NO_SUCH_CARD
        return why_no_effect(s, seat, action)

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, DeclareWar):
            discard_card(s, seat, DECLARE_WAR)  # the cannon does not move (PRI-309)
            start_war(s, action.attacker, action.defender, by_card=True, then=self)
        elif not take_effect(s, seat, action):
            self.run(s)

    def run(self, s: Princes) -> None:
        lapse_offers(s)
        s.end()


def out_of_turn(action: Action) -> int:
    """Actions and turn effects belong to the own turn (PRI-061, PRI-062)."""
    if is_action(action) or isinstance(action, (StealGold, StealInfluence, RobByTile, DeclareWar)):
        return reasons.NOT_IN_WINDOW
    return LEGAL
