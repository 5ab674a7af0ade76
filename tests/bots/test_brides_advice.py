"""Brides & Bribes: bots keep daggers for what matters, and nobody reads a plan off their delegations."""

from collections import Counter

from signoria.bots.greedy_bot import GreedyBot
from signoria.bots.values.brides_habits import habit
from signoria.core.chance import Rng
from signoria.core.value import Action
from signoria.games.brides import GAME
from signoria.games.brides.actions import Announce, LeaveCommon, Pass, Send, SwapCommon
from signoria.games.brides.state import Brides
from signoria.games.brides.tables import HIRE_COMMON, MARRY_FIRST, TAKE_DUCAT
from signoria.games.brides.using import Use, UseOnPlayer
from signoria.play.vantage import Vantage
from tests.games.brides.table import (
    HARBOUR,
    announce,
    asked,
    decline,
    district,
    do,
    freely,
    hold_influence,
    laying,
    put_common,
    tile,
)

SEEDS = 8


def answers(s: Brides, seat: int, seeds: int = SEEDS) -> Counter[Action]:
    """What `greedy` answers with different luck."""
    assert seat in asked(s)
    bot = GreedyBot()
    return Counter(bot.choose(Vantage(GAME, s, seat), Rng(seed)) for seed in range(1, seeds + 1))


def habits(s: Brides, seat: int, seeds: int = 40) -> Counter[Action | None]:
    """What is done without much thought, as in rollouts."""
    return Counter(habit(s, s.stack[-1], seat, Rng(seed)) for seed in range(1, seeds + 1))


def wedding(*hands: list[str]) -> Brides:
    """Seat 0 announces a wedding with the first bride that it can pay."""
    s = district(
        dict(enumerate(hands)),
        first="first_1",
        ducats=[9, 2, 2],
        influence=[9, 5, 5],
        order=list(range(len(hands))),
    )
    return do(s, 0, Announce(MARRY_FIRST))


def theft() -> Brides:
    """Seat 0 steals a ducat from seat 2; seat 1, still to act, could murder the thief."""
    s = district(
        {0: ["luigi_granara", "latro"], 1: ["taddeo_foglietta", "sicarius"], 2: ["custos"]},
        ducats=[3, 3, 3],
        influence=[5, 5, 5],
        order=[0, 1, 2],
    )
    freely(announce(s, 0, TAKE_DUCAT))
    return do(s, 0, UseOnPlayer(tile("latro"), 2))


def test_a_wedding_is_spoiled_and_its_spoiler_is_countered() -> None:
    s = wedding(["luigi_granara", "sicarius"], ["taddeo_foglietta", "venefica"], ["custos"])
    assert answers(s, 1).most_common(1)[0] == (Use(tile("venefica")), SEEDS)
    do(s, 1, Use(tile("venefica")))
    assert answers(s, 0).most_common(1)[0] == (Use(tile("sicarius")), SEEDS)


def test_a_groom_is_guarded() -> None:
    s = wedding(["luigi_granara", "custos"], ["taddeo_foglietta", "sicarius"])
    do(s, 1, UseOnPlayer(tile("sicarius"), 0))
    assert answers(s, 0).most_common(1)[0] == (Use(tile("custos")), SEEDS)


def test_no_dagger_is_spent_on_a_thief_of_one_ducat() -> None:
    assert answers(theft(), 1).most_common(1)[0] == (Pass(), SEEDS)


def test_no_leader_is_murdered_over_a_ducat_while_a_wedding_may_come() -> None:
    s = district(
        {0: ["tabularius"], 1: ["taddeo_foglietta", "sicarius"], 2: ["raffaele_oliva"]},
        ducats=[2, 2, 9],
        influence=[5, 5, 9],
        order=[0, 1, 2],
    )
    do(s, 0, Announce(TAKE_DUCAT))
    assert answers(s, 1)[Pass()] >= SEEDS - 1


def test_habits_spend_tiles_on_weddings_and_not_on_ducats() -> None:
    assert habits(theft(), 1) == {Pass(): 40}
    s = wedding(["luigi_granara"], ["taddeo_foglietta", "venefica"])
    assert habits(s, 1)[Use(tile("venefica"))] >= 28


def test_the_strongest_man_is_not_always_where_everybody_expects_him() -> None:
    s = laying(4, {0: ["venefica", "sicarius", "tabularius"]})
    for seat in range(4):
        hold_influence(s, seat, 5)
    found = answers(s, 0, 24)
    sent = [action for action in found.elements() if isinstance(action, Send)]
    by_district = Counter(action.district for action in sent)
    by_tile = Counter(action.tile for action in sent)
    assert len(by_district) >= 3
    assert len(by_tile) >= 2
    assert found.most_common(1)[0][1] <= 18


def looking(seat: int) -> Brides:
    """Seat 0 hires at the harbour; `seat` has Aldo at hand. Calumniator lies open, the murderer below."""
    hands = {0: ["luigi_granara"], 1: ["filippo_carretto"]}
    hands[seat].append("aldo_foglietta")
    s = district(
        hands,
        order=[0, 1],
        prepare=lambda s: put_common(s, HARBOUR, "calumniator", below="sicarius"),
    )
    return do(s, 0, Announce(HIRE_COMMON))


def test_aldo_looks_for_a_better_man_to_hire() -> None:
    s = looking(0)
    assert answers(s, 0).most_common(1)[0][0] == Use(tile("aldo_foglietta"))
    decline(do(s, 0, Use(tile("aldo_foglietta"))), "Play")
    assert answers(s, 0) == {SwapCommon(): SEEDS}
    assert set(habits(s, 0)) == {SwapCommon()}


def test_aldo_does_not_find_a_better_man_for_a_rival() -> None:
    s = decline(do(looking(1), 1, Use(tile("aldo_foglietta"))), "Play")
    assert answers(s, 1) == {LeaveCommon(): SEEDS}
    assert set(habits(s, 1)) == {LeaveCommon()}
