"""Action numbers: stable, bounded, and silent about what a seat cannot know."""

import pytest
from banco.rules import DrawCard, Give, Lay, TakePot

from signoria.adapters import encoding
from signoria.adapters.desk import Desk, Setup
from signoria.core import flow
from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.menu import LISTED, menu_of
from signoria.core.numbering import digest
from tests.adapters.tables import all_titles, example_is_known, positions, with_seats

__all__ = ["example_is_known"]


def test_the_numbers_of_the_example_are_what_the_guide_says() -> None:
    assert encoding.describe(Setup.of("banco").game) == [
        ("lay", 0, 128, True),
        ("take_pot", 128, 1, True),
        ("draw_card", 129, 1, True),
        ("give", 130, 264, False),
    ]
    book = Setup.of("banco").numbering
    assert [book.number(a) for a in (Lay(0), Lay(7), TakePot(), DrawCard())] == [1, 8, 128, 129]
    assert book.number(Give(1, 5)) == book.number(Give(1, 5)) != book.number(Give(2, 5))


def test_hashes_are_the_same_in_every_release() -> None:
    assert digest((1, 5)) == 4219141553
    assert digest((-1, 1 << 90, 3)) == 2307135490


@pytest.mark.parametrize(("title", "seats"), with_seats())
def test_every_number_on_a_menu_is_a_legal_action_with_that_number(title: str, seats: int) -> None:
    setup = Setup.of(title, seats, asides=True)
    for desk in positions(setup, 3, 120, every=5):
        menu = desk.menu()
        assert menu.ids == sorted(set(menu.ids))
        assert menu.ids[0] >= 0
        assert menu.ids[-1] < setup.numbering.size
        for number in menu.ids:
            action = menu.action(number)
            assert action is not None
            assert flow.why_not(desk.state, desk.seat, action) == flow.LEGAL
            assert menu.number(action) == number or setup.numbering.is_slot(number)
            assert menu.action(menu.number(action)) == action
            if encoding.radices_of(setup.game, type(action)):
                assert setup.numbering.number(action) == number


@pytest.mark.parametrize(("title", "seats"), with_seats())
def test_a_frame_lists_what_it_does_not_object_to(title: str, seats: int) -> None:
    setup = Setup.of(title, seats)
    for desk in positions(setup, 5, 200, every=3):
        state, seat = desk.state, desk.seat
        frame = state.stack[-1]
        for option in frame.options(state, seat):
            if option.count() <= LISTED:
                assert frame.listed(state, seat, option) == Frame.listed(frame, state, seat, option)


@pytest.mark.parametrize(("title", "seats"), with_seats())
def test_a_question_that_lists_its_answers_lists_what_its_options_hold(title: str, seats: int) -> None:
    setup = Setup.of(title, seats)
    book = setup.numbering
    for seed in (6, 7):
        for desk in positions(setup, seed, 400):
            menu = desk.menu()
            boxes = menu_of(desk.state, desk.seat, book, asides=False, boxes=True)
            assert menu.ids == boxes.ids
            exact = [number for number in menu.ids if not book.is_slot(number)]
            assert [menu.action(n) for n in exact] == [boxes.action(n) for n in exact]
    for form in filter(None, book.forms):  # nobody wrote into what all tables share
        assert form.ids == [number for number, one in enumerate(form.mask) if one]


@pytest.mark.parametrize(("title", "seats"), with_seats())
def test_a_frame_objects_only_to_the_kinds_that_it_names(title: str, seats: int) -> None:
    setup = Setup.of(title, seats)
    for desk in positions(setup, 8, 300, every=2):
        state, seat, frame = desk.state, desk.seat, desk.state.stack[-1]
        for option in frame.options(state, seat):
            if frame.OBJECTS_TO and option.action not in frame.OBJECTS_TO:
                for i in range(min(option.count(), LISTED)):
                    assert frame.objection(state, seat, option.nth(i)) == flow.LEGAL


@pytest.mark.parametrize(("title", "seats"), with_seats())
def test_a_menu_does_not_depend_on_what_the_seat_cannot_see(title: str, seats: int) -> None:
    setup = Setup.of(title, seats)
    for i, desk in enumerate(positions(setup, 4, 120, every=4)):
        imagined = setup.game.redeal(desk.state, desk.seat, Rng(i))
        again = menu_of(imagined, desk.seat, setup.numbering, asides=False)
        menu = desk.menu()
        assert again.ids == menu.ids
        assert [again.action(n) for n in again.ids] == [menu.action(n) for n in menu.ids]


@pytest.mark.parametrize("title", all_titles())
def test_small_boxes_are_listed_whole_and_large_ones_sampled(title: str) -> None:
    setup = Setup.of(title)
    for desk in positions(setup, 5, 200, every=4):
        options = flow.frame_options(desk.state, desk.seat)
        for kind in {option.action for option in options}:
            boxes = [option for option in options if option.action is kind]
            total = sum(option.count() for option in boxes)
            if total <= LISTED and len(boxes) == 1:
                top = desk.state.stack[-1]
                legal = [boxes[0].nth(i) for i in range(total)]
                legal = [a for a in legal if top.objection(desk.state, desk.seat, a) == flow.LEGAL]
                assert {desk.menu().number(a) for a in legal} <= set(desk.menu().ids)


def test_a_box_too_large_to_list_is_offered_in_samples() -> None:
    desk = Desk.deal(Setup.of("banco", 4, asides=True), 1)
    rich = desk.state.clone()
    rich.coins = [500] * 4  # type: ignore[attr-defined]
    gifts = [n for n in menu_of(rich, desk.seat, desk.numbering, asides=True).ids if n >= 130]
    assert 1 < len(gifts) <= Give.SLOTS
    assert gifts == [n for n in menu_of(rich, desk.seat, desk.numbering, asides=True).ids if n >= 130]


def test_actions_that_meet_on_a_menu_keep_numbers_of_their_own() -> None:
    setup = Setup.of("banco", 4, asides=True)
    desk = Desk.deal(setup, 1)
    rich = desk.state.clone()
    rich.coins = [42] * 4  # type: ignore[attr-defined]
    menu = menu_of(rich, desk.seat, desk.numbering, asides=True)
    gifts = [menu.action(n) for n in menu.ids if n >= 130]
    assert len(gifts) == len(set(gifts)) == 3 * 41
    assert len({setup.numbering.number(gift) for gift in gifts if gift is not None}) < 3 * 41


def test_one_aside_and_then_an_answer() -> None:
    desk = Desk.deal(Setup.of("banco", 2, asides=True), 1)
    gift = next(n for n in desk.menu().ids if n >= 130)
    desk.choose(gift)
    assert desk.seat == 0
    assert all(n < 128 for n in desk.menu().ids)
    desk.choose(desk.menu().ids[0])
    assert desk.seat == 1
