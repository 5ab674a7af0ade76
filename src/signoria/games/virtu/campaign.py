"""War (VIR-450 to VIR-457): cavalry and ships move troops; room cards may give war bonus tokens instead."""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL
from signoria.core.option import Among, Option, Span
from signoria.core.rows import grown
from signoria.core.value import Action, Key
from signoria.games.virtu.actions import AskFlorins, Forgo, UseSource
from signoria.games.virtu.events import SourceUsed
from signoria.games.virtu.paying import Payment, charge
from signoria.games.virtu.question import ASK_FLORINS, RARELY
from signoria.games.virtu.reasons import (
    CARD_ALREADY_USED,
    CLOSED,
    EXHAUSTED,
    NO_CAVALRY,
    NO_SHIPS,
    NO_TOKENS,
    NO_TROOP,
    NOT_REACHED,
    TOO_POOR,
    TROOP_STOPPED,
)
from signoria.games.virtu.requests import may_request
from signoria.games.virtu.rooms import RoomQuestion, and_beside, leave_room, take_beside, why_not_beside
from signoria.games.virtu.sources import (
    FOR_ACTION,
    ROOM_SOURCES,
    UPGRADE,
    amount,
    available,
    means,
    room_sources,
    thing_of,
    use,
    with_symbol,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import CAVALRY, CITIES, FLORIN, SHIP, WAR_BONUS
from signoria.games.virtu.war_actions import EndWar, March, Sail, TakeTokens
from signoria.games.virtu.war_events import TokensTaken, TroopMarched, TroopSailed

_END_WAR: Final = Option(EndWar)


def tokens_left(s: Virtu) -> int:
    """War bonus tokens in the supply (B-37)."""
    left = s.t.war_tokens
    for tokens in s.tokens:
        left -= tokens
    return left


class Campaign(RoomQuestion):
    """A War action: one pool of cavalry and ships for all own troops (VIR-450, VIR-451, VIR-457).

    A further source may be used at any point; what is left at the end is lost. `used` are the room cards
    that have given a symbol already (VIR-219). War may be used for tokens alone (VIR-456).
    """

    TAG = "campaign"
    OF = ("seat seat", "cavalry count", "ships count", "used source*", "begun count")

    def __init__(self, seat: int, cavalry: int, ships: int, used: int, begun: int) -> None:
        super().__init__(seat)
        self.cavalry: Final = cavalry
        self.ships: Final = ships
        self.used: Final = used
        self.begun: Final = begun

    def key(self) -> Key:
        return (self.seat, self.cavalry, self.ships, self.used, self.begun)

    def on(self, cavalry: int, ships: int, used: int) -> "Campaign":
        """This action further on; it can no longer be forgone."""
        return Campaign(self.seat, cavalry=cavalry, ships=ships, used=used, begun=1)

    def options(self, s: Virtu, seat: int) -> list[Option]:
        out: list[Option] = []
        sources = available(s, seat, FOR_ACTION) & ~self.used
        for symbol in (CAVALRY, SHIP):
            ids = with_symbol(s, seat, sources, symbol)
            if ids:
                out.append(Option(UseSource, Among(ids), Span(symbol, symbol)))
        if sources & ROOM_SOURCES:
            tokens = [source for source in (0, 1) if self._token_refusal(s, source) == LEGAL]
            if tokens:
                out.append(Option(TakeTokens, Among(tokens)))
        if self.cavalry or self.ships:
            self._moves(s, out)
        if not self.begun:
            return and_beside(s, seat, out)
        out.append(_END_WAR)
        if may_request(s, seat):  # VIR-314
            out.append(ASK_FLORINS)
        return out

    def _moves(self, s: Virtu, out: list[Option]) -> None:
        """Troops in own cities can move; before another city they have stopped (VIR-452, VIR-453)."""
        base = self.seat * CITIES
        for city in range(CITIES):
            if s.troops[base + city] and s.holder[city] == self.seat:
                if self.cavalry and s.t.roads[s.seats][city]:
                    out.append(Option(March, Among([city]), Among(s.t.roads[s.seats][city])))
                if self.ships:
                    ports = self._ports(s, city)
                    if ports:
                        out.append(Option(Sail, Among([city]), Among(ports)))

    def _ports(self, s: Virtu, city: int) -> list[int]:
        """Ports that the ships of the pool reach; closed and absent ones are none (B-44)."""
        seas = s.t.seas[s.seats]
        reach = self.ships // s.t.ships_per_sea
        return [port for port in s.t.ports[s.seats][city] if seas[city * CITIES + port] <= reach]

    def _token_refusal(self, s: Virtu, source: int) -> int:
        """Tokens come only from the two room cards, one a symbol, the price paid at once (VIR-454)."""
        if source < 0 or source > UPGRADE or not (room_sources(s, self.seat) >> source) & 1:
            return EXHAUSTED
        if (self.used >> source) & 1:
            return CARD_ALREADY_USED
        if not amount(s, self.seat, source, WAR_BONUS):
            return EXHAUSTED
        if tokens_left(s) == 0:
            return NO_TOKENS
        price = self._price(s, source)
        florins = s.coins[self.seat]
        if price > florins:
            florins = means(s, self.seat) + self._room_florins(s, source)
        return LEGAL if price <= florins else TOO_POOR

    def _price(self, s: Virtu, source: int) -> int:
        taken = min(amount(s, self.seat, source, WAR_BONUS), tokens_left(s))
        return taken * s.t.price[thing_of(s, self.seat, source)]

    def _room_florins(self, s: Virtu, source: int) -> int:
        """Florins on the other room card, which may help with the price (VIR-218)."""
        other = 1 - source
        if (self.used >> other) & 1 or not (room_sources(s, self.seat) >> other) & 1:
            return 0
        return amount(s, self.seat, other, FLORIN)

    def pick_use(self, s: Virtu, seat: int, option: Option, rng: Rng) -> Action | None:
        """Random players seldom stop while they can still move troops."""
        if option.action is EndWar and rng.below(RARELY):
            if len(self.options(s, seat)) > (2 if may_request(s, seat) else 1):
                return None
        return option.sample(rng)

    def why_not(self, s: Virtu, seat: int, action: Action) -> int:
        if seat != self.seat:
            return LEGAL
        if isinstance(action, TakeTokens):
            return self._token_refusal(s, action.source)
        if isinstance(action, UseSource):
            return CARD_ALREADY_USED if action.source in (0, 1) else EXHAUSTED
        if isinstance(action, March):
            return self._move_refusal(s, action.start, action.end, self.cavalry, NO_CAVALRY)
        if isinstance(action, Sail):
            return self._move_refusal(s, action.start, action.end, self.ships, NO_SHIPS)
        return why_not_beside(s, seat, action)

    def _move_refusal(self, s: Virtu, start: int, end: int, pool: int, too_few: int) -> int:
        if not 0 <= start < CITIES or not 0 <= end < CITIES or not (s.t.playing[s.seats] >> end) & 1:
            return CLOSED
        if not s.troops[self.seat * CITIES + start]:
            return NO_TROOP
        if s.holder[start] != self.seat:
            return TROOP_STOPPED
        if too_few == NO_CAVALRY:
            return NOT_REACHED if pool else too_few
        seas = s.t.seas[s.seats][start * CITIES + end]
        return too_few if seas else NOT_REACHED

    def take(self, s: Virtu, seat: int, action: Action) -> None:
        if isinstance(action, (AskFlorins, Forgo)):
            take_beside(s, seat, action)
        elif isinstance(action, EndWar):
            leave_room(s, seat)
        elif isinstance(action, UseSource):
            self._use(s, action.source, action.symbol)
        elif isinstance(action, TakeTokens):
            self._take_tokens(s, action.source)
        elif isinstance(action, March):
            self._move(s, action.start, action.end)
            s.tell(TroopMarched(seat, action.start, action.end))
            s.become(self.on(self.cavalry - 1, self.ships, self.used))
        elif isinstance(action, Sail):
            seas = s.t.seas[s.seats][action.start * CITIES + action.end]
            self._move(s, action.start, action.end)
            s.tell(TroopSailed(seat, action.start, action.end))
            left = self.ships - seas * s.t.ships_per_sea
            s.become(self.on(self.cavalry, left, self.used))

    def _use(self, s: Virtu, source: int, symbol: int) -> None:
        n = use(s, self.seat, 1 << source, symbol)
        s.tell(SourceUsed(self.seat, source, symbol, n))
        cavalry = self.cavalry + (n if symbol == CAVALRY else 0)
        ships = self.ships + (n if symbol == SHIP else 0)
        s.become(self.on(cavalry, ships, self.used | ((1 << source) & ROOM_SOURCES)))

    def _take_tokens(self, s: Virtu, source: int) -> None:
        """The other room card may help with the price and has then given its symbol, too."""
        price = self._price(s, source)
        taken = min(amount(s, self.seat, source, WAR_BONUS), tokens_left(s))
        s.tokens = grown(s.tokens, self.seat, taken)
        s.tell(TokensTaken(self.seat, taken))
        used = self.used | (1 << source)
        onward = self.on(self.cavalry, self.ships, used)
        if price and self._room_florins(s, source):
            s.call(Payment(self.seat, FOR_ACTION, barred=used, florins=price), then=onward)
        else:
            charge(s, self.seat, price, then=onward)

    def resume(self, s: Virtu, result: int) -> None:
        """A price was paid; room cards that helped are used."""
        s.become(self.on(self.cavalry, self.ships, self.used | (result & ROOM_SOURCES)))

    def _move(self, s: Virtu, start: int, end: int) -> None:
        s.troops = grown(s.troops, self.seat * CITIES + start, -1)
        s.troops = grown(s.troops, self.seat * CITIES + end, 1)
