"""Prices in Princes of the Renaissance: what money, tiles, events, offices and wars are worth in points."""

from typing import Final

from signoria.games.princes.battle import strength
from signoria.games.princes.ceilings import ceiling, discount
from signoria.games.princes.income import merchants
from signoria.games.princes.scoring import fields_now
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import (
    ABSENT,
    ATTACK_OFFICE,
    BRIBE_CARDINAL,
    CITIES,
    DECADES,
    DECLARE_WAR,
    EVENTS,
    FIRST_EVENT,
    FREEZE_BID,
    GOLD,
    INFLUENCE,
    NOBODY,
    POPE,
    POPE_BIT,
    STATUS_EVENT,
    STEAL_GOLD,
    STEAL_INFLUENCE,
    lots_of,
)

MIDDLE: Final = 5.4
"""Points of a tile of a city of which nothing is known."""
STEP: Final = 1.3
"""Points that one step of status is worth to each tile of the city."""
ABILITY: Final = 0.7
"""A tile with a special ability, for each decade it can still be used."""
GOLD_WORTH: Final = [0.48, 0.48, 0.42, 0.32]
INFLUENCE_WORTH: Final = [0.52, 0.52, 0.46, 0.32]
"""Points that a gold and an influence are worth, by decade: they buy things while there is time.

Who is content with fewer points for his money soon has none for the tile that the others leave cheap."""
LAST_MONEY: Final = 0.05
DIE_STEP: Final = 0.12
"""Chance that one point of strength adds to a victory."""
CARD_WORTH: Final = [0.0, 0.75, 0.0, 0.0, 0.5, 0.5, 0.75, 0.6]
"""Points of a treachery card that waits for its moment, by kind; those that are money are priced as such."""
IN_HAND: Final = 0.85
"""A card that brings money is worth a little less than the money, so that it is played."""


def fading(s: Princes) -> float:
    """In the last decade money loses its use with every event that is sold."""
    if s.decade < DECADES:
        return 1.0
    if s.decade > DECADES:
        return 0.0
    return 0.25 * (s.display & EVENTS).bit_count()


def money_worth(s: Princes, currency: int) -> float:
    """What one marker of a currency is worth now."""
    worths = GOLD_WORTH if currency == GOLD else INFLUENCE_WORTH
    return LAST_MONEY + (worths[min(s.decade, DECADES)] - LAST_MONEY) * fading(s)


def cards_worth(s: Princes, seat: int) -> float:
    """A hand of treachery cards; nothing at the end, and cards against wars only while wars may come."""
    if not s.hands[seat]:
        return 0.0
    t = s.t
    wars = s.cannon < t.war_limit[s.seats] or s.decade < DECADES
    out = 0.0
    for card in lots_of(t, s.hands[seat]):
        kind = t.card_kind[card]
        if kind == STEAL_GOLD:
            out += IN_HAND * t.steal_gold * money_worth(s, GOLD)
        elif kind == STEAL_INFLUENCE:
            out += IN_HAND * t.steal_influence * money_worth(s, INFLUENCE)
        elif kind == BRIBE_CARDINAL:
            if s.display & POPE_BIT or s.decade < DECADES:
                out += 0.6 * t.cardinal_discount * money_worth(s, INFLUENCE)
        elif wars or kind in (FREEZE_BID, DECLARE_WAR):
            out += CARD_WORTH[kind] * fading(s)
    return out


def decades_left(s: Princes) -> int:
    """Incomes still to come."""
    return DECADES - s.incomes


def city_points(s: Princes) -> list[float]:
    """What a tile of each city will score: as they rank now, but nothing is sure yet."""
    now = fields_now(s)
    sure = 0.35 + 0.2 * min(s.decade, DECADES)
    return [sure * now[city] + (1.0 - sure) * (0.6 * MIDDLE + 0.4 * s.status[city]) for city in range(CITIES)]


def lot_worth(s: Princes, seat: int, lot: int, points: list[float]) -> float:
    """What winning a lot is worth to a seat, before what it costs."""
    if lot >= ATTACK_OFFICE:
        return office_worth(s, seat, lot - ATTACK_OFFICE)
    t = s.t
    left = decades_left(s)
    income = left * (t.gold[lot] * money_worth(s, 0) + t.influence[lot] * money_worth(s, 1))
    if lot == POPE:
        return 1.0 + income / max(1, left) + (t.pope_points if s.decade == DECADES else 0)
    if lot < FIRST_EVENT:
        out = points[t.city[lot]] + income
        bit = 1 << lot
        if bit & (t.rerolls | t.vetoes | t.robbers | t.free_cards | t.bankers | t.hand_bonuses):
            out += ABILITY * left
        if bit & (t.shield_bonuses | t.troop_bonuses):
            out += 0.5 * ABILITY * left
        if bit & t.merchants:
            out += (s.own[seat] & t.wine_merchants).bit_count() * (t.wine_points + 0.3 * left)
        return out
    if (t.wine_merchants >> lot) & 1:
        return 0.5 + merchants(s, seat) * (t.wine_points + t.wine_gold * left * money_worth(s, 0))
    if t.event_kind[lot] == STATUS_EVENT:
        return 0.6 + _best_push(s, seat, t.event_value[lot])
    return float(t.event_value[lot])


def _best_push(s: Princes, seat: int, steps: int) -> float:
    """A status event helps most where I own most, or hurts most where the others do."""
    best = 0.0
    for city in range(CITIES):
        mask = s.t.city_mask[city]
        mine = (s.own[seat] & mask).bit_count()
        others = 0
        for other in range(s.seats):
            if other != seat:
                others += (s.own[other] & mask).bit_count()
        best = max(best, steps * STEP * (mine - others / (s.seats - 1)))
    return best


def willing(s: Princes, seat: int, lot: int, points: list[float]) -> int:
    """The highest bid that is still worth it, discounts counted in; never more than the seat may bid."""
    worth = lot_worth(s, seat, lot, points)
    bid = int(worth / money_worth(s, s.t.currency[lot])) + discount(s, seat, lot)
    return min(bid, ceiling(s, seat, lot))


def force(s: Princes, seat: int, attacking: bool) -> int:
    """What all troops of a seat would show together."""
    values = s.t.attack if attacking else s.t.defence
    total = 0
    for troop in s.t.bits[s.troops[seat]]:
        if values[troop] != ABSENT:
            total += values[troop]
    return total


def triumph_worth(s: Princes, seat: int) -> float:
    """Each triumph is worth more than the one before."""
    return s.triumphs[seat] + 1.0 + 0.4 * decades_left(s)


def office_worth(s: Princes, seat: int, side: int) -> float:
    """Pay for certain, and a triumph perhaps."""
    city = s.attacker if side == 0 else s.defender
    if side == 1 and s.condottieri[0] != NOBODY:
        rival = s.condottieri[0]
        lead = force(s, seat, True) + force(s, seat, False) - force(s, rival, True) - force(s, rival, False)
        won = 0.5 * chance(lead)
    else:
        opposed = 0
        for other in range(s.seats):
            if other != seat:
                opposed = max(opposed, force(s, other, side == 1))
        won = chance(force(s, seat, side == 0) - opposed) * (1.0 if side == 0 else 0.5)
    return s.status[city] * money_worth(s, 0) + won * triumph_worth(s, seat)


def chance(lead: int) -> float:
    """The chance that the stronger side, by so much, beats the other with its die."""
    return min(0.95, max(0.05, 0.42 + DIE_STEP * lead))


def war_hopes(s: Princes, out: list[float]) -> None:
    """Both condottieri are known: who will win, whom does it serve?"""
    attack = chance(strength(s, 0, True) - strength(s, 1, False))
    counter = (1.0 - attack) * chance(strength(s, 1, True) - strength(s, 0, False))
    for side in range(2):
        seat = s.condottieri[side]
        if seat != NOBODY:
            out[seat] += (attack if side == 0 else counter) * triumph_worth(s, seat)
    shift_cities(s, attack - counter, out)


def shift_cities(s: Princes, steps: float, out: list[float]) -> None:
    """The attacking city rises and the defending one falls by so many steps on average."""
    for seat in range(s.seats):
        mine = (s.own[seat] & s.t.city_mask[s.attacker]).bit_count()
        theirs = (s.own[seat] & s.t.city_mask[s.defender]).bit_count()
        out[seat] += steps * STEP * (mine - theirs)
