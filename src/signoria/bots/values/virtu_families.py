"""Where the family cards go at the start of Virtù: all three to the sides of the palace, in the best order.

A courtier pays for every action and in winter; a card in a room pays for that room alone, and covers what is
printed there. Which side wakes earlier depends on the order of the rooms, so all orders are tried once.
"""

from typing import Final

from signoria.bots.values.virtu_worth import Worth
from signoria.core.flow import LEGAL
from signoria.core.value import Action
from signoria.games.virtu.actions import PlaceFamily
from signoria.games.virtu.masks import members
from signoria.games.virtu.setup import family_objection, place_family
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import Tables


class Placements:
    """The orders of each power; they depend on nothing that happens in a game."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth
        self.tables: Tables | None = None
        self.known: dict[int, list[Action]] = {}

    def best(self, s: Virtu, seat: int) -> list[Action]:
        """All orders, the best first."""
        if self.tables is not s.t:
            self.tables = s.t
            self.known = {}
        key = s.power[seat] * 8 + s.seats
        if key not in self.known:
            self.known[key] = self._sorted(s, seat)
        return self.known[key]

    def _sorted(self, s: Virtu, seat: int) -> list[Action]:
        fields = members(s.t.open_fields)
        actions = [PlaceFamily(one, two, three) for one in fields for two in fields for three in fields]
        found: list[tuple[float, int]] = []
        for i, action in enumerate(actions):
            if family_objection(action) == LEGAL:
                world = s.clone()
                place_family(world, seat, action)
                found.append((-self.worth.of(world, seat), i))
        found.sort()
        return [actions[i] for _, i in found]
