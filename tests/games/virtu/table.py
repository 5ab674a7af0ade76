"""Puts a position on the table in one line: powers by colour, empty palaces, a troop in each start city."""

import tomllib

from signoria.core import flow
from signoria.core.chance import Chance, seeded
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.rows import exchanged, grown, marked
from signoria.core.value import Action, Event
from signoria.games.virtu import GAME
from signoria.games.virtu import tables as printed
from signoria.games.virtu.domain import gain_city, lose_city
from signoria.games.virtu.setup import take_power
from signoria.games.virtu.state import SPRING, Virtu
from signoria.games.virtu.tables import Tables
from signoria.play.packs import load_tables

TABLES: Tables = load_tables(GAME)[0]
DATA = tomllib.loads((GAME.home / "components.toml").read_text(encoding="utf-8"))

# Seats at a table of four or five.
BLUE, RED, YELLOW, GREEN, WHITE = range(5)

CITY = {entry["id"]: i for i, entry in enumerate(DATA["city"])}
CARD = {e["id"]: i for i, e in enumerate([*DATA["character"], *DATA["family"], DATA["patron"][4]])}
TILE = CITY | {
    "duchy": printed.DUCHY,
    "principality": printed.PRINCIPALITY,
    "kingdom": printed.KINGDOM,
    "republic": printed.REPUBLIC,
    "guild": printed.GUILD,
    "cathedral": printed.FIRST_CATHEDRAL,
    "cannons": printed.CANNONS_TILE,
}
ITEM = {e["id"]: i for i, e in enumerate([*DATA["character"], *DATA["title"], *DATA["special_tile"]])}
FRANCE_PLACE, OTTOMAN_PLACE, EMPIRE_PLACE = 55, 56, 57
ROOM_CARD, UPGRADE = 1 << 0, 1 << 1


def table(seats: int = 4, **options: int) -> Virtu:
    """Year 2, spring; seat i leads the i-th power of the player count and is i-th in turn order."""
    s = GAME.start(TABLES, seats, GAME.settle(seats, options), seeded(1))
    s.order = tuple(range(seats))
    s.city_stack = s.order[::-1]
    s.patron_stack = s.order[::-1]
    for seat, power in enumerate(TABLES.powers[seats]):
        take_power(s, seat, power)
        for card in range(printed.FIRST_FAMILY + power * 3, printed.FIRST_FAMILY + power * 3 + 3):
            s.removed |= 1 << card
    s.marker = [0] * seats
    s.year = 2
    s.part = SPRING
    s.stack = []
    s.news = []
    s.chance = Chance()
    return s


def source(tile: str) -> int:
    """The source of a tile, as a mask."""
    return 1 << (8 + TILE[tile])


def courtier(field: int) -> int:
    """The source of a courtier field, as a mask."""
    return 1 << (field - 8)


def room(s: Virtu, seat: int, action: int) -> int:
    """The room of a palace that prints an action."""
    return TABLES.palace[s.power[seat] * 5 : s.power[seat] * 5 + 5].index(action)


def place(s: Virtu, seat: int, number: int) -> int:
    """The place of a room."""
    return printed.FIRST_ROOM_PLACE + s.power[seat] * 5 + number


def put(s: Virtu, seat: int, field: int, card: str, up: bool = True) -> None:
    """A card on a field of a palace; courtiers face up unless said otherwise."""
    number = CARD[card]
    s.cards = exchanged(s.cards, seat * 16 + field, number)
    if number < printed.CHARACTERS:
        s.supply = grown(s.supply, number, -1)
    else:
        s.removed &= ~(1 << number)
    if up and field >= printed.FIRST_COURTIER:
        s.face[seat] |= 1 << field


def own(s: Virtu, seat: int, *cities: str, up: bool = True) -> None:
    """Cities of a player, taken from whoever has them."""
    for name in cities:
        city = CITY[name]
        if s.holder[city] >= 0:
            lose_city(s, s.holder[city], city)
        gain_city(s, seat, city, face_up=up)


def tiles(s: Virtu, seat: int, *names: str, up: bool = True) -> None:
    """Tiles other than cities."""
    for name in names:
        s.owned = marked(s.owned, seat, 1 << TILE[name])
        if up:
            s.up = marked(s.up, seat, 1 << TILE[name])
        if TILE[name] <= printed.GUILD:
            s.supply = grown(s.supply, TILE[name] - printed.DUCHY + printed.FIRST_TITLE_ITEM, -1)


def turn_down(s: Virtu, seat: int) -> None:
    """All tiles of a player face down: only what a test puts there can pay."""
    s.up = exchanged(s.up, seat, 0)


def troops(s: Virtu, seat: int, city: str, count: int) -> None:
    """So many troops in or before a city."""
    at = seat * printed.CITIES + CITY[city]
    s.reserve[seat] += s.troops[at] - count
    s.troops = exchanged(s.troops, at, count)


def agent(s: Virtu, seat: int, where: int) -> None:
    """An agent out of the reserve."""
    s.agents = exchanged(s.agents, where, seat)
    s.agents_ready = grown(s.agents_ready, seat, -1)


def ask(s: Virtu, *frames: Frame[Virtu]) -> Virtu:
    """Put frames on the stack and let the rules go on to the next question."""
    s.stack = list(frames)
    flow.run_on(s)
    return s


def act(s: Virtu, seat: int, *actions: Action) -> Virtu:
    """Answers of one seat, one after the other."""
    for action in actions:
        flow.apply(s, seat, action)
    return s


def refused(s: Virtu, seat: int, action: Action) -> str:
    """The key of the reason why an action is not legal; empty if it is."""
    code = flow.why_not(s, seat, action)
    return GAME.reason(code).key if code else ""


def offered(s: Virtu, seat: int, kind: type[Action]) -> list[Action]:
    """All actions of a kind that are legal for a seat (small boxes only)."""
    found: list[Action] = []
    for option in flow.options(s, seat):
        if option.action is kind:
            found += [option.nth(i) for i in range(option.count())]
    return [action for action in found if flow.why_not(s, seat, action) == 0]


def suggestion(s: Virtu, seat: int) -> Action:
    """What a careful player would answer."""
    top = s.stack[-1]
    ideas = [top.suggest(s, seat, option) for option in flow.frame_options(s, seat)]
    return next(idea for idea in ideas if idea is not None)


def told(s: Virtu, kind: type[Event]) -> list[Event]:
    """What was told of a kind."""
    return [notice.event for notice in s.news if isinstance(notice.event, kind)]


def asked(s: Virtu) -> str:
    """The tag of the question on the table; empty when the game is over."""
    return type(s.stack[-1]).TAG if s.stack else ""


def box(s: Virtu, seat: int, kind: type[Action]) -> Option | None:
    """The first box of a kind."""
    return next((option for option in flow.options(s, seat) if option.action is kind), None)
