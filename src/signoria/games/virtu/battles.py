"""Battles before cities (VIR-530 to VIR-533): besiegers of the same city fight before the siege."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.rows import marked
from signoria.core.value import Key
from signoria.games.virtu.domain import lose_troops, rout, troops_at
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.war_events import BattleTied, BattleWon


def next_rival(s: Virtu, seat: int, city: int) -> int:
    """The first other besieger of a city in turn order, -1 if there is none (VIR-530, B-06)."""
    for other in s.order:
        if other != seat and s.holder[city] != other and troops_at(s, other, city):
            return other
    return -1


class Battle(Frame[Virtu]):
    """Only troops and war bonuses count; the city and its owner take no part (VIR-530, B-12).

    Waits under the announcements; ends with 1 if the resolving player still has troops that may besiege.
    """

    TAG = "battle"
    OF = ("seat seat", "rival seat", "city city")

    def __init__(self, seat: int, rival: int, city: int) -> None:
        self.seat: Final = seat
        self.rival: Final = rival
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.rival, self.city)

    def resume(self, s: Virtu, result: int) -> None:
        own = troops_at(s, self.seat, self.city) + result // 64
        other = troops_at(s, self.rival, self.city) + result % 64
        if own == other:
            self._tie(s)
            s.end(0)
        elif own > other:
            self._win(s, self.seat, self.rival)
            s.end(1 if troops_at(s, self.seat, self.city) else 0)
        else:
            self._win(s, self.rival, self.seat)
            s.end(0)

    def _win(self, s: Virtu, winner: int, loser: int) -> None:
        """The loser loses all, the winner as many, at most all; no trophy (VIR-531)."""
        lost = troops_at(s, loser, self.city)
        paid = min(lost, troops_at(s, winner, self.city))
        lose_troops(s, loser, self.city, lost)
        lose_troops(s, winner, self.city, paid)
        s.fought = marked(s.fought, winner, 1 << self.city)
        s.tell(BattleWon(winner, loser, self.city, paid))

    def _tie(self, s: Virtu) -> None:
        """Both lose one troop and must retreat with the rest (VIR-533)."""
        s.tell(BattleTied(self.seat, self.rival, self.city))
        for seat in (self.seat, self.rival):
            lose_troops(s, seat, self.city, min(s.t.defeat_loss, troops_at(s, seat, self.city)))
            rout(s, seat, self.city)
