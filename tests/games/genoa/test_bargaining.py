"""How bots bargain in Genoa: they take what is fair, refuse what is poor, and pay for what they need."""

import pytest

from signoria.bots.bot import make
from signoria.bots.values import valuation_of
from signoria.core.chance import Rng
from signoria.core.value import Action
from signoria.games.genoa import GAME
from signoria.games.genoa.bids import DUCATS, TARGET, Accept, Agree, Done, Offer, Pass
from signoria.games.genoa.state import Genoa
from signoria.play.vantage import Vantage
from tests.games.genoa.table import SETTLED, ask, at_rest, do, field, offer, table, top

RICCI = {"silver": 1, "wheat": 1, "linen": 1}
LARGE = ["large_ricci_1"]

bargainers = pytest.mark.parametrize("bot", ["greedy", "ismcts:240sims"])


def answer(bot: str, s: Genoa, seat: int) -> Action:
    return make(bot).choose(Vantage(GAME, at_rest(s), seat), Rng(5))


def habits(s: Genoa, seat: int) -> list[Action | None]:
    """What rollouts would answer here: a habit has its moods, so with twenty different lucks."""
    return [valuation_of(GAME).policy(s, top(s), seat, Rng(luck)) for luck in range(20)]


def beside_the_villa(goods: dict[str, int]) -> Genoa:
    """A has acted already; the tower stands beside Villa Ricci, where seat 1 can deliver a large order."""
    path = ["street_04", "coach_house"]
    return table(4, path=path, step=SETTLED, acted=[0], goods={0: goods, 1: RICCI}, hands={1: LARGE})


def only_offer(s: Genoa, bid: Offer) -> None:
    """Seat 1 makes an offer, the others none."""
    do(s, 1, bid)
    do(s, 1, Done())
    for other in (2, 3):
        do(s, other, Pass())


@bargainers
def test_a_fair_offer_is_accepted(bot: str) -> None:
    s = beside_the_villa({})
    only_offer(s, offer("villa_ricci", 35))
    action = answer(bot, s, 0)
    assert isinstance(action, Accept)
    assert action.partners == 0b10


@bargainers
def test_a_poor_offer_for_what_one_needs_oneself_is_refused(bot: str) -> None:
    s = table(4, path=["villa_ricci"], goods={0: RICCI}, hands={0: LARGE})
    do(s, 1, offer("villa_ricci", 10))
    for other in (2, 3):
        do(s, other, Pass())
    assert not isinstance(answer(bot, s, 0), Accept)


@bargainers
def test_an_offer_that_asks_for_more_than_it_gives_is_refused(bot: str) -> None:
    s = beside_the_villa({"silk": 1, "any_good": 1})
    only_offer(s, offer("park", 5, want={"silk": 1, "any_good": 1}))
    assert not isinstance(answer(bot, s, 0), Accept)


@bargainers
def test_whoever_can_deliver_a_large_order_offers_a_part_of_it(bot: str) -> None:
    action = answer(bot, beside_the_villa({}), 1)
    assert isinstance(action, Offer)
    assert action.terms[TARGET] == field("villa_ricci")
    assert action.terms[DUCATS] < 80


@pytest.mark.parametrize(("price", "agreed"), [(10, {True}), (20, {True, False}), (95, {False})])
def test_an_ask_is_agreed_to_when_it_pays(price: int, agreed: set[bool]) -> None:
    """A trifle always, a fair price now and then (haggling may bring more), never all there is to gain."""
    s = table(4, path=["villa_ricci"], acted=[0], goods={1: RICCI}, hands={1: LARGE})
    do(s, 0, ask(1, "villa_ricci", price))
    assert {isinstance(action, Agree) for action in habits(s, 1)} == agreed
    if agreed == {False}:
        assert not isinstance(answer("greedy", s, 1), Agree)
