"""Purses: payments, thefts and gifts, and how much others can know of them (PRI-004, PRI-005, PRI-014).

Every dealing with the bank is public, so a purse can be reckoned by anybody until two players hand money to
each other: that amount only they know (PRI-324). From then on `doubt` says, for each onlooker, purse and
currency, how much less and how much more than the truth the purse may hold in his eyes. Public payments shift
the truth and his reckoning alike and leave these two numbers alone, except that no purse was ever below 0.
"""

from typing import Final

from signoria.core.rows import exchanged, marked
from signoria.games.princes.deal_events import GiftGiven
from signoria.games.princes.events import Robbed
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import GOLD, INFLUENCE

CHANGES: Final = 4
"""Clues about a purse are counted round and round; no single step gives so many."""


def holds(s: Princes, seat: int, currency: int) -> int:
    """What a seat holds of a currency; the pay on the family tile is not his yet (PRI-166)."""
    return s.gold[seat] if currency == GOLD else s.influence[seat]


def pay_bank(s: Princes, seat: int, gold: int, influence: int) -> None:
    """Payments go to the bank (PRI-005); it never runs out (PRI-016)."""
    s.gold[seat] -= gold
    s.influence[seat] -= influence
    s.banked[GOLD] += gold
    s.banked[INFLUENCE] += influence
    changed(s, seat)


def pay_currency(s: Princes, seat: int, currency: int, amount: int) -> None:
    """Pay in one currency only: the other can never stand in for it (PRI-004)."""
    if currency == GOLD:
        pay_bank(s, seat, amount, 0)
    else:
        pay_bank(s, seat, 0, amount)


def changed(s: Princes, seat: int) -> None:
    """A purse changed. Who is in doubt about it learns something from its markers before and after."""
    if s.doubt:
        for onlooker in range(s.seats + 1):
            at = doubt_at(s, onlooker, seat, GOLD)
            s.doubt[at] = min(s.doubt[at], s.gold[seat])
            s.doubt[at + 2] = min(s.doubt[at + 2], s.influence[seat])
        if is_doubtful(s, -1, seat):
            give_clue(s, seat)


def give_clue(s: Princes, seat: int) -> None:
    """Something about a purse was shown, so the step cannot be undone."""
    s.purse_changes = exchanged(s.purse_changes, seat, (s.purse_changes[seat] + 1) % CHANGES)


def is_doubtful(s: Princes, seat: int, owner: int) -> bool:
    """Can this seat (-1: a spectator, who knows least) not reckon what the owner holds?"""
    at = doubt_at(s, seat if seat >= 0 else s.seats, owner, GOLD)
    return s.doubt[at] + s.doubt[at + 1] + s.doubt[at + 2] + s.doubt[at + 3] > 0


def doubt_at(s: Princes, onlooker: int, seat: int, currency: int) -> int:
    """Where `doubt` keeps "so much less"; "so much more" stands behind it. The last onlooker only watches."""
    return ((onlooker * s.seats + seat) * 2 + currency) * 2


def rob(s: Princes, thief: int, victim: int, currency: int, most: int) -> None:
    """Steal up to an amount; who has less loses all he has (PRI-302). Everybody sees how much (PRI-013)."""
    taken = min(most, holds(s, victim, currency))
    purse = s.gold if currency == GOLD else s.influence
    purse[victim] -= taken
    purse[thief] += taken
    changed(s, thief)
    changed(s, victim)
    if taken < most and s.doubt:  # an empty purse holds no doubt
        for onlooker in range(s.seats + 1):
            at = doubt_at(s, onlooker, victim, currency)
            s.doubt[at] = s.doubt[at + 1] = 0
    s.tell(Robbed(thief, victim, currency, taken))


def hand_over(s: Princes, giver: int, taker: int, gold: int, influence: int) -> None:
    """Money goes from one player to another; only these two know the amounts (PRI-321, PRI-324)."""
    if not s.open_money:
        _raise_doubt(s, giver, taker, gold, influence)
    s.gold[giver] -= gold
    s.gold[taker] += gold
    s.influence[giver] -= influence
    s.influence[taker] += influence
    changed(s, giver)
    changed(s, taker)


def tell_gift(s: Princes, giver: int, taker: int, gold: int, influence: int) -> None:
    """Everybody sees that money changed hands, the two parties also how much (PRI-324)."""
    full = GiftGiven(giver, taker, gold, influence)
    if s.open_money:
        s.tell(full)
    else:
        masked = GiftGiven(giver, taker, -1, -1)
        s.tell_apart(1 << giver | 1 << taker, full, masked)


def _raise_doubt(s: Princes, giver: int, taker: int, gold: int, influence: int) -> None:
    """An onlooker only knows that the giver gave something between nothing and all he may have had."""
    if not s.doubt:
        s.doubt = [0] * (4 * s.seats * (s.seats + 1))
    s.dealt = marked(s.dealt, giver, 1 << taker)
    s.dealt = marked(s.dealt, taker, 1 << giver)
    for onlooker in range(s.seats + 1):
        if onlooker != giver and onlooker != taker:
            for currency in (GOLD, INFLUENCE):
                amount = gold if currency == GOLD else influence
                left = holds(s, giver, currency) - amount
                gave = doubt_at(s, onlooker, giver, currency)
                got = doubt_at(s, onlooker, taker, currency)
                s.doubt[got] += amount
                s.doubt[got + 1] += s.doubt[gave + 1] + left
                s.doubt[gave] = left
                s.doubt[gave + 1] += amount
