"""War, step 5: bribing troops (PRI-180 to PRI-183, D-17)."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.rows import marked
from signoria.core.value import Action, Key
from signoria.games.princes import reasons
from signoria.games.princes.holy_league import pope_owner
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import BRIBE_TROOPS, NOBODY
from signoria.games.princes.treachery import discard_card, has_card
from signoria.games.princes.turn_effects import DONE
from signoria.games.princes.war_actions import BribeTroop
from signoria.games.princes.war_events import TroopBribed

PARTIES: Final = 3


def party(s: Princes, place: int) -> int:
    """Attacking condottiere, defending condottiere, Pope's owner if he joined (PRI-180)."""
    if place < 2:
        return s.condottieri[place]
    return pope_owner(s) if s.league != NOBODY else NOBODY


def unbribed(s: Princes, seat: int) -> int:
    """A party's troops that still count in this war (PRI-181); without any he stays condottiere (PRI-183)."""
    return s.troops[seat] & ~s.bribed[seat]


def any_target(s: Princes) -> bool:
    """Is there a troop left to bribe?"""
    for place in range(PARTIES):
        seat = party(s, place)
        if seat != NOBODY and unbribed(s, seat):
            return True
    return False


class Bribing(Frame[Princes]):
    """Each party in turn bribes as many troops as it likes; one round only (PRI-180)."""

    TAG = "bribing"
    OF = ("place count",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def key(self) -> Key:
        return (self.place,)

    def waits_for(self, s: Princes) -> int:
        """Asked is whoever holds a card at all; an empty hand is public."""
        seat = party(s, self.place)
        return 1 << seat if seat != NOBODY and s.hands[seat] and any_target(s) else 0

    def options(self, s: Princes, seat: int) -> list[Option]:
        out = [DONE]
        if has_card(s, seat, BRIBE_TROOPS):
            for place in range(PARTIES):
                owner = party(s, place)
                if owner != NOBODY and unbribed(s, owner):  # own and papal ones too (PRI-181)
                    out.append(Option(BribeTroop, Among([owner]), Among(s.t.bits[unbribed(s, owner)])))
        return out

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        if not isinstance(action, BribeTroop) or seat != party(s, self.place):
            return LEGAL
        return reasons.TROOP_NOT_HERE if has_card(s, seat, BRIBE_TROOPS) else reasons.NO_SUCH_CARD

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, BribeTroop):
            discard_card(s, seat, BRIBE_TROOPS)
            s.bribed = marked(s.bribed, action.owner, 1 << action.troop)
            s.tell(TroopBribed(seat, action.owner, action.troop))
        else:
            self.run(s)

    def run(self, s: Princes) -> None:
        """The next party; after the last one no more bribes (PRI-182)."""
        if self.place + 1 < PARTIES:
            s.become(Bribing(self.place + 1))
        else:
            s.end()
