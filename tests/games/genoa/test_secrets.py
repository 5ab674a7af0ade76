"""Secrets (GEN-100, GEN-121, GEN-280, GEN-282): what people know, and tables they cannot tell apart."""

from collections.abc import Iterator

from signoria.core.chance import Rng, seeded
from signoria.core.flow import over, run_on
from signoria.core.playout import random_step
from signoria.games.genoa import GAME
from signoria.games.genoa.actions import EndTurn, Exchange, HandOver, Perform
from signoria.games.genoa.bids import AnotherRound, Done, Offer, Pass
from signoria.games.genoa.knowledge import knows, note, where
from signoria.games.genoa.offers import offer_problem
from signoria.games.genoa.redeal import hidden, redeal
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import PILES
from signoria.games.genoa.view import view
from signoria.play.undo import is_barrier
from tests.games.genoa.table import SETTLED, T, accept, card, do, holds, mask, offer, strike, table, thing

WORLDS = 30


def worlds(s: Genoa, seat: int) -> Iterator[Genoa]:
    """Imagined tables; each must be sound and look the same from this seat."""
    for n in range(WORLDS):
        other = redeal(s, seat, Rng(n))
        assert GAME.check(other) == []
        assert view(other, seat) == view(s, seat)
        assert hidden(other, seat) == hidden(s, seat)
        yield other


def test_gen_280_foreign_hands_are_dealt_anew_with_the_same_numbers_of_each_kind() -> None:
    s = table(
        3,
        path=["market"],
        hands={0: ["message_01"], 1: ["message_02", "large_ricci_1"], 2: ["privilege_park"]},
    )
    seen = {tuple(other.hands[PILES + 2]) for other in worlds(s, 0)}
    assert len(seen) > 5
    assert (card("message_01"),) not in seen
    for other in worlds(s, 0):
        assert [len(hand) for hand in other.hands] == [len(hand) for hand in s.hands]


def test_gen_282_discards_are_never_dealt() -> None:
    s = table(
        3, path=["market"], hands={1: ["message_02"]}, piles={"message": (["message_01"], ["message_03"])}
    )
    assert all(not holds(other, 1, "message_03") for other in worlds(s, 0))


def test_a_card_given_away_stays_with_its_receiver() -> None:
    s = table(3, path=["street_03"], step=SETTLED, hands={1: ["message_02"], 0: ["message_05"]})
    strike(s, 1, offer("guild_hall", hidden=["message_02"]), "guild_hall")
    assert all(holds(other, 0, "message_02") for other in worlds(s, 1))
    assert {holds(other, 0, "message_02") for other in worlds(s, 2)} == {False, True}


def test_a_card_shown_to_a_is_known_to_a_alone_even_if_the_deal_fails() -> None:
    s = table(3, path=["street_03"], step=SETTLED, hands={1: ["message_02", "message_06"]})
    do(s, 1, offer("guild_hall", shown=["message_02"]))
    do(s, 1, Done())
    do(s, 2, Pass())
    assert all(holds(other, 1, "message_02") for other in worlds(s, 0))
    assert {holds(other, 1, "message_02") for other in worlds(s, 2)} == {False, True}
    do(s, 0, EndTurn())
    assert knows(s, 0, card("message_02")) == 1


def test_after_a_hidden_trade_a_known_card_is_in_one_of_two_hands() -> None:
    s = table(4, path=["street_03"], step=SETTLED, hands={1: ["message_02", "message_06"], 0: ["message_05"]})
    do(s, 1, offer("guild_hall", open=["message_02"]))
    do(s, 1, Done())
    for seat in (2, 3):
        do(s, seat, Pass())
    do(s, 0, AnotherRound())
    do(s, 1, offer("guild_hall", hidden=["message_06"]))
    do(s, 1, Done())
    for seat in (2, 3):
        do(s, seat, Pass())
    do(s, 0, accept("guild_hall", 1))
    places = [[seat for seat in range(4) if holds(other, seat, "message_02")] for other in worlds(s, 3)]
    assert {tuple(place) for place in places} == {(0,), (1,)}


def test_a_hidden_card_of_a_standing_offer_may_be_any_of_its_kind() -> None:
    s = table(3, path=["street_03"], step=SETTLED, hands={1: ["message_02", "message_06", "privilege_park"]})
    do(s, 1, offer("guild_hall", hidden=["message_02"], open=["privilege_park"]))
    do(s, 1, Done())
    do(s, 2, Pass())
    given = {other.offers[1][0].terms[16] for other in worlds(s, 0)}
    assert len(given) > 3
    for other in worlds(s, 0):
        assert other.offers[1][0].terms[18] == mask(["privilege_park"])
        assert other.offers[1][0].terms[16] & T.pile_mask[2]


def test_unopened_answers_are_imagined_anew() -> None:
    s = table(4, path=["street_03"], step=SETTLED)
    do(s, 1, offer("guild_hall", 100))
    do(s, 1, Done())
    sheets = {str(other.sheets[1]) for other in worlds(s, 0)}
    assert len(sheets) > 3
    assert all(other.answered == 0b10 for other in worlds(s, 0))
    assert all(other.sheets[1] == s.sheets[1] for other in worlds(s, 1))


def test_whoever_promised_an_order_holds_one_in_every_world() -> None:
    s = table(
        3,
        path=["villa_ricci"],
        hands={1: ["large_ricci_1"], 2: ["large_colini_1"]},
        goods={1: {"silver": 1, "wheat": 1, "linen": 1}},
    )
    do(s, 1, offer("villa_ricci", reward="exchange"))
    do(s, 2, Pass())
    assert all(holds(other, 1, "large_ricci_1") for other in worlds(s, 0))
    do(s, 0, accept("villa_ricci", 1))
    assert all(holds(other, 1, "large_ricci_1") for other in worlds(s, 2))


def test_a_promised_order_that_is_known_is_the_one() -> None:
    s = table(
        3,
        path=["coach_house"],
        step=SETTLED,
        hands={1: ["large_ricci_1"]},
        goods={1: {"silver": 1, "copper": 1, "wheat": 1, "rice": 1, "linen": 1, "silk": 1}},
    )
    do(s, 1, offer("villa_ricci", 5, open=["large_ricci_1"]))
    do(s, 1, Done())
    do(s, 2, Pass())
    do(s, 0, AnotherRound())
    do(s, 1, offer("villa_ricci", reward="exchange"))
    do(s, 1, Done())
    do(s, 2, Pass())
    for seat in (-1, 0, 2):
        assert all(holds(other, 1, "large_ricci_1") for other in worlds(s, seat))


def test_nobody_holds_a_message_that_would_have_been_delivered() -> None:
    s = table(
        3, path=["park", "street_02", "guild_hall"], step=SETTLED, hands={1: ["message_05", "message_06"]}
    )
    do(s, 0, EndTurn())
    assert all(not holds(other, 1, "message_01") for other in worlds(s, 0))


def test_g21_the_end_of_a_turn_that_says_something_about_messages_is_final() -> None:
    s = table(3, path=["park", "street_02", "guild_hall"], step=SETTLED, hands={1: ["message_05"]})
    after = s.clone()
    do(after, 0, EndTurn())
    assert is_barrier(GAME, s, after, chance_drawn=False)  # nobody laid down message 1: now that is known
    s = table(3, path=["park", "street_02"], step=SETTLED, hands={1: ["message_05"]})
    after = s.clone()
    do(after, 0, EndTurn())
    assert not is_barrier(GAME, s, after, chance_drawn=False)


def test_what_everybody_knows_and_what_one_knows_are_put_together() -> None:
    s = table(3, path=["street_03"], step=SETTLED, hands={1: ["message_02", "message_06"]})
    message = card("message_02")
    note(s, 3, message, 0b110)  # everybody: seat 1 or 2
    note(s, 2, message, 0b011)  # seat 2: seat 0 or 1
    assert knows(s, 2, message) == 1
    assert all(holds(other, 1, "message_02") for other in worlds(s, 2))


def test_cards_drawn_and_partly_promised_are_known_by_their_backs() -> None:
    s = table(3, path=["town_hall"])
    strike(s, 1, offer("town_hall", gain=1), "town_hall")
    do(s, 1, Perform())
    assert len({tuple(other.drawn) for other in worlds(s, 2)}) > 5
    assert all(other.drawn == s.drawn for other in worlds(s, 1))
    do(s, 1, HandOver(1 << s.drawn[0]))
    assert knows(s, 1, s.hands[1][0]) == 0
    assert knows(s, 2, s.hands[1][0]) == -1


def test_after_a_reshuffle_the_other_cards_are_in_hands() -> None:
    s = table(
        3,
        path=["harbor"],
        acting=0,
        goods={0: {"exchange": 1, "silk": 1}},
        hands={1: ["message_05"]},
        piles={"message": (["message_01"], ["message_02", "message_03"])},
    )
    do(s, 0, Exchange(thing("silk"), thing("message")))
    in_hands = mask(["message_05", "message_01"])
    assert where(s, 1, card("message_01")) & ~0b101 == 0
    assert in_hands & mask(["message_02"]) == 0
    for other in worlds(s, 1):
        assert set(other.pools[2]) == {card("message_02"), card("message_03")}


def test_leaks_and_memory_hold_through_whole_random_games() -> None:
    for seed in range(2):
        s = GAME.start(T, 5, GAME.settle(5, {}), seeded(seed))
        s.quiet = True
        run_on(s)
        rng = Rng(seed)
        for n in range(400):
            if over(s):
                break
            if n % 8 == 0:
                for seat in range(-1, 5):
                    other = redeal(s, seat, rng)
                    assert GAME.check(other) == []
                    assert view(other, seat) == view(s, seat)
            random_step(s, rng)


def test_gen_100_an_imagined_world_never_holds_the_true_half_written_offers() -> None:
    """Two tables that differ only in what seat 1 is writing are one to seat 0, in all it may imagine."""

    def writing(bid: Offer) -> Genoa:
        hands = {1: ["message_01"], 0: ["message_05"]}
        s = table(2, path=["street_03"], step=SETTLED, money={1: 0}, acted=[1], hands=hands)
        do(s, 1, bid)
        return s

    one = writing(offer("street_02", hidden=["message_01"]))
    other = writing(offer("street_04", shown=["message_01"]))
    for seed in range(60):
        imagined = [redeal(s, 0, Rng(seed)) for s in (one, other)]
        assert imagined[0].sheets == imagined[1].sheets
        assert len(imagined[0].sheets[1]) == 1
        assert offer_problem(imagined[0], 1, imagined[0].sheets[1][0]) == 0
