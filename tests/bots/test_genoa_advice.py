"""Genoa as bots play it: neither gifts nor greed when they bargain, and rivals who bid with a purpose."""

import pytest

from signoria.bots import bot
from signoria.bots.values.genoa import GenoaValues
from signoria.bots.values.genoa_prices import gain, needs
from signoria.core import flow
from signoria.core.chance import Rng
from signoria.core.value import Action
from signoria.games.genoa import GAME
from signoria.games.genoa.actions import REPLACE, PassMarkers, PlaceMarkers, UseAnyGood
from signoria.games.genoa.bids import DUCATS, Agree, AnotherRound, Done, Offer, Pass
from signoria.games.genoa.current_building import AnswerHere
from signoria.games.genoa.neighbouring_fields import AnswerNext
from signoria.games.genoa.state import Genoa
from signoria.play.vantage import Vantage
from tests.games.genoa.table import ENDING, SETTLED, accept, ask, do, field, good, offer, table, top

ADVICE = GenoaValues()
LEVELS = pytest.mark.parametrize("level", ["greedy", "ismcts:200sims"])
ORDER = {"salt": 1, "wheat": 1, "silk": 1}
"""The cubes of the first large order for Villa Colini: with them it is worth a hundred ducats there."""


def habit(s: Genoa, seat: int, seed: int = 1) -> Action | None:
    return ADVICE.policy(s, top(s), seat, Rng(seed))


def chosen(s: Genoa, seat: int, level: str) -> Action:
    return bot.make(level).choose(Vantage(GAME, s, seat), Rng(1))


def bidding(*prices: int) -> Genoa:
    """The tower at the metal warehouse, A without an action; seats 1 and 2 have offered so much."""
    s = table(3, path=["metal_warehouse"], acted=[0])
    for seat, ducats in enumerate(prices, start=1):
        do(s, seat, offer("metal_warehouse", ducats))
    assert isinstance(top(s), AnswerHere)
    return s


def test_the_better_of_two_offers_is_taken_by_habit() -> None:
    assert habit(bidding(10, 25), 0) == accept("metal_warehouse", 2)
    assert habit(bidding(25, 10), 0) == accept("metal_warehouse", 1)


@LEVELS
def test_the_better_of_two_offers_is_taken(level: str) -> None:
    assert chosen(bidding(5, 40), 0, level) == accept("metal_warehouse", 2)


def beside_the_villa(ducats: int) -> Genoa:
    """The villa is next; seat 1 can fulfil an order there and has offered so much for it."""
    s = table(
        3,
        path=["metal_warehouse"],
        step=SETTLED,
        acted=[0],
        hands={1: ["large_colini_1"]},
        goods={1: ORDER},
    )
    do(s, 1, offer("villa_colini", ducats))
    do(s, 1, Done())
    do(s, 2, Pass())
    assert isinstance(top(s), AnswerNext)
    return s


def test_a_hundred_ducats_for_a_rival_are_not_given_away_for_five() -> None:
    assert habit(beside_the_villa(5), 0) != accept("villa_colini", 1)
    assert habit(beside_the_villa(60), 0) == accept("villa_colini", 1)


@LEVELS
def test_a_fair_share_of_a_rivals_hundred_is_taken(level: str) -> None:
    assert chosen(beside_the_villa(60), 0, level) == accept("villa_colini", 1)


def asked_for(ducats: int) -> Genoa:
    """Seat 0 has named seat 1 a price for the villa."""
    s = table(
        3, path=["metal_warehouse"], step=SETTLED, acted=[0], hands={1: ["large_colini_1"]}, goods={1: ORDER}
    )
    do(s, 0, ask(1, "villa_colini", ducats))
    return s


def whole_gain(s: Genoa) -> int:
    """What the villa is worth to seat 1, in steps of five ducats."""
    worth = ADVICE.scale.now(s)
    return int(gain(s, 1, field("villa_colini"), needs(s, 1, worth), worth)) // 5 * 5


def test_a_price_is_agreed_to_as_far_as_the_own_offers_would_go() -> None:
    cheap = asked_for(5)
    assert all(isinstance(habit(cheap, 1, seed), Agree) for seed in range(1, 20))
    dear = asked_for(whole_gain(cheap))
    for seed in range(1, 20):
        answer = habit(dear, 1, seed)
        assert isinstance(answer, Offer)
        assert 5 <= answer.terms[DUCATS] < whole_gain(cheap)


def test_a_marker_takes_a_rivals_place_early_but_not_in_the_last_round() -> None:
    owners = {"coach_house": 1, "guild_hall": 1}
    early = table(4, path=["street_03"], step=ENDING, markers={0: 2}, owners=owners)
    answer = habit(early, 0)
    assert isinstance(answer, PlaceMarkers)
    assert REPLACE in (answer.first, answer.second)
    late = table(4, path=["street_03"], step=ENDING, markers={0: 2}, owners=owners, marker=8)
    assert habit(late, 0) == PassMarkers()


def test_any_good_brings_a_large_order_on() -> None:
    s = table(
        3,
        path=["metal_warehouse"],
        acting=0,
        hands={0: ["large_colini_1"]},
        goods={0: {"salt": 1, "wheat": 1, "any_good": 1}},
    )
    assert habit(s, 0) == UseAnyGood(good("silk"))


def test_what_rivals_wrote_unseen_is_taken_back_and_what_stands_stays() -> None:
    s = table(4, path=["metal_warehouse"], step=SETTLED, acted=[0])
    for seat in (1, 2, 3):
        do(s, seat, offer("villa_colini", 5 * seat))
        do(s, seat, Done())
    do(s, 0, AnotherRound())
    do(s, 1, offer("tavern", 30))
    do(s, 2, Pass())
    do(s, 3, offer("villa_colini", 20))
    standing, own = list(s.offers), s.sheets[3]
    ADVICE.reconsider(s, 3)
    assert s.sheets == [(), (), (), own]
    assert flow.must_answer(s) == 0b1110
    assert s.offers == standing
