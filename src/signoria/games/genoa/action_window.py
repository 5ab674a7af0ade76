"""The action window (GEN-130 to GEN-134): begin, cards, building action, one small order, end."""

from typing import ClassVar, Final

from signoria.core.flow import Frame
from signoria.core.listing import Listing
from signoria.core.menu import listable
from signoria.core.option import Among, Option, Some
from signoria.core.rows import exchanged, grown
from signoria.core.value import Action, Key
from signoria.games.genoa import reasons
from signoria.games.genoa.actions import (
    ChooseReward,
    Deliver,
    EndAction,
    Exchange,
    FulfilLarge,
    FulfilSmall,
    HandOver,
    Perform,
    TakePrivilege,
    UseAnyGood,
    UseBuilding,
)
from signoria.games.genoa.building_events import ActionEnded
from signoria.games.genoa.buildings import pay_owner, yields
from signoria.games.genoa.deals import hand_over_cards, hand_over_gain
from signoria.games.genoa.elsewhere import elsewhere
from signoria.games.genoa.messages import add_deliver, deliver
from signoria.games.genoa.orders import fulfil_large, fulfil_small, large_orders, small_orders
from signoria.games.genoa.special_cards import (
    add_special_cards,
    building_problem,
    exchange,
    exchange_problem,
    legal_exchanges,
    legal_uses,
    list_exchanges,
    spend_building_action,
    use_any_good,
)
from signoria.games.genoa.state import NO_PROMISE, Genoa
from signoria.games.genoa.supply import take
from signoria.games.genoa.tables import CARDS, FIRST_SPECIAL, SPECIALS, VILLA

BEFORE: Final = 0
AFTER: Final = 1
SMALL_DONE: Final = 2


class ActionWindow(Frame[Genoa]):
    """One player's action in the current building (GEN-130).

    Before performing, special cards may be used (GEN-131); performing is compulsory (GEN-132); afterwards
    special cards again and one small order of the building (GEN-165, GEN-168), until it is declared over.
    """

    TAG = "action_window"
    OF = ("seat seat", "building field", "stage stage")
    OBJECTS_TO: ClassVar[tuple[type[Action], ...]] = (Exchange, UseBuilding)

    def __init__(self, seat: int, building: int, stage: int) -> None:
        self.seat: Final = seat
        self.building: Final = building
        self.stage: Final = stage

    def key(self) -> Key:
        return (self.seat, self.building, self.stage)

    def at(self, stage: int) -> "ActionWindow":
        return ActionWindow(self.seat, self.building, stage)

    def waits_for(self, s: Genoa) -> int:
        return 1 << self.seat

    def options(self, s: Genoa, seat: int) -> list[Option]:
        out: list[Option] = []
        if self.stage == BEFORE:
            self._add_deeds(s, out)
        else:
            out.append(Option(EndAction))
            if self.stage == AFTER:
                cards = small_orders(s, seat, self.building)
                if cards:
                    out.append(Option(FulfilSmall, Among(cards)))
        add_special_cards(s, seat, out)
        add_deliver(s, seat, out)
        return out

    def _add_deeds(self, s: Genoa, out: list[Option]) -> None:
        """In a villa an order or the privilege (GEN-147), unless a promise fixed it (GEN-116, GEN-117)."""
        if s.t.buildings.deed[self.building] != VILLA:
            out.append(Option(Perform))
            return
        if s.promise[2] < 0:
            out.append(Option(TakePrivilege))
        if s.promise[0] == 0:
            cards = large_orders(s, self.seat, self.building)
            if cards:
                out.append(Option(FulfilLarge, Among(cards)))

    def objection(self, s: Genoa, seat: int, action: Action) -> int:
        if isinstance(action, Exchange):
            return exchange_problem(s, seat, action.give, action.take)
        if isinstance(action, UseBuilding):
            return building_problem(s, seat, action.building, action.order)
        return 0

    def list_into(self, s: Genoa, seat: int, out: Listing) -> bool:
        for option in self.options(s, seat):
            if option.action is Exchange and listable([option]):
                list_exchanges(s, seat, option, out)
            else:
                out.leave(option)
        return True

    def listed(self, s: Genoa, seat: int, option: Option) -> list[Action]:
        if option.action is Exchange:
            out: list[Action] = []
            out.extend(legal_exchanges(s, seat, option))
            return out
        if option.action is UseBuilding:
            return legal_uses(s, seat, option)
        return super().listed(s, seat, option)

    def why_not(self, s: Genoa, seat: int, action: Action) -> int:
        if seat != self.seat:
            return reasons.NOT_YOUR_ACTION
        if isinstance(action, EndAction):
            return reasons.MUST_PERFORM
        if isinstance(action, FulfilSmall):
            return self._why_not_small(s, action.card)
        if isinstance(action, (FulfilLarge, TakePrivilege)) and self.stage == BEFORE:
            if s.promise[0] or s.promise[2] >= 0:
                return reasons.PROMISE_FIXES
            return self._why_not_large(s, action.card) if isinstance(action, FulfilLarge) else 0
        if isinstance(action, (Perform, FulfilLarge, TakePrivilege)) and self.stage != BEFORE:
            return reasons.ONCE_PER_TURN
        if isinstance(action, (UseAnyGood, Exchange)):
            return reasons.OUT_OF_STOCK
        if isinstance(action, UseBuilding):
            return reasons.NOT_OWNED
        return 0 if isinstance(action, Perform) else elsewhere(action)

    def _why_not_large(self, s: Genoa, card: int) -> int:
        if 0 <= card < CARDS and s.t.cards.building[card] != self.building:
            return reasons.OTHER_VILLA
        return reasons.CUBES_MISSING

    def _why_not_small(self, s: Genoa, card: int) -> int:
        if self.stage == BEFORE:
            return reasons.PERFORM_FIRST
        if self.stage == SMALL_DONE:
            return reasons.ONE_SMALL
        if not 0 <= card < CARDS or s.t.cards.building[card] != self.building:
            return reasons.WRONG_BUILDING
        return reasons.CUBES_MISSING

    def take(self, s: Genoa, seat: int, action: Action) -> None:
        if isinstance(action, (Perform, TakePrivilege)):
            self._perform(s)
        elif isinstance(action, FulfilLarge):
            self._carried_out(s)
            fulfil_large(s, seat, action.card)
            s.call(Reward(seat, 1), then=self.at(AFTER))
        elif isinstance(action, FulfilSmall):
            fulfil_small(s, seat, action.card)
            s.become(self.at(SMALL_DONE))
        elif isinstance(action, EndAction):
            s.tell(ActionEnded(seat))
            s.end()
        elif isinstance(action, Deliver):
            deliver(s, seat, action.card)
        else:
            self._use_card(s, action)

    def _use_card(self, s: Genoa, action: Action) -> None:
        if isinstance(action, UseAnyGood):
            use_any_good(s, self.seat, action.cube)
        elif isinstance(action, Exchange):
            exchange(s, self.seat, action.give, action.take)
        elif isinstance(action, UseBuilding):
            spend_building_action(s, self.seat, action.building)
            if action.order < 0:
                yields(s, self.seat, action.building)
            else:
                fulfil_large(s, self.seat, action.order)
                s.call(Reward(self.seat, 0), then=self)

    def _carried_out(self, s: Genoa) -> None:
        """The building's one regular action of this turn, never two orders in a villa (GEN-051, GEN-162)."""
        s.performer = exchanged(s.performer, self.building, self.seat)
        s.performed = grown(s.performed, self.seat, 1)
        pay_owner(s, self.seat, self.building)

    def _perform(self, s: Genoa) -> None:
        """What was promised is handed over before anything else is done with it (GEN-120)."""
        self._carried_out(s)
        promise = s.promise
        s.promise = NO_PROMISE
        drawn = yields(s, self.seat, self.building)
        if drawn and 0 < promise[0] < len(drawn):
            s.drawn = tuple(drawn)
            s.call(ChooseGain(self.seat, promise[0]), then=self.at(AFTER))
            return
        hand_over_gain(s, self.seat, self.building, promise, drawn)
        s.become(self.at(AFTER))


class Reward(Frame[Genoa]):
    """One special card of choice for a large order (GEN-160); a promise has named it already (GEN-116)."""

    TAG = "reward"
    OF = ("seat seat", "regular flag")

    def __init__(self, seat: int, regular: int) -> None:
        self.seat: Final = seat
        self.regular: Final = regular
        """0: earned with a building-action card, so no promise of the running deal concerns it."""

    def key(self) -> Key:
        return (self.seat, self.regular)

    def choices(self, s: Genoa) -> list[int]:
        if self.regular and s.promise[2] >= 0:
            return []
        return [special for special in range(SPECIALS) if s.stock[FIRST_SPECIAL + special] > 0]

    def waits_for(self, s: Genoa) -> int:
        return 1 << self.seat if self.choices(s) else 0

    def options(self, s: Genoa, seat: int) -> list[Option]:
        return [Option(ChooseReward, Among(self.choices(s)))]

    def why_not(self, s: Genoa, seat: int, action: Action) -> int:
        return reasons.OUT_OF_STOCK if isinstance(action, ChooseReward) and seat == self.seat else 0

    def take(self, s: Genoa, seat: int, action: Action) -> None:
        if isinstance(action, ChooseReward):
            take(s, seat, FIRST_SPECIAL + action.special, 1)
        s.end()

    def run(self, s: Genoa) -> None:
        """The promised card, handed over at once; or nothing at all if none is left (GEN-133)."""
        promise = s.promise
        if self.regular and promise[2] >= 0:
            s.promise = NO_PROMISE
            take(s, self.seat, FIRST_SPECIAL + promise[2], 1)
            hand_over_gain(s, self.seat, s.field, promise, [])
        s.end()


class ChooseGain(Frame[Genoa]):
    """Only some of the drawn cards are promised: the offerer picks which (GEN-116)."""

    TAG = "choose_gain"
    OF = ("seat seat", "count count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def key(self) -> Key:
        return (self.seat, self.count)

    def waits_for(self, s: Genoa) -> int:
        return 1 << self.seat

    def options(self, s: Genoa, seat: int) -> list[Option]:
        return [Option(HandOver, Some(list(s.drawn), self.count, self.count))]

    def take(self, s: Genoa, seat: int, action: Action) -> None:
        if isinstance(action, HandOver):
            cards = [card for card in s.drawn if (action.cards >> card) & 1]
            s.drawn = ()
            hand_over_cards(s, seat, s.active, cards)
        s.end()
