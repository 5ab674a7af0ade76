"""Habits of a family in Brides & Bribes: what to do without much thought. Rollouts are played like this."""

from typing import Any, Final

from signoria.bots.values.brides_commons import after_a_look
from signoria.bots.values.brides_prices import best_deed, charm_help, claim, deed_worth, prestige_help
from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.value import Action
from signoria.games.brides.abilities_intrigue import Peek
from signoria.games.brides.ability_ids import (
    ASSASSINATE,
    BAN_WEDDINGS,
    BAN_WORKERS,
    BRIDES_CHARM_UP,
    CHANGE_ACTION,
    FORCE_LEADER_CHANGE,
    GUARD,
    LEADER_PRESTIGE_DOWN,
    LORD_PRESTIGE_UP,
    OWN_CHARM_UP_3,
    OWN_CHARM_UP_4,
    OWN_PRESTIGE_UP_2,
    OWN_PRESTIGE_UP_3,
    RIVALS_CHARM_DOWN,
    RIVALS_PRESTIGE_DOWN,
    SWAP_BRIDE_BOX,
    SWAP_BRIDE_DISTRICT,
)
from signoria.games.brides.actions import (
    Announce,
    BuyBack,
    BuyBusiness,
    CarryOut,
    ChooseLeader,
    Done,
    Keep,
    Pass,
    Reinforce,
    Send,
)
from signoria.games.brides.announcing import Announcing
from signoria.games.brides.business import BuyingBack, Purchase, Wages, commons_of, top_card
from signoria.games.brides.completing import Completing
from signoria.games.brides.counters import Play
from signoria.games.brides.interference import Interference
from signoria.games.brides.laying_tiles import LayingTiles
from signoria.games.brides.leaders import Leaders
from signoria.games.brides.requirements import attainable
from signoria.games.brides.state import CHARM, HAND, IN_HAND, PRESTIGE, Brides
from signoria.games.brides.tables import DISTRICTS, RANKS, SPOTS, TAKE_DUCAT
from signoria.games.brides.tiles import characters_in_hand, tiles_in
from signoria.games.brides.turn import Afterwards
from signoria.games.brides.using import SellInfluence, UseOnBride

WORTH_A_TILE: Final = 1.0
"""A tile that is used up is missed later: less than this at stake is not worth it."""
LITTLE: Final = 0.5
"""A ducat, a worker, a look into somebody's hand."""
SPOILERS: Final = (
    (1 << BAN_WEDDINGS)
    | (1 << CHANGE_ACTION)
    | (1 << BRIDES_CHARM_UP)
    | (1 << RIVALS_CHARM_DOWN)
    | (1 << LORD_PRESTIGE_UP)
    | (1 << RIVALS_PRESTIGE_DOWN)
    | (1 << LEADER_PRESTIGE_DOWN)
    | (1 << FORCE_LEADER_CHANGE)
    | (1 << BAN_WORKERS)
    | (1 << SWAP_BRIDE_DISTRICT)
    | (1 << SWAP_BRIDE_BOX)
    | (1 << OWN_PRESTIGE_UP_2)
    | (1 << OWN_PRESTIGE_UP_3)
    | (1 << OWN_CHARM_UP_3)
    | (1 << OWN_CHARM_UP_4)
)
"""Abilities that decide whether the announced action succeeds."""
KEEPERS: Final = SPOILERS | (1 << ASSASSINATE) | (1 << GUARD)
"""Abilities to keep for the moment when much is at stake."""


def habit(s: Brides, frame: Frame[Any], seat: int, rng: Rng) -> Action | None:
    """The habitual answer to any question; None where any answer is as good as another."""
    if isinstance(frame, LayingTiles):
        return _lay(s, seat, rng)
    if isinstance(frame, Announcing):
        return _announce(s, seat)
    if isinstance(frame, Leaders):
        return ChooseLeader(_leader(s, seat, rng))
    if isinstance(frame, (Interference, Play)):
        return _spoil(s, frame, seat, rng)
    if isinstance(frame, Completing):
        return _complete(frame.options(s, seat), rng)
    if isinstance(frame, Afterwards):
        return _use(s, seat, frame.options(s, seat), rng)
    if isinstance(frame, Peek):
        return after_a_look(s, seat)
    if isinstance(frame, Purchase):
        return _buy(s, frame, seat)
    if isinstance(frame, Wages):
        return Keep(_mask(commons_of(s, seat)[: s.ducats[seat] // s.t.wage]))
    if isinstance(frame, BuyingBack):
        return _buy_back(frame.options(s, seat)[0])
    return None


def _mask(ids: list[int]) -> int:
    mask = 0
    for i in ids:
        mask |= 1 << i
    return mask


def _lay(s: Brides, seat: int, rng: Rng) -> Action:
    """A good man where something is worth it; what is left of the hand beside the men already sent."""
    hand = tiles_in(s, seat, HAND)
    if not hand:
        return Pass()
    row = seat * SPOTS
    if s.coaches[seat] > 0:
        empty = [d for d in range(DISTRICTS) if (s.in_play >> d) & 1 and s.laid[row + d] == 0]
        best: Action | None = None
        most = 0.0
        for district in empty:
            left = claim(s, district)
            rivals = 0
            for other in range(s.seats):
                if s.laid[other * SPOTS + district]:
                    rivals += 1
            for tile in hand:
                if tile < s.t.items_from:
                    prestige, charm = s.t.prestige[tile], s.t.charm[tile]
                    _, worth = best_deed(s, seat, district, tile, prestige, charm, left)
                    worth = worth / (1.0 + 0.25 * rivals) + 0.01 * rng.below(100)
                    if worth > most:
                        best = Send(tile, district)
                        most = worth
        if best is not None:
            return best
    sent = [d for d in range(DISTRICTS) if 0 < s.laid[row + d] < s.t.tiles_per_delegation]
    if sent and rng.below(4):
        return Reinforce(hand[rng.below(len(hand))], sent[rng.below(len(sent))])
    return Pass()


def _leader(s: Brides, seat: int, rng: Rng) -> int:
    """Whoever gets most out of the district as the first to choose."""
    men = characters_in_hand(s, seat)
    best = men[0]
    most = -1.0
    left = claim(s, s.district)
    raised = prestige_help(s, seat, s.district, IN_HAND)
    charming = charm_help(s, seat, s.district, IN_HAND)
    for man in men:
        prestige = s.t.prestige[man] + raised
        charm = s.t.charm[man] + charming
        _, worth = best_deed(s, seat, s.district, man, prestige, charm, left)
        worth += 0.15 * s.t.prestige[man] + 0.004 * rng.below(100)
        if worth > most:
            best = man
            most = worth
    return best


def _announce(s: Brides, seat: int) -> Action:
    """The best action that the own means allow."""
    man = s.leader[seat]
    left = claim(s, s.district)
    for deed in range(TAKE_DUCAT):
        if (s.barred >> deed) & 1 or not attainable(s, seat, deed):
            left[deed] = 0.0
    prestige = s.t.prestige[man] + s.modifiers[PRESTIGE + seat] + prestige_help(s, seat, s.district, IN_HAND)
    charm = s.t.charm[man] + s.modifiers[CHARM + seat] + charm_help(s, seat, s.district, IN_HAND)
    deed, _ = best_deed(s, seat, s.district, man, prestige, charm, left)
    return Announce(deed)


def _spoil(s: Brides, frame: Frame[Any], seat: int, rng: Rng) -> Action:
    """A tile is spent where much is at stake, and hardly ever on a ducat."""
    options = frame.options(s, seat)
    if len(options) == 1:
        return Pass()
    stake = deed_worth(s, s.active, s.deed) if isinstance(frame, Interference) else _stake(s, frame, seat)
    if stake < WORTH_A_TILE or rng.below(100) >= (85 if stake >= 2.0 * WORTH_A_TILE else 40):
        return Pass()
    return options[rng.below(len(options) - 1)].sample(rng)


def _stake(s: Brides, frame: Frame[Any], seat: int) -> float:
    """What a tile just played will change, in influence, if nobody counters it."""
    if not isinstance(frame, Play):
        return 0.0
    ability = s.t.ability[frame.tile]
    if ability == ASSASSINATE:
        if frame.target >= s.t.tiles:
            return float(s.t.loss[frame.target - s.t.tiles])
        return 0.7 + _still_to_come(s, seat)
    if (SPOILERS >> ability) & 1 and s.deed >= 0:
        return deed_worth(s, s.active, s.deed)
    return LITTLE


def _still_to_come(s: Brides, seat: int) -> float:
    """What the own leader is here for: the action announced, or the best one left."""
    if (s.acted >> seat) & 1 or s.leader[seat] < 0:
        return 0.0
    if seat == s.active and s.deed >= 0:
        return deed_worth(s, seat, s.deed)
    return 1.0


def _complete(options: list[Option], rng: Rng) -> Action:
    """Carry out as soon as it can be done."""
    for option in options:
        if option.action is CarryOut:
            return CarryOut()
    return options[rng.below(len(options))].sample(rng)


def _use(s: Brides, seat: int, options: list[Option], rng: Rng) -> Action:
    """What can still be used is used, but influence is not for sale and no own bride is murdered."""
    useful = [o for o in options if o.action is not Done and o.action is not SellInfluence]
    if not useful or rng.below(5) == 0:
        return Done()
    action = useful[rng.below(len(useful))].sample(rng)
    if isinstance(action, UseOnBride):
        man = s.groom_on[s.district * RANKS + action.rank]
        if man >= 0 and s.owner[man] == seat:
            return Done()
    return action


def _buy(s: Brides, frame: Purchase, seat: int) -> Action:
    """The business with the most influence."""
    best = -1
    most = 0
    for business in frame.choices(s, seat):
        influence = s.t.business_influence[business][top_card(s, business)]
        if influence > most:
            best = business
            most = influence
    return BuyBusiness(best) if best >= 0 else Done()


def _buy_back(option: Option) -> Action:
    """As many items as the purse allows."""
    return option.nth(option.count() - 1) if option.count() else BuyBack(0)
