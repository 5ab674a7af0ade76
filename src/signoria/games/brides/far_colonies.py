"""Phase 2: the far colonies (BRI-080 to BRI-083)."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.rows import exchanged, stamped
from signoria.core.seating import after
from signoria.core.value import Action, Key
from signoria.games.brides.actions import BuyWorker, Done, ExchangeWorker
from signoria.games.brides.events import ShipReturned, ShipRevealed
from signoria.games.brides.purse import (
    BANK,
    colours_in_supply,
    colours_of,
    gain_workers,
    move_ducats,
    return_workers,
    workers_of,
)
from signoria.games.brides.reasons import SUPPLY_EMPTY, TOO_POOR
from signoria.games.brides.state import ALL, DELEGATION, Brides
from signoria.games.brides.tables import SHIP_SPOT, SPOTS
from signoria.games.brides.tiles import is_character, retire, tiles_in

_DONE: Final = Option(Done)


class FarColonies(Frame[Brides]):
    """Clockwise from the start player, each player with a delegation on a ship (BRI-080); `left` players to
    go.
    """

    TAG = "far_colonies"
    OF = ("seat seat", "left players")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def key(self) -> Key:
        return (self.seat, self.left)

    def run(self, s: Brides) -> None:
        seat = self.seat
        for left in range(self.left - 1, -1, -1):
            following = after(seat, s.seats)
            if s.laid[seat * SPOTS + SHIP_SPOT]:
                ship = s.ship_holder.index(seat)
                child = OnShip(seat=seat, ship=ship, uses=reveal(s, seat, ship))
                s.call(child, then=FarColonies(following, left))
                return
            seat = following
        s.end()


def on_ship(s: Brides, seat: int) -> list[int]:
    """The tiles of a delegation in the colonies."""
    return [tile for tile in tiles_in(s, seat, DELEGATION) if s.heap[tile] == SHIP_SPOT]


def reveal(s: Brides, seat: int, ship: int) -> int:
    """Show the whole delegation, items too (R-66); each character allows one use (BRI-080, BRI-082)."""
    uses = 0
    for tile in on_ship(s, seat):
        s.seen = stamped(s.seen, tile, ALL)
        if not s.quiet:
            s.tell(ShipRevealed(seat, tile, ship))
        if is_character(s, tile):
            uses += 1
    return uses


class OnShip(Frame[Brides]):
    """Use the ship up to once for each character (BRI-081); then the delegation goes home (BRI-083)."""

    TAG = "on_ship"
    OF = ("seat seat", "ship ship", "uses uses")

    def __init__(self, seat: int, ship: int, uses: int) -> None:
        self.seat: Final = seat
        self.ship: Final = ship
        self.uses: Final = uses

    def key(self) -> Key:
        return (self.seat, self.ship, self.uses)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.seat if self.uses > 0 and self.can_deal(s, self.seat) else 0

    def can_deal(self, s: Brides, seat: int) -> bool:
        """Is there anything to exchange or to buy?"""
        if not colours_in_supply(s):
            return False
        if s.t.ship_exchanges[self.ship]:
            return workers_of(s, seat) > 0
        return s.ducats[seat] >= s.t.ship_price[self.ship]

    def options(self, s: Brides, seat: int) -> list[Option]:
        """Exchange a worker, or buy one, for any colour in the supply (BRI-081)."""
        supply = Among(colours_in_supply(s))
        if not self.can_deal(s, seat):
            return [_DONE]
        if s.t.ship_exchanges[self.ship]:
            return [Option(ExchangeWorker, Among(colours_of(s, seat)), supply), _DONE]
        return [Option(BuyWorker, supply), _DONE]

    def at_random(self, s: Brides, seat: int, rng: Rng) -> Action:
        if not self.can_deal(s, seat) or rng.below(2):
            return Done()
        if s.t.ship_exchanges[self.ship]:
            given = rng.one_of(colours_of(s, seat))
            return ExchangeWorker(given, rng.one_of(colours_in_supply(s)))
        return BuyWorker(rng.one_of(colours_in_supply(s)))

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        if isinstance(action, BuyWorker):
            return SUPPLY_EMPTY if s.ducats[seat] >= s.t.ship_price[self.ship] else TOO_POOR
        return SUPPLY_EMPTY if isinstance(action, ExchangeWorker) else 0

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, ExchangeWorker):
            return_workers(s, seat, action.given, 1)
            gain_workers(s, seat, action.colour, 1)
        elif isinstance(action, BuyWorker):
            move_ducats(s, seat, BANK, s.t.ship_price[self.ship])
            gain_workers(s, seat, action.colour, 1)
        left = 0 if isinstance(action, Done) else self.uses - 1
        s.become(OnShip(seat=seat, ship=self.ship, uses=left))

    def run(self, s: Brides) -> None:
        """Tiles to the residence, items unspent; coach and ship are free again (BRI-083)."""
        for tile in on_ship(s, self.seat):
            retire(s, tile)
        s.laid = stamped(s.laid, self.seat * SPOTS + SHIP_SPOT, 0)
        s.coaches[self.seat] += 1
        s.ship_holder = exchanged(s.ship_holder, self.ship, -1)
        if not s.quiet:
            s.tell(ShipReturned(self.seat, self.ship))
        s.end()
