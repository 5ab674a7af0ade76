"""Puts a position on the table in one line; everything is named by its id in components.toml."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from signoria.core import flow
from signoria.core.chance import Chance, seeded
from signoria.core.flow import Frame, frame_options, run_on
from signoria.core.rows import exchanged, grown
from signoria.core.value import Action, Event
from signoria.games.genoa import GAME, setup, turn
from signoria.games.genoa.action_window import BEFORE, ActionWindow
from signoria.games.genoa.bids import (
    ASK_CARDS,
    ASK_TARGET,
    ASK_TERMS,
    ASK_TO,
    ASK_WANTED,
    DUCATS,
    FIRST,
    GOODS,
    HIDDEN,
    MARKERS,
    OPEN,
    REWARD,
    SECOND,
    SHOWN,
    TARGET,
    TERMS,
    WANTED,
    Accept,
    Ask,
    Done,
    Offer,
    Pass,
)
from signoria.games.genoa.moving_the_tower import enter
from signoria.games.genoa.piles import renew
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import FIRST_CARD, FIRST_PILE, FIRST_SPECIAL, MARKER, PILES, Tables
from signoria.games.genoa.turn import Rounds, Turn
from signoria.play.match import AT_REST
from signoria.play.packs import components, load_tables

DATA = components(GAME)
T: Tables = load_tables(GAME)[0]

_FIELDS = {entry["id"]: i for i, entry in enumerate([*DATA["buildings"], *DATA["streets"], DATA["market"]])}
_CARDS = {
    entry["id"]: i
    for i, entry in enumerate(
        [*DATA["large_orders"], *DATA["small_orders"], *DATA["messages"], *DATA["privileges"]]
    )
}
_GOODS = {entry["id"]: i for i, entry in enumerate([*DATA["goods"], *DATA["special_cards"]])}
_PILES = ("large_order", "small_order", "message", "privilege")

HOME = Path(__file__).parent
PLACING, ARRIVING, SETTLED, ENDING = turn.PLACE, turn.ARRIVED, turn.SETTLED, turn.ENDING


def field(name: str) -> int:
    return _FIELDS[name]


def card(name: str) -> int:
    return _CARDS[name]


def good(name: str) -> int:
    """Thing number of a cube kind or special card."""
    return _GOODS[name]


def thing(name: str) -> int:
    """Thing number of anything: a good, a marker, a card or a pile."""
    if name == "marker":
        return MARKER
    if name in _PILES:
        return FIRST_PILE + _PILES.index(name)
    return FIRST_CARD + _CARDS[name] if name in _CARDS else _GOODS[name]


def pile(name: str) -> int:
    return _PILES.index(name)


def table(
    seats: int = 4,
    *,
    active: int = 0,
    path: Iterable[str] = (),
    step: int = ARRIVING,
    acting: int | None = None,
    hands: Mapping[int, Iterable[str]] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    money: Mapping[int, int] | None = None,
    markers: Mapping[int, int] | None = None,
    owners: Mapping[str, int] | None = None,
    acted: Iterable[int] = (),
    marker: int = 1,
    turns: int = 0,
    slow: int = 0,
    alternative: int = 0,
    gone: Iterable[str] = (),
    piles: Mapping[str, tuple[Iterable[str], Iterable[str]]] | None = None,
    chance: Chance | None = None,
) -> Genoa:
    """A position: start seat 0, `active` at the tower, which walked `path`; `acting` is about to act.

    `gone` are goods out of stock (seat `seats - 1` has them all), `piles` fixes draw pile and discards.
    """
    s = setup.blank(T, seats)
    s.chance = chance or seeded(7)
    s.slow, s.alternative, s.marker, s.active = slow, alternative, marker, active
    s.turns = turns or active + 1
    s.taken = tuple(1 if seat < s.turns else 0 for seat in range(seats))
    s.based = sum(1 << seat for seat in acted)
    _lay_cards(s, hands or {}, piles or {})
    _lay_goods(s, goods or {}, gone)
    _lay_markers(s, markers or {}, owners or {})
    for seat, ducats in (money or {}).items():
        s.bank += ducats - s.money[seat]
        s.money[seat] = ducats
    for name in path:
        enter(s, field(name))
    s.stack = [Rounds(), Turn(step if s.path else PLACING)]
    if acting is not None:
        s.based |= 1 << acting
        s.stack = [Rounds(), Turn(SETTLED), ActionWindow(acting, s.field, BEFORE)]
    run_on(s)
    assert GAME.check(s) == []
    return s


def _lay_cards(
    s: Genoa,
    hands: Mapping[int, Iterable[str]],
    piles: Mapping[str, tuple[Iterable[str], Iterable[str]]],
) -> None:
    s.pools = [tuple(cards) for cards in T.pile_cards]
    for seat, names in hands.items():
        for name in names:
            _deal(s, seat, name)
    for name, (draw, discards) in piles.items():
        _fix_pile(s, pile(name), draw, discards)


def _lay_goods(s: Genoa, goods: Mapping[int, Mapping[str, int]], gone: Iterable[str]) -> None:
    for seat, held in goods.items():
        for name, count in held.items():
            give_goods(s, seat, name, count)
    for name in gone:
        give_goods(s, s.seats - 1, name, s.stock[good(name)])


def _lay_markers(s: Genoa, markers: Mapping[int, int], owners: Mapping[str, int]) -> None:
    for seat, count in markers.items():
        s.own = grown(s.own, seat, count)
        s.supply = grown(s.supply, seat, -count)
    for name, seat in owners.items():
        s.owner = exchanged(s.owner, field(name), seat)
        s.supply = grown(s.supply, seat, -1)


def _deal(s: Genoa, seat: int, name: str) -> None:
    kind = T.cards.pile[card(name)]
    s.pools[kind] = tuple(c for c in s.pools[kind] if c != card(name))
    s.hands[PILES * seat + kind] += (card(name),)
    renew(s, kind)


def _fix_pile(s: Genoa, kind: int, draw: Iterable[str], discards: Iterable[str]) -> None:
    """Exactly these cards in draw pile and discards; the others of the kind go to the last seat."""
    s.pools[kind] = tuple(card(name) for name in draw)
    s.discards[kind] = tuple(card(name) for name in discards)
    placed = s.pools[kind] + s.discards[kind]
    for seat in range(s.seats):
        placed = placed + s.hands[PILES * seat + kind]
    rest = tuple(c for c in T.pile_cards[kind] if c not in placed)
    s.hands[PILES * (s.seats - 1) + kind] += rest


def give_goods(s: Genoa, seat: int, name: str, count: int) -> None:
    s.stock = grown(s.stock, good(name), -count)
    s.goods[KINDS * seat + good(name)] += count


def offer(
    target: str,
    ducats: int = 0,
    *,
    give: Mapping[str, int] | None = None,
    want: Mapping[str, int] | None = None,
    hidden: Iterable[str] = (),
    shown: Iterable[str] = (),
    open: Iterable[str] = (),
    gain: int = 0,
    second: int = 0,
    reward: str = "",
) -> Offer:
    """An offer; `want` may name piles and "marker" too, a negative number of ducats is wanted from A."""
    terms = [0] * TERMS
    terms[TARGET], terms[DUCATS] = field(target), ducats
    for name, count in (give or {}).items():
        terms[MARKERS if name == "marker" else GOODS + good(name)] = count
    for name, count in (want or {}).items():
        if name in _PILES:
            terms[WANTED + pile(name)] = count
        else:
            terms[MARKERS if name == "marker" else GOODS + good(name)] = -count
    terms[HIDDEN], terms[SHOWN], terms[OPEN] = mask(hidden), mask(shown), mask(open)
    terms[FIRST], terms[SECOND] = gain, second
    terms[REWARD] = good(reward) - FIRST_SPECIAL if reward else -1
    return Offer(*terms)


def ask(to: int, target: str, ducats: int = 0, *, cards: Mapping[str, int] | None = None, **rest: Any) -> Ask:
    """An ask like the player's offer, with cards named by pile."""
    like = offer(target, ducats, **rest).terms
    terms = [0] * ASK_TERMS
    terms[ASK_TO] = to
    terms[ASK_TARGET:ASK_CARDS] = like[: MARKERS + 1]
    terms[ASK_WANTED:] = like[WANTED:]
    for name, count in (cards or {}).items():
        terms[ASK_CARDS + pile(name)] = count
    return Ask(*terms)


def accept(target: str, *partners: int, cards: Mapping[int, Iterable[str]] | None = None) -> Accept:
    given = [mask((cards or {}).get(seat, ())) for seat in range(5)]
    return Accept(field(target), sum(1 << seat for seat in partners), *given)


def mask(names: Iterable[str]) -> int:
    return sum(1 << card(name) for name in names)


def do(s: Genoa, seat: int, action: Action) -> None:
    """Act, and look at every invariant."""
    flow.apply(s, seat, action)
    assert GAME.check(s) == []


def strike(s: Genoa, seat: int, bid: Offer, target: str, **cards: Any) -> None:
    """One offer, everybody else passes, A (seat 0) accepts."""
    do(s, seat, bid)
    for other in range(1, s.seats):
        if flow.must_answer(s) >> other & 1:
            do(s, other, Done() if other == seat else Pass())
    do(s, 0, accept(target, seat, **cards))


def why(s: Genoa, seat: int, action: Action) -> int:
    """0, or the reason code of a refusal."""
    return flow.why_not(s, seat, action)


def kinds(s: Genoa, seat: int) -> set[type[Action]]:
    """Which kinds of answers a seat is offered."""
    return {option.action for option in frame_options(s, seat)}


def listed(s: Genoa, seat: int, kind: type[Action]) -> list[Action]:
    """All legal answers of a kind."""
    frame = top(s)
    return [
        action
        for option in frame.options(s, seat)
        if option.action is kind
        for action in frame.listed(s, seat, option)
    ]


def top(s: Genoa) -> Frame[Any]:
    return s.stack[-1]


def holds(s: Genoa, seat: int, name: str) -> bool:
    return card(name) in s.hands[PILES * seat + T.cards.pile[card(name)]]


def has(s: Genoa, seat: int, name: str) -> int:
    return s.goods[KINDS * seat + good(name)]


def stock(s: Genoa, name: str) -> int:
    return s.stock[good(name)]


def told(s: Genoa, kind: type[Event]) -> list[Event]:
    return [notice.event for notice in s.news if isinstance(notice.event, kind)]


def at_rest(s: Genoa) -> Genoa:
    """As between two entries of a record: no chance to look ahead."""
    s.chance = AT_REST
    return s
