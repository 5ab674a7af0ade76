"""Asks (GEN-106): A names a price to one player; it binds nobody and only makes `agree` possible."""

from signoria.core.chance import Rng
from signoria.core.option import Among, Option, Some, Span
from signoria.core.rows import Ints
from signoria.games.genoa import reasons
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.bids import (
    ASK_CARDS,
    ASK_GAIN,
    ASK_TARGET,
    ASK_TERMS,
    ASK_TO,
    ASK_WANTED,
    DUCATS,
    GOODS,
    Agree,
    Ask,
    Offer,
    WithdrawAsk,
)
from signoria.games.genoa.deal_events import AskMade, AskWithdrawn
from signoria.games.genoa.offers import offer_problem, open_problem
from signoria.games.genoa.piles import whole_hand
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import BUILDINGS, CUBES, PILES
from signoria.games.genoa.telling import tell_ask


def add_asks(s: Genoa, to: list[int], targets: list[int], out: list[Option]) -> None:
    """What A may ask, and of whom; so many asks a round (GEN-106)."""
    if to and targets and s.asked < s.t.limits.asks:
        ducats = Span(-s.money[s.active], s.t.all_money, s.t.step)
        out.append(Option(Ask, Among(to), Among(targets), ducats, *s.t.ask_box))
    if s.ask_ids:
        out.append(Option(WithdrawAsk, Among(list(s.ask_ids))))


def ask_problem(s: Genoa, ask: Ask) -> int:
    """An ask must be possible as far as A can see: foreign purse and hand are secret (GEN-106, GEN-109)."""
    terms = ask.terms
    to = terms[ASK_TO]
    cards = 0
    for pile in range(PILES):
        cards += terms[ASK_CARDS + pile]
        if terms[ASK_CARDS + pile] > len(s.hands[PILES * to + pile]):
            return reasons.NOT_THEIRS
    return open_problem(s, to, offered(ask, 0, 0, 0), cards)


def as_offer(ask: Ask, hidden: int, shown: int, open: int) -> Offer:
    """The offer with exactly the terms of an ask, and these cards (GEN-102)."""
    return Offer(*offered(ask, hidden, shown, open))


def offered(ask: Ask, hidden: int, shown: int, open: int) -> Ints:
    """The terms of that offer."""
    terms = ask.terms
    return terms[ASK_TARGET:ASK_CARDS] + (hidden, shown, open) + terms[ASK_WANTED:ASK_TERMS]


def publish(s: Genoa, ask: Ask) -> None:
    """The ask lies open; an earlier one to the same player for the same field is replaced (GEN-106)."""
    for i in range(len(s.asks)):
        if s.asks[i].terms[ASK_TO : ASK_TARGET + 1] == ask.terms[ASK_TO : ASK_TARGET + 1]:
            _remove(s, i)
            break
    s.last_ask += 1
    s.asked += 1
    s.asks += (ask,)
    s.ask_ids += (s.last_ask,)
    s.tell(AskMade(s.active, ask.terms[ASK_TO], ask.terms[ASK_TARGET]))
    tell_ask(s, ask)


def withdraw(s: Genoa, number: int) -> None:
    """A takes an ask back (GEN-106)."""
    i = s.ask_ids.index(number)
    s.tell(AskWithdrawn(s.active, s.asks[i].terms[ASK_TO], s.asks[i].terms[ASK_TARGET]))
    _remove(s, i)


def _remove(s: Genoa, i: int) -> None:
    s.asks = s.asks[:i] + s.asks[i + 1 :]
    s.ask_ids = s.ask_ids[:i] + s.ask_ids[i + 1 :]


def find(s: Genoa, number: int) -> Ask | None:
    """The ask of that number, if it still stands."""
    for i in range(len(s.asks)):
        if s.ask_ids[i] == number:
            return s.asks[i]
    return None


def add_agree(s: Genoa, seat: int, targets: list[int], out: list[Option]) -> None:
    """Asks to this seat for a field it has made no offer for in this step (GEN-102)."""
    numbers: list[int] = []
    for i in range(len(s.asks)):
        if s.asks[i].terms[ASK_TO] == seat and s.asks[i].terms[ASK_TARGET] in targets:
            numbers.append(s.ask_ids[i])
    if numbers:
        hand = whole_hand(s, seat)
        cards = Some(hand, 0, len(hand))
        out.append(Option(Agree, Among(numbers), cards, cards, cards))


def agree_problem(s: Genoa, seat: int, agree: Agree) -> int:
    """As many cards of each kind as asked for, and a legal offer as any other (GEN-102)."""
    ask = find(s, agree.ask)
    if ask is None:
        return reasons.NO_SUCH_ASK
    given = agree.hidden | agree.shown | agree.open
    for pile in range(PILES):
        if (given & s.t.pile_mask[pile]).bit_count() != ask.terms[ASK_CARDS + pile]:
            return reasons.WRONG_CARDS
    return offer_problem(s, seat, as_offer(ask, agree.hidden, agree.shown, agree.open))


def random_agree(s: Genoa, seat: int, number: int, rng: Rng) -> Agree | None:
    """Agree to an ask with random cards, shown to A."""
    ask = find(s, number)
    if ask is None:
        return None
    shown = 0
    for pile in range(PILES):
        hand = list(s.hands[PILES * seat + pile])
        for _ in range(ask.terms[ASK_CARDS + pile]):
            if hand:
                shown |= 1 << hand.pop(rng.below(len(hand)))
    agree = Agree(number, 0, shown, 0)
    return agree if agree_problem(s, seat, agree) == 0 else None


def random_ask(s: Genoa, to: int, target: int, rng: Rng) -> Ask | None:
    """A simple ask: a good of the action, a cube or some ducats; the next of these where one is illegal.

    Ducats need no check with three or more players: whoever may act there can be asked for them (GEN-112).
    """
    first = rng.below(3)
    sure = s.seats > 2 and (target >= BUILDINGS or has_action(s, to))
    for step in range(3):
        choice = (first + step) % 3
        terms = [0] * ASK_TERMS
        terms[ASK_TO] = to
        terms[ASK_TARGET] = target
        terms[ASK_GAIN + 2] = -1
        if choice == 0 and target < BUILDINGS:
            terms[ASK_GAIN] = 1
        elif choice == 1:
            cube = rng.below(CUBES)
            if not s.goods[KINDS * to + cube]:
                continue
            terms[ASK_TARGET + GOODS + cube] = 1
        else:
            terms[ASK_TARGET + DUCATS] = s.t.step * (1 + rng.below(8))
            if sure:
                return Ask(*terms)
        ask = Ask(*terms)
        if ask_problem(s, ask) == 0:
            return ask
    return None
