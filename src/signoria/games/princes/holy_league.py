"""War, step 4: the Holy League (PRI-138, PRI-175 to PRI-177, D-16)."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.value import Action
from signoria.games.princes import reasons
from signoria.games.princes.auction_actions import Decline
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import NOBODY, POPE, POPE_BIT
from signoria.games.princes.war_actions import JoinLeague
from signoria.games.princes.war_events import LeagueDeclared, LeagueDeclined

STAY_OUT: Final = Option(Decline)


def pope_owner(s: Princes) -> int:
    """The seat that owns the Pope, or NOBODY (PRI-141)."""
    for seat in range(s.seats):
        if s.own[seat] & POPE_BIT:
            return seat
    return NOBODY


def may_join(s: Princes) -> int:
    """The Pope's owner with a troop, once in a decade, not as condottiere of this war (PRI-177)."""
    seat = pope_owner(s)
    if seat == NOBODY or s.used & POPE_BIT or s.troops[seat] == 0 or seat in s.condottieri:
        return NOBODY
    return seat


class HolyLeague(Frame[Princes]):
    """The owner of the Pope joins a city with all his troops, or stays out (PRI-175)."""

    TAG = "holy_league"

    def waits_for(self, s: Princes) -> int:
        seat = may_join(s)
        return 0 if seat == NOBODY else 1 << seat

    def options(self, s: Princes, seat: int) -> list[Option]:
        return [STAY_OUT, Option(JoinLeague, Among([s.attacker, s.defender]))]

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        return reasons.NOT_IN_THIS_WAR if isinstance(action, JoinLeague) and seat == may_join(s) else LEGAL

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, JoinLeague):
            s.used |= 1 << POPE
            s.league = 0 if action.city == s.attacker else 1
            s.tell(LeagueDeclared(seat, action.city))
        else:
            s.tell(LeagueDeclined(seat))
        s.end()

    def run(self, s: Princes) -> None:
        s.end()
