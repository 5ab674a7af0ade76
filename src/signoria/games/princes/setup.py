"""Set-up for 3 to 6 players (PRI-001, PRI-020 to PRI-029) and the two starts (PRI-040, PRI-050)."""

from collections.abc import Mapping

from signoria.core.chance import SETUP, Chance
from signoria.core.piles import shuffle
from signoria.core.seating import everyone
from signoria.games.princes.family_auction import ChoosingFamilies, next_chooser
from signoria.games.princes.negotiation import NEGOTIATION
from signoria.games.princes.order_auction import OrderAuction, set_order
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import CITIES, NOBODY, POPE_BIT, Tables, lots_of
from signoria.games.princes.war import clear_war


def blank(t: Tables, seats: int) -> Princes:
    """A bare table."""
    s = Princes(t, seats, Chance())
    s.aside = NEGOTIATION
    return s


def start(t: Tables, seats: int, options: Mapping[str, int], chance: Chance) -> Princes:
    """The table before the first decision; both choices of the table are made by now (PRI-028)."""
    s = blank(t, seats)
    s.chance = chance
    s.beginners = options["start"] == 1
    s.side = 0 if s.beginners else options["side"]  # beginners play side A (PRI-051)
    s.open_money = options["open_money"] == 1
    s.stall_guard = options["stall_guard"] == 1
    lay_out(s)
    hand_out(s)
    clear_memory(s)
    clear_war(s)
    if s.beginners:
        order = list(range(seats))
        shuffle(chance, order)  # PRI-050
        set_order(s, order)
        s.stack.append(ChoosingFamilies(next_chooser(s)))
    else:
        s.stack.append(OrderAuction(everyone(seats)))
    return s


def lay_out(s: Princes) -> None:
    """The board and everything beside it."""
    t = s.t
    s.status = tuple(t.start_status)  # PRI-020
    s.cannon = 0  # PRI-021
    s.supply = tuple(t.troop_count)  # PRI-022
    s.on_city = (0,) * CITIES
    s.display = s.removed = s.used = 0
    for mask in t.city_mask:  # six tiles of each city, the seventh leaves the game (PRI-023)
        tiles = lots_of(t, mask)
        while len(tiles) > t.in_play:
            s.removed |= 1 << tiles.pop(s.chance.below(len(tiles), SETUP))
        for lot in tiles:
            s.display |= 1 << lot
    s.display |= t.decade_mask[1] | POPE_BIT  # PRI-024, PRI-025
    s.pool = list(range(len(t.card_kind)))  # PRI-026
    s.under, s.discard, s.drawn, s.peeked = [], [], 0, 0


def hand_out(s: Princes) -> None:
    """What every player starts with: 45 gold and 12 influence, and no card (PRI-026, PRI-027)."""
    seats = s.seats
    s.gold = [s.t.start_gold] * seats
    s.influence = [s.t.start_influence] * seats
    s.pay = (0,) * seats
    s.banked = [0, 0]
    s.bids = (0,) * seats
    s.face = (NOBODY,) * seats
    s.own = (0,) * seats
    s.troops = (0,) * seats
    s.triumphs = (0,) * seats
    s.hands = [0] * seats
    s.spoken = (0,) * seats
    s.dealt = (0,) * seats
    s.purse_changes = (0,) * seats
    s.order = tuple(range(seats))
    s.follower = tuple([(seat + 1) % seats for seat in range(seats)])


def clear_memory(s: Princes) -> None:
    """Nothing has happened yet."""
    s.decade = s.passes = s.wars_won = s.incomes = s.offers_made = 0
    s.active = s.declared = NOBODY
    s.last_event_sold = s.revealed = False
    s.city_points, s.offers, s.doubt = [], [], []
