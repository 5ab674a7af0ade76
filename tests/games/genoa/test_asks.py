"""Asks: A names a price, a player agrees (GEN-106)."""

from typing import Any

from signoria.games.genoa import reasons
from signoria.games.genoa.bids import (
    Agree,
    AnotherRound,
    Pass,
    WithdrawAsk,
)
from signoria.games.genoa.deal_events import AskMade, TermDucats
from signoria.games.genoa.state import Genoa
from tests.games.genoa.table import (
    accept,
    ask,
    do,
    field,
    kinds,
    mask,
    offer,
    table,
    told,
    why,
)


def here(**rest: Any) -> Genoa:
    """Three players, the tower at the metal warehouse, everybody free to act."""
    return table(3, path=["metal_warehouse"], **rest)


def test_gen_106_a_may_open_the_bidding_and_the_player_may_agree() -> None:
    s = here()
    do(s, 0, ask(1, "metal_warehouse", 25))
    assert told(s, AskMade) == [AskMade(0, 1, field("metal_warehouse"))]
    assert TermDucats(1, 0, 25) in told(s, TermDucats)
    assert why(s, 2, Agree(1, 0, 0, 0)) != 0
    do(s, 1, Agree(1, 0, 0, 0))
    do(s, 2, Pass())
    assert s.offers[1] == (offer("metal_warehouse", 25),)


def test_gen_106_an_ask_binds_nobody_and_can_be_changed_or_withdrawn() -> None:
    s = here()
    do(s, 0, ask(1, "metal_warehouse", 25))
    do(s, 0, ask(1, "metal_warehouse", 20))
    assert s.ask_ids == (2,)
    assert why(s, 1, Agree(1, 0, 0, 0)) != 0
    do(s, 0, WithdrawAsk(2))
    assert s.asks == ()
    do(s, 1, offer("metal_warehouse", 5))
    do(s, 2, Pass())
    assert why(s, 0, accept("metal_warehouse", 1)) == 0


def test_gen_106_asks_before_another_round_stand_in_it() -> None:
    s = here()
    do(s, 1, Pass())
    do(s, 2, Pass())
    do(s, 0, ask(2, "metal_warehouse", 10))
    do(s, 0, AnotherRound())
    assert Agree in kinds(s, 2)
    assert Agree not in kinds(s, 1)
    do(s, 2, Agree(1, 0, 0, 0))
    do(s, 1, Pass())
    assert s.asks == ()


def test_gen_106_at_most_four_asks_in_a_round() -> None:
    s = here()
    for ducats in (5, 10, 15, 20):
        do(s, 0, ask(1, "metal_warehouse", ducats))
    assert why(s, 0, ask(1, "metal_warehouse", 25)) == reasons.TOO_MANY_ASKS


def test_gen_106_agreeing_with_cards_means_choosing_them() -> None:
    s = here(hands={1: ["message_01", "message_02"]})
    do(s, 0, ask(1, "metal_warehouse", cards={"message": 1}))
    assert why(s, 1, Agree(1, 0, 0, 0)) == reasons.WRONG_CARDS
    assert why(s, 1, Agree(1, mask(["message_01", "message_02"]), 0, 0)) == reasons.WRONG_CARDS
    do(s, 1, Agree(1, mask(["message_02"]), 0, 0))
    do(s, 2, Pass())
    assert s.offers[1] == (offer("metal_warehouse", hidden=["message_02"]),)


def test_gen_106_an_ask_must_be_possible_as_far_as_it_lies_open() -> None:
    s = here(goods={1: {"silk": 1}}, money={1: 5})
    assert why(s, 0, ask(1, "metal_warehouse", give={"silk": 2})) == reasons.NOT_YOURS
    assert why(s, 0, ask(1, "metal_warehouse", 100)) == 0  # the purse is secret
    do(s, 0, ask(1, "metal_warehouse", 100))
    assert why(s, 1, Agree(1, 0, 0, 0)) == reasons.TOO_POOR
