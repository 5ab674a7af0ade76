"""Positions in which a war is declared, and a short way to its battle."""

from signoria.core.rows import exchanged
from signoria.games.princes.auction_actions import Bid, Pass
from signoria.games.princes.auctions import Auction
from signoria.games.princes.state import Princes
from signoria.games.princes.turn_effects import WarPause
from signoria.games.princes.weather_and_veto import WeatherOrVeto
from tests.games.princes.table import P, asked, city, do, lot, skip_windows, table, war

VENEZIA, ROMA, MILANO = city("venezia"), city("roma"), city("milano")


def fighting(attacker: P, defender: P, *others: P, decade: int = 2, **status: int) -> Princes:
    """Seat 0 attacks for Venezia and seat 1 defends Roma; the auctions are over."""
    s = table(attacker, defender, *(others or (P(),)), decade=decade)
    for name, value in status.items():
        s.status = exchanged(s.status, city(name), value)
    start_war_at_the_battle(s)
    return s


def start_war_at_the_battle(s: Princes) -> None:
    war(s, "venezia", "roma")
    skip_windows(s, WeatherOrVeto, WarPause)
    while isinstance(s.stack[-1], Auction):
        office = s.stack[-1].lot
        want = 0 if office == lot("attack") else 1
        seat = asked(s)
        do(s, seat, Bid(0) if seat == want else Pass())
        skip_windows(s, WarPause)
