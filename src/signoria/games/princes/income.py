"""The income phase (PRI-211 to PRI-214, PRI-124, PRI-137)."""

from signoria.core.rows import exchanged
from signoria.games.princes.end_events import IncomeTaken
from signoria.games.princes.purses import changed
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import GOLD, INFLUENCE, lots_of


def gold_income(s: Princes, seat: int) -> int:
    """Gold symbols on all own tiles (PRI-212), one more a merchant for each wine merchant (PRI-124)."""
    t = s.t
    own = s.own[seat]
    total = t.face_gold[s.face[seat]]  # PRI-250
    for lot in lots_of(t, own):  # city tiles (PRI-270, PRI-271) and the Pope (PRI-137)
        total += t.gold[lot]
    for troop in t.bits[s.troops[seat]]:
        total += t.troop_gold[troop]
    wine = (own & t.wine_merchants).bit_count()
    return total + wine * t.wine_gold * merchants(s, seat)


def influence_income(s: Princes, seat: int) -> int:
    """Influence symbols on all own tiles (PRI-213)."""
    t = s.t
    total = t.face_influence[s.face[seat]]
    for lot in lots_of(t, s.own[seat]):
        total += t.influence[lot]
    for troop in t.bits[s.troops[seat]]:
        total += t.troop_influence[troop]
    return total


def merchants(s: Princes, seat: int) -> int:
    """City tiles that the wine merchant counts (PRI-113)."""
    return (s.own[seat] & s.t.merchants).bit_count()


def take_income(s: Princes) -> None:
    """Every player takes income from the bank and the pay from his family tile (PRI-211, PRI-214)."""
    s.incomes += 1
    for seat in s.order:
        gold = gold_income(s, seat)
        influence = influence_income(s, seat)
        pay = s.pay[seat]
        s.pay = exchanged(s.pay, seat, 0)
        s.gold[seat] += gold + pay
        s.influence[seat] += influence
        s.banked[GOLD] -= gold
        s.banked[INFLUENCE] -= influence
        changed(s, seat)
        s.tell(IncomeTaken(seat, gold, influence, pay))
