"""The dowry (BRI-195): somebody may steal it before it is paid."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.seating import after
from signoria.core.value import Action, Key
from signoria.games.brides.ability_ids import DOWRY
from signoria.games.brides.actions import Pass, TakeWorker
from signoria.games.brides.counters import WORKED, play
from signoria.games.brides.events_district import DowryStolen
from signoria.games.brides.purse import BANK, colours_in_supply, gain_item, gain_workers, move_ducats
from signoria.games.brides.reasons import SUPPLY_EMPTY
from signoria.games.brides.state import Brides
from signoria.games.brides.using import NO_TARGET, used_tile
from signoria.games.brides.why import why_not_use
from signoria.games.brides.windows import could, offers


class Dowry(Frame[Brides]):
    """The others, clockwise, may steal the dowry (R-20); then it is paid. `asked` -1: nobody yet."""

    TAG = "dowry"
    OF = ("groom seat", "bride bride", "asked seat")

    def __init__(self, groom: int, bride: int, asked: int) -> None:
        self.groom: Final = groom
        self.bride: Final = bride
        self.asked: Final = asked

    def key(self) -> Key:
        return (self.groom, self.bride, self.asked)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.asked if self.asked >= 0 else 0

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [*offers(s, seat, s.t.dowry_mask, DOWRY), Option(Pass)]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return why_not_use(s, seat, action)

    def run(self, s: Brides) -> None:
        self.ask(s, after(self.groom, s.seats))

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, Pass):
            self.ask(s, after(seat, s.seats))
        else:
            s.call(play(s, seat, used_tile(action), NO_TARGET), then=self)

    def resume(self, s: Brides, result: int) -> None:
        if result == WORKED:  # BRI-273
            s.tell(DowryStolen(self.asked, self.groom))
            self.pay(s, self.asked)
        else:
            self.ask(s, after(self.asked, s.seats))

    def ask(self, s: Brides, seat: int) -> None:
        """Ask the next player who might have an Amica, from `seat` on."""
        while seat != self.groom:
            if (s.present >> seat) & 1 and could(s, seat, s.t.dowry_mask, DOWRY):
                s.become(Dowry(groom=self.groom, bride=self.bride, asked=seat))
                return
            seat = after(seat, s.seats)
        self.pay(s, self.groom)

    def pay(self, s: Brides, seat: int) -> None:
        """Ducats from the bank, dark items from their stacks, then workers of chosen colours (BRI-195)."""
        move_ducats(s, BANK, seat, s.t.dowry_ducats[self.bride])
        for kind in s.t.dowry_items[self.bride]:
            gain_item(s, seat, s.t.dark_items[kind])
        s.become(DowryWorkers(seat, s.t.dowry_workers[self.bride]))


class DowryWorkers(Frame[Brides]):
    """The receiver of the dowry chooses the colours of its workers, one by one (BRI-195)."""

    TAG = "dowry_workers"
    OF = ("seat seat", "workers workers")

    def __init__(self, seat: int, workers: int) -> None:
        self.seat: Final = seat
        self.workers: Final = workers

    def key(self) -> Key:
        return (self.seat, self.workers)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.seat if self.workers > 0 and colours_in_supply(s) else 0

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(TakeWorker, Among(colours_in_supply(s)))]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return SUPPLY_EMPTY if isinstance(action, TakeWorker) else 0

    def run(self, s: Brides) -> None:
        s.end()

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, TakeWorker):
            gain_workers(s, seat, action.colour, 1)
            s.become(DowryWorkers(seat, self.workers - 1))
