"""Govern (VIR-400 to VIR-404): pay crowns and crosses, turn tiles face up, reactivate alliance bonuses."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL
from signoria.core.option import Option, Some
from signoria.core.rows import marked
from signoria.core.value import Action, Key
from signoria.games.virtu.events import Paid
from signoria.games.virtu.masks import mask_of, members
from signoria.games.virtu.question import RARELY, Question
from signoria.games.virtu.reasons import NOT_COVERED, PAID_WITH_IT, TOO_MANY_TURNED, USED_TWICE
from signoria.games.virtu.rooms import RoomQuestion, and_beside, leave_room, take_beside, why_not_beside
from signoria.games.virtu.sources import (
    FIRST_ALLIANCE_SOURCE,
    FIRST_TILE_SOURCE,
    FOR_ACTION,
    INDULGENCE_SOURCE,
    amount,
    available,
    use,
    with_symbol,
)
from signoria.games.virtu.spring_actions import Govern, TurnUp
from signoria.games.virtu.spring_events import TilesTurned
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import ALLIANCES, CROSS, CROWN, TILE_THING, TILES


class Governing(RoomQuestion):
    """Pay any number of crowns and crosses, each source giving one kind (VIR-400).

    Florins may be taken from tiles first; Govern may then turn these tiles up again (VIR-402).
    """

    TAG = "governing"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        sources = available(s, seat, FOR_ACTION)
        crowns = with_symbol(s, seat, sources, CROWN)
        crosses = with_symbol(s, seat, sources, CROSS)
        out: list[Option] = []
        if crowns or crosses:
            out.append(Option(Govern, Some(crowns, 0, len(crowns)), Some(crosses, 0, len(crosses))))
        return and_beside(s, seat, out)

    def objection(self, s: Virtu, seat: int, action: Action) -> int:
        if not isinstance(action, Govern):
            return LEGAL
        if action.crowns & action.crosses:
            return USED_TWICE
        return LEGAL if action.crowns | action.crosses else NOT_COVERED

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        return why_not_beside(s, seat, action)

    def pick_use(self, s: Virtu, seat: int, option: Option, rng: Rng) -> Action | None:
        """Few or many sources, each with one of its two kinds."""
        if option.action is not Govern:
            return option.sample(rng)
        sources = available(s, seat, FOR_ACTION)
        crowns = mask_of(with_symbol(s, seat, sources, CROWN))
        crosses = mask_of(with_symbol(s, seat, sources, CROSS))
        if crowns | crosses != 1 << INDULGENCE_SOURCE and rng.below(RARELY):
            crowns &= ~(1 << INDULGENCE_SOURCE)
        ids = members(crowns | crosses)
        rng.shuffle(ids)
        taken = [0, 0]
        for source in ids[: 1 + rng.below(len(ids))]:
            both = (crowns >> source) & 1 and (crosses >> source) & 1
            cross = rng.below(2) if both else (crosses >> source) & 1
            taken[cross] |= 1 << source
        return Govern(taken[0], taken[1])

    def suggest(self, s: Virtu, seat: int, option: Option) -> Action | None:
        """As many symbols as there is work for: the room first, then courtiers; tiles only if they must."""
        if option.action is not Govern:
            return None
        wanted = (s.owned[seat] & ~s.up[seat]).bit_count() + 1
        wanted = wanted // s.t.tiles_per_symbol + used_allies(s, seat).bit_count()
        sources = available(s, seat, FOR_ACTION) & ~(1 << INDULGENCE_SOURCE)
        taken = [0, 0]
        for source in members(sources):
            dear = source >= FIRST_TILE_SOURCE and taken[0] | taken[1]
            kind = CROWN if amount(s, seat, source, CROWN) >= amount(s, seat, source, CROSS) else CROSS
            n = amount(s, seat, source, kind)
            if n and (wanted > 0 or not taken[0] | taken[1]) and not dear:
                taken[0 if kind == CROWN else 1] |= 1 << source
                wanted -= n
        if not taken[0] | taken[1]:
            return None
        return Govern(taken[0], taken[1])

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        """All symbols are paid first (VIR-404)."""
        if take_beside(s, seat, action) or not isinstance(action, Govern):
            return
        symbols = use(s, seat, action.crowns, CROWN) + use(s, seat, action.crosses, CROSS)
        s.tell(Paid(seat, crowns=action.crowns, crosses=action.crosses))
        turning = TurningUp(seat, symbols, action.crowns | action.crosses)
        if turning.tiles(s) or turning.allies(s):
            s.become(turning)
        else:
            leave_room(s, seat)


class TurningUp(Question):
    """Each symbol turns up to two tiles face up or reactivates one alliance bonus (VIR-400).

    All choices are made together, so nothing is turned twice (VIR-404); what paid stays down (VIR-401, B-34);
    courtiers are never turned (VIR-403).
    """

    TAG = "turning_up"
    OF = ("seat seat", "symbols count", "paid source*")

    def __init__(self, seat: int, symbols: int, paid: int) -> None:
        super().__init__(seat)
        self.symbols: Final = symbols
        self.paid: Final = paid

    def key(self) -> Key:
        return (self.seat, self.symbols, self.paid)

    def tiles(self, s: Virtu) -> int:
        """Mask of the face-down tiles that did not pay."""
        return (
            s.owned[self.seat] & ~s.up[self.seat] & ~((self.paid >> FIRST_TILE_SOURCE) & ((1 << TILES) - 1))
        )

    def allies(self, s: Virtu) -> int:
        """Mask of the used alliance bonuses that did not pay; a foreign agent does not matter (B-33)."""
        return used_allies(s, self.seat) & ~(self.paid >> FIRST_ALLIANCE_SOURCE)

    def options(self, s: Virtu, seat: int) -> list[Option]:
        tiles = members(self.tiles(s))
        allies = members(self.allies(s))
        most = self.symbols * s.t.tiles_per_symbol
        return [Option(TurnUp, Some(tiles, 0, most), Some(allies, 0, self.symbols))]

    def objection(self, s: Virtu, seat: int, action: Action) -> int:
        if isinstance(action, TurnUp) and self._symbols(s, action) > self.symbols:
            return TOO_MANY_TURNED
        return LEGAL

    def _symbols(self, s: Virtu, action: TurnUp) -> int:
        per = s.t.tiles_per_symbol
        return (action.tiles.bit_count() + per - 1) // per + action.alliances.bit_count()

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        """A tile that paid cannot be turned up (VIR-401)."""
        if seat != self.seat or not isinstance(action, TurnUp) or action.tiles < 0:
            return LEGAL
        if action.tiles & (self.paid >> FIRST_TILE_SOURCE) & ((1 << TILES) - 1):
            return PAID_WITH_IT
        return TOO_MANY_TURNED if not action.tiles & ~self.tiles(s) else LEGAL

    def pick(self, s: Virtu, seat: int, option: Option, rng: Rng) -> Action | None:
        """Alliances at random, then as many tiles as the symbols left allow."""
        allies = 0
        left = self.symbols
        for ally in members(self.allies(s)):
            if left and rng.below(2):
                allies |= 1 << ally
                left -= 1
        ids = members(self.tiles(s))
        rng.shuffle(ids)
        return TurnUp(mask_of(ids[: left * s.t.tiles_per_symbol]), allies)

    def suggest(self, s: Virtu, seat: int, option: Option) -> Action | None:
        """Alliance bonuses first, then the tiles that show most."""
        allies = members(self.allies(s))[: self.symbols]
        keyed = [s.t.weight[TILE_THING + tile] * 64 + tile for tile in members(self.tiles(s))]
        keyed.sort(reverse=True)
        best = [key % 64 for key in keyed[: (self.symbols - len(allies)) * s.t.tiles_per_symbol]]
        return TurnUp(mask_of(best), mask_of(allies))

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, TurnUp):
            s.up = marked(s.up, seat, action.tiles)
            s.allies_used &= ~action.alliances
            s.tell(TilesTurned(seat, action.tiles, action.alliances))
            leave_room(s, seat)


def used_allies(s: Virtu, seat: int) -> int:
    """Mask of the own alliances whose bonus is used."""
    mask = 0
    for ally in range(ALLIANCES):
        if s.allies[ally] == seat:
            mask |= 1 << ally
    return mask & s.allies_used
