"""Spring, part B: sieges of neutral and of held cities."""

from signoria.core.rows import exchanged, grown, marked
from signoria.games.virtu.actions import Pay
from signoria.games.virtu.campaign import tokens_left
from signoria.games.virtu.scoring import points_of
from signoria.games.virtu.tables import FORTIFICATION, FRANCE, LEONARDO
from signoria.games.virtu.turn_order import set_order
from signoria.games.virtu.war_actions import Announce, Besiege, ChooseSiege, PassBonus
from signoria.games.virtu.war_bonuses import (
    CANNONS_BONUS,
    FORTIFICATION_BONUS,
    FRANCE_BONUS,
    LEONARDO_BONUS,
    TOKEN_BONUS,
)
from signoria.games.virtu.war_events import CityConquered
from tests.games.virtu.sieges_laid import LEFT, bonuses, sieges, standing
from tests.games.virtu.table import (
    BLUE,
    CITY,
    FRANCE_PLACE,
    GREEN,
    RED,
    TILE,
    YELLOW,
    act,
    agent,
    asked,
    offered,
    own,
    put,
    refused,
    source,
    table,
    tiles,
    told,
    troops,
    turn_down,
)


def test_vir_500_players_resolve_in_turn_order_and_choose_among_their_sieges() -> None:
    s = table()
    s.order = (GREEN, RED, BLUE, YELLOW)
    troops(s, RED, "siena", 1)
    troops(s, RED, "bologna", 1)
    troops(s, GREEN, "verona", 3)
    sieges(s)
    assert s.holder[CITY["verona"]] == GREEN  # resolved before Red is asked
    assert asked(s) == "which_siege"
    assert offered(s, RED, ChooseSiege) == [ChooseSiege(CITY["bologna"]), ChooseSiege(CITY["siena"])]
    assert refused(s, RED, ChooseSiege(CITY["verona"])) == "not-your-siege"
    act(s, RED, ChooseSiege(CITY["siena"]))
    assert asked(s) == ""


def test_vir_501_vir_502_strengths() -> None:
    s = table()
    own(s, GREEN, "ravenna")
    troops(s, GREEN, "ravenna", 1)
    agent(s, RED, CITY["ravenna"])
    troops(s, RED, "ravenna", 3)
    s.tokens = exchanged(s.tokens, RED, 1)
    s.tokens = exchanged(s.tokens, GREEN, 1)
    sieges(s)
    act(s, RED, Announce(TOKEN_BONUS))
    act(s, GREEN, Announce(TOKEN_BONUS))
    won = CityConquered(RED, CITY["ravenna"], 4, 3, 2)
    assert told(s, CityConquered) == [won]


def test_vir_503_vir_506_neutral_cities_get_no_bonuses() -> None:
    s = table()
    troops(s, RED, "siena", 2)
    s.tokens = exchanged(s.tokens, RED, 2)
    s.tokens = exchanged(s.tokens, GREEN, 2)
    sieges(s)
    act(s, RED, Announce(TOKEN_BONUS))
    assert s.stack[-1].waits_for(s) == 1 << RED  # alone until passing
    act(s, RED, PassBonus())
    assert asked(s) == ""
    assert s.tokens[GREEN] == 2


def test_vir_504_alternating_until_both_have_passed_in_a_row() -> None:
    s = table()
    troops(s, RED, "genoa", 3)
    s.tokens = (2, 2, 0, 0)
    sieges(s)
    act(s, RED, PassBonus())
    act(s, BLUE, Announce(TOKEN_BONUS))
    act(s, RED, Announce(TOKEN_BONUS))  # a pass does not bind
    act(s, BLUE, PassBonus())
    assert s.stack[-1].waits_for(s) == 1 << RED
    act(s, RED, PassBonus())
    assert asked(s) == ""


def test_vir_505_every_bonus_and_its_price() -> None:
    s = table()
    troops(s, RED, "genoa", 1)
    put(s, RED, 10, "condottiere")
    tiles(s, RED, "cannons")
    s.patron_of = exchanged(s.patron_of, LEONARDO, RED)
    s.allies = exchanged(s.allies, FRANCE, RED)
    s.tokens = exchanged(s.tokens, RED, 1)
    s.coins[RED] = 3
    turn_down(s, RED)
    s.up = marked(s.up, RED, 1 << TILE["cannons"])
    sieges(s)
    assert bonuses(s, RED) == [TOKEN_BONUS, LEONARDO_BONUS, CANNONS_BONUS, FRANCE_BONUS, LEFT]
    for bonus in bonuses(s, RED):
        act(s, RED, Announce(bonus))
    assert s.coins[RED] == 0
    assert s.face[RED] == 0
    assert s.up[RED] == 0
    assert s.allies_used == 1 << FRANCE
    assert s.tokens[RED] == 0
    assert asked(s) == ""
    assert told(s, CityConquered)[0].key()[2:] == (1 + 1 + 1 + 2 + 2 + 1, 3 + 1, 1)


def test_vir_505_a_price_that_cannot_be_paid_bars_the_bonus() -> None:
    s = table()
    troops(s, RED, "genoa", 3)
    put(s, RED, 10, "condottiere")
    s.tokens = exchanged(s.tokens, RED, 1)
    s.coins[RED] = 0
    turn_down(s, RED)
    sieges(s)
    assert bonuses(s, RED) == [TOKEN_BONUS]
    assert refused(s, RED, Announce(LEFT)) == "too-poor"
    assert refused(s, RED, Announce(FRANCE_BONUS)) == "bonus-not-ready"


def test_vir_505_a_price_may_be_paid_from_a_tile() -> None:
    s = table()
    troops(s, RED, "genoa", 3)
    put(s, RED, 10, "condottiere")
    s.coins[RED] = 0
    sieges(s)
    act(s, RED, Announce(LEFT))
    assert asked(s) == "payment"
    act(s, RED, Pay(source("florence"), 0, 0, 0, 0))
    assert s.coins[RED] == 2


def test_vir_414_leonardo_once_a_siege() -> None:
    s = table()
    s.patron_of = exchanged(s.patron_of, LEONARDO, RED)
    s.coins[RED] = 5
    troops(s, RED, "genoa", 1)
    troops(s, RED, "siena", 1)
    sieges(s)
    act(s, RED, ChooseSiege(CITY["siena"]), Announce(LEONARDO_BONUS))
    assert bonuses(s, RED) == [LEONARDO_BONUS]  # the next siege
    assert s.stack[-1].key()[2] == CITY["genoa"]
    assert s.coins[RED] == 4


def test_vir_414_leonardo_once_for_battle_and_siege_of_a_city() -> None:
    s = table()
    s.patron_of = exchanged(s.patron_of, LEONARDO, RED)
    s.coins[RED] = 5
    troops(s, RED, "siena", 4)
    troops(s, BLUE, "siena", 1)
    s.tokens = exchanged(s.tokens, RED, 1)
    sieges(s)
    act(s, RED, Announce(LEONARDO_BONUS), PassBonus())
    act(s, RED, Besiege())
    assert bonuses(s, RED) == [TOKEN_BONUS]


def test_vir_415_fortification_helps_the_defender_and_is_not_exhausted() -> None:
    s = table()
    s.patron_of = exchanged(s.patron_of, FORTIFICATION, BLUE)
    troops(s, RED, "genoa", 3)
    troops(s, GREEN, "milan", 3)
    sieges(s)
    assert bonuses(s, BLUE) == [FORTIFICATION_BONUS]
    act(s, BLUE, Announce(FORTIFICATION_BONUS))
    assert s.holder[CITY["genoa"]] == BLUE
    assert bonuses(s, BLUE) == [FORTIFICATION_BONUS]  # the siege of Milan
    act(s, BLUE, Announce(FORTIFICATION_BONUS))
    assert bonuses(s, BLUE) == []


def test_vir_415_fortification_does_not_help_an_attacker() -> None:
    s = table()
    s.patron_of = exchanged(s.patron_of, FORTIFICATION, RED)
    troops(s, RED, "genoa", 3)
    s.tokens = exchanged(s.tokens, RED, 1)
    sieges(s)
    assert bonuses(s, RED) == [TOKEN_BONUS]


def test_vir_422_cannons_lie_face_down_after_use() -> None:
    s = table()
    tiles(s, RED, "cannons")
    troops(s, RED, "genoa", 2)
    sieges(s)
    act(s, RED, Announce(CANNONS_BONUS))
    assert not s.up[RED] >> TILE["cannons"] & 1
    assert s.coins[RED] == 0


def test_vir_455_tokens_may_defend_and_go_back_at_the_end_of_spring() -> None:
    s = table()
    troops(s, RED, "genoa", 3)
    s.tokens = exchanged(s.tokens, BLUE, 2)
    sieges(s)
    act(s, BLUE, Announce(TOKEN_BONUS))
    act(s, BLUE, PassBonus())
    assert s.holder[CITY["genoa"]] == BLUE
    set_order(s)
    assert s.tokens == (0,) * 4
    assert tokens_left(s) == 11


def test_vir_455_returning_tokens_after_the_own_sieges_is_an_option() -> None:
    for option, left in ((0, 2), (1, 0)):
        s = table(war_tokens_returned=option)
        s.tokens = exchanged(s.tokens, BLUE, 2)
        sieges(s)
        assert s.tokens[BLUE] == left


def test_vir_510_vir_511_vir_512_victory() -> None:
    s = table()
    own(s, GREEN, "ravenna")
    troops(s, GREEN, "ravenna", 1)
    troops(s, RED, "ravenna", 4)
    sieges(s)  # 4 against 3
    assert s.holder[CITY["ravenna"]] == RED
    assert standing(s, RED, "ravenna") == 4 - 1 - 1
    assert standing(s, GREEN, "ravenna") == 0
    assert s.owned[RED] >> CITY["ravenna"] & 1
    assert not s.up[RED] >> CITY["ravenna"] & 1
    assert s.reserve[GREEN] == 4


def test_vir_513_a_trophy_of_each_player_once() -> None:
    s = table()
    own(s, GREEN, "ravenna")
    troops(s, RED, "ravenna", 4)
    before = points_of(s, RED)
    sieges(s)
    assert s.trophies[RED] == 1 << GREEN
    assert points_of(s, RED) >= before + 2


def test_vir_514_a_cathedral_changes_hands_with_its_city() -> None:
    s = table()
    own(s, GREEN, "siena")
    tiles(s, GREEN, "cathedral")
    s.supply = grown(s.supply, 17, -1)
    s.cathedrals = 1 << CITY["siena"]
    troops(s, RED, "siena", 5)
    sieges(s)
    assert s.owned[RED] >> TILE["cathedral"] & 1
    assert not s.up[RED] >> TILE["cathedral"] & 1
    assert not s.owned[GREEN] >> TILE["cathedral"] & 1
    assert s.cathedrals == 1 << CITY["siena"]


def test_vir_514_the_owner_gives_a_cathedral_that_lies_face_down() -> None:
    s = table()
    own(s, GREEN, "siena", "bologna")
    s.owned = marked(s.owned, GREEN, 0b11 << 35)
    s.up = marked(s.up, GREEN, 0b01 << 35)
    s.supply = grown(s.supply, 17, -2)
    s.cathedrals = 1 << CITY["siena"] | 1 << CITY["bologna"]
    troops(s, RED, "siena", 5)
    sieges(s)
    assert s.owned[GREEN] >> 35 & 0b11 == 0b01


def test_vir_515_vir_470_agents_stay_in_a_conquered_city() -> None:
    s = table()
    own(s, GREEN, "ravenna")
    agent(s, BLUE, CITY["ravenna"])
    troops(s, RED, "ravenna", 4)
    sieges(s)
    assert s.agents[CITY["ravenna"]] == BLUE


def test_t_41_vir_516_florins_of_a_lost_tile_are_taken_by_its_owner() -> None:
    s = table()
    own(s, RED, "ravenna")  # a florin
    troops(s, GREEN, "ravenna", 4)
    sieges(s)
    assert s.holder[CITY["ravenna"]] == GREEN
    assert s.coins[RED] == 1 + 1
    assert not s.up[GREEN] >> CITY["ravenna"] & 1


def test_vir_469_a_foreign_agent_bars_the_french_bonus() -> None:
    s = table()
    s.allies = exchanged(s.allies, FRANCE, RED)
    agent(s, GREEN, FRANCE_PLACE)
    s.tokens = exchanged(s.tokens, RED, 1)
    troops(s, RED, "genoa", 2)
    sieges(s)
    assert bonuses(s, RED) == [TOKEN_BONUS]
