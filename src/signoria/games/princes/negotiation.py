"""Negotiation (PRI-320 to PRI-324, D-20) and the Banker (PRI-282, D-19): what anybody may do at any time."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option, Span
from signoria.core.rows import grown
from signoria.core.seating import everyone
from signoria.core.value import Action
from signoria.games.princes import reasons
from signoria.games.princes.auction_actions import Exchange
from signoria.games.princes.binding import binding_due, binding_lot, binding_seat
from signoria.games.princes.ceilings import open_bankers, stays_payable
from signoria.games.princes.deal_actions import AcceptOffer, DeclineOffer, Gift, MakeOffer, WithdrawOffer
from signoria.games.princes.deal_events import (
    OfferAccepted,
    OfferDeclined,
    OfferFailed,
    OfferMade,
    OfferWithdrawn,
)
from signoria.games.princes.elsewhere import elsewhere
from signoria.games.princes.offers import (
    GIVE_GOLD,
    GIVE_INFLUENCE,
    ID,
    MAKER,
    MOST_SPOKEN,
    PARTNER,
    WANT_GOLD,
    WANT_INFLUENCE,
    find_offer,
    offers_by,
    offers_to,
)
from signoria.games.princes.payment import Payment, exchange, exchange_change
from signoria.games.princes.purses import give_clue, hand_over, holds, tell_gift
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import DECADES, EVENTS, GOLD, INFLUENCE, markers_of
from signoria.games.princes.treachery import over_limit
from signoria.games.princes.turn_effects import others


def is_open(s: Princes) -> bool:
    """From the first turn to the last, but not between drawing and discarding (PRI-323, PRI-008)."""
    if not 1 <= s.decade <= DECADES or s.drawn != 0:
        return False
    for seat in range(s.seats):
        if over_limit(s, seat):
            return False
    return True


def banking_is_open(s: Princes) -> bool:
    """Not after the last event of the decade; its winner may still use a Banker to pay (PRI-282)."""
    top = s.stack[-1]
    paying_last = isinstance(top, Payment) and (EVENTS >> top.lot) & 1 == 1 and s.display & EVENTS == 0
    return not s.last_event_sold and not paying_last


def can_spare(s: Princes, seat: int, gold: int, influence: int, banker_used: int) -> bool:
    """Is a bid that binds this seat still payable after it gave this away (PRI-098, PRI-323)?"""
    if seat != binding_seat(s):
        return True
    bankers = open_bankers(s, seat) - banker_used
    return stays_payable(s, seat, binding_lot(s), binding_due(s, seat), [-gold, -influence], bankers)


class Negotiation(Frame[Princes]):
    """Gifts, offers and Bankers beside the question on the table. Nothing agreed is binding (PRI-320).

    Only gold and influence can be handed over: there is no answer that moves a tile or a card (PRI-018).
    """

    TAG = "negotiation"

    def may_speak(self, s: Princes) -> int:
        return everyone(s.seats) if is_open(s) else 0

    def addressed(self, s: Princes) -> int:
        mask = 0
        for offer in s.offers:
            mask |= 1 << offer[PARTNER]
        return mask

    def options(self, s: Princes, seat: int) -> list[Option]:
        out: list[Option] = []
        if open_bankers(s, seat) and banking_is_open(s):
            for given in (GOLD, INFLUENCE):
                most = min(s.t.exchanged, holds(s, seat, given))
                if most:
                    out.append(Option(Exchange, Among([given]), Span(1, most)))
        if s.spoken[seat] < MOST_SPOKEN:
            self.offer_options(s, seat, out)
        if s.offers:
            self.answer_options(s, seat, out)
        return out

    def offer_options(self, s: Princes, seat: int, out: list[Option]) -> None:
        """All that a seat holds may be given (PRI-321); nobody is asked for more than his markers hold."""
        gold = Span(0, s.gold[seat])
        influence = Span(0, s.influence[seat])
        if s.gold[seat] or s.influence[seat]:
            out.append(Option(Gift, Among(others(s, seat)), gold, influence))
        for other in others(s, seat):
            want_gold = Span(0, s.t.largest_marker * markers_of(s.t, s.gold[other]))
            want_influence = Span(0, s.t.largest_marker * markers_of(s.t, s.influence[other]))
            box = (Among([other]), gold, influence, want_gold, want_influence, Span(0, 1))
            out.append(Option(MakeOffer, *box))

    def answer_options(self, s: Princes, seat: int, out: list[Option]) -> None:
        mine = offers_by(s, seat)
        if mine:
            out.append(Option(WithdrawOffer, Among(mine)))
        asked = offers_to(s, seat)
        if asked:
            out.append(Option(DeclineOffer, Among(asked)))
            out.append(Option(AcceptOffer, Among(asked)))

    def objection(self, s: Princes, seat: int, action: Action) -> int:
        if isinstance(action, Gift):
            if action.gold + action.influence == 0:
                return reasons.EMPTY_OFFER
            spare = can_spare(s, seat, action.gold, action.influence, banker_used=0)
            return LEGAL if spare else reasons.MUST_STAY_PAYABLE
        if isinstance(action, MakeOffer):
            amounts = action.give_gold + action.give_influence + action.want_gold + action.want_influence
            return reasons.EMPTY_OFFER if amounts + action.promise == 0 else LEGAL
        if isinstance(action, Exchange):
            change = exchange_change(action.given, action.amount)
            spare = can_spare(s, seat, -change[GOLD], -change[INFLUENCE], banker_used=1)
            return LEGAL if spare else reasons.MUST_STAY_PAYABLE
        if isinstance(action, AcceptOffer):
            return self.why_not_accept(s, seat, s.offers[find_offer(s, action.offer)])
        return LEGAL

    def why_not_accept(self, s: Princes, seat: int, offer: list[int]) -> int:
        """Who accepts must be able to give his side now; the maker's side shows itself (PRI-322, PRI-323)."""
        if offer[WANT_GOLD] > s.gold[seat] or offer[WANT_INFLUENCE] > s.influence[seat]:
            return reasons.TOO_POOR
        gold = offer[WANT_GOLD] - offer[GIVE_GOLD]
        influence = offer[WANT_INFLUENCE] - offer[GIVE_INFLUENCE]
        return LEGAL if can_spare(s, seat, gold, influence, banker_used=0) else reasons.MUST_STAY_PAYABLE

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        if isinstance(action, Exchange):
            return reasons.NO_MORE_BANKING if not banking_is_open(s) else reasons.USED_UP
        if isinstance(action, (Gift, MakeOffer)):
            return self.why_not_speak(s, seat, action)
        if isinstance(action, (AcceptOffer, DeclineOffer, WithdrawOffer)):
            return reasons.NO_SUCH_OFFER
        return elsewhere(action)

    def why_not_speak(self, s: Princes, seat: int, action: Gift | MakeOffer) -> int:
        if not is_open(s):
            return reasons.NO_TALK_NOW
        if s.spoken[seat] >= MOST_SPOKEN:
            return reasons.TOO_MANY_OFFERS
        if action.to == seat or not 0 <= action.to < s.seats:
            return reasons.NO_SUCH_PLAYER
        return reasons.TOO_POOR

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, Exchange):
            exchange(s, seat, action.given, action.amount)
        elif isinstance(action, Gift):
            s.spoken = grown(s.spoken, seat, 1)
            hand_over(s, seat, action.to, action.gold, action.influence)
            tell_gift(s, seat, action.to, action.gold, action.influence)
        elif isinstance(action, MakeOffer):
            make_offer(s, seat, action)
        elif isinstance(action, AcceptOffer):
            accept_offer(s, s.offers.pop(find_offer(s, action.offer)))
        elif isinstance(action, DeclineOffer):
            offer = s.offers.pop(find_offer(s, action.offer))
            s.tell(OfferDeclined(offer[MAKER], offer[PARTNER], offer[ID]))
        elif isinstance(action, WithdrawOffer):
            offer = s.offers.pop(find_offer(s, action.offer))
            s.tell(OfferWithdrawn(offer[MAKER], offer[PARTNER], offer[ID]))


def make_offer(s: Princes, seat: int, action: MakeOffer) -> None:
    """An offer gets a number; its text and the fate of a promise are kept under it elsewhere (PRI-322)."""
    s.spoken = grown(s.spoken, seat, 1)
    s.offers_made += 1
    amounts = [action.give_gold, action.give_influence, action.want_gold, action.want_influence]
    s.offers.append([s.offers_made, seat, action.to, *amounts, action.promise])
    full = OfferMade(seat, action.to, s.offers_made, *amounts, action.promise)
    if s.open_money:
        s.tell(full)
    else:
        masked = OfferMade(seat, action.to, s.offers_made, -1, -1, -1, -1, action.promise)
        s.tell_apart(1 << seat | 1 << action.to, full, masked)


def accept_offer(s: Princes, offer: list[int]) -> None:
    """Both sides are carried out as one exchange, if the maker can still give his (PRI-322, PRI-323)."""
    maker = offer[MAKER]
    partner = offer[PARTNER]
    has_it = offer[GIVE_GOLD] <= s.gold[maker] and offer[GIVE_INFLUENCE] <= s.influence[maker]
    gold = offer[GIVE_GOLD] - offer[WANT_GOLD]
    influence = offer[GIVE_INFLUENCE] - offer[WANT_INFLUENCE]
    if not has_it or not can_spare(s, maker, gold, influence, banker_used=0):
        give_clue(s, maker)
        s.tell(OfferFailed(maker, partner, offer[ID]))
        return
    hand_over(s, maker, partner, offer[GIVE_GOLD], offer[GIVE_INFLUENCE])
    hand_over(s, partner, maker, offer[WANT_GOLD], offer[WANT_INFLUENCE])
    tell_accepted(s, offer)


def tell_accepted(s: Princes, offer: list[int]) -> None:
    """Everybody sees that money changed hands, the two parties also how much (PRI-324)."""
    full = OfferAccepted(
        offer[MAKER],
        offer[PARTNER],
        offer[ID],
        offer[GIVE_GOLD],
        offer[GIVE_INFLUENCE],
        offer[WANT_GOLD],
        offer[WANT_INFLUENCE],
    )
    if s.open_money:
        s.tell(full)
    else:
        masked = OfferAccepted(offer[MAKER], offer[PARTNER], offer[ID], -1, -1, -1, -1)
        s.tell_apart(1 << offer[MAKER] | 1 << offer[PARTNER], full, masked)


NEGOTIATION: Final = Negotiation()
