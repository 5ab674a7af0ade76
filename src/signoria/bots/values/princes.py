"""Princes of the Renaissance, as advice to a player: all is worth points, money too while it can buy some.

1. A tile is worth what its city will rank at the end, and its income until then. Early tiles earn three
   times.
2. Bid up to what a thing is worth to you, no further; and let those who want it more pay for it.
3. An office pays the status of its city whether you win or not: influence becomes gold, and now and then a
   triumph. Triumphs are worth more and more.
4. Start wars between a city of yours and a city of the leader; raise with events what you own most of.
5. Treachery cards are for the auction or the war that decides something, not for the end of the game.
6. When the last events are sold, money is worth nothing but the prize for having most of it.
"""

from typing import Any, ClassVar, Final

from signoria.bots.valuation import Valuation
from signoria.bots.values.princes_deals import unasked
from signoria.bots.values.princes_habits import amounts_worth_a_thought, habit
from signoria.bots.values.princes_prices import (
    DIE_STEP,
    cards_worth,
    city_points,
    decades_left,
    fading,
    lot_worth,
    money_worth,
    shift_cities,
    triumph_worth,
    war_hopes,
    willing,
)
from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.value import Action
from signoria.games.princes.auctions import Auction
from signoria.games.princes.battle import Battle, Rolled
from signoria.games.princes.bribing import Bribing
from signoria.games.princes.ceilings import discount, opening_bid
from signoria.games.princes.holy_league import HolyLeague
from signoria.games.princes.income import gold_income, influence_income
from signoria.games.princes.payment import Payment
from signoria.games.princes.scoring import money_points
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import DECADES, GOLD, INFLUENCE, NOBODY, POPE_BIT, lots_of
from signoria.games.princes.tile_auctions import PlacingEvent

FIRST_TROOP: Final = 1.6
"""Being able to take an office at all."""
SWORD: Final = 0.6
"""A point of attack: only an attack wins a war, and with it a triumph."""
SHIELD: Final = 0.4
BODY: Final = 0.3
"""Any troop at all: the other side needs one more card to bribe it away."""
ATTACK_LEAD: Final = 0.15
"""Steps that the attacking city gains on the other while nobody knows who will fight."""


class PrincesValues(Valuation[Princes]):
    """All amounts are points at the end of the game."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "tiles",
        "events",
        "money",
        "income",
        "troops",
        "triumphs",
        "cards",
        "auction",
    )

    def swing(self, s: Princes) -> float:
        return 4.0 + 1.5 * decades_left(s)

    def horizon(self, s: Princes) -> int:
        return 16

    def parts(self, s: Princes, seat: int) -> list[float]:
        out = self.holdings(s, seat, city_points(s))
        out.append(self.pending(s)[seat])
        return out

    def worth(self, s: Princes, seat: int) -> float:
        return self.worths(s)[seat]

    def worths(self, s: Princes) -> list[float]:
        out = self.pending(s)
        points = city_points(s)
        for seat in range(s.seats):
            for part in self.holdings(s, seat, points):
                out[seat] += part
        return out

    def holdings(self, s: Princes, seat: int, points: list[float]) -> list[float]:
        """What a seat has; the first seven parts."""
        t = s.t
        own = s.own[seat]
        left = decades_left(s)
        tiles = 0.0
        events = 3.0 if own & POPE_BIT and s.decade == DECADES else 0.0
        for lot in lots_of(t, own & ~POPE_BIT):
            if t.city[lot] >= 0:
                tiles += points[t.city[lot]]
            else:
                events += lot_worth(s, seat, lot, points)
        gold, influence = money_worth(s, GOLD), money_worth(s, INFLUENCE)
        bids = s.bids[seat] if s.decade == 0 else 0
        money = (s.gold[seat] - bids + s.pay[seat]) * gold + s.influence[seat] * influence
        prize = 1.0 - 0.8 * fading(s) if s.decade >= DECADES else 0.15
        money += prize * money_points(s.gold, seat, t.gold_points)
        money += prize * money_points(s.influence, seat, t.influence_points)
        income = 0.0
        if s.face[seat] >= 0 and left:
            income = left * (gold_income(s, seat) * gold + influence_income(s, seat) * influence)
        return [
            tiles,
            events,
            money,
            income,
            self.troops(s, seat) * fading(s) * (left + 1) / 3,
            s.triumphs[seat] * (s.triumphs[seat] + 1) / 2,
            cards_worth(s, seat),
        ]

    def troops(self, s: Princes, seat: int) -> float:
        """Men make offices possible and win wars."""
        if s.troops[seat] == 0:
            return 0.0
        out = FIRST_TROOP
        for troop in s.t.bits[s.troops[seat]]:
            out += BODY + SWORD * max(0, s.t.attack[troop]) + SHIELD * max(0, s.t.defence[troop])
        return out

    def pending(self, s: Princes) -> list[float]:
        """What the running auction and the running war will probably bring."""
        out = [0.0] * s.seats
        top = s.stack[-1]
        if isinstance(top, Auction):
            self._auction(s, top, out)
        elif isinstance(top, Payment):
            out[top.payer] += lot_worth(s, top.payer, top.lot, city_points(s))
            out[top.payer] -= top.due * money_worth(s, s.t.currency[top.lot])
        elif isinstance(top, PlacingEvent):
            out[top.seat] += lot_worth(s, top.seat, top.lot, city_points(s))
        if s.attacker != NOBODY and s.defender != NOBODY and s.condottieri:
            if isinstance(top, (HolyLeague, Bribing, Battle, Rolled)):
                war_hopes(s, out)
            else:
                shift_cities(s, ATTACK_LEAD + DIE_STEP * (s.weather[0] - s.weather[1]), out)
                for seat in s.condottieri:
                    if seat != NOBODY:
                        out[seat] += 0.35 * triumph_worth(s, seat)
                self._pay_to_come(s, out)
        return out

    def _pay_to_come(self, s: Princes, out: list[float]) -> None:
        """The attacker's pay is laid out only after the second auction."""
        if isinstance(s.stack[-1], Auction) and s.condottieri[0] != NOBODY:
            out[s.condottieri[0]] += s.status[s.attacker] * money_worth(s, GOLD)

    def _auction(self, s: Princes, top: Auction, out: list[float]) -> None:
        """The one who wants it most pays one more than the next would: as if it were decided already."""
        points = city_points(s)
        opening = opening_bid(s, top.lot)
        winner = top.leader
        most = top.high
        second = opening - 1
        for seat in range(s.seats):
            if not (top.inside >> seat) & 1 or ((top.frozen >> seat) & 1 and seat != top.leader):
                continue
            bid = willing(s, seat, top.lot, points)
            if seat == top.leader:
                bid = max(bid, top.high)
            elif seat == top.turn and top.must_open(s):
                bid = max(bid, opening)
            elif bid < max(opening, top.high + 1):
                continue  # he will pass
            if winner == NOBODY or bid > most or (bid == most and seat == top.leader):
                if winner not in (NOBODY, seat):
                    second = max(second, most)
                winner = seat
                most = bid
            else:
                second = max(second, bid)
        if winner != NOBODY:
            price = min(most, max(second + 1, top.high, opening))
            paid = max(0, price - discount(s, winner, top.lot))
            out[winner] += lot_worth(s, winner, top.lot, points)
            out[winner] -= paid * money_worth(s, s.t.currency[top.lot])

    def unasked(self, s: Princes, seat: int, rng: Rng) -> Action | None:
        return unasked(self, s, seat, rng)

    def policy(self, s: Princes, frame: Frame[Any], seat: int, rng: Rng) -> Action | None:
        return habit(s, frame, seat, rng)

    def ideas(
        self, s: Princes, frame: Frame[Any], seat: int, option: Option, rng: Rng
    ) -> list[Action] | None:
        return amounts_worth_a_thought(s, frame, seat, option, rng)
