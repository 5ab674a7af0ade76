"""Spring, part A: moving, indulgences, using the action."""

from signoria.core.rows import exchanged
from signoria.games.virtu.actions import AskFlorins, Forgo, Pay
from signoria.games.virtu.recruiting import Recruiting
from signoria.games.virtu.requests import may_request
from signoria.games.virtu.scoring import points_of
from signoria.games.virtu.spring import Arrival, FirstRoom, MoveMarker, SpringTurns
from signoria.games.virtu.spring_actions import (
    BuyStep,
    GoOn,
    Govern,
    LeaveIndulgence,
    PayMasks,
    PutMarker,
    RemoveWithCross,
    RemoveWithCrowns,
    Stop,
    TurnUp,
    UseArrow,
)
from signoria.games.virtu.spring_events import ActionForgone, ActionLost
from signoria.games.virtu.state import WINTER, Virtu
from signoria.games.virtu.tables import EMPIRE, GOVERN, INTRIGUE, PATRONAGE
from tests.games.virtu.table import (
    BLUE,
    CITY,
    GREEN,
    RED,
    ROOM_CARD,
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
    tiles,
    told,
    turn_down,
)


def moving(s: Virtu, seat: int, at: int) -> Virtu:
    s.marker[seat] = at
    return ask(s, MoveMarker(seat, 0, 0))


def test_vir_300_players_move_in_turn_order() -> None:
    s = table()
    s.order = (GREEN, RED, BLUE, 2)
    ask(s, SpringTurns(0))
    seen = []
    while asked(s):
        seat = s.stack[-1].key()[0]
        if asked(s) == "move_marker" and s.stack[-1].key()[1] == 0:
            seen.append(seat)
            act(s, seat, GoOn())
        elif asked(s) == "move_marker":
            act(s, seat, Stop())
        else:
            act(s, seat, Forgo())
    assert seen == [GREEN, RED, BLUE, 2]


def test_vir_301_the_first_marker_goes_anywhere_and_passes_nothing() -> None:
    s = table()
    put(s, RED, 13, "envoy", up=False)
    ask(s, FirstRoom(RED))
    assert len(offered(s, RED, PutMarker)) == 5
    act(s, RED, PutMarker(place(s, RED, 4)))
    assert s.marker[RED] == 4
    assert s.face[RED] == 0


def test_vir_302_one_or_two_rooms_and_never_none() -> None:
    s = moving(table(), RED, 0)
    assert refused(s, RED, Stop()) == "must-move"
    act(s, RED, GoOn())
    assert s.marker[RED] == 1
    assert refused(s, RED, Stop()) == ""
    act(s, RED, GoOn())
    assert s.marker[RED] == 2
    assert refused(s, RED, GoOn()) != ""


def test_vir_303_one_more_room_for_two_florins_once() -> None:
    s = table()
    s.coins[RED] = 5
    moving(s, RED, 0)
    assert refused(s, RED, BuyStep()) == "free-steps-first"
    act(s, RED, GoOn(), GoOn(), BuyStep())
    assert s.marker[RED] == 3
    assert s.coins[RED] == 3
    assert refused(s, RED, BuyStep()) == "step-bought"


def test_vir_303_the_florins_may_come_from_a_tile() -> None:
    s = table()
    s.coins[RED] = 0
    moving(s, RED, 0)
    act(s, RED, GoOn(), GoOn(), BuyStep())
    assert asked(s) == "payment"
    act(s, RED, Pay(source("florence"), 0, 0, 0, 0))
    assert s.coins[RED] == 1
    assert s.marker[RED] == 3


def test_vir_304_one_more_room_an_arrow() -> None:
    s = table()
    s.coins[RED] = 0
    turn_down(s, RED)
    own(s, RED, "ancona", "spoleto")
    moving(s, RED, 0)
    act(s, RED, GoOn(), GoOn(), UseArrow(8 + CITY["ancona"]), UseArrow(8 + CITY["spoleto"]))
    assert s.marker[RED] == 4
    assert s.up[RED] == 0
    assert refused(s, RED, UseArrow(8 + CITY["ancona"])) == "exhausted"


def test_t_30_vir_305_a_full_round_passes_both_arrows_once() -> None:
    s = table()
    s.coins[RED] = 2
    own(s, RED, "ancona", "spoleto")
    put(s, RED, 10, "envoy", up=False)
    put(s, RED, 13, "envoy", up=False)
    moving(s, RED, 2)
    act(s, RED, GoOn(), GoOn(), BuyStep())
    assert s.face[RED] == 1 << 10
    act(s, RED, UseArrow(8 + CITY["ancona"]), UseArrow(8 + CITY["spoleto"]))
    assert s.marker[RED] == 2
    assert s.face[RED] == 1 << 10 | 1 << 13


def test_t_01_vir_306_passing_the_left_arrow_wakes_the_left_courtiers_only() -> None:
    s = table()
    put(s, GREEN, 10, "envoy", up=False)
    put(s, GREEN, 13, "bishop", up=False)
    moving(s, GREEN, 3)
    act(s, GREEN, GoOn())  # from room 3 to room 4
    assert s.face[GREEN] == 1 << 10


def test_vir_306_each_pass_of_the_right_arrow_counts() -> None:
    s = table()
    put(s, GREEN, 13, "bishop", up=False)
    moving(s, GREEN, 1)
    act(s, GREEN, GoOn())
    assert s.face[GREEN] == 1 << 13


def test_vir_307_a_courtier_woken_on_the_way_pays_for_the_room_after_it() -> None:
    s = table()
    turn_down(s, RED)
    put(s, RED, 13, "bishop", up=False)
    s.indulgences = exchanged(s.indulgences, RED, 1 << 2)
    s.indulgences_left -= 1
    moving(s, RED, 1)
    act(s, RED, GoOn())
    assert asked(s) == "meet_indulgence"
    act(s, RED, RemoveWithCross(13 - 8))
    assert s.indulgences[RED] == 0
    assert s.indulgences_left == 10
    assert s.face[RED] == 0


def on_indulgence(s: Virtu, *others: str) -> Virtu:
    turn_down(s, RED)
    own(s, RED, *others)
    s.indulgences = exchanged(s.indulgences, RED, 1 << 1)
    s.indulgences_left -= 1
    moving(s, RED, 0)
    return act(s, RED, GoOn())


def test_vir_310_an_indulgence_costs_a_cross_or_two_crowns() -> None:
    s = on_indulgence(table(), "ravenna", "siena", "florence")
    assert [a.key() for a in offered(s, RED, RemoveWithCross)] == [(8 + CITY["ravenna"],)]
    assert refused(s, RED, RemoveWithCrowns(source("florence"))) == ""
    assert refused(s, RED, RemoveWithCrowns(source("siena"))) == "not-covered"
    assert refused(s, RED, RemoveWithCrowns(source("siena") | source("florence"))) == "not-needed"
    act(s, RED, RemoveWithCrowns(source("florence")))
    assert s.indulgences[RED] == 0
    assert s.up[RED] == 1 << CITY["ravenna"] | 1 << CITY["siena"]


def test_vir_310_the_imperial_cross_removes_an_indulgence() -> None:
    s = table()
    s.allies = exchanged(s.allies, EMPIRE, RED)
    on_indulgence(s)
    act(s, RED, RemoveWithCross(51))
    assert s.indulgences[RED] == 0
    assert s.allies_used == 1 << EMPIRE


def test_vir_310_passing_over_an_indulgence_without_removing_it_is_fine() -> None:
    s = on_indulgence(table(), "ravenna")
    act(s, RED, LeaveIndulgence(), GoOn())
    assert s.marker[RED] == 2
    assert s.indulgences[RED] == 1 << 1


def test_vir_310_the_suggestion_uses_what_shows_least() -> None:
    s = on_indulgence(table(), "ravenna", "bologna")
    assert suggestion(s, RED) == RemoveWithCross(8 + CITY["ravenna"])


def test_t_03_vir_311_ending_on_an_indulgence_loses_action_and_request() -> None:
    s = on_indulgence(table(), "ravenna")
    act(s, RED, LeaveIndulgence(), Stop())
    assert told(s, ActionLost) == [ActionLost(RED, place(s, RED, 1))]
    assert not may_request(s, RED)
    s.marker[RED] = 3
    assert not may_request(s, RED)  # nor anywhere else this year


def test_vir_312_after_removing_it_on_landing_the_action_is_free() -> None:
    s = on_indulgence(table(), "ravenna")
    act(s, RED, RemoveWithCross(8 + CITY["ravenna"]), Stop())
    assert asked(s) == "annexing"  # room 1 of Florence prints Annex


def landing(s: Virtu, seat: int, action: int) -> Virtu:
    s.marker[seat] = room(s, seat, action)
    return ask(s, Arrival(seat))


def test_vir_313_an_indulgence_gives_three_florins_once_a_year() -> None:
    s = landing(table(), RED, GOVERN)
    act(s, RED, AskFlorins())
    assert s.coins[RED] == 1 + 3
    assert refused(s, RED, AskFlorins()) == "already-requested"
    s = table()
    s.indulgences_left = 0
    landing(s, RED, GOVERN)
    assert refused(s, RED, AskFlorins()) == "no-indulgence-left"


def test_vir_314_the_card_is_laid_after_the_action() -> None:
    s = landing(table(), RED, GOVERN)
    act(s, RED, AskFlorins())
    assert s.indulgences[RED] == 0
    assert s.owed == 1 << RED
    act(s, RED, Govern(ROOM_CARD, 0))
    assert s.indulgences[RED] == 1 << s.marker[RED]
    assert s.indulgences_left == 9


def test_vir_314_the_crown_pays_for_the_action_of_the_room() -> None:
    s = table()
    s.up = exchanged(s.up, RED, 0)
    landing(s, RED, GOVERN)
    act(s, RED, Govern(ROOM_CARD | 1 << 52, 0))
    assert s.stack[-1].key()[1] == 2  # two symbols
    assert refused(s, RED, TurnUp(source("florence") >> 8 | source("pisa") >> 8, 0)) == ""
    act(s, RED, TurnUp(0, 0))
    assert s.indulgences[RED] == 1 << s.marker[RED]


def test_vir_315_in_winter_the_card_is_laid_at_once() -> None:
    s = table()
    s.part = WINTER
    ask(s, Recruiting(RED, 0))
    act(s, RED, AskFlorins())
    assert s.indulgences[RED] == 1 << s.marker[RED]
    assert s.coins[RED] == 4


def test_vir_316_a_room_holds_one_indulgence_and_a_palace_several() -> None:
    s = table()
    s.indulgences = exchanged(s.indulgences, RED, 0b11)
    s.marker[RED] = 1
    assert not may_request(s, RED)
    s.marker[RED] = 2
    assert may_request(s, RED)


def test_vir_317_a_room_with_an_indulgence_is_useless() -> None:
    s = table()
    turn_down(s, RED)
    s.indulgences = exchanged(s.indulgences, RED, 1 << 1)
    s.marker[RED] = 1
    ask(s, Arrival(RED))
    assert asked(s) == ""
    assert told(s, ActionLost)


def test_vir_318_each_indulgence_costs_a_point() -> None:
    s = table()
    before = points_of(s, RED)
    s.indulgences = exchanged(s.indulgences, RED, 0b10010)
    assert points_of(s, RED) == before - 2


def test_vir_320_the_action_card_decides_the_action() -> None:
    s = table()
    at = room(s, RED, PATRONAGE)
    put(s, RED, at, "merchant")
    s.marker[RED] = at
    ask(s, Arrival(RED))
    assert asked(s) == "trading"


def test_t_40_vir_321_a_foreign_agent_blocks_but_florins_can_be_asked_for() -> None:
    s = table()
    agent(s, GREEN, place(s, RED, room(s, RED, GOVERN)))
    landing(s, RED, GOVERN)
    assert asked(s) == "blocked"
    assert refused(s, RED, Govern(ROOM_CARD | 1 << 52, 0)) == "room-blocked"
    act(s, RED, AskFlorins())
    assert s.coins[RED] == 4
    assert s.indulgences[RED] == 1 << s.marker[RED]


def test_vir_321_an_own_agent_does_not_block() -> None:
    s = table()
    agent(s, RED, place(s, RED, room(s, RED, GOVERN)))
    assert asked(landing(s, RED, GOVERN)) == "governing"


def test_vir_321_intrigue_works_despite_a_foreign_agent() -> None:
    s = table()
    agent(s, GREEN, place(s, RED, room(s, RED, INTRIGUE)))
    landing(s, RED, INTRIGUE)
    assert refused(s, RED, PayMasks(ROOM_CARD)) == ""


def test_vir_322_an_action_may_be_forgone() -> None:
    s = landing(table(), RED, GOVERN)
    act(s, RED, Forgo())
    assert told(s, ActionForgone)
    assert asked(s) == ""


def test_vir_322_who_cannot_pay_and_not_ask_is_not_asked() -> None:
    s = table()
    turn_down(s, RED)
    s.requested = 1 << RED
    landing(s, RED, PATRONAGE)
    assert asked(s) == ""
    assert told(s, ActionForgone)


def test_a_courtier_can_pay_for_the_way() -> None:
    s = table()
    tiles(s, RED, "principality")
    moving(s, RED, 0)
    act(s, RED, GoOn(), GoOn())
    assert offered(s, RED, UseArrow) == [UseArrow(8 + 31)]
    assert courtier(10) == 4
