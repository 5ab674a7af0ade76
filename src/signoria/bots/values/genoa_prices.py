"""Prices in Genoa: what things and actions are worth to whom, and the offers and asks that follow from it."""

from typing import Final

from signoria.bots.values.genoa_worth import Worth
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
from signoria.games.genoa.sampling import money_offer
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

SHARES: Final = [0.2, 0.35, 0.5, 0.65, 0.8]
"""Parts of the buyer's gain that are worth proposing as a price."""


def needs(s: Genoa, seat: int, worth: Worth) -> list[float]:
    """What one more cube of each kind is worth to a seat: much more where an order waits for it."""
    out = [worth.cube] * CUBES
    goods = s.goods
    row = KINDS * seat
    for card in s.hands[PILES * seat + LARGE]:
        wanted = s.t.cards.goods[card]
        lacking = 0
        for good in wanted:
            if goods[row + good] == 0:
                lacking += 1
        if lacking:
            step = worth.large[4 - lacking] - worth.large[3 - lacking]
            for good in wanted:
                if goods[row + good] == 0 and step > out[good]:
                    out[good] = step
    for card in s.hands[PILES * seat + SMALL]:
        good = s.t.cards.goods[card][0]
        if goods[row + good] == 0:
            out[good] = max(out[good], worth.small[1] - worth.small[0])
    return out


def gain(s: Genoa, seat: int, building: int, needed: list[float], worth: Worth) -> float:
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
        out = min(buildings.count[building], pile_size(s, what)) * worth.card[what]
    elif deed == SPECIAL:
        if s.stock[FIRST_SPECIAL + what] > 0:
            out = worth.special[what]
    elif deed == CATHEDRAL:
        out = min(buildings.count[building], s.supply[seat]) * worth.marker
    else:
        out = _villa(s, seat, building, worth)
    for card in s.hands[PILES * seat + SMALL]:
        if s.t.cards.building[card] == building and can_pay(s, seat, card):
            return out + s.t.payouts.small - worth.small[1]
    return out


def action_cost(s: Genoa, seat: int, worth: Worth) -> float:
    """What an action costs whoever has used his own of this turn: a card for one more (GEN-053)."""
    if has_base(s, seat) or (seat == s.active and s.bonus == EARNED):
        return 0.0
    return worth.special[MORE_ACTION]


def _villa(s: Genoa, seat: int, villa: int, worth: Worth) -> float:
    """A large order if one can be fulfilled, otherwise a privilege, which is points at once."""
    held = len(s.hands[PILES * seat + PRIVILEGE])
    out = 14.0 + 5.0 * min(held, 5) if pile_size(s, PRIVILEGE) > 0 else 0.0
    for card in s.hands[PILES * seat + LARGE]:
        if s.t.cards.building[card] == villa and can_pay(s, seat, card):
            out = max(out, s.t.payouts.large - (worth.large[3] - worth.special[2]))
    return out


def thing_worth(thing: int, needed: list[float], worth: Worth) -> float:
    """A cube, a special card, a marker or an unknown card of a pile."""
    if thing < CUBES:
        return needed[thing]
    if thing < MARKER:
        return worth.special[thing - FIRST_SPECIAL]
    if thing == MARKER:
        return worth.marker
    return worth.card[thing - FIRST_PILE]


def promise_worth(
    s: Genoa, building: int, first: int, second: int, reward: int, needed: list[float], worth: Worth
) -> float:
    """What goods promised out of a building's action are worth to whoever gets them."""
    out = 0.0
    if first:
        out += first * thing_worth(s.t.buildings.first[building], needed, worth)
    if second:
        out += second * needed[s.t.buildings.other[building]]
    if reward >= 0:
        out += worth.special[reward]
    return out


def payment(s: Genoa, terms: tuple[int, ...], needed: list[float], worth: Worth) -> float:
    """What an offer pays, in the eyes of somebody who needs these cubes; what is wanted counts off."""
    out = float(terms[DUCATS])
    for thing in range(KINDS):
        if terms[GOODS + thing]:
            out += terms[GOODS + thing] * thing_worth(thing, needed, worth)
    out += terms[MARKERS] * worth.marker
    cards = terms[HIDDEN] | terms[SHOWN] | terms[OPEN]
    if cards:
        for pile in range(PILES):
            out += (cards & s.t.pile_mask[pile]).bit_count() * thing_worth(FIRST_PILE + pile, needed, worth)
    for pile in range(PILES):
        if terms[WANTED + pile]:
            out -= terms[WANTED + pile] * thing_worth(FIRST_PILE + pile, needed, worth)
    if terms[FIRST] or terms[SECOND] or terms[REWARD] >= 0:
        out += promise_worth(s, terms[TARGET], terms[FIRST], terms[SECOND], terms[REWARD], needed, worth)
    return out


def in_steps(s: Genoa, ducats: float) -> int:
    """Rounded down to a sum that can be paid."""
    return int(ducats) // s.t.step * s.t.step


def offers_worth_a_thought(s: Genoa, seat: int, option: Option, worth: Worth) -> list[Action]:
    """Some of the own gain in money, a good that the active player needs more, or a good of the action."""
    needed = needs(s, seat, worth)
    theirs = needs(s, s.active, worth)
    out: list[Action] = []
    targets = option.box[0]
    for target in targets.ids if isinstance(targets, Among) else []:
        if target >= BUILDINGS:
            continue
        mine = gain(s, seat, target, needed, worth)
        asked = -1
        for share in SHARES if s.seats > 2 else []:
            ducats = min(in_steps(s, mine * share), in_steps(s, s.money[seat]))
            if ducats > asked and ducats >= s.t.step:
                asked = ducats
                out.append(money_offer(target, ducats))
        for offer in _in_kind(s, seat, target, needed, theirs):
            if payment(s, offer.terms, needed, worth) < mine and offer_problem(s, seat, offer) == 0:
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


def asks_worth_a_thought(s: Genoa, option: Option, worth: Worth) -> list[Action]:
    """Name a price to whoever gains most, for each field in question."""
    out: list[Action] = []
    seats, targets = option.box[0], option.box[1]
    if s.asks or not isinstance(seats, Among) or not isinstance(targets, Among):
        return out  # one price at a time, or the haggling never ends
    for target in targets.ids:
        if target >= BUILDINGS:
            continue
        for seat in seats.ids:
            value = gain(s, seat, target, needs(s, seat, worth), worth)
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
