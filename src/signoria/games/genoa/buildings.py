"""Building actions (GEN-140 to GEN-149): what a building yields, by card or as a regular action."""

from signoria.games.genoa.building_events import NothingLeft, OwnerPaid
from signoria.games.genoa.piles import draw_card
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import bank_pays, free, take
from signoria.games.genoa.tables import DRAW, FIRST_PILE, GOODS, VILLA


def yields(s: Genoa, seat: int, building: int) -> list[int]:
    """Carry out a building's action, in a villa the privilege; answers the cards that were drawn.

    Cards to the hand (GEN-140, GEN-141, GEN-142, GEN-147), markers to the own supply (GEN-143), a special
    card (GEN-144), a cube of each of two kinds, never two of one (GEN-145, GEN-146).
    """
    buildings = s.t.buildings
    deed = buildings.deed[building]
    first = buildings.first[building]
    drawn: list[int] = []
    got = 0
    if deed in (DRAW, VILLA):
        for _ in range(
            min(buildings.count[building], free(s, seat, first))
        ):  # as many as there are (GEN-149)
            drawn.append(draw_card(s, seat, first - FIRST_PILE))
        got = len(drawn)
    elif deed == GOODS:
        got = take_some(s, seat, first, 1) + take_some(s, seat, buildings.other[building], 1)
    else:
        got = take_some(s, seat, first, buildings.count[building])
    if got == 0:
        s.tell(NothingLeft(seat, building))  # the action counts all the same (GEN-133)
    return drawn


def take_some(s: Genoa, seat: int, thing: int, wanted: int) -> int:
    """Take what is there, at most `wanted` (GEN-133, GEN-149)."""
    count = min(wanted, free(s, seat, thing))
    if count > 0:
        take(s, seat, thing, count)
    return max(count, 0)


def pay_owner(s: Genoa, seat: int, building: int) -> None:
    """Somebody else's marker lies there: its owner is paid, even if the action yielded nothing (GEN-134)."""
    owner = s.owner[building]
    if owner >= 0 and owner != seat:
        bank_pays(s, owner, s.t.payouts.fee)
        s.fees |= 1 << building
        s.tell(OwnerPaid(owner, building, s.t.payouts.fee))
