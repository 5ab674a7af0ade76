"""Troops, treachery cards and the hand limit: PRI-007 to PRI-012, PRI-070 to PRI-078."""

from signoria.games.princes import reasons
from signoria.games.princes.actions import (
    BuyCard,
    BuyTroop,
    Discard,
    Done,
    GiveBack,
    Keep,
    StealGold,
    TakeFamilyCard,
    TakeTileCard,
)
from signoria.games.princes.deal_actions import Gift
from signoria.games.princes.events import CardDrawn, CardPutUnder, PileReshuffled
from signoria.games.princes.tables import NOBODY
from signoria.games.princes.treachery import HandLimit, KeepOne, hand_limit
from signoria.games.princes.turn import AfterAction
from signoria.games.princes.view import view
from tests.games.princes.table import (
    P,
    asked,
    card,
    do,
    hand,
    lot,
    next_cards,
    offered,
    purse,
    refused,
    table,
    told,
    top,
    troop,
)


def test_pri_070_exactly_one_of_buying_giving_back_or_a_card() -> None:
    s = table(P(troops="pikemen"), P(), P())
    assert {BuyTroop, GiveBack, BuyCard} <= offered(s, 0)
    do(s, 0, BuyTroop(troop("crossbowmen")))
    assert asked(s) == 1


def test_pri_071_a_troop_costs_its_printed_price_and_no_discount_applies() -> None:
    s = table(P("gonzaga", gold=10), P(), P())
    do(s, 0, BuyTroop(troop("pikemen")))
    assert s.gold[0] == 8
    assert s.troops[0] == 1 << troop("pikemen")


def test_pri_072_only_what_is_there_and_can_be_paid() -> None:
    s = table(P(gold=2), P(troops="stradiots"), P(troops="stradiots"))
    assert refused(s, 0, BuyTroop(troop("field_fortification"))) == reasons.TOO_POOR
    assert refused(s, 0, BuyTroop(troop("stradiots"))) == reasons.NONE_LEFT


def test_pri_010_pri_072_one_troop_of_each_type() -> None:
    s = table(P(troops="pikemen"), P(), P())
    assert refused(s, 0, BuyTroop(troop("pikemen"))) == reasons.TROOP_OWNED


def test_pri_073_no_cavalry_or_artillery_in_decade_one() -> None:
    s = table(P("gonzaga"), P(), P())
    for name in ("cavalry", "artillery"):
        assert refused(s, 0, BuyTroop(troop(name))) == reasons.TOO_EARLY
    s = table(P("gonzaga"), P(), P(), decade=2)
    assert refused(s, 0, BuyTroop(troop("cavalry"))) == 0


def test_pri_073_pri_255_deste_a_may_buy_artillery_at_once_but_not_side_b() -> None:
    s = table(P("deste"), P(), P())
    assert refused(s, 0, BuyTroop(troop("artillery"))) == 0
    assert refused(s, 0, BuyTroop(troop("cavalry"))) == reasons.TOO_EARLY
    s = table(P("deste"), P(), P(), side=1)
    assert refused(s, 0, BuyTroop(troop("artillery"))) == reasons.TOO_EARLY


def test_pri_074_giving_back_brings_no_money_and_the_troop_is_for_sale_again() -> None:
    s = table(P(troops="pikemen", gold=5), P(), P())
    before = s.supply[troop("pikemen")]
    assert refused(s, 0, GiveBack(troop("cavalry"))) == reasons.NOT_OWNED
    do(s, 0, GiveBack(troop("pikemen")))
    assert s.troops[0] == 0
    assert s.gold[0] == 5
    assert s.supply[troop("pikemen")] == before + 1


def test_pri_075_a_card_costs_one_gold_and_one_influence() -> None:
    s = table(P("gonzaga", gold=1, influence=1), P(gold=0), P())
    do(s, 0, BuyCard())
    assert purse(s, 0) == (0, 0)
    assert s.hands[0].bit_count() == 1
    do(s, 0, Done())
    assert refused(s, 1, BuyCard()) == reasons.TOO_POOR


def test_pri_076_a_card_is_drawn_face_down() -> None:
    s = table(P("gonzaga"), P(), P())
    next_cards(s, "veto")
    do(s, 0, BuyCard())
    assert hand(s, 0) == ["veto"]
    assert [event.of("card") for event in told(s, CardDrawn, seat=0)] == [card("veto")]
    assert [event.of("card") for event in told(s, CardDrawn, seat=1)] == [NOBODY]
    assert view(s, 1).seats[0].cards == 1
    assert view(s, 1).hand == []


def test_pri_077_an_empty_pile_is_renewed_from_the_discards() -> None:
    s = table(P("gonzaga"), P(), P())
    s.discard, s.pool = s.pool, []
    do(s, 0, BuyCard())
    assert told(s, PileReshuffled)[0].of("cards") == 25
    assert len(s.pool) == 24
    assert s.discard == []


def test_pri_078_buying_with_a_full_hand_is_legal() -> None:
    s = table(P("gonzaga", cards="veto freeze_bid"), P(), P())
    do(s, 0, BuyCard())
    assert isinstance(s.stack[-1], HandLimit)
    do(s, 0, Discard(card("freeze_bid")))
    assert s.hands[0].bit_count() == 2


def test_pri_008_discard_among_old_and_new_cards_before_anything_else() -> None:
    s = table(P("gonzaga", cards="freeze_bid bad_weather"), P(), P())
    next_cards(s, "bribe_cardinal")
    do(s, 0, BuyCard())
    assert refused(s, 0, StealGold(1)) == reasons.DISCARD_FIRST
    assert refused(s, 1, Gift(0, 1, 0)) != 0
    assert refused(s, 0, Discard(card("veto"))) == reasons.NO_SUCH_CARD
    do(s, 0, Discard(card("freeze_bid")))
    assert hand(s, 0) == ["bad_weather", "bribe_cardinal"]
    assert view(s, 2).discard.count(card("freeze_bid")) == 8  # seven lie there already


def test_pri_007_hand_limits() -> None:
    s = table(P("malatesta"), P("gonzaga", tiles="cesare_borgia ferrante_of_aragon"), P())
    assert [hand_limit(s, seat) for seat in range(3)] == [3, 4, 2]


def test_pri_258_malatesta_a_limit_3_and_a_free_card_once_per_decade() -> None:
    s = table(P("malatesta", gold=0, influence=0), P(), P())
    do(s, 0, TakeFamilyCard())
    assert s.hands[0].bit_count() == 1
    assert purse(s, 0) == (0, 0)
    assert refused(s, 0, TakeFamilyCard()) == reasons.USED_UP


def test_pri_258_malatesta_b_has_only_the_limit() -> None:
    s = table(P("malatesta"), P(), P(), side=1)
    assert TakeFamilyCard not in offered(s, 0)
    assert hand_limit(s, 0) == 3


def test_pri_277_cesare_and_ferrante_add_up() -> None:
    s = table(P("malatesta", tiles="cesare_borgia ferrante_of_aragon"), P(), P())
    assert hand_limit(s, 0) == 5


def test_pri_011_a_turned_tile_is_used_up_until_the_next_decade() -> None:
    s = table(P(tiles="pallavicino"), P(), P())
    do(s, 0, TakeTileCard(lot("pallavicino")))
    assert refused(s, 0, TakeTileCard(lot("pallavicino"))) == reasons.USED_UP
    assert view(s, 1).seats[0].used == [lot("pallavicino")]


def test_pri_012_a_played_card_goes_face_up_to_the_discards() -> None:
    s = table(P(cards="steal_gold steal_gold"), P(), P())
    do(s, 0, StealGold(1))
    do(s, 0, StealGold(1))
    assert view(s, 2).discard == [card("steal_gold")] * 2


def test_pri_254_bentivoglio_draws_two_keeps_one_and_puts_the_other_under_the_pile() -> None:
    s = table(P("bentivoglio"), P(), P())
    next_cards(s, "veto", "bad_weather")
    do(s, 0, BuyCard())
    assert isinstance(s.stack[-1], KeepOne)
    assert view(s, 0).drawn == [card("bad_weather"), card("veto")]
    assert view(s, 1).drawn == []
    do(s, 0, Keep(card("veto")))
    assert hand(s, 0) == ["veto"]
    assert view(s, 0).put_under == [card("bad_weather")]
    assert view(s, 1).put_under == []
    assert [event.of("card") for event in told(s, CardPutUnder, seat=1)] == [NOBODY]


def test_pri_254_only_then_the_hand_limit() -> None:
    s = table(P("bentivoglio", cards="freeze_bid freeze_bid"), P(), P())
    do(s, 0, BuyCard())
    do(s, 0, Keep(view(s, 0).drawn[0]))
    assert isinstance(s.stack[-1], HandLimit)


def test_pri_254_not_for_free_cards() -> None:
    s = table(P("bentivoglio", tiles="pallavicino"), P(), P())
    do(s, 0, TakeTileCard(lot("pallavicino")))
    assert s.hands[0].bit_count() == 1
    assert s.under == []


def test_pri_077_pri_254_an_almost_empty_pile_is_renewed_between_the_two_cards() -> None:
    s = table(P("bentivoglio"), P(), P())
    s.discard, s.pool = s.pool[1:], s.pool[:1]
    do(s, 0, BuyCard())
    assert s.drawn.bit_count() == 2
    assert len(s.pool) == 23


def test_pri_254_a_card_under_the_pile_comes_last_and_its_taker_does_not_know_that_it_is_known() -> None:
    s = table(P("bentivoglio"), P("gonzaga"), P())
    next_cards(s, "veto", "bad_weather")
    do(s, 0, BuyCard())
    do(s, 0, Keep(card("veto")), Done())
    assert s.pool == []
    do(s, 1, BuyCard())
    assert hand(s, 1) == ["bad_weather"]
    assert s.peeked == s.hands[1]
    assert top(s, AfterAction).seat == 1
