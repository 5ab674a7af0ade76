"""The status of a city: always between the ends of the track, what goes beyond is lost (PRI-006)."""

from signoria.core.rows import exchanged
from signoria.games.princes.events import StatusChanged
from signoria.games.princes.state import Princes


def change_status(s: Princes, city: int, by: int) -> None:
    """Move a status marker as far as the track lets it (PRI-006, PRI-198)."""
    before = s.status[city]
    after = min(s.t.most_status, max(s.t.least_status, before + by))
    if after != before:
        s.status = exchanged(s.status, city, after)
        s.tell(StatusChanged(city, before, after))
