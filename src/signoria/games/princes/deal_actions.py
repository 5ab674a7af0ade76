"""Negotiation: what anybody may do beside the question on the table (PRI-322)."""

from typing import Final

from signoria.core.value import Action, Key


class Gift(Action):
    """Give gold and influence to a player (PRI-321)."""

    TAG = "gift"
    OF = ("to seat", "gold gold", "influence influence")
    SECRET = ("gold", "influence")

    def __init__(self, to: int, gold: int, influence: int) -> None:
        self.to: Final = to
        self.gold: Final = gold
        self.influence: Final = influence

    def key(self) -> Key:
        return (self.to, self.gold, self.influence)


class MakeOffer(Action):
    """Offer an exchange; `promise` says that a promise in words belongs to it (PRI-320, PRI-322)."""

    TAG = "make_offer"
    OF = (
        "to seat",
        "give_gold gold",
        "give_influence influence",
        "want_gold gold",
        "want_influence influence",
        "promise flag",
    )
    SECRET = ("give_gold", "give_influence", "want_gold", "want_influence")

    def __init__(
        self, to: int, give_gold: int, give_influence: int, want_gold: int, want_influence: int, promise: int
    ) -> None:
        self.to: Final = to
        self.give_gold: Final = give_gold
        self.give_influence: Final = give_influence
        self.want_gold: Final = want_gold
        self.want_influence: Final = want_influence
        self.promise: Final = promise

    def key(self) -> Key:
        return (
            self.to,
            self.give_gold,
            self.give_influence,
            self.want_gold,
            self.want_influence,
            self.promise,
        )


class AcceptOffer(Action):
    """Accept an offer (PRI-322)."""

    TAG = "accept_offer"
    OF = ("offer offer",)

    def __init__(self, offer: int) -> None:
        self.offer: Final = offer

    def key(self) -> Key:
        return (self.offer,)


class DeclineOffer(Action):
    """Decline an offer (PRI-322)."""

    TAG = "decline_offer"
    OF = ("offer offer",)

    def __init__(self, offer: int) -> None:
        self.offer: Final = offer

    def key(self) -> Key:
        return (self.offer,)


class WithdrawOffer(Action):
    """Withdraw an own offer (PRI-322)."""

    TAG = "withdraw_offer"
    OF = ("offer offer",)

    def __init__(self, offer: int) -> None:
        self.offer: Final = offer

    def key(self) -> Key:
        return (self.offer,)
