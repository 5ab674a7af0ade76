"""What a seat cannot know, and tables it cannot tell from the true one (PRI-014, INV-18)."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.sealed import seal
from signoria.games.princes.auction_actions import OrderBid
from signoria.games.princes.binding import binding_due, binding_lot, binding_seat
from signoria.games.princes.ceilings import means, open_bankers
from signoria.games.princes.imagined_purses import redeal_purses
from signoria.games.princes.offers import (
    GIVE_GOLD,
    GIVE_INFLUENCE,
    MAKER,
    PARTNER,
    WANT_GOLD,
    WANT_INFLUENCE,
)
from signoria.games.princes.purses import CHANGES
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import BRIBE_CARDINAL, NOBODY, POPE_AUCTION, lots_of, markers_of
from signoria.games.princes.treachery import bentivoglio

PURSES: Final = 25
SEALED: Final = 49


def hidden(s: Princes, seat: int) -> int:
    """One bit for each card whose place the seat does not know, each purse and each sealed bid of another.

    The bit of a purse moves when something about the purse was shown (see `purses.changed`).
    """
    knows = seat == bentivoglio(s) and seat >= 0
    mask = _bits(s.pool)
    if not knows:
        mask |= _bits(s.under) | s.drawn
    for i in range(s.seats):
        if i != seat:
            mask |= s.hands[i]
            if s.sealed[i] is not None:
                mask |= 1 << (SEALED + i)
            if not s.open_money and not s.revealed:
                mask |= 1 << (PURSES + CHANGES * i + s.purse_changes[i])
    return mask & ~s.peeked if knows else mask


def _bits(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def redeal(s: Princes, seat: int, rng: Rng) -> Princes:
    """A clone in which all that the seat cannot know is dealt anew, in line with all that is public."""
    other = s.clone()
    for i in range(s.seats):
        if i != seat and other.sealed[i] is not None:
            seal(other, i, OrderBid(rng.below(s.gold[i] + 1)))
    bound = binding_seat(s)
    if bound == seat:
        bound = NOBODY
    if s.doubt and not s.open_money and not s.revealed:
        redeal_purses(other, seat, bound, unseen_cardinals(s, seat, bound), rng)
    redeal_cards(other, seat, bound, rng)
    if s.offers and not s.open_money:
        redeal_offers(other, seat, rng)
    return other


def redeal_offers(s: Princes, seat: int, rng: Rng) -> None:
    """Amounts of offers between others are theirs to know (PRI-324)."""
    for offer in s.offers:
        maker = offer[MAKER]
        partner = offer[PARTNER]
        if seat != maker and seat != partner:
            offer[GIVE_GOLD] = rng.below(s.gold[maker] + 1)
            offer[GIVE_INFLUENCE] = rng.below(s.influence[maker] + 1)
            offer[WANT_GOLD] = rng.below(s.t.largest_marker * markers_of(s.t, s.gold[partner]) + 1)
            offer[WANT_INFLUENCE] = rng.below(s.t.largest_marker * markers_of(s.t, s.influence[partner]) + 1)


def cardinals_needed(s: Princes, seat: int) -> int:
    """How many Bribe cardinals the bid of this seat gives away (PRI-097)."""
    lot = binding_lot(s)
    if s.t.auction[lot] != POPE_AUCTION:
        return 0
    money = means(s, lot, s.gold[seat], s.influence[seat], open_bankers(s, seat))
    missing = binding_due(s, seat) - money
    return (missing + s.t.cardinal_discount - 1) // s.t.cardinal_discount if missing > 0 else 0


def unseen_cardinals(s: Princes, seat: int, bound: int) -> int:
    """How many Bribe cardinals the bound player could hold in the eyes of this seat."""
    if bound == NOBODY or s.t.auction[binding_lot(s)] != POPE_AUCTION:
        return 0
    mask = hidden(s, seat) | (s.hands[bound] & s.peeked)
    count = (mask & s.t.cards_of[BRIBE_CARDINAL]).bit_count()
    return min(count, s.hands[bound].bit_count())


def redeal_cards(s: Princes, seat: int, bound: int, rng: Rng) -> None:
    """Fill every unseen place of hands and pile from the unseen cards; what is left over is the pile."""
    knows = seat == bentivoglio(s) and seat >= 0
    unseen = s.pool
    for i in range(s.seats):
        if i != seat:
            unseen += lots_of(s.t, s.hands[i] & ~s.peeked if knows else s.hands[i])
    if not knows:
        unseen += s.under
        unseen += lots_of(s.t, s.drawn)
    unseen.sort()  # the same rng imagines the same table, whatever the truth is
    peeked = s.peeked
    for i in range(s.seats):
        if i != seat:
            s.peeked &= ~s.hands[i]
    if bound != NOBODY:
        _fill(s, bound, peeked, knows, cardinals_needed(s, bound), rng)
    for i in range(s.seats):
        if i != seat and i != bound:
            _fill(s, i, peeked, knows, 0, rng)
    if not knows:
        s.under = [_pick(unseen, rng) for _ in s.under]
        drawn = 0
        for _ in range(s.drawn.bit_count()):
            drawn |= 1 << _pick(unseen, rng)
        s.drawn = drawn


def _fill(s: Princes, owner: int, peeked: int, knows: bool, cardinals: int, rng: Rng) -> None:
    """A new hand of the same size; what Bentivoglio knows stays known to him, whatever card it now is."""
    hand = s.hands[owner]
    kept = hand & peeked if knows else 0
    s.peeked |= kept
    cardinals -= (kept & s.t.cards_of[BRIBE_CARDINAL]).bit_count()
    known = 0 if knows else (hand & peeked).bit_count()
    s.hands[owner] = kept
    for left in range((hand ^ kept).bit_count(), 0, -1):
        card = 1 << (_pick_cardinal(s, rng) if cardinals > 0 else _pick(s.pool, rng))
        cardinals -= 1
        s.hands[owner] |= card
        if known and rng.below(left) < known:  # any of the cards may be the one he knows
            known -= 1
            s.peeked |= card


def _pick(pool: list[int], rng: Rng) -> int:
    """Take a random card."""
    i = rng.below(len(pool))
    card = pool[i]
    last = pool.pop()
    if i < len(pool):
        pool[i] = last
    return card


def _pick_cardinal(s: Princes, rng: Rng) -> int:
    """Take a Bribe cardinal; there is one, or the bid could not have been made."""
    for i in range(len(s.pool)):
        if s.t.card_kind[s.pool[i]] == BRIBE_CARDINAL:
            return s.pool.pop(i)
    return _pick(s.pool, rng)
