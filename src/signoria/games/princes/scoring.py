"""Final scoring (PRI-230 to PRI-242)."""

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.value import Action
from signoria.games.princes import reasons
from signoria.games.princes.actions import RankFirst
from signoria.games.princes.end_events import CityRanked, GameWon, MoneyShown, PointsCounted
from signoria.games.princes.income import merchants
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import CITIES, NOBODY, POPE_BIT, lots_of

UNRANKED = -1


def standing(s: Princes, city: int) -> int:
    """Cities rank by status, then by status events on their field, the French invasion included (PRI-232)."""
    return s.status[city] * 100 + s.on_city[city].bit_count()


def best_unranked(s: Princes, points: list[int]) -> list[int]:
    """The city or the equal cities that come next."""
    best: list[int] = []
    for city in range(CITIES):
        if points[city] == UNRANKED:
            if best and standing(s, city) > standing(s, best[0]):
                best = []
            if not best or standing(s, city) == standing(s, best[0]):
                best.append(city)
    return best


def ranked(points: list[int]) -> int:
    """How many cities have a field already."""
    count = 0
    for value in points:
        if value != UNRANKED:
            count += 1
    return count


def give_field(s: Princes, points: list[int], cities: list[int]) -> None:
    """Equal cities all go to the lowest of the places they occupy (PRI-230, PRI-233)."""
    value = s.t.field_points[ranked(points) + len(cities) - 1]
    for city in cities:
        points[city] = value


def fields_now(s: Princes) -> list[int]:
    """Field values of the cities as they stand, ties undecided; the final ones once they are ranked."""
    points = s.city_points.copy() if s.city_points else [UNRANKED] * CITIES
    while ranked(points) < CITIES:
        give_field(s, points, best_unranked(s, points))
    return points


def tie_breaker(s: Princes) -> int:
    """The player of Bentivoglio A, or NOBODY (PRI-234)."""
    for seat in range(s.seats):
        if s.face[seat] >= 0 and s.t.face_breaks_ties[s.face[seat]]:
            return seat
    return NOBODY


class RankingCities(Frame[Princes]):
    """Cities get their fields; Bentivoglio A orders equal ones while money is hidden (PRI-234, PRI-242)."""

    TAG = "ranking_cities"

    def waits_for(self, s: Princes) -> int:
        seat = tie_breaker(s)
        if seat == NOBODY or not s.city_points or len(best_unranked(s, s.city_points)) < 2:
            return 0
        return 1 << seat

    def options(self, s: Princes, seat: int) -> list[Option]:
        return [Option(RankFirst, Among(best_unranked(s, s.city_points)))]

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        return reasons.NOT_TIED if isinstance(action, RankFirst) and seat == tie_breaker(s) else LEGAL

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, RankFirst):
            self.rank(s, [action.city])

    def run(self, s: Princes) -> None:
        if not s.city_points:
            s.city_points = [UNRANKED] * CITIES
        elif ranked(s.city_points) < CITIES:
            self.rank(s, best_unranked(s, s.city_points))
        else:
            finish(s)

    def rank(self, s: Princes, cities: list[int]) -> None:
        give_field(s, s.city_points, cities)
        for city in cities:
            s.tell(CityRanked(city, s.city_points[city]))


def finish(s: Princes) -> None:
    """All money is shown, points are counted, the game is over (PRI-003, PRI-242)."""
    s.revealed = True
    winners = 0
    place = places(s)
    for seat in s.order:
        s.tell(MoneyShown(seat, s.gold[seat], s.influence[seat]))
    for seat in s.order:
        tell_points(s, seat)
        if place[seat] == 1:
            winners |= 1 << seat
    s.tell(GameWon(winners))
    s.end()


def tell_points(s: Princes, seat: int) -> None:
    """Where a player's points come from."""
    parts = points_of(s, seat)
    s.tell(PointsCounted(seat, *parts, sum(parts)))


def points_of(s: Princes, seat: int) -> list[int]:
    """Tiles, events, Pope, gold, influence, triumphs; cards, troops and families score nothing (PRI-241)."""
    t = s.t
    fields = fields_now(s)
    tiles = 0
    events = (s.own[seat] & t.wine_merchants).bit_count() * t.wine_points * merchants(s, seat)  # PRI-124
    for lot in lots_of(t, s.own[seat]):
        if t.city[lot] >= 0:
            tiles += fields[t.city[lot]]  # PRI-231
        else:
            events += t.event_value[lot]  # PRI-121, PRI-235
    pope = t.pope_points if s.own[seat] & POPE_BIT else 0  # PRI-139, PRI-236
    gold = money_points(s.gold, seat, t.gold_points)  # PRI-237
    influence = money_points(s.influence, seat, t.influence_points)  # PRI-238
    triumphs = s.triumphs[seat] * (s.triumphs[seat] + 1) // 2  # PRI-239
    return [tiles, events, pope, gold, influence, triumphs]


def money_points(purses: list[int], seat: int, values: list[int]) -> int:
    """First, second, tied for first (then nobody is second), tied for second (PRI-237, PRI-238)."""
    richer = 0
    equal = 0
    for purse in purses:
        if purse > purses[seat]:
            richer += 1
        elif purse == purses[seat]:
            equal += 1
    if richer == 0:
        return values[0] if equal == 1 else values[2]
    if richer == 1:
        return values[1] if equal == 1 else values[3]
    return 0


def scores(s: Princes) -> list[int]:
    """Points of every seat, final or as they stand; 0 before families are chosen."""
    if s.decade == 0:
        return [0] * s.seats
    return [sum(points_of(s, seat)) for seat in range(s.seats)]


def places(s: Princes) -> list[int]:
    """Most points, then the larger sum of gold and influence, then a shared place (PRI-240)."""
    total = scores(s)
    rank = [total[seat] * 100_000 + s.gold[seat] + s.influence[seat] for seat in range(s.seats)]
    return [1 + len([1 for other in rank if other > mine]) for mine in rank]
