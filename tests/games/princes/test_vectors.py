"""The worked examples of the rulebook (TV) and vectors derived from the rules (DV).

Seats: Petra 0, Harald 1, Joe 2, Michelle 3.
"""

from signoria.core.chance import Scripted
from signoria.core.rows import exchanged, marked
from signoria.games.princes import reasons
from signoria.games.princes.actions import BuyCard, PassTurn, PutUp
from signoria.games.princes.auction_actions import (
    Bid,
    ChooseFamily,
    Decline,
    OrderBid,
    Pass,
    PlaceEvent,
    Raise,
)
from signoria.games.princes.auctions import Auction
from signoria.games.princes.battle import is_double, strength, win
from signoria.games.princes.family_auction import FamilyAuction
from signoria.games.princes.holy_league import HolyLeague
from signoria.games.princes.income import gold_income, influence_income
from signoria.games.princes.scoring import fields_now, money_points, points_of
from signoria.games.princes.state import Princes
from signoria.games.princes.war_actions import BribeTroop, JoinLeague
from signoria.games.princes.war_events import StrengthsCompared
from signoria.games.princes.weather_and_veto import WeatherOrVeto
from tests.games.princes.table import (
    P,
    T,
    asked,
    at_start,
    auction,
    bidding,
    bids,
    bring_into_play,
    city,
    dice,
    do,
    family,
    hand,
    lot,
    next_cards,
    purse,
    refused,
    skip_windows,
    table,
    told,
    top,
    troop,
    war,
)
from tests.games.princes.test_decade import end_decade

PETRA, HARALD, JOE, MICHELLE = range(4)
VENEZIA, ROMA = city("venezia"), city("roma")


def order_auction() -> Princes:
    """The order auction of the example; the tie goes to Harald."""
    for result in range(2):
        s = at_start(4, Scripted([0, 0, 0, 0, 0, result]))
        for seat, gold in ((PETRA, 1), (HARALD, 1), (JOE, 3), (MICHELLE, 0)):
            do(s, seat, OrderBid(gold))
        if s.order[1] == HARALD:
            return s
    raise AssertionError("Harald never wins the tie")


def family_auction() -> Princes:
    s = order_auction()
    actors = []
    for action in (Raise(5), Raise(6), Pass(), Pass(), Raise(7), Pass()):
        assert isinstance(s.stack[-1], FamilyAuction)
        actors.append(asked(s))
        do(s, asked(s), action)
    assert actors == [MICHELLE, PETRA, HARALD, JOE, MICHELLE, PETRA]
    return s


def test_tv_01_order_auction() -> None:
    assert order_auction().order == (JOE, HARALD, PETRA, MICHELLE)


def test_tv_02_family_auction() -> None:
    s = family_auction()
    assert (s.bids[MICHELLE], s.bids[PETRA], s.bids[JOE], s.bids[HARALD]) == (7, 6, 3, 1)


def test_tv_03_families_are_chosen_and_paid() -> None:
    s = family_auction()
    choosers = []
    for name in ("gonzaga", "malatesta", "baglioni", "deste"):
        choosers.append(asked(s))
        do(s, asked(s), ChooseFamily(family(name)))
    assert choosers == [MICHELLE, PETRA, JOE, HARALD]
    assert [s.gold[seat] for seat in choosers] == [38, 39, 42, 44]


def test_tv_04_harald_buys_a_card() -> None:
    s = table(P(), P("gonzaga"), P(), turn=HARALD)
    next_cards(s, "bribe_troops")
    do(s, HARALD, BuyCard())
    assert purse(s, HARALD) == (29, 9)
    assert hand(s, HARALD) == ["bribe_troops"]


def test_tv_05_discounts_of_2_and_6_gold() -> None:
    s = table(P("gonzaga", gold=6), P(), P())
    auction(s, "gozzoli")
    assert refused(s, 0, Bid(9)) == reasons.OVER_CEILING
    bidding(s, 8, -1, -1)
    assert s.gold[0] == 0


def test_tv_06_giovanni_medici_with_firenze_on_10() -> None:
    s = table(P(gold=40), P(), P(), firenze=10)
    auction(s, "giovanni_medici")
    assert bids(s, 0)[0] == 20
    assert refused(s, 0, Bid(19)) == reasons.BELOW_MINIMUM


def test_tv_07_carpaccio_on_milano() -> None:
    s = table(decade=3, milano=7)
    auction(s, "carpaccio", 0, -1, -1)
    do(s, 0, PlaceEvent(city("milano")))
    assert s.status[city("milano")] == 9
    assert s.on_city[city("milano")] >> lot("carpaccio") & 1


# -- the war between Venezia and Roma ------------------------------------------------------------------------

EXAMPLE = (
    P("malatesta", troops="pikemen"),
    P("deste", troops="artillery field_fortification", cards="bribe_troops"),
    P("baglioni", troops="cavalry pikemen", tiles="swiss_mercenaries"),
    P("gonzaga"),
)
ORDER = (JOE, HARALD, PETRA, MICHELLE)


def war_of_the_example() -> Princes:
    s = table(*EXAMPLE, decade=2, turn=PETRA, order=ORDER, side=0, venezia=7, roma=5)
    s.used = 1 << 50  # Malatesta's free card, so that Petra is not asked in between
    s.cannon = 1
    war(s, "venezia", "roma")
    return s


def offices_of_the_example() -> Princes:
    s = war_of_the_example()
    skip_windows(s, WeatherOrVeto)
    bidding(s, 2, 4, 5, -1, 6, -1)
    return s


def battle_of_the_example() -> Princes:
    s = offices_of_the_example()
    bidding(s, 3, 4, -1)
    return s


def test_tv_08_cannon_attacker_defender() -> None:
    s = war_of_the_example()
    assert s.cannon == 2
    assert (s.attacker, s.defender) == (VENEZIA, ROMA)


def test_tv_09_joe_becomes_attacker_and_pays_4() -> None:
    s = war_of_the_example()
    skip_windows(s, WeatherOrVeto)
    askeds = []
    for amount in (2, 4, 5, -1, 6, -1):
        askeds.append(asked(s))
        bidding(s, amount)
    assert askeds == [PETRA, JOE, HARALD, PETRA, JOE, HARALD]
    assert s.condottieri[0] == JOE
    assert s.influence[JOE] == 10 - 4


def test_tv_10_harald_defends_and_pays_4() -> None:
    s = offices_of_the_example()
    assert top(s, Auction).inside == 1 << PETRA | 1 << HARALD
    assert asked(s) == PETRA
    bidding(s, 3, 4, -1)
    assert s.condottieri[1] == HARALD
    assert s.influence[HARALD] == 10 - 4


def test_tv_11_pay_lies_on_the_family_tiles() -> None:
    s = battle_of_the_example()
    assert (s.pay[JOE], s.pay[HARALD]) == (7, 5)
    assert (s.gold[JOE], s.gold[HARALD]) == (30, 30)


def test_tv_12_values_of_the_first_round() -> None:
    s = battle_of_the_example()
    s.bribed = exchanged(s.bribed, JOE, 1 << troop("cavalry"))
    assert strength(s, 0, attacking=True) == 1
    assert strength(s, 1, attacking=False) == 5


def test_tv_13_with_bribed_pikemen_the_swiss_help_nobody() -> None:
    s = battle_of_the_example()
    s.bribed = exchanged(s.bribed, JOE, 1 << troop("cavalry") | 1 << troop("pikemen"))
    assert strength(s, 0, attacking=True) == 0


def test_tv_14_tv_15_tv_16_both_rounds_and_the_result() -> None:
    """TV-14: 6 against 6. TV-15: 9 against 4, Roma wins. TV-16: Roma 7, Venezia 5, a triumph for Harald."""
    s = battle_of_the_example()
    dice(s, 5, 1, 1, 6)
    do(s, HARALD, BribeTroop(JOE, troop("cavalry")))
    rounds = told(s, StrengthsCompared)
    assert [(event.of("attack"), event.of("defence")) for event in rounds] == [(6, 6), (9, 4)]
    assert (s.status[ROMA], s.status[VENEZIA]) == (7, 5)
    assert s.triumphs == (0, 1, 0, 0)


def test_tv_17_petras_income() -> None:
    petra = P(
        "malatesta",
        gold=0,
        influence=0,
        troops="cavalry",
        tiles="merchant_venezia_1 doge roderigo_borgia",
        events="wine_merchant_1",
        pay=7,
    )
    s = table(petra, P(), P(), decade=2, turn=1)
    assert gold_income(s, 0) == 18
    assert influence_income(s, 0) == 14
    end_decade(s)
    assert purse(s, 0) == (18 + 7, 14)


def test_tv_18_three_cities_tied_for_second() -> None:
    s = table(firenze=9, venezia=6, milano=6, roma=6, napoli=4)
    fields = fields_now(s)
    assert fields[city("firenze")] == 10
    assert [fields[city(name)] for name in ("venezia", "milano", "roma", "napoli")] == [3, 3, 3, 2]


def test_tv_19_two_napoli_tiles_on_the_field_of_3() -> None:
    s = table(
        P(tiles="rich_family spanish_infantry"), P(), P(), firenze=9, venezia=8, milano=7, napoli=6, roma=5
    )
    assert points_of(s, 0)[0] == 6


def test_tv_20_triumphs() -> None:
    found = [points_of(table(P(triumphs=n), P(), P()), 0)[5] for n in range(1, 6)]
    assert found == [1, 3, 6, 10, 15]


def test_tv_21_petra_declines_the_league() -> None:
    s = war_of_the_example()
    s.display &= ~(1 << lot("pope"))
    s.own = marked(s.own, PETRA, 1 << lot("pope"))
    skip_windows(s, WeatherOrVeto)
    bidding(s, 2, 4, 5, -1, 6, -1, 3, 4, -1)
    assert isinstance(s.stack[-1], HolyLeague)
    before = strength(s, 0, attacking=True), strength(s, 1, attacking=False)
    do(s, PETRA, Decline())
    assert (strength(s, 0, attacking=True), strength(s, 1, attacking=False)) == before
    assert not s.used >> lot("pope") & 1
    assert s.league == -1


def test_tv_22_nobody_plays_in_step_2() -> None:
    s = war_of_the_example()
    skip_windows(s, WeatherOrVeto)
    assert s.weather == (0, 0)
    assert isinstance(s.stack[-1], Auction)


# -- derived vectors -----------------------------------------------------------------------------------------


def gold_points(*gold: int) -> list[int]:
    return [money_points(list(gold), seat, T.gold_points) for seat in range(len(gold))]


def test_dv_01_tie_for_most_gold() -> None:
    assert gold_points(9, 9, 4, 4) == [5, 5, 0, 0]


def test_dv_02_tie_for_second_gold() -> None:
    assert gold_points(9, 4, 4, 1) == [6, 2, 2, 0]


def test_dv_03_three_share_most_influence() -> None:
    assert [money_points([7, 7, 7], seat, T.influence_points) for seat in range(3)] == [3, 3, 3]


def test_dv_04_status_10_beats_status_3() -> None:
    s = table(P(troops="pikemen"), P(troops="pikemen"), P(), venezia=10, roma=3)
    war(s, "venezia", "roma")
    s.condottieri = (0, 1)
    win(s, 0, double=True)
    assert (s.status[VENEZIA], s.status[ROMA]) == (10, 3)
    assert s.triumphs[0] == 1


def test_dv_05_strength_1_against_minus_1_is_double() -> None:
    assert is_double(table(), 1, -1)


def test_dv_06_montefeltro_a_with_0_influence() -> None:
    s = table(P("montefeltro", influence=0, troops="pikemen"), P(troops="pikemen"), P())
    war(s, "venezia", "roma")
    assert bids(s, 0) == (0, 2)
    bidding(s, 2, -1)
    assert s.influence[0] == 0
    assert s.condottieri[0] == 0


def test_dv_07_two_tied_groups() -> None:
    s = table(P(), P("gonzaga"), P("montefeltro"), venezia=8, milano=8, firenze=8, roma=6, napoli=6)
    s.on_city = exchanged(s.on_city, VENEZIA, 1 << lot("botticelli"))
    assert fields_now(s) == [10, 5, 5, 2, 2]


def test_dv_08_everybody_bids_0_and_passes() -> None:
    s = at_start(4, Scripted([0] * 8))
    for seat in range(4):
        do(s, seat, OrderBid(0))
    while isinstance(s.stack[-1], FamilyAuction):
        do(s, asked(s), Pass())
    choosers = []
    for number in range(4):
        choosers.append(asked(s))
        do(s, asked(s), ChooseFamily(number))
    assert choosers == list(s.order)
    assert s.gold == [45] * 4


def test_dv_09_double_victory() -> None:
    s = table()
    assert is_double(s, 8, 4)
    assert not is_double(s, 7, 4)


def test_the_example_tiles_exist() -> None:
    s = table()
    bring_into_play(s, "giovanni_medici")
    assert refused(s, 0, PutUp(lot("giovanni_medici"))) == 0
    assert refused(s, 0, JoinLeague(ROMA)) != 0
    assert refused(s, 0, PassTurn()) == 0
