"""War and Intrigue."""

from signoria.core.rows import exchanged, grown
from signoria.games.virtu.actions import AskFlorins, Forgo, Pay, UseSource
from signoria.games.virtu.campaign import Campaign
from signoria.games.virtu.domain import gain_agent, modified_value
from signoria.games.virtu.intrigue import Intriguing, Plotting
from signoria.games.virtu.sieges import own_sieges
from signoria.games.virtu.spring_actions import EndIntrigue, MoveAgent, PayMasks, PlaceAgent, RemoveAgent
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import CAVALRY, INTRIGUE, PRINCE, SHIP, WAR
from signoria.games.virtu.war_actions import EndWar, March, Sail, TakeTokens
from tests.games.virtu.table import (
    BLUE,
    CITY,
    FRANCE_PLACE,
    GREEN,
    OTTOMAN_PLACE,
    RED,
    ROOM_CARD,
    YELLOW,
    act,
    agent,
    ask,
    asked,
    courtier,
    offered,
    own,
    place,
    put,
    refused,
    room,
    source,
    suggestion,
    table,
    troops,
)


def war(s: Virtu, seat: int, cavalry: int = 0, ships: int = 0) -> Virtu:
    """A War action with symbols already in the pool."""
    s.marker[seat] = room(s, seat, WAR)
    begun = 1 if cavalry or ships else 0
    return ask(s, Campaign(seat, cavalry=cavalry, ships=ships, used=0, begun=begun))


def standing(s: Virtu, seat: int, name: str) -> int:
    return s.troops[seat * 30 + CITY[name]]


def test_vir_450_a_cavalry_moves_a_troop_along_a_road_and_ships_over_seas() -> None:
    s = war(table(), RED, cavalry=1, ships=2)
    act(s, RED, March(CITY["florence"], CITY["siena"]), Sail(CITY["pisa"], CITY["terracina"]))
    assert standing(s, RED, "siena") == standing(s, RED, "terracina") == 1
    assert s.stack[-1].key()[1:3] == (0, 0)
    assert refused(s, RED, March(CITY["florence"], CITY["siena"])) == "no-troop"


def test_vir_450_roads_and_ships_are_needed() -> None:
    s = war(table(), RED, cavalry=1, ships=1)
    assert refused(s, RED, March(CITY["florence"], CITY["rome"])) == "not-reached"
    assert refused(s, RED, Sail(CITY["pisa"], CITY["terracina"])) == "no-ships"
    assert refused(s, RED, Sail(CITY["florence"], CITY["terracina"])) == "not-reached"
    assert refused(s, RED, March(CITY["florence"], CITY["perugia"])) == "closed"
    s = war(table(), RED)
    assert refused(s, RED, March(CITY["florence"], CITY["siena"])) == "no-cavalry"


def test_vir_451_many_troops_many_steps() -> None:
    s = table()
    own(s, RED, "siena")
    troops(s, RED, "florence", 2)
    war(s, RED, cavalry=4)
    act(s, RED, March(CITY["florence"], CITY["siena"]), March(CITY["siena"], CITY["rome"]))
    act(s, RED, March(CITY["florence"], CITY["siena"]), March(CITY["siena"], CITY["rome"]))
    assert standing(s, RED, "rome") == 2


def test_vir_452_before_a_foreign_city_a_troop_stops() -> None:
    s = war(table(), RED, cavalry=3)
    act(s, RED, March(CITY["florence"], CITY["siena"]))
    assert refused(s, RED, March(CITY["siena"], CITY["rome"])) == "troop-stopped"
    assert own_sieges(s, RED) == [CITY["siena"]]


def test_vir_453_between_own_cities_there_is_no_siege() -> None:
    s = war(table(), RED, cavalry=1)
    act(s, RED, March(CITY["florence"], CITY["pisa"]))
    assert own_sieges(s, RED) == []


def test_t_06_a_troop_marches_to_a_port_and_sails_on() -> None:
    s = war(table(), RED, cavalry=1, ships=2)
    act(s, RED, March(CITY["florence"], CITY["pisa"]), Sail(CITY["pisa"], CITY["naples"]))
    assert standing(s, RED, "naples") == 1
    assert own_sieges(s, RED) == [CITY["naples"]]


def test_vir_454_tokens_instead_of_movement() -> None:
    s = table()
    at = room(s, GREEN, WAR)
    put(s, GREEN, at, "condottiere")  # 3 cavalry, or a war bonus for 1 florin
    war(s, GREEN)
    act(s, GREEN, TakeTokens(0))
    assert s.tokens[GREEN] == 1
    assert s.coins[GREEN] == 0
    assert refused(s, GREEN, UseSource(0, CAVALRY)) == "card-already-used"


def test_t_32_a_token_needs_its_price_and_comes_once() -> None:
    s = table()
    at = room(s, GREEN, WAR)
    put(s, GREEN, at, "condottiere")
    s.coins[GREEN] = 0
    s.up = exchanged(s.up, GREEN, 0)
    war(s, GREEN)
    assert refused(s, GREEN, TakeTokens(0)) == "too-poor"
    s.coins[GREEN] = 2
    act(s, GREEN, TakeTokens(0))
    assert s.tokens[GREEN] == 1
    assert refused(s, GREEN, TakeTokens(0)) == "card-already-used"


def test_vir_454_the_florins_of_the_other_room_card_may_pay_the_price() -> None:
    s = table()
    at = room(s, GREEN, WAR)
    put(s, GREEN, at, "condottiere")
    put(s, GREEN, at + 5, "banker")  # 3 florins
    s.coins[GREEN] = 0
    s.up = exchanged(s.up, GREEN, 0)
    war(s, GREEN)
    act(s, GREEN, TakeTokens(0))
    assert asked(s) == "payment"
    act(s, GREEN, Pay(2, 0, 0, 0, 0))
    assert s.coins[GREEN] == 2  # the surplus is kept
    assert asked(s) == "campaign"
    assert s.stack[-1].key()[3] == 0b11  # both cards have given a symbol


def test_vir_454_tokens_run_out() -> None:
    s = table()
    put(s, GREEN, room(s, GREEN, WAR), "condottiere")
    s.tokens = exchanged(s.tokens, BLUE, 11)
    war(s, GREEN)
    assert refused(s, GREEN, TakeTokens(0)) == "no-tokens"


def test_vir_456_war_for_tokens_alone() -> None:
    s = table()
    put(s, GREEN, room(s, GREEN, WAR), "gonfaloniere")  # the war bonus costs nothing
    war(s, GREEN)
    act(s, GREEN, TakeTokens(0), EndWar())
    assert asked(s) == ""
    assert s.tokens[GREEN] == 1
    assert s.coins[GREEN] == 1


def test_vir_457_one_pool_and_further_sources_at_any_point() -> None:
    s = table()
    put(s, BLUE, 10, "condottiere")
    war(s, BLUE)
    assert [a.key() for a in offered(s, BLUE, UseSource)] == [
        (0, CAVALRY),
        (2, CAVALRY),
        (8 + CITY["milan"], CAVALRY),
        (8 + CITY["genoa"], SHIP),
    ]
    act(s, BLUE, UseSource(0, CAVALRY), March(CITY["milan"], CITY["parma"]))
    act(s, BLUE, UseSource(2, CAVALRY), March(CITY["genoa"], CITY["parma"]))
    assert s.stack[-1].key()[1] == 2
    act(s, BLUE, EndWar())  # two cavalry are lost
    assert standing(s, BLUE, "parma") == 2
    assert refused(s, BLUE, EndWar()) == "game-over"


def test_vir_457_nothing_used_can_still_be_forgone() -> None:
    s = war(table(), BLUE)
    assert refused(s, BLUE, Forgo()) == ""
    act(s, BLUE, UseSource(0, CAVALRY))
    assert refused(s, BLUE, Forgo()) != ""
    act(s, BLUE, AskFlorins(), EndWar())
    assert s.indulgences[BLUE] == 1 << s.marker[BLUE]


def intrigue(s: Virtu, seat: int) -> Virtu:
    s.marker[seat] = room(s, seat, INTRIGUE)
    return ask(s, Intriguing(seat))


def test_vir_460_a_mask_places_moves_or_removes() -> None:
    s = table()
    agent(s, GREEN, CITY["siena"])
    ask(s, Plotting(RED, 4))
    room_of_green = place(s, GREEN, 2)
    act(s, RED, PlaceAgent(room_of_green), MoveAgent(room_of_green, OTTOMAN_PLACE))
    act(s, RED, RemoveAgent(CITY["siena"]), PlaceAgent(CITY["siena"]))
    assert s.agents[OTTOMAN_PLACE] == s.agents[CITY["siena"]] == RED
    assert s.agents[room_of_green] == -1
    assert asked(s) == ""


def test_vir_460_masks_may_be_left_unused() -> None:
    s = ask(table(), Plotting(RED, 2))
    act(s, RED, EndIntrigue())
    assert asked(s) == ""
    assert refused(ask(s, Plotting(RED, 1)), RED, RemoveAgent(CITY["siena"])) == "no-agent-there"


def test_vir_461_one_agent_a_place_and_t_11() -> None:
    s = table()
    own(s, BLUE, "spoleto")
    agent(s, BLUE, CITY["spoleto"])
    ask(s, Plotting(RED, 2))
    assert refused(s, RED, PlaceAgent(CITY["spoleto"])) == "place-taken"
    assert modified_value(s, RED, CITY["spoleto"]) == 2
    act(s, RED, RemoveAgent(CITY["spoleto"]), PlaceAgent(CITY["spoleto"]))
    assert s.agents[CITY["spoleto"]] == RED


def test_vir_462_the_first_mask_frees_the_own_intrigue_room() -> None:
    s = table()
    here = place(s, RED, room(s, RED, INTRIGUE))
    agent(s, GREEN, here)
    intrigue(s, RED)
    act(s, RED, PayMasks(ROOM_CARD))
    assert s.agents[here] == -1
    assert asked(s) == ""  # with a single mask that is the whole action


def test_vir_463_a_removed_agent_is_ready_again() -> None:
    s = table()
    agent(s, GREEN, CITY["siena"])
    assert s.agents_ready[GREEN] == 1
    ask(s, Plotting(RED, 1))
    act(s, RED, RemoveAgent(CITY["siena"]))
    assert s.agents_ready[GREEN] == 2


def test_vir_464_at_five_agents_nothing_is_gained() -> None:
    s = table()
    assert [gain_agent(s, RED) for _ in range(4)] == [True, True, True, False]
    assert s.agents_ready[RED] == 5


def test_vir_465_one_foreign_agent_a_palace_is_an_option() -> None:
    for limit, expected in ((5, ""), (1, "palace-full")):
        s = table(max_enemy_agents_per_palace=limit)
        agent(s, BLUE, place(s, GREEN, 0))
        ask(s, Plotting(RED, 2))
        assert refused(s, RED, PlaceAgent(place(s, GREEN, 1))) == expected
        assert refused(s, RED, PlaceAgent(place(s, RED, 1))) == ""
    s = table(max_enemy_agents_per_palace=1)
    agent(s, RED, place(s, GREEN, 0))
    ask(s, Plotting(RED, 1))
    assert refused(s, RED, MoveAgent(place(s, GREEN, 0), place(s, GREEN, 1))) == ""


def test_vir_466_own_agents_protect_own_places() -> None:
    s = ask(table(), Plotting(RED, 1))
    for where in (place(s, RED, 0), CITY["florence"], FRANCE_PLACE):
        assert refused(s, RED, PlaceAgent(where)) == ""


def test_vir_417_the_prince_keeps_new_agents_away_but_not_old_ones() -> None:
    s = table()
    agent(s, RED, CITY["padua"])
    s.patron_of = exchanged(s.patron_of, PRINCE, GREEN)
    s.allies = exchanged(s.allies, 0, GREEN)
    ask(s, Plotting(RED, 1))
    for where in (CITY["venice"], place(s, GREEN, 3), FRANCE_PLACE):
        assert refused(s, RED, PlaceAgent(where)) == "prince-protects"
        assert refused(s, RED, MoveAgent(CITY["padua"], where)) == "prince-protects"
    assert s.agents[CITY["padua"]] == RED
    assert refused(s, RED, PlaceAgent(CITY["siena"])) == ""
    assert refused(ask(s, Plotting(GREEN, 1)), GREEN, PlaceAgent(CITY["venice"])) == ""


def test_t_08_a_protected_room_needs_two_masks() -> None:
    s = table()
    here = place(s, GREEN, room(s, GREEN, WAR))
    agent(s, GREEN, here)
    ask(s, Plotting(RED, 2))
    assert refused(s, RED, PlaceAgent(here)) == "place-taken"
    act(s, RED, RemoveAgent(here), PlaceAgent(here))
    assert s.agents[here] == RED


def test_t_09_vir_468_an_agent_on_a_neutral_city() -> None:
    s = table()
    agent(s, RED, CITY["ancona"])
    assert modified_value(s, RED, CITY["ancona"]) == 1
    assert modified_value(s, GREEN, CITY["ancona"]) == 3


def test_t_10_vir_468_an_agent_on_another_players_city() -> None:
    s = table()
    own(s, RED, "siena")
    agent(s, GREEN, CITY["siena"])
    assert modified_value(s, GREEN, CITY["siena"]) == 2
    assert modified_value(s, BLUE, CITY["siena"]) == 3


def test_t_11_vir_468_an_agent_on_the_own_city() -> None:
    s = table()
    own(s, BLUE, "spoleto")
    agent(s, BLUE, CITY["spoleto"])
    assert [modified_value(s, seat, CITY["spoleto"]) for seat in range(4)] == [2, 2, 2, 2]
    assert refused(ask(s, Plotting(RED, 1)), RED, PlaceAgent(CITY["spoleto"])) == "place-taken"


def test_agents_out_of_reserve_and_own_ones_cannot_be_removed() -> None:
    s = table()
    agent(s, RED, CITY["siena"])
    s.agents_left = grown(s.agents_left, RED, s.agents_ready[RED])
    s.agents_ready = exchanged(s.agents_ready, RED, 0)
    ask(s, Plotting(RED, 1))
    assert refused(s, RED, PlaceAgent(CITY["rome"])) == "no-agent-ready"
    assert refused(s, RED, RemoveAgent(CITY["siena"])) == "own-agent"
    assert refused(s, RED, MoveAgent(CITY["rome"], CITY["bari"])) == "no-agent-there"


def test_intrigue_suggestion_uses_the_room_first() -> None:
    s = table()
    put(s, YELLOW, 10, "assassin")
    intrigue(s, YELLOW)
    assert suggestion(s, YELLOW) == PayMasks(ROOM_CARD)
    assert refused(s, YELLOW, PayMasks(ROOM_CARD | courtier(10))) == ""
    assert source("naples") == 1 << (8 + CITY["naples"])
