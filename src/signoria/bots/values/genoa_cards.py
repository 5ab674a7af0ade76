"""Special cards in Genoa: when a trader plays one without much thought."""

from typing import Final

from signoria.bots.values.genoa_prices import gain, needs
from signoria.bots.values.genoa_worth import Worth
from signoria.core.value import Action
from signoria.games.genoa.action_window import AFTER, BEFORE, ActionWindow
from signoria.games.genoa.actions import AnyStart, Exchange, Roll, UseAnyGood, UseBuilding
from signoria.games.genoa.special_cards import own_buildings
from signoria.games.genoa.state import NO_PROMISE, Genoa
from signoria.games.genoa.supply import KINDS, free
from signoria.games.genoa.tables import (
    ANY_GOOD,
    ANY_START,
    BUILDING_ACTION,
    BUILDINGS,
    CUBES,
    EXCHANGE,
    FIRST_SPECIAL,
    LARGE,
    PILES,
    SMALL,
    VILLA,
)

_STARTS: Final = 6
USUAL_START: Final = 16.0
"""What a start by the dice brings, beyond the card for any start field."""


def start(s: Genoa, seat: int, worth: Worth) -> Action:
    """The card, where a building far off is worth much more than luck will bring."""
    if s.goods[KINDS * seat + FIRST_SPECIAL + ANY_START]:
        needed = needs(s, seat, worth)
        best = -1
        most = USUAL_START + worth.special[ANY_START]
        for building in range(BUILDINGS):
            value = gain(s, seat, building, needed, worth)
            if value > most:
                best = building
                most = value
        if best >= 0:
            return AnyStart(best)
    return Roll()


def starts_worth_a_thought(s: Genoa, seat: int, worth: Worth) -> list[Action]:
    """The buildings whose action brings most."""
    needed = needs(s, seat, worth)
    ranked = [(gain(s, seat, building, needed, worth), building) for building in range(BUILDINGS)]
    ranked.sort(reverse=True)
    return [AnyStart(building) for _, building in ranked[:_STARTS]]


def in_window(s: Genoa, window: ActionWindow, worth: Worth) -> Action | None:
    """A card that pays in this action, if there is one."""
    row = KINDS * window.seat + FIRST_SPECIAL
    if s.goods[row + ANY_GOOD]:
        cube = _last_cube(s, window)
        if cube < 0:
            cube = _wanted_cube(s, window.seat, worth)
        if cube >= 0 and free(s, window.seat, cube) > 0:
            return UseAnyGood(cube)
    if s.promise != NO_PROMISE:
        return None  # what is promised is locked: to play on with cards would take thought
    if s.goods[row + BUILDING_ACTION]:
        used = _own_building(s, window.seat, worth)
        if used is not None:
            return used
    return swap(s, window.seat, worth) if s.goods[row + EXCHANGE] else None


def _last_cube(s: Genoa, window: ActionWindow) -> int:
    """The one cube that an order of this building still lacks, or -1."""
    seat = window.seat
    piles: list[int] = []
    if window.stage == BEFORE and s.t.buildings.deed[window.building] == VILLA and s.promise[0] == 0:
        piles.append(LARGE)
    if window.stage == AFTER:
        piles.append(SMALL)
    for pile in piles:
        for card in s.hands[PILES * seat + pile]:
            if s.t.cards.building[card] == window.building:
                lacking = [good for good in s.t.cards.goods[card] if s.goods[KINDS * seat + good] == 0]
                if len(lacking) == 1:
                    return lacking[0]
    return -1


def _wanted_cube(s: Genoa, seat: int, worth: Worth) -> int:
    """A cube that brings an order on by more than the card is worth, or -1."""
    needed = needs(s, seat, worth)
    best = -1
    most = worth.special[ANY_GOOD]
    for cube in range(CUBES):
        if needed[cube] > most and free(s, seat, cube) > 0:
            best = cube
            most = needed[cube]
    return best


def _own_building(s: Genoa, seat: int, worth: Worth) -> UseBuilding | None:
    """The own building whose yield is worth more than the card."""
    needed = needs(s, seat, worth)
    best: UseBuilding | None = None
    most = worth.special[BUILDING_ACTION]
    for building in own_buildings(s, seat):
        value = gain(s, seat, building, needed, worth)
        if value > most:
            best = UseBuilding(building, -1)
            most = value
    return best


def swap(s: Genoa, seat: int, worth: Worth) -> Exchange | None:
    """A cube that no order asks for against one that an order waits for."""
    spare = spare_cube(s, seat)
    if spare < 0:
        return None
    needed = needs(s, seat, worth)
    best: Exchange | None = None
    most = worth.cube + worth.special[EXCHANGE]
    for cube in range(CUBES):
        if needed[cube] > most and cube != spare and free(s, seat, cube) > 0:
            best = Exchange(spare, cube)
            most = needed[cube]
    return best


def spare_cube(s: Genoa, seat: int) -> int:
    """A cube that none of the own orders asks for, or -1."""
    asked = 0
    for pile in (LARGE, SMALL):
        for card in s.hands[PILES * seat + pile]:
            for good in s.t.cards.goods[card]:
                asked |= 1 << good
    for cube in range(CUBES):
        if s.goods[KINDS * seat + cube] and not (asked >> cube) & 1:
            return cube
    return -1
