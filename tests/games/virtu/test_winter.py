"""Winter: pay, rearrange, buy, recruit, alliances."""

import pytest

from signoria.core.rows import exchanged
from signoria.core.seating import members
from signoria.games.virtu.actions import AskFlorins, Discard, LayCourtier, Pay, TakeFlorins
from signoria.games.virtu.alliances import Allying
from signoria.games.virtu.buying import Buying
from signoria.games.virtu.pay_troops import Wages, wages_due
from signoria.games.virtu.recruiting import Recruiting
from signoria.games.virtu.reorganise import Rearranging, begin_rearranging
from signoria.games.virtu.sources import bonus_ready
from signoria.games.virtu.state import WINTER, Virtu
from signoria.games.virtu.tables import CROWN, EMPIRE, FRANCE, OTTOMAN, SHIP
from signoria.games.virtu.winter import WinterTurns
from signoria.games.virtu.winter_actions import (
    BuildCathedral,
    BuyNothing,
    Checkout,
    Dismiss,
    EndRearranging,
    EndRecruiting,
    FormAlliance,
    FormWithAgent,
    MoveCard,
    NoAlliance,
    PayTroops,
    Recruit,
    TakeOver,
    Want,
)
from tests.games.virtu.table import (
    BLUE,
    CARD,
    CITY,
    FRANCE_PLACE,
    GREEN,
    ITEM,
    OTTOMAN_PLACE,
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
    place,
    put,
    refused,
    source,
    table,
    tiles,
    troops,
    turn_down,
)


def winter(seats: int = 4, **options: int) -> Virtu:
    s = table(seats, **options)
    s.part = WINTER
    return s


def rearranging(s: Virtu, seat: int) -> Virtu:
    begin_rearranging(s, seat)
    return ask(s, Rearranging(seat))


def buying(s: Virtu, seat: int, florins: int) -> Virtu:
    s.coins[seat] = florins
    return ask(s, Buying(seat, 0))


def test_vir_600_all_steps_of_one_player_before_the_next() -> None:
    s = winter()
    s.order = (GREEN, RED, BLUE, YELLOW)
    for seat in range(4):
        s.coins[seat] = 20
        troops(s, seat, TABLES_CITY[seat], 3)
        put(s, seat, 10, "envoy")
        agent(s, seat, FRANCE_PLACE if seat == GREEN else CITY["siena"])
        s.agents = exchanged(s.agents, CITY["siena"], -1)
    put(s, GREEN, 13, "condottiere")
    ask(s, WinterTurns(0))
    seen = []
    answers = {
        "wages": PayTroops(),
        "rearranging": EndRearranging(),
        "buying": BuyNothing(),
        "recruiting": EndRecruiting(),
        "allying": NoAlliance(),
    }
    while asked(s):
        seat = members(s.stack[-1].waits_for(s))[0]
        seen.append((seat, asked(s)))
        act(s, seat, answers[asked(s)])
    steps = ["wages", "rearranging", "buying", "recruiting", "allying"]
    assert [step for seat, step in seen if seat == GREEN] == steps
    assert [seat for seat, step in seen if step == "wages"] == [GREEN, RED, BLUE, YELLOW]
    assert seen.index((RED, "wages")) > seen.index((GREEN, "allying"))


TABLES_CITY = ["milan", "florence", "naples", "venice"]


@pytest.mark.parametrize(("count", "due"), [(2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_t_28_vir_610_wages(count: int, due: int) -> None:
    s = winter()
    troops(s, RED, "florence", count - 1)
    assert wages_due(s, RED) == due


def test_t_28_vir_611_five_troops_and_one_florin() -> None:
    s = winter()
    turn_down(s, RED)
    troops(s, RED, "florence", 4)
    ask(s, Wages(RED))
    assert refused(s, RED, PayTroops()) == "too-poor"
    act(s, RED, Dismiss(CITY["florence"]), PayTroops())
    assert s.coins[RED] == 0
    assert s.reserve[RED] == 2
    assert asked(s) == ""


def test_vir_611_who_will_not_pay_removes_troops() -> None:
    s = winter()
    troops(s, RED, "florence", 2)
    ask(s, Wages(RED))
    act(s, RED, Dismiss(CITY["pisa"]))
    assert asked(s) == ""
    assert s.coins[RED] == 1
    assert refused(ask(s, Wages(RED)), RED, Dismiss(CITY["pisa"])) == "no-troop"


def test_vir_620_one_card_at_a_time_any_number_of_moves() -> None:
    s = winter()
    put(s, RED, 10, "envoy")
    put(s, RED, 13, "podesta")
    rearranging(s, RED)
    act(s, RED, MoveCard(10, 2), MoveCard(13, 3), EndRearranging())
    assert s.cards[RED * 16 + 2] == CARD["envoy"]
    assert s.cards[RED * 16 + 3] == CARD["podesta"]
    assert s.face[RED] == 0


def test_vir_621_marker_indulgence_and_foreign_agents_freeze_rooms_and_t_07() -> None:
    s = winter()
    put(s, RED, 10, "envoy")
    put(s, RED, 2, "podesta")
    s.marker[RED] = 0
    s.indulgences = exchanged(s.indulgences, RED, 1 << 1)
    agent(s, GREEN, place(s, RED, 2))
    agent(s, RED, place(s, RED, 3))
    rearranging(s, RED)
    for number in (0, 1):
        assert refused(s, RED, MoveCard(10, number)) == "room-frozen"
    assert refused(s, RED, MoveCard(2, 13)) == "room-frozen"
    assert refused(s, RED, MoveCard(10, 3)) == ""  # an own agent does not freeze


def test_t_07_vir_467_a_foreign_agent_freezes_the_cards_of_a_room() -> None:
    s = winter()
    put(s, GREEN, 2, "podesta")
    agent(s, RED, place(s, GREEN, 2))
    rearranging(s, GREEN)
    assert refused(s, GREEN, MoveCard(2, 10)) == "room-frozen"


def test_vir_622_only_face_up_courtiers_move_and_stay_face_up() -> None:
    s = winter()
    put(s, RED, 10, "envoy", up=False)
    put(s, RED, 13, "bishop")
    rearranging(s, RED)
    assert refused(s, RED, MoveCard(10, 14)) == "face-down"
    act(s, RED, MoveCard(13, 14))
    assert s.face[RED] == 1 << 14


def test_vir_623_a_card_leaving_a_room_lies_face_down() -> None:
    s = winter()
    put(s, RED, 2, "envoy")
    rearranging(s, RED)
    act(s, RED, MoveCard(2, 13))
    assert s.cards[RED * 16 + 13] == CARD["envoy"]
    assert s.face[RED] == 0


def test_vir_624_no_way_from_room_to_room_and_no_swap() -> None:
    s = winter()
    put(s, RED, 2, "envoy")
    put(s, RED, 10, "bishop")
    put(s, RED, 13, "admiral")
    rearranging(s, RED)
    assert refused(s, RED, MoveCard(2, 3)) == "no-room-to-room"
    assert refused(s, RED, MoveCard(10, 13)) == "field-taken"


def test_vir_625_courtiers_enter_empty_action_or_upgrade_fields() -> None:
    s = winter()
    put(s, RED, 2, "envoy")
    put(s, RED, 10, "bishop")
    rearranging(s, RED)
    assert refused(s, RED, MoveCard(10, 3)) == "needs-action"
    assert refused(s, RED, MoveCard(10, 8)) == "needs-action-card"
    assert refused(s, RED, MoveCard(10, 7)) == ""
    assert refused(s, RED, MoveCard(10, 2)) == "field-taken"


def test_vir_626_every_single_move_keeps_the_rules_of_placing() -> None:
    s = winter()
    for field, name in ((10, "bishop"), (13, "admiral"), (14, "consigliere")):
        put(s, RED, field, name)
    put(s, RED, 2, "envoy")
    rearranging(s, RED)
    assert refused(s, RED, MoveCard(2, 11)) == "no-free-field"  # greyed and locked
    tiles(s, RED, "duchy")
    assert refused(s, RED, MoveCard(2, 11)) == ""


def test_vir_626_an_upgrade_with_an_action_takes_the_room() -> None:
    """B-25: the action card leaves, the upgrade becomes the action card."""
    s = winter()
    put(s, RED, 2, "envoy")
    put(s, RED, 7, "podesta")
    rearranging(s, RED)
    act(s, RED, MoveCard(2, 10))
    assert s.cards[RED * 16 + 2] == CARD["podesta"]
    assert s.cards[RED * 16 + 7] == -1


def test_vir_627_a_card_moves_twice_and_no_arrangement_repeats() -> None:
    s = winter()
    put(s, RED, 10, "bishop")
    rearranging(s, RED)
    act(s, RED, MoveCard(10, 13))
    assert refused(s, RED, MoveCard(13, 10)) == "same-arrangement"
    act(s, RED, MoveCard(13, 14))
    assert refused(s, RED, MoveCard(14, 10)) == "moved-enough"


def test_vir_627_greyed_fields_may_be_exchanged() -> None:
    s = winter()
    tiles(s, RED, "duchy")
    put(s, RED, 11, "bishop")
    rearranging(s, RED)
    assert refused(s, RED, MoveCard(11, 15)) == ""
    act(s, RED, MoveCard(11, 15))
    assert s.face[RED] == 1 << 15


def test_t_20_the_example_of_the_yellow_palace() -> None:
    s = winter()
    put(s, YELLOW, 10, "ferdinand_ii_of_naples")
    put(s, YELLOW, 13, "merchant")
    put(s, YELLOW, 14, "federico_da_montefeltro", up=False)
    put(s, YELLOW, 1, "gonfaloniere")
    put(s, YELLOW, 2, "alfonso_of_calabria")
    put(s, YELLOW, 7, "envoy")
    s.marker[YELLOW] = 0
    s.indulgences = exchanged(s.indulgences, YELLOW, 1 << 3)
    rearranging(s, YELLOW)
    assert refused(s, YELLOW, MoveCard(7, 13)) == "field-taken"  # no free field yet
    assert refused(s, YELLOW, MoveCard(14, 6)) == "face-down"
    for number in (0, 3):
        assert refused(s, YELLOW, MoveCard(10, number)) == "room-frozen"
    act(s, YELLOW, MoveCard(10, 6), MoveCard(13, 10), MoveCard(7, 13))
    at = YELLOW * 16
    assert s.cards[at + 10] == CARD["merchant"]
    assert s.cards[at + 13] == CARD["envoy"]
    assert s.cards[at + 14] == CARD["federico_da_montefeltro"]
    assert s.face[YELLOW] == 1 << 10
    assert [s.cards[at + 1], s.cards[at + 6]] == [CARD["gonfaloniere"], CARD["ferdinand_ii_of_naples"]]
    assert [s.cards[at + 2], s.cards[at + 7]] == [CARD["alfonso_of_calabria"], -1]


def test_t_44_two_courtiers_change_places_through_a_third_field() -> None:
    s = winter()
    put(s, RED, 10, "bishop")
    put(s, RED, 13, "admiral")
    rearranging(s, RED)
    act(s, RED, MoveCard(10, 14), MoveCard(13, 10), MoveCard(14, 13))
    assert s.cards[RED * 16 + 10] == CARD["admiral"]
    assert s.cards[RED * 16 + 13] == CARD["bishop"]
    assert refused(s, RED, MoveCard(13, 14)) == "moved-enough"


def test_vir_211_a_field_may_be_freed_while_rearranging() -> None:
    s = winter()
    for field, name in ((10, "bishop"), (13, "admiral"), (14, "merchant")):
        put(s, RED, field, name)
    put(s, RED, 2, "envoy")
    rearranging(s, RED)
    act(s, RED, Discard(14))
    assert s.coins[RED] == 1 + 2  # the Merchant's florins
    act(s, RED, MoveCard(2, 14))
    assert s.supply[ITEM["merchant"]] == 5


def test_vir_630_different_items_one_of_each_from_the_supply() -> None:
    s = buying(winter(), RED, 20)
    act(s, RED, Want(ITEM["envoy"]))
    assert refused(s, RED, Want(ITEM["envoy"])) == "in-basket"
    s.supply = exchanged(s.supply, ITEM["admiral"], 0)
    assert refused(s, RED, Want(ITEM["admiral"])) == "sold-out"
    act(s, RED, Want(ITEM["merchant"]), Checkout(), Pay(0, 0, 0, 0, 0))
    assert s.coins[RED] == 15
    act(s, RED, LayCourtier(10), LayCourtier(13))
    assert s.supply[ITEM["envoy"]] == s.supply[ITEM["merchant"]] == 4


def test_vir_630_nothing_need_be_bought() -> None:
    s = buying(winter(), RED, 20)
    act(s, RED, BuyNothing())
    assert asked(s) == ""


def test_vir_631_one_payment_for_all_and_sources_are_split() -> None:
    s = buying(winter(), RED, 7)
    act(s, RED, Want(ITEM["bishop"]), Want(ITEM["duchy"]))  # 3 florins + 1 crown each
    assert refused(s, RED, TakeFlorins(8 + CITY["florence"])) == "paying-now"
    act(s, RED, Checkout(), Pay(0, source("florence"), 0, 0, 0))  # its two crowns pay for both
    assert s.coins[RED] == 1


def test_vir_631_what_was_bought_does_not_pay_this_winter() -> None:
    s = buying(winter(), RED, 3)
    act(s, RED, Want(ITEM["guild"]), Checkout(), Pay(0, 0, 0, 0, 0))  # a guild shows 2 florins
    assert s.owned[RED] >> TILE["guild"] & 1
    ask(s, Recruiting(RED, 0))
    assert refused(s, RED, TakeFlorins(8 + TILE["guild"])) == "exhausted"
    s.fresh = exchanged(s.fresh, RED, 0)
    assert refused(s, RED, TakeFlorins(8 + TILE["guild"])) == ""


def test_vir_631_no_item_that_cannot_be_paid_with_the_rest() -> None:
    s = winter()
    turn_down(s, RED)
    buying(s, RED, 5)
    assert refused(s, RED, Want(ITEM["merchant"])) == ""
    act(s, RED, Want(ITEM["envoy"]))
    assert refused(s, RED, Want(ITEM["banker"])) == "not-covered"


def test_vir_632_old_courtiers_may_make_room_even_those_that_paid() -> None:
    s = winter()
    turn_down(s, RED)
    for field, name in ((10, "consigliere"), (13, "admiral"), (14, "merchant")):
        put(s, RED, field, name)
    buying(s, RED, 3)
    act(s, RED, Want(ITEM["bishop"]), Checkout(), Pay(0, courtier(10), 0, 0, 0), Discard(10), LayCourtier(10))
    assert s.cards[RED * 16 + 10] == CARD["bishop"]
    assert s.face[RED] >> 10 & 1


def test_vir_632_no_more_cards_than_fields() -> None:
    s = buying(winter(), RED, 30)
    act(s, RED, Want(ITEM["envoy"]), Want(ITEM["merchant"]), Want(ITEM["admiral"]))
    assert refused(s, RED, Want(ITEM["banker"])) == "no-field-for-card"


def test_vir_633_one_cardinal_one_guild_one_of_each_title() -> None:
    s = winter()
    put(s, RED, 10, "cardinal")
    tiles(s, RED, "guild", "duchy")
    buying(s, RED, 30)
    for name in ("cardinal", "guild", "duchy"):
        assert refused(s, RED, Want(ITEM[name])) == "own-enough"
    assert refused(s, RED, Want(ITEM["principality"])) == ""


def test_vir_634_kingdom_or_republic() -> None:
    s = winter()
    own(s, RED, "siena", "rome")
    buying(s, RED, 30)
    act(s, RED, Want(ITEM["kingdom"]))
    assert refused(s, RED, Want(ITEM["republic"])) == "kingdom-or-republic"
    s = winter()
    tiles(s, RED, "republic")
    assert refused(buying(s, RED, 30), RED, Want(ITEM["kingdom"])) == "kingdom-or-republic"
    s = winter()
    s.supply = exchanged(s.supply, ITEM["kingdom"], 0)
    assert refused(buying(s, RED, 30), RED, Want(ITEM["kingdom"])) == "sold-out"


def test_t_21_vir_635_a_cathedral_needs_a_city_of_value_three() -> None:
    s = buying(winter(), YELLOW, 10)
    act(s, YELLOW, Want(ITEM["cathedral"]), Checkout(), Pay(0, source("naples"), 0, 0, 0))
    assert offered(s, YELLOW, BuildCathedral) == [
        BuildCathedral(CITY["naples"]),
        BuildCathedral(CITY["palermo"]),
    ]
    assert refused(s, YELLOW, BuildCathedral(CITY["pisa"])) == "no-cathedral-city"
    act(s, YELLOW, BuildCathedral(CITY["palermo"]))
    assert s.cathedrals == 1 << CITY["palermo"]
    assert s.owned[YELLOW] >> TILE["cathedral"] & 1
    assert not s.up[YELLOW] >> TILE["cathedral"] & 1
    assert s.supply[ITEM["cathedral"]] == 4
    s = winter()
    own(s, BLUE, "florence")
    put(s, RED, 10, "podesta")
    assert refused(buying(s, RED, 30), RED, Want(ITEM["cathedral"])) == "no-cathedral-city"  # Pisa: 2


def test_vir_636_an_agent_symbol_brings_an_agent() -> None:
    s = buying(winter(), RED, 3)
    act(s, RED, Want(ITEM["consigliere"]), Checkout(), Pay(0, 0, 0, 0, 0))
    assert s.agents_ready[RED] == 3
    act(s, RED, LayCourtier(10))


def test_vir_637_a_title_bought_in_the_same_step_opens_its_field() -> None:
    s = winter()
    for field, name in ((10, "consigliere"), (13, "admiral"), (14, "merchant")):
        put(s, RED, field, name)
    buying(s, RED, 5)
    act(s, RED, Want(ITEM["duchy"]), Want(ITEM["envoy"]), Checkout())
    act(s, RED, Pay(0, source("florence"), 0, 0, 0))
    assert offered(s, RED, LayCourtier) == [LayCourtier(11), LayCourtier(12), LayCourtier(15)]
    act(s, RED, LayCourtier(11))


def test_vir_637_a_card_of_this_purchase_cannot_be_discarded() -> None:
    s = buying(winter(), RED, 5)
    act(s, RED, Want(ITEM["envoy"]), Want(ITEM["merchant"]), Checkout(), Pay(0, 0, 0, 0, 0), LayCourtier(10))
    assert refused(s, RED, Discard(10)) == "bought-now"


def test_vir_315_the_crown_of_an_indulgence_pays_a_purchase() -> None:
    s = winter()
    turn_down(s, RED)
    buying(s, RED, 3)
    act(s, RED, Want(ITEM["bishop"]), Checkout(), Pay(0, 1 << 52, 0, 0, 0))
    assert s.indulgences[RED] == 1 << s.marker[RED]


def test_florins_of_an_indulgence_do_not_take_the_crown_from_the_basket() -> None:
    s = winter()
    turn_down(s, RED)
    buying(s, RED, 3)
    act(s, RED, Want(ITEM["bishop"]))
    assert refused(s, RED, AskFlorins()) == "not-covered"


def test_vir_640_recruiting_costs_one_at_home_and_three_elsewhere() -> None:
    s = winter()
    own(s, RED, "venice", "siena")
    s.coins[RED] = 7
    ask(s, Recruiting(RED, 0))
    act(s, RED, Recruit(CITY["florence"]))
    assert s.coins[RED] == 6
    act(s, RED, Recruit(CITY["venice"]))  # another power's start city
    assert s.coins[RED] == 3
    act(s, RED, Recruit(CITY["siena"]))
    assert s.coins[RED] == 0
    assert s.reserve[RED] == 1
    assert refused(s, RED, Recruit(CITY["milan"])) == "not-your-city"


def test_vir_640_at_most_six_troops_on_the_board() -> None:
    s = winter()
    s.coins[RED] = 9
    ask(s, Recruiting(RED, 0))
    act(s, RED, *[Recruit(CITY["florence"])] * 4)
    assert asked(s) == ""
    assert s.reserve[RED] == 0


def test_vir_640_florins_may_come_from_tiles() -> None:
    s = winter()
    s.coins[RED] = 0
    ask(s, Recruiting(RED, 0))
    act(s, RED, Recruit(CITY["florence"]))
    assert asked(s) == "payment"
    act(s, RED, Pay(source("pisa"), 0, 0, 0, 0))
    assert s.coins[RED] == 2 - 1  # what Pisa shows beyond the price goes to the treasury


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
