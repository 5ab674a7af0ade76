"""Rulings: those made in this project (C-01 to C-18), and those of the ledger that no rule's test shows."""

from signoria.core import flow
from signoria.core.chance import seeded
from signoria.core.rows import exchanged
from signoria.games.virtu import GAME
from signoria.games.virtu.actions import AskFlorins, Discard, Pay, TakeFlorins
from signoria.games.virtu.annex import Annexing
from signoria.games.virtu.buying import Buying
from signoria.games.virtu.govern import TurningUp
from signoria.games.virtu.paying import Payment
from signoria.games.virtu.reorganise import Rearranging, begin_rearranging
from signoria.games.virtu.retreat import Retreats
from signoria.games.virtu.sieges import SiegeTurns
from signoria.games.virtu.sources import FOR_ACTION, FOR_FLORINS
from signoria.games.virtu.spring import MoveMarker
from signoria.games.virtu.spring_actions import Annex, BuyStep, TurnUp
from signoria.games.virtu.state import SIEGES, WINTER
from signoria.games.virtu.tables import FORTIFICATION
from signoria.games.virtu.war_actions import Announce, Besiege, GiveUp, PassBonus, RetreatByRoad
from signoria.games.virtu.war_bonuses import CANNONS_BONUS, FORTIFICATION_BONUS, TOKEN_BONUS
from signoria.games.virtu.winter import WinterTurn
from signoria.games.virtu.winter_actions import BuyNothing, MoveCard, Want
from tests.games.virtu.table import (
    BLUE,
    CITY,
    GREEN,
    ITEM,
    RED,
    TABLES,
    TILE,
    YELLOW,
    act,
    agent,
    ask,
    asked,
    courtier,
    offered,
    own,
    put,
    refused,
    source,
    table,
    tiles,
    troops,
    turn_down,
)


def test_c_01_powers_are_chosen_in_turn_order() -> None:
    s = GAME.new_state(TABLES, 4, {}, seeded(3))
    assert flow.must_answer(s) == 1 << s.order[0]


def test_c_02_a_payment_uses_no_source_for_nothing() -> None:
    s = table()
    ask(s, Payment(RED, FOR_FLORINS, florins=3))
    both = source("florence") | source("pisa")
    assert refused(s, RED, Pay(both, 0, 0, 0, 0)) == "not-needed"
    assert refused(s, RED, Pay(source("florence"), 0, 0, 0, 0)) == ""


def test_c_03_florins_alone_come_from_the_purse_unasked() -> None:
    s = table()
    s.coins[RED] = 2
    ask(s, MoveMarker(RED, 2, 0))
    act(s, RED, BuyStep())
    assert asked(s) != "payment"
    assert s.coins[RED] == 0


def test_c_05_annexing_takes_the_cheapest_way() -> None:
    s = table()
    put(s, RED, 10, "podesta")
    put(s, RED, 13, "admiral")
    own(s, RED, "florence", "ravenna")
    ask(s, Annexing(RED))
    act(s, RED, Annex(CITY["ancona"]))  # by road from Ravenna, by sea as well
    assert s.stack[-1].key()[3:] == (0, 3, 0, 0, 0, 0)


def test_c_08_florins_of_a_discarded_courtier_are_taken() -> None:
    s = table()
    put(s, RED, 10, "banker")
    begin_rearranging(s, RED)
    ask(s, Rearranging(RED))
    act(s, RED, Discard(10))
    assert s.coins[RED] == 1 + 3


def test_c_10_who_can_announce_nothing_is_not_asked() -> None:
    s = table()
    s.part = SIEGES
    troops(s, RED, "genoa", 5)
    ask(s, SiegeTurns(0))
    assert asked(s) == ""
    assert s.holder[CITY["genoa"]] == RED


def test_c_10_fortification_is_announced_like_any_bonus() -> None:
    s = table()
    s.part = SIEGES
    s.patron_of = exchanged(s.patron_of, FORTIFICATION, BLUE)
    troops(s, RED, "genoa", 5)
    ask(s, SiegeTurns(0))
    assert offered(s, BLUE, Announce) == [Announce(FORTIFICATION_BONUS)]
    act(s, BLUE, PassBonus())
    assert s.holder[CITY["genoa"]] == RED


def test_c_11_a_winner_decides_again_after_further_battles() -> None:
    s = table()
    s.part = SIEGES
    troops(s, BLUE, "siena", 1)
    troops(s, RED, "siena", 4)
    troops(s, GREEN, "siena", 1)
    s.fought = exchanged(s.fought, RED, 1 << CITY["siena"])
    s.order = (RED, BLUE, YELLOW, GREEN)
    ask(s, SiegeTurns(0))
    assert asked(s) == "after_battle"
    act(s, RED, Besiege())
    assert asked(s) == "after_battle"  # Blue and Green are beaten
    act(s, RED, GiveUp())
    assert len(s.routed) == 2


def test_c_13_cannons_cost_one_florin_for_both_symbols() -> None:
    s = table()
    s.part = SIEGES
    turn_down(s, RED)
    tiles(s, RED, "cannons")
    troops(s, RED, "genoa", 2)
    ask(s, SiegeTurns(0))
    act(s, RED, Announce(CANNONS_BONUS))
    assert s.coins[RED] == 0


def test_c_15_bought_things_rest_until_the_next_year() -> None:
    s = table()
    s.part = WINTER
    s.fresh = exchanged(s.fresh, RED, 1 << (8 + TILE["guild"]))
    tiles(s, RED, "guild")
    ask(s, WinterTurn(RED, 3))
    assert refused(s, RED, TakeFlorins(8 + TILE["guild"])) == "exhausted"


def test_c_16_which_card_lies_where_makes_an_arrangement() -> None:
    s = table()
    put(s, RED, 10, "bishop")
    put(s, RED, 13, "bishop", up=False)
    begin_rearranging(s, RED)
    ask(s, Rearranging(RED))
    act(s, RED, MoveCard(10, 14))
    assert refused(s, RED, MoveCard(14, 10)) == "same-arrangement"


def test_c_17_an_indulgence_for_florins_leaves_the_crown_to_the_basket() -> None:
    s = table()
    s.part = WINTER
    turn_down(s, RED)
    s.coins[RED] = 3
    ask(s, Buying(RED, 0))
    assert refused(s, RED, AskFlorins()) == ""
    act(s, RED, Want(ITEM["bishop"]))  # its crown can only come from the indulgence
    assert refused(s, RED, AskFlorins()) == "not-covered"


def test_c_18_a_winter_step_without_a_choice_is_passed_over() -> None:
    s = table()
    s.part = WINTER
    turn_down(s, RED)
    s.coins[RED] = 0
    s.requested = 1 << RED
    ask(s, WinterTurn(RED, 1))
    assert asked(s) == ""


def test_b_04_a_siege_goes_on_against_the_new_owner() -> None:
    s = table()
    troops(s, RED, "siena", 5)
    own(s, GREEN, "siena")
    s.tokens = exchanged(s.tokens, GREEN, 1)
    s.part = SIEGES
    ask(s, SiegeTurns(0))
    assert offered(s, GREEN, Announce) == [Announce(TOKEN_BONUS)]
    act(s, GREEN, PassBonus())
    assert s.trophies[RED] == 1 << GREEN


def test_b_15_no_retreat_to_a_city_lost_in_the_same_spring() -> None:
    s = table()
    own(s, BLUE, "pisa")
    s.routed = (RED * 30 + CITY["siena"],)
    s.reserve[RED] = 4
    ask(s, Retreats(0))
    assert offered(s, RED, RetreatByRoad) == [RetreatByRoad(CITY["siena"], CITY["florence"])]


def test_b_72_crown_and_cross_of_one_courtier_do_not_add_up() -> None:
    s = table()
    turn_down(s, RED)
    put(s, RED, 10, "bishop")
    ask(s, Payment(RED, FOR_ACTION, crowns=1, crosses=1))
    assert refused(s, RED, Pay(0, courtier(10), courtier(10), 0, 0)) == "used-twice"


def test_b_33_a_blocked_bonus_may_be_reactivated() -> None:
    s = table()
    s.allies = exchanged(s.allies, 0, RED)
    s.allies_used = 1
    agent(s, GREEN, 55)
    ask(s, TurningUp(RED, 1, 0))
    act(s, RED, TurnUp(0, 1))
    assert s.allies_used == 0


def test_when_time_runs_out_nothing_is_spent_that_need_not_be() -> None:
    s = table()
    s.part = WINTER
    assert GAME.default(ask(s, Buying(RED, 0)), RED) == BuyNothing()
    s.routed = (RED * 30 + CITY["siena"],)
    s.reserve[RED] = 3
    ask(s, Retreats(0))
    assert isinstance(GAME.default(s, RED), RetreatByRoad)
    ask(s, Payment(RED, FOR_ACTION, crowns=2))
    assert GAME.default(s, RED) == Pay(crowns=source("florence"))


def test_c_14_florins_never_bind_a_source() -> None:
    s = table(symbol_kind_scope=1)
    turn_down(s, RED)
    put(s, RED, 10, "banker")  # 3 florins or a crown
    s.coins[RED] = 0
    ask(s, Payment(RED, FOR_FLORINS, florins=3))
    act(s, RED, Pay(florins=courtier(10)))
    s.face[RED] = 1 << 10
    ask(s, Payment(RED, FOR_ACTION, crowns=1))
    act(s, RED, Pay(crowns=courtier(10)))
    s.face[RED] = 1 << 10
    ask(s, MoveMarker(RED, 1, 0))
    act(s, RED, TakeFlorins(2))
    assert s.coins[RED] == 3
