"""Spring, part B: sieges, battles, retreats, turn order."""

from signoria.core.rows import exchanged, grown, marked
from signoria.games.virtu.actions import Discard, Pay, ShiftCourtier, UseSource
from signoria.games.virtu.campaign import tokens_left
from signoria.games.virtu.domain import gain_city
from signoria.games.virtu.palace import cities_of, unlocked
from signoria.games.virtu.retreat import Retreats
from signoria.games.virtu.scoring import points_of
from signoria.games.virtu.sieges import SiegeTurns
from signoria.games.virtu.state import SIEGES, Virtu
from signoria.games.virtu.tables import FORTIFICATION, FRANCE, LEONARDO, OTTOMAN, SHIP
from signoria.games.virtu.turn_order import check_end, order_by_cities, set_order
from signoria.games.virtu.war_actions import (
    Announce,
    Besiege,
    ChooseSiege,
    GiveUp,
    LoseTroop,
    PassBonus,
    RetreatByRoad,
    RetreatBySea,
)
from signoria.games.virtu.war_bonuses import (
    CANNONS_BONUS,
    FIRST_COURTIER_BONUS,
    FORTIFICATION_BONUS,
    FRANCE_BONUS,
    LEONARDO_BONUS,
    TOKEN_BONUS,
)
from signoria.games.virtu.war_events import CityConquered
from signoria.games.virtu.year import Year
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
    ask,
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

LEFT = FIRST_COURTIER_BONUS  # the courtier on the first left field


def sieges(s: Virtu) -> Virtu:
    s.part = SIEGES
    return ask(s, SiegeTurns(0))


def standing(s: Virtu, seat: int, name: str) -> int:
    return s.troops[seat * 30 + CITY[name]]


def bonuses(s: Virtu, seat: int) -> list[int]:
    return [action.key()[0] for action in offered(s, seat, Announce)]


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


def test_vir_520_defeat_costs_one_troop_and_the_rest_must_retreat() -> None:
    s = table()
    troops(s, RED, "genoa", 3)
    sieges(s)  # 3 against 4
    assert s.holder[CITY["genoa"]] == BLUE
    assert standing(s, BLUE, "genoa") == 1
    assert s.routed == (RED * 30 + CITY["genoa"],) * 2


def test_vir_521_retreats_follow_the_turn_order() -> None:
    s = table()
    s.order = (GREEN, RED, BLUE, YELLOW)
    s.routed = (RED * 30 + CITY["siena"], GREEN * 30 + CITY["verona"])
    s.reserve = [4, 3, 4, 3]
    ask(s, Retreats(0))
    assert s.stack[-1].waits_for(s) == 1 << GREEN
    act(s, GREEN, RetreatByRoad(CITY["verona"], CITY["padua"]))
    assert s.stack[-1].waits_for(s) == 1 << RED
    act(s, RED, RetreatByRoad(CITY["siena"], CITY["pisa"]))
    assert standing(s, RED, "pisa") == 2


def test_vir_522_by_road_free_and_by_sea_for_ships() -> None:
    s = table()
    s.routed = (RED * 30 + CITY["nice"],) * 2
    s.reserve[RED] = 2
    ask(s, Retreats(0))
    assert refused(s, RED, RetreatByRoad(CITY["nice"], CITY["genoa"])) == "not-your-city"
    assert refused(s, RED, RetreatBySea(CITY["nice"], CITY["pisa"])) == "no-ships"
    act(s, RED, UseSource(8 + CITY["pisa"], SHIP), RetreatBySea(CITY["nice"], CITY["pisa"]))
    assert standing(s, RED, "pisa") == 2
    assert s.reserve[RED] == 3  # no ship for the other: lost


def test_vir_523_troops_without_a_way_are_lost_and_others_may_be_given_up() -> None:
    s = table()
    s.routed = (RED * 30 + CITY["verona"], RED * 30 + CITY["siena"])
    s.reserve[RED] = 2
    ask(s, Retreats(0))
    assert s.reserve[RED] == 3  # Verona: no own city by road, no port
    act(s, RED, LoseTroop(CITY["siena"]))
    assert s.reserve[RED] == 4
    assert asked(s) == ""


def test_vir_524_the_ottoman_ships_come_together() -> None:
    s = table()
    turn_down(s, RED)
    s.allies = exchanged(s.allies, OTTOMAN, RED)
    s.routed = (RED * 30 + CITY["nice"], RED * 30 + CITY["nice"])
    s.reserve[RED] = 2
    ask(s, Retreats(0))
    act(s, RED, UseSource(50, SHIP))
    assert s.stack[-1].key()[1] == 2
    act(s, RED, *[RetreatBySea(CITY["nice"], CITY["pisa"])] * 2)
    assert standing(s, RED, "pisa") == 3


def test_vir_525_routed_troops_take_no_further_part() -> None:
    s = table()
    s.routed = (RED * 30 + CITY["siena"],) * 2
    s.reserve[RED] = 2
    troops(s, GREEN, "siena", 4)
    sieges(s)
    assert s.holder[CITY["siena"]] == GREEN  # no battle with the routed troops
    assert len(s.routed) == 2


def test_vir_530_besiegers_of_one_city_fight_first() -> None:
    s = table()
    own(s, YELLOW, "siena")
    troops(s, YELLOW, "siena", 1)
    troops(s, RED, "siena", 3)
    troops(s, GREEN, "siena", 1)
    agent(s, RED, CITY["siena"])
    sieges(s)
    assert asked(s) == "after_battle"
    assert standing(s, RED, "siena") == 2
    assert standing(s, GREEN, "siena") == 0
    assert standing(s, YELLOW, "siena") == 1  # the owner takes no part


def test_vir_530_every_besieger_is_fought_the_first_seat_too() -> None:
    s = table()
    s.order = (RED, GREEN, YELLOW, BLUE)
    troops(s, RED, "siena", 4)
    troops(s, GREEN, "siena", 1)
    troops(s, BLUE, "siena", 1)
    sieges(s)
    assert asked(s) == "after_battle"
    assert [standing(s, seat, "siena") for seat in (RED, GREEN, BLUE)] == [2, 0, 0]


def test_t_35_vir_531_the_winner_loses_as_many_and_may_give_up() -> None:
    s = table()
    troops(s, RED, "siena", 3)
    troops(s, GREEN, "siena", 2)
    sieges(s)
    assert standing(s, RED, "siena") == 1
    assert s.trophies[RED] == 0
    act(s, RED, GiveUp())
    assert s.routed == (RED * 30 + CITY["siena"],)
    assert s.reserve[RED] == 6 - 3  # two start troops and the retreating one are left


def test_vir_531_a_later_winner_decides_in_the_own_turn() -> None:
    s = table()
    troops(s, RED, "siena", 1)
    troops(s, GREEN, "siena", 4)
    troops(s, YELLOW, "bari", 3)
    sieges(s)
    assert s.holder[CITY["bari"]] == YELLOW  # Yellow's turn comes before Green's
    assert asked(s) == "after_battle"
    assert s.stack[-1].waits_for(s) == 1 << GREEN
    act(s, GREEN, Besiege())
    assert asked(s) == ""
    assert s.routed == (GREEN * 30 + CITY["siena"],) * 2  # 3 against 3


def test_vir_532_bonuses_used_in_a_battle_are_spent() -> None:
    s = table()
    put(s, RED, 10, "gonfaloniere")
    troops(s, RED, "siena", 2)
    troops(s, GREEN, "siena", 1)
    s.tokens = exchanged(s.tokens, RED, 1)
    sieges(s)
    act(s, RED, Announce(LEFT), PassBonus())
    act(s, RED, Besiege())
    assert bonuses(s, RED) == [TOKEN_BONUS]


def test_t_36_vir_533_a_tie_costs_one_each_and_both_retreat() -> None:
    s = table()
    troops(s, RED, "siena", 2)
    troops(s, GREEN, "siena", 2)
    sieges(s)
    assert sorted(s.routed) == [RED * 30 + CITY["siena"], GREEN * 30 + CITY["siena"]]
    assert s.holder[CITY["siena"]] == -1


def test_vir_540_the_marker_moves_at_once_and_lies_on_top() -> None:
    s = table()
    gain_city(s, BLUE, CITY["parma"], face_up=True)
    gain_city(s, GREEN, CITY["verona"], face_up=True)
    assert s.city_stack[-2:] == (BLUE, GREEN)
    own(s, GREEN, "parma")
    assert s.city_stack[-2:] == (BLUE, GREEN)  # the loser's marker first


def test_vir_541_five_cities_unlock_a_field() -> None:
    s = table()
    own(s, RED, "siena", "bologna")
    assert unlocked(s, RED) == 0
    own(s, RED, "ravenna")
    assert unlocked(s, RED) == 1
    own(s, BLUE, "ravenna")
    assert unlocked(s, RED) == 0


def test_vir_542_most_cities_first_then_the_higher_marker() -> None:
    s = table()
    own(s, YELLOW, "bari", "taranto")
    own(s, BLUE, "parma")
    own(s, GREEN, "verona")
    assert order_by_cities(s) == (YELLOW, GREEN, BLUE, RED)
    set_order(s)
    assert s.order == (YELLOW, GREEN, BLUE, RED)


def test_vir_542_real_numbers_count_beyond_eight() -> None:
    s = table()
    own(s, RED, "siena", "bologna", "ravenna", "ferrara", "spoleto", "rome", "ancona")
    own(s, YELLOW, "bari", "taranto", "reggio", "benevento", "terracina", "tunis")
    assert [cities_of(s, seat) for seat in (RED, YELLOW)] == [9, 8]
    assert order_by_cities(s)[:2] == (RED, YELLOW)


def test_vir_543_the_end_is_checked_after_the_order_and_before_winter() -> None:
    s = table()
    s.patronage = exchanged(s.patronage, RED, 5)
    ask(s, Year(3))
    assert s.last_year == 1
    assert s.part == 3


def test_t_14_siena_neutral_with_the_own_agent() -> None:
    s = table()
    agent(s, RED, CITY["siena"])
    troops(s, RED, "siena", 2)
    s.tokens = exchanged(s.tokens, RED, 1)
    sieges(s)
    act(s, RED, Announce(TOKEN_BONUS))
    assert s.holder[CITY["siena"]] == RED
    assert standing(s, RED, "siena") == 2
    assert not s.up[RED] >> CITY["siena"] & 1
    assert s.trophies[RED] == 0


def test_t_15_benevento_neutral_with_a_foreign_agent() -> None:
    s = table()
    agent(s, GREEN, CITY["benevento"])
    troops(s, YELLOW, "benevento", 2)
    sieges(s)
    assert s.holder[CITY["benevento"]] == -1
    assert s.routed == (YELLOW * 30 + CITY["benevento"],)


def test_t_16_parma_with_a_defending_troop() -> None:
    s = table()
    own(s, RED, "parma")
    troops(s, RED, "parma", 1)
    troops(s, BLUE, "parma", 3)
    s.tokens = exchanged(s.tokens, BLUE, 1)
    sieges(s)
    act(s, BLUE, Announce(TOKEN_BONUS))
    assert s.holder[CITY["parma"]] == BLUE
    assert standing(s, BLUE, "parma") == 2
    assert standing(s, RED, "parma") == 0
    assert s.trophies[BLUE] == 1 << RED


def test_t_17_ravenna_with_everything() -> None:
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
    assert s.holder[CITY["ravenna"]] == RED
    assert standing(s, RED, "ravenna") == 1
    assert s.trophies[RED] == 1 << GREEN


def test_t_18_spoleto_and_the_retreat_to_florence_or_perugia() -> None:
    s = table()
    troops(s, RED, "spoleto", 2)
    sieges(s)
    ask(s, Retreats(0))
    assert offered(s, RED, RetreatByRoad) == [RetreatByRoad(CITY["spoleto"], CITY["florence"])]
    act(s, RED, RetreatByRoad(CITY["spoleto"], CITY["florence"]))
    assert standing(s, RED, "florence") == 2
    s = table(5)
    own(s, RED, "perugia")
    troops(s, RED, "spoleto", 2)
    sieges(s)
    ask(s, Retreats(0))
    assert offered(s, RED, RetreatByRoad) == [RetreatByRoad(CITY["spoleto"], CITY["perugia"])]


def test_t_19_ancona_by_sea_or_not_at_all() -> None:
    s = table()
    s.routed = (GREEN * 30 + CITY["ancona"],) * 2
    s.reserve[GREEN] = 2
    ask(s, Retreats(0))
    assert offered(s, GREEN, RetreatByRoad) == []
    act(s, GREEN, UseSource(8 + CITY["venice"], SHIP))  # two ships
    act(s, GREEN, *[RetreatBySea(CITY["ancona"], CITY["venice"])] * 2)
    assert standing(s, GREEN, "venice") == 3
    s = table()
    turn_down(s, GREEN)
    s.routed = (GREEN * 30 + CITY["ancona"],)
    s.reserve[GREEN] = 3
    ask(s, Retreats(0))
    assert s.reserve[GREEN] == 4


def test_t_33_the_only_unlocked_greyed_field_is_lost() -> None:
    s = table()
    own(s, RED, "siena", "bologna", "ravenna")
    for field, name in ((10, "envoy"), (13, "bishop"), (14, "admiral"), (11, "banker")):
        put(s, RED, field, name, up=False)
    troops(s, GREEN, "ravenna", 4)
    sieges(s)
    assert asked(s) == "field_lost"
    assert offered(s, RED, ShiftCourtier) == []
    assert offered(s, RED, Discard) == [Discard(11)]
    act(s, RED, Discard(11))
    s = table()
    own(s, RED, "siena", "bologna", "ravenna")
    troops(s, GREEN, "ravenna", 4)
    assert asked(sieges(s)) == ""


def test_t_34_the_later_marker_is_first() -> None:
    s = table()
    own(s, BLUE, "parma", "turin")
    own(s, GREEN, "verona", "ferrara")
    assert order_by_cities(s)[:2] == (GREEN, BLUE)


def test_t_37_a_victory_without_survivors() -> None:
    s = table()
    own(s, GREEN, "parma")  # value 1
    troops(s, GREEN, "parma", 2)
    troops(s, RED, "parma", 2)
    s.tokens = exchanged(s.tokens, RED, 2)
    sieges(s)
    act(s, RED, Announce(TOKEN_BONUS), Announce(TOKEN_BONUS))
    assert s.holder[CITY["parma"]] == RED
    assert standing(s, RED, "parma") == standing(s, GREEN, "parma") == 0


def test_t_38_no_second_trophy_of_the_same_player() -> None:
    s = table()
    own(s, GREEN, "parma")
    s.trophies = exchanged(s.trophies, RED, 1 << GREEN)
    troops(s, RED, "parma", 2)
    sieges(s)
    assert s.holder[CITY["parma"]] == RED
    assert s.trophies[RED] == 1 << GREEN


def test_t_42_one_tile_for_two_retreats() -> None:
    s = table()
    s.up = exchanged(s.up, GREEN, 1 << CITY["venice"])
    s.routed = (GREEN * 30 + CITY["ancona"], GREEN * 30 + CITY["bari"])
    s.reserve[GREEN] = 2
    ask(s, Retreats(0))
    act(s, GREEN, UseSource(8 + CITY["venice"], SHIP))
    for name in ("ancona", "bari"):
        act(s, GREEN, RetreatBySea(CITY[name], CITY["venice"]))
    assert standing(s, GREEN, "venice") == 3
    assert s.up[GREEN] == 0


def test_t_43_tied_troops_fight_nobody_else() -> None:
    s = table()
    troops(s, BLUE, "siena", 2)
    troops(s, RED, "siena", 2)
    troops(s, GREEN, "siena", 4)
    sieges(s)
    assert s.holder[CITY["siena"]] == GREEN
    assert sorted(s.routed) == [BLUE * 30 + CITY["siena"], RED * 30 + CITY["siena"]]


def test_a_third_besieger_is_fought_after_the_first() -> None:
    """B-06: one by one in turn order."""
    s = table()
    troops(s, BLUE, "siena", 4)
    troops(s, RED, "siena", 1)
    troops(s, GREEN, "siena", 1)
    sieges(s)
    assert asked(s) == "after_battle"
    assert standing(s, BLUE, "siena") == 2
    assert standing(s, RED, "siena") == standing(s, GREEN, "siena") == 0


def test_a_winner_without_troops_does_not_besiege() -> None:
    """B-08: bonuses alone cannot besiege."""
    s = table()
    troops(s, RED, "siena", 1)
    troops(s, GREEN, "siena", 1)
    s.tokens = exchanged(s.tokens, RED, 3)
    sieges(s)
    act(s, RED, Announce(TOKEN_BONUS), PassBonus())
    assert asked(s) == ""
    assert s.holder[CITY["siena"]] == -1


def test_vir_469_a_foreign_agent_bars_the_french_bonus() -> None:
    s = table()
    s.allies = exchanged(s.allies, FRANCE, RED)
    agent(s, GREEN, FRANCE_PLACE)
    s.tokens = exchanged(s.tokens, RED, 1)
    troops(s, RED, "genoa", 2)
    sieges(s)
    assert bonuses(s, RED) == [TOKEN_BONUS]


def test_the_year_limit_and_the_endless_year_end_a_game() -> None:
    """B-58: the option, and the guard of this project."""
    s = table(year_limit=10)
    s.year = 9
    check_end(s)
    assert s.last_year == 0
    s.year = 10
    check_end(s)
    assert s.last_year == 1
    s = table()
    s.year = 59
    check_end(s)
    assert s.last_year == 0
    s.year = 60
    check_end(s)
    assert s.last_year == 1
