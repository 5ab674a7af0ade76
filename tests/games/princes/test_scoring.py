"""Final scoring: PRI-003, PRI-139, PRI-230 to PRI-242."""

from signoria.core import flow
from signoria.core.rows import exchanged, marked
from signoria.games.princes import reasons
from signoria.games.princes.actions import RankFirst
from signoria.games.princes.deal_actions import Gift
from signoria.games.princes.end_events import GameWon, MoneyShown, PointsCounted
from signoria.games.princes.scoring import (
    RankingCities,
    fields_now,
    money_points,
    places,
    points_of,
    scores,
)
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import POPE_BIT
from signoria.games.princes.view import view
from tests.games.princes.table import P, T, asked, city, do, lot, refused, table, told
from tests.games.princes.test_decade import end_decade

CITIES = ("venezia", "milano", "firenze", "roma", "napoli")


def fields(s: Princes) -> dict[str, int]:
    return dict(zip(CITIES, fields_now(s), strict=True))


def test_pri_230_cities_rank_by_status() -> None:
    s = table(venezia=4, milano=9, firenze=3, roma=7, napoli=5)
    assert fields(s) == {"milano": 10, "roma": 7, "napoli": 5, "venezia": 3, "firenze": 2}


def test_pri_231_each_tile_scores_the_field_of_its_city() -> None:
    s = table(
        P(tiles="doge merchant_venezia_1 colonna"), P(), P(), venezia=9, roma=4, milano=8, firenze=7, napoli=3
    )
    assert points_of(s, 0)[0] == 10 + 10 + 3


def test_pri_232_more_status_events_rank_higher_the_french_invasion_included() -> None:
    s = table(decade=3, venezia=6, milano=6, firenze=6, roma=3, napoli=4)
    s.on_city = exchanged(s.on_city, city("milano"), 1 << lot("botticelli") | 1 << lot("french_invasion"))
    s.on_city = exchanged(s.on_city, city("firenze"), 1 << lot("ghirlandaio"))
    assert fields(s) == {"milano": 10, "firenze": 7, "venezia": 5, "napoli": 3, "roma": 2}


def test_pri_233_equal_cities_go_to_the_lowest_of_their_places() -> None:
    s = table(venezia=6, milano=6, firenze=6, roma=3, napoli=4)
    assert fields(s) == {"milano": 5, "firenze": 5, "venezia": 5, "napoli": 3, "roma": 2}


def test_pri_234_bentivoglio_a_orders_equal_cities() -> None:
    s = table(P(), P("bentivoglio"), P(), decade=3, venezia=6, milano=6, firenze=6, roma=3, napoli=4)
    s.on_city = (0,) * 5
    end_decade(s)
    assert isinstance(s.stack[-1], RankingCities)
    assert asked(s) == 1
    assert refused(s, 1, RankFirst(city("roma"))) == reasons.NOT_TIED
    do(s, 1, RankFirst(city("firenze")), RankFirst(city("venezia")))
    expected = {"firenze": 10, "venezia": 7, "milano": 5, "napoli": 3, "roma": 2}
    assert dict(zip(CITIES, s.city_points, strict=True)) == expected


def test_pri_234_not_with_side_b() -> None:
    s = table(P(), P("bentivoglio"), P(), side=1, decade=3, venezia=6, milano=6, firenze=6, roma=3, napoli=4)
    end_decade(s)
    assert flow.over(s)


def test_pri_235_victory_point_events_and_wine_merchants_score() -> None:
    player = P(
        events="gozzoli michelangelo wine_merchant_1 wine_merchant_2", tiles="merchant_roma rich_merchant"
    )
    s = table(player, P(), P(), decade=3)
    assert points_of(s, 0)[1] == 2 + 4 + 2 * 2


def test_pri_139_pri_236_the_pope_scores_3() -> None:
    s = table(P(), P(), P(), decade=3)
    s.display &= ~POPE_BIT
    s.own = marked(s.own, 0, POPE_BIT)
    assert points_of(s, 0)[2] == 3


def test_pri_237_most_and_second_most_gold() -> None:
    def points(*gold: int) -> list[int]:
        return [money_points(list(gold), seat, T.gold_points) for seat in range(len(gold))]

    assert points(9, 8, 7) == [6, 3, 0]
    assert points(9, 9, 7) == [5, 5, 0]
    assert points(9, 8, 8, 1) == [6, 2, 2, 0]
    assert points(9, 0, 0) == [6, 2, 2]


def test_pri_238_most_and_second_most_influence() -> None:
    def points(*influence: int) -> list[int]:
        return [money_points(list(influence), seat, T.influence_points) for seat in range(len(influence))]

    assert points(9, 8, 7) == [4, 2, 0]
    assert points(9, 9, 7) == [3, 3, 0]
    assert points(9, 8, 8, 1) == [4, 1, 1, 0]


def test_pri_239_triumphs() -> None:
    s = table(P(triumphs=3), P(), P())
    assert points_of(s, 0)[5] == 6


def test_pri_003_most_points_win() -> None:
    s = table(P(gold=9, influence=9), P(gold=5, influence=5, triumphs=4), P(gold=0, influence=0))
    assert scores(s) == [10, 3 + 2 + 10, 0]
    assert places(s) == [2, 1, 3]


def test_pri_240_equal_points_and_equal_money_share_the_victory() -> None:
    s = table(P(gold=7, influence=7), P(gold=7, influence=7), P(gold=1, influence=1))
    assert places(s) == [1, 1, 3]


def test_pri_240_equal_points_are_decided_by_gold_and_influence() -> None:
    s = table(P(gold=9, influence=1), P(gold=8, influence=4), P(gold=0, influence=0, triumphs=3))
    # 6 + 2 for the first, 3 + 4 and one triumph for the second
    s.triumphs = exchanged(s.triumphs, 1, 1)
    assert scores(s)[0] == scores(s)[1] == 8
    assert places(s)[1] == 1
    assert places(s)[0] == 2


def test_pri_241_cards_troops_and_families_score_nothing() -> None:
    armed = P(gold=0, influence=0, cards="veto freeze_bid", troops="artillery cavalry")
    s = table(P(gold=1, influence=1), P(gold=0, influence=0), armed, decade=3)
    s.own = exchanged(s.own, 2, 0)
    assert points_of(s, 2) == [0, 0, 0, 2, 1, 0]


def test_pri_242_bentivoglio_decides_while_money_is_hidden() -> None:
    s = table(P("bentivoglio"), P(), P(), decade=3, venezia=6, milano=6, firenze=5, roma=3, napoli=4)
    s.on_city = (0,) * 5
    end_decade(s)
    assert view(s, 0).seats[1].gold == -1
    assert told(s, MoneyShown) == []
    assert refused(s, 1, Gift(0, 1, 0)) == reasons.NO_TALK_NOW
    do(s, 0, RankFirst(city("milano")))
    assert view(s, 0).seats[1].gold == s.gold[1]
    assert len(told(s, MoneyShown)) == 3
    assert len(told(s, PointsCounted)) == 3
    assert told(s, GameWon)
    assert flow.over(s)
