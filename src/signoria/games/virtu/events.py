"""Every fact that a player at the table would notice."""
# long: one small class for each fact.

from typing import Final

from signoria.core.value import Event, Key


class FirstPlayerDrawn(Event):
    """The first player was drawn (VIR-113)."""

    TAG = "first_player_drawn"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class PowerTaken(Event):
    """A player leads a power (VIR-101)."""

    TAG = "power_taken"
    OF = ("seat seat", "power power")

    def __init__(self, seat: int, power: int) -> None:
        self.seat: Final = seat
        self.power: Final = power

    def key(self) -> Key:
        return (self.seat, self.power)


class FamilyPlaced(Event):
    """A family card lies in the palace (VIR-110)."""

    TAG = "family_placed"
    OF = ("seat seat", "card card", "field field")

    def __init__(self, seat: int, card: int, field: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.field: Final = field

    def key(self) -> Key:
        return (self.seat, self.card, self.field)


class YearBegan(Event):
    """A year began (VIR-300)."""

    TAG = "year_began"
    OF = ("year year",)

    def __init__(self, year: int) -> None:
        self.year: Final = year

    def key(self) -> Key:
        return (self.year,)


class MarkerMoved(Event):
    """An action marker reached a room (VIR-301, VIR-302)."""

    TAG = "marker_moved"
    OF = ("seat seat", "place place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def key(self) -> Key:
        return (self.seat, self.place)


class CourtiersWoken(Event):
    """The marker passed a courtier arrow; that side is face up again (VIR-306)."""

    TAG = "courtiers_woken"
    OF = ("seat seat", "side side")

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def key(self) -> Key:
        return (self.seat, self.side)


class FlorinsTaken(Event):
    """Florin symbols became coins (VIR-216)."""

    TAG = "florins_taken"
    OF = ("seat seat", "source source", "florins florins")

    def __init__(self, seat: int, source: int, florins: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.florins: Final = florins

    def key(self) -> Key:
        return (self.seat, self.source, self.florins)


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
        self.seat: Final = seat
        self.coins: Final = coins
        self.florins: Final = florins
        self.crowns: Final = crowns
        self.crosses: Final = crosses
        self.cavalry: Final = cavalry
        self.ships: Final = ships

    def key(self) -> Key:
        return (self.seat, self.coins, self.florins, self.crowns, self.crosses, self.cavalry, self.ships)


class FlorinsGained(Event):
    """Florins came out of the bank (VIR-218, VIR-430)."""

    TAG = "florins_gained"
    OF = ("seat seat", "florins florins")

    def __init__(self, seat: int, florins: int) -> None:
        self.seat: Final = seat
        self.florins: Final = florins

    def key(self) -> Key:
        return (self.seat, self.florins)


class IndulgenceRequested(Event):
    """An indulgence was requested, for florins or (0) for a crown (VIR-313)."""

    TAG = "indulgence_requested"
    OF = ("seat seat", "florins florins")

    def __init__(self, seat: int, florins: int) -> None:
        self.seat: Final = seat
        self.florins: Final = florins

    def key(self) -> Key:
        return (self.seat, self.florins)


class IndulgenceLaid(Event):
    """An indulgence card lies on a room (VIR-314, VIR-315)."""

    TAG = "indulgence_laid"
    OF = ("seat seat", "place place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def key(self) -> Key:
        return (self.seat, self.place)


class IndulgenceRemoved(Event):
    """An indulgence card was removed (VIR-310)."""

    TAG = "indulgence_removed"
    OF = ("seat seat", "place place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def key(self) -> Key:
        return (self.seat, self.place)


class ActionLost(Event):
    """The marker rests on an indulgence: no action this spring (VIR-311)."""

    TAG = "action_lost"
    OF = ("seat seat", "place place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def key(self) -> Key:
        return (self.seat, self.place)


class ActionForgone(Event):
    """No action was used (VIR-322)."""

    TAG = "action_forgone"
    OF = ("seat seat", "place place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def key(self) -> Key:
        return (self.seat, self.place)


class TilesTurned(Event):
    """Governing turned tiles face up and reactivated alliance bonuses (VIR-400)."""

    TAG = "tiles_turned"
    OF = ("seat seat", "tiles tile*", "alliances alliance*")

    def __init__(self, seat: int, tiles: int, alliances: int) -> None:
        self.seat: Final = seat
        self.tiles: Final = tiles
        self.alliances: Final = alliances

    def key(self) -> Key:
        return (self.seat, self.tiles, self.alliances)


class PatronageAdvanced(Event):
    """A marker advanced on the patronage track (VIR-410)."""

    TAG = "patronage_advanced"
    OF = ("seat seat", "field step")

    def __init__(self, seat: int, field: int) -> None:
        self.seat: Final = seat
        self.field: Final = field

    def key(self) -> Key:
        return (self.seat, self.field)


class BonusTaken(Event):
    """A patron bonus was taken (VIR-412)."""

    TAG = "bonus_taken"
    OF = ("seat seat", "patron patron")

    def __init__(self, seat: int, patron: int) -> None:
        self.seat: Final = seat
        self.patron: Final = patron

    def key(self) -> Key:
        return (self.seat, self.patron)


class CardLaid(Event):
    """A card went to a courtier field (VIR-206)."""

    TAG = "card_laid"
    OF = ("seat seat", "card card", "field field")

    def __init__(self, seat: int, card: int, field: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.field: Final = field

    def key(self) -> Key:
        return (self.seat, self.card, self.field)


class CardDiscarded(Event):
    """A card was discarded (VIR-211)."""

    TAG = "card_discarded"
    OF = ("seat seat", "card card", "field field")

    def __init__(self, seat: int, card: int, field: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.field: Final = field

    def key(self) -> Key:
        return (self.seat, self.card, self.field)


class CardMoved(Event):
    """A card changed its field (VIR-620, VIR-212)."""

    TAG = "card_moved"
    OF = ("seat seat", "card card", "start field", "end field")

    def __init__(self, seat: int, card: int, start: int, end: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.seat, self.card, self.start, self.end)


class AgentGained(Event):
    """A new agent came into the reserve (VIR-464)."""

    TAG = "agent_gained"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class CityAnnexed(Event):
    """A neutral city was annexed (VIR-445)."""

    TAG = "city_annexed"
    OF = ("seat seat", "city city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.city)


class SourceUsed(Event):
    """Symbols of a source went into the pool for moving troops (VIR-457)."""

    TAG = "source_used"
    OF = ("seat seat", "source source", "symbol symbol", "count count")

    def __init__(self, seat: int, source: int, symbol: int, count: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.symbol: Final = symbol
        self.count: Final = count

    def key(self) -> Key:
        return (self.seat, self.source, self.symbol, self.count)


class MasksPaid(Event):
    """Masks were paid (VIR-460)."""

    TAG = "masks_paid"
    OF = ("seat seat", "masks source*", "count count")

    def __init__(self, seat: int, masks: int, count: int) -> None:
        self.seat: Final = seat
        self.masks: Final = masks
        self.count: Final = count

    def key(self) -> Key:
        return (self.seat, self.masks, self.count)


class TokensTaken(Event):
    """War bonus tokens were taken (VIR-454)."""

    TAG = "tokens_taken"
    OF = ("seat seat", "count count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def key(self) -> Key:
        return (self.seat, self.count)


class TroopMarched(Event):
    """A troop moved along a road (VIR-450)."""

    TAG = "troop_marched"
    OF = ("seat seat", "start city", "end city")

    def __init__(self, seat: int, start: int, end: int) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.seat, self.start, self.end)


class TroopSailed(Event):
    """A troop crossed the sea (VIR-450)."""

    TAG = "troop_sailed"
    OF = ("seat seat", "start city", "end city")

    def __init__(self, seat: int, start: int, end: int) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.seat, self.start, self.end)


class AgentPlaced(Event):
    """An agent was placed (VIR-460)."""

    TAG = "agent_placed"
    OF = ("seat seat", "place place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def key(self) -> Key:
        return (self.seat, self.place)


class AgentMoved(Event):
    """An agent moved (VIR-460)."""

    TAG = "agent_moved"
    OF = ("seat seat", "start place", "place place")

    def __init__(self, seat: int, start: int, place: int) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.place: Final = place

    def key(self) -> Key:
        return (self.seat, self.start, self.place)


class AgentRemoved(Event):
    """An agent went back to its owner (VIR-463)."""

    TAG = "agent_removed"
    OF = ("seat seat", "owner seat", "place place")

    def __init__(self, seat: int, owner: int, place: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.place: Final = place

    def key(self) -> Key:
        return (self.seat, self.owner, self.place)


class SiegeBegan(Event):
    """A siege is being resolved; the defender is -1 for a neutral city (VIR-500)."""

    TAG = "siege_began"
    OF = ("seat seat", "city city", "defender seat")

    def __init__(self, seat: int, city: int, defender: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.defender: Final = defender

    def key(self) -> Key:
        return (self.seat, self.city, self.defender)


class BattleBegan(Event):
    """Two besiegers meet before a city (VIR-530)."""

    TAG = "battle_began"
    OF = ("seat seat", "rival seat", "city city")

    def __init__(self, seat: int, rival: int, city: int) -> None:
        self.seat: Final = seat
        self.rival: Final = rival
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.rival, self.city)


class BonusAnnounced(Event):
    """A war bonus was announced (VIR-504)."""

    TAG = "bonus_announced"
    OF = ("seat seat", "bonus bonus", "strength count")

    def __init__(self, seat: int, bonus: int, strength: int) -> None:
        self.seat: Final = seat
        self.bonus: Final = bonus
        self.strength: Final = strength

    def key(self) -> Key:
        return (self.seat, self.bonus, self.strength)


class BonusPassed(Event):
    """No war bonus was announced (VIR-504)."""

    TAG = "bonus_passed"
    OF = ("seat seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> Key:
        return (self.seat,)


class CityConquered(Event):
    """A siege was won (VIR-510, VIR-512)."""

    TAG = "city_conquered"
    OF = ("seat seat", "city city", "attack strength", "defence strength", "losses count")

    def __init__(self, seat: int, city: int, attack: int, defence: int, losses: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.attack: Final = attack
        self.defence: Final = defence
        self.losses: Final = losses

    def key(self) -> Key:
        return (self.seat, self.city, self.attack, self.defence, self.losses)


class SiegeLost(Event):
    """A siege was lost (VIR-520)."""

    TAG = "siege_lost"
    OF = ("seat seat", "city city", "attack strength", "defence strength")

    def __init__(self, seat: int, city: int, attack: int, defence: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.attack: Final = attack
        self.defence: Final = defence

    def key(self) -> Key:
        return (self.seat, self.city, self.attack, self.defence)


class BattleWon(Event):
    """A battle before a city was won (VIR-531)."""

    TAG = "battle_won"
    OF = ("winner seat", "loser seat", "city city", "losses count")

    def __init__(self, winner: int, loser: int, city: int, losses: int) -> None:
        self.winner: Final = winner
        self.loser: Final = loser
        self.city: Final = city
        self.losses: Final = losses

    def key(self) -> Key:
        return (self.winner, self.loser, self.city, self.losses)


class BattleTied(Event):
    """A battle before a city was tied (VIR-533)."""

    TAG = "battle_tied"
    OF = ("seat seat", "rival seat", "city city")

    def __init__(self, seat: int, rival: int, city: int) -> None:
        self.seat: Final = seat
        self.rival: Final = rival
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.rival, self.city)


class SiegeGivenUp(Event):
    """The winner of a battle gave up the siege (VIR-531)."""

    TAG = "siege_given_up"
    OF = ("seat seat", "city city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.city)


class TrophyTaken(Event):
    """A trophy was taken (VIR-513)."""

    TAG = "trophy_taken"
    OF = ("seat seat", "loser seat")

    def __init__(self, seat: int, loser: int) -> None:
        self.seat: Final = seat
        self.loser: Final = loser

    def key(self) -> Key:
        return (self.seat, self.loser)


class CathedralTaken(Event):
    """A cathedral tile changed hands with its city (VIR-514)."""

    TAG = "cathedral_taken"
    OF = ("seat seat", "loser seat")

    def __init__(self, seat: int, loser: int) -> None:
        self.seat: Final = seat
        self.loser: Final = loser

    def key(self) -> Key:
        return (self.seat, self.loser)


class TroopRetreated(Event):
    """A troop retreated (VIR-522)."""

    TAG = "troop_retreated"
    OF = ("seat seat", "start city", "end city")

    def __init__(self, seat: int, start: int, end: int) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.end: Final = end

    def key(self) -> Key:
        return (self.seat, self.start, self.end)


class TroopLost(Event):
    """A troop that had to retreat was lost (VIR-523)."""

    TAG = "troop_lost"
    OF = ("seat seat", "city city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.city)


class OrderSet(Event):
    """The new turn order (VIR-542)."""

    TAG = "order_set"
    OF = ("first seat", "second seat", "third seat", "fourth seat", "fifth seat")

    def __init__(self, first: int, second: int, third: int, fourth: int, fifth: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third
        self.fourth: Final = fourth
        self.fifth: Final = fifth

    def key(self) -> Key:
        return (self.first, self.second, self.third, self.fourth, self.fifth)


class LastYear(Event):
    """This winter is the last (VIR-700)."""

    TAG = "last_year"
    OF = ("trigger trigger",)

    def __init__(self, trigger: int) -> None:
        self.trigger: Final = trigger

    def key(self) -> Key:
        return (self.trigger,)


class TroopsPaid(Event):
    """The troops were paid (VIR-610)."""

    TAG = "troops_paid"
    OF = ("seat seat", "florins florins")

    def __init__(self, seat: int, florins: int) -> None:
        self.seat: Final = seat
        self.florins: Final = florins

    def key(self) -> Key:
        return (self.seat, self.florins)


class TroopDismissed(Event):
    """A troop was taken off the board (VIR-611)."""

    TAG = "troop_dismissed"
    OF = ("seat seat", "city city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.city)


class ItemBought(Event):
    """A card or tile was bought (VIR-630)."""

    TAG = "item_bought"
    OF = ("seat seat", "item item")

    def __init__(self, seat: int, item: int) -> None:
        self.seat: Final = seat
        self.item: Final = item

    def key(self) -> Key:
        return (self.seat, self.item)


class CathedralBuilt(Event):
    """A cathedral stands in a city (VIR-635)."""

    TAG = "cathedral_built"
    OF = ("seat seat", "city city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.city)


class TroopRecruited(Event):
    """A troop was recruited (VIR-640)."""

    TAG = "troop_recruited"
    OF = ("seat seat", "city city", "florins florins")

    def __init__(self, seat: int, city: int, florins: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.florins: Final = florins

    def key(self) -> Key:
        return (self.seat, self.city, self.florins)


class AllianceFormed(Event):
    """An alliance was formed (VIR-651)."""

    TAG = "alliance_formed"
    OF = ("seat seat", "alliance alliance")

    def __init__(self, seat: int, alliance: int) -> None:
        self.seat: Final = seat
        self.alliance: Final = alliance

    def key(self) -> Key:
        return (self.seat, self.alliance)


class AllianceTakenOver(Event):
    """An alliance was taken over (VIR-652)."""

    TAG = "alliance_taken_over"
    OF = ("seat seat", "alliance alliance", "former seat")

    def __init__(self, seat: int, alliance: int, former: int) -> None:
        self.seat: Final = seat
        self.alliance: Final = alliance
        self.former: Final = former

    def key(self) -> Key:
        return (self.seat, self.alliance, self.former)


class PointsCounted(Event):
    """The final points of a player (VIR-709)."""

    TAG = "points_counted"
    OF = ("seat seat", "points points")

    def __init__(self, seat: int, points: int) -> None:
        self.seat: Final = seat
        self.points: Final = points

    def key(self) -> Key:
        return (self.seat, self.points)
