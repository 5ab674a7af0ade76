"""Who may act, the action window, building action (GEN-050 to GEN-064, GEN-130 to GEN-133, GEN-195)."""

from signoria.core.rows import exchanged, grown
from signoria.games.genoa import reasons
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.action_window import ActionWindow
from signoria.games.genoa.actions import (
    EndAction,
    EndTurn,
    Exchange,
    FulfilSmall,
    Perform,
    UseAnyGood,
    UseBuilding,
)
from signoria.games.genoa.bids import AnotherRound, Lapse, Pass, TakeAction
from signoria.games.genoa.building_events import NothingLeft
from signoria.games.genoa.current_building import AnswerHere
from signoria.games.genoa.neighbouring_fields import OffersNext
from tests.games.genoa.table import (
    SETTLED,
    accept,
    card,
    do,
    field,
    good,
    has,
    holds,
    kinds,
    offer,
    stock,
    table,
    told,
    top,
    why,
)


def test_gen_050_each_player_has_one_regular_action() -> None:
    s = table(3, path=["park"])
    assert [has_action(s, seat) for seat in range(3)] == [True] * 3
    do(s, 0, TakeAction())
    do(s, 0, Perform())
    do(s, 0, EndAction())
    assert not has_action(table(3, path=["harbor"], acted=[0], step=SETTLED), 0)
    assert s.based == 1


def test_gen_051_one_player_per_building_and_turn_in_any_order() -> None:
    s = table(3, path=["harbor"])
    do(s, 1, Pass())
    do(s, 2, offer("harbor", 5))
    do(s, 0, accept("harbor", 2))
    do(s, 2, Perform())
    assert s.performer[field("harbor")] == 2
    assert why(s, 2, Perform()) == reasons.ONCE_PER_TURN


def test_gen_052_gen_192_a_more_action_card_gives_another_action_in_the_same_turn() -> None:
    s = table(3, path=["park"], acting=0)
    do(s, 0, Perform())
    do(s, 0, EndAction())
    assert has(s, 0, "extra_action") == 1
    assert has_action(s, 0)


def test_gen_053_the_base_action_goes_first_then_the_card_is_spent() -> None:
    s = table(3, path=["harbor"], goods={0: {"extra_action": 2}})
    do(s, 0, TakeAction())
    assert has(s, 0, "extra_action") == 2
    s = table(3, path=["harbor"], goods={0: {"extra_action": 2}}, acted=[0])
    do(s, 0, TakeAction())
    assert has(s, 0, "extra_action") == 1
    assert stock(s, "extra_action") == 4
    assert s.spent[0] == 1


def test_gen_064_a_building_is_settled_once_in_a_turn() -> None:
    s = table(3, path=["harbor"], acted=[1, 2])
    do(s, 0, Lapse())
    assert isinstance(top(s), OffersNext)
    for seat in (1, 2):
        do(s, seat, Pass())
    assert why(s, 0, TakeAction()) == reasons.ONCE_PER_TURN


def test_gen_130_special_cards_only_inside_the_own_action() -> None:
    s = table(3, path=["harbor"], goods={0: {"any_good": 1, "exchange": 1}, 1: {"any_good": 1}})
    assert why(s, 0, UseAnyGood(0)) == reasons.ONLY_IN_ACTION
    do(s, 0, TakeAction())
    assert {UseAnyGood, Exchange, Perform} <= kinds(s, 0)
    assert why(s, 1, UseAnyGood(0)) == reasons.NOT_YOUR_ACTION
    do(s, 0, Perform())
    do(s, 0, UseAnyGood(0))
    do(s, 0, EndAction())
    assert why(s, 0, UseAnyGood(1)) == reasons.ONLY_IN_ACTION


def test_gen_131_a_card_gained_may_be_used_at_once() -> None:
    s = table(3, path=["harbor"], acting=0)
    do(s, 0, Perform())
    do(s, 0, UseAnyGood(good("silk")))
    assert has(s, 0, "silk") == 1
    assert has(s, 0, "any_good") == 0


def test_gen_132_a_begun_action_must_be_performed() -> None:
    s = table(3, path=["harbor"], acting=0)
    assert why(s, 0, EndAction()) == reasons.MUST_PERFORM
    assert why(s, 0, EndTurn()) != 0


def test_gen_133_out_of_stock_yields_nothing_but_counts() -> None:
    s = table(
        3,
        path=["harbor"],
        acting=0,
        gone=["any_good"],
        goods={0: {"copper": 1}},
        hands={0: ["small_harbor_copper"]},
    )
    do(s, 0, Perform())
    assert told(s, NothingLeft)
    assert has(s, 0, "any_good") == 0
    assert s.performed[0] == 1
    do(s, 0, FulfilSmall(card("small_harbor_copper")))
    assert s.money[0] == 170


def test_gen_195_building_action_uses_no_action_and_allows_no_small_order() -> None:
    s = table(
        3,
        path=["harbor"],
        acting=0,
        owners={"park": 0},
        goods={0: {"building_action": 2, "rice": 1}},
        hands={0: ["small_park_rice"]},
    )
    do(s, 0, UseBuilding(field("park"), -1))
    do(s, 0, UseBuilding(field("park"), -1))
    assert has(s, 0, "extra_action") == 2
    assert s.performed[0] == 0
    do(s, 0, Perform())
    assert why(s, 0, FulfilSmall(card("small_park_rice"))) == reasons.WRONG_BUILDING


def test_gen_195_only_with_the_own_marker_and_without_a_fee() -> None:
    s = table(3, path=["harbor"], acting=0, owners={"park": 1}, goods={0: {"building_action": 1}})
    assert why(s, 0, UseBuilding(field("park"), -1)) == reasons.NOT_OWNED
    assert s.money == [130, 130, 130]


def test_gen_196_the_own_palazzo_is_not_offered() -> None:
    s = table(3, path=["harbor"], acting=0, owners={"palazzo": 0}, goods={0: {"building_action": 1}})
    assert UseBuilding not in kinds(s, 0)
    assert why(s, 0, UseBuilding(field("palazzo"), -1)) == reasons.NOT_OWNED


def test_gen_197_the_engine_handles_an_owned_villa_all_the_same() -> None:
    s = table(
        3,
        path=["harbor"],
        acting=0,
        goods={0: {"building_action": 2, "silver": 1, "wheat": 1, "linen": 1}},
        hands={0: ["large_ricci_1", "large_ricci_2"]},
    )
    s.owner = exchanged(s.owner, field("villa_ricci"), 0)
    s.supply = grown(s.supply, 0, -1)
    assert why(s, 0, UseBuilding(field("villa_ricci"), card("large_ricci_2"))) == reasons.CUBES_MISSING
    window = top(s)
    assert isinstance(window, ActionWindow)
    window.take(s, 0, UseBuilding(field("villa_ricci"), card("large_ricci_1")))
    assert s.money[0] == 230
    assert not holds(s, 0, "large_ricci_1")
    assert s.based == 1


def test_another_round_is_offered_only_while_somebody_can_answer() -> None:
    s = table(3, path=["harbor"], acted=[1, 2])
    assert isinstance(top(s), AnswerHere)
    assert AnotherRound not in kinds(s, 0)
    assert isinstance(table(3, path=["harbor"], acted=[0, 1, 2], step=SETTLED).stack[-1], OffersNext)
