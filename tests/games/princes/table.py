"""Puts a position on the table in one line; everything is named by its id in components.toml."""

from dataclasses import dataclass
from typing import TypeVar

from signoria.core import flow
from signoria.core.chance import Chance, Rng, Scripted, seeded
from signoria.core.flow import Frame, run_on
from signoria.core.playout import random_step
from signoria.core.rows import exchanged, grown, marked
from signoria.core.value import Action, Event
from signoria.games.princes import GAME
from signoria.games.princes.actions import Done, PutUp, StartWar
from signoria.games.princes.auction_actions import Bid, Pass
from signoria.games.princes.decade import Decade
from signoria.games.princes.order_auction import set_order
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import FIRST_EVENT, GOLD, INFLUENCE, POPE, Tables, lots_of
from signoria.play.match import AT_REST
from signoria.play.packs import components, load_tables
from signoria.play.vantage import heard

DATA = components(GAME)
T: Tables = load_tables(GAME)[0]

_CITIES = [entry["id"] for entry in DATA["city"]]
_LOTS = [entry["id"] for entry in [*DATA["city_tile"], *DATA["event"]]] + ["pope", "attack", "defence"]
_TROOPS = [entry["id"] for entry in DATA["troop"]]
_CARDS = [entry["id"] for entry in DATA["treachery"]]
_FAMILIES = [entry["id"] for entry in DATA["family"]]

PLAIN = ("deste", "bentivoglio", "gonzaga", "montefeltro", "baglioni", "malatesta")
"""Families that players get who are not given one."""

E = TypeVar("E", bound=Event)
F = TypeVar("F", bound=Frame[Princes])


def city(name: str) -> int:
    return _CITIES.index(name)


def lot(name: str) -> int:
    return _LOTS.index(name)


def troop(name: str) -> int:
    return _TROOPS.index(name)


def card(name: str) -> int:
    return _CARDS.index(name)


def family(name: str) -> int:
    return _FAMILIES.index(name)


@dataclass(frozen=True)
class P:
    """A player: names are separated by blanks."""

    family: str = ""
    gold: int = 30
    influence: int = 10
    troops: str = ""
    tiles: str = ""
    cards: str = ""
    events: str = ""
    triumphs: int = 0
    pay: int = 0


def table(
    *players: P, decade: int = 1, side: int = 0, turn: int = 0, order: tuple[int, ...] = (), **status: int
) -> Princes:
    """A table at the beginning of a turn; the chance is seeded, player order is seat order if not said."""
    players = players or (P(), P(), P())
    options = GAME.settle(len(players), {"side": side})
    s = GAME.start(T, len(players), options, seeded(1))
    free = [name for name in PLAIN if all(p.family != name for p in players)]
    for seat, player in enumerate(players):
        name = player.family or free.pop(0)
        s.face = exchanged(s.face, seat, family(name) + len(_FAMILIES) * side)
        s.gold[seat], s.influence[seat] = player.gold, player.influence
        s.triumphs = exchanged(s.triumphs, seat, player.triumphs)
        s.pay = exchanged(s.pay, seat, player.pay)
        s.wars_won += player.triumphs
        for word in player.troops.split():
            s.troops = marked(s.troops, seat, 1 << troop(word))
            s.supply = grown(s.supply, troop(word), -1)
        for word in (player.tiles + " " + player.events).split():
            own(s, seat, word)
        for word in player.cards.split():
            give_card(s, seat, word)
    _begin(s, decade)
    for name, value in status.items():
        s.status = exchanged(s.status, city(name), value)
    set_order(s, list(order) or list(range(s.seats)))
    s.stack = [Decade(turn)]
    run_on(s)
    s.news = []
    return s


def _begin(s: Princes, decade: int) -> None:
    """Open the events of a decade; earlier ones that nobody owns lie on Napoli or with the last seat."""
    s.decade, s.incomes = decade, decade - 1
    for earlier in range(1, decade + 1):
        s.display |= T.decade_mask[earlier]
    for held in s.own:
        s.display &= ~held
    s.declared = GOLD
    for earlier in range(1, decade):
        put_away(s, T.decade_mask[earlier] & s.display)
    s.banked = [
        s.seats * T.start_gold - sum(s.gold) - sum(s.pay),
        s.seats * T.start_influence - sum(s.influence),
    ]


def put_away(s: Princes, events: int) -> None:
    """Somebody has won these events long ago."""
    s.display &= ~events
    for number in range(FIRST_EVENT, POPE):
        if events >> number & 1:
            if T.event_kind[number] == 1:
                s.on_city = marked(s.on_city, city("napoli"), 1 << number)
            else:
                s.own = marked(s.own, s.seats - 1, 1 << number)


def own(s: Princes, seat: int, name: str) -> None:
    """Give a tile, an event or the Pope to a seat."""
    bring_into_play(s, name)
    s.display &= ~(1 << lot(name))
    s.own = marked(s.own, seat, 1 << lot(name))


def bring_into_play(s: Princes, name: str) -> None:
    """If this city tile was the one that left the game, another one of its city leaves instead."""
    number = lot(name)
    if s.removed >> number & 1:
        others = T.city_mask[T.city[number]] & s.display
        other = others.bit_length() - 1
        s.removed ^= 1 << number | 1 << other
        s.display ^= 1 << number | 1 << other


def give_card(s: Princes, seat: int, name: str) -> None:
    """Put a card of this kind from the pile into a hand."""
    found = next(number for number in s.pool if T.card_kind[number] == card(name))
    s.pool.remove(found)
    s.hands[seat] |= 1 << found


def hand(s: Princes, seat: int) -> list[str]:
    return sorted(_CARDS[T.card_kind[number]] for number in lots_of(T, s.hands[seat]))


def next_cards(s: Princes, *names: str) -> None:
    """The next cards drawn are these: everything else goes to the discards."""
    wanted = []
    for name in names:
        found = next(number for number in s.pool if T.card_kind[number] == card(name))
        s.pool.remove(found)
        wanted.append(found)
    s.discard += s.pool
    s.pool, s.under = [], wanted


def dice(s: Princes, *pips: int) -> None:
    """The next dice, red and blue in turn."""
    s.chance = Scripted([value - 1 for value in pips])


def do(s: Princes, seat: int, *actions: Action) -> None:
    """The seat answers so; later questions find a seeded chance again."""
    for action in actions:
        flow.apply(s, seat, action)


def refused(s: Princes, seat: int, action: Action) -> int:
    """The reason code; 0 means that the action is legal."""
    return flow.why_not(s, seat, action)


def offered(s: Princes, seat: int) -> set[type[Action]]:
    """The kinds of answers the seat may give to the question on the table."""
    return {option.action for option in flow.frame_options(s, seat)}


def bids(s: Princes, seat: int) -> tuple[int, int]:
    """Lowest and highest bid offered."""
    for option in flow.frame_options(s, seat):
        if option.action is Bid:
            return option.nth(0).key()[0], option.nth(option.count() - 1).key()[0]
    return (-1, -1)


def asked(s: Princes) -> int:
    """The one seat everybody waits for."""
    mask = flow.must_answer(s)
    assert mask.bit_count() == 1
    return mask.bit_length() - 1


def top(s: Princes, kind: type[F]) -> F:
    frame = s.stack[-1]
    assert isinstance(frame, kind), frame
    return frame


def told(s: Princes, kind: type[E], seat: int = 0) -> list[E]:
    """The events of a kind that a seat heard."""
    return [event for event in heard(s.news, seat) if isinstance(event, kind)]


def auction(s: Princes, name: str, *amounts: int) -> None:
    """The active player puts something up; then each seat in turn bids so much, or passes with -1."""
    bring_into_play(s, name) if T.city[lot(name)] >= 0 else None
    do(s, asked(s), PutUp(lot(name)))
    bidding(s, *amounts)


def bidding(s: Princes, *amounts: int) -> None:
    for amount in amounts:
        do(s, asked(s), Pass() if amount < 0 else Bid(amount))


def war(s: Princes, attacker: str, defender: str) -> None:
    """The active player starts a war."""
    do(s, asked(s), StartWar(city(attacker), city(defender)))


def skip_windows(s: Princes, *kinds: type[Frame[Princes]]) -> None:
    """Answer Pass or Done as long as one of these windows is open."""
    while s.stack and isinstance(s.stack[-1], kinds):
        seat = asked(s)
        do(s, seat, Done() if Done in offered(s, seat) else Pass())


def random_table(seats: int, seed: int, steps: int, **options: int) -> Princes:
    """A position of a random game, or its end."""
    s = GAME.new_state(T, seats, options, seeded(seed))
    rng = Rng(seed)
    for _ in range(steps):
        if s.stack:
            random_step(s, rng)
    s.chance = AT_REST
    s.news = []
    return s


def at_start(seats: int = 4, chance: Chance | None = None, **options: int) -> Princes:
    """A new game at its first question."""
    return GAME.new_state(T, seats, options, chance or seeded(1))


def purse(s: Princes, seat: int) -> tuple[int, int]:
    return s.gold[seat], s.influence[seat]


CURRENCIES = (GOLD, INFLUENCE)
