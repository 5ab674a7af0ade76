"""What the six actions require (BRI-131 to BRI-132, BRI-192): values in force, what is attainable."""

from signoria.games.brides.ability_ids import STEAL_BONUS, STEAL_ONE, SWAP_BRIDE_DISTRICT, TRADE
from signoria.games.brides.purse import workers_of
from signoria.games.brides.state import (
    CHARM,
    FACE_UP,
    IN_HAND,
    LEADER,
    LOCAL,
    LORD,
    MARKERS,
    PRESTIGE,
    Brides,
)
from signoria.games.brides.tables import (
    COLOURS,
    DISTRICTS,
    HIRE_COMMON,
    HIRE_WORKERS,
    MARRY_SECOND,
    RANKS,
    TAKE_INFLUENCE,
)
from signoria.games.brides.tiles import is_loyal


def prestige_of(s: Brides, seat: int) -> int:
    """Prestige of a player's leader: printed value plus all modifiers, without limits (BRI-009)."""
    return s.t.prestige[s.leader[seat]] + s.modifiers[PRESTIGE + seat]


def charm_of(s: Brides, seat: int) -> int:
    """Charm of a player's leader (BRI-009)."""
    return s.t.charm[s.leader[seat]] + s.modifiers[CHARM + seat]


def missing_prestige(s: Brides, seat: int) -> int:
    """How much the leader falls short of the lord: so much influence is paid (BRI-192)."""
    lord = s.t.lord_prestige[s.ground[LORD + s.district]] + s.lord_mod
    return max(0, lord - prestige_of(s, seat))


def missing_charm(s: Brides, seat: int, rank: int) -> int:
    """How much the leader falls short of the bride: so many ducats are paid (BRI-192)."""
    bride = s.bride[s.district * RANKS + rank]
    return max(0, s.t.bride_charm[bride] + s.brides_mod - charm_of(s, seat))


def local_workers(s: Brides, district: int) -> int:
    """All workers lying in a district."""
    total = 0
    for colour in range(COLOURS):
        total += s.workers[LOCAL + district * COLOURS + colour]
    return total


def may_marry(s: Brides, seat: int, rank: int) -> bool:
    """An unmarried bride, a loyal as leader, no ban (BRI-132, BRI-191)."""
    place = s.district * RANKS + rank
    if s.no_weddings or s.bride[place] < 0 or s.groom_on[place] >= 0:
        return False
    return is_loyal(s, s.leader[seat])


def payable(s: Brides, seat: int, deed: int) -> bool:
    """Can the action be carried out with the values in force and payments alone (BRI-131, BRI-155)?"""
    if deed <= MARRY_SECOND:
        return (
            may_marry(s, seat, deed)
            and s.influence[seat] >= missing_prestige(s, seat)
            and s.ducats[seat] >= missing_charm(s, seat, deed)
        )
    if deed == HIRE_WORKERS:
        return not s.no_workers and local_workers(s, s.district) > 0
    if deed == HIRE_COMMON:
        return s.ground[FACE_UP + s.district] >= 0
    if deed == TAKE_INFLUENCE:
        return s.ground[MARKERS + s.district] > 0
    return True


def attainable(s: Brides, seat: int, deed: int) -> bool:
    """Payable with the help of the own unused completing tiles, counters ignored (BRI-132, R-12)."""
    if payable(s, seat, deed):
        return True
    if deed > MARRY_SECOND or not may_marry(s, seat, deed):
        return False
    return _attainable_wedding(s, seat, deed, _completing_tiles(s, seat, deed))


def _completing_tiles(s: Brides, seat: int, deed: int) -> list[int]:
    """Abilities of the own unused tiles here that help an announced action (BRI-154)."""
    mask = s.t.complete_mask[deed]
    out: list[int] = []
    for tile in s.owned[seat]:
        where = s.place[tile]
        if where in (IN_HAND, LEADER) and not s.used[tile]:
            ability = s.t.ability[tile]
            if (mask >> ability) & 1:
                out.append(ability)
    return out


def _attainable_wedding(s: Brides, seat: int, rank: int, abilities: list[int]) -> bool:
    """All helpful tiles together: raised values, the easiest bride, stolen and traded money."""
    prestige = missing_prestige(s, seat)
    charm = missing_charm(s, seat, rank)
    if SWAP_BRIDE_DISTRICT in abilities:
        charm -= easier_by(s, rank)
    for ability in abilities:
        prestige -= s.t.by_prestige[ability]
        charm -= s.t.by_charm[ability]
    charm -= s.ducats[seat] + _stealable(s, seat, abilities)
    spare = s.influence[seat] - max(0, prestige)
    return spare >= 0 and charm <= _tradable(s, seat, abilities.count(TRADE), spare)


def easier_by(s: Brides, rank: int) -> int:
    """How much less charm the easiest bride asks who could be brought here (BRI-269)."""
    own = s.t.bride_charm[s.bride[s.district * RANKS + rank]]
    best = own
    for district in swap_partners(s, rank):
        best = min(best, s.t.bride_charm[s.bride[district * RANKS + rank]])
    return own - best


def swap_partners(s: Brides, rank: int) -> list[int]:
    """Other districts in play with an unmarried bride in that place (BRI-269, R-26)."""
    out: list[int] = []
    for district in range(DISTRICTS):
        place = district * RANKS + rank
        if (s.in_play >> district) & 1 and district != s.district:
            if s.bride[place] >= 0 and s.groom_on[place] < 0:
                out.append(district)
    return out


def _stealable(s: Brides, seat: int, abilities: list[int]) -> int:
    """Ducats that the own thieves can bring in; each needs a player with a ducat (BRI-256, BRI-266, R-36)."""
    around = 0
    for other in range(s.seats):
        if other != seat and (s.present >> other) & 1:
            around += s.ducats[other]
    gain = 0
    for thief in (STEAL_BONUS, STEAL_ONE):  # the better thief first, in case there is too little to steal
        for _ in range(abilities.count(thief)):
            if around >= s.t.stolen[thief]:
                around -= s.t.stolen[thief]
                gain += s.t.stolen[thief] + s.t.bank[thief]
    return gain


def _tradable(s: Brides, seat: int, trades: int, spare: int) -> int:
    """The most ducats that trading workers, and influence that is not needed, can bring (BRI-279)."""
    workers = workers_of(s, seat)
    best = 0
    for sold in range(min(trades, spare) + 1):
        income = sold * s.t.influence_ducats + min(trades - sold, workers) * s.t.worker_ducats
        best = max(best, income)
    return best
