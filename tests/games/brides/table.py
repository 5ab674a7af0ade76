"""Puts a position of Brides & Bribes on the table in one line; tiles are named as in components.toml."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from signoria.core import flow
from signoria.core.chance import seeded
from signoria.core.flow import run_on
from signoria.core.rows import exchanged, marked, stamped
from signoria.core.value import Action, Event
from signoria.games.brides import GAME
from signoria.games.brides.ability_ids import FREE
from signoria.games.brides.actions import Announce, CarryOut
from signoria.games.brides.activation import Districts, Resolution
from signoria.games.brides.components import load
from signoria.games.brides.laying_tiles import LayingTiles, lay
from signoria.games.brides.purse import acquire, shift_workers
from signoria.games.brides.round import Round
from signoria.games.brides.round_end import RoundEnd, supply_district
from signoria.games.brides.setup import choose_family
from signoria.games.brides.state import (
    ALL,
    FACE_UP,
    HAND,
    IN_HAND,
    LEADER,
    LOCAL,
    LORD,
    SUPPLY,
    WEDDED,
    Brides,
)
from signoria.games.brides.tables import (
    COLOURS,
    DISTRICT_MARKERS,
    DISTRICTS,
    RANKS,
    SHIP_SPOT,
    SOURCES,
    SPOTS,
    Tables,
)
from signoria.games.brides.turn import Afterwards
from signoria.games.brides.turn_order import fix_order
from signoria.games.brides.using import (
    SellInfluence,
    SwapBrides,
    Use,
    UseForColour,
    UseOnBride,
    UseOnPlayer,
    UseWithDistrict,
)

DATA: dict[str, Any] = tomllib.loads((GAME.home / "components.toml").read_text(encoding="utf-8"))
TABLES: Tables = load(DATA)

BLACK, BLUE, GREEN, RED, YELLOW = range(5)
VILLAGE, FORTRESS, CITADEL, MARKET, HARBOUR = range(5)
FAMILIES = ["carretto", "foglietta", "granara", "malabita", "oliva"]
ITEMS = [item["id"] for item in DATA["item"]]
BUSINESSES = [business["id"] for business in DATA["business_type"]]
LORDS = [lord["id"] for lord in DATA["lord"]]
BRIDES = [bride["id"] for bride in DATA["bride"]]


def _number_tiles() -> dict[str, list[int]]:
    """All copies of a tile by name; dark items are called `dark venenum`."""
    out: dict[str, list[int]] = {}
    for family in FAMILIES:
        for man in DATA["loyal"]:
            if man["family"] == family:
                out[man["id"]] = [sum(map(len, out.values()))]
    for common in DATA["common"]:
        first = sum(map(len, out.values()))
        out[common["id"]] = list(range(first, first + common["count"]))
    for item in DATA["item"]:
        for name, count in ((item["id"], item["light"]), (f"dark {item['id']}", item["dark"])):
            first = sum(map(len, out.values()))
            out[name] = list(range(first, first + count))
    return out


COPIES = _number_tiles()


def tile(name: str, copy: int = 0) -> int:
    """The number of a tile; several copies are counted from 0."""
    return COPIES[name][copy]


def bride(name: str) -> int:
    return BRIDES.index(name)


def bare(
    seats: int = 3,
    families: Sequence[str] = ("carretto", "foglietta", "granara", "malabita", "oliva"),
    in_play: Sequence[int] = (VILLAGE, FORTRESS, CITADEL, MARKET, HARBOUR),
) -> Brides:
    """A table laid out in a fixed way: all loyals in hand, round 1, seat 0 starts and is first in favour."""
    s = Brides(TABLES, seats, seeded(1)).lay_out()
    s.bride_pile = [tuple(b for b in range(14) if TABLES.bride_rank[b] == rank) for rank in range(RANKS)]
    for district in range(DISTRICTS):
        if district not in in_play:
            to_box(s, TABLES.pile[district])
            continue
        s.in_play |= 1 << district
        s.ground = exchanged(s.ground, LORD + district, district)
        for rank in range(RANKS):
            s.bride = exchanged(s.bride, district * RANKS + rank, pop(s.bride_pile, rank))
        s.pile[district] = tuple(TABLES.pile[district])
        s.ground = exchanged(s.ground, FACE_UP + district, pop(s.pile, district, 0))
        supply_district(s, district)
    s.round = 1
    for seat in range(seats):
        s.ducats[seat] = TABLES.ducats
        s.coaches[seat] = TABLES.coaches
        choose_family(s, seat, FAMILIES.index(families[seat]))
        for man in TABLES.loyals[s.family[seat]]:
            give(s, seat, man)
    return s


Pools = list[tuple[int, ...]]


def pop(pools: Pools, which: int, at: int = -1) -> int:
    """Take one thing out of a pool of commons or brides."""
    taken = pools[which][at]
    remove(pools, which, taken)
    return taken


def remove(pools: Pools, which: int, thing: int) -> None:
    pools[which] = tuple(one for one in pools[which] if one != thing)


def to_box(s: Brides, commons: Sequence[int]) -> None:
    """Take commons out of the game."""
    for number in commons:
        s.box |= 1 << number


def hold_influence(s: Brides, seat: int, influence: int) -> None:
    """So much influence, as if from markers."""
    s.influence = exchanged(s.influence, seat, influence)
    s.earned = exchanged(s.earned, seat * SOURCES + DISTRICT_MARKERS, influence)


def gained(s: Brides, seat: int) -> int:
    """All influence that ever came in."""
    return sum(max(0, line) for line in s.earned[seat * SOURCES : (seat + 1) * SOURCES])


def lost(s: Brides, seat: int) -> int:
    """All influence that was ever paid or lost."""
    return -sum(min(0, line) for line in s.earned[seat * SOURCES : (seat + 1) * SOURCES])


def give(s: Brides, seat: int, number: int, place: int = HAND) -> None:
    """Hand a tile over, whoever had it."""
    s.box &= ~(1 << number)
    for district in range(DISTRICTS):
        remove(s.pile, district, number)
    for district in range(DISTRICTS):
        if s.ground[FACE_UP + district] == number:
            s.ground = exchanged(s.ground, FACE_UP + district, pop(s.pile, district))
    if s.owner[number] >= 0:
        remove(s.owned, s.owner[number], number)
    if number >= TABLES.items_from and TABLES.light[number]:
        business = TABLES.business_item.index(TABLES.item_kind[number])
        s.businesses = marked(s.businesses, seat, 1 << business)
        s.sold = exchanged(s.sold, business, sum(mask >> business & 1 for mask in s.businesses))
    acquire(s, seat, number)
    s.place = stamped(s.place, number, place)


def own(s: Brides, seat: int, *names: str) -> None:
    """Give tiles into a player's hand; a name that comes again means the next copy."""
    for name in names:
        give(s, seat, next(number for number in COPIES[name] if s.owner[number] < 0 or name in MEN))


MEN = [man["id"] for man in DATA["loyal"]]


def laying(seats: int = 3, hands: Mapping[int, Sequence[str]] | None = None, **how: Any) -> Brides:
    """Phase 1, seat 0 on turn; `hands` adds tiles to the loyals."""
    s = bare(seats, **how)
    for seat, names in (hands or {}).items():
        own(s, seat, *names)
    s.stack = [Round(2), LayingTiles(0, TABLES.actions_per_turn)]
    return s


def colonies(
    ship: int, names: Sequence[str], ducats: int = 2, workers: Mapping[int, int] | None = None
) -> Brides:
    """Phase 2 with a delegation of seat 0 on a ship."""
    s = bare(3)
    own(s, 0, *names)
    for name in names:
        lay(s, 0, _held(s, 0, name), SHIP_SPOT)
    s.ship_holder = exchanged(s.ship_holder, ship, 0)
    s.coaches[0] -= 1
    s.ducats[0] = ducats
    hold_workers(s, 0, workers or {})
    s.passed = 0b111
    s.stack = [Round(2)]
    run_on(s)
    return s


def _held(s: Brides, seat: int, name: str) -> int:
    return next(number for number in COPIES[name] if s.owner[number] == seat and s.place[number] == HAND)


def hold_workers(s: Brides, seat: int, workers: Mapping[int, int]) -> None:
    """Put workers from the supply into a residence."""
    for colour, count in workers.items():
        s.workers = stamped(s.workers, SUPPLY + colour, s.workers[SUPPLY + colour] - count)
        s.workers = stamped(s.workers, seat * COLOURS + colour, s.workers[seat * COLOURS + colour] + count)


def put_workers(s: Brides, district: int, workers: Mapping[int, int]) -> None:
    """These workers, and no others, lie in a district."""
    for colour in range(COLOURS):
        here = LOCAL + district * COLOURS + colour
        shift_workers(s, here, SUPPLY + colour, s.workers[here])
        shift_workers(s, SUPPLY + colour, here, workers.get(colour, 0))


def put_bride(s: Brides, district: int, rank: int, name: str) -> None:
    """This bride lies in the place; whoever lay there goes where she was."""
    place, wanted = district * RANKS + rank, bride(name)
    old = s.bride[place]
    if wanted in s.bride:
        s.bride = exchanged(s.bride, s.bride.index(wanted), old)
    else:
        remove(s.bride_pile, TABLES.bride_rank[wanted], wanted)
        s.bride_pile[TABLES.bride_rank[old]] += (old,)
    s.bride = exchanged(s.bride, place, wanted)


def put_common(s: Brides, district: int, name: str, below: str | None = None) -> None:
    """This common lies face up; `below` is the only tile of the pile, so that a look is no matter of luck."""
    number = next(n for n in COPIES[name] if s.owner[n] < 0)
    if number not in s.pile[district] and number != s.ground[FACE_UP + district]:
        raise ValueError(f"{name} is no common of this district")
    if number != s.ground[FACE_UP + district]:
        s.pile[district] += (s.ground[FACE_UP + district],)
        remove(s.pile, district, number)
        s.ground = exchanged(s.ground, FACE_UP + district, number)
    if below is not None:
        kept = next(n for n in COPIES[below] if n in s.pile[district])
        to_box(s, [n for n in s.pile[district] if n != kept])
        s.pile[district] = (kept,)


def wed(s: Brides, seat: int, name: str, district: int, rank: int, year: int = 1) -> None:
    """A loyal lies on a bride since round `year`."""
    man = tile(name)
    s.place = stamped(s.place, man, WEDDED)
    s.groom_on = exchanged(s.groom_on, district * RANKS + rank, man)
    s.wed_round = exchanged(s.wed_round, district * RANKS + rank, year)


def district(
    hands: Mapping[int, Sequence[str]],
    where: int = HARBOUR,
    lord: str = "lord_3a",
    first: str | None = None,
    second: str | None = None,
    ducats: Sequence[int] | None = None,
    influence: Sequence[int] | None = None,
    order: Sequence[int] | None = None,
    favour: Sequence[int] | None = None,
    start: int = 0,
    year: int = 2,
    families: Sequence[str] | None = None,
    seats: int = 0,
    prepare: Any = None,
) -> Brides:
    """Step II in a district: the first tile of each hand leads. `prepare(s)` comes before that."""
    seats = seats or max(3, max(hands) + 1)
    s = bare(seats, families or _families(hands, seats))
    _set(s, where, lord, first, second, year)
    s.start = start
    for seat in range(seats):
        s.ducats[seat] = ducats[seat] if ducats else s.ducats[seat]
        hold_influence(s, seat, influence[seat] if influence else 0)
    s.favour = tuple(favour) if favour else s.favour
    for seat, names in hands.items():
        own(s, seat, *names)
    if prepare is not None:
        prepare(s)
    _take_up(s, hands, where)
    s.stack = [Round(4), Districts(1), Resolution(4)]
    fix_order(s)
    s.order = list(order) if order else s.order
    run_on(s)
    s.news.clear()
    return s


def _families(hands: Mapping[int, Sequence[str]], seats: int) -> list[str]:
    """The family of the loyals in a hand; whoever has none gets one that is left."""
    named = {seat: name.split("_")[1] for seat, names in hands.items() for name in names if name in MEN}
    rest = [family for family in FAMILIES if family not in named.values()]
    return [named[seat] if seat in named else rest.pop() for seat in range(seats)]


def _set(s: Brides, where: int, lord: str, first: str | None, second: str | None, year: int) -> None:
    wanted = LORDS.index(lord)
    other = s.ground[LORD : LORD + DISTRICTS].index(wanted)
    s.ground = exchanged(s.ground, LORD + other, s.ground[LORD + where])
    s.ground = exchanged(s.ground, LORD + where, wanted)
    if first is not None:
        put_bride(s, where, 0, first)
    if second is not None:
        put_bride(s, where, 1, second)
    s.round = year
    for _ in range(year - 1):  # each pile lost a tile a round
        for here in range(DISTRICTS):
            s.box |= 1 << pop(s.pile, here)


def _take_up(s: Brides, hands: Mapping[int, Sequence[str]], where: int) -> None:
    """Hands as they are after the leaders were shown; all other tiles lie face down in the residences."""
    s.district = where
    for seat in range(s.seats):
        names = list(hands.get(seat, ()))
        for i, name in enumerate(names):
            number = _held(s, seat, name)
            s.place = stamped(s.place, number, LEADER if i == 0 else IN_HAND)
            s.heap = stamped(s.heap, number, where)
            s.seen = stamped(s.seen, number, ALL if i == 0 else 0)
            if i == 0:
                s.leader[seat] = number
        for number in s.owned[seat]:
            if s.place[number] == HAND:
                s.place = stamped(s.place, number, 7)
                s.seen = stamped(s.seen, number, 0)
        if names:
            s.present |= 1 << seat
            s.coaches[seat] -= 1


def delegations(
    laid: Mapping[int, Sequence[str]], where: int = HARBOUR, prepare: Any = None, start: int = 0, **how: Any
) -> Brides:
    """Phase 3 with delegations lying in one district and the start player about to choose it."""
    seats = max(3, max(laid, default=0) + 1)
    s = bare(seats, _families(laid, seats), **how)
    s.start = start
    for seat, names in laid.items():
        own(s, seat, *names)
        for name in names:
            lay(s, seat, _held(s, seat, name), where)
        s.coaches[seat] -= 1
    if prepare is not None:
        prepare(s)
    for seat in range(seats):
        for number in s.owned[seat]:
            if s.place[number] == HAND:
                s.place = stamped(s.place, number, 7)
    s.stack = [Round(4), Districts(start)]
    return s


def round_end(seats: int = 3, step: int = 1, prepare: Any = None) -> Brides:
    """Phase 4, before its first step."""
    s = bare(seats)
    if prepare is not None:
        prepare(s)
    s.stack = [Round(1), RoundEnd(step)]
    run_on(s)
    return s


# -- moves and questions ---------------------------------------------------------------------------


def do(s: Brides, seat: int, *actions: Action) -> Brides:
    """Play actions of one seat through the one door."""
    for action in actions:
        flow.apply(s, seat, action)
    return s


def asked(s: Brides) -> list[int]:
    """The seats everybody waits for."""
    mask = flow.must_answer(s)
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def legal(s: Brides, seat: int, action: Action) -> bool:
    return flow.why_not(s, seat, action) == flow.LEGAL


def why(s: Brides, seat: int, action: Action) -> str:
    """The rule that refuses an action."""
    return GAME.reason(flow.why_not(s, seat, action)).rule


def usable(s: Brides, seat: int) -> set[int]:
    """The tiles that a seat may use now."""
    using = (Use, UseOnPlayer, UseOnBride, UseWithDistrict, SwapBrides, UseForColour, SellInfluence)
    found = set()
    for option in flow.frame_options(s, seat):
        if option.action in using:
            found |= {option.nth(i).key()[0] for i in range(option.count())}
    return found


def told(s: Brides, kind: type[Event]) -> list[tuple[int, ...]]:
    """The numbers of all events of a kind that were told to everybody."""
    return [notice.event.key() for notice in s.news if isinstance(notice.event, kind)]


def on_top(s: Brides) -> str:
    return type(s.stack[-1]).__name__


def decline(s: Brides, *frames: str) -> Brides:
    """Everybody who is only asked whether he wants to use something declines."""
    frames = frames or ("StepOne", "Interference", "Play", "Dowry", "Afterwards")
    while s.stack and on_top(s) in frames:
        seat = asked(s)[0]
        do(s, seat, flow.frame_options(s, seat)[-1].nth(0))
    return s


def announce(s: Brides, seat: int, deed: int) -> Brides:
    """Announce and carry out, nobody using anything."""
    do(s, seat, Announce(deed))
    decline(s, "Interference")
    if on_top(s) == "Completing":
        do(s, seat, CarryOut())
    return decline(s, "Dowry")


def freely(s: Brides) -> Brides:
    """Past dowry and success abilities, to the free ones of the active player."""
    while on_top(s) in ("DowryWorkers", "Dowry", "Afterwards"):
        top = s.stack[-1]
        if isinstance(top, Afterwards) and top.window == FREE:
            break
        who = asked(s)[0]
        do(s, who, flow.frame_options(s, who)[-1].nth(0))
    return s


def sound(s: Brides) -> bool:
    """Do all invariants hold that a made-up table can keep?"""
    return [sentence for sentence in GAME.check(s) if "pile of district" not in sentence] == []


def workers(s: Brides, seat: int) -> list[int]:
    return list(s.workers[seat * COLOURS : (seat + 1) * COLOURS])


def laid(s: Brides, seat: int) -> list[int]:
    return list(s.laid[seat * SPOTS : (seat + 1) * SPOTS])
