"""Paying costs."""

import pytest

from signoria.core import flow
from signoria.core.chance import Rng
from signoria.core.rows import exchanged
from signoria.games.virtu.actions import Pay, TakeFlorins
from signoria.games.virtu.lanes import lanes
from signoria.games.virtu.means import Means
from signoria.games.virtu.patronage import Financing, next_step
from signoria.games.virtu.paying import Payment
from signoria.games.virtu.sources import (
    FOR_ACTION,
    FOR_ALLIANCE,
    FOR_FLORINS,
    FOR_PATRONAGE,
    FOR_PURCHASE,
    FOR_REMOVAL,
    FOR_RETREAT,
    INDULGENCE_SOURCE,
    MICHELANGELO_SOURCE,
    amount,
    available,
)
from signoria.games.virtu.state import WINTER, Virtu
from signoria.games.virtu.tables import ANNEX, EMPIRE, MICHELANGELO, OTTOMAN, PATRONAGE
from tests.games.virtu.table import (
    CITY,
    EMPIRE_PLACE,
    GREEN,
    RED,
    ROOM_CARD,
    UPGRADE,
    YELLOW,
    act,
    agent,
    ask,
    courtier,
    offered,
    own,
    put,
    refused,
    room,
    source,
    suggestion,
    table,
    tiles,
    turn_down,
)

INDULGENCE = 1 << INDULGENCE_SOURCE


def pay(florins: int = 0, crowns: int = 0, crosses: int = 0, cavalry: int = 0, ships: int = 0) -> Pay:
    return Pay(florins, crowns, crosses, cavalry, ships)


def paying(s: Virtu, seat: int, purpose: int, **cost: int) -> Virtu:
    return ask(s, Payment(seat, purpose, **cost))


def test_vir_213_a_source_gives_all_symbols_of_one_kind() -> None:
    s = table()
    paying(s, RED, FOR_ACTION, crowns=2)  # Florence shows 2 crowns and 3 florins
    act(s, RED, pay(crowns=source("florence")))
    assert not s.up[RED] >> CITY["florence"] & 1
    assert s.coins[RED] == 1


def test_vir_213_one_source_never_gives_two_kinds() -> None:
    s = table()
    paying(s, RED, FOR_PURCHASE, florins=3, crowns=2)
    florence = source("florence")
    assert refused(s, RED, pay(florins=florence, crowns=florence)) == "used-twice"


def test_vir_214_courtiers_tiles_and_bonuses_are_exhausted_and_room_cards_are_not() -> None:
    s = table()
    s.marker[RED] = 0
    turn_down(s, RED)
    put(s, RED, 0, "envoy")
    put(s, RED, 5, "bishop")
    put(s, RED, 10, "consigliere")
    own(s, RED, "siena")
    s.allies = exchanged(s.allies, EMPIRE, RED)
    paying(s, RED, FOR_ACTION, crowns=4, crosses=1)
    act(s, RED, pay(crowns=ROOM_CARD | UPGRADE | courtier(10) | source("siena"), crosses=1 << 51))
    assert s.face[RED] == 0
    assert s.up[RED] == 0
    assert s.allies_used == 1 << EMPIRE
    assert s.cards[RED * 16] >= 0
    assert s.cards[RED * 16 + 5] >= 0


def test_vir_215_unspent_symbols_are_lost_and_nothing_is_used_for_nothing() -> None:
    s = table()
    own(s, RED, "siena")
    paying(s, RED, FOR_ACTION, crowns=1)
    assert refused(s, RED, pay(crowns=source("florence") | source("siena"))) == "not-needed"
    act(s, RED, pay(crowns=source("florence")))  # two crowns for one: the second is lost
    assert s.coins[RED] == 1


def test_vir_216_florins_can_be_taken_at_any_time_even_outside_the_own_turn() -> None:
    s = table()
    put(s, GREEN, 10, "merchant")
    paying(s, RED, FOR_ACTION, crowns=1)
    act(s, GREEN, TakeFlorins(2))
    assert s.coins[GREEN] == 3
    assert refused(s, GREEN, TakeFlorins(2)) == "exhausted"
    act(s, GREEN, TakeFlorins(8 + CITY["padua"]))
    assert s.coins[GREEN] == 5


def test_vir_216_who_is_paying_names_florins_in_the_payment() -> None:
    s = table()
    paying(s, RED, FOR_ACTION, crowns=2)
    assert refused(s, RED, TakeFlorins(8 + CITY["florence"])) == "paying-now"


def test_vir_217_room_cards_pay_only_for_the_action_of_their_room() -> None:
    s = table()
    s.marker[RED] = 1
    put(s, RED, 0, "envoy")
    put(s, RED, 1, "podesta")
    assert available(s, RED, FOR_ACTION) & ROOM_CARD
    assert amount(s, RED, 0, 1) == 2  # the Podestà, not the Envoy of the other room
    for purpose in (FOR_FLORINS, FOR_REMOVAL, FOR_RETREAT):
        assert not available(s, RED, purpose) & (ROOM_CARD | UPGRADE)


def financing(surplus: int) -> Virtu:
    s = table(surplus_room_florins=surplus)
    s.marker[RED] = room(s, RED, PATRONAGE)
    put(s, RED, s.marker[RED], "banker")  # 3 florins
    turn_down(s, RED)
    put(s, RED, 10, "envoy")
    return ask(s, next_step(s, RED))  # 2 florins and a crown or cross


def test_vir_218_florins_of_room_cards_help_with_a_florin_cost_and_the_surplus_is_kept() -> None:
    s = financing(0)
    act(s, RED, pay(florins=ROOM_CARD, crowns=courtier(10)))
    assert s.coins[RED] == 1 + 1


def test_vir_218_with_the_czech_reading_the_surplus_is_lost() -> None:
    s = financing(1)
    act(s, RED, pay(florins=ROOM_CARD, crowns=courtier(10)))
    assert s.coins[RED] == 1


def test_vir_218_room_florins_cannot_be_taken_without_a_florin_cost() -> None:
    s = financing(0)
    ask(s, Financing(RED))
    assert refused(s, RED, TakeFlorins(0)) == "exhausted"
    paying(s, RED, FOR_ACTION, crowns=1)
    assert refused(s, RED, pay(florins=ROOM_CARD, crowns=courtier(10))) != ""


def test_vir_219_the_two_room_cards_may_give_the_same_or_different_kinds() -> None:
    s = table()
    turn_down(s, RED)
    s.marker[RED] = 0
    put(s, RED, 0, "cardinal")
    put(s, RED, 5, "bishop")
    paying(s, RED, FOR_ACTION, crowns=1, crosses=1)
    assert refused(s, RED, pay(crowns=ROOM_CARD, crosses=UPGRADE)) == ""
    assert refused(s, RED, pay(crowns=UPGRADE, crosses=ROOM_CARD)) == ""
    assert refused(s, RED, pay(crowns=ROOM_CARD, crosses=ROOM_CARD)) == "used-twice"
    paying(s, RED, FOR_ACTION, crowns=2)
    assert refused(s, RED, pay(crowns=ROOM_CARD | UPGRADE)) == ""


def test_vir_221_everything_that_may_pay_for_an_action() -> None:
    s = table()
    s.marker[RED] = 0
    put(s, RED, 5, "bishop")
    put(s, RED, 10, "envoy")
    put(s, RED, 13, "envoy", up=False)
    s.allies = exchanged(s.allies, OTTOMAN, RED)
    s.allies = exchanged(s.allies, EMPIRE, RED)
    expected = ROOM_CARD | UPGRADE | courtier(10) | source("florence") | source("pisa") | 3 << 50 | INDULGENCE
    assert available(s, RED, FOR_ACTION) == expected


def test_vir_222_room_cards_never_pay_in_winter() -> None:
    s = table()
    s.part = WINTER
    put(s, RED, 0, "envoy")
    s.allies = exchanged(s.allies, OTTOMAN, RED)
    s.allies = exchanged(s.allies, EMPIRE, RED)
    own_tiles = source("florence") | source("pisa")
    assert available(s, RED, FOR_PURCHASE) == own_tiles | 1 << 51 | INDULGENCE
    assert available(s, RED, FOR_ALLIANCE) == own_tiles | INDULGENCE


def test_vir_223_ships_retreat_and_crosses_remove() -> None:
    s = table()
    s.allies = exchanged(s.allies, OTTOMAN, RED)
    s.allies = exchanged(s.allies, EMPIRE, RED)
    assert available(s, RED, FOR_RETREAT) >> 49 == 1 << 1  # the Ottoman ships
    assert available(s, RED, FOR_REMOVAL) >> 49 == 1 << 2  # the imperial cross
    s.patron_of = exchanged(s.patron_of, MICHELANGELO, RED)
    assert available(s, RED, FOR_PATRONAGE) >> MICHELANGELO_SOURCE == 1
    assert available(s, RED, FOR_ACTION) >> MICHELANGELO_SOURCE == 0


def test_vir_224_a_cross_is_no_crown() -> None:
    s = table()
    turn_down(s, RED)
    own(s, RED, "ravenna")  # 1 cross, 2 florins
    put(s, RED, 10, "bishop")
    paying(s, RED, FOR_ACTION, crowns=1, crosses=1)
    assert refused(s, RED, pay(crowns=source("ravenna"), crosses=courtier(10))) == "no-such-symbol"
    assert refused(s, RED, pay(crowns=courtier(10), crosses=source("ravenna"))) == ""
    paying(s, RED, FOR_ACTION, either=1)
    assert refused(s, RED, pay(crosses=source("ravenna"))) == ""


def test_too_little_is_not_enough_and_coins_fill_up_florins() -> None:
    s = table()
    s.coins[RED] = 2
    paying(s, RED, FOR_FLORINS, florins=4)
    assert refused(s, RED, pay()) == "not-covered"
    assert refused(s, RED, pay(florins=source("florence"))) == ""
    assert refused(s, RED, pay(florins=source("florence") | source("pisa"))) == ""
    act(s, RED, pay(florins=source("florence")))
    assert s.coins[RED] == 1
    assert s.up[RED] == 1 << CITY["pisa"]


def test_a_surplus_of_courtiers_and_tiles_is_kept() -> None:
    s = table(surplus_room_florins=1)
    s.coins[RED] = 0
    paying(s, RED, FOR_FLORINS, florins=2)
    act(s, RED, pay(florins=source("florence")))
    assert s.coins[RED] == 1


def test_the_suggestion_keeps_what_is_rich_and_begs_last() -> None:
    s = table()
    s.marker[RED] = 0
    put(s, RED, 0, "podesta")  # two crowns for nothing
    put(s, RED, 10, "envoy")
    paying(s, RED, FOR_ACTION, crowns=3)
    assert suggestion(s, RED) == pay(crowns=ROOM_CARD | courtier(10))
    paying(s, RED, FOR_ACTION, crowns=2)
    assert suggestion(s, RED) == pay(crowns=ROOM_CARD)
    paying(s, RED, FOR_ACTION, crowns=6)
    assert suggestion(s, RED) == pay(crowns=ROOM_CARD | courtier(10) | source("florence") | INDULGENCE)


def test_the_suggestion_uses_free_florins_before_coins() -> None:
    s = financing(0)
    assert suggestion(s, RED) == pay(florins=ROOM_CARD, crowns=courtier(10))


def test_sources_with_two_wanted_kinds_are_shared_out() -> None:
    s = table()
    turn_down(s, GREEN)
    s.marker[GREEN] = room(s, GREEN, ANNEX)  # prints no symbol of its own
    own(s, GREEN, "venice", "bologna")  # 1 crown, 2 florins, 2 ships; 1 crown, 1 cross, 2 florins
    paying(s, GREEN, FOR_ACTION, crowns=1, ships=2)
    assert suggestion(s, GREEN) == pay(crowns=source("bologna"), ships=source("venice"))
    means = Means(s, GREEN, available(s, GREEN, FOR_ALLIANCE) & ~INDULGENCE)
    assert means.covers(lanes(crowns=1, ships=2))
    assert not means.covers(lanes(crowns=2, ships=1))
    assert not means.covers(lanes(florins=4, ships=2))


@pytest.mark.parametrize("seed", range(30))
def test_every_proposed_payment_is_legal(seed: int) -> None:
    s = table()
    tiles(s, YELLOW, "republic", "guild")
    own(s, YELLOW, "rome", "siena", "bologna")
    put(s, YELLOW, 10, "bishop")
    paying(s, YELLOW, FOR_PURCHASE, florins=5, crowns=3, crosses=1)
    rng = Rng(seed)
    for option in flow.frame_options(s, YELLOW):
        action = s.stack[-1].propose(s, YELLOW, option, rng)
        assert action is not None
        assert flow.why_not(s, YELLOW, action) == 0


def test_a_limited_bank_pays_only_what_it_has() -> None:
    s = table(bank_limited=1)
    s.coins = [100, 1, 1, 1]
    ask(s, Financing(RED))
    assert len(offered(s, RED, TakeFlorins)) == 2
    act(s, RED, TakeFlorins(8 + CITY["florence"]))
    assert s.coins[RED] == 1 + 2  # of three
    assert offered(s, GREEN, TakeFlorins) == []


def test_with_kinds_bound_to_the_season_a_woken_courtier_repeats_its_kind() -> None:
    """A-03: the option `symbol_kind_scope`; taking florins never counts."""
    for option, expected in ((0, ""), (1, "no-such-symbol")):
        s = table(symbol_kind_scope=option)
        turn_down(s, RED)
        put(s, RED, 10, "bishop")  # a crown and a cross
        paying(s, RED, FOR_REMOVAL, crosses=1)
        act(s, RED, pay(crosses=courtier(10)))
        s.face[RED] |= 1 << 10
        paying(s, RED, FOR_ACTION, crowns=1)
        assert refused(s, RED, pay(crowns=courtier(10))) == expected


def test_a_blocked_alliance_bonus_does_not_pay() -> None:
    s = table()
    s.allies = exchanged(s.allies, EMPIRE, RED)
    agent(s, GREEN, EMPIRE_PLACE)
    assert not available(s, RED, FOR_REMOVAL) >> 49


def test_the_suggestion_lets_both_room_cards_pay_before_courtiers_and_coins() -> None:
    s = financing(0)
    s.coins[RED] = 9
    put(s, RED, s.marker[RED] + 5, "merchant")  # 2 florins; the Banker shows a crown as well
    assert suggestion(s, RED) == pay(florins=UPGRADE, crowns=ROOM_CARD)
    act(s, RED, suggestion(s, RED))
    assert s.coins[RED] == 9
    assert s.face[RED] == 1 << 10
