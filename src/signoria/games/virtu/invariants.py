# not compiled: runs in tests and the fuzzer only.
"""The invariants of the ledger (section 6), one small function each."""

from signoria.games.virtu.domain import on_board
from signoria.games.virtu.palace import cities_of
from signoria.games.virtu.palace_invariants import (
    Broken,
    all_cards,
    all_cathedrals,
    families,
    indulgences,
    limits,
    machiavelli,
    palaces,
    patron_bonuses,
    title_tiles,
)
from signoria.games.virtu.scoring import crosses, religion_points
from signoria.games.virtu.state import NOBODY, OVER, SETUP, SPRING, WINTER, Virtu
from signoria.games.virtu.tables import (
    ALLIANCES,
    CITIES,
    PLACES,
    ROOMS,
)
from signoria.games.virtu.turn_order import order_by_cities


def check(s: Virtu) -> list[str]:
    """A sentence for every broken invariant."""
    out = [sentence for rule in ALWAYS for sentence in rule(s)]
    if all(power >= 0 for power in s.power):
        out += [sentence for rule in WITH_POWERS for sentence in rule(s)]
    return out


def progress(before: Virtu, after: Virtu) -> list[str]:
    """What must hold between two tables of one game (invariants 3, 16, 17, 20)."""
    return [
        sentence for rule in (patronage_rises, trophies_stay, agents_stay) for sentence in rule(before, after)
    ]


def markers(s: Virtu) -> Broken:
    """1. Markers per colour; in the last year substitutes may be needed (B-39)."""
    for seat in range(s.seats):
        trophies = sum(t >> seat & 1 for t in s.trophies)
        used = cities_of(s, seat) + 3 + s.allies.count(seat) + trophies
        if used > s.t.markers and not s.last_year and s.part < WINTER and s.part != SPRING:
            yield f"seat {seat} would need {used} markers"


def troops(s: Virtu) -> Broken:
    """2. Troops on the board and in the reserve are six."""
    for seat in range(s.seats):
        standing = sum(s.troops[seat * CITIES : (seat + 1) * CITIES])
        standing += sum(entry // CITIES == seat for entry in s.routed)
        if standing != on_board(s, seat) or not 0 <= s.reserve[seat] <= s.t.most_troops:
            yield f"seat {seat} has {standing} troops on the board and {s.reserve[seat]} in reserve"
        if min(s.troops) < 0:
            yield "a city has less than no troops"


def agents(s: Virtu) -> Broken:
    """3. Agents in reserve, on the board and in the supply are five."""
    for seat in range(s.seats):
        total = s.agents_ready[seat] + s.agents_left[seat] + s.agents.count(seat)
        if total != s.t.most_agents or s.agents_ready[seat] < 0 or s.agents_left[seat] < 0:
            yield f"seat {seat} has {total} agents"


def closed_cities(s: Virtu) -> Broken:
    """4. Closed and absent cities have nothing."""
    playing = s.t.playing[s.seats]
    for city in range(CITIES):
        if not playing >> city & 1:
            stands = any(s.troops[seat * CITIES + city] for seat in range(s.seats))
            if s.holder[city] != NOBODY or s.agents[city] != NOBODY or stands or s.cathedrals >> city & 1:
                yield f"something is in city {city}, which is not in play"


def city_tiles(s: Virtu) -> Broken:
    """5. A city tile is in the domain of whoever holds the city."""
    for city in range(CITIES):
        owners = [seat for seat in range(s.seats) if s.owned[seat] >> city & 1]
        if owners != ([s.holder[city]] if s.holder[city] >= 0 else []):
            yield f"the tile of city {city} is with {owners}, its marker is of {s.holder[city]}"


def city_track(s: Virtu) -> Broken:
    """6. Each marker appears once in the stacks."""
    for stack in (s.city_stack, s.patron_stack):
        if sorted(stack) != list(range(s.seats)):
            yield f"the stack {stack} is not one of all seats"


def war_tokens(s: Virtu) -> Broken:
    """14. War tokens; none with players in winter and at the start of spring."""
    if sum(s.tokens) > s.t.war_tokens or min(s.tokens) < 0:
        yield f"players have {s.tokens} war tokens"
    if s.part in (SETUP, WINTER, OVER) and any(s.tokens):
        yield "war tokens were not returned"


def florins(s: Virtu) -> Broken:
    """15. Nobody owes coins; a limited bank is not overdrawn."""
    if min(s.coins) < 0:
        yield f"purses hold {s.coins}"
    if s.bank_limited and sum(s.coins) > s.t.bank:
        yield f"players have {sum(s.coins)} florins"


def patronage_track(s: Virtu) -> Broken:
    """16. Patronage positions."""
    if not all(0 <= field <= s.t.patron_end for field in s.patronage):
        yield f"patronage stands at {s.patronage}"


def own_trophies(s: Virtu) -> Broken:
    """17. Trophies come from others."""
    for seat in range(s.seats):
        if s.trophies[seat] >> seat & 1 or s.trophies[seat] >> s.seats:
            yield f"seat {seat} has an odd trophy"


def all_alliances(s: Virtu) -> Broken:
    """18. Used only if owned."""
    for ally in range(ALLIANCES):
        if s.allies_used >> ally & 1 and s.allies[ally] < 0:
            yield f"alliance {ally} is used by nobody"


def besiegers(s: Virtu) -> Broken:
    """19. Outside spring no troop stands before a city its owner does not control."""
    if s.part in (WINTER, OVER):
        for seat in range(s.seats):
            for city in range(CITIES):
                if s.troops[seat * CITIES + city] and s.holder[city] != seat:
                    yield f"seat {seat} still besieges city {city}"
        if s.routed:
            yield "troops still wait for their retreat"


def action_markers(s: Virtu) -> Broken:
    """20. The marker is in a room after the first spring turn."""
    for room in s.marker:
        if not (0 <= room < ROOMS or (room == -1 and s.year <= 1)):
            yield f"a marker is in room {room}"


def turn_order(s: Virtu) -> Broken:
    """21. The order is a permutation and in winter that of the cities."""
    if sorted(s.order) != list(range(s.seats)):
        yield f"the order is {s.order}"
    if s.part in (WINTER, OVER) and s.order != order_by_cities(s):
        yield f"the order {s.order} is not that of the cities"


def religion(s: Virtu) -> Broken:
    """22. At most one player gets the first prize of religion, and only a sole leader does."""
    first = s.t.religion[s.seats][0]
    best = [seat for seat in range(s.seats) if religion_points(s, seat) == first]
    most = max(crosses(s, seat) for seat in range(s.seats))
    leaders = [seat for seat in range(s.seats) if crosses(s, seat) == most]
    if best != (leaders if len(leaders) == 1 else []):
        yield f"seats {best} get the first prize of religion, {leaders} lead"


def places_for_agents(s: Virtu) -> Broken:
    """4. One agent a place is the form of the list; none is in a palace out of play."""
    for place in range(PLACES):
        if s.agents[place] != NOBODY and place not in s.t.places[s.seats]:
            yield f"an agent is at place {place}, which is not in play"


ALWAYS = (troops, agents, closed_cities, places_for_agents, city_tiles, city_track, all_cards, florins)
WITH_POWERS = (
    markers,
    families,
    palaces,
    limits,
    all_cathedrals,
    title_tiles,
    patron_bonuses,
    machiavelli,
    indulgences,
    war_tokens,
    patronage_track,
    own_trophies,
    all_alliances,
    besiegers,
    action_markers,
    turn_order,
    religion,
)


def patronage_rises(before: Virtu, after: Virtu) -> Broken:
    """16. Never falls, rises by at most one in a step."""
    for was, now in zip(before.patronage, after.patronage, strict=True):
        if not was <= now <= was + 1:
            yield f"patronage went from {was} to {now}"


def trophies_stay(before: Virtu, after: Virtu) -> Broken:
    """17. Trophies never fall."""
    for was, now in zip(before.trophies, after.trophies, strict=True):
        if was & ~now:
            yield "a trophy was lost"


def agents_stay(before: Virtu, after: Virtu) -> Broken:
    """3. In hand and on the board they never become fewer."""
    if all(power >= 0 for power in before.power):
        for was, now in zip(before.agents_left, after.agents_left, strict=True):
            if now > was:
                yield "an agent went back to the general supply"
