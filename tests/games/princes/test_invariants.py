"""Every invariant is noticed when it is broken, and holds in random play."""

from collections.abc import Callable

import pytest

from signoria.core.rows import exchanged, grown, marked
from signoria.games.princes.auctions import Auction
from signoria.games.princes.invariants import check
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import POPE_BIT
from tests.games.princes.table import P, auction, lot, random_table, table


def troops(s: Princes) -> None:
    s.supply = grown(s.supply, 0, -1)


def tiles(s: Princes) -> None:
    s.own = marked(s.own, 1, 1 << lot("doge"))


def limits(s: Princes) -> None:
    for seat in range(2):
        s.display |= s.own[seat]
        s.own = exchanged(s.own, seat, 0)
    for name in ("merchant_venezia_1", "merchant_milano", "pazzi", "colonna"):
        s.removed &= ~(1 << lot(name))
        s.display &= ~(1 << lot(name))
        s.own = marked(s.own, 0, 1 << lot(name))


def events(s: Princes) -> None:
    s.on_city = marked(s.on_city, 0, 1 << lot("gozzoli"))


def cards(s: Princes) -> None:
    s.discard.append(s.pool[0])


def hands(s: Princes) -> None:
    s.hands[0] |= 1 << s.pool.pop() | 1 << s.pool.pop() | 1 << s.pool.pop()


def money(s: Princes) -> None:
    s.gold[0] += 1


def debt(s: Princes) -> None:
    s.gold[0], s.gold[1] = -1, s.gold[1] + s.gold[0] + 1


def status(s: Princes) -> None:
    s.status = exchanged(s.status, 0, 11)


def cannon(s: Princes) -> None:
    s.cannon = 5


def pope(s: Princes) -> None:
    s.own = marked(s.own, 0, POPE_BIT)


def used(s: Princes) -> None:
    s.used = 1 << lot("ludovico_sforza")


def triumphs(s: Princes) -> None:
    s.triumphs = grown(s.triumphs, 0, 1)


def decade(s: Princes) -> None:
    s.incomes = 2


def pay(s: Princes) -> None:
    s.decade = 4
    s.pay = exchanged(s.pay, 0, 3)


@pytest.mark.parametrize(
    ("spoil", "name"),
    [
        (troops, "INV-01"),
        (tiles, "INV-03"),
        (limits, "INV-04"),
        (events, "INV-05"),
        (cards, "INV-06"),
        (hands, "INV-07"),
        (money, "INV-08"),
        (debt, "INV-08"),
        (status, "INV-09"),
        (cannon, "INV-10"),
        (pope, "INV-11"),
        (used, "INV-14"),
        (triumphs, "INV-15"),
        (decade, "INV-16"),
        (pay, "INV-17"),
    ],
)
def test_a_broken_invariant_is_noticed(spoil: Callable[[Princes], None], name: str) -> None:
    s = table(P(tiles="doge"), P(), P())
    assert check(s) == []
    spoil(s)
    assert any(sentence.startswith(name) for sentence in check(s))


def test_inv_12_a_bid_nobody_can_pay_is_noticed() -> None:
    s = table(P("montefeltro"), P(), P())
    auction(s, "gozzoli", 20)
    s.banked[0] += s.gold[0]
    s.gold[0] = 0
    assert check(s) == ["INV-12: seat 0 cannot pay its bid"]


def test_inv_13_asking_somebody_who_left_is_noticed() -> None:
    s = table()
    auction(s, "gozzoli", 1)
    s.stack[-1] = Auction(lot("gozzoli"), 1, inside=0b101, frozen=0, high=1, leader=0)
    assert any(sentence.startswith("INV-13") for sentence in check(s))


def test_inv_02_a_seat_cannot_hold_a_troop_twice() -> None:
    """Troops are a mask: a bit is set or not."""
    s = table(P(troops="pikemen"), P(), P())
    s.troops = marked(s.troops, 0, s.troops[0])
    assert check(s) == []


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_invariants_hold_in_random_play(seats: int) -> None:
    for steps in range(0, 400, 25):
        assert check(random_table(seats, seed=steps + seats, steps=steps)) == []
