"""What a seat may see (BRI-390 to BRI-396): named here, everything else stays hidden."""

import msgspec

from signoria.core.seating import members
from signoria.games.brides.favour import by_favour
from signoria.games.brides.redeal import sight
from signoria.games.brides.requirements import charm_of, prestige_of
from signoria.games.brides.scoring import marriages
from signoria.games.brides.state import (
    FACE_UP,
    HAND,
    IN_HAND,
    LOCAL,
    LORD,
    MARKERS,
    OPEN,
    PLAYED,
    RESIDENCE,
    SECOND_COLOUR,
    SUPPLY,
    UNDER,
    UNDER_SEEN,
    Brides,
    heap_of,
)
from signoria.games.brides.tables import COLOURS, DISTRICTS, FIRST, RANKS, SECOND, SHIPS, SPOTS
from signoria.games.brides.tiles import tiles_in


class PlaceView(msgspec.Struct):
    """The place of a bride: who lies there, and whom she married when."""

    bride: int
    groom: int
    owner: int
    wed_round: int


class DistrictView(msgspec.Struct):
    """A district in play. `below` is the tile under the face-up common if this seat knows it."""

    district: int
    lord: int
    brides: list[PlaceView]
    common: int
    pile: int
    below: int
    workers: list[int]
    markers: int
    resolved: bool


class TileView(msgspec.Struct):
    """An own tile, or one whose place this seat knows: where it lies and whether it is used."""

    tile: int
    place: int
    heap: int
    used: bool


class SeatView(msgspec.Struct):
    """One player. Tiles owned are public; where they lie only as far as this seat has seen it."""

    family: int
    second: int
    ducats: int
    influence: int
    workers: list[int]
    businesses: list[int]
    coaches: int
    hand: int
    residence: int
    delegations: list[int]
    tiles: list[int]
    known: list[TileView]
    first_brides: int
    second_brides: int
    passed: bool
    sealed: bool


class PresentView(msgspec.Struct):
    """A player present in the active district, with the flags of BRI-201."""

    seat: int
    leader: int
    prestige: int
    charm: int
    hand: int
    open: list[int]
    acted: bool
    leader_used: bool
    married_here_now: bool


class ActiveView(msgspec.Struct):
    """The district being resolved."""

    district: int
    present: list[PresentView]
    order: list[int]
    active: int
    deed: int
    barred: int
    brides_mod: int
    lord_mod: int
    no_weddings: bool
    no_workers: bool


class TableView(msgspec.Struct):
    """Everything on the table as one seat sees it."""

    round: int
    start: int
    favour: list[int]
    favour_row: int
    favour_moved: list[int]
    supply: list[int]
    business_cards: list[int]
    light_items: list[int]
    dark_items: list[int]
    bride_piles: list[int]
    dead_brides: list[int]
    box: list[int]
    ships: list[int]
    districts: list[DistrictView]
    seats: list[SeatView]
    active: ActiveView | None


def view(s: Brides, seat: int) -> TableView:
    """The table for one seat; -1 is a spectator."""
    return TableView(
        round=s.round,
        start=s.start,
        favour=list(by_favour(s)),
        favour_row=s.row,
        favour_moved=list(s.moved),
        supply=list(s.workers[SUPPLY : SUPPLY + COLOURS]),
        business_cards=[s.t.business_cards - sold for sold in s.sold],
        light_items=[_on_stack(s, copies) for copies in s.t.light_items],
        dark_items=[_on_stack(s, copies) for copies in s.t.dark_items],
        bride_piles=[len(pile) for pile in s.bride_pile],
        dead_brides=members(s.dead),
        box=members(s.box),
        ships=[s.ship_holder[ship] for ship in range(SHIPS)],
        districts=[_district(s, d, seat) for d in range(DISTRICTS) if s.in_play >> d & 1],
        seats=[_seat(s, player, seat) for player in range(s.seats)],
        active=_active(s) if s.district >= 0 else None,
    )


def _on_stack(s: Brides, copies: list[int]) -> int:
    return sum(s.owner[tile] < 0 for tile in copies)


def _district(s: Brides, district: int, seat: int) -> DistrictView:
    places = range(district * RANKS, district * RANKS + RANKS)
    known = s.ground[UNDER + district] >= 0 and s.ground[UNDER_SEEN + district] & sight(seat)
    return DistrictView(
        district=district,
        lord=s.ground[LORD + district],
        brides=[
            PlaceView(
                s.bride[p],
                s.groom_on[p],
                s.owner[s.groom_on[p]] if s.groom_on[p] >= 0 else -1,
                s.wed_round[p],
            )
            for p in places
        ],
        common=s.ground[FACE_UP + district],
        pile=len(s.pile[district]) + (s.ground[UNDER + district] >= 0),
        below=s.ground[UNDER + district] if known else -1,
        workers=list(s.workers[LOCAL + district * COLOURS : LOCAL + (district + 1) * COLOURS]),
        markers=s.ground[MARKERS + district],
        resolved=bool(s.resolved >> district & 1),
    )


def _seat(s: Brides, player: int, seat: int) -> SeatView:
    knows = [tile for tile in sorted(s.owned[player]) if player == seat or s.seen[tile] & sight(seat)]
    return SeatView(
        family=s.family[player],
        second=s.family[SECOND_COLOUR + player],
        ducats=s.ducats[player],
        influence=s.influence[player],
        workers=list(s.workers[player * COLOURS : (player + 1) * COLOURS]),
        businesses=[b for b in range(len(s.sold)) if s.businesses[player] >> b & 1],
        coaches=s.coaches[player],
        hand=len(tiles_in(s, player, HAND)),
        residence=len(tiles_in(s, player, RESIDENCE)),
        delegations=[s.laid[player * SPOTS + spot] for spot in range(SPOTS)],
        tiles=sorted(s.owned[player]),
        known=[TileView(tile, s.place[tile], heap_of(s, tile), bool(s.used[tile])) for tile in knows],
        first_brides=marriages(s, player, FIRST),
        second_brides=marriages(s, player, SECOND),
        passed=bool(s.passed >> player & 1),
        sealed=s.sealed[player] is not None,
    )


def _active(s: Brides) -> ActiveView:
    return ActiveView(
        district=s.district,
        present=[_present(s, seat) for seat in range(s.seats) if s.present >> seat & 1],
        order=list(s.order),
        active=s.active,
        deed=s.deed,
        barred=s.barred,
        brides_mod=s.brides_mod,
        lord_mod=s.lord_mod,
        no_weddings=s.no_weddings,
        no_workers=s.no_workers,
    )


def _present(s: Brides, seat: int) -> PresentView:
    leader = s.leader[seat]
    face = leader if leader >= 0 else s.groom[seat]
    return PresentView(
        seat=seat,
        leader=leader,
        prestige=prestige_of(s, seat) if leader >= 0 else 0,
        charm=charm_of(s, seat) if leader >= 0 else 0,
        hand=len(tiles_in(s, seat, IN_HAND)),
        open=sorted(tiles_in(s, seat, OPEN) + tiles_in(s, seat, PLAYED)),
        acted=bool(s.acted >> seat & 1),
        leader_used=face >= 0 and bool(s.used[face]),
        married_here_now=s.groom[seat] >= 0,
    )
