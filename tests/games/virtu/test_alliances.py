"""Winter: alliances are formed and taken over."""

from signoria.core.rows import exchanged
from signoria.games.virtu.actions import Pay
from signoria.games.virtu.alliances import Allying
from signoria.games.virtu.sources import bonus_ready
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import CROWN, EMPIRE, FRANCE, OTTOMAN, SHIP
from signoria.games.virtu.winter_actions import FormAlliance, FormWithAgent, TakeOver
from tests.games.virtu.table import (
    BLUE,
    FRANCE_PLACE,
    GREEN,
    OTTOMAN_PLACE,
    RED,
    TABLES,
    act,
    agent,
    ask,
    asked,
    courtier,
    offered,
    put,
    refused,
    source,
)
from tests.games.virtu.winters import winter


def allied(s: Virtu, seat: int, ally: int) -> Virtu:
    s.allies = exchanged(s.allies, ally, seat)
    return s


def rich(s: Virtu, seat: int) -> Virtu:
    """Crowns, ships and cavalry enough for any alliance."""
    put(s, seat, 10, "admiral")
    put(s, seat, 13, "condottiere")
    put(s, seat, 14, "pope")
    return s


def test_vir_650_one_alliance_a_winter() -> None:
    s = rich(winter(), GREEN)
    ask(s, Allying(GREEN))
    act(s, GREEN, FormAlliance(FRANCE), Pay(0, source("venice"), 0, courtier(13), 0))
    assert s.allies[FRANCE] == GREEN
    assert asked(s) == ""


def test_vir_651_a_free_alliance_at_its_cost_and_active() -> None:
    s = rich(winter(), GREEN)
    ask(s, Allying(GREEN))
    act(s, GREEN, FormAlliance(OTTOMAN))
    assert s.stack[-1].key()[3:] == (0, 1, 0, 0, 3, 0)
    act(s, GREEN, Pay(0, courtier(14), 0, 0, courtier(10) | source("venice")))
    assert s.allies[OTTOMAN] == GREEN
    assert bonus_ready(s, GREEN, OTTOMAN)


def test_vir_652_taking_over_needs_an_agent() -> None:
    s = allied(rich(winter(), GREEN), RED, OTTOMAN)
    s.allies_used = 1 << OTTOMAN
    ask(s, Allying(GREEN))
    assert refused(s, GREEN, TakeOver(OTTOMAN)) == "needs-agent"
    assert refused(s, GREEN, FormAlliance(OTTOMAN)) == "ally-taken"
    agent(s, GREEN, OTTOMAN_PLACE)
    act(s, GREEN, TakeOver(OTTOMAN), Pay(0, courtier(14), 0, 0, courtier(10) | source("venice")))
    assert s.allies[OTTOMAN] == GREEN
    assert s.allies_used == 0


def test_vir_653_agents_stay_on_an_alliance() -> None:
    s = rich(winter(), GREEN)
    agent(s, RED, FRANCE_PLACE)
    ask(s, Allying(GREEN))
    act(s, GREEN, FormAlliance(FRANCE), Pay(0, source("venice"), 0, courtier(13), 0))
    assert s.agents[FRANCE_PLACE] == RED


def test_vir_654_a_bonus_needs_to_be_active_and_undisturbed() -> None:
    s = allied(winter(), GREEN, FRANCE)
    assert bonus_ready(s, GREEN, FRANCE)
    agent(s, RED, FRANCE_PLACE)
    assert not bonus_ready(s, GREEN, FRANCE)
    s.agents = exchanged(s.agents, FRANCE_PLACE, GREEN)
    assert bonus_ready(s, GREEN, FRANCE)
    s.allies_used = 1 << FRANCE
    assert not bonus_ready(s, GREEN, FRANCE)


def test_vir_655_what_the_alliances_give() -> None:
    bars = [TABLES.bar[(75 + ally) * 8 : (76 + ally) * 8] for ally in range(3)]
    assert bars[FRANCE] == [0, 0, 0, 0, 0, 0, 2, 0]
    assert bars[OTTOMAN] == [0, 0, 0, 0, 2, 0, 0, 0]
    assert bars[EMPIRE] == [0, 0, 1, 0, 0, 0, 0, 0]


def test_vir_656_the_ottoman_cost() -> None:
    assert TABLES.alliance_cost[OTTOMAN * 8 : OTTOMAN * 8 + 8] == [0, 1, 0, 0, 3, 0, 0, 0]


def test_t_12_vir_469_an_own_agent_saves_one_symbol_of_choice() -> None:
    s = rich(winter(), RED)
    agent(s, RED, OTTOMAN_PLACE)
    ask(s, Allying(RED))
    assert offered(s, RED, FormWithAgent) == [FormWithAgent(OTTOMAN, CROWN), FormWithAgent(OTTOMAN, SHIP)]
    act(s, RED, FormWithAgent(OTTOMAN, CROWN))
    assert s.stack[-1].key()[3:] == (0, 0, 0, 0, 3, 0)
    ask(s, Allying(RED))
    act(s, RED, FormWithAgent(OTTOMAN, SHIP))
    assert s.stack[-1].key()[3:] == (0, 1, 0, 0, 2, 0)


def test_t_13_vir_469_an_agent_on_another_players_alliance() -> None:
    s = allied(winter(), BLUE, FRANCE)
    agent(s, RED, FRANCE_PLACE)
    rich(s, RED)
    rich(s, GREEN)
    assert not bonus_ready(s, BLUE, FRANCE)
    assert refused(ask(s, Allying(GREEN)), GREEN, TakeOver(FRANCE)) == "needs-agent"
    ask(s, Allying(RED))
    act(s, RED, TakeOver(FRANCE))
    assert s.stack[-1].key()[3:] == (0, 1, 0, 3, 0, 0)


def test_t_22_forming_where_another_has_an_agent() -> None:
    s = rich(winter(), RED)
    agent(s, GREEN, OTTOMAN_PLACE)
    ask(s, Allying(RED))
    act(s, RED, FormAlliance(OTTOMAN))
    assert s.stack[-1].key()[3:] == (0, 1, 0, 0, 3, 0)
    act(s, RED, Pay(0, courtier(14), 0, 0, courtier(10) | source("pisa")))
    assert s.allies[OTTOMAN] == RED
    assert not bonus_ready(s, RED, OTTOMAN)
    s = winter()
    agent(s, GREEN, OTTOMAN_PLACE)
    put(s, GREEN, 10, "admiral")
    ask(s, Allying(GREEN))
    act(s, GREEN, FormWithAgent(OTTOMAN, SHIP))
    assert s.stack[-1].key()[3:] == (0, 1, 0, 0, 2, 0)
