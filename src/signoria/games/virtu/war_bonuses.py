"""War bonuses (VIR-503 to VIR-506): attacker and defender announce in turn until both pass."""

from typing import Final

from signoria.core.flow import LEGAL, Frame
from signoria.core.option import Among, Option
from signoria.core.rows import grown
from signoria.core.value import Action, Key
from signoria.games.virtu.paying import charge
from signoria.games.virtu.reasons import BONUS_NOT_READY, TOO_POOR
from signoria.games.virtu.sources import (
    FIRST_COURTIER_SOURCE,
    FIRST_TILE_SOURCE,
    amount,
    bonus_ready,
    means,
    thing_of,
    use,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import (
    ALLIANCE_THING,
    CANNONS_TILE,
    FLORIN,
    FORTIFICATION,
    FRANCE,
    LEONARDO,
    SYMBOLS,
    TILE_THING,
    WAR_BONUS,
)
from signoria.games.virtu.war_actions import Announce, PassBonus
from signoria.games.virtu.war_events import BonusAnnounced, BonusPassed

# The bonuses that can be announced (VIR-505); from FIRST_COURTIER_BONUS on the six courtier fields.
TOKEN_BONUS: Final = 0
LEONARDO_BONUS: Final = 1
CANNONS_BONUS: Final = 2
FORTIFICATION_BONUS: Final = 3
FRANCE_BONUS: Final = 4
FIRST_COURTIER_BONUS: Final = 5
BONUSES: Final = 11

# What was used in this fight and lies nowhere face down.
FORTIFICATION_USED: Final = 1
LEONARDO_DEFENDED: Final = 2


class Announcing(Frame[Virtu]):
    """One bonus or a pass, in turn, the resolving player first (VIR-504); ends with both sums of bonuses.

    `defender` is -1 for a neutral city, which gets no bonuses (VIR-503, VIR-506). Whoever can announce
    nothing passes by itself: that is public. Fortification helps only behind walls, not in battles (B-09).
    """

    TAG = "announcing"
    OF = (
        "attacker seat",
        "defender seat",
        "city city",
        "battle count",
        "attack count",
        "defence count",
        "speaker seat",
        "passes count",
        "used count",
        "asked count",
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        city: int,
        battle: int,
        attack: int = 0,
        defence: int = 0,
        speaker: int = -1,
        passes: int = 0,
        used: int = 0,
        asked: int = 0,
    ) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.city: Final = city
        self.battle: Final = battle
        self.attack: Final = attack
        self.defence: Final = defence
        self.speaker: Final = speaker if speaker >= 0 else attacker
        self.passes: Final = passes
        self.used: Final = used
        self.asked: Final = asked

    def key(self) -> Key:
        who = (self.attacker, self.defender, self.city, self.battle)
        return (*who, self.attack, self.defence, self.speaker, self.passes, self.used, self.asked)

    def waits_for(self, s: Virtu) -> int:
        return 1 << self.speaker if self.asked else 0

    def run(self, s: Virtu) -> None:
        if self.passes == (1 if self.defender < 0 else 2):
            s.end(self.attack * 64 + self.defence)
        elif self.usable(s):
            s.become(self._next(speaker=self.speaker, passes=self.passes, asked=1))
        else:
            s.become(self._next(speaker=self._other(), passes=self.passes + 1, asked=0))

    def _other(self) -> int:
        """Who speaks next: against a neutral city the attacker again (VIR-506)."""
        if self.defender < 0:
            return self.attacker
        return self.defender if self.speaker == self.attacker else self.attacker

    def _next(self, speaker: int, passes: int, asked: int) -> "Announcing":
        return Announcing(
            attacker=self.attacker,
            defender=self.defender,
            city=self.city,
            battle=self.battle,
            attack=self.attack,
            defence=self.defence,
            speaker=speaker,
            passes=passes,
            used=self.used,
            asked=asked,
        )

    def usable(self, s: Virtu) -> list[int]:
        """What the speaker can announce and pay now, each once in this fight (VIR-505)."""
        return [bonus for bonus in range(BONUSES) if self.refusal(s, bonus) == LEGAL]

    def refusal(self, s: Virtu, bonus: int) -> int:
        if not self._ready(s, bonus):
            return BONUS_NOT_READY
        price = self._price(s, bonus)
        if price <= s.coins[self.speaker]:
            return LEGAL
        # The florins of the very courtier that gives the bonus cannot pay for it (B-65, B-56).
        own = 0
        if bonus >= FIRST_COURTIER_BONUS:
            own = amount(s, self.speaker, bonus - FIRST_COURTIER_BONUS + FIRST_COURTIER_SOURCE, FLORIN)
        return LEGAL if price <= means(s, self.speaker) - own else TOO_POOR

    def _ready(self, s: Virtu, bonus: int) -> bool:
        seat = self.speaker
        if bonus >= FIRST_COURTIER_BONUS:
            source = bonus - FIRST_COURTIER_BONUS + FIRST_COURTIER_SOURCE
            up = (s.face[seat] >> (source + FIRST_TILE_SOURCE)) & 1
            return bool(up) and amount(s, seat, source, WAR_BONUS) > 0
        if bonus == TOKEN_BONUS:
            return s.tokens[seat] > 0
        if bonus == LEONARDO_BONUS:
            return s.patron_of[LEONARDO] == seat and not self._leonardo_used(s)
        if bonus == CANNONS_BONUS:
            tile = FIRST_TILE_SOURCE + CANNONS_TILE
            return bool((s.up[seat] >> CANNONS_TILE) & 1) and amount(s, seat, tile, WAR_BONUS) > 0
        if bonus == FORTIFICATION_BONUS:  # defending only (VIR-415)
            defends = seat == self.defender and not self.battle and not self.used & FORTIFICATION_USED
            return defends and s.patron_of[FORTIFICATION] == seat
        return bonus_ready(s, seat, FRANCE)

    def _leonardo_used(self, s: Virtu) -> bool:
        """Once a siege; all battles before a city and its siege by one besieger are one (VIR-414, B-09)."""
        if self.speaker == self.defender and not self.battle:
            return bool(self.used & LEONARDO_DEFENDED)
        return bool((s.leonardo_cities >> self.city) & 1)

    def _price(self, s: Virtu, bonus: int) -> int:
        """Leonardo and Cannons cost florins each time, courtiers their price a symbol (VIR-505, B-61)."""
        if bonus == LEONARDO_BONUS:
            return s.t.leonardo_price
        if bonus == CANNONS_BONUS:
            return s.t.price[TILE_THING + CANNONS_TILE]
        if bonus < FIRST_COURTIER_BONUS:
            return 0
        source = bonus - FIRST_COURTIER_BONUS + FIRST_COURTIER_SOURCE
        return amount(s, self.speaker, source, WAR_BONUS) * s.t.price[thing_of(s, self.speaker, source)]

    def options(self, s: Virtu, seat: int) -> list[Option]:
        out = [Option(PassBonus)]
        usable = self.usable(s)
        if usable:
            out.append(Option(Announce, Among(usable)))
        return out

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat == self.speaker and isinstance(action, Announce) and 0 <= action.bonus < BONUSES:
            return self.refusal(s, action.bonus)
        return LEGAL

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if not isinstance(action, Announce):
            s.tell(BonusPassed(seat))
            s.become(self._next(speaker=self._other(), passes=self.passes + 1, asked=0))
            return
        price = self._price(s, action.bonus)
        strength = self._use(s, action.bonus)
        s.tell(BonusAnnounced(seat, action.bonus, strength))
        attacks = seat == self.attacker
        onward = Announcing(
            attacker=self.attacker,
            defender=self.defender,
            city=self.city,
            battle=self.battle,
            attack=self.attack + (strength if attacks else 0),
            defence=self.defence + (0 if attacks else strength),
            speaker=self._other(),
            passes=0,
            used=self.used | self._mark(action.bonus),
        )
        charge(s, seat, price, then=onward)

    def _use(self, s: Virtu, bonus: int) -> int:
        """Spend the bonus and tell its strength; tokens go back to the supply (VIR-505, VIR-532)."""
        seat = self.speaker
        if bonus >= FIRST_COURTIER_BONUS:
            return use(s, seat, 1 << (bonus - FIRST_COURTIER_BONUS + FIRST_COURTIER_SOURCE), WAR_BONUS)
        if bonus == TOKEN_BONUS:
            s.tokens = grown(s.tokens, seat, -1)
            return 1
        if bonus == LEONARDO_BONUS:
            if seat != self.defender or self.battle:
                s.leonardo_cities |= 1 << self.city
            return s.t.leonardo_bonus
        if bonus == CANNONS_BONUS:  # face down afterwards (VIR-422)
            return use(s, seat, 1 << (FIRST_TILE_SOURCE + CANNONS_TILE), WAR_BONUS)
        if bonus == FORTIFICATION_BONUS:
            return s.t.defence_bonus
        s.allies_used |= 1 << FRANCE
        return s.t.bar[(ALLIANCE_THING + FRANCE) * SYMBOLS + WAR_BONUS]

    def _mark(self, bonus: int) -> int:
        if bonus == FORTIFICATION_BONUS:
            return FORTIFICATION_USED
        defended = bonus == LEONARDO_BONUS and self.speaker == self.defender and not self.battle
        return LEONARDO_DEFENDED if defended else 0
