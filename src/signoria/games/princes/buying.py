"""Action 1: buy a troop, give one back, or buy a treachery card (PRI-070 to PRI-078)."""

from typing import Final

from signoria.core.flow import LEGAL
from signoria.core.option import Among, Option
from signoria.core.rows import cleared, grown, marked
from signoria.core.value import Action
from signoria.games.princes import reasons
from signoria.games.princes.actions import BuyCard, BuyTroop, GiveBack
from signoria.games.princes.events import CardBought, TroopBought, TroopGivenBack
from signoria.games.princes.purses import pay_bank
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import TROOPS

BUY_CARD: Final = Option(BuyCard)


def may_buy_now(s: Princes, seat: int) -> int:
    """Troops this decade allows: in the first no cavalry or artillery, but for d'Este A (PRI-073)."""
    return s.t.troops_from[s.decade] | s.t.face_early[s.face[seat]]


def buying_options(s: Princes, seat: int, out: list[Option]) -> None:
    """Exactly one of these is the action (PRI-070)."""
    t = s.t
    mine = s.troops[seat]
    gold = s.gold[seat]
    choice = t.affordable[min(gold, len(t.affordable) - 1)] & may_buy_now(s, seat) & ~mine  # PRI-071, PRI-072
    ids = [troop for troop in t.bits[choice] if s.supply[troop] > 0]
    if ids:
        out.append(Option(BuyTroop, Among(ids)))
    if mine:
        out.append(Option(GiveBack, Among(t.bits[mine])))
    if can_buy_card(s, seat):
        out.append(BUY_CARD)


def can_buy_card(s: Princes, seat: int) -> bool:
    """One gold and one influence (PRI-075); a full hand is no obstacle (PRI-078)."""
    return s.gold[seat] >= s.t.card_gold and s.influence[seat] >= s.t.card_influence


def why_not_buy(s: Princes, seat: int, action: Action) -> int:
    """Why a purchase is refused."""
    if isinstance(action, BuyTroop):
        return _why_no_troop(s, seat, action.troop)
    if isinstance(action, GiveBack):
        return reasons.NOT_OWNED
    return reasons.TOO_POOR if isinstance(action, BuyCard) else LEGAL


def _why_no_troop(s: Princes, seat: int, troop: int) -> int:
    if not 0 <= troop < TROOPS:
        return LEGAL
    if (s.troops[seat] >> troop) & 1:
        return reasons.TROOP_OWNED
    if s.supply[troop] == 0:
        return reasons.NONE_LEFT
    if not (may_buy_now(s, seat) >> troop) & 1:
        return reasons.TOO_EARLY
    return reasons.TOO_POOR


def buy_troop(s: Princes, seat: int, troop: int) -> None:
    """Pay the printed price and take the tile; no discount applies (PRI-071)."""
    price = s.t.troop_price[troop]
    pay_bank(s, seat, price, 0)
    s.supply = grown(s.supply, troop, -1)
    s.troops = marked(s.troops, seat, 1 << troop)
    s.tell(TroopBought(seat, troop, price))


def give_back(s: Princes, seat: int, troop: int) -> None:
    """Return a troop, without refund (PRI-074): the only way to lose one (PRI-017)."""
    s.supply = grown(s.supply, troop, 1)
    s.troops = cleared(s.troops, seat, 1 << troop)
    s.tell(TroopGivenBack(seat, troop))


def pay_for_card(s: Princes, seat: int) -> None:
    """Pay for a treachery card (PRI-075); the caller then lets the seat take it."""
    pay_bank(s, seat, s.t.card_gold, s.t.card_influence)
    s.tell(CardBought(seat, s.t.card_gold, s.t.card_influence))
