"""Phase 1: tiles are laid (BRI-060 to BRI-069), two actions at a time."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.listing import Listing
from signoria.core.option import Among, Option
from signoria.core.rows import exchanged, stamped
from signoria.core.seating import after
from signoria.core.value import Action, Key
from signoria.games.brides.actions import AskFavour, Embark, Pass, Reinforce, ReinforceShip, Send
from signoria.games.brides.events import (
    FavourAsked,
    LayingStopped,
    Reinforced,
    ShipReinforced,
    TileEmbarked,
    TileSent,
)
from signoria.games.brides.favour import settle_favour
from signoria.games.brides.laying_choices import (
    ASK_FAVOUR,
    EMBARK,
    REINFORCE,
    REINFORCE_SHIP,
    SEND,
    characters,
    districts_to_reinforce,
    districts_to_send_to,
    free_ships,
    kinds,
)
from signoria.games.brides.reasons import (
    ALREADY_THERE,
    DELEGATION_FULL,
    FAVOUR_ONCE,
    NO_COACH,
    NO_FAVOUR_TRACK,
    NO_ITEM_FOR_FAVOUR,
    NOT_IN_PLAY,
    NOT_YOUR_TILE,
    NOTHING_TO_REINFORCE,
    ONE_SHIP,
    SHIP_TAKEN,
)
from signoria.games.brides.state import DELEGATION, HAND, Brides
from signoria.games.brides.tables import DISTRICTS, SHIP_SPOT, SPOTS
from signoria.games.brides.tiles import has_tile_in, is_character, lay_aside, retire, tiles_in


class LayingTiles(Frame[Brides]):
    """The player on turn has `left` actions; those who have passed are left out (BRI-061). 0: nobody is on
    turn yet.
    """

    TAG = "laying_tiles"
    OF = ("seat seat", "left actions")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def key(self) -> Key:
        return (self.seat, self.left)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.seat if self.left > 0 else 0

    def options(self, s: Brides, seat: int) -> list[Option]:
        hand = tiles_in(s, seat, HAND)
        out: list[Option] = []
        for kind in kinds(s, seat, hand):
            if kind == SEND:
                out.append(Option(Send, Among(hand), Among(districts_to_send_to(s, seat))))
            elif kind == EMBARK:
                out.append(Option(Embark, Among(hand), Among(free_ships(s))))
            elif kind == REINFORCE:
                out.append(Option(Reinforce, Among(hand), Among(districts_to_reinforce(s, seat))))
            elif kind == REINFORCE_SHIP:
                out.append(Option(ReinforceShip, Among(hand)))
            elif kind == ASK_FAVOUR:
                out.append(Option(AskFavour, Among(characters(s, hand))))
            else:
                out.append(Option(Pass))
        return out

    def list_into(self, s: Brides, seat: int, out: Listing) -> bool:
        hand = tiles_in(s, seat, HAND)
        for kind in kinds(s, seat, hand):
            if kind == SEND:
                out.pairs(Send, hand, districts_to_send_to(s, seat))
            elif kind == EMBARK:
                out.pairs(Embark, hand, free_ships(s))
            elif kind == REINFORCE:
                out.pairs(Reinforce, hand, districts_to_reinforce(s, seat))
            elif kind == REINFORCE_SHIP:
                out.each(ReinforceShip, hand)
            elif kind == ASK_FAVOUR:
                out.each(AskFavour, characters(s, hand))
            else:
                out.one(Pass)
        return True

    def at_random(self, s: Brides, seat: int, rng: Rng) -> Action:
        """Half of all answers in a game are given here, and boxes of all tiles take long to make."""
        hand = tiles_in(s, seat, HAND)
        kind = rng.one_of(kinds(s, seat, hand))
        if kind == SEND:
            return Send(rng.one_of(hand), rng.one_of(districts_to_send_to(s, seat)))
        if kind == EMBARK:
            return Embark(rng.one_of(hand), rng.one_of(free_ships(s)))
        if kind == REINFORCE:
            return Reinforce(rng.one_of(hand), rng.one_of(districts_to_reinforce(s, seat)))
        if kind == REINFORCE_SHIP:
            return ReinforceShip(rng.one_of(hand))
        if kind == ASK_FAVOUR:
            return AskFavour(rng.one_of(characters(s, hand)))
        return Pass()

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return why_not_lay(s, seat, action)

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, Pass):
            stop(s, seat)
        elif isinstance(action, AskFavour):
            ask_favour(s, seat, action.tile)
        elif isinstance(action, (Send, Embark)):
            s.coaches[seat] -= 1
            send(s, seat, action)
        elif isinstance(action, (Reinforce, ReinforceShip)):
            reinforce(s, seat, action)
        self.go_on(s)

    def run(self, s: Brides) -> None:
        """The phase begins with the start player (BRI-061)."""
        self.turn_to(s, self.seat)

    def go_on(self, s: Brides) -> None:
        """The second action, or the next player who has not passed (BRI-061)."""
        seat = self.seat
        if not (s.passed >> seat) & 1 and must_pass(s, seat):
            stop(s, seat)
        if self.left > 1 and not (s.passed >> seat) & 1:
            s.become(LayingTiles(seat, self.left - 1))
        else:
            self.turn_to(s, after(seat, s.seats))

    def turn_to(self, s: Brides, seat: int) -> None:
        """The first player from `seat` on who can do something; if all have passed, favour is settled."""
        for _ in range(s.seats):
            if not (s.passed >> seat) & 1:
                if not must_pass(s, seat):
                    s.become(LayingTiles(seat, s.t.actions_per_turn))
                    return
                stop(s, seat)
            seat = after(seat, s.seats)
        settle_favour(s)  # BRI-069
        s.end()


def must_pass(s: Brides, seat: int) -> bool:
    """Everybody sees that nothing is left to do: no tile, or no place for one and no favour (BRI-067)."""
    if not has_tile_in(s, seat, HAND):
        return True
    if s.coaches[seat] > 0 or (s.t.favour_track[s.seats] and seat not in s.moved):
        return False
    for spot in range(SPOTS):
        if 0 < s.laid[seat * SPOTS + spot] < s.t.tiles_per_delegation:
            return False
    return True


def send(s: Brides, seat: int, action: Send | Embark) -> None:
    """A new delegation, face down under a coach (BRI-062, BRI-063)."""
    tile = action.tile
    if isinstance(action, Send):
        place = action.district
        lay(s, seat, tile, place)
        if not s.quiet:
            s.tell_apart(1 << seat, TileSent(seat, tile, place), TileSent(seat, -1, place))
    else:
        ship = action.ship
        s.ship_holder = exchanged(s.ship_holder, ship, seat)
        lay(s, seat, tile, SHIP_SPOT)
        if not s.quiet:
            s.tell_apart(1 << seat, TileEmbarked(seat, tile, ship), TileEmbarked(seat, -1, ship))


def reinforce(s: Brides, seat: int, action: Reinforce | ReinforceShip) -> None:
    """One more tile under a delegation (BRI-064)."""
    tile = action.tile
    if isinstance(action, Reinforce):
        place = action.district
        lay(s, seat, tile, place)
        if not s.quiet:
            s.tell_apart(1 << seat, Reinforced(seat, tile, place), Reinforced(seat, -1, place))
    else:
        lay(s, seat, tile, SHIP_SPOT)
        if not s.quiet:
            s.tell_apart(1 << seat, ShipReinforced(seat, tile), ShipReinforced(seat, -1))


def lay(s: Brides, seat: int, tile: int, spot: int) -> None:
    """Face down; from now on nobody else knows what lies where (BRI-068, BRI-391)."""
    s.place = stamped(s.place, tile, DELEGATION)
    s.heap = stamped(s.heap, tile, spot)
    s.seen = stamped(s.seen, tile, 0)
    for other in s.owned[seat]:
        if s.seen[other] and s.place[other] == HAND:
            s.seen = stamped(s.seen, other, 0)
    s.laid = stamped(s.laid, seat * SPOTS + spot, s.laid[seat * SPOTS + spot] + 1)


def ask_favour(s: Brides, seat: int, tile: int) -> None:
    """The shown character is gone for this round; the stone takes a space of the other row (BRI-065)."""
    retire(s, tile)
    s.used = stamped(s.used, tile, 1)
    s.moved = (*s.moved, seat)
    if not s.quiet:
        s.tell(FavourAsked(seat, tile, len(s.moved)))


def stop(s: Brides, seat: int) -> None:
    """No more actions in this phase; tiles left over go face down to the residence (BRI-066)."""
    rest = tiles_in(s, seat, HAND)
    for tile in rest:
        lay_aside(s, tile)
    s.passed |= 1 << seat
    if not s.quiet:
        s.tell(LayingStopped(seat, len(rest)))


def why_not_lay(s: Brides, seat: int, action: Action) -> int:
    """What a player would wonder about."""
    if not isinstance(action, (Send, Embark, Reinforce, ReinforceShip, AskFavour)):
        return 0
    if not 0 <= action.tile < s.t.tiles or s.owner[action.tile] != seat or s.place[action.tile] != HAND:
        return NOT_YOUR_TILE
    if isinstance(action, AskFavour):
        return _why_no_favour(s, seat, action.tile)
    if isinstance(action, (Send, Embark)) and s.coaches[seat] == 0:
        return NO_COACH
    if isinstance(action, Embark):
        return ONE_SHIP if s.laid[seat * SPOTS + SHIP_SPOT] else SHIP_TAKEN
    if isinstance(action, ReinforceShip):
        return DELEGATION_FULL if s.laid[seat * SPOTS + SHIP_SPOT] else NOTHING_TO_REINFORCE
    if not 0 <= action.district < DISTRICTS or not (s.in_play >> action.district) & 1:
        return NOT_IN_PLAY
    if isinstance(action, Send):
        return ALREADY_THERE
    return DELEGATION_FULL if s.laid[seat * SPOTS + action.district] else NOTHING_TO_REINFORCE


def _why_no_favour(s: Brides, seat: int, tile: int) -> int:
    if not s.t.favour_track[s.seats]:
        return NO_FAVOUR_TRACK
    return FAVOUR_ONCE if seat in s.moved else NO_ITEM_FOR_FAVOUR if not is_character(s, tile) else 0
