"""Florins at any time (VIR-216): beside every question anybody may turn florin symbols into coins."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.value import Action
from signoria.games.virtu.actions import TakeFlorins
from signoria.games.virtu.buying import Buying
from signoria.games.virtu.masks import members
from signoria.games.virtu.paying import Payment
from signoria.games.virtu.purse import cash, in_bank
from signoria.games.virtu.reasons import EXHAUSTED, PAYING_NOW
from signoria.games.virtu.sources import SOURCES, amount, exhaust, florin_sources
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import FLORIN


class Florins(Frame[Virtu]):
    """Turn the florins of a face-up courtier or tile into coins, also outside the own turn (VIR-216).

    Who is paying right now, or has chosen purchases, names sources there and waits with this: otherwise
    a payment already begun could become impossible.
    """

    TAG = "florins"

    def may_speak(self, s: Virtu) -> int:
        mask = 0
        if s.bank_limited and in_bank(s) <= 0:
            return mask
        for seat in range(s.seats):
            if florin_sources(s, seat):
                mask |= 1 << seat
        return mask & ~paying_now(s)

    def options(self, s: Virtu, seat: int) -> list[Option]:
        return [Option(TakeFlorins, Among(members(florin_sources(s, seat))))]

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if not isinstance(action, TakeFlorins) or not 0 <= action.source < SOURCES:
            return 0
        return PAYING_NOW if (paying_now(s) >> seat) & 1 else EXHAUSTED

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, TakeFlorins):
            florins = amount(s, seat, action.source, FLORIN)
            exhaust(s, seat, action.source)
            cash(s, seat, action.source, florins)


def paying_now(s: Virtu) -> int:
    """Mask of the seat that is in the middle of a payment or of its purchases."""
    top = s.stack[-1]
    if isinstance(top, Payment):
        return 1 << top.seat
    if isinstance(top, Buying) and top.basket:
        return 1 << top.seat
    return 0


FLORINS: Final = Florins()
