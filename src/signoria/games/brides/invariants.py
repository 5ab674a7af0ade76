"""Invariants (section 6 of the ledger): one small function each; `check` runs them all."""

# not compiled: runs in tests and fuzzing only, and reads better with generator expressions

from signoria.core.seating import members
from signoria.games.brides.state import (
    DELEGATION,
    FACE_UP,
    HAND,
    IN_HAND,
    LEADER,
    LORD,
    MARKERS,
    OPEN,
    OUT,
    PLAYED,
    SECOND_COLOUR,
    TAKEN,
    UNDER,
    UNDER_SEEN,
    WEDDED,
    Brides,
)
from signoria.games.brides.tables import (
    COLOURS,
    DISTRICTS,
    FAMILIES,
    RANKS,
    SECOND,
    SHIP_SPOT,
    SOURCES,
    SPOTS,
)


def check(s: Brides) -> list[str]:
    """A sentence for every broken invariant."""
    out: list[str] = []
    for law in LAWS:
        out += law(s)
    return out


def workers_are_conserved(s: Brides) -> list[str]:
    """Supply, districts and residences hold all workers of each colour (BRI-001)."""
    out = []
    for colour in range(COLOURS):
        total = sum(s.workers[colour::COLOURS]) - s.workers[TAKEN + colour]  # those lie with a player too
        if total != s.t.workers_per_colour:
            out.append(f"there are {total} workers of colour {colour}")
    if min(s.workers) < 0:
        out.append("somewhere lies a negative number of workers")
    return out


def tiles_have_one_owner_and_place(s: Brides) -> list[str]:
    """A tile belongs to one player at most and lies in exactly one place (BRI-007)."""
    out = []
    owned = sorted(tile for tiles in s.owned for tile in tiles)
    if owned != [tile for tile in range(s.t.tiles) if s.owner[tile] >= 0]:
        out.append("owners and lists of owned tiles differ")
    for seat in range(s.seats):
        out += [f"tile {tile} has a wrong owner" for tile in s.owned[seat] if s.owner[tile] != seat]
    for tile in range(s.t.tiles):
        if (s.owner[tile] < 0) != (s.place[tile] == OUT):
            out.append(f"tile {tile} of owner {s.owner[tile]} lies in place {s.place[tile]}")
    return out


def light_items_belong_to_businesses(s: Brides) -> list[str]:
    """A light item is owned only by an owner of its business, one copy each (BRI-302)."""
    out = []
    for business, kind in enumerate(s.t.business_item):
        owners = [s.owner[tile] for tile in s.t.light_items[kind] if s.owner[tile] >= 0]
        if len(set(owners)) != len(owners):
            out.append(f"somebody owns two light items of kind {kind}")
        out += [f"seat {i} has item {kind} only" for i in owners if not s.businesses[i] >> business & 1]
    return out


def businesses_are_conserved(s: Brides) -> list[str]:
    """Cards sold are cards owned, one a type and player (BRI-308)."""
    return [
        f"{sold} cards of business {b} were sold"
        for b, sold in enumerate(s.sold)
        if sold != sum(mask >> b & 1 for mask in s.businesses) or sold > s.t.business_cards
    ]


def loyals_stay_in_their_families(s: Brides) -> list[str]:
    """A loyal is owned by whoever took his family; a married one lies on his bride alone (BRI-193)."""
    out = []
    for family in range(FAMILIES):
        for tile in s.t.loyals[family]:
            owner = s.owner[tile]
            second = tile in s.t.second_loyals[family]
            if (
                owner >= 0
                and s.family[owner] != family
                and not (second and s.family[SECOND_COLOUR + owner] == family)
            ):
                out.append(f"loyal {tile} belongs to a stranger")
    wedded = sorted(tile for tile in range(s.t.tiles) if s.place[tile] == WEDDED)
    if wedded != sorted(tile for tile in s.groom_on if tile >= 0):
        out.append(f"the married are {wedded}, on brides lie {s.groom_on}")
    return out


def commons_are_conserved(s: Brides) -> list[str]:
    """Piles, face-up tiles, players and the box hold all commons (BRI-024)."""
    commons = [tile for pile in s.pile for tile in pile] + members(s.box)
    commons += [tile for tile in s.ground[FACE_UP:UNDER_SEEN] if tile >= 0]
    commons += [tile for tile in range(s.t.commons_from, s.t.items_from) if s.owner[tile] >= 0]
    if sorted(commons) != list(range(s.t.commons_from, s.t.items_from)):
        return ["commons are lost or doubled"]
    return []


def piles_shrink_by_one_a_round(s: Brides) -> list[str]:
    """In round n each pile in play holds 6 - n tiles below the face-up place (BRI-024, BRI-337)."""
    left = s.t.rounds - max(s.round, 1)
    return [
        f"the pile of district {d} is wrong in round {s.round}"
        for d in range(DISTRICTS)
        if s.in_play >> d & 1 and len(s.pile[d]) + (s.ground[UNDER + d] >= 0) != left
    ]


def brides_are_conserved(s: Brides) -> list[str]:
    """Places, piles and the dead hold all brides; a dead one never returns (BRI-022, BRI-229)."""
    brides = (
        [bride for pile in s.bride_pile for bride in pile] + members(s.dead) + [b for b in s.bride if b >= 0]
    )
    out = [] if sorted(brides) == list(range(len(s.t.bride_rank))) else ["brides are lost or doubled"]
    for rank in range(RANKS):
        if any(s.t.bride_rank[bride] != rank for bride in s.bride_pile[rank]):
            out.append(f"a bride lies in the pile of the wrong rank {rank}")
    return out


def places_are_filled(s: Brides) -> list[str]:
    """A place is empty only if the pile of its rank is; only the married lie in the wrong rank (R-58)."""
    out = []
    for district in range(DISTRICTS):
        for rank in range(RANKS):
            place = district * RANKS + rank
            bride = s.bride[place]
            if not s.in_play >> district & 1:
                continue
            if bride < 0 and s.bride_pile[rank]:
                out.append(f"place {place} is empty")
            if bride >= 0 and s.t.bride_rank[bride] != rank:
                if s.groom_on[place] < 0 or rank == SECOND:
                    out.append(f"bride {bride} lies in the wrong place {place}")
    return out


def lords_are_placed(s: Brides) -> list[str]:
    """One lord a district in play, all different, one of them the forced weak one (BRI-021)."""
    lords = [s.ground[LORD + d] for d in range(DISTRICTS) if s.in_play >> d & 1]
    if len(set(lords)) != len(lords) or min(lords) < 0:
        return ["lords are lost or doubled"]
    return (
        []
        if any(s.t.lord_prestige[lord] == s.t.forced_lord for lord in lords)
        else ["no weak lord is in play"]
    )


def coaches_are_conserved(s: Brides) -> list[str]:
    """Free coaches and those in use make up all of a player's (BRI-052, BRI-372)."""
    out = []
    for seat in range(s.seats):
        total = s.t.coaches + (s.t.extra_coaches if s.family[SECOND_COLOUR + seat] >= 0 else 0)
        spots = s.laid[seat * SPOTS : (seat + 1) * SPOTS]
        used = sum(count > 0 for count in spots) + (s.present >> seat & 1)
        if s.coaches[seat] + used != total:
            out.append(f"seat {seat} has {s.coaches[seat]} free coaches and uses {used}")
    return out


def delegations_hold_one_to_three(s: Brides) -> list[str]:
    """The counts that everybody sees are the tiles that lie there, at most three (BRI-051)."""
    out = []
    for seat in range(s.seats):
        for spot in range(SPOTS):
            lying = sum(s.place[tile] == DELEGATION and s.heap[tile] == spot for tile in s.owned[seat])
            count = s.laid[seat * SPOTS + spot]
            if lying != count or count > s.t.tiles_per_delegation:
                out.append(f"seat {seat} has {lying} tiles at spot {spot}, counted {count}")
    return out


def ships_carry_their_holders(s: Brides) -> list[str]:
    """A ship is held by one player, who has a delegation there (BRI-063)."""
    holders = sorted(seat for seat in s.ship_holder if seat >= 0)
    aboard = [seat for seat in range(s.seats) if s.laid[seat * SPOTS + SHIP_SPOT]]
    return [] if holders == aboard else [f"ships are held by {holders}, tiles lie there for {aboard}"]


def favour_is_an_order(s: Brides) -> list[str]:
    """All stones stand on spaces 1 to n without gaps (BRI-069)."""
    return [] if sorted(s.favour) == list(range(s.seats)) else [f"the favour order is {s.favour}"]


def nothing_is_negative(s: Brides) -> list[str]:
    """Ducats and influence never fall below 0 (BRI-229, R-31)."""
    return (
        []
        if min(*s.ducats, *s.influence, *s.ground[MARKERS:FACE_UP]) >= 0
        else ["a purse or a disc is below 0"]
    )


def influence_is_accounted_for(s: Brides) -> list[str]:
    """Discs move only through gains and losses that have a line on the score sheet."""
    return [
        f"seat {seat} has {s.influence[seat]} influence"
        for seat in range(s.seats)
        if s.influence[seat] != sum(s.earned[seat * SOURCES : (seat + 1) * SOURCES])
    ]


def hands_are_unused(s: Brides) -> list[str]:
    """What lies face down was not used this round; used tiles act again only next round (BRI-008)."""
    return [
        f"tile {tile} is used and lies face down"
        for tile in range(s.t.tiles)
        if s.used[tile]
        and (s.place[tile] in (HAND, DELEGATION) or (s.place[tile] == IN_HAND and not s.seen[tile]))
    ]


def district_is_in_order(s: Brides) -> list[str]:
    """Who is present has acted or still has to; leaders lead; skips need abilities (BRI-133, BRI-169)."""
    out = []
    if s.skips > s.plays:
        out.append(f"{s.skips} skips after {s.plays} abilities")
    if s.district < 0 and (s.present or s.order):
        out.append("somebody is present in no district")
    waiting = sum(1 << seat for seat in s.order)
    if s.order and waiting | s.acted != s.present | s.acted:
        out.append(f"present {s.present}, acted {s.acted}, still to act {s.order}")
    for seat in range(s.seats):
        leader = s.leader[seat]
        if leader >= 0 and (s.place[leader] != LEADER or s.owner[leader] != seat):
            out.append(f"seat {seat} is led by tile {leader} from place {s.place[leader]}")
    return out


def nothing_lies_open_between_districts(s: Brides) -> list[str]:
    """Hands, leaders, open and played tiles exist only while a district is resolved (BRI-200)."""
    if s.district >= 0:
        return []
    return [
        f"tile {tile} lies in place {s.place[tile]} outside a district"
        for tile in range(s.t.tiles)
        if s.place[tile] in (IN_HAND, LEADER, OPEN, PLAYED)
    ]


def weddings_have_their_round(s: Brides) -> list[str]:
    """A marriage was made in this or an earlier round; the unmarried have none (BRI-227)."""
    return [
        f"the wedding of place {place} is of round {made}"
        for place, made in enumerate(s.wed_round)
        if (made > 0) != (s.groom_on[place] >= 0) or made > s.round
    ]


def rounds_are_counted(s: Brides) -> list[str]:
    """At most six rounds (BRI-050)."""
    return [] if 0 <= s.round <= s.t.rounds else [f"this is round {s.round}"]


LAWS = (
    workers_are_conserved,
    tiles_have_one_owner_and_place,
    light_items_belong_to_businesses,
    businesses_are_conserved,
    loyals_stay_in_their_families,
    commons_are_conserved,
    piles_shrink_by_one_a_round,
    brides_are_conserved,
    places_are_filled,
    lords_are_placed,
    coaches_are_conserved,
    delegations_hold_one_to_three,
    ships_carry_their_holders,
    favour_is_an_order,
    nothing_is_negative,
    influence_is_accounted_for,
    hands_are_unused,
    district_is_in_order,
    nothing_lies_open_between_districts,
    weddings_have_their_round,
    rounds_are_counted,
)
