"""What a search knows about Genoa beyond the rule of thumb: how people bargain, what things will bring."""

from signoria.bots.values import valuation_of
from signoria.bots.values.genoa import GenoaValues
from signoria.bots.values.genoa_prices import gain, needs
from signoria.bots.values.genoa_worth import Worth
from signoria.core.chance import Rng
from signoria.core.value import Action
from signoria.games.genoa import GAME
from signoria.games.genoa.bids import DUCATS, Agree, Offer, Pass
from signoria.games.genoa.state import Genoa
from signoria.play.registry import find
from tests.games.genoa.table import ENDING, SETTLED, ask, do, field, offer, table, top

TRUSTING = GenoaValues()
SEARCHING = TRUSTING.for_search()
ORDER = {"salt": 1, "wheat": 1, "silk": 1}
"""The cubes of the first large order for Villa Colini."""
SEEDS = range(1, 60)


def beside_the_villa() -> Genoa:
    """The villa is next, and seat 1 can fulfil an order there for a hundred ducats."""
    return table(
        3, path=["metal_warehouse"], step=SETTLED, acted=[0], hands={1: ["large_colini_1"]}, goods={1: ORDER}
    )


def answers(advice: GenoaValues, s: Genoa) -> list[Action | None]:
    """What seat 1 says by habit, with all kinds of luck."""
    return [advice.policy(s, top(s), 1, Rng(seed)) for seed in SEEDS]


def asked_for_a_share(share: float) -> Genoa:
    """Seat 0 names seat 1 a price: this share of what the villa brings him."""
    s = beside_the_villa()
    worth = SEARCHING.scale.now(s)
    whole = gain(s, 1, field("villa_colini"), needs(s, 1, worth), worth)
    do(s, 0, ask(1, "villa_colini", int(whole * share) // 5 * 5))
    return s


def test_nobody_is_imagined_to_agree_to_most_of_his_gain() -> None:
    """A search that imagines such buyers names prices and waits for deals that never come."""
    dear = asked_for_a_share(0.75)
    assert any(isinstance(answer, Agree) for answer in answers(TRUSTING, dear))
    assert not any(isinstance(answer, Agree) for answer in answers(SEARCHING, dear))
    fair = asked_for_a_share(0.3)
    assert any(isinstance(answer, Agree) for answer in answers(SEARCHING, fair))


def test_a_price_that_is_too_high_is_met_by_a_lower_offer() -> None:
    offers = [one for one in answers(SEARCHING, asked_for_a_share(0.75)) if isinstance(one, Offer)]
    assert offers
    assert all(one.terms[DUCATS] >= 5 for one in offers)


def test_a_neighbouring_building_is_not_always_bid_for() -> None:
    """Who keeps quiet may get it for less once the tower is there; a search must not count on every bid."""
    s = beside_the_villa()
    assert not any(isinstance(answer, Pass) for answer in answers(TRUSTING, s))
    silent = sum(isinstance(answer, Pass) for answer in answers(SEARCHING, s))
    assert 0 < silent < len(SEEDS) / 2


def test_an_offer_once_written_down_is_not_torn_up() -> None:
    s = beside_the_villa()
    do(s, 1, offer("villa_colini", 30))
    assert not any(isinstance(answer, Pass) for answer in answers(SEARCHING, s))


def worth_with(marker: int) -> Worth:
    """What things are worth when the round marker stands there; with four players the last field is 8."""
    return SEARCHING.scale.now(table(4, path=["metal_warehouse"], marker=marker))


def test_an_order_is_worth_more_the_nearer_it_is_to_being_done_but_never_its_hundred_ducats() -> None:
    for marker in range(1, 8):
        large = worth_with(marker).large
        assert large == sorted(large)
        assert large[3] < 100


def test_an_order_that_is_ready_keeps_its_worth_longer_than_one_that_has_just_been_drawn() -> None:
    early, late = worth_with(1), worth_with(7)
    assert late.large[0] / early.large[0] < late.large[3] / early.large[3]


def test_after_the_last_turn_only_buildings_and_privileges_bring_anything() -> None:
    s = table(4, path=["metal_warehouse"], marker=8, turns=4)
    worth = SEARCHING.scale.now(s)
    assert max(worth.large) == worth.cube == worth.marker == worth.message == 0
    assert worth.building == 10


def test_who_has_seen_nothing_more_searches_with_what_greedy_bots_know() -> None:
    assert isinstance(valuation_of(GAME).for_search(), GenoaValues)
    assert TRUSTING.for_search() is SEARCHING is not TRUSTING
    virtu = valuation_of(find("virtu"))
    assert virtu.for_search() is virtu


def test_a_turn_to_come_counts_as_much_before_it_begins_as_when_the_tower_is_placed() -> None:
    """Otherwise whatever makes imagined play reach the next player's turn would look good, or bad."""
    ending = table(4, path=["street_03"], step=ENDING)
    placing = table(4, active=1)
    assert SEARCHING.prospects(ending)[1] == SEARCHING.prospects(placing)[1]
    assert SEARCHING.prospects(ending)[0] == SEARCHING.prospects(placing)[0]


def test_moves_that_are_left_are_worth_something_although_nothing_is_in_sight() -> None:
    """Nobody holds a thing or may act, but others will offer something on the way."""
    near = table(4, path=["street_03"], step=SETTLED, acted=[0, 1, 2, 3])
    far = table(4, path=["street_03", "street_04", "street_05"], step=SETTLED, acted=[0, 1, 2, 3])
    assert SEARCHING.prospects(near)[0] > SEARCHING.prospects(far)[0]
