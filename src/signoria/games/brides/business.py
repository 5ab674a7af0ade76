"""Businesses, wages, items (BRI-300 to BRI-308): steps 2, 4 and 5 of the round end (BRI-330 to BRI-336)."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Among, Option, Some
from signoria.core.rows import grown, marked
from signoria.core.value import Action, Key
from signoria.games.brides.actions import BuyBack, BuyBusiness, Done, Keep, PayWorker
from signoria.games.brides.events import BusinessBought, CommonDismissed
from signoria.games.brides.favour import by_favour
from signoria.games.brides.purse import (
    BANK,
    colours_of,
    gain_influence,
    gain_item,
    give_up,
    move_ducats,
    return_workers,
    workers_of,
)
from signoria.games.brides.reasons import ONE_OF_A_KIND, STACK_EMPTY, TOO_POOR
from signoria.games.brides.state import Brides
from signoria.games.brides.tables import BUSINESSES, COLOURS


def top_card(s: Brides, business: int) -> int:
    """The number of the top card of a stack, or -1 if all are sold (BRI-028)."""
    return s.sold[business] if s.sold[business] < s.t.business_cards else -1


def affordable(s: Brides, seat: int, business: int) -> bool:
    """A type he lacks, a card on the stack, and the workers it asks for (BRI-306, BRI-308)."""
    card = top_card(s, business)
    if card < 0 or (s.businesses[seat] >> business) & 1:
        return False
    return can_pay(s, seat, business, card)


def can_pay(s: Brides, seat: int, business: int, card: int) -> bool:
    """The named colours, and as many workers more as the card asks of any colour."""
    cost = s.t.business_colours[business][card]
    needed = s.t.business_any[business][card]
    for colour in range(COLOURS):
        if s.workers[seat * COLOURS + colour] < cost[colour]:
            return False
        needed += cost[colour]
    return workers_of(s, seat) >= needed


def in_turn(s: Brides, turn: int) -> int:
    """The seat whose turn it is in favour order, or -1 after the last one."""
    return by_favour(s)[turn] if turn < s.seats else -1


class Purchase(Frame[Brides]):
    """In favour order each may buy one business (BRI-308, BRI-331); who can afford none is passed over."""

    TAG = "purchase"
    OF = ("turn turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def key(self) -> Key:
        return (self.turn,)

    def choices(self, s: Brides, seat: int) -> list[int]:
        if workers_of(s, seat) == 0:
            return []
        return [b for b in range(len(s.sold)) if affordable(s, seat, b)]

    def waits_for(self, s: Brides) -> int:
        seat = in_turn(s, self.turn)
        return 1 << seat if seat >= 0 and self.choices(s, seat) else 0

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(BuyBusiness, Among(self.choices(s, seat))), Option(Done)]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        if not isinstance(action, BuyBusiness) or not 0 <= action.business < len(s.sold):
            return 0
        if (s.businesses[seat] >> action.business) & 1:
            return ONE_OF_A_KIND
        return STACK_EMPTY if top_card(s, action.business) < 0 else TOO_POOR

    def run(self, s: Brides) -> None:
        if self.turn >= s.seats:
            s.end()
        else:
            s.become(Purchase(self.turn + 1))

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, BuyBusiness):
            s.call(buy(s, seat, action.business), then=Purchase(self.turn + 1))
        else:
            s.become(Purchase(self.turn + 1))


def buy(s: Brides, seat: int, business: int) -> "PayAny":
    """Workers to the supply, influence at once, a light item to the residence (BRI-306)."""
    card = top_card(s, business)
    cost = s.t.business_colours[business][card]
    for colour in range(COLOURS):
        if cost[colour]:
            return_workers(s, seat, colour, cost[colour])
    s.sold = grown(s.sold, business, 1)
    s.businesses = marked(s.businesses, seat, 1 << business)
    s.tell(BusinessBought(seat, business))
    gain_influence(s, seat, s.t.business_influence[business][card], BUSINESSES)
    gain_item(s, seat, s.t.light_items[s.t.business_item[business]])
    return PayAny(seat, s.t.business_any[business][card])


class PayAny(Frame[Brides]):
    """The buyer chooses the workers for the part of the price that may have any colour (R-60)."""

    TAG = "pay_any"
    OF = ("seat seat", "workers workers")

    def __init__(self, seat: int, workers: int) -> None:
        self.seat: Final = seat
        self.workers: Final = workers

    def key(self) -> Key:
        return (self.seat, self.workers)

    def waits_for(self, s: Brides) -> int:
        return 1 << self.seat if self.workers > 0 else 0

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(PayWorker, Among(colours_of(s, seat)))]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return TOO_POOR if isinstance(action, PayWorker) else 0

    def run(self, s: Brides) -> None:
        s.end()

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, PayWorker):
            return_workers(s, seat, action.colour, 1)
            s.become(PayAny(seat, self.workers - 1))


def commons_of(s: Brides, seat: int) -> list[int]:
    """All commons in a player's possession, also those hired this round (BRI-333, R-59)."""
    return [tile for tile in s.owned[seat] if s.t.commons_from <= tile < s.t.items_from]


class Wages(Frame[Brides]):
    """In favour order each pays for the commons he keeps; the others go to the box (BRI-333)."""

    TAG = "wages"
    OF = ("turn turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def key(self) -> Key:
        return (self.turn,)

    def waits_for(self, s: Brides) -> int:
        seat = in_turn(s, self.turn)
        return 1 << seat if seat >= 0 and s.ducats[seat] >= s.t.wage and commons_of(s, seat) else 0

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(Keep, Some(commons_of(s, seat), 0, s.ducats[seat] // s.t.wage))]

    def suggest(self, s: Brides, seat: int, option: Option) -> Keep:
        """Everybody who can be paid stays; of more, those of the most prestige."""
        kept = sorted(commons_of(s, seat), key=lambda tile: -s.t.prestige[tile])
        return Keep(as_mask(kept[: s.ducats[seat] // s.t.wage]))

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return TOO_POOR if isinstance(action, Keep) else 0

    def run(self, s: Brides) -> None:
        """Nothing to decide: without commons, or without a ducat to pay them."""
        seat = in_turn(s, self.turn)
        if seat < 0:
            s.end()
        else:
            self.pay(s, seat, 0)

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, Keep):
            self.pay(s, seat, action.kept)

    def pay(self, s: Brides, seat: int, kept: int) -> None:
        wages = 0
        for tile in commons_of(s, seat):
            if (kept >> tile) & 1:
                wages += s.t.wage
            else:
                give_up(s, tile)
                s.box |= 1 << tile
                s.tell(CommonDismissed(seat, tile))
        move_ducats(s, seat, BANK, wages)
        s.become(Wages(self.turn + 1))


def as_mask(ids: list[int]) -> int:
    """A bit for each."""
    mask = 0
    for one in ids:
        mask |= 1 << one
    return mask


def missing_items(s: Brides, seat: int) -> list[int]:
    """Kinds of light items that the own businesses make and the player does not have (BRI-302, BRI-336)."""
    out: list[int] = []
    for business in range(len(s.sold)):
        if (s.businesses[seat] >> business) & 1:
            kind = s.t.business_item[business]
            if not owns_light(s, seat, kind):
                out.append(kind)
    return out


def owns_light(s: Brides, seat: int, kind: int) -> bool:
    """Does he own the light copy of this kind?"""
    for tile in s.t.light_items[kind]:
        if s.owner[tile] == seat:
            return True
    return False


class BuyingBack(Frame[Brides]):
    """In favour order each may buy back used light items, also of earlier rounds (BRI-301, BRI-336, R-51)."""

    TAG = "buying_back"
    OF = ("turn turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def key(self) -> Key:
        return (self.turn,)

    def waits_for(self, s: Brides) -> int:
        seat = in_turn(s, self.turn)
        return 1 << seat if seat >= 0 and s.ducats[seat] >= s.t.buy_back and missing_items(s, seat) else 0

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(BuyBack, Some(missing_items(s, seat), 0, s.ducats[seat] // s.t.buy_back))]

    def suggest(self, s: Brides, seat: int, option: Option) -> BuyBack:
        """All that can be paid."""
        return BuyBack(as_mask(missing_items(s, seat)[: s.ducats[seat] // s.t.buy_back]))

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return TOO_POOR if isinstance(action, BuyBack) else 0

    def run(self, s: Brides) -> None:
        if self.turn >= s.seats:
            s.end()
        else:
            s.become(BuyingBack(self.turn + 1))

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, BuyBack):
            for kind in missing_items(s, seat):
                if (action.items >> kind) & 1:
                    move_ducats(s, seat, BANK, s.t.buy_back)
                    gain_item(s, seat, s.t.light_items[kind])
        s.become(BuyingBack(self.turn + 1))
