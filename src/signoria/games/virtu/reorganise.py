"""Winter, step 2: rearrange the palace (VIR-620 to VIR-627)."""

from typing import Final

from mypy_extensions import i64

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL
from signoria.core.option import Among, Option
from signoria.core.rows import Ints
from signoria.core.value import Action
from signoria.games.virtu.actions import AskFlorins, Discard
from signoria.games.virtu.events import CardMoved
from signoria.games.virtu.palace import courtiers, discard, free_fields, room_place
from signoria.games.virtu.question import ASK_FLORINS, RARELY, Question
from signoria.games.virtu.reasons import (
    FACE_DOWN,
    FIELD_TAKEN,
    MOVED_ENOUGH,
    NEEDS_ACTION,
    NEEDS_ACTION_CARD,
    NO_FREE_FIELD,
    NO_ROOM_TO_ROOM,
    ROOM_FROZEN,
    SAME_ARRANGEMENT,
)
from signoria.games.virtu.requests import may_request, request, request_refusal
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import FIELDS_OF_PALACE, FIRST_COURTIER, ROOMS
from signoria.games.virtu.winter_actions import EndRearranging, MoveCard

_END_REARRANGING: Final = Option(EndRearranging)


MOST_MOVES: Final = 2
"""A card may be moved twice in one winter (VIR-627)."""
BITS: Final = 5


def begin_rearranging(s: Virtu, seat: int) -> None:
    """Nothing has been moved yet; the arrangement found counts as one that was there (VIR-627)."""
    s.moved = [0] * FIELDS_OF_PALACE
    base = seat * FIELDS_OF_PALACE
    s.arrangements = arrangement(list(s.cards[base : base + FIELDS_OF_PALACE]))


def arrangement(cards: list[int]) -> Ints:
    """Rooms and courtiers of a palace as two ints, the first field in the lowest bits of each."""
    rooms: i64 = 0
    sides: i64 = 0
    for field in range(FIRST_COURTIER - 1, -1, -1):
        rooms = (rooms << BITS) + (cards[field] + 1)
    for field in range(FIELDS_OF_PALACE - 1, FIRST_COURTIER - 1, -1):
        sides = (sides << BITS) + (cards[field] + 1)
    return (rooms, sides)


def frozen_rooms(s: Virtu, seat: int) -> int:
    """Rooms that no card leaves or enters: marker, indulgence, foreign agent (VIR-317, VIR-467, VIR-621)."""
    mask = s.indulgences[seat]
    if s.marker[seat] >= 0:
        mask |= 1 << s.marker[seat]
    first = room_place(s, seat, 0)
    for room in range(ROOMS):
        agent = s.agents[first + room]
        if agent >= 0 and agent != seat:
            mask |= 1 << room
    return mask


def move_card(s: Virtu, seat: int, start: int, end: int) -> list[int]:
    """The palace after a move. An upgrade left alone becomes the action card (B-25)."""
    base = seat * FIELDS_OF_PALACE
    cards = list(s.cards[base : base + FIELDS_OF_PALACE])
    cards[end] = cards[start]
    cards[start] = -1
    if start < ROOMS and cards[start + ROOMS] >= 0:
        cards[start] = cards[start + ROOMS]
        cards[start + ROOMS] = -1
    return cards


class Rearranging(Question):
    """Cards are moved one at a time, any number of moves (VIR-620); cards enter empty fields only (B-26).

    A card that leaves a room goes face down to a free courtier field (VIR-623), so it cannot go on to another
    room, and there is no swap (VIR-624). Face-up courtiers move to rooms or other courtier fields (VIR-622).
    Every single move keeps the rules of placing (VIR-626).
    """

    TAG = "rearranging"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        out = [_END_REARRANGING]
        self._moves(s, out)
        old = courtiers(s, seat)
        if old:
            out.append(Option(Discard, Among(old)))
        if may_request(s, seat):
            out.append(ASK_FLORINS)
        return out

    def anything(self, s: Virtu) -> bool:
        """Can a card be discarded or moved?"""
        return bool(courtiers(s, self.seat)) or len(self.options(s, self.seat)) > 1

    def at_random(self, s: Virtu, seat: int, rng: Rng) -> Action:
        """A kind that is not possible is drawn again, so what is not drawn need not be listed."""
        while True:
            kind = rng.below(4)
            if kind == 0:
                return EndRearranging()
            if kind == 1:
                moves: list[Option] = []
                self._moves(s, moves)
                if moves:
                    action = super().pick(s, seat, moves[rng.below(len(moves))], rng)
                    return action if action is not None else EndRearranging()
            elif kind == 2:
                old = courtiers(s, seat)
                if old:  # random players discard rarely, or no card would live long
                    return EndRearranging() if rng.below(RARELY) else Discard(old[rng.below(len(old))])
            elif may_request(s, seat):
                return EndRearranging() if rng.below(RARELY) else AskFlorins()

    def _moves(self, s: Virtu, out: list[Option]) -> None:
        """Everything that can be moved, and where to."""
        free = free_fields(s, self.seat)
        frozen = frozen_rooms(s, self.seat)
        out_of_rooms = self._leaving(s, frozen)
        if free and out_of_rooms:
            out.append(Option(MoveCard, Among(out_of_rooms), Among(free)))
        self._courtier_moves(s, frozen, free, out)

    def _leaving(self, s: Virtu, frozen: int) -> list[int]:
        """Cards that may leave their room: what stays behind must show an action (VIR-205, B-25)."""
        base = self.seat * FIELDS_OF_PALACE
        out: list[int] = []
        for room in range(ROOMS):
            if s.cards[base + room] >= 0 and not (frozen >> room) & 1:
                upgrade = s.cards[base + ROOMS + room]
                if s.moved[room] < MOST_MOVES and (upgrade < 0 or s.t.card_action[upgrade] >= 0):
                    out.append(room)
                if upgrade >= 0 and s.moved[ROOMS + room] < MOST_MOVES:
                    out.append(ROOMS + room)
        return out

    def _courtier_moves(self, s: Virtu, frozen: int, free: list[int], out: list[Option]) -> None:
        """Moves of face-up courtiers, a box for each kind of field they come from and go to."""
        base = self.seat * FIELDS_OF_PALACE
        opened: list[int] = []
        greyed: list[int] = []
        acting: list[int] = []
        for field in range(FIRST_COURTIER, FIELDS_OF_PALACE):
            if (s.face[self.seat] >> field) & 1 and s.moved[field] < MOST_MOVES:
                (opened if (s.t.open_fields >> field) & 1 else greyed).append(field)
                if s.t.card_action[s.cards[base + field]] >= 0:
                    acting.append(field)
        if opened and free:
            out.append(Option(MoveCard, Among(opened), Among(free)))
        if greyed:  # leaving a greyed field unlocks another one (VIR-209)
            empty = [f for f in range(FIRST_COURTIER, FIELDS_OF_PALACE) if s.cards[base + f] < 0]
            if empty:
                out.append(Option(MoveCard, Among(greyed), Among(empty)))
        if opened or greyed:
            self._into_rooms(s, frozen, opened + greyed, acting, out)

    def _into_rooms(
        self, s: Virtu, frozen: int, faced: list[int], acting: list[int], out: list[Option]
    ) -> None:
        """To an empty action field (with an action) or under an action card (VIR-203, VIR-204, VIR-625)."""
        base = self.seat * FIELDS_OF_PALACE
        rooms: list[int] = []
        upgrades: list[int] = []
        for room in range(ROOMS):
            if not (frozen >> room) & 1:
                if s.cards[base + room] < 0:
                    rooms.append(room)
                elif s.cards[base + ROOMS + room] < 0:
                    upgrades.append(ROOMS + room)
        if acting and rooms:
            out.append(Option(MoveCard, Among(acting), Among(rooms)))
        if upgrades:
            out.append(Option(MoveCard, Among(faced), Among(upgrades)))

    def pick(self, s: Virtu, seat: int, option: Option, rng: Rng) -> Action | None:
        """Random players discard rarely, or no card would live long."""
        if option.action is Discard and rng.below(RARELY):
            return None
        return super().pick(s, seat, option, rng)

    def objection(self, s: Virtu, seat: int, action: Action) -> int:
        """No arrangement of the palace comes up twice in a winter (VIR-627)."""
        if isinstance(action, MoveCard):
            now = arrangement(move_card(s, seat, action.start, action.end))
            for i in range(0, len(s.arrangements), 2):
                if s.arrangements[i] == now[0] and s.arrangements[i + 1] == now[1]:
                    return SAME_ARRANGEMENT
        return LEGAL

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat != self.seat:
            return LEGAL
        if isinstance(action, AskFlorins):
            return request_refusal(s, seat)
        if isinstance(action, MoveCard) and 0 <= action.start < FIELDS_OF_PALACE > action.end >= 0:
            return self._move_refusal(s, action.start, action.end)
        return LEGAL

    def _move_refusal(self, s: Virtu, start: int, end: int) -> int:
        base = self.seat * FIELDS_OF_PALACE
        if s.cards[base + start] < 0:
            return LEGAL
        for field in (start, end):
            if field < FIRST_COURTIER and (frozen_rooms(s, self.seat) >> field % ROOMS) & 1:
                return ROOM_FROZEN
        if start < FIRST_COURTIER and end < FIRST_COURTIER:
            return NO_ROOM_TO_ROOM
        if start >= FIRST_COURTIER and not (s.face[self.seat] >> start) & 1:
            return FACE_DOWN
        if s.moved[start] >= MOST_MOVES:
            return MOVED_ENOUGH
        if s.cards[base + end] >= 0:
            return FIELD_TAKEN
        return self._end_refusal(end)

    def _end_refusal(self, end: int) -> int:
        if end >= FIRST_COURTIER:
            return NO_FREE_FIELD
        return NEEDS_ACTION if end < ROOMS else NEEDS_ACTION_CARD

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, AskFlorins):
            request(s, seat, s.t.indulgence_florins)
        elif isinstance(action, Discard):
            discard(s, seat, action.field)
            s.moved[action.field] = 0
        elif isinstance(action, MoveCard):
            self._move(s, action.start, action.end)
        else:
            s.moved = []
            s.arrangements = ()
            s.end()

    def _move(self, s: Virtu, start: int, end: int) -> None:
        """Move a card; only courtiers that stay courtiers keep their face (VIR-622, VIR-623)."""
        base = self.seat * FIELDS_OF_PALACE
        card = s.cards[base + start]
        cards = move_card(s, self.seat, start, end)
        s.cards = (*s.cards[:base], *cards, *s.cards[base + FIELDS_OF_PALACE :])
        s.moved[end] = s.moved[start] + 1
        s.moved[start] = 0
        if start < ROOMS:
            s.moved[start] = s.moved[start + ROOMS]
            s.moved[start + ROOMS] = 0
        s.face[self.seat] &= ~(1 << start)
        if start >= FIRST_COURTIER and end >= FIRST_COURTIER:
            s.face[self.seat] |= 1 << end
        s.arrangements += arrangement(cards)
        s.tell(CardMoved(self.seat, card, start, end))
