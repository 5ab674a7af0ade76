"""Habits of a prince: what to do without much thought, and which amounts are worth a thought at all."""

from typing import Any, Final

from signoria.bots.values.princes_prices import city_points, lot_worth, money_worth, willing
from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.value import Action
from signoria.games.princes.actions import BuyTroop, Done, GiveBack, PassTurn, PutUp, StartWar
from signoria.games.princes.auction_actions import (
    Bid,
    ChooseFamily,
    Decline,
    Freeze,
    OrderBid,
    Pass,
    Pay,
    Raise,
)
from signoria.games.princes.auctions import Auction
from signoria.games.princes.battle import Rolled
from signoria.games.princes.ceilings import discount, opening_bid
from signoria.games.princes.family_auction import FamilyAuction
from signoria.games.princes.holy_league import HolyLeague
from signoria.games.princes.order_auction import OrderAuction
from signoria.games.princes.payment import Payment
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import CITIES
from signoria.games.princes.turn import AfterAction, Turn, stalled
from signoria.games.princes.turn_effects import WarPause
from signoria.games.princes.weather_and_veto import WeatherOrVeto

START_BIDS: Final = [0, 1, 2]
"""A place in the order is worth a gold or two, not a tile."""


def amounts_worth_a_thought(
    s: Princes, frame: Frame[Any], seat: int, option: Option, rng: Rng
) -> list[Action] | None:
    """The lowest bid, a jump, and the own limit; small bids for the start; troops are not given back."""
    if option.action is Bid and isinstance(frame, Auction):
        least = frame.least(s)
        limit = willing(s, seat, frame.lot, city_points(s))
        out: list[Action] = [Bid(least)]
        if limit > least + 1:
            out.append(Bid((least + limit) // 2))
        return out
    if option.action is OrderBid:
        return [OrderBid(gold) for gold in START_BIDS]
    if option.action is Raise:
        return []  # families are about equally good, and all pay what they bid
    if option.action is ChooseFamily:
        return [option.sample(rng)]
    return [] if option.action is GiveBack else None


def habit(s: Princes, frame: Frame[Any], seat: int, rng: Rng) -> Action | None:
    """The habitual answer to any question; None where any answer is as good as another."""
    if isinstance(frame, Auction):
        return _bid(s, frame, seat, rng)
    if isinstance(frame, Turn):
        return _turn(s, frame, seat, rng)
    if isinstance(frame, Payment):
        for option in frame.options(s, seat):
            if option.action is Pay:
                return Pay()
        return None
    if isinstance(frame, WeatherOrVeto):
        return Pass() if rng.below(3) else None
    if isinstance(frame, (WarPause, AfterAction)):
        return Done() if rng.below(3) else None
    if isinstance(frame, (Rolled, HolyLeague)):
        return Decline() if rng.below(2) else None
    if isinstance(frame, OrderAuction):
        return OrderBid(min(START_BIDS[rng.below(len(START_BIDS))], s.gold[seat]))
    if isinstance(frame, FamilyAuction):
        return Pass()
    return None


def _bid(s: Princes, frame: Auction, seat: int, rng: Rng) -> Action | None:
    """Bid while it is worth it; jumps keep auctions short."""
    if frame.is_frozen(seat):
        return Pass()
    least = frame.least(s)
    limit = willing(s, seat, frame.lot, city_points(s))
    if limit >= least:
        return Bid(least + rng.below((limit - least) // 2 + 1))
    if frame.must_open(s):
        return Bid(least)
    if rng.below(3) == 0:
        for option in frame.options(s, seat):
            if option.action is Freeze:
                return option.sample(rng)
    return Pass()


def _turn(s: Princes, frame: Turn, seat: int, rng: Rng) -> Action | None:
    """Put up what is worth more than it costs; otherwise a troop, a war, or nothing."""
    options = frame.options(s, seat)
    points = city_points(s)
    lots: list[int] = []
    for option in options:
        if option.action is PutUp:
            lots = [option.box[0].nth(i) for i in range(option.box[0].count())]
    if stalled(s):
        return PutUp(lots[rng.below(len(lots))])
    if s.troops[seat] == 0 or rng.below(8) == 0:
        for option in options:
            if option.action is BuyTroop:
                return option.sample(rng)
    if rng.below(5) == 0:
        for option in options:
            if option.action is StartWar:
                attacker = rng.below(CITIES)
                return StartWar(attacker, (attacker + 1 + rng.below(CITIES - 1)) % CITIES)
    best = -1
    most = 0.0
    for lot in lots:
        price = max(0, opening_bid(s, lot) - discount(s, seat, lot))
        gain = lot_worth(s, seat, lot, points) - price * money_worth(s, s.t.currency[lot])
        gain += 0.02 * rng.below(100)
        if gain > most:
            best = lot
            most = gain
    return PutUp(best) if best >= 0 else PassTurn()
