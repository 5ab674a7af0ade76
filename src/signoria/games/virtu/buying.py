"""Winter, step 3: buy (VIR-630 to VIR-637)."""

from typing import Final

from mypy_extensions import i64

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.rows import grown, marked
from signoria.core.value import Action, Key
from signoria.games.virtu.actions import AskFlorins
from signoria.games.virtu.domain import gain_agent
from signoria.games.virtu.events import AgentGained
from signoria.games.virtu.lanes import enough, lane
from signoria.games.virtu.masks import lowest, members
from signoria.games.virtu.means import Means
from signoria.games.virtu.palace import unlocked
from signoria.games.virtu.paying import Payment
from signoria.games.virtu.purse import to_be_had
from signoria.games.virtu.question import ASK_FLORINS, RARELY, Question
from signoria.games.virtu.reasons import (
    IN_BASKET,
    KINGDOM_OR_REPUBLIC,
    NO_CATHEDRAL_CITY,
    NO_FIELD_FOR_CARD,
    NOT_COVERED,
    OWN_ENOUGH,
    SOLD_OUT,
)
from signoria.games.virtu.receiving import Receiving
from signoria.games.virtu.requests import may_request, request, request_refusal
from signoria.games.virtu.sources import FIRST_TILE_SOURCE, FOR_PURCHASE, INDULGENCE_SOURCE, available
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    ALL_CATHEDRALS,
    ALL_CITIES,
    CATHEDRAL_ITEM,
    CHARACTERS,
    CITIES,
    CROSS,
    CROWN,
    DUCHY,
    FIELDS_OF_PALACE,
    FIRST_TITLE_ITEM,
    FLORIN,
    ITEMS,
)
from signoria.games.virtu.winter_actions import BuildCathedral, BuyNothing, Checkout, Want
from signoria.games.virtu.winter_events import CathedralBuilt, ItemBought

_CHECKOUT: Final = Option(Checkout)
_BUY_NOTHING: Final = Option(BuyNothing)
_BEG: Final = AskFlorins()


ALL_CHARACTERS: Final = (1 << CHARACTERS) - 1


def cathedral_cities(s: Virtu, seat: int) -> list[int]:
    """Controlled cities of value 3 or 4 without a cathedral (VIR-635)."""
    own = s.owned[seat] & ALL_CITIES & ~s.cathedrals
    return [city for city in members(own) if s.t.value[city] >= s.t.cathedral_value]


def copies_owned(s: Virtu, seat: int, item: int) -> int:
    """How many of an item a player has; cathedrals have no limit of this kind."""
    if item < CHARACTERS:
        base = seat * FIELDS_OF_PALACE
        return s.cards[base : base + FIELDS_OF_PALACE].count(item)
    return (s.owned[seat] >> (item - FIRST_TITLE_ITEM + DUCHY)) & 1 if item < CATHEDRAL_ITEM else 0


def item_refusal(s: Virtu, seat: int, item: int, basket: int) -> int:
    """Why an item cannot be chosen, costs aside; 0 if it can (VIR-630, VIR-633, VIR-634, VIR-635)."""
    if (basket >> item) & 1:  # one copy of each kind a winter
        return IN_BASKET
    if s.supply[item] == 0:
        return SOLD_OUT
    if s.t.limit[item] and copies_owned(s, seat, item) >= s.t.limit[item]:
        return OWN_ENOUGH
    other = s.t.excludes[item]
    if other >= 0 and ((basket >> other) & 1 or copies_owned(s, seat, other)):
        return KINGDOM_OR_REPUBLIC
    if item == CATHEDRAL_ITEM and not cathedral_cities(s, seat):
        return NO_CATHEDRAL_CITY
    if item < CHARACTERS:
        cards = (basket & ALL_CHARACTERS).bit_count()
        if cards >= s.t.open_fields.bit_count() and cards >= fields_for(s, seat, basket):
            return NO_FIELD_FOR_CARD
    return LEGAL


def fields_for(s: Virtu, seat: int, basket: int) -> int:
    """Courtier fields that cards of this purchase could take, titles of the same step included (VIR-637)."""
    greyed = s.t.greyed_fields.bit_count()
    titles = (basket >> FIRST_TITLE_ITEM) << DUCHY & s.t.field_titles & ~s.owned[seat]
    return s.t.open_fields.bit_count() + min(greyed, unlocked(s, seat) + titles.bit_count())


def basket_cost(s: Virtu, basket: int) -> int:
    """The cost of all items together, in lanes: one payment (VIR-631)."""
    cost = 0
    while basket:
        cost += s.t.item_cost[lowest(basket)]
        basket &= basket - 1
    return cost


class Buying(Question):
    """Choose any number of different cards and tiles (VIR-630); then one payment for all of them (VIR-631).

    Only what keeps the whole basket payable and placeable can be added, so no choice leads nowhere. The
    supply of this moment counts: discards come later (B-29).
    """

    TAG = "buying"
    OF = ("seat seat", "basket item*")

    def __init__(self, seat: int, basket: int) -> None:
        super().__init__(seat)
        self.basket: Final = basket

    def key(self) -> Key:
        return (self.seat, self.basket)

    def options(self, s: Virtu, seat: int) -> list[Option]:
        out = [_CHECKOUT if self.basket else _BUY_NOTHING]
        items = self.items(s, ITEMS)
        if items:
            out.append(Option(Want, Among(items)))
        if may_request(s, seat):
            out.append(ASK_FLORINS)
        return out

    def items(self, s: Virtu, most: int) -> list[int]:
        """What can be chosen, up to so many; a sum rules out most of what cannot be paid."""
        means = Means(s, self.seat, available(s, self.seat, FOR_PURCHASE))
        total: i64 = means.total
        cost: i64 = basket_cost(s, self.basket)
        price = s.t.item_cost
        out: list[int] = []
        for item in range(ITEMS):
            if enough(total, cost + price[item]):
                allowed = item_refusal(s, self.seat, item, self.basket) == LEGAL
                if allowed and means.covers(cost + price[item]):
                    out.append(item)
                    if len(out) == most:
                        break
        return out

    def at_random(self, s: Virtu, seat: int, rng: Rng) -> Action:
        """A kind that is not possible is drawn again, so what is not drawn need not be listed."""
        while True:
            kind = rng.below(3)
            if kind == 1:
                items = self.items(s, ITEMS)
                if items:
                    return Want(items[rng.below(len(items))])
            elif kind == 0 or (may_request(s, seat) and rng.below(RARELY)):
                return Checkout() if self.basket else BuyNothing()
            elif may_request(s, seat) and self.objection(s, seat, _BEG) == LEGAL:
                return _BEG

    def objection(self, s: Virtu, seat: int, action: Action) -> int:
        """The indulgence is requested for florins only while its crown is not needed for the basket."""
        if isinstance(action, AskFlorins) and self.basket:
            means = Means(s, seat, available(s, seat, FOR_PURCHASE) & ~(1 << INDULGENCE_SOURCE))
            cost = basket_cost(s, self.basket)
            cost -= min(lane(cost, FLORIN), to_be_had(s, s.t.indulgence_florins))
            return LEGAL if means.covers(cost) else NOT_COVERED
        return LEGAL

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat != self.seat:
            return LEGAL
        if isinstance(action, AskFlorins):
            return request_refusal(s, seat)
        if isinstance(action, Want) and 0 <= action.item < ITEMS:
            return item_refusal(s, seat, action.item, self.basket) or NOT_COVERED
        return LEGAL

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, AskFlorins):
            request(s, seat, s.t.indulgence_florins)
        elif isinstance(action, Want):
            s.become(Buying(seat, self.basket | (1 << action.item)))
        elif isinstance(action, Checkout):
            cost = basket_cost(s, self.basket)
            payment = Payment(
                seat,
                FOR_PURCHASE,
                florins=lane(cost, FLORIN),
                crowns=lane(cost, CROWN),
                crosses=lane(cost, CROSS),
            )
            s.call(payment, then=Delivery(seat, self.basket))
        else:
            s.end()


class Delivery(Frame[Virtu]):
    """What was paid for arrives: tiles first, so that a title opens its field for the cards (VIR-637)."""

    TAG = "delivery"
    OF = ("seat seat", "basket item*")

    def __init__(self, seat: int, basket: int) -> None:
        self.seat: Final = seat
        self.basket: Final = basket

    def key(self) -> Key:
        return (self.seat, self.basket)

    def run(self, s: Virtu) -> None:
        seat = self.seat
        for item in members(self.basket):
            s.supply = grown(s.supply, item, -1)
            s.tell(ItemBought(seat, item))
            if item < CHARACTERS:
                self._agents(s, item)
            elif item < CATHEDRAL_ITEM:
                take_tile(s, seat, item - FIRST_TITLE_ITEM + DUCHY, face_up=True)
        cards = self.basket & ALL_CHARACTERS
        onward: Frame[Virtu] = Receiving(seat, cards) if cards else Delivered()
        if (self.basket >> CATHEDRAL_ITEM) & 1:
            s.call(CathedralSite(seat), then=onward)
        else:
            s.become(onward)

    def _agents(self, s: Virtu, card: int) -> None:
        """A card with an agent symbol brings one agent, usable from the next year (VIR-464, VIR-636)."""
        if s.t.card_agent[card] and gain_agent(s, self.seat):
            s.tell(AgentGained(self.seat))


class Delivered(Frame[Virtu]):
    """Nothing is left to place (VIR-632)."""

    TAG = "delivered"

    def run(self, s: Virtu) -> None:
        s.end()


def take_tile(s: Virtu, seat: int, tile: int, face_up: bool) -> None:
    """A bought tile goes into the domain; it cannot pay in this winter (VIR-207, VIR-631)."""
    s.owned = marked(s.owned, seat, 1 << tile)
    if face_up:
        s.up = marked(s.up, seat, 1 << tile)
    s.fresh = marked(s.fresh, seat, 1 << (FIRST_TILE_SOURCE + tile))


class CathedralSite(Question):
    """The player chooses the city of the cathedral; its tile lies face down (VIR-635)."""

    TAG = "cathedral_site"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        return [Option(BuildCathedral, Among(cathedral_cities(s, seat)))]

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        built = isinstance(action, BuildCathedral) and 0 <= action.city < CITIES
        return NO_CATHEDRAL_CITY if built and seat == self.seat else LEGAL

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, BuildCathedral):
            s.cathedrals |= 1 << action.city
            free = ALL_CATHEDRALS & ~s.owned[seat]
            take_tile(s, seat, (free & -free).bit_length() - 1, face_up=False)
            s.tell(CathedralBuilt(seat, action.city))
            s.end()
