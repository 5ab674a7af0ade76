"""Winter: cards, titles and cathedrals are bought in one payment."""

from signoria.core.rows import exchanged
from signoria.games.virtu.actions import AskFlorins, Discard, LayCourtier, Pay, TakeFlorins
from signoria.games.virtu.buying import Buying
from signoria.games.virtu.recruiting import Recruiting
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.winter_actions import BuildCathedral, BuyNothing, Checkout, Want
from tests.games.virtu.table import (
    BLUE,
    CARD,
    CITY,
    ITEM,
    RED,
    TILE,
    YELLOW,
    act,
    ask,
    asked,
    courtier,
    offered,
    own,
    put,
    refused,
    source,
    tiles,
    turn_down,
)
from tests.games.virtu.winters import winter


def buying(s: Virtu, seat: int, florins: int) -> Virtu:
    s.coins[seat] = florins
    return ask(s, Buying(seat, 0))


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
