"""Facts of turns, of treachery cards and of decades."""

from typing import Final

from signoria.core.value import Event, Key


class CurrencyDeclared(Event):
    """Baglioni B declared its currency (PRI-253)."""

    TAG = "currency_declared"
    OF = ("seat seat", "currency currency")

    def __init__(self, seat: int, currency: int) -> None:
        self.seat: Final = seat
        self.currency: Final = currency

    def key(self) -> Key:
        return (self.seat, self.currency)


class DecadeBegan(Event):
    """A decade began (PRI-024, PRI-215)."""

    TAG = "decade_began"
    OF = ("decade count",)

    def __init__(self, decade: int) -> None:
        self.decade: Final = decade

    def key(self) -> Key:
        return (self.decade,)


class TurnBegan(Event):
    """It is a player's turn (PRI-061)."""

    TAG = "turn_began"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class TurnPassed(Event):
    """The active player passed (PRI-200)."""

    TAG = "turn_passed"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class TroopBought(Event):
    """A troop was bought (PRI-070)."""

    TAG = "troop_bought"
    OF = ("seat seat", "troop troop", "gold gold")

    def __init__(self, seat: int, troop: int, gold: int) -> None:
        self.seat: Final = seat
        self.troop: Final = troop
        self.gold: Final = gold

    def key(self) -> Key:
        return (self.seat, self.troop, self.gold)


class TroopGivenBack(Event):
    """A troop was returned to the supply (PRI-074)."""

    TAG = "troop_given_back"
    OF = ("seat seat", "troop troop")

    def __init__(self, seat: int, troop: int) -> None:
        self.seat: Final = seat
        self.troop: Final = troop

    def key(self) -> Key:
        return (self.seat, self.troop)


class CardBought(Event):
    """A treachery card was bought (PRI-075)."""

    TAG = "card_bought"
    OF = ("seat seat", "gold gold", "influence influence")

    def __init__(self, seat: int, gold: int, influence: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold
        self.influence: Final = influence

    def key(self) -> Key:
        return (self.seat, self.gold, self.influence)


class CardDrawn(Event):
    """A card was drawn; only its owner knows which (PRI-076)."""

    TAG = "card_drawn"
    OF = ("seat seat", "card card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def key(self) -> Key:
        return (self.seat, self.card)


class CardPutUnder(Event):
    """A card was put under the pile; only Bentivoglio knows which (PRI-254)."""

    TAG = "card_put_under"
    OF = ("seat seat", "card card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def key(self) -> Key:
        return (self.seat, self.card)


class CardDiscarded(Event):
    """A card was discarded because of the hand limit (PRI-008)."""

    TAG = "card_discarded"
    OF = ("seat seat", "card card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def key(self) -> Key:
        return (self.seat, self.card)


class PileReshuffled(Event):
    """The discards became the new pile (PRI-077)."""

    TAG = "pile_reshuffled"
    OF = ("cards count",)

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def key(self) -> Key:
        return (self.cards,)


class TileUsed(Event):
    """A once-per-decade tile was turned (PRI-011)."""

    TAG = "tile_used"
    OF = ("seat seat", "lot lot")

    def __init__(self, seat: int, lot: int) -> None:
        self.seat: Final = seat
        self.lot: Final = lot

    def key(self) -> Key:
        return (self.seat, self.lot)


class FamilyUsed(Event):
    """The once-per-decade power of a family was used (PRI-258)."""

    TAG = "family_used"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class Robbed(Event):
    """Gold or influence was stolen (PRI-300, PRI-301, PRI-279)."""

    TAG = "robbed"
    OF = ("thief seat", "victim seat", "currency currency", "amount amount")

    def __init__(self, thief: int, victim: int, currency: int, amount: int) -> None:
        self.thief: Final = thief
        self.victim: Final = victim
        self.currency: Final = currency
        self.amount: Final = amount

    def key(self) -> Key:
        return (self.thief, self.victim, self.currency, self.amount)


class StatusChanged(Event):
    """A city changed its status (PRI-006)."""

    TAG = "status_changed"
    OF = ("city city", "before count", "after count")

    def __init__(self, city: int, before: int, after: int) -> None:
        self.city: Final = city
        self.before: Final = before
        self.after: Final = after

    def key(self) -> Key:
        return (self.city, self.before, self.after)
