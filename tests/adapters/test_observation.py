"""Observations: fixed length, from the view alone."""

from typing import Annotated

import msgspec
import numpy as np
import pytest
from banco.rules import Banco

from signoria.adapters.desk import Desk, Setup
from signoria.adapters.observation import place_of, squashed
from signoria.core.chance import Rng
from tests.adapters.tables import all_titles, example_is_known, positions, with_seats

__all__ = ["example_is_known"]


@pytest.mark.parametrize(("title", "seats"), with_seats())
def test_a_seat_sees_the_same_on_every_table_it_can_imagine(title: str, seats: int) -> None:
    setup = Setup.of(title, seats)
    size = Setup.of(title).layout.size
    for i, desk in enumerate(positions(setup, 6, 90, every=15)):
        imagined = Desk(setup, setup.game.redeal(desk.state, desk.seat, Rng(i)))
        vector = desk.vector(desk.seat)
        assert vector.shape == (size,)
        assert np.array_equal(vector, imagined.vector(desk.seat))
        assert desk.observation(desk.seat) == imagined.observation(desk.seat)


@pytest.mark.parametrize("title", all_titles())
def test_every_place_has_a_name_of_its_own(title: str) -> None:
    layout = Setup.of(title).layout
    assert len(layout.names) == len(set(layout.names)) == layout.size


def test_what_stands_where() -> None:
    desk = Desk.deal(Setup.of("banco", 3), 1)
    assert isinstance(desk.state, Banco)
    seen = dict(zip(desk.setup.layout.names, desk.vector(1).tolist(), strict=True))
    assert (seen["is_seat(1)"], seen["is_seat(0)"], seen["seats"]) == (1, 0, 3)
    assert (seen["asks(lay_cards)"], seen["asks(prize)"]) == (1, 0)
    assert seen["pot"] == desk.state.pot
    assert seen["len(hand)"] == len(desk.state.hands[1])
    assert seen["hand[0]"] == min(desk.state.hands[1])
    assert seen["seats[2].coins"] == desk.state.coins[2]


def test_what_others_chose_in_secret_is_not_seen() -> None:
    desk = Desk.deal(Setup.of("banco", 2), 1, listen=True)
    first, second = desk.clone(), desk.clone()
    first.choose(first.menu().ids[0])
    second.choose(second.menu().ids[-1])
    assert first.answers != second.answers
    assert np.array_equal(first.vector(1), second.vector(1))
    assert first.information_state(1) == second.information_state(1)
    assert first.information_state(0) != second.information_state(0)


def test_a_memory_grows_with_what_is_heard_and_clones_share_it() -> None:
    desk = Desk.deal(Setup.of("banco", 2), 1, listen=True)
    before = desk.memory(1)
    other = desk.clone()
    for _ in range(3):
        desk.choose(desk.menu().ids[0])
        other.choose(other.menu().ids[0])
    assert before != desk.memory(1) == other.memory(1)
    late = Desk.deal(Setup.of("banco", 2), 1)
    for _ in range(3):
        late.choose(late.menu().ids[0])
    assert late.memory(1) == desk.memory(1)
    with pytest.raises(ValueError, match="knows its deal"):
        Desk(late.setup, Desk.deal(late.setup, 1).state).memory(0)


class Card(msgspec.Struct):
    cost: int


class View(msgspec.Struct):
    path: Annotated[list[int], msgspec.Meta(max_length=3)]
    cards: list[Card]
    top: Card | None


def test_a_view_may_bound_its_lists() -> None:
    view = View([1, 2, 3, 4], [Card(5)], None)
    place = place_of(msgspec.inspect.type_info(View), [view], "view")
    assert place.names("")[:4] == ["len(path)", "path[0]", "path[1]", "path[2]"]
    assert place.names("")[-2:] == ["has(top)", "top.cost"]
    assert place.size == 4 + 7 + 2


def test_text_in_a_view_is_refused_by_name() -> None:
    class Named(msgspec.Struct):
        name: str

    with pytest.raises(TypeError, match=r"view\.name"):
        place_of(msgspec.inspect.type_info(Named), [Named("x")], "view")


def test_squashing_keeps_signs() -> None:
    assert squashed(np.array([-3, 0, 3], np.float32)).round(2).tolist() == pytest.approx([-1.39, 0, 1.39])
