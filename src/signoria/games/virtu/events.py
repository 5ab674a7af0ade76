"""Facts of the set-up, of the years and of the palaces, in any season."""

from signoria.core.value import Event


class FirstPlayerDrawn(Event):
    """The first player was drawn (VIR-113)."""

    TAG = "first_player_drawn"
    OF = ("seat seat",)


class PowerTaken(Event):
    """A player leads a power (VIR-101)."""

    TAG = "power_taken"
    OF = ("seat seat", "power power")


class FamilyPlaced(Event):
    """A family card lies in the palace (VIR-110)."""

    TAG = "family_placed"
    OF = ("seat seat", "card card", "field field")


class YearBegan(Event):
    """A year began (VIR-300)."""

    TAG = "year_began"
    OF = ("year year",)


class FlorinsTaken(Event):
    """Florin symbols became coins (VIR-216)."""

    TAG = "florins_taken"
    OF = ("seat seat", "source source", "florins florins")


class Paid(Event):
    """A cost was paid: coins, and the sources used for each symbol (VIR-213, VIR-214)."""

    TAG = "paid"
    OF = (
        "seat seat",
        "coins florins",
        "florins source*",
        "crowns source*",
        "crosses source*",
        "cavalry source*",
        "ships source*",
    )

    def __init__(
        self,
        seat: int,
        coins: int = 0,
        florins: int = 0,
        crowns: int = 0,
        crosses: int = 0,
        cavalry: int = 0,
        ships: int = 0,
    ) -> None:
        super().__init__(seat, coins, florins, crowns, crosses, cavalry, ships)


class FlorinsGained(Event):
    """Florins came out of the bank (VIR-218, VIR-430)."""

    TAG = "florins_gained"
    OF = ("seat seat", "florins florins")


class CardLaid(Event):
    """A card went to a courtier field (VIR-206)."""

    TAG = "card_laid"
    OF = ("seat seat", "card card", "field field")


class CardDiscarded(Event):
    """A card was discarded (VIR-211)."""

    TAG = "card_discarded"
    OF = ("seat seat", "card card", "field field")


class CardMoved(Event):
    """A card changed its field (VIR-620, VIR-212)."""

    TAG = "card_moved"
    OF = ("seat seat", "card card", "start field", "end field")


class AgentGained(Event):
    """A new agent came into the reserve (VIR-464)."""

    TAG = "agent_gained"
    OF = ("seat seat",)


class SourceUsed(Event):
    """Symbols of a source went into the pool for moving troops (VIR-457)."""

    TAG = "source_used"
    OF = ("seat seat", "source source", "symbol symbol", "count count")


class OrderSet(Event):
    """The new turn order (VIR-542)."""

    TAG = "order_set"
    OF = ("first seat", "second seat", "third seat", "fourth seat", "fifth seat")


class LastYear(Event):
    """This winter is the last (VIR-700)."""

    TAG = "last_year"
    OF = ("trigger trigger",)


class PointsCounted(Event):
    """The final points of a player (VIR-709)."""

    TAG = "points_counted"
    OF = ("seat seat", "points points")
