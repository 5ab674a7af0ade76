"""End and winner (BRI-350 to BRI-354)."""

from signoria.games.brides.favour import by_favour
from signoria.games.brides.state import Brides
from signoria.games.brides.tables import DISTRICTS, FIRST, RANKS, SECOND


def marriages(s: Brides, seat: int, rank: int) -> int:
    """Existing marriages of a player in places of this rank (BRI-353)."""
    count = 0
    for district in range(DISTRICTS):
        man = s.groom_on[district * RANKS + rank]
        if man >= 0 and s.owner[man] == seat:
            count += 1
    return count


def scores(s: Brides) -> list[int]:
    """Influence (BRI-026, BRI-351)."""
    return list(s.influence)


def standing(s: Brides, seat: int) -> list[int]:
    """What decides, in this order (BRI-352, BRI-353); the unmarried come behind, unless nobody is married
    (BRI-354).
    """
    first = marriages(s, seat, FIRST)
    second = marriages(s, seat, SECOND)
    married = 1 if first + second else 0
    favour = s.seats - by_favour(s).index(seat)
    businesses = s.businesses[seat].bit_count()
    return [married, s.influence[seat], first, second, businesses, s.ducats[seat], favour]


def places(s: Brides) -> list[int]:
    """Place of each seat; favour leaves no tie."""
    standings = [standing(s, seat) for seat in range(s.seats)]
    return [1 + sum([1 for other in standings if other > own]) for own in standings]
