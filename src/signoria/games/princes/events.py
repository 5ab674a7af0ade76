"""Facts of turns, of treachery cards and of decades."""

from signoria.core.value import Event


class CurrencyDeclared(Event):
    """Baglioni B declared its currency (PRI-253)."""

    TAG = "currency_declared"
    OF = ("seat seat", "currency currency")


class DecadeBegan(Event):
    """A decade began (PRI-024, PRI-215)."""

    TAG = "decade_began"
    OF = ("decade count",)


class TurnBegan(Event):
    """It is a player's turn (PRI-061)."""

    TAG = "turn_began"
    OF = ("seat seat",)


class TurnPassed(Event):
    """The active player passed (PRI-200)."""

    TAG = "turn_passed"
    OF = ("seat seat",)


class TroopBought(Event):
    """A troop was bought (PRI-070)."""

    TAG = "troop_bought"
    OF = ("seat seat", "troop troop", "gold gold")


class TroopGivenBack(Event):
    """A troop was returned to the supply (PRI-074)."""

    TAG = "troop_given_back"
    OF = ("seat seat", "troop troop")


class CardBought(Event):
    """A treachery card was bought (PRI-075)."""

    TAG = "card_bought"
    OF = ("seat seat", "gold gold", "influence influence")


class CardDrawn(Event):
    """A card was drawn; only its owner knows which (PRI-076)."""

    TAG = "card_drawn"
    OF = ("seat seat", "card card")


class CardPutUnder(Event):
    """A card was put under the pile; only Bentivoglio knows which (PRI-254)."""

    TAG = "card_put_under"
    OF = ("seat seat", "card card")


class CardDiscarded(Event):
    """A card was discarded because of the hand limit (PRI-008)."""

    TAG = "card_discarded"
    OF = ("seat seat", "card card")


class PileReshuffled(Event):
    """The discards became the new pile (PRI-077)."""

    TAG = "pile_reshuffled"
    OF = ("cards count",)


class TileUsed(Event):
    """A once-per-decade tile was turned (PRI-011)."""

    TAG = "tile_used"
    OF = ("seat seat", "lot lot")


class FamilyUsed(Event):
    """The once-per-decade power of a family was used (PRI-258)."""

    TAG = "family_used"
    OF = ("seat seat",)


class Robbed(Event):
    """Gold or influence was stolen (PRI-300, PRI-301, PRI-279)."""

    TAG = "robbed"
    OF = ("thief seat", "victim seat", "currency currency", "amount amount")


class StatusChanged(Event):
    """A city changed its status (PRI-006)."""

    TAG = "status_changed"
    OF = ("city city", "before count", "after count")
