# not compiled: runs in tests and fuzzing
"""The invariants of the rules (INV-01 to INV-18): each a small function, each returning broken sentences."""

from signoria.games.princes.auctions import Auction
from signoria.games.princes.binding import binding_due, binding_seat
from signoria.games.princes.ceilings import ceiling, open_bankers, stays_payable
from signoria.games.princes.payment import Payment
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import (
    CITIES,
    DECADES,
    EVENTS,
    FAMILY_POWER,
    GOLD,
    INFLUENCE,
    NOBODY,
    POPE_BIT,
    STATUS_EVENT,
    TILES,
    TROOPS,
    lots_of,
)
from signoria.games.princes.tile_auctions import Hammer, PlacingEvent
from signoria.games.princes.treachery import HandLimit, TakeCard, hand_limit, over_limit


def on_auction_field(s: Princes) -> int:
    """What lies on the auction field or is about to be placed, as a mask."""
    mask = 0
    for frame in s.stack:
        if isinstance(frame, Hammer | PlacingEvent):
            mask |= 1 << frame.lot
    return mask


def troops_add_up(s: Princes) -> list[str]:
    """INV-01, INV-02: supply and players hold every troop once; nobody holds two of a type (PRI-010)."""
    return [
        f"INV-01: troop {troop} does not add up"
        for troop in range(TROOPS)
        if s.supply[troop] + sum(mask >> troop & 1 for mask in s.troops) != s.t.troop_count[troop]
        or s.supply[troop] < 0
    ]


def tiles_add_up(s: Princes) -> list[str]:
    """INV-03: display, auction field and players hold 30 tiles, six of each city; five are out."""
    places = [s.display & TILES, on_auction_field(s) & TILES, s.removed, *(own & TILES for own in s.own)]
    once = sum(places) == TILES and all(a & b == 0 for i, a in enumerate(places) for b in places[:i])
    split = all((mask & ~s.removed).bit_count() == s.t.in_play for mask in s.t.city_mask)
    return [] if once and split else ["INV-03: city tiles are lost or doubled"]


def tile_limits_hold(s: Princes) -> list[str]:
    """INV-04: at most six city tiles from at most three cities (PRI-009)."""
    out = []
    for seat in range(s.seats):
        cities = sum(1 for mask in s.t.city_mask if s.own[seat] & mask)
        if (s.own[seat] & TILES).bit_count() > s.t.most_tiles or cities > s.t.most_cities:
            out.append(f"INV-04: seat {seat} owns too many city tiles")
    return out


def events_add_up(s: Princes) -> list[str]:
    """INV-05: every event is in one place; only status events lie on cities."""
    waiting = 0
    for decade in range(max(1, s.decade) + 1, DECADES + 1):
        waiting |= s.t.decade_mask[decade]
    owned = [own & EVENTS for own in s.own]
    places = [waiting, s.display & EVENTS, on_auction_field(s) & EVENTS, *owned, *s.on_city]
    once = sum(places) == EVENTS and all(a & b == 0 for i, a in enumerate(places) for b in places[:i])
    kinds = all(s.t.event_kind[lot] == STATUS_EVENT for mask in s.on_city for lot in lots_of(s.t, mask))
    return [] if once and kinds else ["INV-05: events are lost or doubled"]


def cards_add_up(s: Princes) -> list[str]:
    """INV-06: pile, discards and hands hold every card once."""
    cards = (
        s.pool + s.under + s.discard + [card for mask in (*s.hands, s.drawn) for card in lots_of(s.t, mask)]
    )
    return [] if sorted(cards) == list(range(len(s.t.card_kind))) else [f"INV-06: cards {sorted(cards)}"]


def hands_fit(s: Princes) -> list[str]:
    """INV-07: nobody holds more cards than he may, except while he discards; limits run from 2 to 5."""
    if s.decade == 0 or (s.stack and isinstance(s.stack[-1], HandLimit | TakeCard)):
        return []
    out = [f"INV-07: seat {seat} holds too many cards" for seat in range(s.seats) if over_limit(s, seat)]
    return out + [f"INV-07: limit of {seat}" for seat in range(s.seats) if not 2 <= hand_limit(s, seat) <= 5]


def money_adds_up(s: Princes) -> list[str]:
    """INV-08: nobody owes anything, and money only comes from and goes to the bank."""
    gold = sum(s.gold) + sum(s.pay) + s.banked[GOLD]
    influence = sum(s.influence) + s.banked[INFLUENCE]
    right = gold == s.seats * s.t.start_gold and influence == s.seats * s.t.start_influence
    out = [] if right else [f"INV-08: {gold} gold and {influence} influence"]
    return out + [f"INV-08: seat {i} owes" for i in range(s.seats) if min(s.gold[i], s.influence[i]) < 0]


def status_in_range(s: Princes) -> list[str]:
    """INV-09: every status is on the track (PRI-006)."""
    low, high = s.t.least_status, s.t.most_status
    return [f"INV-09: city {city}" for city in range(CITIES) if not low <= s.status[city] <= high]


def cannon_in_range(s: Princes) -> list[str]:
    """INV-10: the cannon stays on its track (PRI-150)."""
    return [] if 0 <= s.cannon <= s.t.war_limit[s.seats] else [f"INV-10: cannon on {s.cannon}"]


def one_pope(s: Princes) -> list[str]:
    """INV-11: the Pope is on display, on the auction field or with one player."""
    places = [s.display, on_auction_field(s), *s.own]
    count = sum(1 for mask in places if mask & POPE_BIT)
    return [] if count == 1 else [f"INV-11: {count} Popes"]


def bid_is_payable(s: Princes) -> list[str]:
    """INV-12: the highest bid, or the opening bid owed, can be paid by its owner (PRI-097, PRI-098)."""
    seat = binding_seat(s)
    if seat == NOBODY:
        return []
    top = s.stack[-1]
    if isinstance(top, Auction):
        least = top.high if top.leader == seat else top.least(s)
        return [] if ceiling(s, seat, top.lot) >= least else [f"INV-12: seat {seat} cannot pay its bid"]
    assert isinstance(top, Payment)
    payable = stays_payable(s, seat, top.lot, binding_due(s, seat), [0, 0], open_bankers(s, seat))
    return [] if payable else [f"INV-12: seat {seat} cannot pay what is due"]


def asked_are_inside(s: Princes) -> list[str]:
    """INV-13: who passed is never asked again (PRI-093)."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Auction) and not top.inside >> top.turn & 1:
        return [f"INV-13: seat {top.turn} is asked in an auction it left"]
    return []


def used_are_owned(s: Princes) -> list[str]:
    """INV-14: only owned once-per-decade things are turned (PRI-011)."""
    once = s.t.rerolls | s.t.vetoes | s.t.robbers | s.t.free_cards | s.t.bankers | POPE_BIT
    owned = 0
    for seat in range(s.seats):
        owned |= s.own[seat]
        if s.face[seat] >= 0 and s.t.face_free_card[s.face[seat]]:
            owned |= 1 << FAMILY_POWER
    return [] if s.used & ~(owned & (once | 1 << FAMILY_POWER)) == 0 else [f"INV-14: used {s.used:b}"]


def triumphs_were_won(s: Princes) -> list[str]:
    """INV-15: a triumph for each war won by a city with condottiere (PRI-199)."""
    return [] if sum(s.triumphs) == s.wars_won else ["INV-15: triumphs do not match the wars won"]


def decades_end_with_their_events(s: Princes) -> list[str]:
    """INV-16: a decade goes on as long as one of its events is left; an income phase after each."""
    left = s.decade in range(1, DECADES + 1) and (s.display | on_auction_field(s)) & EVENTS
    out = ["INV-16: the last event is not gone"] if s.last_event_sold and s.display & EVENTS else []
    if s.decade in range(1, DECADES + 1) and not left and not s.last_event_sold:
        out.append("INV-16: the decade goes on without an event")
    return out if s.incomes == max(0, s.decade - 1) else [*out, f"INV-16: {s.incomes} income phases"]


def pay_was_taken(s: Princes) -> list[str]:
    """INV-17: after the last income phase no pay lies on a family tile (PRI-214)."""
    return ["INV-17: pay was left lying"] if s.decade > DECADES and any(s.pay) else []


CHECKS = (
    troops_add_up,
    tiles_add_up,
    tile_limits_hold,
    events_add_up,
    cards_add_up,
    hands_fit,
    money_adds_up,
    status_in_range,
    cannon_in_range,
    one_pope,
    bid_is_payable,
    asked_are_inside,
    used_are_owned,
    triumphs_were_won,
    decades_end_with_their_events,
    pay_was_taken,
)


def check(s: Princes) -> list[str]:
    """All broken invariants; INV-18 is a matter of views and redeals and tested there."""
    return [sentence for invariant in CHECKS for sentence in invariant(s)]
