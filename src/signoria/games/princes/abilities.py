# not compiled: runs once, when the component data is read
"""Abilities: what stands on family and city tiles, from the ids in the data to the tables the rules use.

The id of an ability in the data is the name of a function here; a test holds the two sets equal.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from signoria.games.princes import tables as tb
from signoria.games.princes.tables import Tables
from signoria.play.errors import BadData

Ability = Mapping[str, Any]
SCOPES = ("city", "event", "pope", "condottiere")


def read_city_tile(t: Tables, lot: int, abilities: Sequence[Ability], troops: list[str]) -> None:
    """Write all abilities of a city tile into the tables."""
    for ability in abilities:
        if ability["id"] not in CITY_TILE_ABILITIES:
            raise BadData(f"Princes of the Renaissance: city tiles have no ability '{ability['id']}'.")
        CITY_TILE_ABILITIES[ability["id"]](t, lot, ability, troops)


def read_family(t: Tables, abilities: Sequence[Ability], troops: list[str]) -> None:
    """Add one side of a family tile to the tables (PRI-250)."""
    t.face_hand_limit.append(t.hand_limit)
    t.face_draws.append(1)
    t.face_breaks_ties.append(False)
    t.face_defence.append(0)
    t.face_early.append(0)
    t.face_free_card.append(False)
    t.face_discount += [0] * tb.COLUMNS
    t.face_declared += [0] * tb.COLUMNS
    t.declares.append(False)
    for ability in abilities:
        if ability["id"] not in FAMILY_ABILITIES:
            raise BadData(f"Princes of the Renaissance: families have no ability '{ability['id']}'.")
        FAMILY_ABILITIES[ability["id"]](t, ability, troops)


# -- city tiles ----------------------------------------------------------------------------------------------


def troop_bonus(t: Tables, lot: int, ability: Ability, troops: list[str]) -> None:
    """Genoese crossbow, Swiss mercenaries, Spanish infantry, armourer (PRI-187, PRI-283)."""
    t.troop_bonuses |= 1 << lot
    t.bonus_troop[lot] = troops.index(ability["troop"])
    t.bonus_attack[lot], t.bonus_defence[lot] = ability["attack"], ability["defence"]


def discount_condottiere(t: Tables, lot: int, ability: Ability, troops: list[str]) -> None:
    """Swiss mercenaries and armourer: an office is cheaper (PRI-165)."""
    t.discounts[tb.OFFICE_AUCTION] |= 1 << lot
    t.tile_discount[lot] = ability["influence"]


def discount_pope(t: Tables, lot: int, ability: Ability, troops: list[str]) -> None:
    """Roderigo Borgia, Colonna, Orsini, Della Rovere, Giovanni Medici: the Pope is cheaper (PRI-281)."""
    t.discounts[tb.POPE_AUCTION] |= 1 << lot
    t.tile_discount[lot] = ability["influence"]


def reroll_war_dice(t: Tables, lot: int, ability: Ability, troops: list[str]) -> None:
    """Ludovico Sforza (PRI-280)."""
    t.rerolls |= 1 << lot


def defence_bonus_with_shield(t: Tables, lot: int, ability: Ability, troops: list[str]) -> None:
    """Caterina Sforza (PRI-275)."""
    t.shield_bonuses |= 1 << lot
    t.shield_bonus[lot] = ability["defence"]


def free_treachery_once_per_decade(t: Tables, lot: int, ability: Ability, troops: list[str]) -> None:
    """Alfonso of Aragon and Pallavicino (PRI-273)."""
    t.free_cards |= 1 << lot


def veto_war(t: Tables, lot: int, ability: Ability, troops: list[str]) -> None:
    """Lorenzo Medici (PRI-278)."""
    t.vetoes |= 1 << lot


def bank_exchange(t: Tables, lot: int, ability: Ability, troops: list[str]) -> None:
    """Bankers (PRI-282)."""
    t.bankers |= 1 << lot
    t.exchanged = ability["max"]


def hand_limit_plus(t: Tables, lot: int, ability: Ability, troops: list[str]) -> None:
    """Cesare Borgia and Ferrante of Aragon (PRI-277)."""
    t.hand_bonuses |= 1 << lot
    t.hand_bonus[lot] = ability["value"]


def steal_influence(t: Tables, lot: int, ability: Ability, troops: list[str]) -> None:
    """Lucrezia Borgia (PRI-279)."""
    t.robbers |= 1 << lot
    t.robbed = ability["amount"]


CITY_TILE_ABILITIES: Mapping[str, Callable[[Tables, int, Ability, list[str]], None]] = {
    function.__name__: function
    for function in (
        troop_bonus,
        discount_condottiere,
        discount_pope,
        reroll_war_dice,
        defence_bonus_with_shield,
        free_treachery_once_per_decade,
        veto_war,
        bank_exchange,
        hand_limit_plus,
        steal_influence,
    )
}

# -- families ------------------------------------------------------------------------------------------------


def _columns(ability: Ability, currency: int) -> list[int]:
    """The columns, counted from the end of the table, that an auction discount reaches."""
    return [SCOPES.index(scope) * 2 + currency - tb.COLUMNS for scope in ability["scope"]]


def discount_auction(t: Tables, ability: Ability, troops: list[str]) -> None:
    """Baglioni A, Gonzaga, Montefeltro (PRI-252, PRI-256, PRI-259)."""
    for currency, name in ((tb.GOLD, "gold"), (tb.INFLUENCE, "influence")):
        for column in _columns(ability, currency):
            t.face_discount[column] = ability[name]


def discount_auction_declared(t: Tables, ability: Ability, troops: list[str]) -> None:
    """Baglioni B: only in the currency declared for the decade (PRI-253)."""
    t.declares[-1] = True
    for currency in (tb.GOLD, tb.INFLUENCE):
        for column in _columns(ability, currency):
            t.face_declared[column] = ability["amount"]


def treachery_draw_two_keep_one(t: Tables, ability: Ability, troops: list[str]) -> None:
    """Bentivoglio (PRI-254)."""
    t.face_draws[-1] = 2


def breaks_city_ties(t: Tables, ability: Ability, troops: list[str]) -> None:
    """Bentivoglio A (PRI-234)."""
    t.face_breaks_ties[-1] = True


def defence_bonus_as_condottiere(t: Tables, ability: Ability, troops: list[str]) -> None:
    """d'Este (PRI-255)."""
    t.face_defence[-1] = ability["defence"]


def may_buy_in_decade_1(t: Tables, ability: Ability, troops: list[str]) -> None:
    """d'Este A (PRI-073)."""
    t.face_early[-1] = sum(1 << troops.index(troop) for troop in ability["troops"])


def hand_limit_base(t: Tables, ability: Ability, troops: list[str]) -> None:
    """Malatesta (PRI-258)."""
    t.face_hand_limit[-1] = ability["value"]


def free_treachery_of_the_family(t: Tables, ability: Ability, troops: list[str]) -> None:
    """Malatesta A (PRI-258)."""
    t.face_free_card[-1] = True


FAMILY_ABILITIES: Mapping[str, Callable[[Tables, Ability, list[str]], None]] = {
    "free_treachery_once_per_decade": free_treachery_of_the_family
} | {
    function.__name__: function
    for function in (
        discount_auction,
        discount_auction_declared,
        treachery_draw_two_keep_one,
        breaks_city_ties,
        defence_bonus_as_condottiere,
        may_buy_in_decade_1,
        hand_limit_base,
    )
}
