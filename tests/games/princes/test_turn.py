"""Turns, their windows, passing: PRI-060 to PRI-065, PRI-200."""

from signoria.core.rows import marked
from signoria.games.princes import reasons
from signoria.games.princes.actions import (
    BuyTroop,
    DeclareWar,
    Done,
    PassTurn,
    PutUp,
    RobByTile,
    StartWar,
    StealGold,
    StealInfluence,
    TakeFamilyCard,
    TakeTileCard,
)
from signoria.games.princes.auction_actions import Pass
from signoria.games.princes.turn import AfterAction, Turn
from signoria.games.princes.turn_effects import AFTER_OFFICES, BEFORE_OFFICES, BETWEEN_OFFICES, WarPause
from signoria.games.princes.weather_and_veto import WeatherOrVeto
from tests.games.princes.table import (
    P,
    asked,
    auction,
    bidding,
    city,
    do,
    lot,
    offered,
    refused,
    skip_windows,
    table,
    top,
    troop,
    war,
)

VENEZIA, ROMA = city("venezia"), city("roma")


def test_pri_015_pri_061_one_action_then_the_next_player_in_order() -> None:
    s = table(P(), P(), P(), order=(1, 0, 2))
    do(s, 0, PassTurn())
    assert asked(s) == 2
    do(s, 2, BuyTroop(troop("pikemen")))
    assert asked(s) == 1


def test_pri_062_turn_effects_are_used_in_addition_to_the_action() -> None:
    s = table(P(cards="steal_gold steal_influence"), P(), P())
    do(s, 0, StealGold(1))
    do(s, 0, StealInfluence(2))
    assert top(s, Turn).seat == 0
    do(s, 0, BuyTroop(troop("pikemen")))
    assert asked(s) == 1


def test_pri_062_only_on_the_own_turn() -> None:
    s = table(P(), P(cards="steal_gold"), P())
    assert refused(s, 1, StealGold(0)) == reasons.NOT_IN_WINDOW


def test_pri_063_windows_before_and_after_the_action() -> None:
    s = table(P(cards="steal_gold steal_gold"), P(), P())
    do(s, 0, StealGold(1))
    do(s, 0, PassTurn())
    assert top(s, AfterAction).seat == 0
    do(s, 0, StealGold(1))
    assert s.gold == [36, 24, 30]
    assert asked(s) == 1


def test_pri_063_windows_around_the_two_auctions_of_an_own_war() -> None:
    s = table(P(cards="steal_gold", troops="pikemen"), P(troops="pikemen"), P())
    war(s, "venezia", "roma")
    do(s, 0, Pass())
    assert top(s, WarPause).window == BEFORE_OFFICES
    do(s, 0, Done())
    bidding(s, 0, -1)
    assert top(s, WarPause).window == BETWEEN_OFFICES
    do(s, 0, Done())
    bidding(s, 0)
    assert top(s, WarPause).window == AFTER_OFFICES
    do(s, 0, StealGold(1))
    assert s.gold[0] == 33


def test_pri_063_windows_are_offered_on_public_grounds() -> None:
    """A hand without a fitting card is asked; an empty one without a fitting tile is not."""
    s = table(P(cards="freeze_bid", troops="pikemen"), P(), P())
    war(s, "venezia", "roma")
    do(s, 0, Pass())
    assert top(s, WarPause).window == BEFORE_OFFICES
    assert offered(s, 0) == {Done}
    s = table(P(troops="pikemen"), P(), P())
    war(s, "venezia", "roma")
    assert not isinstance(s.stack[-1], (WarPause, WeatherOrVeto))


def test_pri_063_pri_309_declaration_of_war_only_after_the_action() -> None:
    s = table(P(cards="declare_war"), P(), P())
    assert refused(s, 0, DeclareWar(VENEZIA, ROMA)) == reasons.NO_DECLARATION_YET
    do(s, 0, PassTurn())
    assert refused(s, 0, DeclareWar(VENEZIA, VENEZIA)) == reasons.SAME_CITY
    do(s, 0, DeclareWar(VENEZIA, ROMA))
    assert s.cannon == 0
    assert asked(s) == 1


def test_pri_064_nobody_steals_while_an_auction_is_running() -> None:
    s = table(P(cards="steal_gold steal_influence", tiles="lucrezia_borgia"), P(), P())
    auction(s, "gozzoli")
    for action in (StealGold(1), StealInfluence(1), RobByTile(1)):
        assert refused(s, 0, action) == reasons.NO_STEALING_NOW


def test_pri_065_the_turn_ends_when_the_active_player_says_so() -> None:
    s = table(P(cards="veto"), P(), P())
    do(s, 0, PassTurn())
    assert asked(s) == 0
    do(s, 0, Done())
    assert asked(s) == 1


def test_pri_065_effects_after_the_action_come_before_the_end_of_the_decade() -> None:
    s = table(P(cards="steal_gold"), P("malatesta", gold=2), P())
    s.display &= ~(1 << lot("gozzoli") | 1 << lot("verrocchio") | 1 << lot("botticelli"))
    s.own = marked(s.own, 2, 1 << lot("gozzoli") | 1 << lot("verrocchio"))
    s.on_city = marked(s.on_city, 0, 1 << lot("botticelli"))
    auction(s, "wine_merchant_1", 0, -1, -1)
    assert s.last_event_sold
    assert s.decade == 1
    do(s, 0, StealGold(1))
    assert s.decade == 2
    assert s.gold[1] == 12


def test_pri_200_passing_is_always_legal_and_nobody_is_out() -> None:
    s = table(P(gold=0, influence=0), P(), P())
    for seat in (0, 1, 2, 0):
        assert asked(s) == seat
        do(s, seat, PassTurn())
    assert asked(s) == 1


def test_pri_200_stall_guard_after_three_rounds_of_passes_an_event_must_come() -> None:
    s = table(P(cards="steal_gold"), P(), P())
    for n in range(9):
        do(s, n % 3, PassTurn())
        skip_windows(s, AfterAction)
    assert refused(s, 0, PassTurn()) == reasons.EVENT_MUST_COME
    assert refused(s, 0, StartWar(VENEZIA, ROMA)) == reasons.EVENT_MUST_COME
    do(s, 0, StealGold(1))
    assert offered(s, 0) == {PutUp}
    auction(s, "gozzoli", 0, -1, -1)
    assert s.passes == 0
    assert PassTurn in offered(s, 1)


def test_pri_200_stall_guard_can_be_switched_off() -> None:
    s = table(P(), P(), P())
    s.stall_guard = False
    for n in range(30):
        do(s, n % 3, PassTurn())
    assert PassTurn in offered(s, 0)


def test_pri_200_free_effects_do_not_break_a_row_of_passes() -> None:
    s = table(P(family="malatesta"), P(), P())
    do(s, 0, TakeFamilyCard())
    do(s, 0, PassTurn())
    assert s.passes == 1


def test_pri_273_two_sources_of_free_cards_on_one_turn() -> None:
    s = table(P(tiles="alfonso_of_aragon pallavicino"), P(), P())
    do(s, 0, TakeTileCard(lot("alfonso_of_aragon")))
    do(s, 0, TakeTileCard(lot("pallavicino")))
    assert s.hands[0].bit_count() == 2
    assert refused(s, 0, TakeTileCard(lot("pallavicino"))) == reasons.USED_UP


def test_pri_061_a_second_action_is_refused_and_so_is_one_out_of_turn() -> None:
    s = table(P(cards="veto"), P(), P())
    assert refused(s, 1, PassTurn()) == reasons.NOT_IN_WINDOW
    do(s, 0, PassTurn())
    assert refused(s, 0, PassTurn()) == reasons.ONE_ACTION
    assert refused(s, 0, BuyTroop(troop("pikemen"))) == reasons.ONE_ACTION


def test_pri_168_after_a_war_without_condottiere_only_the_window_after_the_action_opens() -> None:
    s = table(P(cards="veto"), P(), P())
    war(s, "venezia", "roma")
    do(s, 0, Pass())
    windows = []
    while asked(s) == 0:
        windows.append(type(s.stack[-1]))
        do(s, 0, Done())
    assert windows == [WarPause, WarPause, AfterAction]
