"""Trade (VIR-430, VIR-431): ships become florins. No palace prints it; the Merchant brings it."""

from signoria.core.option import Option, Some
from signoria.core.value import Action
from signoria.games.virtu.events import Paid
from signoria.games.virtu.purse import earn
from signoria.games.virtu.rooms import RoomQuestion, and_beside, leave_room, take_beside, why_not_beside
from signoria.games.virtu.sources import FIRST_TILE_SOURCE, FOR_ACTION, available, use, with_symbol
from signoria.games.virtu.spring_actions import Trade
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import SHIP


class Trading(RoomQuestion):
    """Pay any number of ships; take two florins for each (VIR-430)."""

    TAG = "trading"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        ships = with_symbol(s, seat, available(s, seat, FOR_ACTION), SHIP)
        out: list[Option] = []
        if ships:
            out.append(Option(Trade, Some(ships, 1, len(ships))))
        return and_beside(s, seat, out)

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        return why_not_beside(s, seat, action)

    def suggest(self, s: Virtu, seat: int, option: Option) -> Action | None:
        """The ships of the room and of courtiers, who wake again by themselves; all there are if none."""
        if option.action is not Trade:
            return None
        cheap = 0
        every = 0
        for source in with_symbol(s, seat, available(s, seat, FOR_ACTION), SHIP):
            every |= 1 << source
            if source < FIRST_TILE_SOURCE:
                cheap |= 1 << source
        return Trade(cheap or every)

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if not take_beside(s, seat, action) and isinstance(action, Trade):
            ships = use(s, seat, action.ships, SHIP)
            s.tell(Paid(seat, ships=action.ships))
            earn(s, seat, ships * s.t.florins_per_ship)
            leave_room(s, seat)
