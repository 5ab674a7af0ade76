"""Courtier fields for new cards and fields that are lost (VIR-206, VIR-211, VIR-212)."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL
from signoria.core.option import Among, Option
from signoria.core.rows import exchanged, marked
from signoria.core.value import Action, Key
from signoria.games.virtu.actions import Discard, LayCourtier, ShiftCourtier
from signoria.games.virtu.events import CardMoved
from signoria.games.virtu.palace import (
    COURTIER_TO_SOURCE,
    courtiers,
    discard,
    free_fields,
    greyed_used,
    lay,
    unlocked,
)
from signoria.games.virtu.question import RARELY, Question
from signoria.games.virtu.reasons import BOUGHT_NOW, FIELD_TAKEN, NO_FREE_FIELD
from signoria.games.virtu.state import WINTER, Virtu
from signoria.games.virtu.tables import FIELDS_OF_PALACE, FIRST_COURTIER


class Receiving(Question):
    """The cards of a mask go to free courtier fields, lowest number first (VIR-206, VIR-421, VIR-632).

    Older courtiers may be discarded to make room, cards of this very purchase not (VIR-211, VIR-637, B-64).
    """

    TAG = "receiving"
    OF = ("seat seat", "cards card*")

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def key(self) -> Key:
        return (self.seat, self.cards)

    def options(self, s: Virtu, seat: int) -> list[Option]:
        out: list[Option] = []
        free = free_fields(s, seat)
        if free:
            out.append(Option(LayCourtier, Among(free)))
        old = courtiers(s, seat)
        if old:
            out.append(Option(Discard, Among(old)))
        return out

    def pick(self, s: Virtu, seat: int, option: Option, rng: Rng) -> Action | None:
        """Random players discard rarely where a field is free."""
        if option.action is Discard and rng.below(RARELY) and free_fields(s, seat):
            return None
        return option.sample(rng)

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat != self.seat:
            return LEGAL
        if isinstance(action, LayCourtier):
            return FIELD_TAKEN if free_fields(s, seat) else NO_FREE_FIELD
        return BOUGHT_NOW if isinstance(action, Discard) else LEGAL

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, Discard):
            discard(s, seat, action.field)
        elif isinstance(action, LayCourtier):
            card = (self.cards & -self.cards).bit_length() - 1
            lay(s, seat, card, action.field)
            if s.part == WINTER:
                s.fresh = marked(s.fresh, seat, 1 << (action.field - COURTIER_TO_SOURCE))
            rest = self.cards & (self.cards - 1)
            if rest:
                s.become(Receiving(seat, rest))
            else:
                s.end()


def lost_a_field(s: Virtu, seat: int) -> bool:
    """Does a player have more cards on greyed fields than are unlocked (VIR-212)?"""
    return greyed_used(s, seat) > unlocked(s, seat)


class FieldLost(Question):
    """Below five cities: one card on a greyed field moves, face down too, or is discarded (VIR-212)."""

    TAG = "field_lost"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        greyed: list[int] = []
        for field in range(FIRST_COURTIER, FIELDS_OF_PALACE):
            if (s.t.greyed_fields >> field) & 1 and s.cards[seat * FIELDS_OF_PALACE + field] >= 0:
                greyed.append(field)
        out: list[Option] = []
        free = free_fields(s, seat)
        if free:
            out.append(Option(ShiftCourtier, Among(greyed), Among(free)))
        out.append(Option(Discard, Among(greyed)))
        return out

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        return NO_FREE_FIELD if seat == self.seat and isinstance(action, ShiftCourtier) else LEGAL

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, Discard):
            discard(s, seat, action.field)
        elif isinstance(action, ShiftCourtier):
            base = seat * FIELDS_OF_PALACE
            card = s.cards[base + action.start]
            s.cards = exchanged(s.cards, base + action.start, -1)
            s.cards = exchanged(s.cards, base + action.end, card)
            face = (s.face[seat] >> action.start) & 1
            s.face[seat] = (s.face[seat] & ~(1 << action.start)) | (face << action.end)
            s.tell(CardMoved(seat, card, action.start, action.end))
        s.end()
