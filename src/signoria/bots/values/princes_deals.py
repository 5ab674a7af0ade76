"""Deals of a prince: answers to offers, offers of his own, and the Banker (PRI-282, PRI-322).

1. Money is for outbidding others. What you hold far beyond the others of one currency is worth less to you
   than to one who is short of it: there both gain by a swap.
2. Take what serves you, not what serves the other twice as much, and nothing that serves the leader more.
3. A promise binds nobody: only what is handed over now counts.
4. The Banker is lost with the last event of the decade: change before it.
"""

from typing import Final

from signoria.bots.valuation import Valuation
from signoria.bots.values.princes_prices import money_worth
from signoria.core.chance import Rng
from signoria.core.flow import LEGAL
from signoria.core.value import Action
from signoria.games.princes.auction_actions import Exchange
from signoria.games.princes.ceilings import open_bankers
from signoria.games.princes.deal_actions import AcceptOffer, DeclineOffer, MakeOffer
from signoria.games.princes.negotiation import NEGOTIATION, banking_is_open, is_open
from signoria.games.princes.offers import (
    GIVE_GOLD,
    GIVE_INFLUENCE,
    ID,
    MAKER,
    PARTNER,
    WANT_GOLD,
    WANT_INFLUENCE,
)
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import EVENTS, GOLD, INFLUENCE
from signoria.games.princes.turn import Turn

PLENTY: Final = 1.3
"""Who holds so many times the mean of a currency has plenty of it,"""
SPARE: Final = 0.35
"""and what he holds beyond is worth so much less to him."""
LEAST_GAIN: Final = 0.1
WORTH_ASKING: Final = 0.2
"""Points that a swap must bring before a bot offers it."""
SWAPS: Final = [2, 3, 5, 8]
SELDOM: Final = 3
"""A bot makes an offer in one of so many of its turns."""


def unasked(valuation: Valuation[Princes], s: Princes, seat: int, rng: Rng) -> Action | None:
    """Answers first, then the Banker, then an offer; None where there is nothing to say."""
    if not is_open(s):
        return None
    for offer in s.offers:
        if offer[PARTNER] == seat:
            return _answer(valuation, s, seat, offer)
    change = _banker(valuation, s, seat)
    if change is None and isinstance(s.stack[-1], Turn) and s.active == seat and s.spoken[seat] == 0:
        return _offer(valuation, s, seat, rng)
    return change


def comfort(valuation: Valuation[Princes], s: Princes) -> list[float]:
    """The worth of every seat, where money beyond plenty counts less."""
    out = valuation.worths(s)
    for currency in (GOLD, INFLUENCE):
        purses = s.gold if currency == GOLD else s.influence
        plenty = PLENTY * sum(purses) / s.seats
        for seat in range(s.seats):
            if purses[seat] > plenty:
                out[seat] -= SPARE * money_worth(s, currency) * (purses[seat] - plenty)
    return out


def swap_gains(
    valuation: Valuation[Princes], s: Princes, seat: int, other: int, gold: int, influence: int
) -> list[float]:
    """What every seat gains when so much goes from one player to another; negative amounts come back."""
    after = s.clone()
    after.gold[seat] -= gold
    after.gold[other] += gold
    after.influence[seat] -= influence
    after.influence[other] += influence
    before = comfort(valuation, s)
    changed = comfort(valuation, after)
    return [changed[i] - before[i] for i in range(s.seats)]


def _answer(valuation: Valuation[Princes], s: Princes, seat: int, offer: list[int]) -> Action:
    maker = offer[MAKER]
    decline = DeclineOffer(offer[ID])
    if offer[GIVE_GOLD] > s.gold[maker] or offer[GIVE_INFLUENCE] > s.influence[maker]:
        return decline
    accept = AcceptOffer(offer[ID])
    if NEGOTIATION.objection(s, seat, accept) != LEGAL:
        return decline
    gold = offer[WANT_GOLD] - offer[GIVE_GOLD]
    influence = offer[WANT_INFLUENCE] - offer[GIVE_INFLUENCE]
    gains = swap_gains(valuation, s, seat, maker, gold, influence)
    return accept if _is_good(valuation.worths(s), gains, seat, maker) else decline


def _is_good(worths: list[float], gains: list[float], seat: int, maker: int) -> bool:
    """It serves me; it may serve the other twice as much, unless he leads."""
    share = 1.0 if worths[maker] >= max(worths) else 0.5
    return gains[seat] >= max(LEAST_GAIN, share * gains[maker])


def _banker(valuation: Valuation[Princes], s: Princes, seat: int) -> Action | None:
    """Change money while there is an event left to sell, but no more than one (PRI-282)."""
    if (s.display & EVENTS).bit_count() > 1 or not open_bankers(s, seat) or not banking_is_open(s):
        return None
    best: Action | None = None
    most = LEAST_GAIN
    before = comfort(valuation, s)[seat]
    for given in (GOLD, INFLUENCE):
        for amount in range(1, s.t.exchanged + 1):
            held = s.gold[seat] if given == GOLD else s.influence[seat]
            action = Exchange(given, amount)
            if amount > held or NEGOTIATION.objection(s, seat, action) != LEGAL:
                continue
            after = s.clone()
            after.gold[seat] += -amount if given == GOLD else amount
            after.influence[seat] += amount if given == GOLD else -amount
            gain = comfort(valuation, after)[seat] - before
            if gain > most:
                best = action
                most = gain
    return best


def _offer(valuation: Valuation[Princes], s: Princes, seat: int, rng: Rng) -> Action | None:
    """The swap that brings me most, of those that the other should like."""
    if rng.below(SELDOM):
        return None
    worths = valuation.worths(s)
    best: Action | None = None
    most = WORTH_ASKING
    for other in range(s.seats):
        if other != seat:
            for gold, influence in _swaps(s, seat, other):
                gains = swap_gains(valuation, s, seat, other, gold, influence)
                if gains[seat] > most and _is_good(worths, gains, other, seat):
                    best = _terms(other, gold, influence)
                    most = gains[seat]
    return best


def _swaps(s: Princes, seat: int, other: int) -> list[tuple[int, int]]:
    """Some of what I have plenty of for about as much of the other currency, in gold and influence given."""
    out: list[tuple[int, int]] = []
    for amount in SWAPS:
        if s.gold[seat] * s.seats > PLENTY * sum(s.gold) and amount <= s.gold[seat]:
            fair = int(amount * money_worth(s, GOLD) / money_worth(s, INFLUENCE))
            out += [(amount, -wanted) for wanted in (fair, fair + 1) if 0 < wanted <= s.influence[other]]
        if s.influence[seat] * s.seats > PLENTY * sum(s.influence) and amount <= s.influence[seat]:
            fair = int(amount * money_worth(s, INFLUENCE) / money_worth(s, GOLD))
            out += [(-wanted, amount) for wanted in (fair, fair + 1) if 0 < wanted <= s.gold[other]]
    return out


def _terms(other: int, gold: int, influence: int) -> Action:
    """An offer to hand over so much; what is negative is asked for."""
    return MakeOffer(other, max(0, gold), max(0, influence), max(0, -gold), max(0, -influence), 0)
