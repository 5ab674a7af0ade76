"""Ratings: openskill's model for several players, kept for accounts, one for each title."""

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from signoria.server.store import games, people
from signoria.server.store.rows import SeatRow, TableRow

_MODEL = PlackettLuce()


def rate(conn: Connection, row: TableRow, seats: list[SeatRow], result: dict[str, Any]) -> bool:
    """Rate a finished game once: only one that was to be rated and has accounts in all seats."""
    if not games.mark_rated(conn, row.name):
        return False
    accounts = [seat.person for seat in seats if seat.login is not None and seat.bot is None]
    if '"rated":true' not in row.settings or len(accounts) != len(seats) or len(set(accounts)) < 2:
        return False
    before = [people.rating(conn, str(person), row.title) for person in accounts]
    teams = [[_MODEL.rating(mu=b[0], sigma=b[1]) if b is not None else _MODEL.rating()] for b in before]
    places = result["places"]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    for person, old, team, place in zip(accounts, before, rated, places, strict=True):
        games_before, wins_before = (old[2], old[3]) if old is not None else (0, 0)
        values = {
            "mu": team[0].mu,
            "sigma": team[0].sigma,
            "games": games_before + 1,
            "wins": wins_before + (place == 1),
        }
        people.keep_rating(conn, str(person), row.title, values)
    return True


def shown(mu: float, sigma: float) -> int:
    """One number for people: what we are quite sure of, from 0 up."""
    return max(0, round((mu - 3 * sigma) * 40))
