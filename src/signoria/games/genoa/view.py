"""What a seat may see (GEN-280, GEN-281, GEN-282): named thing by thing; what is not named stays hidden."""

import msgspec

from signoria.core.flow import over
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.bids import (
    ASK_CARDS,
    ASK_GAIN,
    ASK_TARGET,
    ASK_TO,
    ASK_WANTED,
    DUCATS,
    FIRST,
    GOODS,
    HIDDEN,
    MARKERS,
    OPEN,
    SHOWN,
    TARGET,
    WANTED,
    Offer,
)
from signoria.games.genoa.knowledge import knows, noted_cards
from signoria.games.genoa.moving_the_tower import discs_on
from signoria.games.genoa.piles import whole_hand
from signoria.games.genoa.redeal import unseen_cards
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import CARDS, FIELDS, PILES


class OfferView(msgspec.Struct):
    """A standing offer; goods are positive when given to A. Cards: how many of each pile, and those seen."""

    seat: int
    target: int
    ducats: int
    goods: list[int]
    markers: int
    cards: list[int]
    seen: list[int]
    wanted: list[int]
    gain: list[int]


class AskView(msgspec.Struct):
    """A's price for one player; numbers as in an offer of that player."""

    id: int
    to: int
    target: int
    ducats: int
    goods: list[int]
    markers: int
    cards: list[int]
    wanted: list[int]
    gain: list[int]


class SeatView(msgspec.Struct):
    """One player as seen by another; ducats are -1 where they are secret."""

    ducats: int
    goods: list[int]
    markers: int
    supply: int
    cards: list[int]
    known: list[int]
    can_act: bool
    answered: bool


class TableView(msgspec.Struct):
    """The table: what everybody sees, the own hand and purse, and what this seat remembers."""

    seat: int
    start: int
    active: int
    round: int
    last: int
    alternative: bool
    slow: bool
    dice: list[int]
    path: list[int]
    discs: list[int]
    owners: list[int]
    performers: list[int]
    stock: list[int]
    piles: list[int]
    discards: list[list[int]]
    seats: list[SeatView]
    hand: list[int]
    offers: list[OfferView]
    sheet: list[OfferView]
    asks: list[AskView]
    promise: list[int]


def view(s: Genoa, seat: int) -> TableView:
    """The table from one seat (-1: a spectator)."""
    return TableView(
        seat=seat,
        start=s.start,
        active=s.active,
        round=s.marker,
        last=s.t.last_field[s.seats],
        alternative=bool(s.alternative),
        slow=bool(s.slow),
        dice=list(s.dice),
        path=list(s.path),
        discs=[discs_on(s, field) for field in range(FIELDS)] if s.path else [0] * FIELDS,
        owners=list(s.owner),
        performers=list(s.performer),
        stock=list(s.stock),
        piles=[len(pool) for pool in s.pools],
        discards=[sorted(pile) for pile in s.discards],
        seats=[_seat(s, seat, other) for other in range(s.seats)],
        hand=sorted(whole_hand(s, seat)) if seat >= 0 else [],
        offers=[_offer(s, seat, other, offer) for other in range(s.seats) for offer in s.offers[other]],
        sheet=[_offer(s, seat, seat, offer) for offer in s.sheets[seat]] if seat >= 0 else [],
        asks=_asks(s),
        promise=list(s.promise),
    )


def _seat(s: Genoa, seat: int, other: int) -> SeatView:
    """Ducats only of the own seat until the final count (GEN-012, GEN-250)."""
    viewer = seat if seat >= 0 else s.seats
    known = (
        [] if other == seat else [card for card in noted_cards(s, viewer) if knows(s, viewer, card) == other]
    )
    return SeatView(
        ducats=s.money[other] if other == seat or s.finished else -1,
        goods=s.goods[KINDS * other : KINDS * (other + 1)],
        markers=s.own[other],
        supply=s.supply[other],
        cards=[len(s.hands[PILES * other + pile]) for pile in range(PILES)],
        known=sorted(known),
        can_act=not over(s) and has_action(s, other),
        answered=bool(s.answered >> other & 1),
    )


def _offer(s: Genoa, seat: int, owner: int, offer: Offer) -> OfferView:
    terms = offer.terms
    given = terms[HIDDEN] | terms[SHOWN] | terms[OPEN]
    seen = given if seat == owner else given & ~unseen_cards(s, seat, offer)
    return OfferView(
        seat=owner,
        target=terms[TARGET],
        ducats=terms[DUCATS],
        goods=list(terms[GOODS:MARKERS]),
        markers=terms[MARKERS],
        cards=[(given & s.t.pile_mask[pile]).bit_count() for pile in range(PILES)],
        seen=[card for card in range(CARDS) if seen >> card & 1],
        wanted=list(terms[WANTED:FIRST]),
        gain=list(terms[FIRST:]),
    )


def _asks(s: Genoa) -> list[AskView]:
    out = []
    for number, ask in zip(s.ask_ids, s.asks, strict=True):
        terms = ask.terms
        out.append(
            AskView(
                id=number,
                to=terms[ASK_TO],
                target=terms[ASK_TARGET],
                ducats=terms[ASK_TARGET + DUCATS],
                goods=list(terms[ASK_TARGET + GOODS : ASK_TARGET + MARKERS]),
                markers=terms[ASK_TARGET + MARKERS],
                cards=list(terms[ASK_CARDS:ASK_WANTED]),
                wanted=list(terms[ASK_WANTED:ASK_GAIN]),
                gain=list(terms[ASK_GAIN:]),
            )
        )
    return out
