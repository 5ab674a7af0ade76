"""Options: boxes check, enumerate and sample the same set."""

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.chance import Rng
from signoria.core.option import Among, Domain, Option, Some, Span
from signoria.core.value import Action, Key


class Bid(Action):
    TAG = "bid"
    OF = ("gold", "city city")

    def __init__(self, gold: int, city: int) -> None:
        self.gold: Final = gold
        self.city: Final = city

    def key(self) -> Key:
        return (self.gold, self.city)


class Pass(Action):
    TAG = "pass"


spans = st.builds(Span, st.integers(-9, 9), st.integers(10, 30), st.integers(1, 5))
lists = st.lists(st.integers(0, 40), min_size=1, max_size=7, unique=True)


@st.composite
def subsets(draw: Callable[..., int]) -> Some:
    ids: list[int] = draw(lists)  # type: ignore[assignment]  # hypothesis types draw loosely
    least = draw(st.integers(0, len(ids)))
    return Some(ids, least, draw(st.integers(least, len(ids) + 2)))


domains = st.one_of(spans, st.builds(Among, lists), subsets())


@given(domain=domains)
def test_a_domain_enumerates_exactly_what_it_has(domain: Domain) -> None:
    values = [domain.nth(i) for i in range(domain.count())]
    assert len(set(values)) == len(values)
    assert all(domain.has(value) for value in values)
    around = range(-12, 140) if isinstance(domain, Some) else range(-12, 45)
    assert {value for value in around if domain.has(value)} <= set(values)


@given(domain=domains, seed=st.integers(0, 2**32))
def test_a_picked_value_is_in_the_domain(domain: Domain, seed: int) -> None:
    assert domain.has(domain.pick(Rng(seed)))


@given(first=spans, second=domains, seed=st.integers(0, 2**32))
def test_sampled_and_enumerated_actions_are_admitted(first: Span, second: Domain, seed: int) -> None:
    option = Option(Bid, first, second)
    rng = Rng(seed)
    assert option.admits(option.sample(rng))
    assert option.admits(option.nth(rng.below(option.count())))


@pytest.mark.parametrize("action", [Bid(4, 1), Bid(5, 3), Bid(13, 1), Pass()])
def test_an_action_outside_the_box_is_not_admitted(action: Action) -> None:
    assert not Option(Bid, Span(5, 12), Among([1, 2])).admits(action)


def test_an_option_without_arguments_holds_one_action() -> None:
    option = Option(Pass)
    assert option.count() == 1
    assert option.nth(0) == Pass()


def test_a_subset_of_huge_size_is_counted_without_listing() -> None:
    assert Some(list(range(60)), 0, 60).count() == 2**60
    assert Some(list(range(60)), 0, 60).has(2**60 - 1)
    assert not Some(list(range(60)), 0, 60).has(2**60)
    assert not Some([1], 0, 1).has(-2)


def test_enumeration_is_the_whole_product() -> None:
    option = Option(Bid, Span(5, 6), Among([1, 2]))
    listed = [option.nth(i) for i in range(option.count())]
    assert listed == [Bid(5, 1), Bid(5, 2), Bid(6, 1), Bid(6, 2)]
