"""Counters (BRI-160 to BRI-174): a played ability may be countered, and the counter again, to any depth."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.seating import after
from signoria.core.value import Action, Key
from signoria.games.brides.abilities import EFFECTS
from signoria.games.brides.ability_ids import ASSASSINATE, COUNTER, WINE_WORKER
from signoria.games.brides.actions import Pass
from signoria.games.brides.assassination import bride_target, defender, is_gone
from signoria.games.brides.events_district import AbilityCancelled, AbilityFizzled, TileUsed
from signoria.games.brides.state import PLAYED, Brides
from signoria.games.brides.tables import ASSASSINATION_OF_OWN, CHARACTER_ABILITY, VINUM
from signoria.games.brides.tiles import discard, is_character, put_down, reveal_and_use
from signoria.games.brides.using import UseOnBride, UseOnPlayer, named_target, used_tile
from signoria.games.brides.why import why_not_use
from signoria.games.brides.windows import could, offers

CANCELLED: Final = 0
WORKED: Final = 1

_NOBODY: Final = -1


def target_of(s: Brides, action: Action) -> int:
    """What an action aims at; an assassination names a tile, not a player (BRI-171)."""
    if s.t.ability[used_tile(action)] == ASSASSINATE:
        if isinstance(action, UseOnPlayer):
            return s.leader[action.target]
        if isinstance(action, UseOnBride):
            return bride_target(s, action.rank)
    return named_target(action)


def play(s: Brides, user: int, tile: int, target: int) -> "Play":
    """Show a tile, mark it used, and open its counter window."""
    reveal_and_use(s, tile)
    s.tell(TileUsed(user, tile))
    return Play(user=user, tile=tile, target=target, asked=_NOBODY)


def apply_at_once(s: Brides, user: int, tile: int, target: int) -> Frame[Brides] | None:
    """Step I: an ability takes effect without any counter (BRI-105)."""
    reveal_and_use(s, tile)
    s.tell(TileUsed(user, tile))
    put_down(s, tile)
    return EFFECTS[s.t.ability[tile]](s, user, target)


class Play(Frame[Brides]):
    """A played tile: first the opposite side may counter it, then it works (BRI-160).

    A counter is a play above this one and may be countered in turn (BRI-162). Ends with WORKED or CANCELLED.
    """

    TAG = "play"
    OF = ("user seat", "tile tile", "target", "asked seat")

    def __init__(self, user: int, tile: int, target: int, asked: int) -> None:
        self.user: Final = user
        self.tile: Final = tile
        self.target: Final = target
        self.asked: Final = asked

    def key(self) -> Key:
        return (self.user, self.tile, self.target, self.asked)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.asked if self.asked >= 0 else 0

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [*offers(s, seat, self.counters(s, seat), COUNTER), Option(Pass)]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return why_not_use(s, seat, action)

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, Pass):
            self.ask(s, self.following(s, seat))
            return
        if seat != s.active:
            s.interfered = True  # somebody answered the active player's ability (section 2.8)
        s.call(play(s, seat, used_tile(action), self.tile), then=self)

    def resume(self, s: Brides, result: int) -> None:
        if result == WORKED:
            self.cancel(s)
        else:  # after a failed counter the same player may try again (BRI-160)
            self.ask(s, self.asked)

    def run(self, s: Brides) -> None:
        self.ask(s, self.following(s, _NOBODY))

    def counters(self, s: Brides, seat: int) -> int:
        """Mask of the abilities with which a seat may counter this one (BRI-161, BRI-164, BRI-222)."""
        ability = s.t.ability[self.tile]
        if ability == ASSASSINATE:
            if is_gone(s, self.target) or defender(s, self.target) != seat:
                return 0
            return s.t.counter_mask[ASSASSINATION_OF_OWN]
        mask = 0
        if is_character(s, self.tile) and self.tile != s.groom[self.user]:
            mask = s.t.counter_mask[CHARACTER_ABILITY]
        if ability == WINE_WORKER:
            mask |= s.t.counter_mask[VINUM]
        return mask

    def following(self, s: Brides, seat: int) -> int:
        """Who decides after `seat`: the others clockwise from the active player, or he alone (BRI-160)."""
        if self.user != s.active:
            return s.active if seat == _NOBODY else _NOBODY
        seat = after(s.active if seat == _NOBODY else seat, s.seats)
        return _NOBODY if seat == s.active else seat

    def ask(self, s: Brides, seat: int) -> None:
        """Ask this seat, or the next one that might have a counter; when there is none, the tile works."""
        while seat != _NOBODY and (s.present >> self.user) & 1:
            if (s.present >> seat) & 1 and could(s, seat, self.counters(s, seat), COUNTER):
                s.become(Play(user=self.user, tile=self.tile, target=self.target, asked=seat))
                return
            seat = self.following(s, seat)
        self.work(s)

    def cancel(self, s: Brides) -> None:
        """No effect at all; the tile is used (BRI-165). A killed character already lies in the residence."""
        s.tell(AbilityCancelled(self.user, self.tile))
        if s.place[self.tile] == PLAYED:
            discard(s, self.tile)
        s.end(CANCELLED)

    def work(self, s: Brides) -> None:
        """Take effect, unless the user has left meanwhile (BRI-170)."""
        if not (s.present >> self.user) & 1:
            s.end(CANCELLED)
            return
        put_down(s, self.tile)
        ability = s.t.ability[self.tile]
        if ability == ASSASSINATE and is_gone(s, self.target):
            s.tell(AbilityFizzled(self.user, self.tile))
        question = EFFECTS[ability](s, self.user, self.target)
        if question is None:
            s.end(WORKED)
        else:
            s.call(question, then=Worked())


class Worked(Frame[Brides]):
    """An effect that had to ask somebody is over (BRI-223, BRI-254, BRI-265)."""

    TAG = "worked"

    def resume(self, s: Brides, result: int) -> None:
        s.end(WORKED)
