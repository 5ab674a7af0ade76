"""Families, thieves and other abilities: PRI-250 to PRI-259, PRI-279, PRI-300 to PRI-302."""

import pytest

from signoria.games.princes import reasons
from signoria.games.princes.actions import Declare, RobByTile, StealGold, StealInfluence
from signoria.games.princes.ceilings import discount
from signoria.games.princes.events import Robbed
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import FAMILIES, GOLD, INFLUENCE
from tests.games.princes.table import P, T, auction, do, family, lot, refused, table, told

LOTS = ("doge", "gozzoli", "verrocchio", "pope", "attack", "defence")
"""City tile and event in gold; event, Pope and offices in influence."""


def discounts(name: str, side: int, declared: int = GOLD) -> list[int]:
    s = table(P(name), P(), P(), side=side)
    s.declared = declared
    return [discount(s, 0, lot(what)) for what in LOTS]


def test_pri_250_every_family_has_its_income_on_both_sides() -> None:
    assert (T.face_gold[family("malatesta")], T.face_influence[family("malatesta")]) == (12, 8)
    assert len(T.face_gold) == len(T.face_influence) == 2 * FAMILIES
    assert all(gold > 0 for gold in T.face_gold)


def test_pri_252_baglioni_a_has_1_off_in_the_currency_of_each_auction() -> None:
    assert discounts("baglioni", side=0) == [1, 1, 1, 1, 1, 1]


def test_pri_253_baglioni_b_only_in_the_declared_currency() -> None:
    assert discounts("baglioni", side=1, declared=GOLD) == [1, 1, 0, 0, 0, 0]
    assert discounts("baglioni", side=1, declared=INFLUENCE) == [0, 0, 1, 1, 1, 1]


@pytest.mark.parametrize(("side", "off"), [(0, 2), (1, 1)])
def test_pri_256_gonzaga_has_gold_off(side: int, off: int) -> None:
    assert discounts("gonzaga", side) == [off, off, 0, 0, 0, 0]


@pytest.mark.parametrize(("side", "off"), [(0, 2), (1, 1)])
def test_pri_259_montefeltro_has_influence_off(side: int, off: int) -> None:
    assert discounts("montefeltro", side) == [0, 0, off, off, off, off]


def test_other_families_have_no_discount() -> None:
    for name in ("deste", "bentivoglio", "malatesta"):
        assert discounts(name, 0) == discounts(name, 1) == [0] * 6


def test_pri_279_lucrezia_borgia_takes_2_influence_once_a_decade() -> None:
    s = table(P(tiles="lucrezia_borgia", influence=1), P(influence=5), P())
    do(s, 0, RobByTile(1))
    assert s.influence[:2] == [3, 3]
    assert refused(s, 0, RobByTile(1)) == reasons.USED_UP


def test_pri_300_steal_influence_takes_2() -> None:
    s = table(P(cards="steal_influence", influence=1), P(influence=5), P())
    assert refused(s, 0, StealGold(1)) == reasons.NO_SUCH_CARD
    assert refused(s, 0, StealInfluence(0)) == reasons.NO_SUCH_PLAYER
    do(s, 0, StealInfluence(1))
    assert s.influence[:2] == [3, 3]
    assert s.hands[0] == 0


def test_pri_301_steal_gold_takes_3() -> None:
    s = table(P(cards="steal_gold", gold=1), P(gold=5), P())
    do(s, 0, StealGold(1))
    assert s.gold[:2] == [4, 2]


@pytest.mark.parametrize("gold", [0, 1, 2])
def test_pri_302_who_has_less_loses_all_he_has(gold: int) -> None:
    s = table(P(cards="steal_gold", gold=1), P(gold=gold), P())
    do(s, 0, StealGold(1))
    assert s.gold[:2] == [1 + gold, 0]
    assert told(s, Robbed, seat=2)[0].of("amount") == gold


def test_pri_166_pri_302_thieves_do_not_reach_the_pay() -> None:
    s = table(P(cards="steal_gold", gold=1), P(gold=1, pay=9), P())
    do(s, 0, StealGold(1))
    assert s.pay[1] == 9
    assert s.gold[1] == 0


def test_pri_253_the_declaration_is_for_the_whole_decade() -> None:
    s: Princes = table(P("baglioni"), P(), P(), side=1)
    assert refused(s, 0, Declare(INFLUENCE)) != 0
    auction(s, "gozzoli", 1, -1, -1)
    assert s.gold[0] == 30
