"""Princes as bots play it: deals, bids up to a worth, treachery while it is worth something."""

import pytest

from signoria.bots import bot
from signoria.bots.values import valuation_of
from signoria.bots.values.princes import PrincesValues
from signoria.bots.values.princes_prices import cards_worth, city_points, willing
from signoria.core import flow
from signoria.core.chance import Rng
from signoria.core.rows import exchanged
from signoria.core.seating import members
from signoria.core.value import Action
from signoria.games.princes import GAME
from signoria.games.princes.actions import BuyTroop, StealGold
from signoria.games.princes.auction_actions import Bid, Exchange, Pass
from signoria.games.princes.deal_actions import AcceptOffer, DeclineOffer, MakeOffer
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import EVENTS
from signoria.play.vantage import Vantage
from signoria.sim.simulate import Plan
from signoria.sim.tables import Table
from tests.games.princes.table import DATA, P, asked, auction, do, lot, put_away, table

LEVELS = pytest.mark.parametrize("level", ["greedy", "ismcts:200sims"])


def said(s: Princes, seat: int, level: str = "greedy", seed: int = 1) -> Action | None:
    return bot.make(level).speak(Vantage(GAME, s, seat), Rng(seed))


def chosen(s: Princes, seat: int, level: str = "greedy", seed: int = 1) -> Action:
    return bot.make(level).choose(Vantage(GAME, s, seat), Rng(seed))


@LEVELS
def test_pri_322_a_good_offer_is_accepted_and_a_bad_one_declined(level: str) -> None:
    good = table(P(gold=40, influence=2), P(gold=10, influence=20), P())
    do(good, 0, MakeOffer(1, give_gold=8, give_influence=0, want_gold=0, want_influence=4, promise=0))
    assert members(flow.addressed(good)) == [1]
    assert said(good, 1, level) == AcceptOffer(1)
    bad = table(P(gold=40, influence=2), P(gold=10, influence=20), P())
    do(bad, 0, MakeOffer(1, give_gold=2, give_influence=0, want_gold=0, want_influence=8, promise=1))
    assert said(bad, 1, level) == DeclineOffer(1)


def test_a_seat_that_is_asked_answers_an_offer_first() -> None:
    s = table(P(gold=10, influence=20), P(gold=40, influence=2), P())
    do(s, 1, MakeOffer(0, give_gold=1, give_influence=0, want_gold=0, want_influence=9, promise=0))
    assert asked(s) == 0
    assert chosen(s, 0) == DeclineOffer(1)
    do(s, 0, DeclineOffer(1))
    assert flow.addressed(s) == 0
    assert not isinstance(chosen(s, 0), DeclineOffer)


def test_an_offer_that_its_maker_cannot_keep_is_declined() -> None:
    s = table(P(gold=40, influence=2), P(gold=10, influence=20), P())
    do(s, 0, MakeOffer(1, give_gold=30, give_influence=0, want_gold=0, want_influence=4, promise=0))
    s.gold[0] = 5
    assert said(s, 1) == DeclineOffer(1)


def test_nothing_is_given_that_serves_the_leader_more() -> None:
    rich = P(gold=10, influence=8, tiles="doge merchant_venezia_1 merchant_venezia_2 soderini", triumphs=3)
    s = table(rich, P(gold=10, influence=8), P(gold=10, influence=8), decade=3)
    do(s, 0, MakeOffer(1, give_gold=3, give_influence=0, want_gold=0, want_influence=3, promise=1))
    assert said(s, 1) == DeclineOffer(1)


def test_who_has_plenty_of_one_currency_offers_it_for_the_other() -> None:
    s = table(P(gold=60, influence=1), P(gold=5, influence=25), P(gold=20, influence=8))
    offers = [said(s, 0, seed=seed) for seed in range(12)]
    made = [offer for offer in offers if offer is not None]
    assert made
    assert all(isinstance(offer, MakeOffer) and offer.give_gold and offer.want_influence for offer in made)
    do(s, 0, made[0])
    assert isinstance(said(s, 1), AcceptOffer)
    assert said(s, 0) is None  # one offer in a window is enough


def test_pri_282_the_banker_changes_money_before_the_last_event_is_sold() -> None:
    s = table(P(gold=50, influence=2, tiles="banker_1"), P(gold=10), P(gold=10))
    assert not isinstance(said(s, 0), Exchange)
    put_away(s, s.display & EVENTS & ~(1 << lot("gozzoli")))
    assert said(s, 0) == Exchange(0, 3)


def test_a_tile_is_bid_up_to_its_worth_and_not_beyond() -> None:
    """Seat 1 has gold for more than the tile is worth to it."""
    limit = 0
    for high in range(12, 45):
        s = table(P(gold=60), P("deste", gold=60), P(gold=0))
        auction(s, "merchant_milano", high)
        assert asked(s) == 1
        limit = willing(s, 1, lot("merchant_milano"), city_points(s))
        if high + 1 <= limit - 2:
            assert isinstance(chosen(s, 1), Bid), f"{high} of {limit}"
        elif high >= limit + 2:
            assert chosen(s, 1) == Pass(), f"{high} of {limit}"
    assert 14 < limit < 40


def test_discounts_are_bid_as_well() -> None:
    for family, more in (("deste", 0), ("gonzaga", 2), ("baglioni", 1)):
        s = table(P(gold=60), P(family, gold=60), P(gold=60, family="bentivoglio"))
        plain = willing(s, 2, lot("merchant_milano"), city_points(s))
        assert willing(s, 1, lot("merchant_milano"), city_points(s)) == plain + more


@LEVELS
def test_treachery_is_used_before_it_is_worthless(level: str) -> None:
    """The last event is on the table: what a thief does not take now he never will."""
    s = table(P(gold=10, cards="steal_gold"), P(gold=12, influence=9), P(gold=4, influence=3), decade=3)
    put_away(s, s.display & EVENTS & ~(1 << lot("michelangelo")))
    deeds: list[Action] = []
    while s.stack and s.decade == 3 and s.active == 0:
        seat = asked(s)
        deeds.append(chosen(s, seat, level if seat == 0 else "greedy"))
        do(s, seat, deeds[-1])
    assert any(isinstance(deed, StealGold) for deed in deeds)


def test_cards_lose_their_worth_with_the_time_to_play_them() -> None:
    early = table(P(cards="freeze_bid bribe_troops veto"), P(), P())
    late = table(P(cards="freeze_bid bribe_troops veto"), P(), P(), decade=3)
    put_away(late, late.display & EVENTS & ~(1 << lot("michelangelo")))
    assert cards_worth(early, 0) > 2 * cards_worth(late, 0) > 0
    late.cannon = 4  # no more wars: only the frozen bid is left
    assert cards_worth(late, 0) < cards_worth(early, 0) / 8
    assert isinstance(valuation_of(GAME), PrincesValues)


@pytest.mark.parametrize("troop", range(len(DATA["troop"])), ids=[entry["id"] for entry in DATA["troop"]])
def test_every_troop_is_worth_its_price_as_soon_as_it_may_be_bought(troop: int) -> None:
    """Whoever has the gold to spare gains by any troop of the supply: none is there for show."""
    s = table(P("gonzaga", gold=60), P(), P(), decade=DATA["troop"][troop]["from_decade"])
    s.troops = exchanged(s.troops, 0, 1 if troop else 2)  # the first troop of all is worth more
    before = PrincesValues().worth(s, 0)
    do(s, 0, BuyTroop(troop))
    assert PrincesValues().worth(s, 0) > before


def test_bots_deal_with_each_other_in_the_arena() -> None:
    """Offers are answered in the turn in which they are made, though the game waits for another."""
    from signoria.sim import duel

    plan = Plan("princes", 4, ("greedy",) * 4, 1)
    arena_table: Table = plan.table()
    deeds: list[str] = []
    for index in range(2):
        game = duel.Playing(arena_table, plan.bots, index, ("deals", index), by_cpu=False)
        found = game.to_the_end()
        assert not found.failures
        deeds += [entry.do[0] for entry in game.entries if entry.do]
    assert deeds.count("make_offer") == deeds.count("accept_offer") + deeds.count("decline_offer")
    assert deeds.count("accept_offer") > 0
