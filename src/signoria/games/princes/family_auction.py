"""Families: by auction (PRI-043 to PRI-048, D-03, D-04) or, for beginners, by choice (PRI-051, PRI-052)."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option, Span
from signoria.core.rows import exchanged
from signoria.core.value import Action, Key
from signoria.games.princes import reasons
from signoria.games.princes.auction_actions import ChooseFamily, Raise
from signoria.games.princes.auction_events import FamilyChosen, FamilyPassed, FamilyRaised, StartPaid
from signoria.games.princes.auctions import PASS
from signoria.games.princes.decade import Decade, begin_decade
from signoria.games.princes.purses import pay_bank
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import FAMILIES, NOBODY


def lowest_bidder(s: Princes, passed: int) -> int:
    """Next to act: the lowest total of those still in, of equals the later in order (PRI-043, PRI-044)."""
    lowest = NOBODY
    for seat in s.order:
        if not (passed >> seat) & 1 and (lowest == NOBODY or s.bids[seat] <= s.bids[lowest]):
            lowest = seat
    return lowest


class FamilyAuction(Frame[Princes]):
    """Raise the own total above the highest one, or pass for good (PRI-043)."""

    TAG = "family_auction"
    OF = ("turn seat", "passed seat*")

    def __init__(self, turn: int, passed: int) -> None:
        self.turn: Final = turn
        self.passed: Final = passed

    def key(self) -> Key:
        return (self.turn, self.passed)

    def waits_for(self, s: Princes) -> int:
        return 1 << self.turn

    def options(self, s: Princes, seat: int) -> list[Option]:
        """Up to all his gold; discounts do not exist yet (PRI-045, PRI-048)."""
        least = max(s.bids) + 1
        if s.gold[seat] < least:
            return [PASS]
        return [PASS, Option(Raise, Span(least, s.gold[seat]))]

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        if isinstance(action, Raise) and seat == self.turn:
            return reasons.TOO_POOR if action.gold > s.gold[seat] else reasons.RAISE_TOO_LOW
        return LEGAL

    def take(self, s: Princes, seat: int, action: Action) -> None:
        passed = self.passed
        if isinstance(action, Raise):
            s.bids = exchanged(s.bids, seat, action.gold)
            s.tell(FamilyRaised(seat, action.gold))
        else:
            passed |= 1 << seat
            s.tell(FamilyPassed(seat))
        if passed.bit_count() + 1 == s.seats:  # one is left: he never passed and chooses first (PRI-045)
            s.become(ChoosingFamilies(next_chooser(s)))
        else:
            s.become(FamilyAuction(lowest_bidder(s, passed), passed))


def next_chooser(s: Princes) -> int:
    """Highest total first, of equal ones the one ahead (PRI-046); beginners: the last first (PRI-051).

    With equal totals nobody has raised, so the one ahead is also the one who passed later (PRI-048).
    """
    best = NOBODY
    for seat in s.order:
        if s.face[seat] == NOBODY and (best == NOBODY or s.beginners or s.bids[seat] > s.bids[best]):
            best = seat
    return best


class ChoosingFamilies(Frame[Princes]):
    """Each takes one of the remaining families; unused ones leave the game (PRI-029, PRI-046)."""

    TAG = "choosing_families"
    OF = ("turn seat",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def key(self) -> Key:
        return (self.turn,)

    def waits_for(self, s: Princes) -> int:
        return 1 << self.turn

    def options(self, s: Princes, seat: int) -> list[Option]:
        taken = 0
        for face in s.face:
            if face >= 0:
                taken |= 1 << face % FAMILIES
        return [Option(ChooseFamily, Among(s.t.bits[((1 << FAMILIES) - 1) ^ taken]))]

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        return reasons.FAMILY_TAKEN if isinstance(action, ChooseFamily) and seat == self.turn else LEGAL

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, ChooseFamily):
            s.face = exchanged(s.face, seat, action.family + FAMILIES * s.side)
            s.tell(FamilyChosen(seat, action.family))
        chooser = next_chooser(s)
        if chooser == NOBODY:
            pay_for_start(s)
            begin_decade(s, 1)
            s.become(Decade(s.order[0]))  # PRI-060
        else:
            s.become(ChoosingFamilies(chooser))


def pay_for_start(s: Princes) -> None:
    """Everybody pays his whole bid, winner or not (PRI-047); beginners pay back a fixed amount (PRI-052)."""
    for seat in s.order:
        due = s.t.beginner_pays if s.beginners else s.bids[seat]
        pay_bank(s, seat, due, 0)
        s.tell(StartPaid(seat, due))
