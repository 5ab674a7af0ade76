"""What a seat may see: everything on the table is public (VIR-009), sealed family cards are only counted."""

import msgspec

from signoria.games.virtu.forecasts import annex_prices, strengths
from signoria.games.virtu.masks import members
from signoria.games.virtu.palace import action_of, cities_of, unlocked
from signoria.games.virtu.scoring import crosses, points_of
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import ALLIANCES, CITIES, FIELDS_OF_PALACE, PATRONS, ROOMS


class SeatView(msgspec.Struct):
    """One player: palace, domain, pieces."""

    power: int
    ready: bool
    """Has answered a question whose answers are still secret."""
    coins: int
    cards: list[int]
    """By field; -1 empty."""
    face_up: list[int]
    actions: list[int]
    """The action of each room as it is now."""
    marker: int
    indulgences: list[int]
    greyed: int
    """How many greyed fields are unlocked."""
    tiles: list[int]
    tiles_up: list[int]
    cities: int
    patronage: int
    patrons: list[int]
    troops: int
    agents: int
    tokens: int
    trophies: list[int]
    requested: bool
    points: int
    crosses: int


class TableView(msgspec.Struct):
    """The table."""

    year: int
    part: int
    last_year: bool
    order: list[int]
    city_stack: list[int]
    patron_stack: list[int]
    playing: list[int]
    holder: list[int]
    troops: list[list[int]]
    """For each seat the troops in or before each city."""
    routed: list[list[int]]
    """Seat and city of each troop that has to retreat."""
    agents: list[int]
    cathedrals: list[int]
    supply: list[int]
    patrons: list[int]
    """Patron bonuses still to be had."""
    allies: list[int]
    allies_used: list[int]
    indulgences: int
    tokens: int
    prices: list[list[int]]
    """While a city is annexed: city, crowns, ships of each within reach."""
    strengths: list[int]
    """While bonuses are announced: attacking troops, walls, defending troops."""
    seats: list[SeatView]


def seat_view(s: Virtu, seat: int) -> SeatView:
    cards = s.cards[seat * FIELDS_OF_PALACE : (seat + 1) * FIELDS_OF_PALACE]
    led = s.power[seat] >= 0
    return SeatView(
        power=s.power[seat],
        ready=s.sealed[seat] is not None,
        coins=s.coins[seat],
        cards=list(cards),
        face_up=members(s.face[seat]),
        actions=[action_of(s, seat, room) for room in range(ROOMS)] if led else [],
        marker=s.marker[seat],
        indulgences=members(s.indulgences[seat]),
        greyed=unlocked(s, seat),
        tiles=members(s.owned[seat]),
        tiles_up=members(s.up[seat]),
        cities=cities_of(s, seat),
        patronage=s.patronage[seat],
        patrons=[patron for patron in range(PATRONS) if s.patron_of[patron] == seat],
        troops=s.reserve[seat],
        agents=s.agents_ready[seat],
        tokens=s.tokens[seat],
        trophies=members(s.trophies[seat]),
        requested=bool((s.requested | s.barred) >> seat & 1),
        points=points_of(s, seat) if led else 0,
        crosses=crosses(s, seat) if led else 0,
    )


def view(s: Virtu, seat: int) -> TableView:
    """Name what is shown: the same for every seat, because nothing shown is secret (VIR-009)."""
    return TableView(
        year=s.year,
        part=s.part,
        last_year=bool(s.last_year),
        order=list(s.order),
        city_stack=list(s.city_stack),
        patron_stack=list(s.patron_stack),
        playing=members(s.t.playing[s.seats]),
        holder=list(s.holder),
        troops=[list(s.troops[i * CITIES : (i + 1) * CITIES]) for i in range(s.seats)],
        routed=[[entry // CITIES, entry % CITIES] for entry in s.routed],
        agents=list(s.agents),
        cathedrals=members(s.cathedrals),
        supply=list(s.supply),
        patrons=[patron for patron in range(PATRONS) if s.patron_of[patron] < 0],
        allies=list(s.allies),
        allies_used=[ally for ally in range(ALLIANCES) if s.allies_used >> ally & 1],
        indulgences=s.indulgences_left,
        tokens=s.t.war_tokens - sum(s.tokens),
        prices=annex_prices(s),
        strengths=strengths(s),
        seats=[seat_view(s, i) for i in range(s.seats)],
    )
