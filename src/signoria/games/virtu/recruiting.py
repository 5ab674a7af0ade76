"""Winter, step 4: recruit (VIR-640)."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.rows import grown
from signoria.core.value import Action, Key
from signoria.games.virtu.actions import AskFlorins
from signoria.games.virtu.domain import is_start_city
from signoria.games.virtu.masks import members
from signoria.games.virtu.paying import charge
from signoria.games.virtu.question import ASK_FLORINS
from signoria.games.virtu.reasons import ALL_TROOPS_OUT, NOT_YOUR_CITY, TOO_POOR
from signoria.games.virtu.requests import may_request, request, request_refusal
from signoria.games.virtu.sources import means
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import ALL_CITIES, CITIES
from signoria.games.virtu.winter_actions import EndRecruiting, Recruit
from signoria.games.virtu.winter_events import TroopRecruited

_END_RECRUITING: Final = Option(EndRecruiting)


def price_in(s: Virtu, seat: int, city: int) -> int:
    """One florin in an own start city, three elsewhere, another power's start city included (VIR-640)."""
    return s.t.recruit_home if is_start_city(s, seat, city) else s.t.recruit_away


class Recruiting(Frame[Virtu]):
    """One troop after the other in controlled cities, at most six on the board (VIR-640)."""

    TAG = "recruiting"
    OF = ("seat seat", "asked count")

    def __init__(self, seat: int, asked: int) -> None:
        self.seat: Final = seat
        self.asked: Final = asked

    def key(self) -> Key:
        return (self.seat, self.asked)

    def waits_for(self, s: Virtu) -> int:
        return 1 << self.seat if self.asked else 0

    def run(self, s: Virtu) -> None:
        able = s.reserve[self.seat] > 0 and s.owned[self.seat] & ALL_CITIES
        if able and (may_request(s, self.seat) or self._any_payable(s)):
            s.become(Recruiting(self.seat, 1))
        else:
            s.end()

    def options(self, s: Virtu, seat: int) -> list[Option]:
        """An indulgence is of use here only while a city and a troop are left."""
        out = [_END_RECRUITING]
        if s.reserve[seat] and s.owned[seat] & ALL_CITIES:
            cities = self._payable(s)
            if cities:
                out.append(Option(Recruit, Among(cities)))
            if may_request(s, seat):
                out.append(ASK_FLORINS)
        return out

    def at_random(self, s: Virtu, seat: int, rng: Rng) -> Action:
        """A kind that is not possible is drawn again, so what is not drawn need not be listed."""
        while True:
            kind = rng.below(3)
            if kind == 0:
                return EndRecruiting()
            if kind == 1:
                cities = self._payable(s)
                if cities:
                    return Recruit(cities[rng.below(len(cities))])
            elif may_request(s, seat):
                return AskFlorins()

    def _any_payable(self, s: Virtu) -> bool:
        """Is there an own city in which a troop can be paid?"""
        if s.coins[self.seat] >= max(s.t.recruit_home, s.t.recruit_away):
            return True
        return len(self._payable(s)) > 0

    def _payable(self, s: Virtu) -> list[int]:
        """Own cities in which a troop can be paid."""
        florins = means(s, self.seat)
        own = s.owned[self.seat] & ALL_CITIES
        if florins >= max(s.t.recruit_home, s.t.recruit_away):
            return members(own)
        return [city for city in members(own) if price_in(s, self.seat, city) <= florins]

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat != self.seat:
            return LEGAL
        if isinstance(action, AskFlorins):
            return request_refusal(s, seat)
        if not isinstance(action, Recruit) or not 0 <= action.city < CITIES:
            return LEGAL
        if s.holder[action.city] != seat:
            return NOT_YOUR_CITY
        return TOO_POOR if s.reserve[seat] else ALL_TROOPS_OUT

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, AskFlorins):
            request(s, seat, s.t.indulgence_florins)
        elif isinstance(action, Recruit):
            price = price_in(s, seat, action.city)
            s.reserve[seat] -= 1
            s.troops = grown(s.troops, seat * CITIES + action.city, 1)
            s.tell(TroopRecruited(seat, action.city, price))
            charge(s, seat, price, then=Recruiting(seat, 0))
        else:
            s.end()
