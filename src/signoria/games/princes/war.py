"""A war (PRI-150 to PRI-199): seven steps, always in this order (PRI-152)."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.value import Key
from signoria.games.princes.battle import Battle
from signoria.games.princes.bribing import Bribing
from signoria.games.princes.condottieri import call_office_auction, lay_out_pay, take_office
from signoria.games.princes.holy_league import HolyLeague
from signoria.games.princes.offers import open_window
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import ATTACK_OFFICE, DEFENCE_OFFICE, NOBODY
from signoria.games.princes.turn_effects import AFTER_OFFICES, BEFORE_OFFICES, BETWEEN_OFFICES, WarPause
from signoria.games.princes.war_events import WarDeclared, WarDrawn, WarStarted
from signoria.games.princes.weather_and_veto import VETOED, WeatherOrVeto, first_asked

WEATHER_STEP: Final = 2
PAUSE_BEFORE: Final = 3
ATTACK_STEP: Final = 4
PAUSE_BETWEEN: Final = 5
DEFENCE_STEP: Final = 6
PAY_STEP: Final = 7
LEAGUE_STEP: Final = 8
BRIBE_STEP: Final = 9
BATTLE_STEP: Final = 10
AFTERMATH: Final = 11


def start_war(s: Princes, attacker: int, defender: int, by_card: bool, then: Frame[Princes]) -> None:
    """Step 1: the two cities are named (PRI-153). A declared war leaves the cannon alone (PRI-309)."""
    s.attacker = attacker
    s.defender = defender
    s.weather = (0, 0)
    s.condottieri = (NOBODY, NOBODY)
    s.league = NOBODY
    s.bribed = (0,) * s.seats
    if by_card:
        s.tell(WarDeclared(s.active, attacker, defender))
    else:
        s.tell(WarStarted(s.active, attacker, defender, s.cannon))
    s.call(War(WEATHER_STEP), then=then)


class War(Frame[Princes]):
    """Steps 2 to 5; the battle and its result follow in their own frame (PRI-152)."""

    TAG = "war"
    OF = ("step count",)

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def key(self) -> Key:
        return (self.step,)

    def run(self, s: Princes) -> None:
        if self.step <= PAUSE_BETWEEN:
            self.before_the_second_auction(s)
        elif self.step == DEFENCE_STEP:
            open_window(s)
            call_office_auction(s, DEFENCE_OFFICE, then=War(PAY_STEP))
        elif self.step == PAY_STEP:
            self.pay(s)
        elif self.step == LEAGUE_STEP:  # 4. the Holy League (PRI-175)
            open_window(s)
            s.call(HolyLeague(), then=War(BRIBE_STEP))
        elif self.step == BRIBE_STEP:  # 5. bribed troops (PRI-180)
            s.call(Bribing(0), then=War(BATTLE_STEP))
        elif self.step == BATTLE_STEP:  # 6. the battle, 7. its result (PRI-188)
            s.call(Battle(1), then=War(AFTERMATH))
        else:
            end_war(s)

    def before_the_second_auction(self, s: Princes) -> None:
        """2. bad weather or veto (PRI-155); 3. the first office, windows W2 and W3 around it (PRI-063)."""
        if self.step == WEATHER_STEP:
            open_window(s)
            s.call(WeatherOrVeto(first_asked(s)), then=War(PAUSE_BEFORE))
        elif self.step == PAUSE_BEFORE:
            s.call(WarPause(s.active, BEFORE_OFFICES), then=War(ATTACK_STEP))
        elif self.step == ATTACK_STEP:
            open_window(s)
            call_office_auction(s, ATTACK_OFFICE, then=War(PAUSE_BETWEEN))
        else:
            s.call(WarPause(s.active, BETWEEN_OFFICES), then=War(DEFENCE_STEP))

    def pay(self, s: Princes) -> None:
        """Both condottieri are paid at once (PRI-166); without any the war is a draw already (PRI-168)."""
        lay_out_pay(s)
        if s.condottieri[0] == NOBODY and s.condottieri[1] == NOBODY:
            s.tell(WarDrawn())
            end_war(s)
        else:
            s.call(WarPause(s.active, AFTER_OFFICES), then=War(LEAGUE_STEP))

    def resume(self, s: Princes, result: int) -> None:
        if self.step == PAUSE_BEFORE and result == VETOED:
            end_war(s)  # a vetoed war is a draw, and the cannon stays (PRI-157)
        elif self.step == PAUSE_BETWEEN:
            take_office(s, 0, result)
        elif self.step == PAY_STEP:
            take_office(s, 1, result)


def end_war(s: Princes) -> None:
    """The war is over."""
    clear_war(s)
    s.end()


def clear_war(s: Princes) -> None:
    """The stones leave the board; weather and bribes end with the war (PRI-156, PRI-181)."""
    s.attacker = NOBODY
    s.defender = NOBODY
    s.weather = ()
    s.condottieri = ()
    s.league = NOBODY
    s.bribed = ()
