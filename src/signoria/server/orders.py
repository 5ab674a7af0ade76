"""Standing orders: what a seat answers while its player is away. Only their owner ever hears of them.

What an order answers goes through the same door as any answer, so the title's own rules resolve an auction
between two secret maxima, and the record holds ordinary bids.
"""

from dataclasses import dataclass
from typing import Any

import msgspec

from signoria.core import flow
from signoria.core.option import Among, Domain, Option, Span
from signoria.core.value import Action, make
from signoria.play.codec import action_from_wire
from signoria.play.errors import BadAction
from signoria.play.game import AnyGame
from signoria.play.match import Match
from signoria.server.deeds import Order, Raise
from signoria.server.store.rows import OrderRow
from signoria.server.told import Told
from signoria.server.troubles import Trouble
from signoria.server.wire import OrderInfo

MOST = 20
"""So many active orders may a seat have at a table."""

_decode = msgspec.json.Decoder(Order).decode


@dataclass(frozen=True)
class Ended:
    """An order can no longer be followed; the key of the reason and, where there is one, the rule."""

    reason: str
    rule: str = ""


def check(order: Order, game: AnyGame) -> None:
    """Refuse an order that could never be followed."""
    said = (order.answer is not None) + (order.up_to is not None) + order.default
    if said != 1:
        raise Trouble(400, "order-unclear")
    if order.frame and order.frame not in {frame.TAG for frame in game.frames}:
        raise Trouble(400, "order-frame")
    events = {event.TAG for event in game.events}
    if any(tag.removesuffix("!") not in events for tag in (*order.until, *order.again)):
        raise Trouble(400, "order-event-unknown")
    if order.again and (order.answer is None or order.frame):
        raise Trouble(400, "order-unclear")
    try:
        for wire in (order.answer, order.otherwise):
            if wire is not None:
                action_from_wire(game, wire)
    except BadAction as error:
        raise Trouble(400, "bad-action", text=str(error)) from error
    if order.up_to is not None:
        cls = game.action_tags.get(order.up_to.do)
        if cls is None or order.up_to.arg >= len(cls.OF):
            raise Trouble(400, "order-unclear")


def prompt_of(match: Match, seat: int) -> str:
    """How the present question reads, for orders that only answer this very wording."""
    top = match.state.stack[-1]
    return msgspec.json.encode([type(top).TAG, *top.prompt(match.state, seat)]).decode()


def decide(match: Match, row: OrderRow, told: list[Told]) -> Action | Ended | None:
    """What an order does now: answers, ends, or waits (None)."""
    order = _decode(row.body)
    ended = _ended_by_event(match.game, order, row, told)
    if ended is not None:
        return ended
    if order.again:
        return _anew(match, order, row, told)
    top = match.state.stack[-1]
    offered = flow.frame_options(match.state, row.seat)
    if not offered or (order.frame and order.frame != type(top).TAG):
        return None
    if order.same and prompt_of(match, row.seat) != row.prompt:
        return Ended("order-changed")
    if not order.frame and order.answer is not None and not _kind_offered(offered, order.answer[0]):
        return None
    action = _answer(match, order, row.seat, offered)
    if not isinstance(action, Action):
        return action
    reason = match.why_not(row.seat, action)
    return action if reason is None else Ended(reason.key, reason.rule)


def _anew(match: Match, order: Order, row: OrderRow, told: list[Told]) -> Action | None:
    """The answer once more, if one of the events was heard since it was last given and it is legal now."""
    assert order.answer is not None
    for item in reversed(told):
        if item.entry.at <= row.at or (item.entry.seat == row.seat and item.entry.do == order.answer):
            return None
        if any(_speaks(match.game, event, order.again, row.seat) for event in item.news(row.seat).events):
            action = action_from_wire(match.game, order.answer)
            return action if match.why_not(row.seat, action) is None else None
    return None


def _answer(match: Match, order: Order, seat: int, offered: list[Option]) -> Action | Ended | None:
    if order.answer is not None:
        return action_from_wire(match.game, order.answer)
    if order.default:
        action: Action = match.game.default(match.state, seat)
        return action
    assert order.up_to is not None
    bid = _lowest(order.up_to, offered)
    if bid is not None:
        return bid
    if order.otherwise is None:
        return Ended("order-maximum") if order.frame else None
    if not order.frame and not _kind_offered(offered, order.otherwise[0]):
        return None
    return action_from_wire(match.game, order.otherwise)


def _lowest(up_to: Raise, offered: list[Option]) -> Action | None:
    """The least that is legal and not above the maximum."""
    best: Action | None = None
    for option in offered:
        if up_to.do != option.action.TAG or up_to.arg >= len(option.box):
            continue
        least = _least(option.box[up_to.arg])
        if least is None or least > up_to.most:
            continue
        args = [least if i == up_to.arg else domain.nth(0) for i, domain in enumerate(option.box)]
        if best is None or least < best.key()[up_to.arg]:
            best = make(option.action, args)
    return best


def _least(domain: Domain) -> int | None:
    if isinstance(domain, Span):
        return domain.low
    return min(domain.ids) if isinstance(domain, Among) else None


def _kind_offered(offered: list[Option], tag: Any) -> bool:
    return any(tag == option.action.TAG for option in offered)


def _ended_by_event(game: AnyGame, order: Order, row: OrderRow, told: list[Told]) -> Ended | None:
    """Has something happened since that this order was not meant for?"""
    if not order.until:
        return None
    for item in told:
        if item.entry.at > row.at:
            for event in item.news(row.seat).events:
                if _speaks(game, event, order.until, row.seat):
                    return Ended("order-event")
    return None


def _speaks(game: AnyGame, event: list[Any], tags: list[str], seat: int) -> bool:
    """Is this one of the events named, or one that names the seat where that was asked for (`"robbed!"`)?"""
    return event[0] in tags or (f"{event[0]}!" in tags and names_seat(game, event, seat))


def names_seat(game: AnyGame, event: list[Any], seat: int) -> bool:
    """Does an event speak of this seat?"""
    cls = game.tagged.get(event[0])
    if cls is None:
        return False
    for spec, number in zip(cls.OF, event[1:], strict=True):
        noun = spec.partition(" ")[2]
        if noun == "seat" and number == seat:
            return True
        if noun == "seat*" and number >= 0 and number >> seat & 1:
            return True
    return False


def info(row: OrderRow) -> OrderInfo:
    state: Any = row.state
    return OrderInfo(row.id, _decode(row.body), state, row.used, row.rule, row.reason)


def used(row: OrderRow) -> dict[str, Any]:
    """An order after one more answer: done, if it has given as many as it was to give."""
    times, given = _decode(row.body).times, row.used + 1
    return {"used": given, "state": "active" if times == 0 or given < times else "done"}
