"""The end of a decade: PRI-002, PRI-210 to PRI-218."""

from signoria.core import flow
from signoria.core.rows import marked
from signoria.games.princes.actions import Declare, Done, PassTurn, TakeTileCard
from signoria.games.princes.auction_actions import PlaceEvent
from signoria.games.princes.decade import DeclaringCurrency
from signoria.games.princes.end_events import IncomeTaken
from signoria.games.princes.income import gold_income, influence_income
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import EVENTS, INFLUENCE, POPE_BIT, TILES
from signoria.games.princes.turn import Turn
from tests.games.princes.table import DATA, P, T, asked, auction, city, do, lot, put_away, table, told, top


def end_decade(s: Princes, *, opener: int | None = None) -> None:
    """All events but the last are gone; the active player (or `opener`) sells the last one to himself."""
    events = s.display & EVENTS
    last = next(n for n in range(35, 47) if events >> n & 1 and T.event_kind[n] != 1)
    put_away(s, events & ~(1 << last))
    while opener is not None and asked(s) != opener:
        do(s, asked(s), PassTurn())
    names = {lot(name): name for name in ("gozzoli", "verrocchio", "bellini", "da_vinci", "michelangelo")}
    auction(s, names[last], 0, *[-1] * (s.seats - 1))


def test_pri_002_three_decades_and_one_final_scoring() -> None:
    s = table(P(), P("montefeltro"), P("gonzaga"))
    for decade in (1, 2, 3):
        assert s.decade == decade
        end_decade(s)
    assert s.incomes == 3
    assert flow.over(s)


def test_pri_210_the_decade_ends_with_the_turn_not_within() -> None:
    s = table(P(tiles="pallavicino"), P(), P())
    end_decade(s)
    assert s.decade == 1
    do(s, 0, TakeTileCard(lot("pallavicino")))
    assert s.decade == 1
    do(s, 0, Done())
    assert s.decade == 2


def test_pri_211_income_for_all_players() -> None:
    families = ("deste", "malatesta", "montefeltro")
    s = table(*(P(name, gold=0, influence=0) for name in families))
    end_decade(s)
    printed = [next(entry["a"] for entry in DATA["family"] if entry["id"] == name) for name in families]
    assert s.gold == [side["gold"] for side in printed]
    assert s.influence == [side["influence"] for side in printed]
    assert (s.gold[1], s.influence[1]) == (12, 8)
    assert len(told(s, IncomeTaken)) == 3


def test_pri_212_pri_270_pri_271_gold_of_all_own_tiles() -> None:
    tiles = "doge rich_merchant soderini pazzi rich_family"
    s = table(P("malatesta", tiles=tiles), P(), P())
    assert gold_income(s, 0) == 12 + 2 + 4 + 1 + 3 + 2


def test_pri_213_influence_of_all_own_tiles() -> None:
    s = table(P("malatesta", tiles="doge soderini della_rovere", troops="cavalry"), P(), P(), decade=2)
    assert influence_income(s, 0) == 8 + 2 + 3 + 2 + 2


def test_pri_124_each_wine_merchant_adds_a_gold_for_each_merchant() -> None:
    tiles = "merchant_venezia_1 rich_merchant merchant_milano doge"
    s = table(P("malatesta", tiles=tiles, events="wine_merchant_1"), P(), P(), decade=2)
    assert gold_income(s, 0) == 12 + 3 + 4 + 3 + 2 + 3
    s = table(P("malatesta", tiles=tiles, events="wine_merchant_1 wine_merchant_2"), P(), P(), decade=2)
    assert gold_income(s, 0) == 12 + 3 + 4 + 3 + 2 + 6


def test_pri_214_pay_is_taken_from_the_family_tile() -> None:
    s = table(P(), P("malatesta", gold=1, pay=13), P())
    end_decade(s)
    assert s.gold[1] == 1 + 12 + 13
    assert s.pay == (0, 0, 0)


def test_pri_215_used_tiles_cannon_events_and_pope_are_prepared() -> None:
    s = table(P(tiles="pallavicino"), P(), P())
    s.used = 1 << lot("pallavicino")
    s.cannon = 3
    s.display &= ~POPE_BIT
    s.own = marked(s.own, 1, POPE_BIT)
    end_decade(s)
    assert s.used == 0
    assert s.cannon == 0
    assert s.display & EVENTS == T.decade_mask[2]
    assert s.display & POPE_BIT
    assert s.own[1] & POPE_BIT == 0


def test_pri_011_turned_tiles_can_be_used_again_in_the_next_decade() -> None:
    s = table(P(), P(tiles="pallavicino"), P())
    s.used = 1 << lot("pallavicino")
    end_decade(s)
    do(s, 1, TakeTileCard(lot("pallavicino")))
    assert s.hands[1].bit_count() == 1


def test_pri_216_the_next_decade_starts_after_the_player_who_put_the_last_event_up() -> None:
    s = table(P(), P(), P(), P())
    end_decade(s, opener=1)
    assert s.decade == 2
    assert top(s, Turn).seat == 2


def test_pri_217_belongings_stay() -> None:
    player = P(troops="pikemen", tiles="doge", cards="freeze_bid", triumphs=2, events="gozzoli")
    s = table(P(), player, P(), venezia=9)
    s.on_city = marked(s.on_city, city("roma"), 1 << lot("botticelli"))
    s.display &= ~(1 << lot("botticelli"))
    end_decade(s)
    assert s.own[1] & TILES == 1 << lot("doge")
    assert s.own[1] >> lot("gozzoli") & 1
    assert s.troops[1] != 0
    assert s.triumphs[1] == 2
    assert s.hands[1].bit_count() == 1
    assert s.status[city("venezia")] == 9
    assert s.on_city[city("roma")] == 1 << lot("botticelli")


def test_pri_218_baglioni_b_declares_anew_before_the_next_decade() -> None:
    s = table(P("baglioni"), P(), P(), side=1)
    end_decade(s)
    assert isinstance(s.stack[-1], DeclaringCurrency)
    do(s, 0, Declare(INFLUENCE))
    assert s.declared == INFLUENCE
    assert top(s, Turn).seat == 1


def test_pri_136_the_pope_of_decade_three_stays_for_the_scoring() -> None:
    s = table(P(), P("montefeltro"), P("gonzaga"), decade=3)
    s.display &= ~POPE_BIT
    s.own = marked(s.own, 1, POPE_BIT)
    end_decade(s)
    assert flow.over(s)
    assert s.own[1] & POPE_BIT


def test_the_last_event_may_be_a_status_event() -> None:
    s = table(P(), P(), P())
    put_away(s, s.display & EVENTS & ~(1 << lot("botticelli")))
    auction(s, "botticelli", 0, -1, -1)
    do(s, 0, PlaceEvent(0))
    assert s.decade == 2
