"""Prices in Genoa: what things and actions are worth to whom, and the offers and asks that follow from it."""

from typing import Final

from signoria.core.option import Among, Option
from signoria.core.value import Action
from signoria.games.genoa.action_economy import EARNED, has_base
from signoria.games.genoa.asks import ask_problem
from signoria.games.genoa.bids import (
    ASK_GAIN,
    ASK_TARGET,
    ASK_TERMS,
    ASK_TO,
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
    Ask,
    Offer,
)
from signoria.games.genoa.offers import offer_problem
from signoria.games.genoa.orders import can_pay
from signoria.games.genoa.piles import pile_size
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import (
    BUILDINGS,
    CUBES,
    DRAW,
    FIRST_PILE,
    FIRST_SPECIAL,
    LARGE,
    MARKER,
    MORE_ACTION,
    PILES,
    PRIVILEGE,
    SMALL,
    SPECIAL,
)
from signoria.games.genoa.tables import GOODS as WAREHOUSE
from signoria.games.genoa.tables import MARKERS as CATHEDRAL

# What things are worth with plenty of time left.
LARGE_ORDER: Final = [18.0, 32.0, 50.0, 76.0]
"""By the number of its cubes that lie before its owner."""
SMALL_ORDER: Final = [15.0, 30.0]
MESSAGE_CARD: Final = 15.0
SPECIAL_CARD: Final = [14.0, 15.0, 14.0, 9.0, 9.0]
"""Any start, any good, more action, building action, exchange."""
CUBE: Final = 8.0
OWN_MARKER: Final = 22.0
"""Every building owned early earns fees from all the others for the rest of the game."""
UNKNOWN_CARD: Final = [18.0, 14.0, 13.0, 18.0]
"""A card of each pile, unseen."""

SHARES: Final = [0.2, 0.35, 0.5, 0.65, 0.8]
"""Parts of the buyer's gain that are worth proposing as a price."""


def turns_left(s: Genoa) -> int:
    """Whole turns after this one, of all players together."""
    return (s.t.last_field[s.seats] - s.marker) * s.seats + s.seats - s.turns


def time_left(s: Genoa) -> float:
    """What goods are worth compared with plenty of time: 0 in the last turn, one half a round earlier."""
    left = turns_left(s)
    return left / (left + s.seats)


def needs(s: Genoa, seat: int, time: float) -> list[float]:
    """What one more cube of each kind is worth to a seat: much more where an order waits for it."""
    out = [CUBE * time] * CUBES
    goods = s.goods
    row = KINDS * seat
    for card in s.hands[PILES * seat + LARGE]:
        wanted = s.t.cards.goods[card]
        lacking = 0
        for good in wanted:
            if goods[row + good] == 0:
                lacking += 1
        if lacking:
            step = (LARGE_ORDER[4 - lacking] - LARGE_ORDER[3 - lacking]) * time
            for good in wanted:
                if goods[row + good] == 0 and step > out[good]:
                    out[good] = step
    for card in s.hands[PILES * seat + SMALL]:
        good = s.t.cards.goods[card][0]
        if goods[row + good] == 0:
            out[good] = max(out[good], (SMALL_ORDER[1] - SMALL_ORDER[0]) * time)
    return out


def gain(s: Genoa, seat: int, building: int, needed: list[float], time: float) -> float:
    """What carrying out a building's action brings a seat now, with the small order that may follow."""
    buildings = s.t.buildings
    deed = buildings.deed[building]
    what = buildings.what[building]
    out = 0.0
    if deed == WAREHOUSE:
        if s.stock[what] > 0:
            out = needed[what]
        if s.stock[buildings.other[building]] > 0:
            out += needed[buildings.other[building]]
    elif deed == DRAW:
        out = min(buildings.count[building], pile_size(s, what)) * UNKNOWN_CARD[what] * time
    elif deed == SPECIAL:
        if s.stock[FIRST_SPECIAL + what] > 0:
            out = SPECIAL_CARD[what] * time
    elif deed == CATHEDRAL:
        out = min(buildings.count[building], s.supply[seat]) * OWN_MARKER * time
    else:
        out = _villa(s, seat, building, time)
    for card in s.hands[PILES * seat + SMALL]:
        if s.t.cards.building[card] == building and can_pay(s, seat, card):
            return out + s.t.payouts.small - SMALL_ORDER[1] * time
    return out


def action_cost(s: Genoa, seat: int, time: float) -> float:
    """What an action costs whoever has used his own of this turn: a card for one more (GEN-053)."""
    if has_base(s, seat) or (seat == s.active and s.bonus == EARNED):
        return 0.0
    return SPECIAL_CARD[MORE_ACTION] * time


def _villa(s: Genoa, seat: int, villa: int, time: float) -> float:
    """A large order if one can be fulfilled, otherwise a privilege, which is points at once."""
    held = len(s.hands[PILES * seat + PRIVILEGE])
    out = 14.0 + 5.0 * min(held, 5) if pile_size(s, PRIVILEGE) > 0 else 0.0
    for card in s.hands[PILES * seat + LARGE]:
        if s.t.cards.building[card] == villa and can_pay(s, seat, card):
            out = max(out, s.t.payouts.large - (LARGE_ORDER[3] - SPECIAL_CARD[2]) * time)
    return out


def thing_worth(thing: int, needed: list[float], time: float) -> float:
    """A cube, a special card, a marker or an unknown card of a pile."""
    if thing < CUBES:
        return needed[thing]
    if thing < MARKER:
        return SPECIAL_CARD[thing - FIRST_SPECIAL] * time
    if thing == MARKER:
        return OWN_MARKER * time
    return UNKNOWN_CARD[thing - FIRST_PILE] * (1.0 if thing - FIRST_PILE == PRIVILEGE else time)


def promise_worth(
    s: Genoa, building: int, first: int, second: int, reward: int, needed: list[float], time: float
) -> float:
    """What goods promised out of a building's action are worth to whoever gets them."""
    out = 0.0
    if first:
        out += first * thing_worth(s.t.buildings.first[building], needed, time)
    if second:
        out += second * needed[s.t.buildings.other[building]]
    if reward >= 0:
        out += SPECIAL_CARD[reward] * time
    return out


def payment(s: Genoa, terms: tuple[int, ...], needed: list[float], time: float) -> float:
    """What an offer pays, in the eyes of somebody who needs these cubes; what is wanted counts off."""
    out = float(terms[DUCATS])
    for thing in range(KINDS):
        if terms[GOODS + thing]:
            out += terms[GOODS + thing] * thing_worth(thing, needed, time)
    out += terms[MARKERS] * OWN_MARKER * time
    cards = terms[HIDDEN] | terms[SHOWN] | terms[OPEN]
    if cards:
        for pile in range(PILES):
            out += (cards & s.t.pile_mask[pile]).bit_count() * thing_worth(FIRST_PILE + pile, needed, time)
    for pile in range(PILES):
        if terms[WANTED + pile]:
            out -= terms[WANTED + pile] * thing_worth(FIRST_PILE + pile, needed, time)
    if terms[FIRST] or terms[SECOND] or terms[REWARD] >= 0:
        out += promise_worth(s, terms[TARGET], terms[FIRST], terms[SECOND], terms[REWARD], needed, time)
    return out


def money_offer(s: Genoa, target: int, ducats: int) -> Offer:
    """Ducats and nothing else."""
    terms = [0] * TERMS
    terms[TARGET] = target
    terms[DUCATS] = ducats
    terms[REWARD] = -1
    return Offer(*terms)


def in_steps(s: Genoa, ducats: float) -> int:
    """Rounded down to a sum that can be paid."""
    return int(ducats) // s.t.step * s.t.step


def offers_worth_a_thought(s: Genoa, seat: int, option: Option) -> list[Action]:
    """Some of the own gain in money, a good that the active player needs more, or a good of the action."""
    time = time_left(s)
    needed = needs(s, seat, time)
    theirs = needs(s, s.active, time)
    out: list[Action] = []
    targets = option.box[0]
    for target in targets.ids if isinstance(targets, Among) else []:
        if target >= BUILDINGS:
            continue
        mine = gain(s, seat, target, needed, time)
        asked = -1
        for share in SHARES if s.seats > 2 else []:
            ducats = min(in_steps(s, mine * share), in_steps(s, s.money[seat]))
            if ducats > asked and ducats >= s.t.step:
                asked = ducats
                out.append(money_offer(s, target, ducats))
        for offer in _in_kind(s, seat, target, needed, theirs):
            if payment(s, offer.terms, needed, time) < mine and offer_problem(s, seat, offer) == 0:
                out.append(offer)
    return out


def _in_kind(s: Genoa, seat: int, target: int, needed: list[float], theirs: list[float]) -> list[Offer]:
    """Goods instead of money: a cube that they need and I can spare, or something the action yields."""
    out: list[Offer] = []
    plain = [0] * TERMS
    plain[TARGET] = target
    plain[REWARD] = -1
    for cube in range(CUBES):
        if s.goods[KINDS * seat + cube] and (theirs[cube] > needed[cube] or s.seats == 2):
            terms = plain.copy()
            terms[GOODS + cube] = 1
            out.append(Offer(*terms))
    for at in (FIRST, SECOND):
        terms = plain.copy()
        terms[at] = 1
        out.append(Offer(*terms))
    return out


def asks_worth_a_thought(s: Genoa, option: Option) -> list[Action]:
    """Name a price to whoever gains most, for each field in question."""
    time = time_left(s)
    out: list[Action] = []
    seats, targets = option.box[0], option.box[1]
    if s.asks or not isinstance(seats, Among) or not isinstance(targets, Among):
        return out  # one price at a time, or the haggling never ends
    for target in targets.ids:
        if target >= BUILDINGS:
            continue
        for seat in seats.ids:
            value = gain(s, seat, target, needs(s, seat, time), time)
            for share in SHARES[2:]:
                ask = price_asked(s, seat, target, in_steps(s, value * share))
                if ask is not None:
                    out.append(ask)
    return out


def price_asked(s: Genoa, seat: int, target: int, ducats: int) -> Ask | None:
    """An ask for money, or for a good of the action where money alone is not allowed."""
    terms = [0] * ASK_TERMS
    terms[ASK_TO] = seat
    terms[ASK_TARGET] = target
    terms[ASK_GAIN + 2] = -1
    if s.seats == 2:
        terms[ASK_GAIN] = 1
    elif ducats < s.t.step:
        return None
    else:
        terms[ASK_TARGET + DUCATS] = ducats
    ask = Ask(*terms)
    return ask if ask_problem(s, ask) == 0 else None
