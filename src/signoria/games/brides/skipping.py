"""Skipping (BRI-175): to the end of the district's turn order."""

from signoria.games.brides.events_district import Skipped
from signoria.games.brides.state import Brides


def skip(s: Brides, seat: int) -> None:
    """The action is not resolved; he announces again after all who still have to act (BRI-169, BRI-175)."""
    s.order.remove(seat)
    s.order.append(seat)
    s.skips += 1
    s.tell(Skipped(seat))
