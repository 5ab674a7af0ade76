"""Virtù, as advice to a player: some fifteen points win, and half of them are cities.

1. Cities first: every one is a point or nearly, brings symbols, and the most of them move first.
2. Plan the wheel: a room is only as good as the symbols that lie face up when the marker gets there.
   Courtiers wake when the marker passes their arrow, tiles only by Govern. Before you spend crowns in winter,
   look which two rooms come next, and whether you could still pay there.
3. A symbol face up is worth more than one face down, and a card in a room works for ever but only there:
   begin with all your family at the sides, where they pay for everything.
4. March only with enough troops to take the place: one that fails costs a troop and the spring.
5. Patronage is slow and certain; crosses count twice, for purchases and for religion.
6. Florins are worth what they buy in winter; hoarded they are worth nothing.
"""

from typing import Any, ClassVar

from signoria.bots.valuation import Valuation
from signoria.bots.values.virtu_families import Placements
from signoria.bots.values.virtu_plans import Plans, is_amid
from signoria.bots.values.virtu_weights import Weights
from signoria.bots.values.virtu_worth import Worth
from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.value import Action
from signoria.games.virtu.setup import PlaceFamilies, PlaceOpenly
from signoria.games.virtu.state import Virtu


class VirtuValues(Valuation[Virtu]):
    """All amounts are prestige points at the end of the game."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "prestige",
        "cities",
        "patronage",
        "symbols",
        "florins",
        "troops",
        "wheel",
    )

    def __init__(self, weights: Weights | None = None) -> None:
        self.book = Worth(weights or Weights())
        self.plans = Plans(self.book)
        self.placements = Placements(self.book)

    def swing(self, s: Virtu) -> float:
        return 2.0 if s.last_year else 3.5

    def horizon(self, s: Virtu) -> int:
        """A year all around: by then a purchase has paid, and a room has been reached."""
        return 40

    def trust(self) -> float:
        """Some: sensible answers follow in imagination, so what they lead to says more than a first look."""
        return 8.0

    def quiet(self, s: Virtu) -> bool:
        """An action half done is not judged."""
        return not is_amid(s.stack[-1])

    def parts(self, s: Virtu, seat: int) -> list[float]:
        return self.book.parts(s, seat)

    def worth(self, s: Virtu, seat: int) -> float:
        return self.book.of(s, seat)

    def worths(self, s: Virtu) -> list[float]:
        return self.book.of_all(s)

    def policy(self, s: Virtu, frame: Frame[Any], seat: int, rng: Rng) -> Action | None:
        if isinstance(frame, (PlaceFamilies, PlaceOpenly)):
            return self.placements.best(s, seat)[0]
        return self.plans.answer(s, frame, seat, rng)

    def ideas(self, s: Virtu, frame: Frame[Any], seat: int, option: Option, rng: Rng) -> list[Action] | None:
        if isinstance(frame, (PlaceFamilies, PlaceOpenly)):
            return self.placements.best(s, seat)
        return None
