"""End and scoring (VIR-701 to VIR-709): a pure function of the table."""

from signoria.games.virtu.palace import cities_of
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    ALLIANCE_THING,
    ALLIANCES,
    CANNONS,
    CROSS,
    CROWN,
    EMPIRE,
    FIELDS_OF_PALACE,
    FIRST_ALLIANCE_PLACE,
    MACHIAVELLI,
    PATRONS,
    SYMBOLS,
    TILE_THING,
    TILES,
)


def things(s: Virtu, seat: int) -> list[int]:
    """All cards in the palace and tiles of the domain, face up or down."""
    base = seat * FIELDS_OF_PALACE
    out = [card for card in s.cards[base : base + FIELDS_OF_PALACE] if card >= 0]
    for tile in range(TILES):
        if (s.owned[seat] >> tile) & 1:
            out.append(TILE_THING + tile)
    return out


def symbols(s: Virtu, seat: int, symbol: int) -> int:
    """Symbols of a kind on all own cards and tiles."""
    n = 0
    for at in range(seat * FIELDS_OF_PALACE, (seat + 1) * FIELDS_OF_PALACE):
        if s.cards[at] >= 0:
            n += s.t.bar[s.cards[at] * SYMBOLS + symbol]
    for at in range(symbol * 3, symbol * 3 + 3):
        n += (s.owned[seat] & s.t.tiles_with[at]).bit_count()
    return n


def undisturbed(s: Virtu, seat: int, ally: int) -> bool:
    """An own alliance without a foreign agent, active or used (VIR-704, VIR-707)."""
    agent = s.agents[FIRST_ALLIANCE_PLACE + ally]
    return s.allies[ally] == seat and (agent < 0 or agent == seat)


def city_points(s: Virtu, seat: int) -> int:
    """By the city track, and one more for everybody who is furthest (VIR-701, B-59, B-62, B-71)."""
    end = s.t.city_end
    field = min(cities_of(s, seat), end)
    furthest = max([min(cities_of(s, other), end) for other in range(s.seats)])
    return s.t.city_points[field] + (s.t.city_leader if field == furthest else 0)


def patronage_points(s: Virtu, seat: int) -> int:
    """By the patronage track, and one more for everybody who is furthest (VIR-702)."""
    leads = s.patronage[seat] == max(s.patronage)
    return s.t.patron_points[s.patronage[seat]] + (s.t.patron_leader if leads else 0)


def printed_points(s: Virtu, seat: int) -> int:
    """Cards, tiles and patron bonuses (VIR-703, VIR-420); Machiavelli and Cannons count as card and tile."""
    n = 0
    for thing in things(s, seat):
        n += s.t.prestige[thing]
    for patron in range(PATRONS):
        if s.patron_of[patron] == seat and patron != MACHIAVELLI and patron != CANNONS:
            n += s.t.patron_prestige[patron]
    return n


def crosses(s: Virtu, seat: int) -> int:
    """Crosses for religious influence (VIR-704), Dome and Sistine Chapel included (VIR-419)."""
    n = symbols(s, seat, CROSS)
    if undisturbed(s, seat, EMPIRE):
        n += s.t.bar[(ALLIANCE_THING + EMPIRE) * SYMBOLS + CROSS]
    for patron in range(PATRONS):
        if s.patron_of[patron] == seat:
            n += s.t.final_crosses[patron]
    return n


def religion_points(s: Virtu, seat: int) -> int:
    """By rank; who ties gets the points of the rank just below the one tied for (VIR-704, VIR-705)."""
    return religion_among(s, seat, [crosses(s, other) for other in range(s.seats)])


def religion_among(s: Virtu, seat: int, counted: list[int]) -> int:
    """The same for whoever has counted the crosses of all players already."""
    own = counted[seat]
    more = 0
    ties = -1
    for theirs in counted:
        more += 1 if theirs > own else 0
        ties += 1 if theirs == own else 0
    rank = more + 1 if ties else more
    return s.t.religion[s.seats][rank]


def alliance_points(s: Virtu, seat: int) -> int:
    """Own alliances without a foreign agent (VIR-707)."""
    n = 0
    for ally in range(ALLIANCES):
        if undisturbed(s, seat, ally):
            n += s.t.alliance_points[ally]
    return n


def trophy_points(s: Virtu, seat: int) -> int:
    """Trophies of war (VIR-706)."""
    return s.trophies[seat].bit_count() * s.t.trophy_points


def indulgence_points(s: Virtu, seat: int) -> int:
    """Each indulgence left costs one (VIR-318, VIR-708)."""
    return -s.indulgences[seat].bit_count() * s.t.indulgence_penalty


def points_of(s: Virtu, seat: int) -> int:
    """All points of a player (VIR-701 to VIR-708)."""
    return secular_points(s, seat) + religion_points(s, seat)


def secular_points(s: Virtu, seat: int) -> int:
    """All points of a player but those for religious influence."""
    n = city_points(s, seat) + patronage_points(s, seat) + printed_points(s, seat)
    return n + alliance_points(s, seat) + trophy_points(s, seat) + indulgence_points(s, seat)


def scores(s: Virtu) -> list[int]:
    """Points as they stand."""
    return [points_of(s, seat) for seat in range(s.seats)] if s.power else [0] * s.seats


def places(s: Virtu) -> list[int]:
    """Most points win, then most crowns on own cards and tiles; else it is shared (VIR-709, B-42)."""
    keys = [points * 1024 + symbols(s, seat, CROWN) for seat, points in enumerate(scores(s))]
    return [1 + len([key for key in keys if key > own]) for own in keys]
