"""Battles with bonuses of the rival, and agents of the first seat, which is number 0.

Each of these could once be changed in the code without any other test noticing.
"""

from signoria.core.rows import exchanged
from signoria.games.virtu.alliances import Allying
from signoria.games.virtu.intrigue import Intriguing
from signoria.games.virtu.scoring import alliance_points
from signoria.games.virtu.sieges import SiegeTurns
from signoria.games.virtu.spring_actions import PayMasks
from signoria.games.virtu.state import SIEGES, Virtu
from signoria.games.virtu.tables import FRANCE, INTRIGUE
from signoria.games.virtu.war_actions import Announce, GiveUp
from signoria.games.virtu.war_bonuses import TOKEN_BONUS
from signoria.games.virtu.war_events import BattleBegan, BattleTied, BattleWon, SiegeGivenUp
from signoria.games.virtu.winter_actions import FormAlliance
from tests.games.virtu.table import (
    BLUE,
    CITY,
    FRANCE_PLACE,
    GREEN,
    RED,
    ROOM_CARD,
    act,
    agent,
    ask,
    asked,
    place,
    refused,
    room,
    table,
    told,
    troops,
)

SIENA = CITY["siena"]


def fight(red: int, green: int, token: bool = False) -> Virtu:
    """Red and Green both besiege Siena; Green may have a war bonus token."""
    s = table()
    troops(s, RED, "siena", red)
    troops(s, GREEN, "siena", green)
    if token:
        s.tokens = exchanged(s.tokens, GREEN, 1)
    s.part = SIEGES
    return ask(s, SiegeTurns(0))


def standing(s: Virtu) -> tuple[int, int]:
    return s.troops[RED * 30 + SIENA], s.troops[GREEN * 30 + SIENA]


def test_vir_531_a_bonus_of_the_rival_counts_for_the_rival() -> None:
    """Three against two and a token is a tie; two against two and a token is Green's."""
    s = fight(3, 2, token=True)
    act(s, GREEN, Announce(TOKEN_BONUS))
    assert told(s, BattleTied) == [BattleTied(RED, GREEN, SIENA)]
    s = fight(2, 2, token=True)
    act(s, GREEN, Announce(TOKEN_BONUS))
    assert told(s, BattleWon) == [BattleWon(GREEN, RED, SIENA, 2)]
    assert standing(s) == (0, 0)  # the winner loses as many


def test_vir_530_vir_531_a_battle_and_a_siege_given_up_are_told() -> None:
    s = fight(3, 1)
    assert told(s, BattleBegan) == [BattleBegan(RED, GREEN, SIENA)]
    assert told(s, BattleWon) == [BattleWon(RED, GREEN, SIENA, 1)]
    act(s, RED, GiveUp())
    assert told(s, SiegeGivenUp) == [SiegeGivenUp(RED, SIENA)]
    assert asked(s) != "after_battle"


def test_vir_462_an_agent_of_the_first_seat_is_removed_like_any_other() -> None:
    s = table()
    here = place(s, RED, room(s, RED, INTRIGUE))
    agent(s, BLUE, here)
    s.marker[RED] = room(s, RED, INTRIGUE)
    ask(s, Intriguing(RED))
    act(s, RED, PayMasks(ROOM_CARD))
    assert s.agents[here] == -1
    assert asked(s) == ""  # the single mask is spent


def test_vir_707_an_agent_of_the_first_seat_costs_the_point_of_an_alliance() -> None:
    s = table()
    s.allies = exchanged(s.allies, FRANCE, RED)
    assert alliance_points(s, RED) == 1
    agent(s, BLUE, FRANCE_PLACE)
    assert alliance_points(s, RED) == 0


def test_vir_651_an_alliance_of_the_first_seat_is_taken() -> None:
    s = table()
    s.allies = exchanged(s.allies, FRANCE, BLUE)
    assert refused(ask(s, Allying(RED)), RED, FormAlliance(FRANCE)) == "ally-taken"
