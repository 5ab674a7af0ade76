"""What the table shows before a decision: prices of cities, strengths before bonuses."""

from signoria.core.rows import exchanged
from signoria.games.virtu.annex import Annexing
from signoria.games.virtu.sieges import SiegeTurns
from signoria.games.virtu.state import SIEGES
from signoria.games.virtu.view import view
from signoria.games.virtu.war_actions import Announce
from signoria.games.virtu.war_bonuses import TOKEN_BONUS
from tests.games.virtu.table import CITY, GREEN, RED, act, agent, ask, asked, own, table, troops


def test_vir_441_vir_442_prices_of_cities_within_reach() -> None:
    s = ask(table(), Annexing(RED))
    prices = {city: (crowns, ships) for city, crowns, ships in view(s, RED).prices}
    assert prices[CITY["ravenna"]] == (3, 0)  # value 2 and one more, by road
    assert CITY["benevento"] not in prices  # out of reach
    assert CITY["ragusa"] not in prices  # pirates (VIR-444)
    assert view(s, GREEN).prices == view(s, RED).prices


def test_vir_443_vir_441_price_by_sea_with_an_own_agent() -> None:
    s = table()
    agent(s, GREEN, CITY["ancona"])
    ask(s, Annexing(GREEN))
    assert [CITY["ancona"], 2, 1] in view(s, GREEN).prices  # value 2, agent -1, one more; one sea from Venice


def test_vir_501_vir_502_strengths_before_bonuses() -> None:
    s = table()
    own(s, GREEN, "ravenna")
    troops(s, GREEN, "ravenna", 1)
    agent(s, RED, CITY["ravenna"])
    troops(s, RED, "ravenna", 3)
    s.tokens = exchanged(s.tokens, RED, 1)
    s.tokens = exchanged(s.tokens, GREEN, 1)
    assert view(s, RED).strengths == []
    s.part = SIEGES
    ask(s, SiegeTurns(0))
    assert asked(s) == "announcing"
    assert view(s, RED).strengths == [3, 1, 1]  # troops; value 2 less the agent; the garrison
    act(s, RED, Announce(TOKEN_BONUS))
    assert view(s, GREEN).strengths == [3, 1, 1]
