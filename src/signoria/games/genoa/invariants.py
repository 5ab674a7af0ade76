"""Invariants (section 6 of the catalogue): one small function each; all must hold after every step."""

from collections.abc import Callable

from signoria.core.flow import frame_options, must_answer
from signoria.core.seating import members
from signoria.games.genoa.acceptance import has_clean_offer
from signoria.games.genoa.action_economy import BONUS_USED, has_action
from signoria.games.genoa.action_window import BEFORE, ActionWindow
from signoria.games.genoa.actions import EndTurn, Move
from signoria.games.genoa.bids import TARGET, Lapse
from signoria.games.genoa.current_building import AnswerHere, OffersHere
from signoria.games.genoa.knowledge import HANDS
from signoria.games.genoa.moving_the_tower import discs_on
from signoria.games.genoa.offers import offer_problem
from signoria.games.genoa.ownership_markers import MarkerPhase
from signoria.games.genoa.state import NO_PROMISE, Genoa
from signoria.games.genoa.supply import KINDS, in_stock, promised
from signoria.games.genoa.tables import BUILDINGS, FIELDS, MARKET, PILES, THINGS, VILLA


def check(s: Genoa) -> list[str]:
    """A sentence for every broken invariant."""
    return [sentence for invariant in INVARIANTS for sentence in invariant(s)]


def goods(s: Genoa) -> list[str]:
    """1, 2: of each cube kind and special card, supply and players together hold what exists."""
    out = []
    for thing in range(KINDS):
        total = s.stock[thing] + sum(s.goods[thing::KINDS])
        if total != s.t.stock[thing] or s.stock[thing] < 0 or min(s.goods[thing::KINDS]) < 0:
            out.append(f"thing {thing}: {total} instead of {s.t.stock[thing]}")
    return out


def markers(s: Genoa) -> list[str]:
    """3: seven markers a colour, in supply, before their owner or on buildings."""
    out = []
    for seat in range(s.seats):
        total = s.supply[seat] + s.own[seat] + s.owner.count(seat)
        if total != s.t.markers or s.supply[seat] < 0 or s.own[seat] < 0:
            out.append(f"seat {seat} has {total} markers")
    return out


def cards(s: Genoa) -> list[str]:
    """4: each card is in one place; no pile waits for its shuffle."""
    out = []
    for pile in range(PILES):
        found = s.pools[pile] + s.discards[pile]
        for seat in range(s.seats):
            found = found + s.hands[PILES * seat + pile]
        if sorted(found) != s.t.pile_cards[pile]:
            out.append(f"cards of pile {pile} are lost or doubled: {sorted(found)}")
        if s.discards[pile] and not s.pools[pile]:
            out.append(f"pile {pile} was not shuffled")
    return out


def tower(s: Genoa) -> list[str]:
    """5: five discs, distinct fields, each next to the one before."""
    out = []
    if len(s.path) > s.t.discs or len(set(s.path)) != len(s.path):
        out.append(f"the tower walked {s.path}")
    for first, second in zip(s.path, s.path[1:], strict=False):
        if second not in s.board.near[first]:
            out.append(f"{second} is not next to {first}")
    removed = [field for field in s.path if s.closed >> field & 1]
    on_board = sum(discs_on(s, field) for field in range(FIELDS)) if s.path else s.t.discs
    if not removed and on_board != s.t.discs:
        out.append(f"{on_board} discs")
    if sum(1 << field for field in s.path) != s.visited:
        out.append("visited fields are not those of the path")
    return out


def offers(s: Genoa) -> list[str]:
    """Standing offers are legal, one by one: what has become illegal has disappeared (GEN-119)."""
    return [
        f"seat {seat} has an illegal offer for {offer.terms[TARGET]}"
        for seat in range(s.seats)
        for offer in s.offers[seat]
        if offer_problem(s, seat, offer)
    ]


def money(s: Genoa) -> list[str]:
    """6: purses are multiples of five and never negative; deals and the bank account for every ducat."""
    out = [f"seat {i} has {m} ducats" for i, m in enumerate(s.money) if m < 0 or m % s.t.step]
    if sum(s.money) != s.seats * s.t.purse + s.bank:
        out.append("ducats appeared or vanished")
    return out


def actions(s: Genoa) -> list[str]:
    """7: one regular action each, plus cards spent, plus the bonus of A with two players."""
    out = []
    for seat in range(s.seats):
        bonus = 1 if seat == s.active and s.bonus == BONUS_USED else 0
        if s.performed[seat] > 1 + s.spent[seat] + bonus:
            out.append(f"seat {seat} acted {s.performed[seat]} times")
    if sum(s.performed) != sum(1 for seat in s.performer if seat >= 0):
        out.append("a building's action was carried out twice")
    if s.bonus and not (s.seats == 2 and s.based & ~(1 << s.active)):
        out.append("a bonus action came too early")
    return out


def small_orders(s: Genoa) -> list[str]:
    """8: small orders only where somebody has acted this turn."""
    return [f"a small order without an action in {b}" for b in members(s.smalls) if s.performer[b] < 0]


def fees(s: Genoa) -> list[str]:
    """9: owners are paid exactly for the actions of others (before markers change in the marker phase)."""
    if not s.stack or isinstance(s.stack[-1], MarkerPhase):
        return []
    out = []
    for building in range(BUILDINGS):
        due = s.performer[building] >= 0 and s.owner[building] not in (-1, s.performer[building])
        if due != bool(s.fees >> building & 1):
            out.append(f"fee of building {building} is wrong")
    return out


def round_marker(s: Genoa) -> list[str]:
    """10: the marker is on the track."""
    return [] if s.t.first_field <= s.marker <= s.t.last_field[s.seats] else [f"marker on {s.marker}"]


def equal_turns(s: Genoa) -> list[str]:
    """11: nobody is a turn ahead or behind; at the end all are even."""
    most = s.t.last_field[s.seats]
    uneven = max(s.taken) - min(s.taken) > (0 if s.finished else 1)
    return [f"turns taken: {s.taken}"] if uneven or max(s.taken) > most else []


def obligation(s: Genoa) -> list[str]:
    """12: a clean offer forbids lapsing and moving; everybody who is asked can answer."""
    out = []
    for seat in members(must_answer(s)):
        offered = [option.action for option in frame_options(s, seat)]
        if not offered:
            out.append(f"seat {seat} is asked and cannot answer")
        if isinstance(s.stack[-1], AnswerHere) and has_clean_offer(s):
            out += [f"{kind.TAG} despite a clean offer" for kind in (Lapse, Move, EndTurn) if kind in offered]
    return out


def no_debts(s: Genoa) -> list[str]:
    """13: something is owed only inside the window of the action, and can be delivered."""
    if s.promise == NO_PROMISE:
        return []
    window = s.stack[-1] if s.stack else None
    if not isinstance(window, ActionWindow):
        return ["a debt outside an action"]
    if window.stage != BEFORE:
        return ["a debt after the action"]
    short = [thing for thing in range(THINGS) if promised_short(s, window.seat, thing)]
    out = [f"thing {thing} is promised and gone" for thing in short]
    if s.t.buildings.deed[window.building] == VILLA and not frame_options(s, window.seat):
        out.append("a promised order is impossible")
    return out


def promised_short(s: Genoa, seat: int, thing: int) -> bool:
    """Is more of a thing promised than there is?"""
    owed = promised(s, thing)
    return owed > 0 and owed > in_stock(s, seat, thing)


def memory(s: Genoa) -> list[str]:
    """14: what people remember about hands is true, so a view that shows it shows nothing else."""
    out = []
    for viewer in range(s.seats + 1):
        for entry in s.trace[viewer]:
            card = entry // HANDS
            pile = s.t.cards.pile[card]
            if not any(card in s.hands[PILES * seat + pile] for seat in members(entry % HANDS)):
                out.append(f"viewer {viewer} is wrong about card {card}")
    for seat in range(s.seats):
        for pile in range(PILES):
            if any(s.lacks[seat] >> card & 1 for card in s.hands[PILES * seat + pile]):
                out.append(f"seat {seat} holds a message it cannot hold")
    return out


def closed_streets(s: Genoa) -> list[str]:
    """15: only streets entered this turn, at most one a player."""
    streets = members(s.closed)
    wrong = [field for field in streets if not BUILDINGS <= field < MARKET or field not in s.path]
    return [f"street {field} cannot be closed" for field in wrong] + (
        ["too many streets closed"] if len(streets) > s.seats else []
    )


def bounded_talk(s: Genoa) -> list[str]:
    """16: at most five phases about buildings and four about neighbours, so many rounds each (GEN-108)."""
    limits = s.t.limits
    most = s.t.discs * limits.rounds_here[s.slow] + (s.t.discs - 1) * limits.rounds_next[s.slow]
    return [f"{s.talks} rounds of negotiation"] if s.talks > most else []


def villas(s: Genoa) -> list[str]:
    """17: no marker ever lies on a villa."""
    deed = s.t.buildings.deed
    return [f"villa {b} is owned" for b in range(BUILDINGS) if deed[b] == VILLA and s.owner[b] >= 0]


def asked_on_public_grounds(s: Genoa) -> list[str]:
    """12: in the current building only players with an action are asked (GEN-101)."""
    if not s.stack or not isinstance(s.stack[-1], OffersHere):
        return []
    return [f"seat {seat} cannot act" for seat in members(must_answer(s)) if not has_action(s, seat)]


INVARIANTS: tuple[Callable[[Genoa], list[str]], ...] = (
    *(goods, markers, cards, tower, offers, money, actions, small_orders, fees, round_marker, equal_turns),
    *(obligation, no_debts, memory, closed_streets, bounded_talk, villas, asked_on_public_grounds),
)
