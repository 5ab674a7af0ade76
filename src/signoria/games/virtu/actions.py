"""Every answer a seat can give (decisions D-00 to D-26 of the ledger)."""
# long: one small class for each answer.

from typing import Final

from signoria.core.value import Action, Key


class ChoosePower(Action):
    """Choose one of the free powers (VIR-101)."""

    TAG = "choose_power"
    OF = ("power power",)

    def __init__(self, power: int) -> None:
        self.power: Final = power

    def key(self) -> Key:
        return (self.power,)


class PlaceFamily(Action):
    """Place the three family cards of the own power (VIR-110)."""

    TAG = "place_family"
    OF = ("first field", "second field", "third field")
    SECRET = ("first", "second", "third")

    def __init__(self, first: int, second: int, third: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third

    def key(self) -> Key:
        return (self.first, self.second, self.third)


class PutMarker(Action):
    """First spring: put the action marker on any room (VIR-301)."""

    TAG = "put_marker"
    OF = ("place place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def key(self) -> Key:
        return (self.place,)


class GoOn(Action):
    """Push the marker one room further for free (VIR-302)."""

    TAG = "go_on"


class BuyStep(Action):
    """Push the marker one more room for florins (VIR-303)."""

    TAG = "buy_step"


class UseArrow(Action):
    """Push the marker one more room with an arrow symbol (VIR-304)."""

    TAG = "use_arrow"
    OF = ("source source",)

    def __init__(self, source: int) -> None:
        self.source: Final = source

    def key(self) -> Key:
        return (self.source,)


class Stop(Action):
    """Let the marker rest in the room it has reached (VIR-302)."""

    TAG = "stop"


class RemoveWithCross(Action):
    """Remove the indulgence of the room just reached with a cross (VIR-310)."""

    TAG = "remove_with_cross"
    OF = ("source source",)

    def __init__(self, source: int) -> None:
        self.source: Final = source

    def key(self) -> Key:
        return (self.source,)


class RemoveWithCrowns(Action):
    """Remove the indulgence of the room just reached with two crowns (VIR-310)."""

    TAG = "remove_with_crowns"
    OF = ("sources source*",)

    def __init__(self, sources: int) -> None:
        self.sources: Final = sources

    def key(self) -> Key:
        return (self.sources,)


class LeaveIndulgence(Action):
    """Leave the indulgence where it lies (VIR-310)."""

    TAG = "leave_indulgence"


class AskFlorins(Action):
    """Request an indulgence and take its florins (VIR-313)."""

    TAG = "ask_florins"


class Forgo(Action):
    """Use no action this spring (VIR-322)."""

    TAG = "forgo"


class Govern(Action):
    """Pay crowns and crosses to govern (VIR-400)."""

    TAG = "govern"
    OF = ("crowns source*", "crosses source*")

    def __init__(self, crowns: int, crosses: int) -> None:
        self.crowns: Final = crowns
        self.crosses: Final = crosses

    def key(self) -> Key:
        return (self.crowns, self.crosses)


class TurnUp(Action):
    """Govern: tiles to turn face up and alliance bonuses to reactivate (VIR-400)."""

    TAG = "turn_up"
    OF = ("tiles tile*", "alliances alliance*")

    def __init__(self, tiles: int, alliances: int) -> None:
        self.tiles: Final = tiles
        self.alliances: Final = alliances

    def key(self) -> Key:
        return (self.tiles, self.alliances)


class AdvancePatronage(Action):
    """Advance on the patronage track; the payment follows (VIR-410)."""

    TAG = "advance_patronage"


class ChooseBonus(Action):
    """Take a patron bonus (VIR-412)."""

    TAG = "choose_bonus"
    OF = ("patron patron",)

    def __init__(self, patron: int) -> None:
        self.patron: Final = patron

    def key(self) -> Key:
        return (self.patron,)


class Trade(Action):
    """Pay ships and take florins for them (VIR-430)."""

    TAG = "trade"
    OF = ("ships source*",)

    def __init__(self, ships: int) -> None:
        self.ships: Final = ships

    def key(self) -> Key:
        return (self.ships,)


class Annex(Action):
    """Annex a neutral city; the payment follows (VIR-440)."""

    TAG = "annex"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class UseSource(Action):
    """Use all symbols of one kind on a source for moving troops (VIR-457, VIR-524)."""

    TAG = "use_source"
    OF = ("source source", "symbol symbol")

    def __init__(self, source: int, symbol: int) -> None:
        self.source: Final = source
        self.symbol: Final = symbol

    def key(self) -> Key:
        return (self.source, self.symbol)


class TakeTokens(Action):
    """War: take tokens for the war bonus symbols of a room card (VIR-454)."""

    TAG = "take_tokens"
    OF = ("source source",)

    def __init__(self, source: int) -> None:
        self.source: Final = source

    def key(self) -> Key:
        return (self.source,)


class March(Action):
    """Move a troop along a road for one cavalry (VIR-450)."""

    TAG = "march"
    OF = ("start city", "end city")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class Sail(Action):
    """Move a troop to another port, one ship a sea (VIR-450)."""

    TAG = "sail"
    OF = ("start city", "end city")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class EndWar(Action):
    """Move no further troops (VIR-457)."""

    TAG = "end_war"


class PayMasks(Action):
    """Pay masks to intrigue (VIR-460)."""

    TAG = "pay_masks"
    OF = ("masks source*",)

    def __init__(self, masks: int) -> None:
        self.masks: Final = masks

    def key(self) -> Key:
        return (self.masks,)


class PlaceAgent(Action):
    """Intrigue: place an own agent from the reserve (VIR-460)."""

    TAG = "place_agent"
    OF = ("place place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def key(self) -> Key:
        return (self.place,)


class MoveAgent(Action):
    """Intrigue: move an own agent (VIR-460)."""

    TAG = "move_agent"
    OF = ("start place", "place place")

    def __init__(self, start: int, place: int) -> None:
        self.start: Final = start
        self.place: Final = place

    def key(self) -> Key:
        return (self.start, self.place)


class RemoveAgent(Action):
    """Intrigue: remove an agent of another player (VIR-460)."""

    TAG = "remove_agent"
    OF = ("place place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def key(self) -> Key:
        return (self.place,)


class EndIntrigue(Action):
    """Leave the remaining masks unused (VIR-460)."""

    TAG = "end_intrigue"


class ChooseSiege(Action):
    """The siege to resolve next (VIR-500)."""

    TAG = "choose_siege"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class Announce(Action):
    """Announce a war bonus (VIR-504, VIR-505)."""

    TAG = "announce"
    OF = ("bonus bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus: Final = bonus

    def key(self) -> Key:
        return (self.bonus,)


class PassBonus(Action):
    """Announce no war bonus now (VIR-504)."""

    TAG = "pass_bonus"


class Besiege(Action):
    """After a won battle: besiege the city (VIR-531)."""

    TAG = "besiege"


class GiveUp(Action):
    """After a won battle: give up the siege (VIR-531)."""

    TAG = "give_up"


class RetreatByRoad(Action):
    """Retreat a troop to an own city joined by road (VIR-522)."""

    TAG = "retreat_by_road"
    OF = ("start city", "end city")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class RetreatBySea(Action):
    """Retreat a troop to an own port for ships (VIR-522)."""

    TAG = "retreat_by_sea"
    OF = ("start city", "end city")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class LoseTroop(Action):
    """Give up a troop that has to retreat (VIR-523)."""

    TAG = "lose_troop"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class ShiftCourtier(Action):
    """Move a courtier off a greyed field that was lost (VIR-212)."""

    TAG = "shift_courtier"
    OF = ("start field", "end field")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class Discard(Action):
    """Discard the card of a courtier field (VIR-211)."""

    TAG = "discard"
    OF = ("field field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def key(self) -> Key:
        return (self.field,)


class PayTroops(Action):
    """Pay all troops on the board (VIR-610)."""

    TAG = "pay_troops"


class Dismiss(Action):
    """Take a troop off the board instead of paying it (VIR-611)."""

    TAG = "dismiss"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class MoveCard(Action):
    """Rearranging: move one card to another field (VIR-620)."""

    TAG = "move_card"
    OF = ("start field", "end field")

    def __init__(self, start: int, end: int) -> None:
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.start, self.end)


class EndRearranging(Action):
    """Leave the palace as it is now (VIR-620)."""

    TAG = "end_rearranging"


class Want(Action):
    """Put a card or tile among the purchases of this winter (VIR-630)."""

    TAG = "want"
    OF = ("item item",)

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def key(self) -> Key:
        return (self.item,)


class Checkout(Action):
    """Buy everything chosen; one payment for all follows (VIR-631)."""

    TAG = "checkout"


class BuyNothing(Action):
    """Buy nothing this winter (VIR-630)."""

    TAG = "buy_nothing"


class BuildCathedral(Action):
    """The city for the cathedral just bought (VIR-635)."""

    TAG = "build_cathedral"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class LayCourtier(Action):
    """The courtier field for a card just received (VIR-206)."""

    TAG = "lay_courtier"
    OF = ("field field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def key(self) -> Key:
        return (self.field,)


class Recruit(Action):
    """Recruit a troop in an own city (VIR-640)."""

    TAG = "recruit"
    OF = ("city city",)

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def key(self) -> Key:
        return (self.city,)


class EndRecruiting(Action):
    """Recruit no further troop (VIR-640)."""

    TAG = "end_recruiting"


class FormAlliance(Action):
    """Form a free alliance at its full cost (VIR-651)."""

    TAG = "form_alliance"
    OF = ("alliance alliance",)

    def __init__(self, alliance: int) -> None:
        self.alliance: Final = alliance

    def key(self) -> Key:
        return (self.alliance,)


class FormWithAgent(Action):
    """Form a free alliance where an own agent saves one symbol (VIR-651)."""

    TAG = "form_with_agent"
    OF = ("alliance alliance", "symbol symbol")

    def __init__(self, alliance: int, symbol: int) -> None:
        self.alliance: Final = alliance
        self.symbol: Final = symbol

    def key(self) -> Key:
        return (self.alliance, self.symbol)


class TakeOver(Action):
    """Take over the alliance of another player (VIR-652)."""

    TAG = "take_over"
    OF = ("alliance alliance",)

    def __init__(self, alliance: int) -> None:
        self.alliance: Final = alliance

    def key(self) -> Key:
        return (self.alliance,)


class NoAlliance(Action):
    """Form no alliance this winter (VIR-650)."""

    TAG = "no_alliance"


class Pay(Action):
    """Pay a cost: for each symbol the sources used for it; coins pay the missing florins (VIR-213)."""

    TAG = "pay"
    OF = ("florins source*", "crowns source*", "crosses source*", "cavalry source*", "ships source*")

    def __init__(
        self, florins: int = 0, crowns: int = 0, crosses: int = 0, cavalry: int = 0, ships: int = 0
    ) -> None:
        self.florins: Final = florins
        self.crowns: Final = crowns
        self.crosses: Final = crosses
        self.cavalry: Final = cavalry
        self.ships: Final = ships

    def key(self) -> Key:
        return (self.florins, self.crowns, self.crosses, self.cavalry, self.ships)


class TakeFlorins(Action):
    """At any time: turn the florin symbols of a courtier or tile into coins (VIR-216)."""

    TAG = "take_florins"
    OF = ("source source",)

    def __init__(self, source: int) -> None:
        self.source: Final = source

    def key(self) -> Key:
        return (self.source,)
