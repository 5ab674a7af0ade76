"""End of the game (GEN-180 to GEN-182, GEN-250 to GEN-252): privileges, owned buildings, winner, ties."""

from signoria.core.rows import Ints
from signoria.games.genoa.events import BuildingsPaid, PrivilegesPaid
from signoria.games.genoa.knowledge import all_rows, learn
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS, bank_pays
from signoria.games.genoa.tables import PILES, PRIVILEGE, Tables


def chains(t: Tables, cards: Ints) -> list[int]:
    """Lengths of the groups of neighbouring rim buildings among these privileges (GEN-181, GEN-182)."""
    rim = len(t.ring)
    have = [False] * rim
    for card in cards:
        have[t.ring.index(t.cards.building[card])] = True
    if all(have):
        return [rim]
    out: list[int] = []
    for at in range(rim):
        if have[at] and not have[at - 1]:  # a group begins here; the ring is closed
            length = 1
            while have[(at + length) % rim]:
                length += 1
            out.append(length)
    return out


def worth(t: Tables, cards: Ints) -> int:
    """Ducats for a hand of privileges (GEN-181)."""
    return sum([t.payouts.chain[length] for length in chains(t, cards)])


def owned(s: Genoa, seat: int) -> int:
    """Buildings with this seat's marker."""
    return s.owner.count(seat)


def final_scoring(s: Genoa) -> None:
    """Privileges are opened and paid, then every owned building; all other goods are worthless (GEN-250)."""
    for seat in range(s.seats):
        cards = s.hands[PILES * seat + PRIVILEGE]
        mask = 0
        for card in cards:
            mask |= 1 << card
            learn(s, all_rows(s), card, seat)
        paid = worth(s.t, cards)
        bank_pays(s, seat, paid)
        s.tell(PrivilegesPaid(seat, mask, paid))
        ducats = s.t.payouts.owned * owned(s, seat)
        bank_pays(s, seat, ducats)
        s.tell(BuildingsPaid(seat, owned(s, seat), ducats))
    s.finished = 1


def scores(s: Genoa) -> list[int]:
    """Ducats, before the end with what privileges and buildings would bring now (GEN-251)."""
    out: list[int] = []
    for seat in range(s.seats):
        coming = 0
        if not s.finished:
            coming = worth(s.t, s.hands[PILES * seat + PRIVILEGE]) + s.t.payouts.owned * owned(s, seat)
        out.append(s.money[seat] + coming)
    return out


def goods_left(s: Genoa, seat: int) -> int:
    """Orders, messages, special cards, cubes and own markers, not privileges nor markers placed (GEN-252)."""
    cards = sum([len(s.hands[PILES * seat + pile]) for pile in range(PILES) if pile != PRIVILEGE])
    return cards + sum(s.goods[KINDS * seat : KINDS * (seat + 1)]) + s.own[seat]


def places(s: Genoa) -> list[int]:
    """Most ducats win, then more goods left; still tied: shared (GEN-251, GEN-252)."""
    points = scores(s)
    goods = [goods_left(s, seat) for seat in range(s.seats)]
    out: list[int] = []
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if points[other] > points[seat] or (points[other] == points[seat] and goods[other] > goods[seat]):
                better += 1
        out.append(better + 1)
    return out
