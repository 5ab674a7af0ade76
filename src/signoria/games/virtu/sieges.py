"""Spring, part B: sieges (VIR-500 to VIR-520)."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.rows import cleared, exchanged, marked
from signoria.core.value import Action, Key
from signoria.games.virtu.battles import Battle, next_rival
from signoria.games.virtu.domain import (
    gain_city,
    lose_city,
    lose_troops,
    modified_value,
    rout,
    troops_at,
)
from signoria.games.virtu.purse import cash
from signoria.games.virtu.question import Question
from signoria.games.virtu.reasons import NOT_YOUR_SIEGE
from signoria.games.virtu.receiving import FieldLost, lost_a_field
from signoria.games.virtu.sources import FIRST_TILE_SOURCE
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import ALL_CATHEDRALS, CITIES, FLORIN, SYMBOLS, TILE_THING
from signoria.games.virtu.war_actions import Besiege, ChooseSiege, GiveUp
from signoria.games.virtu.war_bonuses import Announcing
from signoria.games.virtu.war_events import (
    BattleBegan,
    CathedralTaken,
    CityConquered,
    SiegeBegan,
    SiegeGivenUp,
    SiegeLost,
    TrophyTaken,
)


def own_sieges(s: Virtu, seat: int) -> list[int]:
    """Cities before which a player's troops stand (VIR-500)."""
    if s.reserve[seat] == s.t.most_troops:
        return []
    out: list[int] = []
    city = 0
    for troops in s.troops[seat * CITIES : seat * CITIES + CITIES]:
        if troops and s.holder[city] != seat:
            out.append(city)
        city += 1
    return out


class SiegeTurns(Frame[Virtu]):
    """In turn order every player resolves all own sieges; none can be skipped (VIR-500)."""

    TAG = "siege_turns"
    OF = ("at count",)

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def key(self) -> Key:
        return (self.at,)

    def run(self, s: Virtu) -> None:
        if self.at == s.seats:
            s.end()
            return
        seat = s.order[self.at]
        cities = own_sieges(s, seat)
        if not cities:
            if s.tokens_after_own:
                s.tokens = exchanged(s.tokens, seat, 0)
            s.become(SiegeTurns(self.at + 1))
        elif len(cities) == 1:
            s.call(begin_siege(s, seat, cities[0]), then=self)
        else:
            s.call(WhichSiege(seat), then=self)


def begin_siege(s: Virtu, seat: int, city: int) -> Frame[Virtu]:
    """A player who won a battle there earlier decides first whether to besiege at all (VIR-531, B-07)."""
    return AfterBattle(seat, city) if (s.fought[seat] >> city) & 1 else Siege(seat, city)


class WhichSiege(Question):
    """The player chooses the order of the own sieges (VIR-500)."""

    TAG = "which_siege"

    def options(self, s: Virtu, seat: int) -> list[Option]:
        return [Option(ChooseSiege, Among(own_sieges(s, seat)))]

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        return NOT_YOUR_SIEGE if seat == self.seat and isinstance(action, ChooseSiege) else LEGAL

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, ChooseSiege):
            s.become(begin_siege(s, seat, action.city))


class AfterBattle(Question):
    """The winner of a battle besieges, or gives up and retreats without a further loss (VIR-531)."""

    TAG = "after_battle"
    OF = ("seat seat", "city city")

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.city)

    def options(self, s: Virtu, seat: int) -> list[Option]:
        return [Option(Besiege), Option(GiveUp)]

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, Besiege):
            s.become(Siege(seat, self.city))
        else:
            rout(s, seat, self.city)
            s.tell(SiegeGivenUp(seat, self.city))
            s.end()


class Siege(Frame[Virtu]):
    """First the battles with other besiegers, one by one in turn order (VIR-530, B-06), then the walls."""

    TAG = "siege"
    OF = ("seat seat", "city city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.city)

    def run(self, s: Virtu) -> None:
        rival = next_rival(s, self.seat, self.city)
        if rival >= 0:
            s.tell(BattleBegan(self.seat, rival, self.city))
            s.call(Battle(self.seat, rival, self.city), then=self)
            words = Announcing(attacker=self.seat, defender=rival, city=self.city, battle=1)
            s.call(words, then=Battle(self.seat, rival, self.city))
            return
        defender = s.holder[self.city]
        s.tell(SiegeBegan(self.seat, self.city, defender))
        words = Announcing(attacker=self.seat, defender=defender, city=self.city, battle=0)
        s.call(words, then=Assault(self.seat, self.city))

    def resume(self, s: Virtu, result: int) -> None:
        """A battle ended: without troops no siege (B-08); after the last rival the winner decides."""
        if result == 0:
            s.end()
        elif next_rival(s, self.seat, self.city) < 0:
            s.become(AfterBattle(self.seat, self.city))


class Assault(Frame[Virtu]):
    """The strengths are final (VIR-501, VIR-502): more than the defence takes the city (VIR-510)."""

    TAG = "assault"
    OF = ("seat seat", "city city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def key(self) -> Key:
        return (self.seat, self.city)

    def resume(self, s: Virtu, result: int) -> None:
        defender = s.holder[self.city]
        attack = troops_at(s, self.seat, self.city) + result // 64
        defence = modified_value(s, self.seat, self.city) + result % 64
        if defender >= 0:
            defence += troops_at(s, defender, self.city)
        if attack > defence:
            self._victory(s, defender, attack, defence)
        else:
            self._defeat(s, attack, defence)

    def _defeat(self, s: Virtu, attack: int, defence: int) -> None:
        """One troop is lost, the rest must retreat; the defender loses nothing (VIR-520)."""
        s.tell(SiegeLost(self.seat, self.city, attack, defence))
        lost = min(s.t.defeat_loss, troops_at(s, self.seat, self.city))
        lose_troops(s, self.seat, self.city, lost)
        rout(s, self.seat, self.city)
        s.end()

    def _victory(self, s: Virtu, defender: int, attack: int, defence: int) -> None:
        """Losses by the final strength and the defending troops, at most all (VIR-511, B-11)."""
        defending = troops_at(s, defender, self.city) if defender >= 0 else 0
        losses = defending * s.t.loss_per_troop
        if defence >= s.t.loss_from_defence:
            losses += s.t.automatic_loss
        losses = min(losses, troops_at(s, self.seat, self.city))
        lose_troops(s, self.seat, self.city, losses)
        s.tell(CityConquered(self.seat, self.city, attack, defence, losses))
        if defender >= 0:
            lose_troops(s, defender, self.city, defending)
            self._plunder(s, defender)
        gain_city(s, self.seat, self.city, face_up=False)  # VIR-207, VIR-512; agents stay (VIR-515)
        if defender >= 0 and lost_a_field(s, defender):
            s.become(FieldLost(defender))
        else:
            s.end()

    def _plunder(self, s: Virtu, loser: int) -> None:
        """Tile, trophy and cathedral tile of the former owner (VIR-512, VIR-513, VIR-514)."""
        cash_tile(s, loser, self.city)
        lose_city(s, loser, self.city)
        if not (s.trophies[self.seat] >> loser) & 1:
            s.trophies = marked(s.trophies, self.seat, 1 << loser)
            s.tell(TrophyTaken(self.seat, loser))
        if (s.cathedrals >> self.city) & 1:
            self._take_cathedral(s, loser)

    def _take_cathedral(self, s: Virtu, loser: int) -> None:
        """One cathedral tile, face down; the owner gives one that lies face down first (VIR-514)."""
        given = s.owned[loser] & ALL_CATHEDRALS
        given = given & ~s.up[loser] or given
        given &= -given
        cash_tile(s, loser, given.bit_length() - 1)
        s.owned = cleared(s.owned, loser, given)
        s.up = cleared(s.up, loser, given)
        free = ALL_CATHEDRALS & ~s.owned[self.seat]
        s.owned = marked(s.owned, self.seat, free & -free)
        s.tell(CathedralTaken(self.seat, loser))


def cash_tile(s: Virtu, seat: int, tile: int) -> None:
    """Florins of a face-up tile about to be handed over are taken first: never a disadvantage (VIR-516)."""
    florins = s.t.bar[(TILE_THING + tile) * SYMBOLS + FLORIN]
    if florins and (s.up[seat] >> tile) & 1:
        cash(s, seat, FIRST_TILE_SOURCE + tile, florins)
