"""War, steps 6 and 7: the battle and its result (PRI-185 to PRI-199)."""

from typing import Final

from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.piles import roll
from signoria.core.rows import grown
from signoria.core.value import Action, Key
from signoria.games.princes.auction_actions import Decline
from signoria.games.princes.holy_league import pope_owner
from signoria.games.princes.state import Princes
from signoria.games.princes.status import change_status
from signoria.games.princes.tables import ABSENT, NOBODY, lots_of
from signoria.games.princes.turn_effects import turn_tile
from signoria.games.princes.war_actions import Reroll
from signoria.games.princes.war_events import (
    DiceRolled,
    RerollDemanded,
    StrengthsCompared,
    TriumphTaken,
    WarDrawn,
    WarWon,
)

REROLL: Final = Option(Reroll)
LEAVE: Final = Option(Decline)


def strength(s: Princes, side: int, attacking: bool) -> int:
    """What a side adds to its die; everything that applies counts (PRI-185)."""
    t = s.t
    total = s.weather[side]
    seat = s.condottieri[side]
    if seat != NOBODY:
        total += _own_troops(s, seat, attacking)
        if not attacking:
            total += t.face_defence[s.face[seat]] + _shield_bonus(s, seat)
    else:  # a city without condottiere (PRI-169)
        total += t.vacant_attack if attacking else t.vacant_defence
    if s.league == side:
        total += _papal_troops(s, attacking)
    return total


def _own_troops(s: Princes, seat: int, attacking: bool) -> int:
    """Printed values of unbribed troops, raised where the troop shows the symbol (PRI-186, PRI-187)."""
    t = s.t
    values = t.attack if attacking else t.defence
    fighting = s.troops[seat] & ~s.bribed[seat]
    total = 0
    for troop in t.bits[fighting]:
        if values[troop] != ABSENT:
            total += values[troop]
    for lot in lots_of(t, s.own[seat] & t.troop_bonuses):
        troop = t.bonus_troop[lot]
        if (fighting >> troop) & 1 and values[troop] != ABSENT:
            total += t.bonus_attack[lot] if attacking else t.bonus_defence[lot]
    return total


def _shield_bonus(s: Princes, seat: int) -> int:
    """Caterina Sforza needs an own, unbribed troop with a shield (PRI-275)."""
    total = 0
    if s.troops[seat] & ~s.bribed[seat] & s.t.shields:
        for lot in lots_of(s.t, s.own[seat] & s.t.shield_bonuses):
            total += s.t.shield_bonus[lot]
    return total


def _papal_troops(s: Princes, attacking: bool) -> int:
    """Papal troops count with their printed values only (PRI-176)."""
    values = s.t.attack if attacking else s.t.defence
    seat = pope_owner(s)
    total = 0
    for troop in s.t.bits[s.troops[seat] & ~s.bribed[seat]]:
        if values[troop] != ABSENT:
            total += values[troop]
    return total


def reroll_owner(s: Princes) -> int:
    """The owner of an unused Ludovico Sforza, or NOBODY (PRI-190, PRI-280)."""
    for seat in range(s.seats):
        if s.own[seat] & s.t.rerolls & ~s.used:
            return seat
    return NOBODY


class Battle(Frame[Princes]):
    """A round: 1 is the attack (PRI-188), 2 the counter-attack (PRI-189). Both dice are rolled."""

    TAG = "battle"
    OF = ("round count",)

    def __init__(self, round: int) -> None:
        self.round: Final = round

    def key(self) -> Key:
        return (self.round,)

    def run(self, s: Princes) -> None:
        red = roll(s.chance, s.t.die_faces)
        blue = roll(s.chance, s.t.die_faces)
        s.tell(DiceRolled(self.round, red, blue))
        s.become(Rolled(self.round, red, blue))


class Rolled(Frame[Princes]):
    """The dice lie there; Ludovico Sforza may demand a new roll, which then stands (PRI-190, D-18)."""

    TAG = "rolled"
    OF = ("round count", "red count", "blue count")

    def __init__(self, round: int, red: int, blue: int) -> None:
        self.round: Final = round
        self.red: Final = red
        self.blue: Final = blue

    def key(self) -> Key:
        return (self.round, self.red, self.blue)

    def waits_for(self, s: Princes) -> int:
        seat = reroll_owner(s)
        return 0 if seat == NOBODY else 1 << seat

    def options(self, s: Princes, seat: int) -> list[Option]:
        return [LEAVE, REROLL]

    def take(self, s: Princes, seat: int, action: Action) -> None:
        if isinstance(action, Reroll):
            lot = lots_of(s.t, s.own[seat] & s.t.rerolls & ~s.used)[0]
            turn_tile(s, seat, lot)
            s.tell(RerollDemanded(seat, lot))
            s.become(Battle(self.round))
        else:
            self.run(s)

    def run(self, s: Princes) -> None:
        """Compare. Dice are not swapped: red stays with the city that began (PRI-189)."""
        side = 0 if self.round == 1 else 1
        attack = strength(s, side, attacking=True) + (self.red if side == 0 else self.blue)
        defence = strength(s, 1 - side, attacking=False) + (self.blue if side == 0 else self.red)
        attacker = s.attacker if side == 0 else s.defender
        defender = s.defender if side == 0 else s.attacker
        s.tell(StrengthsCompared(self.round, attacker, attack, defender, defence))
        if attack > defence:
            win(s, side, is_double(s, attack, defence))
            s.end()
        elif self.round == 1:
            s.become(Battle(2))
        else:
            s.tell(WarDrawn())  # nothing changes (PRI-195)
            s.end()


def is_double(s: Princes, winner: int, loser: int) -> bool:
    """At least twice as strong; any strength is that against 0 or less (PRI-197)."""
    return winner >= s.t.double_factor * loser


def win(s: Princes, side: int, double: bool) -> None:
    """The winning city rises, the losing one falls (PRI-196, PRI-198); its condottiere triumphs (PRI-199)."""
    steps = s.t.double_step if double else s.t.victory_step
    winner = s.attacker if side == 0 else s.defender
    loser = s.defender if side == 0 else s.attacker
    s.tell(WarWon(winner, loser, steps))
    change_status(s, winner, steps)
    change_status(s, loser, -steps)
    seat = s.condottieri[side]
    if seat != NOBODY:
        s.triumphs = grown(s.triumphs, seat, 1)
        s.wars_won += 1
        s.tell(TriumphTaken(seat))
