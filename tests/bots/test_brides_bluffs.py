"""Brides & Bribes: delegations are laid so that nobody reads them, and it never costs more than is stated."""

from collections import Counter

import pytest

from signoria.bots.greedy_bot import GreedyBot
from signoria.bots.hints import hints
from signoria.bots.judge import Judge
from signoria.bots.values.brides import KEPT, BridesValues
from signoria.bots.values.brides_bluffs import BLUFF, veil
from signoria.core.chance import Rng
from signoria.core.flow import options
from signoria.core.value import Action
from signoria.games.brides import GAME
from signoria.games.brides.actions import Pass, Send
from signoria.games.brides.state import HAND, Brides
from signoria.games.brides.tiles import retire, tiles_in
from signoria.play.vantage import Vantage
from tests.games.brides.table import TABLES, hold_influence, laying, tile

SEEDS = 30
VALUES = BridesValues()


def rich(seats: int = 4) -> Brides:
    """The first turn of a round: everybody has some influence to pay with."""
    s = laying(seats, {0: ["venefica", "sicarius", "tabularius"]})
    for seat in range(seats):
        hold_influence(s, seat, 5)
    return s


def choices(s: Brides, seeds: int = SEEDS) -> Counter[Action]:
    return Counter(GreedyBot().choose(Vantage(GAME, s, 0), Rng(seed)) for seed in range(1, seeds + 1))


def imagined(s: Brides, seed: int) -> Brides:
    world = Vantage(GAME, s, 0).imagine(Rng(seed))
    assert isinstance(world, Brides)
    return world


def after(world: Brides, action: Action) -> Brides:
    out = Judge(VALUES, GAME.places, GAME.scores, Rng(1)).after(world, world.stack[-1], 0, action)
    assert isinstance(out, Brides)
    return out


def honest(s: Brides) -> float:
    """What a seat's table is worth to it without whims."""
    return VALUES.worth(s, 0) - veil(s, 0)


def test_near_equal_delegations_are_laid_now_this_way_now_that_way() -> None:
    found = choices(rich())
    sent = [action for action in found.elements() if isinstance(action, Send)]
    assert len({action.tile for action in sent}) >= 3
    assert len({action.district for action in sent}) >= 3
    assert found.most_common(1)[0][1] <= SEEDS // 2


def test_the_same_seed_gives_the_same_bluff() -> None:
    bot = GreedyBot()
    assert len({bot.choose(Vantage(GAME, rich(), 0), Rng(7)) for _ in range(3)}) == 1


@pytest.mark.parametrize("seed", range(1, 7))
def test_an_answer_gives_up_no_more_than_is_stated(seed: int) -> None:
    """On every imagined table the answer with the best whims is at most BLUFF worse than the best answer."""
    world = imagined(rich(), seed)
    tables = [
        after(world, option.nth(i))
        for option in options(world, 0)
        if option.action is not Pass
        for i in range(option.count())
    ]
    liked = max(tables, key=lambda table: VALUES.worth(table, 0))
    assert honest(liked) >= max(map(honest, tables)) - BLUFF
    whims = {round(veil(table, 0), 6) for table in tables}
    assert max(whims) - min(whims) <= BLUFF


def test_a_strong_man_keeps_his_worth_while_he_waits() -> None:
    """So his coach need not be the first: whoever counts coaches learns nothing about prestige."""
    s = laying(3)
    strong, weak = tile("filippo_carretto"), tile("isacco_carretto")
    assert TABLES.prestige[strong] == TABLES.prestige[weak] + 3
    world = imagined(s, 1)
    waiting = world.clone()
    world.coaches[0] = waiting.coaches[0] = 1
    for man in TABLES.loyals[s.family[0]]:
        if man != strong:
            retire(waiting, man)
        if man != weak:
            retire(world, man)
    assert VALUES.worth(waiting, 0) == pytest.approx(VALUES.worth(world, 0) + 3 * KEPT)


def test_whims_end_when_districts_are_resolved() -> None:
    s = laying(3)
    world = after(imagined(s, 1), Send(tile("mileto_carretto"), 4))
    assert veil(world, 0) != 0.0
    world.resolved = 1
    assert veil(world, 0) == 0.0


def test_a_coach_without_a_man_is_sent_as_a_decoy() -> None:
    """Nothing but an item is left, and no delegation to put it under (BRI-303)."""
    s = laying(3, {0: ["antidotum"]})
    for man in TABLES.loyals[s.family[0]]:
        retire(s, man)
    assert tiles_in(s, 0, HAND) == [tile("antidotum")]
    assert all(isinstance(action, Send) for action in choices(s, 6))


def test_a_hint_says_when_it_is_for_the_sake_of_secrecy() -> None:
    found = [
        hint for seed in range(1, 9) for hint in hints(Vantage(GAME, rich(), 0), Rng(seed), bot="greedy")
    ]
    keys = {because.key for hint in found for because in hint.reasons}
    assert "because-brides-secrecy" in keys
