"""Answers by number: what is listed when a question is put again (docs/research.md, action numbers)."""

from typing import Any

import pytest

from signoria.adapters.encoding import numbering
from signoria.core.flow import LEGAL, why_not
from signoria.core.menu import menu_of
from signoria.core.numbered import Numbered
from signoria.games.genoa import GAME
from signoria.games.genoa.actions import Deliver
from signoria.games.genoa.bids import DUCATS, Accept, Ask, Offer, Pass, WithdrawAsk
from signoria.play.game import AnyGame
from tests.games.genoa.table import SETTLED, card, do, offer, table

ANY: AnyGame = GAME
BOOK = numbering(GAME)


def kinds_on(game: Numbered) -> set[type]:
    """Kinds of actions on the menu, which must hold what the boxes hold."""
    menu = game.menu()
    assert menu.ids == menu_of(game.state, game.seat, BOOK, asides=False, boxes=True).ids
    return {type(menu.action(number)) for number in menu.ids}


def test_gen_106_an_ask_leaves_the_other_answers_as_they_were() -> None:
    s = table(4, path=["park", "street_02", "guild_hall"])
    do(s, 1, offer("guild_hall", 5))
    for seat in (2, 3):
        do(s, seat, Pass())
    game = Numbered(s, BOOK, ANY.default, asides=False)
    first = game.menu().ids
    assert Accept in kinds_on(game)
    game.choose(BOOK.row[Ask].base)
    assert kinds_on(game) >= {Accept, WithdrawAsk, Ask}
    assert set(first) < set(game.menu().ids)
    game.choose(BOOK.row[WithdrawAsk].base + 1 + s.last_ask)
    assert WithdrawAsk not in kinds_on(game)


def test_gen_173_a_message_delivered_pays_for_an_offer_at_once() -> None:
    s = table(
        3,
        path=["park", "street_02", "guild_hall"],
        hands={0: ["message_01"]},
        goods={1: {"silk": 1}},
        money={0: 0},
    )
    do(s, 1, offer("guild_hall", -5, give={"silk": 1}))
    do(s, 2, Pass())
    game = Numbered(s, BOOK, ANY.default, asides=False)
    assert Accept not in kinds_on(game)
    game.choose(BOOK.row[Ask].base)
    assert Accept not in kinds_on(game)
    game.choose(BOOK.number(Deliver(card("message_01"))))
    assert Accept in kinds_on(game)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("belongings", [{"goods": {1: {"silk": 1}}}, {"hands": {1: ["message_01"]}}])
def test_gen_112_whoever_has_no_money_may_offer_a_cube_or_a_card(
    seats: int, belongings: dict[str, Any]
) -> None:
    s = table(seats, path=["street_03"], step=SETTLED, money={1: 0}, **belongings)
    game = Numbered(s, BOOK, ANY.default, asides=False)
    assert game.seat == 1
    assert Offer in kinds_on(game)
    for number in BOOK.row[Offer].slots:
        action = game.menu().action(number)
        assert isinstance(action, Offer)
        assert why_not(s, 1, action) == LEGAL
        assert action.terms[DUCATS] <= 0


def test_gen_173_a_question_that_is_put_often_still_follows_the_hand() -> None:
    def asked(message: str = "") -> Numbered:
        hands = {1: [message]} if message else {}
        s = table(3, path=["park", "street_02", "guild_hall"], hands=hands)
        return Numbered(s, BOOK, ANY.default, asides=False)

    usual = asked()
    assert kinds_on(usual) == {Offer, Pass}
    usual.legal(usual.seat).clear()  # what somebody does with a list that he was handed is his own affair
    assert kinds_on(asked()) == {Offer, Pass}
    assert kinds_on(asked("message_01")) == {Offer, Pass, Deliver}  # between park and guild hall
    assert kinds_on(asked("message_02")) == {Offer, Pass}


def test_offers_and_asks_have_few_slots_of_their_own() -> None:
    for kind in (Offer, Ask):
        assert len(BOOK.row[kind].slots) == 4
        assert BOOK.row[kind].width == 4 + 256
