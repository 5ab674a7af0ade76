"""What a seat may see, by naming it (PRI-013); what is not named stays hidden (PRI-014)."""

import msgspec

from signoria.games.princes.battle import strength
from signoria.games.princes.offers import GIVE_GOLD, ID, MAKER, PARTNER, PROMISE
from signoria.games.princes.order_auction import OrderAuction
from signoria.games.princes.scoring import points_of
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import FAMILIES, FAMILY_POWER, LOTS, lots_of, markers_of
from signoria.games.princes.treachery import hand_limit


class SeatView(msgspec.Struct):
    """One player as another sees him; money is -1 where only the number of markers is seen."""

    family: int
    marker: int
    bid: int
    sealed: bool
    gold: int
    influence: int
    gold_markers: int
    influence_markers: int
    pay: int
    triumphs: int
    lots: list[int]
    used: list[int]
    family_used: bool
    troops: list[int]
    cards: int
    hand_limit: int
    bribed: list[int]
    points: list[int]


class OfferView(msgspec.Struct):
    """An open offer; amounts are -1 for everybody but its two parties."""

    id: int
    maker: int
    to: int
    give_gold: int
    give_influence: int
    want_gold: int
    want_influence: int
    promise: bool


class WarView(msgspec.Struct):
    """The present war: cities -1 when there is none."""

    attacker: int
    defender: int
    weather: list[int]
    condottieri: list[int]
    league: int
    strengths: list[list[int]]
    """For the attacking and the attacked city what it adds to its die, in attack and in defence (PRI-185)."""


class TableView(msgspec.Struct):
    """The table as one seat sees it."""

    seat: int
    side: int
    beginners: bool
    open_money: bool
    decade: int
    active: int
    order: list[int]
    status: list[int]
    status_events: list[list[int]]
    city_points: list[int]
    display: list[int]
    removed: list[int]
    supply: list[int]
    cannon: int
    war_limit: int
    declared: int
    last_event_sold: bool
    passes: int
    pile: int
    discard: list[int]
    war: WarView
    offers: list[OfferView]
    seats: list[SeatView]
    hand: list[int]
    drawn: list[int]
    put_under: list[int]


def view(s: Princes, seat: int) -> TableView:
    """The whole table for a seat, or for a spectator (-1)."""
    ordered = not (s.stack and isinstance(s.stack[-1], OrderAuction))
    return TableView(
        seat=seat,
        side=s.side,
        beginners=s.beginners,
        open_money=s.open_money,
        decade=s.decade,
        active=s.active,
        order=list(s.order),
        status=list(s.status),
        status_events=[_lots(mask) for mask in s.on_city],
        city_points=s.city_points.copy(),
        display=_lots(s.display),
        removed=_lots(s.removed),
        supply=list(s.supply),
        cannon=s.cannon,
        war_limit=s.t.war_limit[s.seats],
        declared=s.declared,
        last_event_sold=s.last_event_sold,
        passes=s.passes,
        pile=len(s.pool) + len(s.under),
        discard=_kinds(s, s.discard),
        war=WarView(s.attacker, s.defender, list(s.weather), list(s.condottieri), s.league, _strengths(s)),
        offers=[_offer(s, offer, seat) for offer in s.offers],
        seats=[_seat(s, i, seat, ordered) for i in range(s.seats)],
        hand=_kinds(s, lots_of(s.t, s.hands[seat])) if seat >= 0 else [],
        drawn=_kinds(s, lots_of(s.t, s.drawn)) if seat >= 0 and _draws_two(s, seat) else [],
        put_under=[s.t.card_kind[card] for card in s.under] if seat >= 0 and _draws_two(s, seat) else [],
    )


def _seat(s: Princes, i: int, seat: int, ordered: bool) -> SeatView:
    face = s.face[i]
    seen = i == seat or s.open_money or s.revealed
    lots = _lots(s.own[i])
    return SeatView(
        family=face % FAMILIES if face >= 0 else -1,
        marker=s.order.index(i) + 1 if ordered else -1,
        bid=s.bids[i],
        sealed=s.sealed[i] is not None,
        gold=s.gold[i] if seen else -1,
        influence=s.influence[i] if seen else -1,
        gold_markers=markers_of(s.t, s.gold[i]),
        influence_markers=markers_of(s.t, s.influence[i]),
        pay=s.pay[i],
        triumphs=s.triumphs[i],
        lots=lots,
        used=[lot for lot in lots if s.used >> lot & 1],
        family_used=bool(face >= 0 and s.t.face_free_card[face] and s.used >> FAMILY_POWER & 1),
        troops=s.t.bits[s.troops[i]].copy(),
        cards=s.hands[i].bit_count(),
        hand_limit=hand_limit(s, i) if face >= 0 else s.t.hand_limit,
        bribed=s.t.bits[s.bribed[i]].copy() if s.bribed else [],
        points=points_of(s, i) if s.revealed else [],
    )


def _offer(s: Princes, offer: list[int], seat: int) -> OfferView:
    """Amounts are for the two parties (PRI-324)."""
    seen = s.open_money or seat in (offer[MAKER], offer[PARTNER])
    gold, influence, want_gold, want_influence = offer[GIVE_GOLD:PROMISE] if seen else [-1] * 4
    return OfferView(
        id=offer[ID],
        maker=offer[MAKER],
        to=offer[PARTNER],
        give_gold=gold,
        give_influence=influence,
        want_gold=want_gold,
        want_influence=want_influence,
        promise=offer[PROMISE] == 1,
    )


def _draws_two(s: Princes, seat: int) -> bool:
    """Only Bentivoglio knows what he drew and put under the pile (PRI-254)."""
    return s.face[seat] >= 0 and s.t.face_draws[s.face[seat]] > 1


def _kinds(s: Princes, cards: list[int]) -> list[int]:
    """Kinds of cards, sorted: which single card it is, and in which order they came, tells nothing."""
    return sorted(s.t.card_kind[card] for card in cards)


def _lots(mask: int) -> list[int]:
    return [lot for lot in range(LOTS) if mask >> lot & 1]


def _strengths(s: Princes) -> list[list[int]]:
    """Troops, tiles and weather lie open: both sums are known to all while there is a war."""
    if not s.weather:
        return []
    return [[strength(s, side, attacking) for attacking in (True, False)] for side in (0, 1)]
