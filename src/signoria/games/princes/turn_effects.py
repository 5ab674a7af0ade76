"""Free effects on the own turn and their windows W1 to W5 (PRI-062 to PRI-064, D-06)."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.value import Action, Key
from signoria.games.princes import reasons
from signoria.games.princes.actions import (
    Done,
    RobByTile,
    StealGold,
    StealInfluence,
    TakeFamilyCard,
    TakeTileCard,
)
from signoria.games.princes.events import FamilyUsed, TileUsed
from signoria.games.princes.purses import rob
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import (
    FAMILY_POWER,
    GOLD,
    INFLUENCE,
    LOTS,
    STEAL_GOLD,
    STEAL_INFLUENCE,
    lots_of,
)
from signoria.games.princes.treachery import TakeCard, discard_card, has_card

DONE: Final = Option(Done)
FAMILY_CARD: Final = Option(TakeFamilyCard)

BEFORE_OFFICES: Final = 2
BETWEEN_OFFICES: Final = 3
AFTER_OFFICES: Final = 4


def usable_tiles(s: Princes, seat: int) -> int:
    """Unused tiles with a turn effect: free cards and Lucrezia Borgia (PRI-273, PRI-279)."""
    return s.own[seat] & (s.t.free_cards | s.t.robbers) & ~s.used


def family_card_free(s: Princes, seat: int) -> bool:
    """Malatesta A, once in a decade (PRI-258)."""
    return s.t.face_free_card[s.face[seat]] and not (s.used >> FAMILY_POWER) & 1


def has_window(s: Princes, seat: int) -> bool:
    """Public grounds for asking: a card in hand, or a fitting unused tile."""
    return s.hands[seat] != 0 or usable_tiles(s, seat) != 0 or family_card_free(s, seat)


def effect_options(s: Princes, seat: int, out: list[Option]) -> None:
    """Everything that may be used in addition to the action (PRI-062)."""
    t = s.t
    if s.hands[seat]:
        if has_card(s, seat, STEAL_GOLD):
            out.append(Option(StealGold, Among(others(s, seat))))
        if has_card(s, seat, STEAL_INFLUENCE):
            out.append(Option(StealInfluence, Among(others(s, seat))))
    tiles = usable_tiles(s, seat)
    if tiles:
        if tiles & t.robbers:
            out.append(Option(RobByTile, Among(others(s, seat))))
        if tiles & t.free_cards:
            out.append(Option(TakeTileCard, Among(lots_of(t, tiles & t.free_cards))))
    if family_card_free(s, seat):
        out.append(FAMILY_CARD)


def others(s: Princes, seat: int) -> list[int]:
    """Every other seat: also one without a marker is a legal, if useless, victim (PRI-302)."""
    return s.t.bits[((1 << s.seats) - 1) ^ (1 << seat)]


def take_effect(s: Princes, seat: int, action: Action) -> bool:
    """Carry out a turn effect; False if the action is none."""
    t = s.t
    if isinstance(action, StealGold):  # PRI-301
        discard_card(s, seat, STEAL_GOLD)
        rob(s, seat, action.victim, GOLD, t.steal_gold)
    elif isinstance(action, StealInfluence):  # PRI-300
        discard_card(s, seat, STEAL_INFLUENCE)
        rob(s, seat, action.victim, INFLUENCE, t.steal_influence)
    elif isinstance(action, RobByTile):  # PRI-279
        turn_tile(s, seat, lots_of(t, s.own[seat] & t.robbers & ~s.used)[0])
        rob(s, seat, action.victim, INFLUENCE, t.robbed)
    elif isinstance(action, TakeTileCard):  # PRI-273
        turn_tile(s, seat, action.lot)
        s.call(TakeCard(seat, bought=0), then=s.stack[-1])
    elif isinstance(action, TakeFamilyCard):  # PRI-258
        s.used |= 1 << FAMILY_POWER
        s.tell(FamilyUsed(seat))
        s.call(TakeCard(seat, bought=0), then=s.stack[-1])
    else:
        return False
    return True


def turn_tile(s: Princes, seat: int, lot: int) -> None:
    """A once-per-decade tile is turned until the next decade is prepared (PRI-011)."""
    s.used |= 1 << lot
    s.tell(TileUsed(seat, lot))


def why_no_effect(s: Princes, seat: int, action: Action) -> int:
    """Why a turn effect is refused on the own turn."""
    if isinstance(action, StealGold):
        return _why_no_theft(has_card(s, seat, STEAL_GOLD))
    if isinstance(action, StealInfluence):
        return _why_no_theft(has_card(s, seat, STEAL_INFLUENCE))
    if isinstance(action, RobByTile):
        used = s.own[seat] & s.t.robbers & s.used
        return reasons.USED_UP if used else LEGAL
    if isinstance(action, TakeTileCard):
        known = 0 <= action.lot < LOTS and (s.own[seat] & s.t.free_cards & s.used) >> action.lot & 1
        return reasons.USED_UP if known else LEGAL
    if isinstance(action, TakeFamilyCard):
        return reasons.USED_UP if s.t.face_free_card[s.face[seat]] else LEGAL
    return LEGAL


def _why_no_theft(held: bool) -> int:
    """With the card in hand only the victim can be wrong (PRI-302)."""
    return reasons.NO_SUCH_PLAYER if held else reasons.NO_SUCH_CARD


class WarPause(Frame[Princes]):
    """Windows W2, W3 and W4 around the two auctions of an own war (PRI-063): no auction is running."""

    TAG = "war_pause"
    OF = ("seat seat", "window count")

    def __init__(self, seat: int, window: int) -> None:
        self.seat: Final = seat
        self.window: Final = window

    def key(self) -> Key:
        return (self.seat, self.window)

    def waits_for(self, s: Princes) -> int:
        return 1 << self.seat if has_window(s, self.seat) else 0

    def options(self, s: Princes, seat: int) -> list[Option]:
        out = [DONE]
        effect_options(s, seat, out)
        return out

    def why_not(self, s: Princes, seat: int, action: Action) -> int:
        return why_no_effect(s, seat, action) if seat == self.seat else LEGAL

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if not take_effect(s, seat, action):
            s.end()

    def run(self, s: Princes) -> None:
        s.end()
