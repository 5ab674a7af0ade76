"""What is legal at another step of a turn (GEN-022) says so, to the active player and to the others."""

import pytest

from signoria.core.value import Action
from signoria.games.genoa import reasons
from signoria.games.genoa.actions import AnyStart, FulfilLarge, Move, PassMarkers, Roll
from signoria.games.genoa.bids import Lapse, TakeAction
from tests.games.genoa.table import ask, card, field, offer, table, why


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Roll(), reasons.START_IS_OVER),
        (AnyStart(0), reasons.START_IS_OVER),
        (Move(0), reasons.TOWER_WAITS),
        (PassMarkers(), reasons.MARKERS_LATER),
        (TakeAction(), reasons.NOT_OPEN_TO_YOU),
        (Lapse(), reasons.NOT_OPEN_TO_YOU),
    ],
)
def test_gen_022_every_step_of_a_turn_has_its_time(action: Action, reason: int) -> None:
    acting = table(3, path=["metal_warehouse"], acting=0)
    assert why(acting, 0, action) == reason
    # Whoever is asked for an offer neither moves the tower nor decides who acts.
    assert why(table(3, path=["metal_warehouse"]), 1, action) == reason


def test_gen_106_prices_are_named_by_the_active_player_only() -> None:
    s = table(3, path=["metal_warehouse"])
    assert why(s, 1, ask(2, "metal_warehouse", 5)) == reasons.ONLY_THE_ACTIVE_ASKS
    assert why(table(3, path=["metal_warehouse"], acting=0), 1, offer("metal_warehouse", 5)) != 0


def test_gen_160_a_large_order_belongs_to_its_own_villa() -> None:
    s = table(3, path=["villa_colini"], acting=0, hands={0: ["large_ricci_1"]})
    assert why(s, 0, FulfilLarge(card("large_ricci_1"))) == reasons.OTHER_VILLA
    assert field("villa_colini") != field("villa_ricci")
