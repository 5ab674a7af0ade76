"""Paying for what was won (PRI-094): discounts, Bribe cardinal, Bankers (PRI-282, PRI-308)."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option, Span
from signoria.core.value import Action, Key
from signoria.games.princes import reasons
from signoria.games.princes.auction_actions import BribeCardinal, Exchange, Pay
from signoria.games.princes.auction_events import AuctionWon, CardinalBribed, Exchanged
from signoria.games.princes.ceilings import discount, open_bankers, shortfall, stays_payable
from signoria.games.princes.purses import changed, holds, pay_currency
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import BRIBE_CARDINAL, GOLD, INFLUENCE, POPE_AUCTION, lots_of
from signoria.games.princes.treachery import discard_card, has_card

PAY: Final = Option(Pay)
BRIBE: Final = Option(BribeCardinal)


def settle(s: Princes, seat: int, lot: int, bid: int) -> None:
    """The winner pays his bid less his discounts, never less than 0; unused discount is lost (PRI-094)."""
    due = max(0, bid - discount(s, seat, lot))
    s.become(Payment(payer=seat, lot=lot, bid=bid, due=due))


def exchange(s: Princes, seat: int, given: int, amount: int) -> None:
    """Turn a Banker and change an amount (PRI-282): the only exchange with the bank (PRI-004)."""
    banker = lots_of(s.t, s.own[seat] & s.t.bankers & ~s.used)[0]
    s.used |= 1 << banker
    sign = 1 if given == GOLD else -1
    s.gold[seat] -= sign * amount
    s.influence[seat] += sign * amount
    s.banked[GOLD] += sign * amount
    s.banked[INFLUENCE] -= sign * amount
    changed(s, seat)
    s.tell(Exchanged(seat, given, amount))


def exchange_change(given: int, amount: int) -> list[int]:
    """What a Banker does to a purse: gold, influence."""
    return [-amount, amount] if given == GOLD else [amount, -amount]


class Payment(Frame[Princes]):
    """The winner decides how to pay where cards or Bankers could serve him.

    Whether he is asked depends on public facts only: his number of cards, his unused Bankers, his markers.
    """

    TAG = "payment"
    OF = ("payer seat", "lot lot", "bid amount", "due amount")

    def __init__(self, payer: int, lot: int, bid: int, due: int) -> None:
        self.payer: Final = payer
        self.lot: Final = lot
        self.bid: Final = bid
        self.due: Final = due

    def key(self) -> Key:
        return (self.payer, self.lot, self.bid, self.due)

    def other(self, s: Princes) -> int:
        """The currency that a Banker would change into the auction's."""
        return INFLUENCE if s.t.currency[self.lot] == GOLD else GOLD

    def waits_for(self, s: Princes) -> int:
        if self.due == 0:
            return 0
        cards = s.t.auction[self.lot] == POPE_AUCTION and s.hands[self.payer] != 0
        banker = open_bankers(s, self.payer) > 0 and holds(s, self.payer, self.other(s)) > 0
        return 1 << self.payer if cards or banker else 0

    def options(self, s: Princes, seat: int) -> list[Option]:
        t = s.t
        out: list[Option] = []
        if holds(s, seat, t.currency[self.lot]) >= self.due:
            out.append(PAY)
        if t.auction[self.lot] == POPE_AUCTION and has_card(s, seat, BRIBE_CARDINAL):
            out.append(BRIBE)
        if open_bankers(s, seat):
            most = min(t.exchanged, min(self.due, holds(s, seat, self.other(s))))
            if most:
                out.append(Option(Exchange, Among([self.other(s)]), Span(1, most)))
        return out

    def objection(self, s: Princes, seat: int, action: Action) -> int:
        """A turned Banker is turned for the whole decade: too small an amount could leave the bid unpaid."""
        if isinstance(action, Exchange):
            change = exchange_change(action.given, action.amount)
            if not stays_payable(s, seat, self.lot, self.due, change, open_bankers(s, seat) - 1):
                return reasons.MUST_STAY_PAYABLE
        return LEGAL

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        if seat != self.payer:
            return LEGAL
        if isinstance(action, Pay):
            return reasons.TOO_POOR
        if isinstance(action, BribeCardinal):
            return reasons.NO_SUCH_CARD
        return LEGAL if isinstance(action, Exchange) else reasons.PAY_FIRST

    def suggest(self, s: Princes, seat: int, option: Option) -> Action | None:
        """Exchange exactly what is missing."""
        if option.action is Exchange:
            missing = shortfall(s, seat, self.lot, self.due)
            action = Exchange(self.other(s), max(1, min(missing, s.t.exchanged)))
            if option.admits(action) and self.objection(s, seat, action) == LEGAL:
                return action
        return None

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, BribeCardinal):
            discard_card(s, seat, BRIBE_CARDINAL)
            s.tell(CardinalBribed(seat, s.t.cardinal_discount))
            due = max(0, self.due - s.t.cardinal_discount)
            s.become(Payment(payer=self.payer, lot=self.lot, bid=self.bid, due=due))
        elif isinstance(action, Exchange):
            exchange(s, seat, action.given, action.amount)
        else:
            self.pay(s)

    def run(self, s: Princes) -> None:
        self.pay(s)

    def pay(self, s: Princes) -> None:
        """The money goes to the bank (PRI-005); the frame below hands out what was won."""
        pay_currency(s, self.payer, s.t.currency[self.lot], self.due)
        s.tell(AuctionWon(self.payer, self.lot, self.bid, self.due))
        s.end(self.payer)
