"""War, step 2: bad weather and veto (PRI-155 to PRI-158, D-14)."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.rows import grown
from signoria.core.value import Action, Key
from signoria.games.princes import reasons
from signoria.games.princes.auctions import PASS
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import BAD_WEATHER, NOBODY, VETO, lots_of
from signoria.games.princes.treachery import discard_card, has_card
from signoria.games.princes.turn_effects import turn_tile
from signoria.games.princes.war_actions import BadWeather, PlayVeto, UseVeto
from signoria.games.princes.war_events import WarDrawn, WarVetoed, WarVetoedByTile, WeatherTurned

GOES_ON: Final = 0
VETOED: Final = 1
PLAY_VETO: Final = Option(PlayVeto)
USE_VETO: Final = Option(UseVeto)


def veto_tiles(s: Princes, seat: int) -> int:
    """Lorenzo Medici, unused (PRI-278)."""
    return s.own[seat] & s.t.vetoes & ~s.used


def is_asked(s: Princes, seat: int) -> bool:
    """Everybody with a card or an unused Lorenzo is asked; both are public."""
    return s.hands[seat] != 0 or veto_tiles(s, seat) != 0


def first_asked(s: Princes) -> int:
    """The round begins with the active player (Q-07); NOBODY if nobody can play anything."""
    if is_asked(s, s.active):
        return s.active
    return next_asked(s, s.active)


def next_asked(s: Princes, seat: int) -> int:
    """The next player to be asked before the round is back at the active player, or NOBODY."""
    seat = s.follower[seat]
    while seat != s.active:
        if is_asked(s, seat):
            return seat
        seat = s.follower[seat]
    return NOBODY


class WeatherOrVeto(Frame[Princes]):
    """Each may play; a play starts the round anew, a round of passes ends it (PRI-158)."""

    TAG = "weather_or_veto"
    OF = ("turn seat",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def key(self) -> Key:
        return (self.turn,)

    def waits_for(self, s: Princes) -> int:
        return 0 if self.turn == NOBODY else 1 << self.turn

    def options(self, s: Princes, seat: int) -> list[Option]:
        out = [PASS]
        if s.hands[seat]:
            if has_card(s, seat, BAD_WEATHER):
                out.append(Option(BadWeather, Among([s.attacker, s.defender])))
            if has_card(s, seat, VETO):
                out.append(PLAY_VETO)
        if veto_tiles(s, seat):
            out.append(USE_VETO)
        return out

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        if seat != self.turn:
            return LEGAL
        if isinstance(action, BadWeather):
            held = has_card(s, seat, BAD_WEATHER)
            return reasons.NOT_IN_THIS_WAR if held else reasons.NO_SUCH_CARD
        if isinstance(action, PlayVeto):
            return reasons.NO_SUCH_CARD
        if isinstance(action, UseVeto) and s.own[seat] & s.t.vetoes:
            return reasons.USED_UP
        return LEGAL

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, BadWeather):  # two cards on one city add up (PRI-156)
            discard_card(s, seat, BAD_WEATHER)
            side = 0 if action.city == s.attacker else 1
            s.weather = grown(s.weather, side, s.t.weather)
            s.tell(WeatherTurned(seat, action.city))
            s.become(WeatherOrVeto(first_asked(s)))
        elif isinstance(action, PlayVeto):  # PRI-157
            discard_card(s, seat, VETO)
            s.tell(WarVetoed(seat))
            self.veto(s)
        elif isinstance(action, UseVeto):  # PRI-278
            lot = lots_of(s.t, veto_tiles(s, seat))[0]
            turn_tile(s, seat, lot)
            s.tell(WarVetoedByTile(seat, lot))
            self.veto(s)
        else:
            s.become(WeatherOrVeto(next_asked(s, seat)))

    def veto(self, s: Princes) -> None:
        s.tell(WarDrawn())
        s.end(VETOED)

    def run(self, s: Princes) -> None:
        s.end(GOES_ON)
