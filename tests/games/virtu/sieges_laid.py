"""Positions in which cities are besieged, and what the tests of sieges, battles and retreats look at."""

from signoria.games.virtu.sieges import SiegeTurns
from signoria.games.virtu.state import SIEGES, Virtu
from signoria.games.virtu.war_actions import Announce
from signoria.games.virtu.war_bonuses import FIRST_COURTIER_BONUS
from tests.games.virtu.table import CITY, ask, offered

LEFT = FIRST_COURTIER_BONUS  # the courtier on the first left field


def sieges(s: Virtu) -> Virtu:
    s.part = SIEGES
    return ask(s, SiegeTurns(0))


def standing(s: Virtu, seat: int, name: str) -> int:
    return s.troops[seat * 30 + CITY[name]]


def bonuses(s: Virtu, seat: int) -> list[int]:
    return [action.key()[0] for action in offered(s, seat, Announce)]
