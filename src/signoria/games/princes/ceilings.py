"""What somebody can pay: discounts and bid ceilings (PRI-094 to PRI-098, PRI-140, PRI-165)."""

from signoria.games.princes.purses import holds
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import (
    BRIBE_CARDINAL,
    CITY_AUCTION,
    COLUMNS,
    EVENT_AUCTION,
    GOLD,
    INFLUENCE,
    POPE_AUCTION,
    lots_of,
)
from signoria.games.princes.treachery import count_cards


def discount(s: Princes, seat: int, lot: int) -> int:
    """All discounts without cards, added up (PRI-096): family, Swiss, armourer, Pope tiles.

    Baglioni A always in the auction's currency (PRI-252), Baglioni B in the declared one (PRI-253), Gonzaga
    in gold (PRI-256), Montefeltro in influence (PRI-259), city tiles for offices (PRI-165) and the Pope
    (PRI-140).
    """
    t = s.t
    kind = t.auction[lot]
    currency = t.currency[lot]
    at = s.face[seat] * COLUMNS + kind * 2 + currency
    off = t.face_discount[at]
    if s.declared == currency:
        off += t.face_declared[at]
    tiles = s.own[seat] & t.discounts[kind]
    if tiles:
        for tile in lots_of(t, tiles):
            off += t.tile_discount[tile]
    return off


def open_bankers(s: Princes, seat: int) -> int:
    """Unused Bankers; none counts once the last event of the decade has been auctioned (PRI-282)."""
    if s.last_event_sold:
        return 0
    tiles = s.own[seat] & s.t.bankers & ~s.used
    return tiles.bit_count() if tiles else 0


def card_discount(s: Princes, seat: int, lot: int) -> int:
    """What the Bribe cardinal cards in hand would take off the Pope (PRI-140, PRI-308)."""
    if s.t.auction[lot] != POPE_AUCTION:
        return 0
    return s.t.cardinal_discount * count_cards(s, seat, BRIBE_CARDINAL)


def means(s: Princes, lot: int, gold: int, influence: int, bankers: int) -> int:
    """What two amounts can pay in the lot's currency with so many Bankers (PRI-097)."""
    money = gold if s.t.currency[lot] == GOLD else influence
    if bankers:
        other = influence if s.t.currency[lot] == GOLD else gold
        money += min(s.t.exchanged * bankers, other)
    return money


def ceiling(s: Princes, seat: int, lot: int) -> int:
    """The highest bid that a seat may make (PRI-095, PRI-097)."""
    money = means(s, lot, s.gold[seat], s.influence[seat], open_bankers(s, seat))
    return money + discount(s, seat, lot) + card_discount(s, seat, lot)


def opening_bid(s: Princes, lot: int) -> int:
    """The lowest opening bid: twice the status for a city tile, otherwise 0 (PRI-110, PRI-120, PRI-135)."""
    t = s.t
    kind = t.auction[lot]
    if kind == CITY_AUCTION:
        return t.opening_factor * s.status[t.city[lot]]
    if kind == EVENT_AUCTION:
        return t.least_event_bid
    return t.least_pope_bid if kind == POPE_AUCTION else t.least_office_bid


def may_own(s: Princes, seat: int, lot: int) -> bool:
    """At most six city tiles from at most three cities (PRI-009); anything else without limit (PRI-125)."""
    t = s.t
    city = t.city[lot]
    if city < 0:
        return True
    return (s.own[seat] & t.city_mask[city] != 0 or has_room(s, seat)) and tile_count(s, seat) < t.most_tiles


def tile_count(s: Princes, seat: int) -> int:
    """How many city tiles a seat owns."""
    count = 0
    for mask in s.t.city_mask:
        count += (s.own[seat] & mask).bit_count()
    return count


def has_room(s: Princes, seat: int) -> bool:
    """May this seat still go into a further city?"""
    cities = 0
    for mask in s.t.city_mask:
        if s.own[seat] & mask:
            cities += 1
    return cities < s.t.most_cities


def stays_payable(s: Princes, seat: int, lot: int, bound: int, change: list[int], bankers: int) -> bool:
    """Would a bid still be payable after the purse changed by so much gold and influence (PRI-098)?"""
    gold = s.gold[seat] + change[GOLD]
    influence = s.influence[seat] + change[INFLUENCE]
    return means(s, lot, gold, influence, bankers) + card_discount(s, seat, lot) >= bound


def shortfall(s: Princes, seat: int, lot: int, due: int) -> int:
    """What is missing of the lot's own currency."""
    return max(0, due - holds(s, seat, s.t.currency[lot]))
