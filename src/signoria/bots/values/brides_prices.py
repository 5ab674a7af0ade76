"""Prices in Brides & Bribes: what the six actions, workers, ducats and businesses are worth in influence."""

from typing import Final

from signoria.bots.values.brides_commons import common_worth
from signoria.games.brides.business import top_card
from signoria.games.brides.state import DELEGATION, FACE_UP, LOCAL, LORD, MARKERS, WEDDED, Brides
from signoria.games.brides.tables import (
    COLOURS,
    DISTRICTS,
    HIRE_COMMON,
    HIRE_WORKERS,
    MARRY_FIRST,
    MARRY_SECOND,
    RANKS,
    TAKE_DUCAT,
    TAKE_INFLUENCE,
)

NOTHING: Final = -1
FIRST_WEDDING: Final = 4.0
"""What the first wedding of a family is worth beyond its influence."""
MEN: Final = [0.0, 1.0, 1.9, 2.6, 2.8, 2.95, 3.05, 3.1]
"""What a round is worth to a family with so many men who can lead: three coaches need three."""
MEN_MATTER: Final = 4
"""For how many rounds to come men are counted."""


def rounds_left(s: Brides) -> int:
    """Whole rounds after this one, fewer if somebody is close to the mark."""
    most = max(s.influence)
    left = s.t.rounds - s.round
    if most >= s.t.end_influence[s.seats]:
        return 0
    if most >= s.t.end_influence[s.seats] - 5:
        return min(left, 1)
    return left


def ducat_worth(s: Brides) -> float:
    """At the end five ducats are one influence; before that they buy charm and men."""
    return 0.2 + 0.06 * min(rounds_left(s), 3)


def worker_worth(s: Brides) -> float:
    """A worker earns a ducat every round and becomes part of a business, if there is time."""
    return 0.2 + 0.25 * min(rounds_left(s) + 1, 3)


def is_married(s: Brides, seat: int) -> bool:
    for place in range(DISTRICTS * RANKS):
        man = s.groom_on[place]
        if man >= 0 and s.owner[man] == seat:
            return True
    return False


def men_of(s: Brides, seat: int) -> int:
    """Characters who can lead: whoever is married leads no more."""
    men = 0
    for tile in s.owned[seat]:
        if tile < s.t.items_from and s.place[tile] != WEDDED:
            men += 1
    return men


def men_worth(s: Brides, seat: int, step: int) -> float:
    """What one man more or less changes in the rounds to come; a hired one wants his wages."""
    rounds = min(rounds_left(s), MEN_MATTER)
    if rounds == 0:
        return 0.0
    men = min(men_of(s, seat), len(MEN) - 2)
    if step > 0:
        return rounds * (MEN[men + 1] - MEN[men] - s.t.wage * ducat_worth(s))
    return rounds * (MEN[men] - MEN[max(men - 1, 0)])


def business_worth(s: Brides, seat: int) -> float:
    """All workers at their plain worth, and more the nearer they are to the best business."""
    row = seat * COLOURS
    total = 0
    for colour in range(COLOURS):
        total += s.workers[row + colour]
    if total == 0:
        return 0.0
    plain = worker_worth(s)
    time_left = rounds_left(s) > 0 or s.resolved != s.in_play
    best = 0.0
    for business in range(len(s.sold)):
        card = top_card(s, business)
        if card < 0 or (s.businesses[seat] >> business) & 1:
            continue
        cost = s.t.business_colours[business][card]
        needed = s.t.business_any[business][card]
        missing = 0
        for colour in range(COLOURS):
            needed += cost[colour]
            missing += max(0, cost[colour] - s.workers[row + colour])
        missing = max(missing, needed - total)
        value = s.t.business_influence[business][card] + 0.7
        if missing == 0:
            best = max(best, 0.9 * value - needed * plain)
        elif time_left:
            best = max(
                best, value * (0.45 if missing == 1 else 0.2) - (needed - missing) * worker_worth(s) * 0.5
            )
    return total * plain + max(0.0, best)


def prestige_help(s: Brides, seat: int, district: int, place: int) -> int:
    """Prestige that unused tiles beside the leader can add."""
    out = 0
    for tile in s.owned[seat]:
        if s.place[tile] == place and not s.used[tile] and s.t.by_prestige[s.t.ability[tile]] > 0:
            if place != DELEGATION or s.heap[tile] == district:
                out += s.t.by_prestige[s.t.ability[tile]]
    return out


def charm_help(s: Brides, seat: int, district: int, place: int) -> int:
    """Charm that unused tiles beside the leader can add."""
    out = 0
    for tile in s.owned[seat]:
        if s.place[tile] == place and not s.used[tile] and s.t.by_charm[s.t.ability[tile]] > 0:
            if place != DELEGATION or s.heap[tile] == district:
                out += s.t.by_charm[s.t.ability[tile]]
    return out


def claim(s: Brides, district: int) -> list[float]:
    """What each of the six actions of a district is worth to somebody who meets all requirements."""
    out = [0.0] * 6
    ducat = ducat_worth(s)
    worker = worker_worth(s)
    for rank in range(RANKS):
        place = district * RANKS + rank
        bride = s.bride[place]
        if bride >= 0 and s.groom_on[place] < 0 and not (district == s.district and s.no_weddings):
            dowry = (
                ducat * s.t.dowry_ducats[bride]
                + worker * s.t.dowry_workers[bride]
                + 0.6 * len(s.t.dowry_items[bride])
            )
            out[rank] = s.t.bride_influence[bride] + s.t.place_bonus[district][rank] + dowry
    if not (district == s.district and s.no_workers):
        for colour in range(COLOURS):
            out[HIRE_WORKERS] += 1.15 * worker * s.workers[LOCAL + district * COLOURS + colour]
    if s.ground[FACE_UP + district] >= 0:
        out[HIRE_COMMON] = 0.05 + common_worth(s, s.ground[FACE_UP + district])
    out[TAKE_INFLUENCE] = float(s.ground[MARKERS + district])
    out[TAKE_DUCAT] = ducat
    return out


def best_deed(
    s: Brides, seat: int, district: int, man: int, prestige: int, charm: int, left: list[float]
) -> tuple[int, float]:
    """The best action left for a leader, and its worth after what he must pay."""
    best = TAKE_DUCAT
    most = left[TAKE_DUCAT]
    for deed in range(TAKE_DUCAT):
        worth = left[deed]
        if worth <= 0.0:
            continue
        if deed <= MARRY_SECOND:
            if man >= s.t.commons_from:
                continue
            worth -= wedding_cost(s, seat, district, deed, prestige, charm) + men_worth(s, seat, -1)
            if not is_married(s, seat):
                worth += FIRST_WEDDING
        elif deed == HIRE_COMMON:
            worth += men_worth(s, seat, 1)
        if worth > most:
            best = deed
            most = worth
    return best, most


def deed_worth(s: Brides, seat: int, deed: int) -> float:
    """What the announced action is worth to the player who announced it."""
    worth = claim(s, s.district)[deed]
    return worth + FIRST_WEDDING if deed <= MARRY_SECOND and not is_married(s, seat) else worth


def wedding_cost(s: Brides, seat: int, district: int, rank: int, prestige: int, charm: int) -> float:
    """Influence for missing prestige and ducats for missing charm; far too much if they are not there."""
    here = district == s.district
    lord = s.t.lord_prestige[s.ground[LORD + district]] + (s.lord_mod if here else 0)
    bride = s.t.bride_charm[s.bride[district * RANKS + rank]] + (s.brides_mod if here else 0)
    influence = max(0, lord - prestige)
    ducats = max(0, bride - charm)
    if influence > s.influence[seat] or ducats > s.ducats[seat]:
        return 100.0
    return influence + ducat_worth(s) * ducats if ducats else float(influence)


def use_up(left: list[float], deed: int) -> None:
    """An action can be taken once; the ducat is always there."""
    if deed in (MARRY_FIRST, MARRY_SECOND, HIRE_WORKERS, HIRE_COMMON, TAKE_INFLUENCE):
        left[deed] = 0.0
